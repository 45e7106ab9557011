"""What is in a corpus and what a person should know before experimenting with it."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.term_matrix import TermMatrix

_LEAST_CLASS = 5  # below that, five folds cannot each hold a document of the class
_NAMES_LISTED = 5
_LONGEST_NAME = 60


@dataclass(frozen=True)
class LengthSummary:
    """How long documents are, in terms where they are counted and in characters elsewhere."""

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
        """Give plain values for JSON."""
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
        """Say how the documents are divided, if that was given."""
        if not self.split_sizes:
            return "none given"
        return ", ".join(f"{size:,} {side}" for side, size in self.split_sizes.items())

    def to_dict(self) -> dict[str, Any]:
        """Give plain values for JSON."""
        plain = dict(vars(self))
        plain["lengths"] = self.lengths.to_dict()
        plain["too_small"] = list(self.too_small)
        plain["warnings"] = list(self.warnings)
        plain["split"] = self.split
        return plain


def describe(
    corpus: Corpus, matrix: TermMatrix | None = None, language: str = ""
) -> CorpusDescription:
    """Describe a corpus; with its counted terms, lengths and empty documents are in terms."""
    matrix = matrix if matrix is not None else corpus.counts
    classes = corpus.class_sizes()
    empty = sum(not text.strip() for text in corpus.texts)
    without_terms = _rows_without_terms(matrix)
    duplicates = _count_repetitions(_contents(corpus))
    unlabelled = _count_unlabelled(corpus)
    split_sizes = _split_sizes(corpus)
    warnings = (
        *corpus.notes,
        *_about_documents(empty, without_terms, duplicates, unlabelled, len(corpus)),
        *_about_classes(classes),
        *_about_split(corpus),
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
        too_small=tuple(name for name, size in classes.items() if size < _LEAST_CLASS),
        encoding=corpus.encoding,
        language=language,
        split_sizes=split_sizes,
        warnings=tuple(warnings),
    )


def _lengths(corpus: Corpus, matrix: TermMatrix | None) -> LengthSummary:
    lengths: NDArray[Any]
    if matrix is not None:
        unit, lengths = "terms", np.asarray(matrix.counts.sum(axis=1)).ravel()
    else:
        unit, lengths = "characters", np.array([len(text) for text in corpus.texts])
    if not len(lengths):
        return LengthSummary(unit, 0, 0, 0, 0)
    summary = (lengths.min(), np.median(lengths), lengths.mean(), lengths.max())
    return LengthSummary(unit, *(float(one) for one in summary))


def _rows_without_terms(matrix: TermMatrix | None) -> int:
    return 0 if matrix is None else int((np.diff(matrix.counts.indptr) == 0).sum())


def _contents(corpus: Corpus) -> Iterator[bytes]:
    if corpus.counts is None:
        for text in corpus.texts:
            yield " ".join(text.split()).encode("utf-8", "surrogatepass")
        return
    counts = corpus.counts.counts
    for start, end in zip(counts.indptr[:-1], counts.indptr[1:], strict=True):
        yield counts.indices[start:end].tobytes() + counts.data[start:end].tobytes()


def _count_repetitions(contents: Iterator[bytes]) -> int:
    # Empty documents are counted on their own and are no repetitions of each other.
    seen: set[bytes] = set()
    repeated = 0
    for content in contents:
        digest = hashlib.blake2b(content, digest_size=16).digest()
        repeated += bool(content) and digest in seen
        seen.add(digest)
    return repeated


def _count_unlabelled(corpus: Corpus) -> int:
    return int((corpus.class_index < 0).sum()) if corpus.class_names else 0


def _split_sizes(corpus: Corpus) -> dict[str, int]:
    if corpus.given_split is None:
        return {}
    sides = (("training", TRAINING), ("test", TEST), ("unused", UNUSED))
    return {name: int((corpus.given_split == side).sum()) for name, side in sides}


def _about_documents(
    empty: int, without_terms: int, duplicates: int, unlabelled: int, total: int
) -> Iterator[str]:
    if empty:
        yield (
            f"{_documents(empty)} empty; without words a class can only be guessed. Remove such "
            "documents, or see whether the right column or part of the file is read."
        )
    if without_terms > empty:
        yield (
            f"{_documents(without_terms - empty)} without terms after preprocessing; keep shorter "
            "words or fewer stop words, or remove them."
        )
    if duplicates:
        yield (
            f"{_documents(duplicates)} the same as an earlier one; where copies fall into training "
            "and test, results look better than they are. Remove the copies."
        )
    if unlabelled:
        yield (
            f"{_documents(unlabelled)} without a class, of {total:,}; they cannot be tested on. "
            "Give them one, or leave them to methods that also read documents without a class."
        )


def _documents(number: int) -> str:
    return "1 document is" if number == 1 else f"{number:,} documents are"


def _about_classes(classes: dict[str, int]) -> Iterator[str]:
    filled = {name: size for name, size in classes.items() if size}
    if not filled:
        yield "There are no classes; documents can be clustered but not classified."
    if len(filled) == 1:
        yield (
            f"There is one class only, {_listed([*filled])}; at least two are needed to classify."
        )
    single = [name for name, size in filled.items() if size == 1]
    small = [name for name, size in filled.items() if 1 < size < _LEAST_CLASS]
    absent = [name for name, size in classes.items() if not size]
    if single:
        yield (
            f"{_classes(single)} one document only and cannot be in training and test at once: "
            f"{_listed(single)}. Merge or leave out such classes."
        )
    if small:
        yield (
            f"{_classes(small)} fewer than {_LEAST_CLASS} documents, too few to split evenly: "
            f"{_listed(small)}. Merge or leave out such classes."
        )
    if absent:
        yield f"{_classes(absent)} no documents: {_listed(absent)}."


def _classes(names: Sequence[str]) -> str:
    return "1 class has" if len(names) == 1 else f"{len(names):,} classes have"


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMES_LISTED:,} more" if len(names) > _NAMES_LISTED else ""
    return ", ".join(name[:_LONGEST_NAME] for name in names[:_NAMES_LISTED]) + more


def _about_split(corpus: Corpus) -> Iterator[str]:
    if corpus.given_split is None:
        return
    for side, word in ((TRAINING, "training"), (TEST, "test")):
        chosen = corpus.given_split == side
        if not chosen.any():
            yield f"The given split has no {word} documents; choose another protocol."
            continue
        missing = _classes_missing_in(corpus, chosen)
        if missing:
            yield f"{_classes(missing)} no {word} documents in the given split: {_listed(missing)}."


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
