"""Nearest documents of many: candidates share a term that is not frequent, and are ranked exactly.

The lists of frequent terms are most of the work of an exact search, and its growth. Here a document
is compared only with those that share a term of at most MOST_DOCUMENTS documents; of these, the
best by such terms become candidates, and the frequent terms are added to their similarities. The
number of candidates does not grow with the corpus.
"""

from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, cosine_rows

MOST_DOCUMENTS = 1_000  # that contain a term by which candidates are found
_CANDIDATES = 4  # times the wanted neighbours
_BLOCK = 1_000
_DIGITS = 12  # of similarities that are compared; rounding must not decide


def pruned_neighbours(X: Any, count: int, most_documents: int = MOST_DOCUMENTS) -> NeighbourLists:
    """Find nearly all of the most similar other documents of each document."""
    rows = sp.csr_array(cosine_rows(X))
    frequencies = np.bincount(rows.indices, minlength=rows.shape[1])
    is_rare = frequencies <= most_documents
    rare, common = sp.csr_array(rows[:, is_rare]), sp.csr_array(rows[:, ~is_rare])
    containing = sp.csr_array(rare.T.tocsr())
    count = max(0, min(count, rows.shape[0] - 1))
    found = NeighbourLists(
        np.full((rows.shape[0], count), NO_NEIGHBOUR, dtype=np.int32),
        np.zeros((rows.shape[0], count)),
    )
    for start in range(0, rows.shape[0] if count else 0, _BLOCK):
        block = slice(start, min(start + _BLOCK, rows.shape[0]))
        candidates, values = _candidates(rare[block] @ containing, start, _CANDIDATES * count)
        values += _common_part(common[block].toarray(), common, candidates)
        _keep_best(found, block, candidates, values)
    return found


def _candidates(similar: Any, start: int, most: int) -> tuple[Indices, Floats]:
    """The best documents of each row by rare terms, in ascending order; NO_NEIGHBOUR fills rows."""
    candidates = np.full((similar.shape[0], most), NO_NEIGHBOUR, dtype=np.int64)
    values = np.full(candidates.shape, -np.inf)
    for row in range(similar.shape[0]):
        entries = slice(similar.indptr[row], similar.indptr[row + 1])
        documents, shares = similar.indices[entries], similar.data[entries]
        others = np.flatnonzero(documents != start + row)
        if len(others) > most:
            others = others[np.argpartition(-shares[others], most - 1)[:most]]
        others = others[np.argsort(documents[others])]
        candidates[row, : len(others)] = documents[others]
        values[row, : len(others)] = shares[others]
    return candidates, values


def _common_part(queries: Floats, common: Any, candidates: Indices) -> Floats:
    """The inner products of rows and their candidates by the frequent terms alone."""
    documents = np.maximum(candidates, 0).ravel()
    lengths = np.diff(common.indptr)[documents]
    ends = np.cumsum(lengths)
    pairs = np.repeat(np.arange(len(documents)), lengths)
    entries = np.arange(len(pairs)) + (common.indptr[documents] - ends + lengths)[pairs]
    weights = queries[pairs // candidates.shape[1], common.indices[entries]]
    sums = np.bincount(pairs, weights * common.data[entries], minlength=len(documents))
    return np.asarray(sums.reshape(candidates.shape), dtype=np.float64)


def _keep_best(found: NeighbourLists, block: slice, candidates: Indices, values: Floats) -> None:
    """Put the best candidates in their rows, the smaller row number first among equals."""
    count = found.indices.shape[1]
    best = np.argsort(-np.round(values, _DIGITS), axis=1, kind="stable")[:, :count]
    chosen = np.take_along_axis(candidates, best, axis=1)
    found.indices[block] = chosen
    similarities = np.take_along_axis(values, best, axis=1)
    found.similarities[block] = np.where(chosen == NO_NEIGHBOUR, 0.0, similarities)
