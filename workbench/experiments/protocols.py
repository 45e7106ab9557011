"""Protocols: which documents are learnt from and which are judged, as pure functions of a seed.

A protocol names its splits without looking at the corpus; the rows of a split follow from the
protocol, the classes and the seed alone, so that every worker finds the same rows by itself.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.experiments.planning import draws
from workbench.parameters import check_parameters, check_values, parameter, parameters_of

Rows = NDArray[np.int64]
NO_SPLIT: Rows = np.empty(0, dtype=np.int64)

_MOST_SPLITS = 100_000
_REPEATS = {"low": 1, "high": 10_000}
_TRANSDUCTIVE = {
    "help": "Test documents are seen without their classes: weights are learnt on all text"
}


@dataclass(frozen=True)
class Split:
    """One division of a corpus by name: its size in words, its repeat and its fold."""

    training: str = ""
    repeat: int = 0
    fold: int = 0

    @property
    def name(self) -> str:
        """A short stable name, part of the keys of trials."""
        return f"{self.training or 'all'}.r{self.repeat}.f{self.fold}"


@dataclass(frozen=True)
class SplitFacts:
    """What a protocol has to know about a corpus."""

    class_index: NDArray[np.int64]
    given_split: NDArray[np.int8] | None = None
    seed: int = 0

    def labelled(self) -> Rows:
        """The documents that have a class."""
        return np.flatnonzero(self.class_index >= 0)

    def generator(self, *names: object) -> np.random.Generator:
        """A generator that depends on the seed and the given names alone."""
        text = "/".join(str(one) for one in (self.seed, *names))
        digest = hashlib.blake2b(text.encode(), digest_size=16).digest()
        return np.random.default_rng(int.from_bytes(digest, "little"))


@dataclass(frozen=True)
class SplitRows:
    """The rows of a split; `pairs` are must-link and cannot-link constraints (row, row, same)."""

    train: Rows
    test: Rows
    pairs: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 3), dtype=np.int64))


@dataclass(frozen=True)
class RandomSplits:
    """Repeated random divisions with one training share."""

    kind: ClassVar[str] = "random splits"
    clusters: ClassVar[bool] = False
    repeats: int = parameter(10, "Repeats", **_REPEATS)
    share: float = parameter(0.5, "Training share", low=0.0001, high=0.9999)
    stratified: bool = parameter(True, "Keep class shares", help="At least one document per class")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        size = draws.size_words(f"{self.share * 100:g}%")
        return tuple(Split(size, repeat) for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        return _drawn(split, facts, self.stratified)


@dataclass(frozen=True)
class LearningCurve:
    """Growing training sets, nested within a repeat; what is left is the test."""

    kind: ClassVar[str] = "learning curve"
    clusters: ClassVar[bool] = False
    sizes: str = parameter(
        "1%, 5%, 10%, 30%, 50%, 70%, 80%, 90%",
        "Training sizes",
        help="Shares such as 5%, or numbers of labelled documents such as 100",
    )
    repeats: int = parameter(10, "Repeats", **_REPEATS)
    stratified: bool = parameter(True, "Keep class shares", help="At least one document per class")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        sizes = [draws.size_words(one) for one in self.sizes.split(",")]
        _check_number(self.repeats * len(sizes))
        return tuple(Split(size, repeat) for size in sizes for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        return _drawn(split, facts, self.stratified)


@dataclass(frozen=True)
class KFold:
    """Cross-validation: each document is judged once."""

    kind: ClassVar[str] = "k-fold"
    clusters: ClassVar[bool] = False
    folds: int = parameter(10, "Folds", low=2, high=1000)
    stratified: bool = parameter(True, "Keep class shares")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        return tuple(Split("", 0, fold) for fold in range(self.folds))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        return _folded(split, facts, self.folds, self.stratified)


@dataclass(frozen=True)
class RepeatedKFold:
    """Cross-validation with several random divisions into folds."""

    kind: ClassVar[str] = "repeated k-fold"
    clusters: ClassVar[bool] = False
    folds: int = parameter(10, "Folds", low=2, high=1000)
    repeats: int = parameter(10, "Repeats", **_REPEATS)
    stratified: bool = parameter(True, "Keep class shares")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        _check_number(self.repeats * self.folds)
        pairs = [(repeat, fold) for repeat in range(self.repeats) for fold in range(self.folds)]
        return tuple(Split("", repeat, fold) for repeat, fold in pairs)

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        return _folded(split, facts, self.folds, self.stratified)


@dataclass(frozen=True)
class EqualPairs:
    """Disjoint training and test sets of the same size, drawn several times."""

    kind: ClassVar[str] = "equal pairs"
    clusters: ClassVar[bool] = False
    pairs: int = parameter(15, "Pairs of training and test sets", **_REPEATS)
    size: int = parameter(0, "Documents in each", low=0, help="0: half of the corpus")
    stratified: bool = parameter(True, "Keep class shares", help="At least one document per class")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        size = draws.size_words(str(self.size) if self.size else "50%")
        return tuple(Split(size, pair) for pair in range(self.pairs))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        drawn = _drawn(split, facts, self.stratified)
        if len(drawn.test) + 1 < len(drawn.train):  # half of an odd number is rounded
            raise ParameterError(
                f"size = {self.size} gives {len(drawn.train)} training documents and leaves "
                f"{len(drawn.test)} to test; it must be at most "
                f"{(len(drawn.train) + len(drawn.test)) // 2}, half of the documents."
            )
        order = draws.class_order(
            drawn.test, facts, self.stratified, facts.generator("test", split.name)
        )
        return SplitRows(drawn.train, np.sort(order[: len(drawn.train)]))


@dataclass(frozen=True)
class GivenSplit:
    """The division that the corpus was published with."""

    kind: ClassVar[str] = "given split"
    clusters: ClassVar[bool] = False
    repeats: int = parameter(
        1,
        "Repeats",
        **_REPEATS,
        help="The same rows each time; only the seed of the method differs",
    )
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        return tuple(Split("given", repeat) for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:  # noqa: ARG002
        """Find the documents of a split."""
        if facts.given_split is None:
            raise ParameterError(
                "protocol = 'given split' needs a corpus with a given split; choose another one."
            )
        labelled = facts.class_index >= 0
        train = np.flatnonzero(labelled & (facts.given_split == 0))
        return SplitRows(train, np.flatnonzero(labelled & (facts.given_split == 1)))


@dataclass(frozen=True)
class Clustering:
    """Clustering of the whole corpus from repeated starts, judged by the classes."""

    kind: ClassVar[str] = "clustering"
    clusters: ClassVar[bool] = True
    repeats: int = parameter(10, "Starts", **_REPEATS)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        return tuple(Split("", repeat) for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:  # noqa: ARG002
        """Find the documents of a split: all are grouped, those with a class are judged."""
        return SplitRows(NO_SPLIT, facts.labelled())


@dataclass(frozen=True)
class ConstrainedClustering:
    """Clustering with growing numbers of pairwise constraints drawn from the classes."""

    kind: ClassVar[str] = "constrained clustering"
    clusters: ClassVar[bool] = True
    constraints: str = parameter("0, 50, 100, 200, 500", "Numbers of pairwise constraints")
    repeats: int = parameter(10, "Repeats", **_REPEATS)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        sizes = [draws.pair_words(one) for one in self.constraints.split(",")]
        _check_number(self.repeats * len(sizes))
        return tuple(Split(size, repeat) for size in sizes for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split and its constraints, nested within a repeat."""
        number = int(split.training.split()[0])
        pairs = draws.pairs(facts, number, facts.generator("pairs", split.repeat))
        return SplitRows(NO_SPLIT, facts.labelled(), pairs)


Protocol = (
    RandomSplits
    | LearningCurve
    | KFold
    | RepeatedKFold
    | EqualPairs
    | GivenSplit
    | Clustering
    | ConstrainedClustering
)

PROTOCOLS: dict[str, type[Any]] = {
    one.kind: one
    for one in (
        RandomSplits,
        LearningCurve,
        KFold,
        RepeatedKFold,
        EqualPairs,
        GivenSplit,
        Clustering,
        ConstrainedClustering,
    )
}


def make_protocol(kind: str, **values: Any) -> Protocol:
    """Make a protocol by its kind, or say in a sentence what is wrong."""
    if kind not in PROTOCOLS:
        raise ParameterError(f"protocol.kind = {kind!r} must be one of {', '.join(PROTOCOLS)}.")
    described = PROTOCOLS[kind]
    plain = {
        name: ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
        for name, value in values.items()
    }
    check_values(described, plain)
    protocol: Protocol = described(**plain)
    check_parameters(protocol)
    protocol.splits()
    return protocol


def protocol_values(protocol: Protocol) -> dict[str, Any]:
    """Name the kind and every setting of a protocol."""
    values = {one.name: getattr(protocol, one.name) for one in parameters_of(protocol)}
    return {"kind": protocol.kind, **values}


def is_transductive(protocol: Protocol) -> bool:
    """Whether the text of test documents may be seen, always so when clustering."""
    return protocol.clusters or bool(getattr(protocol, "transductive", False))


def _check_number(splits: int) -> None:
    if splits > _MOST_SPLITS:
        raise ParameterError(f"repeats give {splits} splits; at most {_MOST_SPLITS} are drawn.")


def _some_labelled(facts: SplitFacts) -> Rows:
    rows = facts.labelled()
    if not len(rows):
        raise ParameterError(
            "No document of the corpus has a class, so that there is nothing to learn; read it "
            "with classes (reading.class_column for a table), or group it by clustering."
        )
    return rows


def _drawn(split: Split, facts: SplitFacts, stratified: bool) -> SplitRows:
    rows = _some_labelled(facts)
    number = draws.size_of(split.training, len(rows))
    if stratified:  # a small share still has a document of each class
        number = max(number, len(np.unique(facts.class_index[rows])))
    order = draws.class_order(rows, facts, stratified, facts.generator("draw", split.repeat))
    if not 1 <= number < len(rows):
        raise ParameterError(
            f"A training size of {split.training} gives {number} of {len(rows)} documents; "
            "there must be at least one to learn from and one to test."
        )
    return SplitRows(np.sort(order[:number]), np.sort(order[number:]))


def _folded(split: Split, facts: SplitFacts, folds: int, stratified: bool) -> SplitRows:
    rows = _some_labelled(facts)
    if folds > len(rows):
        raise ParameterError(f"folds = {folds} must be at most {len(rows)}, one per document.")
    largest = int(np.bincount(facts.class_index[rows]).max())
    if stratified and largest < folds:
        raise ParameterError(
            f"folds = {folds} must be at most {largest}, the documents of the largest class, so "
            "that every fold can keep class shares; or set stratified = false."
        )
    place = draws.fold_of_each(
        rows, facts, folds, stratified, facts.generator("fold", split.repeat)
    )
    return SplitRows(rows[place != split.fold], rows[place == split.fold])
