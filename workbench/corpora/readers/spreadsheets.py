"""Excel workbooks, checked for bombs before the library unpacks them."""

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
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.tables import table_with_names
from workbench.errors import CorpusError, WorkbenchError

_CELL = re.compile(rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,7})(\d{1,10})"([^<>]*)>')
_INDEX = re.compile(rb'\bt="s"[^<>]*>\s*<(?:\w+:)?v>(\d{1,9})<')
_STRING_END = re.compile(rb"</(?:\w+:)?si>|<(?:\w+:)?si\s*/>")
_MOST_CELLS = 50_000_000


def read_excel(meter: Meter) -> Corpus:
    """Read one sheet of an Excel workbook."""
    with open_excel(meter) as (table, sheet):
        sample, table = with_sample(table)
        choice = choose_columns(table.names, sample, meter)
        notes = [] if meter.settings.sheet else [f"The sheet {sheet!r} was read."]
        if not choice.label:
            notes.append("No column of classes was found; set class_column if there is one.")
        origin = Origin(meter.path, meter.settings, "UTF-8", tuple(notes))
        return corpus_from(records_of(table, choice, meter), origin)


@contextmanager
def open_excel(meter: Meter) -> Iterator[tuple[Table, str]]:
    """Open the chosen sheet, or the first that has content, as a table."""
    check_workbook(meter)
    name, rows = _sheet(meter)
    first, *others = [Row(number, row) for number, row in rows]
    yield table_with_names(first, iter(others), meter), name


def check_workbook(meter: Meter) -> None:
    """Refuse a workbook that unpacks to too many bytes, cells or characters."""
    size = meter.path.stat().st_size
    lengths: list[int] = []
    with zipfile.ZipFile(meter.path) as archive:
        for one in archive.infolist():
            meter.unpacked(one.file_size, size)
        for one in archive.infolist():
            # Reading to the end checks that the stated sizes are true.
            content = archive.read(one)
            if one.filename.endswith("sharedStrings.xml"):
                lengths = [len(piece) for piece in _STRING_END.split(content)]
        for one in archive.infolist():
            if one.filename.startswith("xl/worksheets/"):
                _check_sheet(archive.read(one), lengths, meter)


def _check_sheet(content: bytes, lengths: list[int], meter: Meter) -> None:
    rows = [1]
    columns = [1]
    for column, row, _ in _CELL.findall(content):
        rows.append(int(row))
        columns.append(_column_number(column))
    # The library lays out the whole rectangle up to the last cell.
    if (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1) > _MOST_CELLS:
        raise CorpusError(
            f"{meter.path.name} has a sheet of {max(rows):,} rows and {max(columns):,} columns; "
            "at most 50 million cells are read, so remove empty rows and columns."
        )
    used = (int(one) for one in _INDEX.findall(content))
    characters = sum(lengths[one] for one in used if one < len(lengths))
    meter.unpacked(characters, 0)


def _column_number(letters: bytes) -> int:
    number = 0
    for one in letters:
        number = 26 * number + one - 64
    return number


def _sheet(meter: Meter) -> tuple[str, list[tuple[int, list[Any]]]]:
    try:
        return _sheet_by_library(meter)
    except (WorkbenchError, KeyboardInterrupt, SystemExit):
        raise
    except BaseException as problem:
        # A panic of the Rust library is no Exception; anything else has no common class.
        raise CorpusError(
            f"{meter.path.name} is not a sound Excel workbook ({str(problem)[:150]}); open it in a "
            "spreadsheet program and save it again as .xlsx."
        ) from None


def _sheet_by_library(meter: Meter) -> tuple[str, list[tuple[int, list[Any]]]]:
    from python_calamine import CalamineWorkbook  # late: a library that only spreadsheets need

    workbook = CalamineWorkbook.from_path(str(meter.path))
    names = workbook.sheet_names
    wanted = meter.settings.sheet
    if wanted and wanted not in names:
        raise CorpusError(
            f"{meter.path.name} has no sheet {wanted!r}; its sheets are {', '.join(names)}."
        )
    for name in [wanted] if wanted else names:
        rows = workbook.get_sheet_by_name(name).to_python(skip_empty_area=False)
        filled = [(at, _written(row)) for at, row in enumerate(rows, 1) if any(map(as_text, row))]
        if filled:
            return name, _without_empty_columns(filled)
    raise CorpusError(f"{meter.path.name} has no sheet with content; choose another file.")


def _written(row: list[Any]) -> list[Any]:
    return [one.isoformat() if isinstance(one, datetime.date) else as_text(one) for one in row]


def _without_empty_columns(rows: list[tuple[int, list[Any]]]) -> list[tuple[int, list[Any]]]:
    width = max(len(row) for _, row in rows)
    kept = [at for at in range(width) if any(at < len(row) and row[at] for _, row in rows)]
    return [(line, [row[at] if at < len(row) else "" for at in kept]) for line, row in rows]
