"""Document kernels and the products behind them, computed in blocks of bounded memory.

With the documents D (documents × terms) the kernel of order r is Pᵣ = D (DᵀD)ʳ⁻¹ Dᵀ = (D Dᵀ)ʳ.
A block of columns is carried from terms to documents and back by the sparse matrix itself, so a
kernel of n documents with t different terms each takes about 2 n² t steps for r = 2 and not n³.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

BLOCK_BYTES = 2**23  # about a processor's cache: larger blocks were slower
Rows = NDArray[np.int64]


def blocks(size: int, other_size: int) -> Iterator[slice]:
    """Cut a range so that a dense block of it by `other_size` numbers stays small."""
    step = max(16, BLOCK_BYTES // (8 * max(1, other_size)))
    for start in range(0, size, step):
        yield slice(start, min(size, start + step))


def is_sparse(matrix: Any) -> bool:
    """Say whether a matrix is one of SciPy's sparse ones."""
    return bool(sp.issparse(matrix))


def as_dense(matrix: Any) -> NDArray[Any]:
    """Give the plain array of a sparse or dense matrix."""
    return matrix.toarray() if is_sparse(matrix) else np.asarray(matrix)


def squared_lengths(X: Any) -> NDArray[Any]:
    """Sum the squares of each row."""
    squares = X.multiply(X) if is_sparse(X) else np.square(X)
    return np.asarray(squares.sum(axis=1)).ravel()


def inverse_document_frequencies(X: Any) -> NDArray[np.float64]:
    """Weigh terms by ln((1 + n) / (1 + documents with the term)) + 1."""
    present = np.asarray((X != 0).sum(axis=0)).ravel()
    return np.log((1 + X.shape[0]) / (1 + present)) + 1


def damped(X: Any) -> Any:
    """Replace every count by ln(1 + count); what is negative stays negative."""
    if not is_sparse(X):
        return np.sign(X) * np.log1p(np.abs(X))
    result = X.copy()
    result.data = damped(result.data)
    return result


def weigh_terms(X: Any, weights: NDArray[np.float64]) -> Any:
    """Multiply each column by its weight and give every row unit length."""
    weighted = X @ sp.diags_array(weights) if is_sparse(X) else X * weights
    return normalize(weighted)


def products(X: Any, Y: Any) -> NDArray[Any]:
    """Multiply every document of X with every document of Y: the linear kernel."""
    result = np.empty((X.shape[0], Y.shape[0]))
    transposed = _transposed(Y)
    for block in blocks(X.shape[0], Y.shape[0]):
        result[block] = as_dense(X[block] @ transposed)
    return result


def order_diagonals(X: Any, seen: Any, order: int) -> NDArray[np.float64]:
    """Compute Pᵣ(x, x) for r = 1 … order and each x in X; paths lead over the `seen` documents.

    Half of the path is enough: Pᵣ(x, x) is the squared length of x carried r - 1 half steps.
    """
    diagonals = np.empty((order, X.shape[0]))
    steps = (seen, _transposed(seen))
    for block in blocks(X.shape[0], sum(seen.shape)):
        carried = as_dense(X[block].T)
        for r in range(order):
            carried = steps[(r - 1) % 2] @ carried if r else carried
            diagonals[r, block] = np.einsum("ij,ij->j", carried, carried, dtype=np.float64)
    return diagonals


def order_columns(
    seen: Any, rows: Rows | slice, order: int
) -> Iterator[tuple[slice, list[NDArray[Any]]]]:
    """Give P₁ … P_order among some of the seen documents, a block of columns at a time.

    Each block starts at its own diagonal: what is above follows from the symmetry.
    """
    wanted, back = seen[rows], _transposed(seen)
    for block in blocks(wanted.shape[0], sum(seen.shape)):
        carried, found = as_dense(wanted[block].T), []
        for r in range(order):
            if r == order - 1:
                found.append(wanted[block.start :] @ carried)
            else:
                reached = seen @ carried
                found.append(reached[rows][block.start :])
                carried = back @ reached
        yield block, found


def order_parts(seen: Any, rows: Rows | slice, order: int) -> list[NDArray[Any]]:
    """Compute P₁ … P_order among some of the seen documents."""
    size = seen[rows].shape[0]
    parts = [np.empty((size, size), dtype=seen.dtype) for _ in range(order)]
    for block, columns in order_columns(seen, rows, order):
        for part, column in zip(parts, columns, strict=True):
            _place(part, block, column)
    return parts


def combined_orders(
    seen: Any, rows: Rows | slice, shares: Sequence[float], factors: Sequence[NDArray[Any]]
) -> NDArray[Any]:
    """Compute Σ shareᵣ · factorᵣ(i) Pᵣ(i, j) factorᵣ(j) without keeping a Pᵣ.

    The factors are those of the wanted documents.
    """
    size = len(factors[0])
    kernel = np.empty((size, size), dtype=seen.dtype)
    for block, columns in order_columns(seen, rows, len(shares)):
        total = np.zeros_like(columns[0])
        for share, factor, column in zip(shares, factors, columns, strict=True):
            column *= (share * factor[block.start :, None]).astype(column.dtype)
            column *= factor[block].astype(column.dtype)
            total += column
        _place(kernel, block, total)
    return kernel


def order_directions(
    seen: Any, coefficients: Sequence[NDArray[np.float64]]
) -> list[NDArray[np.float64]]:
    """Carry coefficients of the seen documents to terms: (DᵀD)ʳ⁻¹ Dᵀ aᵣ for r = 1, 2, …."""
    back = _transposed(seen)
    directions = []
    for r, one in enumerate(coefficients):
        carried = back @ one
        for _ in range(r):
            carried = back @ (seen @ carried)
        directions.append(carried)
    return directions


def _place(kernel: NDArray[Any], block: slice, column: NDArray[Any]) -> None:
    width = block.stop - block.start
    kernel[block, block] = (column[:width] + column[:width].T) / 2  # rounding is not symmetric
    kernel[block.stop :, block] = column[width:]
    kernel[block, block.stop :] = column[width:].T


def _transposed(X: Any) -> Any:
    return X.T.tocsr() if is_sparse(X) else X.T
