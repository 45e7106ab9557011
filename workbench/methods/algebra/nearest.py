"""Exact nearest documents by cosine, in memory that grows with documents times neighbours.

A row of X X' is gathered from the lists of documents that hold each term. Every pair is computed
once: when document i has its turn, only documents behind it are still in the lists, and what it
shares with them is kept for both. Equal similarities are settled by the smaller row number; they
are compared after rounding, so that the order of the terms does not decide.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse._sparsetools import csc_matvec
from sklearn.preprocessing import normalize

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
    holders, waiting = _Holders(rows), _Waiting(n_rows, count)
    for row, terms, weights in _filled_rows(rows):
        holders.leave(terms)
        behind = holders.similarities(terms, weights)[row + 1 :]
        waiting.offer(row, behind)
        _keep_best(found, row, *waiting.candidates(row, behind))
    return found


def nearest_documents(queries: Any, documents: Any, count: int) -> NeighbourLists:
    """Find the documents most similar to each query; both have rows of unit length."""
    queries = sp.csr_matrix(queries)
    count = max(0, min(count, documents.shape[0]))
    found = _no_neighbours(queries.shape[0], count)
    if count == 0:
        return found
    holders = _Holders(sp.csr_matrix(documents))
    for row, terms, weights in _filled_rows(queries):
        similar = holders.similarities(terms, weights)
        positive = np.flatnonzero(similar > 0)
        _keep_best(found, row, positive, similar[positive])
    return found


class _Holders:
    """For each term the documents that hold it, walked to gather one row of similarities."""

    def __init__(self, documents: Any) -> None:
        # The lists lie in memory from the last term to the first, see `similarities`.
        lists = sp.csc_matrix(documents[:, ::-1])
        lists.sort_indices()
        self._documents, self._weights = lists.indices, lists.data
        self._first, self._end = lists.indptr[-2::-1].copy(), lists.indptr[:0:-1].copy()
        self._sums = np.zeros(documents.shape[0])

    def leave(self, terms: NDArray[Any]) -> None:
        """Take the foremost document out of the lists of these terms."""
        self._first[terms] += 1

    def similarities(self, terms: NDArray[Any], weights: NDArray[Any]) -> NDArray[np.float64]:
        """Inner products with every document still in the lists; valid until the next call.

        The product of scipy walks consecutive columns between pointers. Here every other column
        is one of our lists, and those between end before they begin, because the lists of rising
        terms lie at falling places: they are walked in no time.
        """
        pointers = np.empty(2 * len(terms), dtype=self._first.dtype)
        pointers[::2], pointers[1::2] = self._first[terms], self._end[terms]
        spread = np.zeros(2 * len(terms))
        spread[::2] = weights
        sums = self._sums
        sums.fill(0.0)
        n_columns = len(pointers) - 1
        csc_matvec(len(sums), n_columns, pointers, self._documents, self._weights, spread, sums)
        return sums


class _Waiting:
    """What documents with earlier turns have offered to each document whose turn is to come.

    A list that is full is cut to its best, and the long ones with it. Offers come in the order of
    rows, so that stable sorting leaves the smaller row number first among equals.
    """

    def __init__(self, n_rows: int, count: int) -> None:
        self._count = count
        self._values = np.zeros((n_rows, 2 * count))
        self._rows = np.zeros((n_rows, 2 * count), dtype=np.int32)
        self._used = np.zeros(n_rows, dtype=np.intp)
        self._bar = np.zeros(n_rows)  # at least `count` offers were as good as this

    def offer(self, row: int, behind: NDArray[np.float64]) -> None:
        """Add a document to the lists of those behind it that it may be a neighbour of."""
        takers = np.flatnonzero(behind > self._bar[row + 1 :])
        offered, takers = behind[takers], takers + (row + 1)
        used = self._used[takers]
        self._values[takers, used] = offered
        self._rows[takers, used] = row
        self._used[takers] = used + 1
        if used.max(initial=0) + 1 == self._values.shape[1]:
            self._shorten(row + 1 + np.flatnonzero(2 * self._used[row + 1 :] > 3 * self._count))

    def _shorten(self, long: NDArray[Any]) -> None:
        best = np.argsort(-_ranks(self._values[long]), axis=1, kind="stable")[:, : self._count]
        for lists in (self._values, self._rows):
            lists[long, : self._count] = lists[long[:, np.newaxis], best]
            lists[long, self._count :] = 0
        self._used[long] = self._count
        self._bar[long] = _ranks(self._values[long, self._count - 1])

    def candidates(
        self, row: int, behind: NDArray[np.float64]
    ) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """Who may be a neighbour of a document: those offered, and those behind it."""
        used = self._used[row]
        better = np.flatnonzero(behind > self._bar[row])
        rows = np.concatenate([self._rows[row, :used], better + (row + 1)])
        return rows, np.concatenate([self._values[row, :used], behind[better]])


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


def _filled_rows(rows: Any) -> Any:
    """Number, terms and weights of each row that is not empty."""
    for row in range(rows.shape[0]):
        start, end = rows.indptr[row], rows.indptr[row + 1]
        if start < end:
            yield row, rows.indices[start:end], rows.data[start:end]


def _no_neighbours(n_rows: int, count: int) -> NeighbourLists:
    return NeighbourLists(
        np.full((n_rows, count), NO_NEIGHBOUR, dtype=np.int32), np.zeros((n_rows, count))
    )
