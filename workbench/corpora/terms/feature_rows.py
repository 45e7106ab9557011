"""Operations on the rows of a matrix of features."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats


def use_short_indices(features: Any) -> None:
    """Use 32-bit indices where they suffice: linear models accept no others."""
    if features.indices.dtype != np.int32 and max(features.nnz, *features.shape) < 2**31:
        features.indices = features.indices.astype(np.int32)
        features.indptr = features.indptr.astype(np.int32)


def descending_order(scores: Floats) -> NDArray[np.int64]:
    """Order from the highest score; differences due to rounding count as ties."""
    with np.errstate(divide="ignore"):
        magnitude = np.where(scores > 0, np.ceil(np.log10(np.abs(scores))), 0.0)
    unit = 10.0 ** (magnitude - 10)
    return np.argsort(-np.round(scores / unit) * unit, kind="stable")


def row_maxima(features: Any) -> Floats:
    """The largest value of each row; 1 for an empty row."""
    maxima = np.ones(features.shape[0])
    filled = np.flatnonzero(np.diff(features.indptr))
    if len(filled):
        maxima[filled] = np.maximum.reduceat(features.data, features.indptr[filled])
    return maxima


def row_sums(features: Any, values: Floats) -> Floats:
    """The sums of some values in the cells of a matrix, by row."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    matrix = csr_array((values, features.indices, features.indptr), shape=features.shape)
    sums: Floats = matrix @ np.ones(features.shape[1])
    return sums


def divide_rows(features: Any, divisors: Floats) -> None:
    """Divide the rows of a matrix in place."""
    divisors = np.where(divisors > 0, divisors, 1.0)  # a row of zeros stays as it is
    features.data /= np.repeat(divisors, np.diff(features.indptr))
