"""Excel workbooks, checked for excessive sizes before the library unpacks them."""

import datetime
import re
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, corpus_from
from workbench.corpora.readers.columns import (
    Row,
    Table,
    as_text,
    choose_columns,
    records_of,
    with_sample,
)
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables import table_with_names
from workbench.errors import CorpusError, WorkbenchError

_CELL = re.compile(rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,7})(\d{1,10})"([^<>]*)>')
_INDEX = re.compile(rb'\bt="s"[^<>]*>\s*<(?:\w+:)?v>(\d{1,9})<')
_STRING_END = re.compile(rb"</(?:\w+:)?si>|<(?:\w+:)?si\s*/>")
_MOST_CELLS = 50_000_000


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
def open_excel(context: ReadingContext) -> Iterator[tuple[Table, str]]:
    """Open the chosen sheet, or the first with content, as a table."""
    check_workbook(context)
    name, rows = _chosen_sheet(context)
    first, *others = [Row(number, row) for number, row in rows]
    yield table_with_names(first, iter(others), context), name


def check_workbook(context: ReadingContext) -> None:
    """Reject a workbook that unpacks to too many bytes, cells or characters."""
    size = context.path.stat().st_size
    lengths: list[int] = []
    with zipfile.ZipFile(context.path) as archive:
        for entry in archive.infolist():
            context.count_bytes(entry.file_size, size)
        for entry in archive.infolist():
            # Reading to the end checks that the stated sizes are true.
            content = archive.read(entry)
            if entry.filename.endswith("sharedStrings.xml"):
                lengths = [len(piece) for piece in _STRING_END.split(content)]
        for entry in archive.infolist():
            if entry.filename.startswith("xl/worksheets/"):
                _check_sheet(archive.read(entry), lengths, context)


def _check_sheet(content: bytes, lengths: list[int], context: ReadingContext) -> None:
    rows = [1]
    columns = [1]
    for column, row, _ in _CELL.findall(content):
        rows.append(int(row))
        columns.append(_column_number(column))
    # The library allocates the whole rectangle up to the last cell.
    if (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1) > _MOST_CELLS:
        raise CorpusError(
            f"{context.path.name} has a sheet of {max(rows):,} rows and {max(columns):,} columns; "
            "at most 50 million cells are allowed, so remove empty rows and columns."
        )
    used = (int(index) for index in _INDEX.findall(content))
    characters = sum(lengths[index] for index in used if index < len(lengths))
    context.count_bytes(characters, 0)


def _column_number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + letter - 64
    return number


def _chosen_sheet(context: ReadingContext) -> tuple[str, list[tuple[int, list[Any]]]]:
    try:
        return _read_sheet(context)
    except (WorkbenchError, KeyboardInterrupt, SystemExit):
        raise
    except BaseException as problem:
        # A panic of the Rust library is not an Exception, and its errors have no common class.
        raise CorpusError(
            f"{context.path.name} is not a valid Excel workbook ({str(problem)[:150]}); open it in "
            "a spreadsheet program and save it again as .xlsx."
        ) from None


def _read_sheet(context: ReadingContext) -> tuple[str, list[tuple[int, list[Any]]]]:
    from python_calamine import CalamineWorkbook  # late: a library that only spreadsheets need

    workbook = CalamineWorkbook.from_path(str(context.path))
    names = workbook.sheet_names
    wanted = context.settings.sheet
    if wanted and wanted not in names:
        raise CorpusError(
            f"{context.path.name} has no sheet {wanted!r}; its sheets are {', '.join(names)}."
        )
    for name in [wanted] if wanted else names:
        rows = workbook.get_sheet_by_name(name).to_python(skip_empty_area=False)
        filled = [
            (number, _as_texts(row)) for number, row in enumerate(rows, 1) if any(map(as_text, row))
        ]
        if filled:
            return name, _without_empty_columns(filled)
    raise CorpusError(f"{context.path.name} has no sheet with content; choose another file.")


def _as_texts(row: list[Any]) -> list[Any]:
    return [
        value.isoformat() if isinstance(value, datetime.date) else as_text(value) for value in row
    ]


def _without_empty_columns(rows: list[tuple[int, list[Any]]]) -> list[tuple[int, list[Any]]]:
    width = max(len(row) for _, row in rows)
    kept = [
        column
        for column in range(width)
        if any(column < len(row) and row[column] for _, row in rows)
    ]
    return [
        (line, [row[column] if column < len(row) else "" for column in kept]) for line, row in rows
    ]
