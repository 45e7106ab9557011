"""Excel and OpenDocument workbooks, read by a streaming parser with limits."""

import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path, PurePosixPath

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.header_rows import is_header
from workbench.corpora.readers.columns.profiles import count_words
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.files.sources import Member
from workbench.corpora.readers.files.streams import check_regular
from workbench.corpora.readers.formats.class_legends import (
    are_numbers,
    class_names_in_rows,
    with_class_names,
)
from workbench.corpora.readers.formats.tables.delimited import table_with_names
from workbench.corpora.readers.formats.tables.label_tables import with_labels_of_parts
from workbench.corpora.readers.formats.tables.open_document_sheets import (
    flat_document_sheets,
    open_document_sheets,
)
from workbench.corpora.readers.formats.tables.workbook_cells import Sheet, SheetElements
from workbench.corpora.readers.formats.tables.workbook_parts import open_workbook
from workbench.corpora.readers.formats.tables.workbook_xml import parse_part
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_FEWEST_ROWS = 3
_ROWS_COMPARED = 12
_MOST_ROWS = 1000  # of a list of classes
_FEW_WORDS = 2
_SEPARATOR = ", "


def read_excel(context: ReadingContext) -> Corpus:
    """Read one sheet of a workbook, or all sheets with the same columns."""
    with open_excel(context) as (table, sheet):
        notes = [] if context.settings.sheet else [_note(sheet)]
        corpus = table_corpus(table, context, notes=notes)
    if not corpus.class_names:
        further = _sheets(ReadingContext(context.path, context.settings))  # counts bytes anew
        others = [name for name, found in further if found.rows and name != sheet]
        corpus = with_labels_of_parts(corpus, context, others, _open_rows)
    if context.settings.sheet or not are_numbers(corpus.class_names):
        return corpus
    sheets_beside = (found.filled_rows() for _, found in _sheets(context))
    tables = ([values for _, values in islice(rows, _MOST_ROWS)] for rows in sheets_beside)
    return with_class_names(corpus, class_names_in_rows(corpus.class_names, tables))


@contextmanager
def _open_rows(path: Path, settings: ReadingSettings) -> Iterator[SourceTable]:
    with open_excel(ReadingContext(path, settings)) as (table, _):
        yield table


def _note(sheet: str) -> str:
    if _SEPARATOR not in sheet:
        return f"The sheet {sheet!r} was read."
    return (
        f"The sheets {sheet} have the same columns and were joined; a column “sheet” names them. "
        "Set the sheet to read only one."
    )


@contextmanager
def open_excel(context: ReadingContext) -> Iterator[tuple[SourceTable, str]]:
    """Open the chosen sheet, the first that holds a table with texts, or several that are alike."""
    sheets = _chosen_sheets(context)
    rows = _joined_rows(sheets) if len(sheets) > 1 else _rows(sheets[0][1])
    names = _SEPARATOR.join(name for name, _ in sheets)
    yield table_with_names(next(rows), rows, context), names


def sheets_of(file: Member) -> Iterator[list[list[str]]]:
    """The rows of each sheet of a workbook inside a folder or an archive; none if it is damaged."""
    with tempfile.TemporaryDirectory(prefix="workbench-") as folder:
        path = Path(folder) / f"sheets{PurePosixPath(file.name).suffix.lower()}"
        path.write_bytes(file.content)
        try:
            with explaining_errors(path):
                found = [sheet for _, sheet in _sheets(ReadingContext(path, ReadingSettings()))]
        except CorpusError:
            return
    for sheet in found:
        yield [values for _, values in sheet.filled_rows()]


def _rows(sheet: Sheet) -> Iterator[TableRow]:
    return (TableRow(number, values) for number, values in sheet.filled_rows())


def _joined_rows(sheets: Sequence[tuple[str, Sheet]]) -> Iterator[TableRow]:
    for position, (name, sheet) in enumerate(sheets):
        rows = _rows(sheet)
        first = next(rows)
        if not position:
            yield TableRow(first.line, [*first.values, "sheet"])
        yield from (TableRow(row.line, [*row.values, name]) for row in rows)


def _is_table(sheet: Sheet) -> bool:
    # Covers and explanations have few rows without names, or text in one column only.
    if len(sheet.rows) < _FEWEST_ROWS or len(sheet.columns) < 2:
        return False
    first, *others = _first_rows(sheet)
    return len(sheet.rows) > _ROWS_COMPARED or is_header(first, others)


def _has_texts(sheet: Sheet) -> bool:
    """Whether a column holds texts; a list of codes and their names has none."""
    columns = zip(*_first_rows(sheet), strict=True)
    return any(sum(map(count_words, column)) > _FEW_WORDS * len(column) for column in columns)


def _first_rows(sheet: Sheet) -> list[list[str]]:
    return [values for _, values in islice(sheet.filled_rows(), _ROWS_COMPARED)]


def _chosen_sheets(context: ReadingContext) -> list[tuple[str, Sheet]]:
    """The sheet that is set; else the best one, with those that have the same columns."""
    found = [(name, sheet) for name, sheet in _sheets(context) if sheet.rows]
    if not found:
        raise CorpusError(f"{context.path.name} has no sheet with content; choose another file.")
    best = max(found, key=lambda item: _rank(item[1]))  # the first of several
    first, *others = _first_rows(best[1])
    if len(found) == 1 or not others or not is_header(first, others):
        return [best]
    alike = [item for item in found if _first_rows(item[1])[0] == first]
    return alike if len(alike) > 1 else [best]


def _rank(sheet: Sheet) -> tuple[int, int]:
    """Tables before others, long ones with texts before lists of codes; else the longest."""
    is_table, has_texts = _is_table(sheet), _has_texts(sheet)
    is_long = len(sheet.rows) > _ROWS_COMPARED
    rank = 3 * is_table + 2 * (is_long and has_texts) + has_texts
    return rank, 0 if rank else len(sheet.rows)


def _sheets(context: ReadingContext) -> Iterator[tuple[str, Sheet]]:
    check_regular(context.path)
    wanted = context.settings.sheet
    if not zipfile.is_zipfile(context.path):
        yield from _wanted(flat_document_sheets(context), context)
        return
    with zipfile.ZipFile(context.path) as archive:
        if "[Content_Types].xml" not in archive.namelist() and "content.xml" in archive.namelist():
            yield from _wanted(open_document_sheets(archive, context), context)
            return
        workbook = open_workbook(archive, context)
        _check_sheet(wanted, list(workbook.sheets), context)
        for name in [wanted] if wanted else workbook.sheets:
            elements = SheetElements(workbook, context)
            parse_part(archive, workbook.sheets[name], elements, context)
            yield name, elements.sheet


def _wanted(sheets: dict[str, Sheet], context: ReadingContext) -> Iterator[tuple[str, Sheet]]:
    wanted = context.settings.sheet
    _check_sheet(wanted, list(sheets), context)
    yield from ((name, sheets[name]) for name in ([wanted] if wanted else sheets))


def _check_sheet(wanted: str, names: Sequence[str], context: ReadingContext) -> None:
    if wanted and wanted not in names:
        raise CorpusError(
            f"{context.path.name} has no sheet {wanted!r}; its sheets are {', '.join(names[:50])}."
        )
