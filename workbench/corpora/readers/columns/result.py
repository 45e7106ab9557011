"""What the chosen columns of a table would give: documents, classes and the other candidates."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.corpora.readers.columns.cells import as_labels, as_text
from workbench.corpora.readers.columns.choice import ColumnChoice
from workbench.corpora.readers.columns.irregular_rows import IrregularRow
from workbench.corpora.readers.columns.profiles import profile
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.columns.sparse_rows import characters_of

COUNTED_ROWS = 200_000  # in about a second
_MOST_CHARACTERS = 64 << 20
_OTHERS_SHOWN = 4
_SIZES_KEPT = 100
_KINDS_COMPARED = 200


@dataclass(frozen=True)
class ColumnResult:
    """Documents and class sizes with the chosen columns, and the columns that could be instead."""

    documents: int = 0
    is_complete: bool = True
    class_sizes: tuple[tuple[str, int], ...] = ()  # the largest first
    classes: int = 0
    other_texts: tuple[str, ...] = ()
    other_classes: tuple[tuple[str, int], ...] = ()  # columns with their numbers of classes
    irregular_rows: tuple[IrregularRow, ...] = ()
    irregular_count: int = 0
    notes: tuple[str, ...] = ()
    shape: str = ""


def counted_result(
    labels: Iterable[tuple[str, ...]], is_complete: bool = True, notes: Sequence[str] = ()
) -> ColumnResult:
    """Count documents and the classes that readers without columns have found."""
    found = list(labels)
    sizes = Counter(label for classes in found for label in classes)
    return ColumnResult(
        len(found), is_complete, _largest_first(sizes), len(sizes), notes=tuple(notes)
    )


def column_result(
    table: SourceTable, sample: Sequence[TableRow], choice: ColumnChoice
) -> ColumnResult:
    """Count the classes of a table, up to a number of rows that takes about a second."""
    at = {name: table.names.index(name) for name in choice.other_labels[:_OTHERS_SHOWN]}
    others: dict[str, set[str]] = {name: set() for name in at}
    classes = choice.class_reader(table.names)
    sizes = Counter[str]()
    documents, characters, is_complete = 0, 0, True
    for row in table.rows:
        documents += 1
        characters += characters_of(row.values)
        sizes.update(classes.labels(row.values))
        for name, index in at.items():
            others[name].update(as_labels(row.values[index]))
        if documents >= COUNTED_ROWS or characters >= _MOST_CHARACTERS:
            is_complete = next(table.rows, None) is None
            break
    irregular = table.irregular
    return ColumnResult(
        documents,
        is_complete,
        _largest_first(sizes)[:_SIZES_KEPT],
        len(sizes),
        choice.other_texts[:_OTHERS_SHOWN],
        tuple((name, len(found)) for name, found in others.items()),
        tuple(irregular.examples) if irregular else (),
        irregular.count if irregular else 0,
        (*choice.notes, *(irregular.left_out() if irregular else ())),
        shape_of(table.names, [row.values for row in sample]),
    )


def shape_of(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Describe the columns of a table so that similar files agree: names, or kinds of content."""
    if any(not name.startswith("column ") for name in names):
        return "|".join(sorted(names))
    compared = list(rows)[:_KINDS_COMPARED]
    return "|".join(
        _kind([as_text(values[index]) for values in compared]) for index in range(len(names))
    )


def _kind(texts: Sequence[str]) -> str:
    facts = profile(texts)
    if facts.numbers > 0.9:
        return "numbers"
    if facts.words >= 3 and facts.distinct_share > 0.5:
        return "texts"
    return "classes" if facts.distinct_share < 0.5 else "values"


def _largest_first(sizes: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Classes of one size by name, since folders list their files in any order."""
    return tuple(sorted(sizes.items(), key=lambda item: (-item[1], item[0])))
