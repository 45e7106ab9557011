"""Tables of numbers: a class, perhaps an identifier, and features in all other columns."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.columns.cells import as_labels, as_text
from workbench.corpora.readers.columns.names import hints_of, is_class_name
from workbench.corpora.readers.columns.rows import SourceTable, TableRow, with_sample
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.numeric.numbers import (
    Feature,
    NumericRows,
    is_missing_value,
    is_numeric_value,
    with_decimal_point,
)
from workbench.corpora.readers.formats.tables.delimited import open_table
from workbench.corpora.readers.formats.tables.dialects import (
    WHITE_SPACE,
    Dialect,
    best_dialect,
    first_rows,
    has_spaced_fields,
)
from workbench.errors import CorpusError

_TEXT_NAMES = re.compile(
    r"text|document|body|content|message|review|sentence|abstract|comment|article|post|tweet"
    r"|e?mail|question|description|headline|title|url",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d+")
_LONGEST_VALUE = 40
_MOST_CLASSES = 100
_FEWEST_WORDS = 6  # of a sentence; names of samples and products have fewer


@dataclass(frozen=True)
class NumericColumns:
    """Which column of numeric data is what; -1 stands for none."""

    names: tuple[str, ...]
    label: int
    identity: int
    features: tuple[int, ...]
    nominal: frozenset[int]

    def name(self, index: int) -> str:
        """The name of a column; empty for none."""
        return self.names[index] if index >= 0 else ""


def is_numeric_table(head: str) -> bool:
    """Whether the beginning of a table shows numbers and at most a few names of values."""
    dialect = Dialect(WHITE_SPACE) if has_spaced_fields(head) else best_dialect(head)[0]
    rows = first_rows(head, dialect)
    if len(rows) > 2 and not head.endswith("\n"):
        rows.pop()  # the beginning of a file may end inside a cell
    if len(rows) < 2 or len(rows[0]) < 3 or any(len(row) != len(rows[0]) for row in rows):
        return False
    return _are_numeric([[_plain(cell, dialect) for cell in row] for row in rows])


def read_numbers(context: ReadingContext) -> Corpus:
    """Read a table of numbers; the notes say which column was taken as the class."""
    with open_table(context) as (table, dialect, encoding):
        table = with_plain_numbers(table, dialect)
        sample, table = with_sample(table)
        columns = find_columns(table.names, sample, context)
        features = [
            Feature(table.names[index], index in columns.nominal) for index in columns.features
        ]
        rows = NumericRows(features, context)
        records = [_record(row, columns, rows, number) for number, row in enumerate(table.rows, 1)]
    if not records:
        raise CorpusError(f"{context.path.name} has no rows with numbers; choose another file.")
    matrix, records, notes = rows.matrix(records)
    notes.append(_note_on_class(table, columns))
    origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
    return counted_corpus(records, matrix, origin)


def with_plain_numbers(table: SourceTable, dialect: Dialect) -> SourceTable:
    """Return the table with decimal points where its numbers have decimal commas."""
    if dialect.delimiter == ",":
        return table
    rows = (
        TableRow(row.line, [_plain(as_text(cell), dialect) for cell in row.values])
        for row in table.rows
    )
    return table._replace(rows=rows)


def _plain(cell: str, dialect: Dialect) -> str:
    return cell if dialect.delimiter == "," else with_decimal_point(cell)


def find_columns(
    names: Sequence[str], sample: Sequence[TableRow], context: ReadingContext
) -> NumericColumns:
    """Find the class and the identifier by setting, name and content; the rest are features."""
    settings = context.settings
    cells = [[as_text(row.values[index]) for row in sample] for index in range(len(names))]
    numeric = {index for index, column in enumerate(cells) if _is_numeric(column)}
    identity = _wanted(names, settings.id_column, context)
    label = _wanted(names, settings.class_column, context)
    if label < 0:
        label = _label_column(names, cells, numeric, identity)
    if identity < 0:
        identity = _identity_column(names, cells, label, numeric)
    rest = [index for index in range(len(names)) if index not in (label, identity)]
    features = tuple(index for index in rest if index in numeric or _is_nominal(cells[index]))
    if not features:
        raise CorpusError(
            f"{context.path.name} has no column of numbers; choose the format table for texts."
        )
    return NumericColumns(tuple(names), label, identity, features, frozenset(features) - numeric)


def _wanted(names: Sequence[str], wanted: str, context: ReadingContext) -> int:
    if not wanted:
        return -1
    if wanted not in names:
        shown = ", ".join(name[:60] for name in names[:20])
        raise CorpusError(f"{context.path.name} has no column {wanted!r}; its columns are {shown}.")
    return list(names).index(wanted)


def _label_column(
    names: Sequence[str], cells: Sequence[Sequence[str]], numeric: set[int], identity: int
) -> int:
    free = [index for index in range(len(names)) if index != identity and _repeats(cells[index])]
    named = [index for index in free if is_class_name(names[index])]
    nominal = [index for index in free if index not in numeric]
    # Numeric data have their class at the end or at the beginning, as a whole number.
    ends = [index for index in (len(names) - 1, 0) if index in free and _are_whole(cells[index])]
    return (named or nominal[-1:] or ends or [-1])[0]


def _identity_column(
    names: Sequence[str], cells: Sequence[Sequence[str]], label: int, numeric: set[int]
) -> int:
    for index, (name, column) in enumerate(zip(names, cells, strict=True)):
        is_distinct = len(set(column)) == len(column)
        is_counter = column[:3] in (["0", "1", "2"], ["1", "2", "3"]) and index == 0
        is_named = _is_identity_name(name)
        if index != label and is_distinct and ((is_named and _are_names(column)) or is_counter):
            return index
    others = [index for index in numeric if index not in (0, label)]
    fractions = [index for index in others if not _are_whole(cells[index])]
    # Long whole numbers that differ, before a table of fractions, number its rows.
    is_numbering = len(fractions) > 0.8 * len(others) and _are_long(cells[0])
    return 0 if label != 0 and is_numbering and len(set(cells[0])) == len(cells[0]) else -1


def _is_identity_name(name: str) -> bool:
    bare = name.strip().lower()
    return bare != "x" and (hints_of(name).identity > 0 or bare in ("", "sample"))


def _are_long(column: Sequence[str]) -> bool:
    return all(re.fullmatch(r"\s*\d{4,18}\s*", cell) for cell in column)


def _record(row: TableRow, columns: NumericColumns, rows: NumericRows, number: int) -> Record:
    rows.add([as_text(row.values[index]) for index in columns.features], row.line)
    label = as_labels(row.values[columns.label]) if columns.label >= 0 else ()
    identity = as_text(row.values[columns.identity]).strip() if columns.identity >= 0 else ""
    return Record(identity or str(number), "", label)


def _note_on_class(table: SourceTable, columns: NumericColumns) -> str:
    taken = {columns.label, columns.identity, *columns.features}
    left = [name for index, name in enumerate(table.names) if index not in taken]
    unused = f" Columns that were not used: {', '.join(left[:5])}." if left else ""
    if columns.label < 0:
        return f"No column with classes was found; choose the class column.{unused}"
    name = table.names[columns.label]
    return f"Numeric data, not texts; the classes are in the column {name!r}.{unused}"


def _are_numeric(rows: Sequence[Sequence[str]]) -> bool:
    has_header = not any(map(is_numeric_value, rows[0]))
    body = rows[1:] if has_header else rows
    columns = [
        [row[index].strip() for row in body if index < len(row)] for index in range(len(rows[0]))
    ]
    if has_header and any(map(_may_be_text, rows[0], columns)):
        return False
    names = rows[0] if has_header else ["value"] * len(rows[0])
    named = [is_class_name(name) or _is_identity_name(name) for name in names]
    numeric = [_is_numeric(column) for column in columns]
    features = sum(is_numeric and not name for is_numeric, name in zip(numeric, named, strict=True))
    others = [column for column, is_numeric in zip(columns, numeric, strict=True) if not is_numeric]
    has_class = len(others) == 1 or any(map(is_class_name, names))
    if features < (2 if has_class else 3) or features < 0.5 * len(columns):
        return False
    return all(
        _is_nominal(column) or (column is columns[0] and not _are_sentences(column))
        for column in others
    )


def _may_be_text(name: str, column: Sequence[str]) -> bool:
    """Whether a column is called a text and holds more than numbers or numbered names."""
    if not _TEXT_NAMES.search(name) or _is_numeric(column):
        return False
    bare = {_DIGITS.sub("", cell) for cell in column}
    return len(bare) > 1 or len(column) < 2 or any(len(cell.split()) > 2 for cell in bare)


def _are_sentences(column: Sequence[str]) -> bool:
    return sum(len(cell.split()) >= _FEWEST_WORDS for cell in column) > 0.5 * len(column)


def _is_numeric(column: Sequence[str]) -> bool:
    filled = [cell for cell in column if not is_missing_value(cell)]
    return bool(filled) and all(map(is_numeric_value, filled))


def _is_nominal(column: Sequence[str]) -> bool:
    filled = [cell for cell in column if not is_missing_value(cell)]
    is_short = all(len(cell) <= _LONGEST_VALUE for cell in filled)
    return is_short and len(set(filled)) <= max(1, min(2, len(filled) - 1), len(filled) // 2)


def _repeats(column: Sequence[str]) -> bool:
    distinct = len({cell for cell in column if not is_missing_value(cell)})
    return 2 <= distinct <= min(_MOST_CLASSES, max(2, len(column) // 2))


def _are_whole(column: Sequence[str]) -> bool:
    return all(re.fullmatch(r"\s*[-+]?\d{1,9}(\.0*)?\s*", cell) for cell in column)


def _are_names(column: Sequence[str]) -> bool:
    return not any(is_numeric_value(cell) and "." in cell for cell in column)
