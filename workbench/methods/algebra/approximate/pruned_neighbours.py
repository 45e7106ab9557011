"""Nearest documents of many: candidates by the heaviest entries of each term, ranked exactly.

The lists of frequent terms are most of the work of an exact search, and its growth. Here the list
of a term has only some hundred documents in which it weighs most, as they are the likeliest to be
similar to others with this term. The best documents by these lists become candidates, and
what the lists left out is added to their similarities.
"""

from itertools import pairwise
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, cosine_rows

LEAST_LIST, LIST_SHARE = 500, 0.001  # documents in the list of a term, and their share of all
_CANDIDATES = 4  # times the wanted neighbours
_BLOCK = 1_000
_DIGITS = 12  # of similarities that are compared; rounding must not decide


def pruned_neighbours(X: Any, count: int, most_documents: int | None = None) -> NeighbourLists:
    """Find nearly all of the most similar other documents of each document."""
    rows = sp.csr_array(cosine_rows(X))
    usual = max(LEAST_LIST, int(LIST_SHARE * rows.shape[0]))
    in_lists, is_long = _heaviest(rows, most_documents or usual)
    containing = sp.csr_array(_with_entries(rows, in_lists).T.tocsr())
    left_out = sp.csr_array(_with_entries(rows, ~in_lists)[:, is_long])
    count = max(0, min(count, rows.shape[0] - 1))
    found = NeighbourLists(
        np.full((rows.shape[0], count), NO_NEIGHBOUR, dtype=np.int32),
        np.zeros((rows.shape[0], count)),
    )
    for start in range(0, rows.shape[0] if count else 0, _BLOCK):
        block = slice(start, min(start + _BLOCK, rows.shape[0]))
        candidates, values = _candidates(rows[block] @ containing, start, _CANDIDATES * count)
        queries = rows[block][:, is_long].toarray()
        values += _left_out_part(queries, left_out, candidates)
        _keep_best(found, block, candidates, values)
    return found


def _heaviest(rows: Any, most: int) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which entries are among the heaviest of their terms, and which terms have more."""
    is_long = np.bincount(rows.indices, minlength=rows.shape[1]) > most
    numbers = sp.csr_array((np.arange(rows.nnz), rows.indices, rows.indptr), shape=rows.shape)
    columns = sp.csc_array(numbers[:, is_long])
    chosen = np.ones(rows.nnz, dtype=bool)
    for start, end in pairwise(columns.indptr):
        entries = columns.data[start:end]
        lightest = np.argpartition(-rows.data[entries], most)[most:]
        chosen[entries[lightest]] = False
    return chosen, is_long


def _with_entries(rows: Any, chosen: NDArray[np.bool_]) -> sp.csr_array:
    starts = np.concatenate([[0], np.cumsum(chosen)])[rows.indptr]
    return sp.csr_array((rows.data[chosen], rows.indices[chosen], starts), shape=rows.shape)


def _candidates(similar: Any, start: int, most: int) -> tuple[Indices, Floats]:
    """The best documents of each row by the lists, in ascending order; NO_NEIGHBOUR fills rows."""
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


def _left_out_part(queries: Floats, left_out: Any, candidates: Indices) -> Floats:
    """The inner products of rows and their candidates by the entries outside the lists."""
    documents = np.maximum(candidates, 0).ravel()
    lengths = np.diff(left_out.indptr)[documents]
    ends = np.cumsum(lengths)
    pairs = np.repeat(np.arange(len(documents)), lengths)
    entries = np.arange(len(pairs)) + (left_out.indptr[documents] - ends + lengths)[pairs]
    weights = queries[pairs // candidates.shape[1], left_out.indices[entries]]
    sums = np.bincount(pairs, weights * left_out.data[entries], minlength=len(documents))
    return np.asarray(sums.reshape(candidates.shape), dtype=np.float64)


def _keep_best(found: NeighbourLists, block: slice, candidates: Indices, values: Floats) -> None:
    """Put the best candidates in their rows, the smaller row number first among equals."""
    count = found.indices.shape[1]
    best = np.argsort(-np.round(values, _DIGITS), axis=1, kind="stable")[:, :count]
    chosen = np.take_along_axis(candidates, best, axis=1)
    found.indices[block] = chosen
    similarities = np.take_along_axis(values, best, axis=1)
    found.similarities[block] = np.where(chosen == NO_NEIGHBOUR, 0.0, similarities)
