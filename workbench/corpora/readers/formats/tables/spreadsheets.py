"""Excel workbooks, read by a streaming parser with limits and by no other library."""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.header_rows import is_header
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import check_regular
from workbench.corpora.readers.formats.tables.delimited import table_with_names
from workbench.corpora.readers.formats.tables.workbook_cells import SheetElements
from workbench.corpora.readers.formats.tables.workbook_parts import open_workbook
from workbench.corpora.readers.formats.tables.workbook_xml import parse_part
from workbench.errors import CorpusError

_FEWEST_ROWS = 3
_ROWS_COMPARED = 12


def read_excel(context: ReadingContext) -> Corpus:
    """Read one sheet of an Excel workbook."""
    with open_excel(context) as (table, sheet):
        notes = [] if context.settings.sheet else [f"The sheet {sheet!r} was read."]
        return table_corpus(table, context, notes=notes)


@contextmanager
def open_excel(context: ReadingContext) -> Iterator[tuple[SourceTable, str]]:
    """Open the chosen sheet, or the first that holds a table."""
    name, sheet = _chosen_sheet(context)
    rows = (TableRow(number, values) for number, values in sheet.filled_rows())
    yield table_with_names(next(rows), rows, context), name


def _is_table(sheet: SheetElements) -> bool:
    # Covers and explanations have few rows without names, or text in one column only.
    if len(sheet.rows) < _FEWEST_ROWS or len(sheet.columns) < 2:
        return False
    first, *others = [values for _, values in islice(sheet.filled_rows(), _ROWS_COMPARED)]
    return len(sheet.rows) > _ROWS_COMPARED or is_header(first, others)


def _chosen_sheet(context: ReadingContext) -> tuple[str, SheetElements]:
    check_regular(context.path)
    with zipfile.ZipFile(context.path) as archive:
        workbook = open_workbook(archive, context)
        wanted = context.settings.sheet
        if wanted and wanted not in workbook.sheets:
            raise CorpusError(
                f"{context.path.name} has no sheet {wanted!r}; its sheets are "
                f"{', '.join(list(workbook.sheets)[:50])}."
            )
        found: dict[str, SheetElements] = {}
        for name in [wanted] if wanted else workbook.sheets:
            sheet = SheetElements(workbook, context)
            parse_part(archive, workbook.sheets[name], sheet, context)
            if _is_table(sheet):
                return name, sheet
            if sheet.rows:
                found[name] = sheet
        if found:
            return max(found.items(), key=lambda item: len(item[1].rows))
    raise CorpusError(f"{context.path.name} has no sheet with content; choose another file.")
