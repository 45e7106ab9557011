"""Leading singular vectors, exact and repeatable, of matrices that can only be multiplied.

The leading space comes from the Gram operator A'A on the smaller side of A; a singular value
decomposition of A times that space then gives values without the rounding errors of a square.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.linalg import ArpackError, LinearOperator, aslinearoperator, eigsh

from workbench.errors import WorkbenchError
from workbench.methods.algebra.divided_work import divided_operator, helpers_for, shared_matrix
from workbench.methods.algebra.eigenvectors import dense_eigenpairs, fixed_signs
from workbench.methods.algebra.input_checks import require_whole_number

_ROUGH = 1e-2
_BLOCK_ROUNDS = 40
_NEGLIGIBLE = 1e-10  # squared singular value relative to the largest
_DENSE_IF_ALL_FAILS = 4000
_DENSE_SIDE = 256  # below this a dense eigenproblem is faster than Lanczos


@dataclass(frozen=True)
class Factors:
    """A ≈ left · diag(values) · right', strongest first."""

    left: NDArray[np.float64]
    values: NDArray[np.float64]
    right: NDArray[np.float64]


def leading_factors(matrix: Any, n_components: int) -> Factors:
    """Find the strongest singular triplets; at most as many as the matrix has rows or columns.

    The matrix is dense, sparse or a LinearOperator. Signs are fixed by the largest entry of each
    left vector, so that the same input always gives the same vectors.
    """
    require_whole_number("n_components", n_components, 1)
    helpers = helpers_for(matrix)
    if helpers is not None:
        with shared_matrix(matrix, helpers) as folder:
            return leading_factors(divided_operator(folder, matrix.shape, helpers), n_components)
    operator = aslinearoperator(matrix)
    size = min(n_components, *operator.shape)
    if operator.shape[0] < operator.shape[1]:
        transposed = _tall_factors(operator.T, size)
        return _signed(Factors(transposed.right, transposed.values, transposed.left))
    return _signed(_tall_factors(operator, size))


def _tall_factors(operator: Any, size: int) -> Factors:
    space = _leading_right_space(operator, size)
    left, values, rotation = np.linalg.svd(operator.matmat(space), full_matrices=False)
    return Factors(left, values, space @ rotation.T)


def _leading_right_space(operator: Any, size: int) -> NDArray[np.float64]:
    side = operator.shape[1]
    if size == side:
        return np.eye(side)
    if side <= _DENSE_SIDE or size > side // 3:
        return _dense_space(operator, size)
    gram_operator = LinearOperator(
        (side, side), matvec=lambda v: operator.rmatvec(operator.matvec(v)), dtype=np.float64
    )
    start = np.random.default_rng(0).standard_normal(side)
    if not gram_operator.matvec(start).any():
        return np.eye(side, size)  # Lanczos cannot start on a matrix of zeros
    try:
        values, space = eigsh(gram_operator, size, v0=start)
    except ArpackError:
        return space_of_low_rank(operator, size)
    if values.min() > _NEGLIGIBLE * values.max():
        return np.linalg.qr(_with_missed(gram_operator, values, space, start))[0]
    try:
        return space_of_low_rank(operator, size)
    except WorkbenchError:  # the rest is rounding, where any direction will do
        return np.linalg.qr(space)[0]


def space_of_low_rank(operator: Any, size: int) -> NDArray[np.float64]:
    """Find the space of a matrix whose rank is lower than `size`, or hardly higher.

    Lanczos fails on it or omits directions, but a wider random block contains them all.
    """
    width = min(operator.shape[1], 4 * size + 40)
    block = np.random.default_rng(0).standard_normal((operator.shape[1], width))
    for _ in range(_BLOCK_ROUNDS):
        basis = np.linalg.qr(block)[0]
        block = operator.rmatmat(operator.matmat(basis))
    values, rotation = np.linalg.eigh(basis.T @ block)
    space = basis @ rotation[:, : -size - 1 : -1]
    unexplained = block @ rotation[:, : -size - 1 : -1] - space * values[: -size - 1 : -1]
    if np.linalg.norm(unexplained) <= 1e-8 * values[-1]:
        return space
    if operator.shape[1] <= _DENSE_IF_ALL_FAILS:
        return _dense_space(operator, size)
    raise WorkbenchError(
        f"The {size} leading dimensions of the term matrix could not be computed; use fewer."
    )


def _dense_space(operator: Any, size: int) -> NDArray[np.float64]:
    gram = operator.rmatmat(operator.matmat(np.eye(operator.shape[1])))
    return dense_eigenpairs((gram + gram.T) / 2, size, largest=True).vectors


def _with_missed(
    gram: Any, values: NDArray[np.float64], space: NDArray[np.float64], start: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Replace weak directions by stronger ones that Lanczos missed.

    Of a repeated singular value, as in identical parts of a corpus, it may find one direction
    and miss the others, which are then the strongest outside the space.
    """
    for _ in range(len(values)):
        outside = LinearOperator(gram.shape, matvec=_outside(gram, space), dtype=np.float64)
        try:
            if eigsh(outside, 1, v0=start, tol=_ROUGH)[0][0] <= values.min() * (1 + 1e-9):
                break
            missed_value, missed = eigsh(outside, 1, v0=start)
        except ArpackError:
            break  # Lanczos cannot start where only rounding is left
        weakest = values.argmin()
        values[weakest], space[:, weakest] = missed_value[0], missed[:, 0]
    return space


def _outside(gram: Any, space: NDArray[np.float64]) -> Any:
    def times(v: NDArray[np.float64]) -> NDArray[np.float64]:
        inner = v - space @ (space.T @ v)
        product = gram.matvec(inner)
        return product - space @ (space.T @ product)

    return times


def _signed(factors: Factors) -> Factors:
    signs = fixed_signs(factors.left)
    return Factors(factors.left * signs, factors.values, factors.right * signs)
