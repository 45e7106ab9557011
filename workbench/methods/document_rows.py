"""Rows of documents, whether the matrix is sparse or dense."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError


def is_sparse(X: Any) -> bool:
    """Tell a sparse matrix from a dense one, without narrowing its type."""
    return bool(sp.issparse(X))


def dense(X: Any) -> NDArray[np.float64]:
    """The same numbers as a dense array."""
    return X.toarray() if is_sparse(X) else X


def finite_documents(X: Any) -> Any:
    """Check documents that come from outside: numbers without holes, as float64."""
    X = sp.csr_array(X, dtype=np.float64) if is_sparse(X) else np.asarray(X, dtype=np.float64)
    if X.ndim != 2 or 0 in X.shape:
        raise ParameterError(
            f"X must have documents in rows and terms in columns; its shape is {X.shape}."
        )
    return sound(X)


def sound(X: Any) -> Any:
    """Refuse holes, and add up entries of a sparse matrix that are given in several parts."""
    if not np.isfinite(X.data if is_sparse(X) else X).all():
        raise ParameterError("X holds NaN or infinite values; every weight must be a number.")
    if is_sparse(X) and not X.has_canonical_format:
        X = X.copy()  # the caller's matrix stays as it is
        X.sum_duplicates()
    return X


def check_not_negative(X: Any, name: str) -> None:
    """Refuse values below zero, which have no meaning as counts."""
    smallest = X.min() if X.shape[0] and X.shape[1] else 0.0
    if smallest < 0:
        raise ParameterError(
            f"Negative values in data passed to {name} (the smallest is {smallest:g}); "
            "it needs counts or weights of at least 0: choose another term weighting."
        )


def row_squares(X: Any) -> NDArray[np.float64]:
    """Squared length of each row."""
    if is_sparse(X):
        return np.asarray(X.multiply(X).sum(axis=1)).ravel()
    return np.einsum("ij,ij->i", X, X, dtype=np.float64)


def unit_rows(X: Any) -> Any:
    """Divide each row by its length; rows that are zero up to rounding become exactly zero."""
    lengths = np.sqrt(row_squares(X))
    negligible = lengths <= 1e-12 * lengths.max(initial=0.0)
    factors = np.where(negligible, 0.0, 1 / np.where(negligible, 1.0, lengths))
    return scaled_rows(X, factors)


def scaled_rows(X: Any, factors: NDArray[np.float64]) -> Any:
    """Multiply each row by its own factor."""
    return sp.csr_array(sp.diags_array(factors) @ X) if is_sparse(X) else X * factors[:, None]
