"""Operations on rows of documents, for sparse and dense matrices."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError


def is_sparse(X: Any) -> bool:
    """Check for a sparse matrix, without narrowing its type for the type checker."""
    return bool(sp.issparse(X))


def dense(X: Any) -> NDArray[np.float64]:
    """Convert a matrix to a dense array."""
    return X.toarray() if is_sparse(X) else X


def finite_documents(X: Any) -> Any:
    """Check the documents of a caller: at least one document and term, finite, as float64."""
    X = documents_in_rows(X)
    if 0 in X.shape:
        raise _shape_error(X)
    return X


def documents_in_rows(X: Any) -> Any:
    """Check the documents of a caller, of which there may be none."""
    X = as_numbers(X, "X")
    if X.ndim != 2:
        raise _shape_error(X)
    return checked_values(X)


def _shape_error(X: Any) -> ParameterError:
    return ParameterError(
        f"X must have documents in rows and terms in columns; its shape is {X.shape}."
    )


def as_numbers(values: Any, name: str) -> Any:
    """Convert values to float64, sparse if they are; anything but real numbers is refused."""
    try:
        matrix = values if is_sparse(values) else np.asarray(values)
        if matrix.dtype.kind not in "biufO":  # text, dates and complex numbers
            raise TypeError
        if is_sparse(matrix):
            return sp.csr_array(matrix, dtype=np.float64)
        return np.asarray(matrix, dtype=np.float64)
    except (TypeError, ValueError):
        raise ParameterError(f"{name} must hold numbers, in rows of equal length.") from None


def checked_values(X: Any) -> Any:
    """Refuse NaN and infinite values, and add up duplicate entries of a sparse matrix."""
    if not np.isfinite(X.data if is_sparse(X) else X).all():
        raise ParameterError("X holds NaN or infinite values; every weight must be a number.")
    return without_duplicates(X) if is_sparse(X) else X


def without_duplicates(X: Any) -> Any:
    """Add up duplicate entries; the caller's matrix is not changed."""
    if not X.has_canonical_format:
        X = X.copy()
        X.sum_duplicates()
    return X


def with_int32_indices(X: Any) -> Any:
    """Use 32-bit indices where they suffice: scikit-learn's linear models refuse longer ones."""
    if not is_sparse(X) or X.indices.dtype == X.indptr.dtype == np.int32:
        return X
    if max(X.nnz, *X.shape) > np.iinfo(np.int32).max:
        return X
    parts = (X.data, X.indices.astype(np.int32), X.indptr.astype(np.int32))
    return type(X)(parts, shape=X.shape)


def occurrences(X: Any) -> Any:
    """Mark where a document contains a term, whatever its weight, even a negative one."""
    return checked_values(X) != 0


def check_not_negative(X: Any, name: str) -> None:
    """Refuse negative values, which have no meaning as counts."""
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
