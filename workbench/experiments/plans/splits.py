"""Splits: divisions of a corpus by name, and the rows that follow from name, classes and seed."""

import hashlib
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.experiments.plans import draws

Rows = NDArray[np.int64]


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


def _some_labelled(facts: SplitFacts) -> Rows:
    rows = facts.labelled()
    if not len(rows):
        raise ParameterError(
            "No document of the corpus has a class, so that there is nothing to learn; read it "
            "with classes (reading.class_column for a table), or group it by clustering."
        )
    return rows


def drawn(split: Split, facts: SplitFacts, stratified: bool) -> SplitRows:
    """Draw training documents at random; the rest is the test."""
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


def folded(split: Split, facts: SplitFacts, folds: int, stratified: bool) -> SplitRows:
    """Deal documents into folds; one of them is the test."""
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
