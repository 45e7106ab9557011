"""Tables with one word in each row: lists of tokens, and counts of the words of documents."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from workbench.corpora.readers.columns.header_rows import clean_cell, column_names
from workbench.corpora.readers.columns.names import hints_of, name_words
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext

_WORD_COUNT = re.compile(r"(\d{1,9})([ \t,;|])([^\s,;|]{1,60})\2([1-9]\d{0,4})")
_NUMBER = re.compile(r"\d{1,9}")
_NAMES = ("document", "word", "count")
_ROWS_COMPARED = 400
_FEWEST_ROWS = 20
_WORDS = frozenset(("word", "token", "term", "lemma", "wordform"))
_COUNTS = frozenset(("n", "count", "counts", "freq", "frequency", "tf"))
_DOCUMENTS = frozenset(("sentence", "sent", "document", "doc", "text", "book", "chapter", "review"))
_ROWS_PER_DOCUMENT = 3  # in the mean
_MOST_SPACED = 0.02
_LEAST_ALPHABETIC = 0.8
_MOST_REPEATS = 10_000  # of a word in a document


def with_words_joined(table: SourceTable, context: ReadingContext) -> SourceTable:
    """Join the words of each document to a text; any other table is returned as it is."""
    first = list(islice(table.rows, _ROWS_COMPARED))
    table = table._replace(rows=chain(first, table.rows))
    if table.names == tuple(column_names([""] * len(_NAMES))):
        cells = [list(map(clean_cell, row.values)) for row in first]
        table = table._replace(names=_NAMES) if _are_word_counts(cells) else table
    word_at = next((at for at, name in enumerate(table.names) if _is_word(name, at, first)), -1)
    if word_at < 0 or len(first) < _FEWEST_ROWS or _has_texts(first):
        return table
    document_at = _document_column(table.names, first, word_at)
    if document_at < 0:
        return table
    if table.irregular is not None:
        table.irregular.words_of = table.names[document_at]
    grouped = _Documents(table, document_at, word_at, context)
    names = [table.names[document_at], "text", *(table.names[at] for at in grouped.kept(first))]
    return table._replace(names=tuple(names), rows=grouped.rows(first))


def lists_word_counts(head: str, separators: str = " \t,;|") -> bool:
    """Whether every line has the number of a document, a word and how often it occurs there."""
    lines = head.splitlines()[:-1][:_ROWS_COMPARED]
    found = [_WORD_COUNT.fullmatch(line.strip()) for line in lines]
    rows = [row.group(1, 3, 4) for row in found if row and row[2] in separators]
    return len(rows) == len(lines) and _are_word_counts(rows)


def _are_word_counts(rows: Sequence[Sequence[str]]) -> bool:
    """Whether documents without names stand in their order, each with several different words."""
    numbers_at = (row[at] for row in rows for at in (0, 2))
    if len(rows) < _FEWEST_ROWS or not all(map(_NUMBER.fullmatch, numbers_at)):
        return False
    numbers = [int(row[0]) for row in rows]
    are_in_order = numbers == sorted(numbers)
    are_words = sum(row[1].isalpha() for row in rows) >= _LEAST_ALPHABETIC * len(rows)
    is_grouped = 1 < len({*numbers}) <= len(rows) / _ROWS_PER_DOCUMENT
    differ = len({(row[0], row[1]) for row in rows}) == len(rows)
    return are_in_order and are_words and is_grouped and differ


def _is_word(name: str, at: int, rows: Sequence[TableRow]) -> bool:
    cells = [clean_cell(row.values[at]) for row in rows]
    spaced = sum(" " in cell for cell in cells)
    return bool(_WORDS.intersection(name_words(name))) and spaced <= _MOST_SPACED * len(cells)


def _has_texts(rows: Sequence[TableRow]) -> bool:
    """Whether a column holds several words in most rows."""
    cells = zip(*(map(clean_cell, row.values) for row in rows), strict=False)
    return any(sum(cell.count(" ") > 2 for cell in column) > len(rows) / 2 for column in cells)


def _document_column(names: Sequence[str], rows: Sequence[TableRow], word_at: int) -> int:
    """The column that tells to which document a word belongs; -1 for none."""
    for at, name in enumerate(names):
        words = name_words(name)
        is_named = hints_of(name).identity > 0 or bool(_DOCUMENTS.intersection(words))
        values = {clean_cell(row.values[at]) for row in rows} - {""}
        if at != word_at and is_named and 1 < len(values) <= len(rows) / _ROWS_PER_DOCUMENT:
            return at
    return -1


class _Documents:
    """The rows of a table by document, each with its words and what they have in common."""

    def __init__(
        self, table: SourceTable, document_at: int, word_at: int, context: ReadingContext
    ) -> None:
        self._table, self._document_at, self._word_at = table, document_at, word_at
        self._context = context
        counts = (at for at, name in enumerate(table.names) if name.strip().lower() in _COUNTS)
        self._count_at = next(counts, -1)

    def kept(self, rows: Sequence[TableRow]) -> list[int]:
        """The columns that have one value in each document."""
        values: dict[tuple[str, int], set[str]] = {}
        others = set(range(len(self._table.names))) - {self._document_at, self._word_at}
        for document, row in self._named(iter(rows)):
            for at in others:
                values.setdefault((document, at), set()).add(clean_cell(row.values[at]))
        several = {at for (_, at), found in values.items() if len(found - {""}) > 1}
        return sorted(others - several - {self._count_at})

    def rows(self, first: Sequence[TableRow]) -> Iterator[TableRow]:
        """One row for each document, in the order of their first words."""
        kept = self.kept(first)
        documents: dict[str, tuple[TableRow, list[str]]] = {}
        for document, row in self._named(self._table.rows):
            _, words = documents.setdefault(document, (row, []))
            words.append(self._repeated(row.values))
        for document, (row, words) in documents.items():
            yield TableRow(row.line, [document, " ".join(words), *(row.values[at] for at in kept)])

    def _named(self, rows: Iterator[TableRow]) -> Iterator[tuple[str, TableRow]]:
        """The rows with their documents; a blank cell means that of the row above."""
        document = ""
        for row in rows:
            document = clean_cell(row.values[self._document_at]) or document
            yield document, row

    def _repeated(self, values: Sequence[Any]) -> str:
        """The word of a row, as often as it says; a short row could ask for a long text."""
        word, times = clean_cell(values[self._word_at]), self._times(values)
        if times == 1:
            return word
        size = self._context.path.stat().st_size
        self._context.count_bytes((len(word) + 1) * times, size)
        return " ".join([word] * times)

    def _times(self, values: Sequence[Any]) -> int:
        count = clean_cell(values[self._count_at]) if self._count_at >= 0 else "1"
        return min(int(count), _MOST_REPEATS) if count.isdecimal() and len(count) < 9 else 1
