"""Near duplicates: documents that share most of their sequences of five words.

The number of shared shingles is a product of sparse matrices. Shingles of more than a few documents
would make it quadratic; they only count once a rarer shingle, or a neighbour in the list of
documents that contain them, has made two documents a candidate.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.doctor.duplicate_groups import across_split, grouped, in_conflict
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Finding
from workbench.corpora.doctor.finding_types import NEAR_DUPLICATES
from workbench.corpora.doctor.leaving_out import MOST_LISTED, leave_out
from workbench.corpora.doctor.shingles import Shingles
from workbench.plain_text import counted

_LEAST_JACCARD = 0.8
_LEAST_SHINGLES = 8
_MOST_DOCUMENTS = 16  # of a shingle that proposes candidates in the product

DocumentPairs = list[tuple[int, int]]


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find groups of documents that differ in a few words only."""
    if not len(evidence.words.numbers):
        return
    pairs = near_pairs(evidence.shingles)
    digests = evidence.digests
    differing = [(first, second) for first, second in pairs if digests[first] != digests[second]]
    if not differing:
        return
    groups = grouped(differing)
    copies = [row for group in groups for row in group[1:]]
    conflicts, split = in_conflict(evidence, groups), across_split(evidence, groups)
    both = (
        f" {counted(len(split), 'group is', 'groups are')} in both training and test."
        if split
        else ""
    )
    yield NEAR_DUPLICATES.found(
        (row for group in [*split, *conflicts, *groups] for row in group),
        f"{counted(len(copies), 'document is', 'documents are')} "
        "nearly the same as an earlier one "
        f"({counted(len(groups), 'group', 'groups')}, {len(conflicts):,} with "
        f"different classes).{both}",
        number=len(copies),
        cure=leave_out(
            evidence, copies, "drop-near-duplicates", "Keep the first document of each group"
        ),
        advice="" if len(copies) <= MOST_LISTED else "Remove the copies from the files.",
    )


def near_pairs(shingles: Shingles) -> DocumentPairs:
    """Pairs of documents whose shingles have a Jaccard coefficient of at least 0.8."""
    first, second = _candidates(shingles)
    lengths = shingles.lengths
    shared = _shared(shingles.matrix, first, second)
    jaccard = shared / np.maximum(lengths[first] + lengths[second] - shared, 1)
    positions = np.flatnonzero(jaccard >= _LEAST_JACCARD)
    return list(zip(first[positions].tolist(), second[positions].tolist(), strict=True))


def _candidates(shingles: Shingles) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Pairs that may be near duplicates: close in length and with shared shingles."""
    is_long = shingles.lengths >= _LEAST_SHINGLES
    matrix = shingles.matrix[np.flatnonzero(is_long)]
    rows = np.flatnonzero(is_long)
    frequencies = np.bincount(matrix.indices, minlength=matrix.shape[1])
    rare = matrix[:, np.flatnonzero((frequencies > 1) & (frequencies <= _MOST_DOCUMENTS))]
    product = (rare @ rare.T).tocoo()
    pairs = [np.stack(product.coords), _neighbours(matrix, frequencies)]
    first, second = rows[np.concatenate(pairs, axis=1).astype(np.int64)]
    shorter = np.minimum(shingles.lengths[first], shingles.lengths[second])
    longer = np.maximum(shingles.lengths[first], shingles.lengths[second])
    keep = (first < second) & (shorter >= _LEAST_JACCARD * longer)
    keys = np.unique(first[keep] * len(shingles.lengths) + second[keep])
    return keys // len(shingles.lengths), keys % len(shingles.lengths)


def _neighbours(matrix: Any, frequencies: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each frequent shingle, the pairs of documents that follow each other in its list."""
    frequent = matrix[:, np.flatnonzero(frequencies > _MOST_DOCUMENTS)].tocsc()
    rows = frequent.indices
    columns = np.repeat(np.arange(frequent.shape[1]), np.diff(frequent.indptr))
    is_same = columns[1:] == columns[:-1]
    pairs = np.stack([rows[:-1][is_same], rows[1:][is_same]]).astype(np.int64)
    if not pairs.shape[1]:
        return pairs
    keys, counts = np.unique(pairs[0] * matrix.shape[0] + pairs[1], return_counts=True)
    keys = keys[counts >= _LEAST_SHINGLES // 2]
    return np.stack([keys // matrix.shape[0], keys % matrix.shape[0]])


def _shared(
    matrix: Any, first: NDArray[np.int64], second: NDArray[np.int64]
) -> NDArray[np.float64]:
    """The number of shingles that the documents of each pair share, in blocks of pairs."""
    parts = [np.zeros(0)]
    for start in range(0, len(first), 20_000):
        block = slice(start, start + 20_000)
        both = matrix[first[block]].multiply(matrix[second[block]])
        parts.append(np.asarray(both.sum(axis=1)).ravel())
    return np.concatenate(parts)
