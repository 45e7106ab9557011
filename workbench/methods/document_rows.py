"""Rows of documents, whether the matrix is sparse or dense."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray


def is_sparse(X: Any) -> bool:
    """Tell a sparse matrix from a dense one, without narrowing its type."""
    return bool(sp.issparse(X))


def dense(X: Any) -> NDArray[np.float64]:
    """The same numbers as a dense array."""
    return X.toarray() if is_sparse(X) else X


def row_squares(X: Any) -> NDArray[np.float64]:
    """Squared length of each row."""
    if is_sparse(X):
        return np.asarray(X.multiply(X).sum(axis=1)).ravel()
    return np.einsum("ij,ij->i", X, X)


def unit_rows(X: Any) -> Any:
    """Divide each row by its length; rows that are zero up to rounding become exactly zero."""
    lengths = np.sqrt(row_squares(X))
    negligible = lengths <= 1e-12 * lengths.max(initial=0.0)
    factors = np.where(negligible, 0.0, 1 / np.where(negligible, 1.0, lengths))
    return scaled_rows(X, factors)


def scaled_rows(X: Any, factors: NDArray[np.float64]) -> Any:
    """Multiply each row by its own factor."""
    return sp.csr_array(sp.diags_array(factors) @ X) if is_sparse(X) else X * factors[:, None]
