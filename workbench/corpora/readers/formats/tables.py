"""CSV and TSV files: delimiter, quoting and header are detected, ragged rows reported."""

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
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.limits import TABLE_COLUMNS
from workbench.errors import CorpusError
from workbench.plain_text import original_text

DELIMITERS = (",", "\t", ";", "|")
_SAMPLE_CHARACTERS = 1 << 18
_DELIMITER_LINE = re.compile(r"\ufeff?sep=(.)\r?\n", re.IGNORECASE)  # a first line for Excel
_NUMBER = re.compile(r"[-+]?[\d.,]+")
_NAME = re.compile(r"[\w@#(/-]+( [\w@#()/&.-]+){0,3}[\w.?:)]*")
# The default of the csv module is 131,072 characters.
_LONGEST_FIELD = (1 << 31) - 1


class Dialect(NamedTuple):
    """How a table is written."""

    delimiter: str
    is_quoted: bool = True


def read_table(context: ReadingContext) -> Corpus:
    """Read a CSV or TSV file, plain or compressed."""
    with open_table(context) as (table, _, encoding):
        sample, table = with_sample(table)
        choice = choose_columns(table.names, sample, context)
        records = records_of(table, choice, context)
        notes = [encoding.note] if encoding.note else []
        if len(table.names) == 1:
            notes.append("The table has only one column; set the delimiter if it should have more.")
        elif not choice.label:
            notes.append(
                "No column with classes was found; choose the class column if there is one."
            )
        origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
        return corpus_from(records, origin)


@contextmanager
def open_table(context: ReadingContext) -> Iterator[tuple[Table, Dialect, EncodingChoice]]:
    """Open a table: its column names, its rows and how it is written."""
    csv.field_size_limit(_LONGEST_FIELD)
    with open_text(context.path, context) as (text, encoding):
        head = text.read(_SAMPLE_CHARACTERS)
        dialect = find_dialect(head, context)
        head = _DELIMITER_LINE.sub("\n", head, count=1) if _DELIMITER_LINE.match(head) else head
        lines = chain(io.StringIO(head + text.readline(), newline=""), text)
        table = _named_table(_checked_rows(lines, dialect, context), context)
        yield table, dialect, encoding


def find_dialect(head: str, context: ReadingContext) -> Dialect:
    """Return the delimiter that is set, or the one that divides the first lines most evenly."""
    if not head.strip():
        raise CorpusError(f"{context.path.name} is empty; choose a file with documents.")
    wanted = context.settings.delimiter_character()
    complete = head[: head.rfind("\n") + 1] or head
    stated = _DELIMITER_LINE.match(head)
    if not wanted and stated:
        wanted = stated[1]
    if not wanted:
        wanted = max(DELIMITERS, key=lambda delimiter: rate_delimiter(complete, delimiter))
    is_quoted = wanted != "\t" or _quotes_balance(complete)
    return Dialect(wanted, is_quoted)


def rate_delimiter(text: str, delimiter: str) -> tuple[float, int]:
    """Return the share of rows with the most common width above one, and that width."""
    is_quoted = delimiter != "\t" or _quotes_balance(text)
    widths: dict[int, int] = {}
    for row in _rows(iter(text.splitlines(keepends=True)), Dialect(delimiter, is_quoted)):
        widths[len(row.values)] = widths.get(len(row.values), 0) + 1
    common = max(widths, key=lambda width: (widths[width], width), default=0)
    if common < 2:
        return 0.0, 0
    return widths[common] / sum(widths.values()), common


def is_header(first: Sequence[Any], others: Sequence[Row] = ()) -> bool:
    """Whether the first row holds column names rather than a document."""
    cells = [str(value).strip().lstrip("\ufeff") for value in first]
    if len(set(cells)) < len(cells) or not all(cells):
        return False
    if any(cell.lower().replace(" ", "_") in KNOWN_NAMES for cell in cells):
        return True
    # A class recurs in its column, a name does not.
    recurs = any(
        str(value).strip() == cell
        for row in others
        for cell, value in zip(cells, row.values, strict=False)
    )
    return not recurs and all(
        len(cell) <= 40 and _NAME.fullmatch(cell) and not _NUMBER.fullmatch(cell) for cell in cells
    )


def _quotes_balance(text: str) -> bool:
    # In most tab-separated files quotation marks are ordinary characters.
    fields = re.findall(r'(?:^|\t)"(?:[^"\t\n]|"")*"(?=\t|\r?$)', text, re.MULTILINE)
    marks = text.count('"')
    return marks > 0 and sum(field.count('"') for field in fields) == marks


def _rows(lines: Iterator[str], dialect: Dialect) -> Iterator[Row]:
    quoting: Literal[0, 3] = csv.QUOTE_MINIMAL if dialect.is_quoted else csv.QUOTE_NONE
    reader = csv.reader(lines, delimiter=dialect.delimiter, quoting=quoting)
    start = 1
    for values in reader:
        if any(values):
            yield Row(start, [original_text(value) for value in values])
        start = reader.line_num + 1


def _checked_rows(lines: Iterator[str], dialect: Dialect, context: ReadingContext) -> Iterator[Row]:
    """Yield the rows; reject a last row whose quotation mark is never closed."""
    record: list[str] = []
    last: list[str] = []
    start = 1
    for row in _rows(_recorded(lines, record), dialect):
        yield row
        start, last = row.line, record[:]
        record.clear()
    if dialect.is_quoted and _is_open(last, dialect):
        raise CorpusError(
            f"{context.path.name}, line {start}: a quotation mark is opened and never closed; "
            "close it, or remove it if it belongs to the text."
        )


def _recorded(lines: Iterator[str], record: list[str]) -> Iterator[str]:
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


def _named_table(rows: Iterator[Row], context: ReadingContext) -> Table:
    first = next(rows, None)
    if first is None:
        raise CorpusError(f"{context.path.name} has no rows; choose a file with documents.")
    if len(first.values) > TABLE_COLUMNS:
        raise CorpusError(
            f"{context.path.name} has {len(first.values):,} columns; at most {TABLE_COLUMNS:,} are "
            "allowed, so remove some or set another delimiter."
        )
    return table_with_names(first, rows, context)


def table_with_names(first: Row, rows: Iterator[Row], context: ReadingContext) -> Table:
    """Use the first row as names if it is a header, and check the width of the other rows."""
    header = context.settings.header
    others = list(islice(rows, SAMPLE_ROWS))
    rows = chain(others, rows)
    if header == "names" or (header == "auto" and is_header(first.values, others)):
        names = tuple(str(value).strip().lstrip("\ufeff") for value in first.values)
    else:
        names = tuple(f"column {number}" for number in range(1, len(first.values) + 1))
        rows = chain([first], rows)
    return Table(names, _of_width(rows, len(names), context))


def _of_width(rows: Iterator[Row], width: int, context: ReadingContext) -> Iterator[Row]:
    for row in rows:
        if len(row.values) != width:
            raise CorpusError(
                f"{context.path.name}, line {row.line}: {len(row.values)} fields where the first "
                f"row has {width}; put fields that contain the delimiter or a line break in "
                "quotation marks, close every quotation mark, or set another delimiter."
            )
        yield row
