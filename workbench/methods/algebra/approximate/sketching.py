"""Leading singular vectors by a few products with a block of random vectors, with a stated error.

Each round multiplies the block by A'A, which makes the wanted directions dominate; its columns are
made orthonormal once in a round, where they are shorter. Exact vectors satisfy A'u = σ v and
A v = σ u; the first holds by construction, and the largest |A v − σ u| bounds how far a singular
value can be from one of A.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.linalg import aslinearoperator

from workbench.array_types import Floats
from workbench.methods.algebra.divided_work import divided_operator, helpers_for, shared_matrix
from workbench.methods.algebra.document_rows import is_sparse
from workbench.methods.algebra.eigenvectors import fixed_signs
from workbench.methods.algebra.factorisation import Factors
from workbench.methods.algebra.input_checks import require_whole_number

_ROUNDS = 5
_SPARE = 0.25  # more directions than wanted: the last ones converge slowly
_LEAST_SPARE = 10
_SINGLE_FROM = 30_000  # rows of a sparse matrix
_LEAST_RATIO = 1e-4  # of the inner products of columns, below which digits would be lost
_BLOCK = 50_000


@dataclass(frozen=True)
class SketchedFactors:
    """Factors and the largest error of a singular value, relative to the largest value."""

    factors: Factors
    error: float


def sketched_factors(matrix: Any, n_components: int, rounds: int = _ROUNDS) -> SketchedFactors:
    """Approximate the strongest singular triplets of a matrix or LinearOperator."""
    require_whole_number("n_components", n_components, 1)
    helpers = helpers_for(matrix)
    if helpers is not None:
        with shared_matrix(matrix, helpers) as folder:
            divided = divided_operator(folder, matrix.shape, helpers)
            return sketched_factors(divided, n_components, rounds)
    operator = aslinearoperator(_with_fewer_digits(matrix))
    size = min(n_components, *operator.shape)
    width = min(size + max(_LEAST_SPARE, int(_SPARE * size)), *operator.shape)
    random = np.random.default_rng(0)
    block = random.standard_normal((operator.shape[1], width), dtype=operator.dtype)
    block = operator.matmat(block)
    is_tall = operator.shape[0] >= operator.shape[1]
    for _ in range(rounds):
        block = operator.rmatmat(block if is_tall else _orthonormal(block))
        block = operator.matmat(_orthonormal(block) if is_tall else block)
    block = _orthonormal(_orthonormal(block))  # once more, for all digits
    right, values, rotation = _thin_factors(operator.rmatmat(block))  # those of Q Q' A
    left = (block @ rotation[:, :size].astype(block.dtype)).astype(np.float64)
    del block
    signs = fixed_signs(left)
    left *= signs
    factors = Factors(left, values[:size], right[:, :size] * signs)
    return SketchedFactors(factors, _error(operator, factors))


def _with_fewer_digits(matrix: Any) -> Any:
    """Single precision for large sparse matrices: half the memory, and the error stays stated."""
    is_large = is_sparse(matrix) and matrix.shape[0] > _SINGLE_FROM
    return matrix.astype(np.float32) if is_large else matrix


def _orthonormal(block: NDArray[Any]) -> NDArray[Any]:
    """An orthonormal basis of the columns, by their inner products where these allow it."""
    values, vectors = np.linalg.eigh(np.asarray(block.T @ block, dtype=np.float64))
    if values[0] < _LEAST_RATIO * values[-1] or not values[-1]:
        return np.asarray(np.linalg.qr(block)[0])
    return np.asarray(block @ (vectors / np.sqrt(values)).astype(block.dtype))


def _thin_factors(image: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
    """Left vectors, values (falling) and right vectors of a matrix with few columns."""
    image = np.asarray(image, dtype=np.float64)
    values, vectors = np.linalg.eigh(image.T @ image)
    values, vectors = values[::-1], vectors[:, ::-1]
    if values[-1] < _LEAST_RATIO * values[0] or not values[0]:
        left, values, transposed = np.linalg.svd(image, full_matrices=False)
        return left, values, transposed.T
    values = np.sqrt(values)
    return image @ (vectors / values), values, vectors


def _error(operator: Any, factors: Factors) -> float:
    """The largest |A v − σ u|, relative to the largest singular value."""
    largest = float(factors.values.max(initial=0.0))
    if not largest:
        return 0.0
    squares = np.zeros(len(factors.values))
    product = operator.matmat(factors.right.astype(operator.dtype))
    for start in range(0, len(product), _BLOCK):
        rows = slice(start, start + _BLOCK)
        missed = product[rows] - factors.left[rows] * factors.values
        squares += np.einsum("ij,ij->j", missed, missed)
    return float(np.sqrt(squares.max())) / largest
