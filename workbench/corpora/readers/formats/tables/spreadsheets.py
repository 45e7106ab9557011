"""Excel workbooks, read by a streaming parser with limits and by no other library."""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, corpus_from
from workbench.corpora.readers.columns.choice import (
    SourceTable,
    TableRow,
    choose_columns,
    records_of,
    with_sample,
)
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import check_regular
from workbench.corpora.readers.formats.tables.delimited import table_with_names
from workbench.corpora.readers.formats.tables.workbook_cells import SheetElements
from workbench.corpora.readers.formats.tables.workbook_parts import open_workbook
from workbench.corpora.readers.formats.tables.workbook_xml import parse_part
from workbench.errors import CorpusError


def read_excel(context: ReadingContext) -> Corpus:
    """Read one sheet of an Excel workbook."""
    with open_excel(context) as (table, sheet):
        sample, table = with_sample(table)
        choice = choose_columns(table.names, sample, context)
        notes = [] if context.settings.sheet else [f"The sheet {sheet!r} was read."]
        if not choice.label:
            notes.append(
                "No column with classes was found; choose the class column if there is one."
            )
        origin = Origin(context.path, context.settings, "UTF-8", tuple(notes))
        return corpus_from(records_of(table, choice, context), origin)


@contextmanager
def open_excel(context: ReadingContext) -> Iterator[tuple[SourceTable, str]]:
    """Open the chosen sheet, or the first with content, as a table."""
    name, sheet = _chosen_sheet(context)
    rows = (TableRow(number, values) for number, values in sheet.filled_rows())
    yield table_with_names(next(rows), rows, context), name


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
        for name in [wanted] if wanted else workbook.sheets:
            sheet = SheetElements(workbook, context)
            parse_part(archive, workbook.sheets[name], sheet, context)
            if sheet.rows:
                return name, sheet
    raise CorpusError(f"{context.path.name} has no sheet with content; choose another file.")
