"""A graph of terms that occur together, and documents diffused over it.

The affinity of two terms is their normalised pointwise mutual information with documents as
windows, log(p_ij / (p_i p_j)) / −log p_ij, which frequent terms do not dominate. Each
term keeps its nearest terms. A document x becomes x + γ x S at unit length, S the symmetric
normalisation of the graph: the first step of a diffusion kernel.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.document_rows import (
    is_sparse,
    occurrences,
    row_squares,
    unit_rows,
    with_int32_indices,
)
from workbench.methods.algebra.graph_walks import symmetric_walk

_TERMS_AT_ONCE = 400  # a block of 400 × 8,000 pairs takes 26 MB
_DOCUMENTS_AT_ONCE = 500


def term_walk(X: Any, n_terms: int, n_neighbors: int, least_pairs: int = 3) -> sp.csr_array:
    """S of the nearest terms by mutual information, among the `n_terms` most frequent ones."""
    return symmetric_walk(term_graph(X, n_terms, n_neighbors, least_pairs))


def term_graph(X: Any, n_terms: int, n_neighbors: int, least_pairs: int = 3) -> sp.csr_array:
    """W: mutual information of terms, kept where either is among the nearest of the other."""
    present = sp.csr_array(occurrences(X), dtype=np.float64)
    frequencies = np.asarray(present.sum(axis=0), dtype=np.float64).ravel()
    chosen = np.sort(np.argsort(-frequencies, kind="stable")[:n_terms])
    chosen = chosen[frequencies[chosen] >= least_pairs]
    edges = _nearest_terms(present[:, chosen], frequencies[chosen], n_neighbors, least_pairs)
    size = X.shape[1]
    rows, columns, values = edges
    cells = (chosen[rows], chosen[columns])
    directed = sp.csr_array(sp.coo_array((values, cells), shape=(size, size)))
    return sp.csr_array(directed.maximum(directed.T.tocsr()))


def _nearest_terms(
    present: Any, frequencies: NDArray[np.float64], count: int, least_pairs: int
) -> tuple[Any, Any, Any]:
    """Rows, columns and mutual information of the nearest terms of each term."""
    n_documents = present.shape[0]
    lists, by_term = sp.csc_array(present), sp.csr_array(present.T)
    found: list[tuple[Any, Any, Any]] = []
    for first in range(0, len(frequencies), _TERMS_AT_ONCE):
        rows = np.arange(first, min(first + _TERMS_AT_ONCE, len(frequencies)))
        together = (by_term[rows] @ lists).toarray()
        together[np.arange(len(rows)), rows] = 0.0
        together[together < least_pairs] = 0.0
        shared = mutual_information(together, frequencies[rows], frequencies, n_documents)
        nearest = np.argsort(-shared, axis=1, kind="stable")[:, :count]
        values = np.take_along_axis(shared, nearest, axis=1)
        kept = values > 0
        found.append((np.repeat(rows, kept.sum(axis=1)), nearest[kept], values[kept]))
    if not found:
        return np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0)
    return tuple(np.concatenate(part) for part in zip(*found, strict=True))  # type: ignore[return-value]


def mutual_information(
    together: NDArray[np.float64],
    of_rows: NDArray[np.float64],
    of_columns: NDArray[np.float64],
    n_documents: int,
) -> NDArray[np.float64]:
    """Normalised pointwise mutual information of counts, 0 for pairs that never or always occur."""
    shared = np.zeros_like(together)
    rows, columns = np.nonzero((together > 0) & (together < n_documents))
    counts = together[rows, columns]
    ratio = np.log(counts * n_documents / (of_rows[rows] * of_columns[columns]))
    shared[rows, columns] = ratio / np.log(n_documents / counts)
    return shared


@dataclass(frozen=True)
class TermDiffusion:
    """x + γ x S at unit length; terms outside the graph stay as they are."""

    walk: sp.csr_array
    strength: float

    def apply(self, X: Any) -> Any:
        """Diffuse documents over the terms; they get many times as many terms as before."""
        return unit_rows(self._moved(X))

    def term_similarities(self, term: int) -> NDArray[np.float64]:
        """The cosine of a term with every term after the diffusion."""
        terms = self.apply(sp.eye_array(self.walk.shape[0], format="csr"))
        return np.asarray((terms @ terms[[term]].T).toarray()).ravel()

    def _moved(self, X: Any) -> Any:
        rows = unit_rows(X)
        moved = rows + self.strength * (rows @ self.walk)
        return with_int32_indices(sp.csr_array(moved)) if is_sparse(X) else moved

    def lengths(self, X: Any) -> NDArray[np.float64]:
        """How long the diffused documents are before they are scaled, a block at a time."""
        blocks = [
            np.sqrt(row_squares(self._moved(X[first : first + _DOCUMENTS_AT_ONCE])))
            for first in range(0, X.shape[0], _DOCUMENTS_AT_ONCE)
        ]
        return np.concatenate(blocks) if blocks else np.zeros(0)

    def products(
        self, X: Any, weights: NDArray[np.float64], lengths: NDArray[np.float64] | None = None
    ) -> NDArray[np.float64]:
        """Inner products of the diffused documents with rows of weights; lengths may be known."""
        known = self.lengths(X) if lengths is None else lengths
        pulled = weights.T + self.strength * (self.walk @ weights.T)
        return np.asarray(unit_rows(X) @ pulled) / np.where(known > 0, known, 1.0)[:, None]
