"""Tables as every format gives them, and a sample of their rows."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from workbench.corpora.readers.columns.irregular_rows import IrregularRows
from workbench.corpora.readers.columns.sparse_rows import characters_of

SAMPLE_ROWS = 1000
_BUFFERED_ROWS = 20_000
_BUFFERED_CHARACTERS = 32 << 20
_MOST_CELLS = 1_000_000  # looked at to choose the columns
_FEWEST_ROWS = 20


class TableRow(NamedTuple):
    """A row of a table: the line on which it starts and its values."""

    line: int
    values: Sequence[Any]


class SourceTable(NamedTuple):
    """The names of the columns, the rows as an iterator, and the rows of another width."""

    names: tuple[str, ...]
    rows: Iterator[TableRow]
    irregular: IrregularRows | None = None
    far_rows: tuple[TableRow, ...] = ()  # some rows from further on, where they are cheap to get
    stated_class: str = ""  # the class column, where the file itself names it


def with_sample(table: SourceTable) -> tuple[list[TableRow], SourceTable]:
    """Return rows spread over the beginning of a table, and the complete table again."""
    buffered: list[TableRow] = []
    characters = 0
    for row in table.rows:
        buffered.append(row)
        characters += characters_of(row.values)
        if len(buffered) >= _BUFFERED_ROWS or characters > _BUFFERED_CHARACTERS:
            break
    # Tables sorted by class begin with one class, so every n-th row is looked at.
    rows = min(SAMPLE_ROWS, max(_FEWEST_ROWS, _MOST_CELLS // max(1, len(table.names))))
    step = max(1, len(buffered) // rows)
    sample = [*buffered[::step], *table.far_rows]
    return sample, table._replace(rows=chain(buffered, table.rows))
