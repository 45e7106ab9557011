"""Splits: named divisions of a corpus, and the rows that follow from name, classes and seed."""

import hashlib
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Rows


@dataclass(frozen=True)
class Split:
    """One division of a corpus: its training size as text, its repeat and its fold."""

    training: str = ""
    repeat: int = 0
    fold: int = 0

    @property
    def name(self) -> str:
        """A short stable name, part of the keys of trials."""
        return f"{self.training or 'all'}.r{self.repeat}.f{self.fold}"


@dataclass(frozen=True)
class SplitFacts:
    """What a protocol needs of a corpus."""

    class_index: NDArray[np.int64]
    given_split: NDArray[np.int8] | None = None
    seed: int = 0

    def labelled(self) -> Rows:
        """The documents that have a class."""
        return np.flatnonzero(self.class_index >= 0)

    def generator(self, *names: object) -> np.random.Generator:
        """A generator that depends on the seed and the given names alone."""
        text = "/".join(str(part) for part in (self.seed, *names))
        digest = hashlib.blake2b(text.encode(), digest_size=16).digest()
        return np.random.default_rng(int.from_bytes(digest, "little"))


@dataclass(frozen=True)
class SplitRows:
    """The rows of a split; `pairs` are must-link and cannot-link constraints (row, row, same)."""

    train: Rows
    test: Rows
    pairs: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 3), dtype=np.int64))
