"""Inner products of documents by the lists of documents that contain each term."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray


class TermLists:
    """For each term the documents that contain it, added up to one row of similarities."""

    def __init__(self, documents: Any, most_terms: int) -> None:
        # The lists lie in memory from the last term to the first, see `similarities`.
        lists = sp.csc_matrix(documents[:, ::-1])
        lists.sort_indices()
        self._first, self._end = lists.indptr[-2::-1].copy(), lists.indptr[:0:-1].copy()
        self._chosen = sp.csc_matrix((documents.shape[0], max(1, 2 * most_terms - 1)))
        self._chosen.indices, self._chosen.data = lists.indices, lists.data
        self._weights = np.zeros(self._chosen.shape[1])

    def drop_first(self, terms: NDArray[Any]) -> None:
        """Remove the first document from the lists of these terms."""
        self._first[terms] += 1

    def similarities(self, terms: NDArray[Any], weights: NDArray[Any]) -> NDArray[np.float64]:
        """Inner products with every document that is still in the lists.

        The columns of `_chosen` are the lists of the given terms, read where they lie: copying
        them would double the time. Between two lists there is a column that ends before it begins,
        because lists of ascending terms lie at descending positions; scipy skips such a column,
        as over the empty ones at the end.
        """
        used = 2 * len(terms)
        pointers = self._chosen.indptr
        pointers[:used:2], pointers[1:used:2] = self._first[terms], self._end[terms]
        pointers[used:] = pointers[used - 1]
        self._weights[:used:2] = weights
        return np.asarray(self._chosen @ self._weights)


def most_terms(rows: Any) -> int:
    """The number of terms of the longest row."""
    return int(np.diff(rows.indptr).max(initial=0))


def with_sorted_terms(X: Any) -> Any:
    """The documents with ascending terms: lists of others are read with all that lies between."""
    rows = sp.csr_matrix(X, copy=not X.has_sorted_indices)
    rows.sort_indices()
    return rows


def filled_rows(rows: Any) -> Any:
    """Number, terms and weights of each row that is not empty."""
    for row in range(rows.shape[0]):
        start, end = rows.indptr[row], rows.indptr[row + 1]
        if start < end:
            yield row, rows.indices[start:end], rows.data[start:end]


def path_counts(X: Any) -> NDArray[np.float64]:
    """Sum up (xᵢ·xⱼ)² over all documents j for each document i, every pair computed once."""
    rows = with_sorted_terms(X)
    lists, sums = TermLists(rows, most_terms(rows)), np.zeros(rows.shape[0])
    for row, terms, weights in filled_rows(rows):
        squares = lists.similarities(terms, weights)[row:] ** 2
        sums[row] += squares.sum()
        sums[row + 1 :] += squares[1:]
        lists.drop_first(terms)
    return sums
