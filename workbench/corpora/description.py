"""The description of a corpus: sizes, lengths and warnings, as plain values for text and JSON.

`overview` adds the arrays that the window draws.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.term_matrix import TermMatrix

LEAST_CLASS_SIZE = 5  # with fewer, five folds cannot each hold a document of the class
_NAMES_LISTED = 5
_LONGEST_NAME = 60
_PORTION = 1 << 20  # characters


@dataclass(frozen=True)
class LengthSummary:
    """The lengths of documents in terms or characters, or the sums of their values."""

    unit: str
    minimum: float
    median: float
    mean: float
    maximum: float

    def __str__(self) -> str:
        return (
            f"{self.minimum:,.0f} to {self.maximum:,.0f} {self.unit}, median {self.median:,.0f}, "
            f"mean {self.mean:,.1f}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return dict(vars(self))


@dataclass(frozen=True)
class CorpusDescription:
    """The size, the classes, the lengths and the warnings of a corpus."""

    name: str
    documents: int
    classes: dict[str, int]
    lengths: LengthSummary
    terms: int
    duplicates: int
    empty: int
    without_terms: int
    unlabelled: int
    too_small: tuple[str, ...]
    encoding: str
    language: str
    split_sizes: dict[str, int]
    warnings: tuple[str, ...]

    @property
    def split(self) -> str:
        """The sizes of the given split, as text."""
        if not self.split_sizes:
            return "none given"
        return ", ".join(f"{size:,} {side}" for side, size in self.split_sizes.items())

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        plain = dict(vars(self))
        plain["lengths"] = self.lengths.to_dict()
        plain["too_small"] = list(self.too_small)
        plain["warnings"] = list(self.warnings)
        plain["split"] = self.split
        return plain


def describe_corpus(
    corpus: Corpus, matrix: TermMatrix | None = None, language: str = ""
) -> CorpusDescription:
    """Describe a corpus; lengths are in terms where counts are given."""
    matrix = matrix if matrix is not None else corpus.counts
    classes = corpus.class_sizes()
    empty = sum(not text.strip() for text in corpus.texts)
    without_terms = _count_without_terms(matrix)
    duplicates = _count_duplicates(corpus)
    unlabelled = _count_unlabelled(corpus)
    split_sizes = _split_sizes(corpus)
    warnings = (
        *corpus.notes,
        *_document_warnings(empty, without_terms, duplicates, unlabelled, len(corpus)),
        *_class_warnings(classes),
        *_split_warnings(corpus),
    )
    return CorpusDescription(
        name=corpus.name,
        documents=len(corpus),
        classes=classes,
        lengths=_lengths(corpus, matrix),
        terms=0 if matrix is None else len(matrix.terms),
        duplicates=duplicates,
        empty=empty,
        without_terms=without_terms,
        unlabelled=unlabelled,
        too_small=tuple(name for name, size in classes.items() if size < LEAST_CLASS_SIZE),
        encoding=corpus.encoding,
        language=language,
        split_sizes=split_sizes,
        warnings=tuple(warnings),
    )


def _lengths(corpus: Corpus, matrix: TermMatrix | None) -> LengthSummary:
    lengths: NDArray[Any]
    if matrix is not None:
        values = matrix.counts.data
        are_counts = not len(values) or (values.min() >= 0 and bool((values % 1 == 0).all()))
        unit = "terms" if are_counts else "as sums of the values"
        lengths = np.asarray(matrix.counts.sum(axis=1)).ravel()
    else:
        unit, lengths = "characters", np.array([len(text) for text in corpus.texts])
    if not len(lengths):
        return LengthSummary(unit, 0, 0, 0, 0)
    summary = (lengths.min(), np.median(lengths), lengths.mean(), lengths.max())
    return LengthSummary(unit, *(float(value) for value in summary))


def _count_without_terms(matrix: TermMatrix | None) -> int:
    return 0 if matrix is None else int((np.diff(matrix.counts.indptr) == 0).sum())


def _contents(corpus: Corpus) -> Iterator[Iterable[bytes]]:
    """The content of each document, in parts."""
    if corpus.counts is None:
        yield from map(_with_single_spaces, corpus.texts)
        return
    counts = corpus.counts.counts
    for start, end in zip(counts.indptr[:-1], counts.indptr[1:], strict=True):
        yield (counts.indices[start:end].tobytes(), counts.data[start:end].tobytes())


def _with_single_spaces(text: str) -> Iterator[bytes]:
    """A text by portions: all words of a long one would take many times its memory."""
    is_begun = has_gap = False
    for start in range(0, len(text), _PORTION):
        part = text[start : start + _PORTION]
        words = " ".join(part.split())
        if words:
            if is_begun and (has_gap or part[0].isspace()):
                yield b" "
            yield words.encode("utf-8", "surrogatepass")
            is_begun = True
        has_gap = part[-1].isspace()


def content_digests(corpus: Corpus) -> Iterator[bytes]:
    """Identify the content of each document without regard to white space.

    Empty documents give empty bytes: they are counted separately and are not copies of each other.
    """
    nothing = hashlib.blake2b(digest_size=16).digest()
    for parts in _contents(corpus):
        content = hashlib.blake2b(digest_size=16)
        for part in parts:
            content.update(part)
        digest = content.digest()
        yield digest if digest != nothing else b""


def _count_duplicates(corpus: Corpus) -> int:
    """Compare digests as pairs of integers: objects would take many times their memory."""
    joined = b"".join(digest for digest in content_digests(corpus) if digest)
    pairs = np.frombuffer(joined, "<u8").reshape(-1, 2)
    ordered = pairs[np.lexsort(pairs.T)]
    return int((ordered[1:] == ordered[:-1]).all(axis=1).sum())


def _count_unlabelled(corpus: Corpus) -> int:
    return int((corpus.class_index < 0).sum()) if corpus.class_names else 0


def _split_sizes(corpus: Corpus) -> dict[str, int]:
    if corpus.given_split is None:
        return {}
    sides = (("training", TRAINING), ("test", TEST), ("unused", UNUSED))
    return {name: int((corpus.given_split == side).sum()) for name, side in sides}


def _document_warnings(
    empty: int, without_terms: int, duplicates: int, unlabelled: int, total: int
) -> Iterator[str]:
    if empty:
        yield (
            f"{_documents(empty)} empty; without words a class can only be guessed. Remove such "
            "documents, or check that the right column or part of the file is read."
        )
    if without_terms > empty:
        yield (
            f"{_documents(without_terms - empty)} without terms after preprocessing; keep "
            "shorter words, use fewer stop words, or remove these documents."
        )
    if duplicates:
        yield (
            f"{_documents(duplicates)} the same as an earlier one. Copies in both training and "
            "test make results look better than they are; remove the copies."
        )
    if unlabelled:
        yield (
            f"{_documents(unlabelled)} without a class, of {total:,}; they cannot be used for "
            "testing. Label them, or use methods that also learn from unlabelled documents."
        )


def _documents(number: int) -> str:
    return "1 document is" if number == 1 else f"{number:,} documents are"


def _class_warnings(classes: dict[str, int]) -> Iterator[str]:
    filled = {name: size for name, size in classes.items() if size}
    if not filled:
        yield "There are no classes: label some documents to classify the rest, or cluster them."
    if len(filled) == 1:
        yield (f"There is only one class, {_listed([*filled])}; classification needs at least two.")
    single = [name for name, size in filled.items() if size == 1]
    small = [name for name, size in filled.items() if 1 < size < LEAST_CLASS_SIZE]
    absent = [name for name, size in classes.items() if not size]
    if single:
        yield (
            f"{_classes(single)} only one document and cannot be in both training and test: "
            f"{_listed(single)}. Merge or exclude such classes."
        )
    if small:
        yield (
            f"{_classes(small)} fewer than {LEAST_CLASS_SIZE} documents, too few to split evenly: "
            f"{_listed(small)}. Merge or exclude such classes."
        )
    if absent:
        yield f"{_classes(absent)} no documents: {_listed(absent)}."


def _classes(names: Sequence[str]) -> str:
    return "1 class has" if len(names) == 1 else f"{len(names):,} classes have"


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMES_LISTED:,} more" if len(names) > _NAMES_LISTED else ""
    return ", ".join(name[:_LONGEST_NAME] for name in names[:_NAMES_LISTED]) + more


def _split_warnings(corpus: Corpus) -> Iterator[str]:
    if corpus.given_split is None:
        return
    for side, name in ((TRAINING, "training"), (TEST, "test")):
        chosen = corpus.given_split == side
        if not chosen.any():
            yield f"The given split has no {name} documents; choose another protocol."
            continue
        missing = _classes_missing_in(corpus, chosen)
        if missing:
            yield f"{_classes(missing)} no {name} documents in the given split: {_listed(missing)}."


def _classes_missing_in(corpus: Corpus, chosen: NDArray[np.bool_]) -> list[str]:
    rows = np.flatnonzero(chosen)
    if corpus.label_sets is not None:
        present = {label for row in rows for label in corpus.label_sets[row]}
    else:
        present = set(corpus.class_index[rows].tolist())
    sizes = corpus.class_sizes()
    return [
        name
        for index, name in enumerate(corpus.class_names)
        if sizes[name] and index not in present
    ]
