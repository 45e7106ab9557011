"""A table without texts that gives the documents of another table their classes."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import in_natural_order
from workbench.corpora.readers.columns.cells import as_text
from workbench.corpora.readers.columns.choice import is_note_on_classes
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.rows import SourceTable, with_sample
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.sources import SkippedFiles
from workbench.corpora.readers.formats.tables.table_names import TableFile, side_of
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

OpenRows = Callable[[Path, ReadingSettings], AbstractContextManager[SourceTable | None]]

_ALMOST_ALL = 0.9
_FRACTION = re.compile(r"[-+]?\d*[.,]\d+")
_LONGEST_LABEL = 80
_MOST_COLUMNS = 50
_MOST_PARTS = 20  # sheets or tables of a file


def with_labels_beside(
    corpora: dict[TableFile, Corpus],
    others: list[TableFile],
    settings: ReadingSettings,
    open_rows: OpenRows,
    skipped: SkippedFiles,
) -> tuple[dict[TableFile, Corpus], list[TableFile]]:
    """Take the classes from tables without texts that name the same documents.

    A table of one side of a split is about the documents of that side, whose identifiers may
    be those of other documents on the other side.
    """
    named: dict[TableFile, Corpus] = {}
    left = []
    for file in others:
        side = side_of(file)
        meant = [key for key in corpora if side is None or side_of(key) == side]
        meant = [key for key in meant if key not in named]
        labelled = _labelled_by(file, [corpora[key] for key in meant], settings, open_rows)
        if labelled is None:
            left.append(file)
            continue
        column, found = labelled
        skipped.add(file.name, f"with the classes of the documents in the column {column!r}")
        named.update(zip(meant, found, strict=True))
    return {key: named.get(key, corpus) for key, corpus in corpora.items()}, left


def _labelled_by(
    file: TableFile, corpora: list[Corpus], settings: ReadingSettings, open_rows: OpenRows
) -> tuple[str, list[Corpus]] | None:
    """The corpora with the classes that a table names, and the column with them, if it does."""
    try:
        return labels_by_identifier(corpora, file.path, settings, open_rows) if corpora else None
    except CorpusError:
        return None


def labels_by_identifier(
    corpora: Sequence[Corpus], path: Path, settings: ReadingSettings, open_rows: OpenRows
) -> tuple[str, list[Corpus]] | None:
    """The corpora with the classes that a table gives their identifiers, and its class column.

    Several rows about a document, such as those of several annotators, are counted as votes.
    """
    wanted = {identifier for corpus in corpora for identifier in corpus.document_ids}
    with open_rows(path, settings) as table:
        if table is None or not 2 <= len(table.names) <= _MOST_COLUMNS:
            return None
        sample, table = with_sample(table)
        cells = [[as_text(cell).strip() for cell in row.values] for row in sample]
        key = key_column(cells, wanted, len(table.names))
        column = _class_column(table.names, cells, key) if key >= 0 else -1
        if column < 0:
            return None
        label_of = _majorities(table, key, column, wanted)
    if len(label_of) < _ALMOST_ALL * len(wanted):
        return None
    return table.names[column], [_labelled(corpus, label_of) for corpus in corpora]


def with_labels_of_parts(
    corpus: Corpus, context: ReadingContext, names: Sequence[str], open_rows: OpenRows
) -> Corpus:
    """The corpus with the classes that another sheet or table of its file gives, if one does."""
    settings = context.settings
    if corpus.class_names or settings.sheet or settings.class_column:
        return corpus
    for name in names[:_MOST_PARTS]:
        try:
            part = replace(settings, sheet=name)
            found = labels_by_identifier([corpus], context.path, part, open_rows)
        except CorpusError:
            continue
        if found and hints_of(found[0]).label > 0:
            note = f"The classes of the documents are in the column {found[0]!r} of {name!r}."
            return replace(found[1][0], notes=(*found[1][0].notes, note))
    return corpus


def _majorities(table: SourceTable, key: int, column: int, wanted: set[str]) -> dict[str, str]:
    """The class that most rows give each document."""
    votes: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row in table.rows:
        name, label = as_text(row.values[key]).strip(), as_text(row.values[column]).strip()
        if label and name in wanted:
            votes[name][label[:_LONGEST_LABEL]] += 1
    return {name: found.most_common(1)[0][0] for name, found in votes.items()}


def key_column(rows: Sequence[Sequence[str]], wanted: set[str], width: int) -> int:
    """The column whose values are nearly all identifiers of documents; -1 if there is none."""
    for at in range(width):
        if sum(row[at] in wanted for row in rows) >= _ALMOST_ALL * len(rows) > 0:
            return at
    return -1


def _class_column(names: Sequence[str], rows: Sequence[Sequence[str]], key: int) -> int:
    """The column that is named like a class, or else the one with the fewest values."""
    ranked = []
    for at, name in enumerate(names):
        values = {row[at] for row in rows}
        is_short = all(len(value) <= _LONGEST_LABEL for value in values)
        hints = hints_of(name)
        may_be = at != key and is_short and not hints.identity and not hints.is_no_class
        if may_be and 2 <= len(values) <= max(2, len(rows) // 3):
            are_whole = not any(_FRACTION.fullmatch(value) for value in values)
            ranked.append((are_whole, hints.label, -len(values), -at))
    return -max(ranked)[3] if ranked else -1


def _labelled(corpus: Corpus, label_of: dict[str, str]) -> Corpus:
    names = in_natural_order({label_of[name] for name in corpus.document_ids if name in label_of})
    number = {name: index for index, name in enumerate(names)}
    found = [number.get(label_of.get(name, ""), -1) for name in corpus.document_ids]
    index = np.array(found, dtype=np.int64)
    notes = tuple(note for note in corpus.notes if not is_note_on_classes(note))
    return replace(corpus, class_index=index, class_names=names, label_sets=None, notes=notes)
