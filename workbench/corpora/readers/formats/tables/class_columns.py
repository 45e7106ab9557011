"""Tables with a column per class, below whose name the texts of the class are listed."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from workbench.corpora.readers.columns.header_rows import clean_cell
from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext

_ROWS_COMPARED = 400
_MOST_CLASSES = 20
_FEWEST_TEXTS = 3
_LEAST_WORDS = 3  # of a text, in the mean
_MOST_WORDS_OF_NAME = 3
_NAMES = ("text", "class")


def with_texts_below_classes(table: SourceTable, context: ReadingContext) -> SourceTable:
    """A row for each text of such a table, with its class; any other table as it is."""
    settings = context.settings
    if settings.text_column or settings.class_column or not _may_be_classes(table.names):
        return table
    first = list(islice(table.rows, _ROWS_COMPARED))
    table = table._replace(rows=chain(first, table.rows))
    columns = [[clean_cell(row.values[at]) for row in first] for at in range(len(table.names))]
    if not all(map(_is_list, columns)) or len({len(_filled(column)) for column in columns}) < 2:
        return table  # columns of one length are rather parts of the same documents
    if table.irregular is not None:
        table.irregular.has_class_columns = True
    return table._replace(names=_NAMES, rows=_texts(table))


def _may_be_classes(names: Sequence[str]) -> bool:
    return 2 <= len(names) <= _MOST_CLASSES and not any(
        is_known_name(name) or name.endswith("?") or len(name.split()) > _MOST_WORDS_OF_NAME
        for name in names
    )


def _is_list(column: Sequence[str]) -> bool:
    """Whether a column holds different texts without a gap between them."""
    texts = _filled(column)
    words = sum(map(len, map(str.split, texts)))
    is_whole = column[: len(texts)] == texts and len({*texts}) > len(texts) / 2
    return len(texts) >= _FEWEST_TEXTS and is_whole and words >= _LEAST_WORDS * len(texts)


def _filled(column: Sequence[str]) -> list[str]:
    return [cell for cell in column if cell]


def _texts(table: SourceTable) -> Iterator[TableRow]:
    for row in table.rows:
        for name, cell in zip(table.names, row.values, strict=True):
            if clean_cell(cell):
                yield TableRow(row.line, [cell, name])
