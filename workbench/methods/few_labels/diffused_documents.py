"""Labelled documents diffused over a graph of terms, for SVMs that learn from many parts of them.

Diffused documents have thousands of terms, but the SVM needs their inner products alone. Few
documents are therefore replaced by the rows of L, with L Lᵀ the matrix of these products: margins
are the same, and learning takes a quarter of the time.
"""

from typing import Any

import numpy as np
from scipy.linalg import cholesky, solve_triangular

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense, is_sparse
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.term_graphs import TermDiffusion
from workbench.methods.few_labels.term_diffusion import DiffusedMachine

_MOST_SHORT = 500  # documents; L has as many columns, about as many as a document has terms
_FREQUENT = 0.02  # share of the documents from which on a dense column is quicker
_JITTER = 1e-5  # equal documents make the products singular; single precision rounds to 1e-7


class DiffusedDocuments:
    """Labelled documents, diffused once, from parts of which SVMs learn."""

    def __init__(self, diffusion: TermDiffusion, X: Any) -> None:
        self._diffusion, self._rows = diffusion, diffusion.apply(X)
        is_small = X.shape[0] <= _MOST_SHORT
        self._short = cholesky(inner_products(self._rows), lower=True) if is_small else None

    def learn(
        self, positions: Indices, class_index: Indices, n_classes: int, seed: int, is_rough: bool
    ) -> DiffusedMachine:
        """Learn from the documents at some positions, with C = 1."""
        rows = self._rows if self._short is None else self._short
        machine = LinearMachine.learn(rows[positions], class_index, n_classes, 1.0, seed, is_rough)
        if self._short is not None:
            shares = solve_triangular(self._short, machine.weights.T, lower=True, trans="T")
            weights = np.asarray((self._rows.T @ shares).T)
            machine = LinearMachine(weights, machine.intercepts)
        return DiffusedMachine(self._diffusion, machine)


def inner_products(rows: Any) -> Floats:
    """The products of all pairs of rows, with a little added to the diagonal."""
    if is_sparse(rows):
        is_frequent = np.bincount(rows.indices, minlength=rows.shape[1]) > _FREQUENT * rows.shape[0]
        by_term = rows.tocsc()
        frequent = by_term[:, is_frequent].astype(np.float32).toarray()
        rare = by_term[:, ~is_frequent].tocsr()
        products = dense(rare @ rare.T) + frequent @ frequent.T
    else:
        products = np.asarray(rows @ rows.T, dtype=np.float64)
    products[np.diag_indices_from(products)] += _JITTER
    return products
