"""Protocols: which documents are for training and which for testing, as functions of a seed.

A protocol names its splits without looking at the corpus; the rows of a split follow from the
protocol, the classes and the seed alone, so that every worker finds the same rows.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.experiments.plans import draws
from workbench.experiments.plans.race import Race
from workbench.experiments.plans.splits import Split, SplitFacts, SplitRows
from workbench.parameters import check_parameters, check_values, parameter, parameters_of

NO_ROWS = np.empty(0, dtype=np.int64)

_MOST_SPLITS = 100_000
_REPEATS = {"low": 1, "high": 10_000}
_DISJOINT = {
    "help": "No document is used for training twice if there are enough for sizes × repeats; a "
    "test can then find differences with few labels"
}
_TRANSDUCTIVE = {
    "help": "Test documents are seen without their classes: weights are learnt on all text"
}


@dataclass(frozen=True)
class RandomSplits:
    """Repeated random divisions with one training share."""

    kind: ClassVar[str] = "random splits"
    clusters: ClassVar[bool] = False
    repeats: int = parameter(10, "Repeats", **_REPEATS)
    share: float = parameter(0.5, "Training share", low=0.0001, high=0.9999)
    stratified: bool = parameter(True, "Keep class shares", help="At least one document per class")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)
    disjoint: bool = parameter(True, "Separate training sets", **_DISJOINT)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        size = draws.training_size_name(f"{self.share * 100:g}%")
        return tuple(Split(size, repeat) for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        parts = self.repeats if self.disjoint else 1
        return draws.draw_split(split, facts, self.stratified, parts)


@dataclass(frozen=True)
class LearningCurve:
    """Growing training sets, nested within a repeat; all other documents are the test."""

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
    disjoint: bool = parameter(True, "Separate training sets", **_DISJOINT)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        sizes = [draws.training_size_name(size) for size in self.sizes.split(",")]
        _check_number(self.repeats * len(sizes))
        return tuple(Split(size, repeat) for size in sizes for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        parts = self.repeats if self.disjoint else 1
        return draws.draw_split(split, facts, self.stratified, parts)


@dataclass(frozen=True)
class KFold:
    """Cross-validation: each document is tested once."""

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
        return draws.fold_split(split, facts, self.folds, self.stratified)


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
        return draws.fold_split(split, facts, self.folds, self.stratified)


@dataclass(frozen=True)
class EqualPairs:
    """Disjoint training and test sets of the same size, drawn repeatedly."""

    kind: ClassVar[str] = "equal pairs"
    clusters: ClassVar[bool] = False
    pairs: int = parameter(15, "Pairs of training and test sets", **_REPEATS)
    size: int = parameter(0, "Documents in each", low=0, help="0: half of the corpus")
    stratified: bool = parameter(True, "Keep class shares", help="At least one document per class")
    transductive: bool = parameter(False, "Transductive", **_TRANSDUCTIVE)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        size = draws.training_size_name(str(self.size) if self.size else "50%")
        return tuple(Split(size, pair) for pair in range(self.pairs))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        rows = draws.draw_split(split, facts, self.stratified)
        if len(rows.test) + 1 < len(rows.train):  # half of an odd number is rounded
            raise ParameterError(
                f"size = {self.size} gives {len(rows.train)} training documents and leaves "
                f"{len(rows.test)} to test; it must be at most "
                f"{(len(rows.train) + len(rows.test)) // 2}, half of the documents."
            )
        order = draws.class_order(
            rows.test, facts, self.stratified, facts.generator("test", split.name)
        )
        return SplitRows(rows.train, np.sort(order[: len(rows.train)]))


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
                "The protocol 'given split' needs a corpus with a given split; choose another."
            )
        labelled = facts.class_index >= 0
        train = np.flatnonzero(labelled & (facts.given_split == 0))
        return SplitRows(train, np.flatnonzero(labelled & (facts.given_split == 1)))


@dataclass(frozen=True)
class Clustering:
    """Clustering of the whole corpus from repeated starts, scored by the classes."""

    kind: ClassVar[str] = "clustering"
    clusters: ClassVar[bool] = True
    repeats: int = parameter(10, "Starts", **_REPEATS)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        return tuple(Split("", repeat) for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:  # noqa: ARG002
        """Find the documents of a split: all are clustered, those with a class are scored."""
        return SplitRows(NO_ROWS, facts.labelled())


@dataclass(frozen=True)
class ConstrainedClustering:
    """Clustering with growing numbers of pairwise constraints drawn from the classes."""

    kind: ClassVar[str] = "constrained clustering"
    clusters: ClassVar[bool] = True
    constraints: str = parameter("0, 50, 100, 200, 500", "Numbers of pairwise constraints")
    repeats: int = parameter(10, "Repeats", **_REPEATS)

    def splits(self) -> tuple[Split, ...]:
        """Name the splits."""
        sizes = [draws.constraints_name(number) for number in self.constraints.split(",")]
        _check_number(self.repeats * len(sizes))
        return tuple(Split(size, repeat) for size in sizes for repeat in range(self.repeats))

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split and its constraints, nested within a repeat."""
        number = int(split.training.split()[0])
        pairs = draws.pairs(facts, number, facts.generator("pairs", split.repeat))
        return SplitRows(NO_ROWS, facts.labelled(), pairs)


Protocol = (
    RandomSplits
    | LearningCurve
    | KFold
    | RepeatedKFold
    | EqualPairs
    | GivenSplit
    | Clustering
    | ConstrainedClustering
    | Race
)

PROTOCOLS: dict[str, type[Any]] = {
    protocol.kind: protocol
    for protocol in (
        RandomSplits,
        LearningCurve,
        KFold,
        RepeatedKFold,
        EqualPairs,
        GivenSplit,
        Clustering,
        ConstrainedClustering,
        Race,
    )
}


def make_protocol(kind: str, **values: Any) -> Protocol:
    """Make a protocol by its kind; raises `ParameterError` for a wrong kind or setting."""
    if kind not in PROTOCOLS:
        raise ParameterError(f"The protocol {kind!r} must be one of {', '.join(PROTOCOLS)}.")
    protocol_class = PROTOCOLS[kind]
    plain = {
        name: ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
        for name, value in values.items()
    }
    if hasattr(protocol_class, "disjoint"):
        plain.setdefault("disjoint", False)  # a plan written before there was such a setting
    check_values(protocol_class, plain)
    protocol: Protocol = protocol_class(**plain)
    check_parameters(protocol)
    protocol.splits()
    return protocol


def protocol_values(protocol: Protocol) -> dict[str, Any]:
    """The kind and the settings of a protocol by name, as older plans have them if they can."""
    values = {
        parameter.name: getattr(protocol, parameter.name) for parameter in parameters_of(protocol)
    }
    if not values.get("disjoint", True):
        del values["disjoint"]
    return {"kind": protocol.kind, **values}


def is_transductive(protocol: Protocol) -> bool:
    """Whether the text of test documents may be used for training; always so when clustering."""
    return protocol.clusters or bool(getattr(protocol, "transductive", False))


def asks_about_new_documents(protocol: Protocol) -> bool:
    """Whether no method may see the text of test documents, not even a transductive one."""
    return bool(getattr(protocol, "asks_about_new_documents", False))


def has_disjoint_training(
    protocol: Protocol, class_index: NDArray[np.int64], documents: int
) -> bool:
    """Whether no two training sets of this many documents share one."""
    if not isinstance(protocol, RandomSplits | LearningCurve) or not protocol.disjoint:
        return False
    return draws.are_disjoint(class_index, protocol.stratified, protocol.repeats, documents)


def _check_number(splits: int) -> None:
    if splits > _MOST_SPLITS:
        raise ParameterError(f"The plan has {splits} splits; at most {_MOST_SPLITS} are allowed.")
