"""Tables whose rows refer to the texts of another one: headlines and the articles below them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

import numpy as np

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.columns.cells import as_text
from workbench.corpora.readers.columns.names import name_words
from workbench.corpora.readers.columns.profiles import profile
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.label_tables import OpenRows, key_column
from workbench.corpora.readers.formats.tables.table_names import TableFile, side_of
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_MOST_COLUMNS = 50
_FEWEST_WORDS, _FEWEST_DISTINCT = 3, 0.5  # of texts that rows have themselves
_FAR_LONGER = 2  # a text that is so much longer is what the rows are about
_SAMPLE = 1000
_BETWEEN_WORDS = re.compile(r"[-_. ]")
_VOTERS = frozenset(
    ["annotator", "worker", "rater", "coder", "judge", "assessor", "annotatorid", "workerid"]
)


Read = Callable[[Path, ReadingSettings], Corpus]
Joined = tuple[dict[TableFile, Corpus], list[TableFile], str]


def joined_by_reference(
    corpora: Mapping[TableFile, Corpus],
    others: Sequence[TableFile],
    settings: ReadingSettings,
    read: Read,
    open_rows: OpenRows,
) -> Joined | None:
    """The rows that refer to texts with these texts, the tables left over, and a note."""
    if settings.text_column:
        return None  # this text alone is meant
    texts = dict(corpora)
    rows = _rows_with_texts(others, texts, settings, read, open_rows)
    if not rows and len(others) == 1:
        try:  # or the other table has the texts
            texts = {
                others[0]: read(others[0].path, replace(settings, class_column="", id_column=""))
            }
        except CorpusError:
            return None
        rows = _rows_with_texts(list(corpora), texts, settings, read, open_rows)
    if not rows:
        return None
    rows = _with_sides(rows)
    left = [file for file in others if file not in rows and file not in texts]
    column = next(iter(rows.values()))[0]
    note = (
        f"Each row of {_names(rows)} is a document; below its own text stands the one of "
        f"{_names(texts)} that its column {column!r} names."
    )
    return {file: corpus for file, (_, corpus) in rows.items()}, left, note


def _side(file: TableFile) -> int | None:
    """The side of a split that one of the words in a name says: competition_test_bodies.csv."""
    words = _BETWEEN_WORDS.split(PurePosixPath(file.name).stem)
    sides = {split_side(word) for word in words} - {None}
    return sides.pop() if len(sides) == 1 else side_of(file)


def _with_sides(rows: dict[TableFile, tuple[str, Corpus]]) -> dict[TableFile, tuple[str, Corpus]]:
    """The rows on the sides that their tables are named after, if these are both sides."""
    sides = {file: _side(file) for file in rows}
    if not {TRAINING, TEST} <= {*sides.values()}:
        return rows
    found = {}
    for file, (column, corpus) in rows.items():
        side = sides[file]
        split = np.full(len(corpus), UNUSED if side is None else side, dtype=np.int8)
        found[file] = column, replace(corpus, given_split=split)
    return found


def _names(files: Iterable[TableFile]) -> str:
    return ", ".join(file.name for file in files)


def _rows_with_texts(
    files: Sequence[TableFile],
    corpora: Mapping[TableFile, Corpus],
    settings: ReadingSettings,
    read: Read,
    open_rows: OpenRows,
) -> dict[TableFile, tuple[str, Corpus]]:
    """The tables whose rows name texts of corpora, with these texts, and the column that does."""
    found = {}
    for file in files:
        same_side = [corpora[other] for other in corpora if _side(other) == _side(file)]
        texts = {
            identifier: text
            for corpus in same_side or corpora.values()
            for identifier, text in zip(corpus.document_ids, corpus.texts, strict=False)
        }
        joined = _with_texts(file.path, texts, settings, read, open_rows)
        if joined:
            found[file] = joined
    return found


def _with_texts(
    path: Path,
    texts: Mapping[str, str],
    settings: ReadingSettings,
    read: Read,
    open_rows: OpenRows,
) -> tuple[str, Corpus] | None:
    """The rows of a table, each with the text that it names below its own, and the column.

    Only a table that has classes, texts of its own and more rows than there are texts is joined:
    other rows are the votes of annotators about the texts, or are documents without them.
    """
    try:
        found = _references(path, texts, settings, open_rows)
        corpus = read(path, settings) if found else None
    except CorpusError:
        return None
    if found is None or corpus is None:
        return None
    column, keys = found
    is_joined = len(corpus.texts) == len(keys) > len(texts) and bool(corpus.class_names)
    if not is_joined or not _are_about(list(corpus.texts[:_SAMPLE]), list(texts.values())):
        return None
    return column, replace(corpus, texts=_joined(path, corpus.texts, keys, texts, settings))


def _joined(
    path: Path,
    own: Sequence[str],
    keys: Sequence[str],
    texts: Mapping[str, str],
    settings: ReadingSettings,
) -> list[str]:
    """Each text with the one that it names below it; a long one that all name is counted."""
    limits, size = ReadingContext(path, settings), path.stat().st_size
    size += sum(map(len, texts.values()))
    joined = []
    for text, key in zip(own, keys, strict=True):
        joined.append(f"{text}\n\n{texts[key]}" if key in texts else text)
        limits.count_bytes(len(joined[-1]), size)
    return joined


def _references(
    path: Path, texts: Mapping[str, str], settings: ReadingSettings, open_rows: OpenRows
) -> tuple[str, list[str]] | None:
    """The column of a table that names texts, and its values; several rows name the same text."""
    with open_rows(path, settings) as table:
        if table is None or not 3 <= len(table.names) <= _MOST_COLUMNS:
            return None
        if any(_VOTERS.intersection(name_words(name)) for name in table.names):
            return None
        cells = [[as_text(cell).strip() for cell in row.values] for row in table.rows]
    at = key_column(cells, set(texts), len(table.names))
    keys = [row[at] for row in cells] if at >= 0 else []
    return (table.names[at], keys) if len(set(keys)) < len(keys) else None


def _are_about(own: Sequence[str], others: Sequence[str]) -> bool:
    """Whether short texts of their own stand beside far longer ones."""
    rows, articles = profile(own), profile(others[:_SAMPLE])
    are_texts = rows.words >= _FEWEST_WORDS and rows.distinct_share >= _FEWEST_DISTINCT
    return are_texts and articles.length > _FAR_LONGER * rows.length
