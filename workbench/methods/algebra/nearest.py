"""Exact nearest documents by cosine, in memory that grows with documents times neighbours.

A row of X X' is the sum of the lists of documents that contain each term. Every pair is computed
once: when row i is computed, the lists contain only later documents, and each similarity is kept
for both documents. Among equal similarities the smaller row number comes first; they are compared
after rounding, so that the order of the terms does not decide.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

from workbench.methods.algebra.divided_work import (
    helpers_for,
    mapped_matrix,
    row_blocks,
    shared_matrix,
)
from workbench.methods.algebra.term_lists import (
    TermLists,
    filled_rows,
    most_terms,
    with_sorted_terms,
)

NO_NEIGHBOUR = -1
_DIGITS = 12


@dataclass(frozen=True)
class NeighbourLists:
    """The nearest documents of each document, best first; NO_NEIGHBOUR fills short lists."""

    indices: NDArray[np.int32]
    similarities: NDArray[np.float64]

    def nearest(self, count: int) -> "NeighbourLists":
        """Keep only the best few of each list."""
        return NeighbourLists(self.indices[:, :count], self.similarities[:, :count])


def cosine_rows(X: Any) -> Any:
    """Divide every row by its length and leave empty rows empty (float64, sorted indices)."""
    rows = sp.csr_matrix(X, dtype=np.float64, copy=True)
    rows.sum_duplicates()
    rows = normalize(rows, copy=False)
    rows.eliminate_zeros()
    rows.sort_indices()  # every cosine then adds its terms in the same order
    return rows


def nearest_neighbours(X: Any, count: int) -> NeighbourLists:
    """Find the most similar other documents of each document with positive cosine."""
    rows = cosine_rows(X)
    n_rows = rows.shape[0]
    count = max(0, min(count, n_rows - 1))
    found = _no_neighbours(n_rows, count)
    if count == 0:
        return found
    helpers = helpers_for(rows)
    if helpers is not None:
        return _divided_neighbours(rows, count, helpers)
    lists, earlier = TermLists(rows, most_terms(rows)), _EarlierNeighbours(n_rows, count)
    for row, terms, weights in filled_rows(rows):
        lists.drop_first(terms)
        later = lists.similarities(terms, weights)[row + 1 :]
        earlier.add(row, later)
        _keep_best(found, row, *earlier.candidates(row, later))
    return found


def nearest_documents(queries: Any, documents: Any, count: int) -> NeighbourLists:
    """Find the documents most similar to each query; both have rows of unit length."""
    queries = with_sorted_terms(queries)
    count = max(0, min(count, documents.shape[0]))
    found = _no_neighbours(queries.shape[0], count)
    if count == 0:
        return found
    lists = TermLists(sp.csr_matrix(documents), most_terms(queries))
    for row, terms, weights in filled_rows(queries):
        similar = lists.similarities(terms, weights)
        positive = np.flatnonzero(similar > 0)
        _keep_best(found, row, positive, similar[positive])
    return found


def _divided_neighbours(rows: Any, count: int, helpers: Any) -> NeighbourLists:
    """The same lists, block by block; every pair is computed twice, once for each document."""
    with shared_matrix(rows, helpers) as folder:
        jobs = [(folder, start, end, count) for start, end in row_blocks(rows.shape[0])]
        blocks = list(helpers.results(neighbours_of_rows, jobs))
    return NeighbourLists(
        np.vstack([block.indices for block in blocks]),
        np.vstack([block.similarities for block in blocks]),
    )


def neighbours_of_rows(folder: str, start: int, end: int, count: int) -> NeighbourLists:
    """The nearest other documents of some rows of a shared matrix with rows of unit length."""
    rows = mapped_matrix(folder)
    found = nearest_documents(rows[start:end], rows, count + 1)
    is_other = found.indices != np.arange(start, end)[:, None]
    # A document that is not in its own list has copies in front of it; the last one is too many.
    is_other[is_other.all(axis=1), -1] = False
    shape = (end - start, count)
    return NeighbourLists(
        found.indices[is_other].reshape(shape), found.similarities[is_other].reshape(shape)
    )


class _EarlierNeighbours:
    """The best earlier documents found so far for each document that is still to come.

    A list that is full is cut to its best, and other long ones with it. Documents are added in the
    order of rows, so that stable sorting leaves the smaller row number first among equals.
    """

    def __init__(self, n_rows: int, count: int) -> None:
        self._count = count
        self._values = np.zeros((n_rows, 2 * count))
        self._rows = np.zeros((n_rows, 2 * count), dtype=np.int32)
        self._used = np.zeros(n_rows, dtype=np.intp)
        self._threshold = np.zeros(n_rows)  # at least `count` documents are as similar as this

    def add(self, row: int, later: NDArray[np.float64]) -> None:
        """Add a document to the lists of the later documents that it may be a neighbour of."""
        targets = np.flatnonzero(later > self._threshold[row + 1 :])
        values, targets = later[targets], targets + (row + 1)
        used = self._used[targets]
        self._values[targets, used] = values
        self._rows[targets, used] = row
        self._used[targets] = used + 1
        if used.max(initial=0) + 1 == self._values.shape[1]:
            self._shorten(row + 1 + np.flatnonzero(2 * self._used[row + 1 :] > 3 * self._count))

    def _shorten(self, long: NDArray[Any]) -> None:
        best = np.argsort(-_ranks(self._values[long]), axis=1, kind="stable")[:, : self._count]
        for lists in (self._values, self._rows):
            lists[long, : self._count] = lists[long[:, np.newaxis], best]
            lists[long, self._count :] = 0
        self._used[long] = self._count
        self._threshold[long] = _ranks(self._values[long, self._count - 1])

    def candidates(
        self, row: int, later: NDArray[np.float64]
    ) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """Which documents may be neighbours of a document: earlier ones found, and later ones."""
        used = self._used[row]
        better = np.flatnonzero(later > self._threshold[row])
        rows = np.concatenate([self._rows[row, :used], better + (row + 1)])
        return rows, np.concatenate([self._values[row, :used], later[better]])


def _keep_best(
    found: NeighbourLists, row: int, candidates: NDArray[Any], values: NDArray[np.float64]
) -> None:
    """Put the best candidates in a row, the first among equals."""
    count = found.indices.shape[1]
    if len(values) > count:
        weakest = np.partition(values, len(values) - count)[-count]
        kept = np.flatnonzero(values > weakest - 2 * 10.0**-_DIGITS)  # what rounding may make equal
        candidates, values = candidates[kept], values[kept]
    best = np.argsort(-_ranks(values), kind="stable")[:count]
    found.indices[row, : len(best)] = candidates[best]
    found.similarities[row, : len(best)] = values[best]


def _ranks(similarities: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.round(similarities, _DIGITS)


def _no_neighbours(n_rows: int, count: int) -> NeighbourLists:
    return NeighbourLists(
        np.full((n_rows, count), NO_NEIGHBOUR, dtype=np.int32), np.zeros((n_rows, count))
    )
