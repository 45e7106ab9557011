"""Neighbour graphs of documents: exact nearest neighbours by cosine, and the affinity they give.

The product X X' is formed row by row and only the best entries of a row are ever kept, so memory
grows with documents times neighbours. Equal similarities are settled by the smaller row number.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components
from sklearn.preprocessing import normalize
from sparse_dot_topn import sp_matmul_topn

from workbench.errors import ParameterError

NO_NEIGHBOUR = -1
_CANDIDATES_AT_ONCE = 5_000_000


@dataclass(frozen=True)
class Neighbours:
    """The nearest documents of each document, best first; NO_NEIGHBOUR fills short lists."""

    indices: NDArray[np.int32]
    similarities: NDArray[np.float64]

    def nearest(self, count: int) -> "Neighbours":
        """Keep only the best few of each list."""
        return Neighbours(self.indices[:, :count], self.similarities[:, :count])


def unit_rows(X: Any) -> Any:
    """Divide every row by its length and leave empty rows empty (float64, sorted indices)."""
    rows = sp.csr_matrix(X, dtype=np.float64, copy=True)
    rows.sum_duplicates()
    rows = normalize(rows, copy=False)
    rows.eliminate_zeros()
    rows.sort_indices()  # both halves of the product then add in the same order
    return rows


def nearest_neighbours(X: Any, count: int) -> Neighbours:
    """Find the most similar other documents of each document with positive cosine."""
    rows = unit_rows(X)
    return _best_columns(rows, rows, min(count, rows.shape[0] - 1), without_self=True)


def nearest_documents(queries: Any, documents: Any, count: int) -> Neighbours:
    """Find the documents most similar to each query; both have rows of unit length."""
    return _best_columns(queries, documents, min(count, documents.shape[0]), without_self=False)


def neighbour_affinity(X: Any, n_neighbors: int = 20) -> sp.csr_array:
    """Cosine affinity of documents, kept where either is a near neighbour of the other."""
    if n_neighbors < 1:
        raise ParameterError(f"n_neighbors = {n_neighbors} must be at least 1.")
    return affinity_of(nearest_neighbours(X, n_neighbors))


def affinity_of(neighbours: Neighbours) -> sp.csr_array:
    """Turn lists of neighbours into a symmetric matrix with an empty diagonal."""
    n_documents = len(neighbours.indices)
    found = neighbours.indices != NO_NEIGHBOUR
    starts = np.concatenate([[0], np.cumsum(found.sum(axis=1))])
    if starts[-1] < np.iinfo(np.int32).max // 2:
        starts = starts.astype(np.int32)  # half the memory traffic of every product
    directed = sp.csr_array(
        (neighbours.similarities[found], neighbours.indices[found], starts),
        shape=(n_documents, n_documents),
    )
    directed.sort_indices()
    return sp.csr_array(directed.maximum(directed.T.tocsr()))


def connected_parts(affinity: Any) -> NDArray[np.int64]:
    """Number the connected components of a graph, the largest first."""
    _, part = connected_components(affinity, directed=False)
    order = np.argsort(-np.bincount(part), kind="stable")
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    return rank[part].astype(np.int64)


def _best_columns(left: Any, right: Any, count: int, without_self: bool) -> Neighbours:
    if count < 1 or left.shape[0] == 0:
        return _no_neighbours(left.shape[0], max(count, 0))
    transposed = sp.csr_matrix(right.T)
    rows = np.arange(left.shape[0])
    chosen = _no_neighbours(len(rows), count)
    few = count + 2  # the document itself, and one more to see a tie
    for top in (few, 8 * few, right.shape[0]):  # more only for rows that a tie leaves open
        open_rows = [rows[:0]]
        step = max(1, _CANDIDATES_AT_ONCE // top)
        for part in (rows[start : start + step] for start in range(0, len(rows), step)):
            found, tied = _choose(
                _products(left[part], transposed, top), part, count, top, without_self
            )
            chosen.indices[part], chosen.similarities[part] = found.indices, found.similarities
            open_rows.append(part[tied])
        rows = np.concatenate(open_rows)
    return chosen


def _products(left: Any, right: Any, top: int) -> Any:
    """The largest entries of a product of sparse matrices, or all of them."""
    if top >= right.shape[1]:
        return sp.csr_matrix(left @ right)
    return sp_matmul_topn(left, right, top_n=top, threshold=0.0)


def _choose(
    candidates: Any, row_numbers: NDArray[Any], count: int, top: int, without_self: bool
) -> tuple[Neighbours, NDArray[np.bool_]]:
    """Take the best of each row, and mark those where a tie may reach beyond the candidates."""
    n_rows = candidates.shape[0]
    lengths = np.diff(candidates.indptr)
    row = np.repeat(np.arange(n_rows), lengths)
    column, value = candidates.indices, candidates.data
    weakest = np.full(n_rows, np.inf)
    np.minimum.at(weakest, row, value)
    usable = value > 0
    if without_self:
        usable &= column != row_numbers[row]
    row, column, value = row[usable], column[usable], value[usable]
    order = np.lexsort((column, -value, row))
    row, column, value = row[order], column[order], value[order]
    position = np.arange(len(row)) - np.searchsorted(row, row)
    chosen = _no_neighbours(n_rows, count)
    kept = position < count
    chosen.indices[row[kept], position[kept]] = column[kept]
    chosen.similarities[row[kept], position[kept]] = value[kept]
    cut_off = (lengths >= top) & (top < candidates.shape[1])
    return chosen, cut_off & (chosen.similarities[:, -1] <= weakest)


def _no_neighbours(n_rows: int, count: int) -> Neighbours:
    return Neighbours(
        np.full((n_rows, count), NO_NEIGHBOUR, dtype=np.int32), np.zeros((n_rows, count))
    )
