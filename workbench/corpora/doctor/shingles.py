"""Shingles: hashed sequences of five consecutive words, for copies and boilerplate.

Of a large corpus only the shingles whose hash is divisible by a power of two are kept. They are the
same in every document that contains them, so that shares of common shingles stay comparable.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.sequences import Sequences

SIZE = 5
MOST_KEPT = 4_000_000
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True)
class Shingles:
    """Each kept shingle that at least two documents contain: its documents and its hash."""

    matrix: Any  # documents by shingles, 1 where contained
    lengths: NDArray[np.int64]  # distinct kept shingles of each document, shared or not
    hashes: NDArray[np.uint64]  # of each column

    @cached_property
    def frequencies(self) -> NDArray[np.int64]:
        """The number of documents that contain each shingle."""
        return np.bincount(self.matrix.indices, minlength=self.matrix.shape[1])


def make_shingles(words: Sequences) -> Shingles:
    """Hash every five consecutive words of a document and keep what occurs in two documents."""
    bits = np.uint64(max(1, (len(words.lengths) - 1).bit_length()))
    # Hash and document in one number, so that one sort brings the documents of a shingle together.
    keys = np.sort(_keys(words, bits))
    keys = keys[np.diff(keys, prepend=~keys[:1]) != 0]
    rows = (keys & ((np.uint64(1) << bits) - np.uint64(1))).astype(np.int64)
    lengths = np.bincount(rows, minlength=len(words.lengths))
    return _shared(keys >> bits, rows, lengths)


def _shared(hashes: Any, rows: Any, lengths: Any) -> Shingles:
    """Drop the shingles of only one document and number the others."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    same = np.zeros(len(hashes) + 1, dtype=bool)
    same[1:-1] = hashes[1:] == hashes[:-1]
    is_shared = same[:-1] | same[1:]
    is_first = is_shared & ~same[:-1]
    columns = np.cumsum(is_first)[is_shared] - 1
    ones = np.ones(len(columns), dtype=np.float32)
    shape = (len(lengths), int(is_first.sum()))
    matrix = csr_array((ones, (rows[is_shared], columns)), shape=shape)
    return Shingles(matrix, lengths.astype(np.int64), hashes[is_first])


def phrase_of(shingles: Shingles, column: int, words: Sequences) -> str:
    """The words of a shingle, found in the first document that contains it."""
    row = int(shingles.matrix[:, [column]].tocoo().coords[0][0])
    start = int(words.lengths[:row].sum())
    numbers = words.numbers[start : start + int(words.lengths[row])]
    bits = np.uint64(max(1, (len(words.lengths) - 1).bit_length()))
    position = int(np.flatnonzero((_hashes(numbers) >> bits) == shingles.hashes[column])[0])
    return " ".join(words.names[number] for number in numbers[position : position + SIZE].tolist())


def shared_phrases(
    shingles: Shingles, columns: NDArray[np.int64], row: int, words: Sequences
) -> list[str]:
    """The longest stretches of a document that consist of these shingles."""
    start = int(words.lengths[:row].sum())
    numbers = words.numbers[start : start + int(words.lengths[row])]
    bits = np.uint64(max(1, (len(words.lengths) - 1).bit_length()))
    is_covered = np.zeros(len(numbers) + 1, dtype=bool)
    for position in np.flatnonzero(np.isin(_hashes(numbers) >> bits, shingles.hashes[columns])):
        is_covered[position : position + SIZE] = True
    edges = np.flatnonzero(np.diff(is_covered[:-1], prepend=False, append=False))
    stretches = zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)
    return [
        " ".join(words.names[number] for number in numbers[start:end].tolist())
        for start, end in stretches
    ]


def _keys(words: Sequences, bits: np.uint64) -> NDArray[np.uint64]:
    """The hash of every kept shingle, with its document in the last bits."""
    hashes = _hashes(words.numbers)
    rows = np.repeat(np.arange(len(words.lengths), dtype=np.uint64), words.lengths)
    # A shingle may not reach into the next document.
    is_kept = rows[: len(hashes)] == rows[SIZE - 1 :][: len(hashes)]
    is_kept &= (hashes >> np.uint64(40)) % np.uint64(_step(len(hashes))) == 0
    positions = np.flatnonzero(is_kept)
    return (hashes[positions] >> bits << bits) | rows[positions]


def _hashes(numbers: NDArray[np.int32]) -> NDArray[np.uint64]:
    """A hash for every five consecutive words."""
    count = max(0, len(numbers) - SIZE + 1)
    hashes = np.zeros(count, dtype=np.uint64)
    for offset in range(SIZE):
        hashes += numbers[offset : offset + count].astype(np.uint64) + np.uint64(1)
        hashes *= _MULTIPLIER
        hashes ^= hashes >> np.uint64(29)
    return hashes * _MULTIPLIER


def _step(count: int) -> int:
    """Keep one shingle in this many, so that memory stays bounded."""
    step = 1
    while count // step > MOST_KEPT:
        step *= 2
    return step
