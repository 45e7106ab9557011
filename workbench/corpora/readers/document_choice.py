"""Which documents a corpus keeps: length, copies, class sizes, and documents to leave out."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Protocol

from workbench.corpora.readers.limits import DOCUMENT_CHARACTERS
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_WORD = re.compile(r"[^\W_]+")


class _Labelled(Protocol):
    @property
    def document_id(self) -> str: ...

    @property
    def labels(self) -> tuple[str, ...]: ...


def check_length(document_id: str, text: str) -> None:
    """Raise an error for a text that counting could not hold in memory."""
    if len(text) > DOCUMENT_CHARACTERS:
        raise CorpusError(
            f"Document {document_id[:100]} has {len(text):,} characters; at most "
            f"{DOCUMENT_CHARACTERS:,} are allowed, so divide it into several documents."
        )


def chooses_documents(settings: ReadingSettings) -> bool:
    """Whether a setting leaves documents out or changes texts by their neighbours or names."""
    chosen = (
        settings.leave_out,
        settings.least_words,
        settings.most_words,
        settings.smallest_class,
        settings.largest_class,
        settings.repeated_lines,
        settings.strip_identifiers,
    )
    return any(chosen) or settings.duplicates != "keep"


def kept_rows(
    records: Sequence[_Labelled], texts: Sequence[str], settings: ReadingSettings
) -> list[int]:
    """The rows of the documents to keep; without texts only names and classes decide."""
    rows: Iterable[int] = range(len(records))
    left_out = settings.ids_left_out()
    if left_out:
        rows = [row for row in rows if records[row].document_id not in left_out]
    if texts and settings.least_words:
        rows = [row for row in rows if _has_words(texts[row], settings.least_words)]
    if texts and settings.duplicates != "keep":
        rows = _without_copies(list(rows), records, texts, settings.duplicates == "no-conflicts")
    return _of_allowed_classes(list(rows), records, settings)


def _has_words(text: str, least: int) -> bool:
    return sum(1 for _ in zip(_WORD.finditer(text), range(least), strict=False)) == least


def _without_copies(
    rows: list[int], records: Sequence[_Labelled], texts: Sequence[str], no_conflicts: bool
) -> list[int]:
    """Keep the first of equal documents, or none where their classes differ."""
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        content = " ".join(texts[row].split())
        groups[content or f"\0{row}"].append(row)  # empty documents are not copies
    kept = []
    for group in groups.values():
        labels = {tuple(sorted(records[row].labels)) for row in group if records[row].labels}
        if len(labels) < 2 or not no_conflicts:
            kept.append(group[0])
    return sorted(kept)


def _of_allowed_classes(
    rows: list[int], records: Sequence[_Labelled], settings: ReadingSettings
) -> list[int]:
    """Drop the documents of small classes and the surplus documents of large ones."""
    if settings.smallest_class > 1:
        sizes = Counter(label for row in rows for label in records[row].labels)
        small = {label for label, size in sizes.items() if size < settings.smallest_class}
        rows = [row for row in rows if not small.intersection(records[row].labels)]
    if settings.largest_class:
        rows = _limited(rows, records, settings.largest_class)
    return rows


def _limited(rows: list[int], records: Sequence[_Labelled], most: int) -> list[int]:
    """Keep at most this many documents of each first class, spread evenly over its documents."""
    members: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        members[records[row].labels[0] if records[row].labels else ""].append(row)
    kept: list[int] = []
    for label, group in members.items():
        number = len(group) if not label else min(most, len(group))
        kept.extend(group[position * len(group) // number] for position in range(number))
    return sorted(kept)
