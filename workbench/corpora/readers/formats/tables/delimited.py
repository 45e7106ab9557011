"""CSV and TSV files: dialect and header are detected, rows of another width reported."""

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from typing import TextIO

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.header_rows import column_names
from workbench.corpora.readers.columns.irregular_rows import IrregularRows
from workbench.corpora.readers.columns.orange_headers import orange_header
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.tables.class_columns import with_texts_below_classes
from workbench.corpora.readers.formats.tables.dialects import (
    DELIMITER_LINE,
    Dialect,
    find_dialect,
    rows_of_lines,
)
from workbench.corpora.readers.formats.tables.far_rows import far_rows
from workbench.corpora.readers.formats.tables.other_lines import (
    explanations_below,
    with_second_level,
    without_other_lines,
)
from workbench.corpora.readers.formats.tables.table_rows import (
    ROWS_COMPARED,
    begins_with_names,
    common_width,
    fitted_names,
    lines_above,
    rows_of_width,
    shown_row,
    without_repeated_names,
)
from workbench.corpora.readers.formats.tables.word_rows import with_words_joined
from workbench.corpora.readers.limits import CELL_CHARACTERS, ROW_CHARACTERS, TABLE_COLUMNS
from workbench.errors import CorpusError
from workbench.plain_text import original_text

_SAMPLE_CHARACTERS = 1 << 18


def read_table(context: ReadingContext) -> Corpus:
    """Read a CSV or TSV file, plain or compressed."""
    with open_table(context) as (table, _, encoding):
        notes = [encoding.note] if encoding.note else []
        if len(table.names) == 1:
            notes.append("The table has only one column; set the delimiter if it should have more.")
        return table_corpus(table, context, encoding.label, notes)


@contextmanager
def open_table(context: ReadingContext) -> Iterator[tuple[SourceTable, Dialect, EncodingChoice]]:
    """Open a CSV or TSV file; yield its table, its dialect and its encoding."""
    csv.field_size_limit(CELL_CHARACTERS)  # its default is 131,072
    with open_text(context.path, context) as (text, encoding):
        head = text.read(_SAMPLE_CHARACTERS)
        dialect = find_dialect(head, context)
        head = DELIMITER_LINE.sub("\n", head, count=1) if DELIMITER_LINE.match(head) else head
        later = _bounded_lines(text, context)
        lines = chain(io.StringIO(head + next(later, ""), newline=""), later)
        rows = _checked_rows(lines, dialect, context)
        first = next(rows, None)
        if first is None:
            raise CorpusError(f"{context.path.name} has no rows; choose a file with documents.")
        if len(first.values) > TABLE_COLUMNS:
            raise CorpusError(
                f"{context.path.name} has {len(first.values):,} columns; at most "
                f"{TABLE_COLUMNS:,} are allowed, so remove some or set another delimiter."
            )
        table = table_with_names(first, rows, context, dialect.delimiter)
        is_joined = table.irregular is not None and bool(table.irregular.words_of)
        if not is_joined:
            further = far_rows(context, dialect, encoding, len(table.names))
            table = table._replace(far_rows=further)
        yield table, dialect, encoding


def table_with_names(
    first: TableRow, rows: Iterator[TableRow], context: ReadingContext, delimiter: str = " "
) -> SourceTable:
    """Use the first row as names if it is a header, and check the width of the other rows."""
    compared = [first, *islice(rows, ROWS_COMPARED)]
    header = context.settings.header
    above = lines_above(compared) if header == "auto" else 0
    cells, others = list(compared[above].values), compared[above + 1 :]
    width = common_width(others) or len(cells)
    irregular = IrregularRows(0, delimiter, above=[shown_row(row) for row in compared[:above]])
    later = rows
    rows = chain(others, later)
    stated = orange_header(cells, [row.values for row in others]) if header == "auto" else None
    if stated is not None:
        names = column_names(stated.names)
        irregular.explanations = stated.rows_below
        rows = chain(others[stated.rows_below :], later)
    elif header == "names" or (header == "auto" and begins_with_names(cells, others)):
        names = column_names(fitted_names(cells, width, others))
        if header == "auto":
            irregular.explanations = explanations_below(cells, others)
            if irregular.explanations:
                names = with_second_level(names, cells, others[0].values)
            rows = chain(others[irregular.explanations :], later)
            rows = without_repeated_names(rows, cells, irregular)
    else:
        names = column_names([""] * (width if len(others) > 1 else len(cells)))
        rows = chain([compared[above]], rows)
    irregular.width = len(names)
    rows = without_other_lines(rows, irregular)
    rows = rows_of_width(rows, names, irregular, context)
    stated_class = stated.class_name if stated is not None else ""
    table = SourceTable(names, rows, irregular, stated_class=stated_class)
    return with_texts_below_classes(with_words_joined(table, context), context)


def _checked_rows(
    lines: Iterator[str], dialect: Dialect, context: ReadingContext
) -> Iterator[TableRow]:
    """Yield the rows; reject a last row whose quotation mark is never closed."""
    record: list[str] = []
    last: list[str] = []
    start = 1
    try:
        for line, values in rows_of_lines(_recorded(lines, record), dialect):
            yield TableRow(line, [original_text(value) for value in values or ()])
            start, last = line, record[:]
            record.clear()
    except csv.Error as problem:
        if "field limit" not in str(problem):
            raise
        raise CorpusError(
            f"{context.path.name}, after line {start}: a cell has more than {CELL_CHARACTERS:,} "
            "characters. If a quotation mark is never closed there, close it or set the quotation "
            "mark to none; otherwise save this text as a file of its own."
        ) from None
    if dialect.quote and _is_open(last, dialect):
        raise CorpusError(
            f"{context.path.name}, line {start}: a quotation mark is opened and never closed; "
            "close it, or set the quotation mark to none if such marks belong to the texts."
        )


def _bounded_lines(text: TextIO, context: ReadingContext) -> Iterator[str]:
    while line := text.readline(ROW_CHARACTERS + 1):
        if len(line) > ROW_CHARACTERS:
            raise CorpusError(
                f"{context.path.name} has a line of more than {ROW_CHARACTERS:,} characters, too "
                "long for a table; save its texts as files of their own, or set another format."
            )
        yield line


def _recorded(lines: Iterator[str], record: list[str]) -> Iterator[str]:
    for line in lines:
        record.append(line)
        yield line


def _is_open(lines: Sequence[str], dialect: Dialect) -> bool:
    try:
        for _ in csv.reader(lines, **dialect.options(strict=True)):
            pass
    except csv.Error as problem:
        return "unexpected end" in str(problem)
    return False
