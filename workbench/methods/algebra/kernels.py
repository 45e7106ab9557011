"""Document kernels and the products behind them, computed in blocks of bounded memory.

With the documents D (documents × terms) the kernel of order r is Pᵣ = D (DᵀD)ʳ⁻¹ Dᵀ = (D Dᵀ)ʳ.
Up to DENSE_DOCUMENTS documents P₂ is a sum of dense products. Beyond that, blocks of columns are
multiplied by the sparse matrix and its transpose, which for n documents with t different terms each
takes about 2 n² t steps instead of n³.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.linalg import get_blas_funcs
from sklearn.preprocessing import normalize

from workbench.array_types import Rows
from workbench.methods.algebra.document_rows import dense, is_sparse, row_squares
from workbench.methods.algebra.term_lists import path_counts

BLOCK_BYTES = 2**23  # about a processor's cache: larger blocks were slower
DENSE_DOCUMENTS = 10_000  # about where n³ fast steps become more than n² t slow ones


def blocks(size: int, other_size: int, width: int | None = None) -> Iterator[slice]:
    """Divide a range so that a dense block of it by `other_size` numbers stays small."""
    step = width or max(16, BLOCK_BYTES // (8 * max(1, other_size)))
    for start in range(0, size, step):
        yield slice(start, min(size, start + step))


def inverse_document_frequencies(X: Any) -> NDArray[np.float64]:
    """Weigh terms by ln((1 + n) / (1 + documents with the term)) + 1."""
    present = np.asarray((X != 0).sum(axis=0)).ravel()
    return np.log((1 + X.shape[0]) / (1 + present)) + 1


def damped(X: Any) -> Any:
    """Replace every count by ln(1 + count), keeping its sign."""
    if not is_sparse(X):
        return np.sign(X) * np.log1p(np.abs(X))
    result = X.copy()
    result.data = damped(result.data)
    return result


def weigh_terms(X: Any, weights: NDArray[np.float64]) -> Any:
    """Multiply each column by its weight and scale every row to unit length."""
    weighted = X @ sp.diags_array(weights) if is_sparse(X) else X * weights
    return normalize(weighted)


def products(X: Any, Y: Any) -> NDArray[Any]:
    """Multiply every document of X with every document of Y: the linear kernel."""
    result = np.empty((X.shape[0], Y.shape[0]), dtype=X.dtype)
    transposed = _transposed(Y)
    for block in blocks(X.shape[0], Y.shape[0]):
        result[block] = dense(X[block] @ transposed)
    return result


def order_diagonals(X: Any, seen: Any, order: int) -> NDArray[np.float64]:
    """Compute Pᵣ(x, x) for r = 1 … order and each x in X, with paths through the `seen` documents.

    Half of the path is enough: Pᵣ(x, x) is the squared length of x after r - 1 half steps.
    """
    diagonals = np.empty((order, X.shape[0]))
    if X is seen and order == 2 and is_sparse(X) and X.shape[0] > DENSE_DOCUMENTS:
        return np.array([row_squares(X), path_counts(X)])  # 14 times faster than by blocks
    steps = (seen, _transposed(seen))
    for block in blocks(X.shape[0], sum(seen.shape)):
        diagonals[0, block] = row_squares(X[block])
        carried = X[block].T
        for r in range(1, order):
            carried = dense(steps[(r - 1) % 2] @ carried)
            diagonals[r, block] = np.einsum("ij,ij->j", carried, carried, dtype=np.float64)
    return diagonals


def order_columns(
    seen: Any, rows: Rows | slice, order: int
) -> Iterator[tuple[slice, list[NDArray[Any]]]]:
    """Yield P₁ … P_order among some of the seen documents, a block of columns at a time.

    Each block starts at its own diagonal; the part above follows from the symmetry.
    """
    wanted, transposed = seen[rows], _transposed(seen)
    for block in blocks(wanted.shape[0], sum(seen.shape)):
        # Dense, because products of two sparse matrices take three times as long.
        carried, columns = dense(wanted[block].T), []
        for r in range(order):
            if r == order - 1:
                columns.append(dense(wanted[block.start :] @ carried))
            else:
                reached = dense(seen @ carried)
                columns.append(reached[rows][block.start :])
                carried = transposed @ reached
        yield block, columns


def order_parts(seen: Any, rows: Rows | slice, order: int) -> list[NDArray[Any]]:
    """Compute P₁ … P_order among some of the seen documents."""
    size = seen[rows].shape[0]
    if order == 2 and size <= DENSE_DOCUMENTS:
        return _dense_parts(seen, rows)
    parts = [np.empty((size, size), dtype=seen.dtype) for _ in range(order)]
    for block, columns in order_columns(seen, rows, order):
        for part, column in zip(parts, columns, strict=True):
            _write_block(part, block, column)
    return parts


def combined_orders(
    seen: Any, rows: Rows | slice, shares: Sequence[float], factors: Sequence[NDArray[Any]]
) -> NDArray[Any]:
    """Compute Σ shareᵣ · factorᵣ(i) Pᵣ(i, j) factorᵣ(j) without storing any Pᵣ.

    The factors are those of the documents at `rows`.
    """
    size = len(factors[0])
    if len(shares) == 2 and size <= DENSE_DOCUMENTS:
        return combined_parts(order_parts(seen, rows, 2), shares, factors)
    kernel = np.empty((size, size), dtype=seen.dtype)
    for block, columns in order_columns(seen, rows, len(shares)):
        total = np.zeros_like(columns[0])
        for share, factor, column in zip(shares, factors, columns, strict=True):
            total += scaled_part(column, share * factor[block.start :], factor[block])
        _write_block(kernel, block, total)
    return kernel


def scaled_part(
    part: NDArray[Any], row_factor: NDArray[np.float64], column_factor: NDArray[np.float64]
) -> NDArray[Any]:
    """Multiply rows and columns by their factors, in place."""
    part *= row_factor[:, None].astype(part.dtype)
    part *= column_factor.astype(part.dtype)
    return part


def combined_parts(
    parts: Sequence[NDArray[Any]], shares: Sequence[float], factors: Sequence[NDArray[Any]]
) -> NDArray[Any]:
    """Add up the parts P₁, P₂, …, each scaled in place."""
    total, *others = (
        scaled_part(part, share * factor, factor)
        for part, share, factor in zip(parts, shares, factors, strict=True)
    )
    for part in others:
        total += part
    return total


def order_directions(
    seen: Any, coefficients: Sequence[NDArray[np.float64]]
) -> list[NDArray[np.float64]]:
    """Turn coefficients of the seen documents into weights of terms: (DᵀD)ʳ⁻¹ Dᵀ aᵣ."""
    transposed = _transposed(seen)
    directions = []
    for r, order_coefficients in enumerate(coefficients):
        direction = transposed @ order_coefficients
        for _ in range(r):
            direction = transposed @ (seen @ direction)
        directions.append(direction)
    return directions


def _dense_parts(seen: Any, rows: Rows | slice) -> list[NDArray[Any]]:
    """P₁, and P₂ as the sum of F F' over blocks of seen documents, of which half is computed."""
    wanted = seen[rows]
    size, is_whole = wanted.shape[0], isinstance(rows, slice)
    first = np.empty((size, size), dtype=seen.dtype) if is_whole else products(wanted, wanted)
    second = np.zeros((size, size), dtype=seen.dtype, order="F")
    add_product = get_blas_funcs("syrk", (second,))
    for block in blocks(seen.shape[0], size):
        reached = dense(seen[block] @ wanted.T)
        if is_whole:
            first[block] = reached
        second = add_product(1.0, reached.T, beta=1.0, c=second, overwrite_c=True, lower=True)
    _mirror(second)
    return [first, second]


def _mirror(lower: NDArray[Any]) -> None:
    for block in blocks(len(lower), len(lower)):
        corner = np.tril(lower[block, block])
        lower[block, block] = corner + np.tril(corner, -1).T
        lower[block, block.stop :] = lower[block.stop :, block].T


def _write_block(kernel: NDArray[Any], block: slice, column: NDArray[Any]) -> None:
    width = block.stop - block.start
    kernel[block, block] = (column[:width] + column[:width].T) / 2  # rounding is not symmetric
    kernel[block.stop :, block] = column[width:]
    kernel[block, block.stop :] = column[width:].T


def _transposed(X: Any) -> Any:
    return X.T.tocsr() if is_sparse(X) else X.T
