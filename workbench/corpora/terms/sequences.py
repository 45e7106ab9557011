"""Numbered words or terms of documents."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Sequences:
    """The numbered words or terms of all documents, and the length of each document."""

    names: Sequence[str]
    numbers: NDArray[np.int32]
    lengths: NDArray[np.int64]


def taken_apart(words: Sequences, pieces: Sequence[Sequence[str]]) -> Sequences:
    """Replace each word by its pieces, which are given for every distinct word."""
    number_of: defaultdict[str, int] = defaultdict(count().__next__)
    sizes = np.array([len(parts) for parts in pieces], dtype=np.int64)
    flat = np.fromiter(
        map(number_of.__getitem__, chain.from_iterable(pieces)), np.int32, int(sizes.sum())
    )
    lengths = sizes[words.numbers]
    ends = np.cumsum(lengths)
    # The positions of the pieces of each word in turn, without a loop over the words.
    shifts = (np.cumsum(sizes) - sizes)[words.numbers] - (ends - lengths)
    positions = np.repeat(shifts, lengths) + np.arange(int(lengths.sum()))
    totals = np.concatenate([[0], ends])
    borders = np.concatenate([[0], np.cumsum(words.lengths)])
    return Sequences(list(number_of), flat[positions], np.diff(totals[borders]))
