"""CSV and TSV files: delimiter, quoting and first row found, ragged rows named by their line."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any, Literal, NamedTuple

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, corpus_from
from workbench.corpora.readers.columns import (
    KNOWN_NAMES,
    SAMPLE_ROWS,
    Row,
    Table,
    choose_columns,
    records_of,
    with_sample,
)
from workbench.corpora.readers.encodings import EncodingChoice
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.texts import open_text
from workbench.errors import CorpusError

DELIMITERS = (",", "\t", ";", "|")
_SAMPLE_CHARACTERS = 1 << 18
_ANNOUNCED = re.compile(r"\ufeff?sep=(.)\r?\n", re.IGNORECASE)  # Excel obeys such a first line
_NUMBER = re.compile(r"[-+]?[\d.,]+")
_NAME = re.compile(r"[\w@#(/-]+( [\w@#()/&.-]+){0,3}[\w.?:)]*")
# The csv module refuses fields above 131,072 characters unless told otherwise.
_LONGEST_FIELD = (1 << 31) - 1


class Dialect(NamedTuple):
    """How a table is written."""

    delimiter: str
    is_quoted: bool = True


def read_table(meter: Meter) -> Corpus:
    """Read a CSV or TSV file, plain or compressed."""
    with open_table(meter) as (table, _, encoding):
        sample, table = with_sample(table)
        choice = choose_columns(table.names, sample, meter)
        records = records_of(table, choice, meter)
        notes = [encoding.note] if encoding.note else []
        if len(table.names) == 1:
            notes.append("The table has one column only; set delimiter if it should have more.")
        elif not choice.label:
            notes.append("No column of classes was found; set class_column if there is one.")
        origin = Origin(meter.path, meter.settings, encoding.label, tuple(notes))
        return corpus_from(records, origin)


@contextmanager
def open_table(meter: Meter) -> Iterator[tuple[Table, Dialect, EncodingChoice]]:
    """Open a table: its column names, its rows and how it is written."""
    csv.field_size_limit(_LONGEST_FIELD)
    with open_text(meter.path, meter) as (text, encoding):
        head = text.read(_SAMPLE_CHARACTERS)
        dialect = find_dialect(head, meter)
        head = _ANNOUNCED.sub("\n", head, count=1) if _ANNOUNCED.match(head) else head
        lines = chain(io.StringIO(head + text.readline(), newline=""), text)
        table = _named_table(_closed_rows(lines, dialect, meter), meter)
        yield table, dialect, encoding


def find_dialect(head: str, meter: Meter) -> Dialect:
    """Take the delimiter that was set, or the one that cuts the first lines most evenly."""
    if not head.strip():
        raise CorpusError(f"{meter.path.name} is empty; choose a file with documents.")
    wanted = meter.settings.delimiter_character()
    complete = head[: head.rfind("\n") + 1] or head
    announced = _ANNOUNCED.match(head)
    if not wanted and announced:
        wanted = announced[1]
    if not wanted:
        wanted = max(DELIMITERS, key=lambda one: evenness(complete, one))
    is_quoted = wanted != "\t" or _quotes_balance(complete)
    return Dialect(wanted, is_quoted)


def evenness(text: str, delimiter: str) -> tuple[float, int]:
    """Rate a delimiter: the share of rows with the most usual width above one, and that width."""
    is_quoted = delimiter != "\t" or _quotes_balance(text)
    widths: dict[int, int] = {}
    for row in _rows(iter(text.splitlines(keepends=True)), Dialect(delimiter, is_quoted)):
        widths[len(row.values)] = widths.get(len(row.values), 0) + 1
    usual = max(widths, key=lambda width: (widths[width], width), default=0)
    if usual < 2:
        return 0.0, 0
    return widths[usual] / sum(widths.values()), usual


def has_names(first: Sequence[Any], others: Sequence[Row] = ()) -> bool:
    """Say whether a first row holds the names of columns and not a document."""
    cells = [str(one).strip().lstrip("\ufeff") for one in first]
    if len(set(cells)) < len(cells) or not all(cells):
        return False
    if any(cell.lower().replace(" ", "_") in KNOWN_NAMES for cell in cells):
        return True
    # A class comes back in its column, a name does not.
    comes_back = any(
        str(value).strip() == cell
        for row in others
        for cell, value in zip(cells, row.values, strict=False)
    )
    return not comes_back and all(
        len(cell) <= 40 and _NAME.fullmatch(cell) and not _NUMBER.fullmatch(cell) for cell in cells
    )


def _quotes_balance(text: str) -> bool:
    # Tab-separated files mostly use quotation marks as ordinary characters.
    fields = re.findall(r'(?:^|\t)"(?:[^"\t\n]|"")*"(?=\t|\r?$)', text, re.MULTILINE)
    marks = text.count('"')
    return marks > 0 and sum(field.count('"') for field in fields) == marks


def _rows(lines: Iterator[str], dialect: Dialect) -> Iterator[Row]:
    quoting: Literal[0, 3] = csv.QUOTE_MINIMAL if dialect.is_quoted else csv.QUOTE_NONE
    reader = csv.reader(lines, delimiter=dialect.delimiter, quoting=quoting)
    start = 1
    for values in reader:
        if any(values):
            yield Row(start, values)
        start = reader.line_num + 1


def _closed_rows(lines: Iterator[str], dialect: Dialect, meter: Meter) -> Iterator[Row]:
    """Give the rows, and refuse a last one whose quotation mark swallowed the rest of the file."""
    record: list[str] = []
    last: list[str] = []
    start = 1
    for row in _rows(_remembered(lines, record), dialect):
        yield row
        start, last = row.line, record[:]
        record.clear()
    if dialect.is_quoted and _is_open(last, dialect):
        raise CorpusError(
            f"{meter.path.name}, line {start}: a quotation mark is opened and never closed; close "
            "it, or remove it if it belongs to the text."
        )


def _remembered(lines: Iterator[str], record: list[str]) -> Iterator[str]:
    for line in lines:
        record.append(line)
        yield line


def _is_open(lines: Sequence[str], dialect: Dialect) -> bool:
    try:
        for _ in csv.reader(lines, delimiter=dialect.delimiter, strict=True):
            pass
    except csv.Error as problem:
        return "unexpected end" in str(problem)
    return False


def _named_table(rows: Iterator[Row], meter: Meter) -> Table:
    first = next(rows, None)
    if first is None:
        raise CorpusError(f"{meter.path.name} has no rows; choose a file with documents.")
    return table_with_names(first, rows, meter)


def table_with_names(first: Row, rows: Iterator[Row], meter: Meter) -> Table:
    """Use the first row as names where it holds names, and check the width of the others."""
    header = meter.settings.header
    others = list(islice(rows, SAMPLE_ROWS))
    rows = chain(others, rows)
    if header == "names" or (header == "auto" and has_names(first.values, others)):
        names = tuple(str(one).strip().lstrip("\ufeff") for one in first.values)
    else:
        names = tuple(f"column {number}" for number in range(1, len(first.values) + 1))
        rows = chain([first], rows)
    return Table(names, _even(rows, len(names), meter))


def _even(rows: Iterator[Row], width: int, meter: Meter) -> Iterator[Row]:
    for row in rows:
        if len(row.values) != width:
            raise CorpusError(
                f"{meter.path.name}, line {row.line}: {len(row.values)} fields where the first row "
                f"has {width}; put fields that contain the delimiter or a line end in quotation "
                "marks, close every quotation mark, or set another delimiter."
            )
        yield row
