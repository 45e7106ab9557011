"""Eigenvectors of large sparse symmetric operators, exact to rounding and without factorising.

The largest eigenvalues of well-scaled operators come from Lanczos (ARPACK). The smallest ones of a
graph Laplacian L = D - A, whose degrees may differ by a factor of thousands, come from a block
Davidson iteration: residuals are smoothed by a few Chebyshev steps on D^-1 L, whose spectrum lies
in [0, 2] whatever the degrees are, and join a growing orthonormal basis that is cut back when full.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.linalg
from scipy.sparse.linalg import ArpackError, LinearOperator, eigsh

from workbench.array_types import Floats
from workbench.errors import WorkbenchError

Product = Callable[[Floats], Floats]

DENSE_UP_TO = 500
_DENSE_IF_LANCZOS_FAILS = 4000
_SMOOTHING_STEPS, _SMOOTHED_FROM, _SMOOTHED_TO = 5, 0.12, 2.0
_MAXIMUM_ROUNDS = 400


@dataclass(frozen=True)
class EigenPairs:
    """Some eigenvalues, wanted end first, and their orthonormal eigenvectors in columns."""

    values: Floats
    vectors: Floats


def dense_eigenpairs(matrix: Floats, count: int, largest: bool) -> EigenPairs:
    """Find the eigenvectors of a small matrix directly.

    All are computed: routines that compute only some may fail, or silently omit some, where an
    eigenvalue repeats, as in a complete graph.
    """
    values, vectors = scipy.linalg.eigh(matrix, driver="evd")
    wanted = slice(None, -count - 1, -1) if largest else slice(count)
    return EigenPairs(values[wanted], vectors[:, wanted])


def fixed_signs(vectors: Floats) -> Floats:
    """Signs that make the largest entry of each column positive, since signs are arbitrary."""
    above, below = vectors.max(axis=0), -vectors.min(axis=0)
    signs = np.where(above < below, -1.0, 1.0)
    for column in np.flatnonzero(above == below):  # the first of equally large entries decides
        entries = vectors[:, column]
        signs[column] = np.sign(entries[np.abs(entries).argmax()]) or 1.0
    return signs


def largest_eigenpairs(
    product: Product, size: int, count: int, seed: int = 0, tolerance: float = 0.0
) -> EigenPairs:
    """Find the eigenvectors of the algebraically largest eigenvalues by Lanczos."""
    if size <= DENSE_UP_TO or count >= size:
        return dense_eigenpairs(_as_matrix(product, size), count, largest=True)
    operator = LinearOperator((size, size), matvec=_as_column(product), dtype=np.float64)
    start = np.random.default_rng(seed).uniform(0.5, 1.5, size)
    try:
        values, vectors = eigsh(operator, k=count, which="LA", v0=start, tol=tolerance)
    except ArpackError as error:
        if size <= _DENSE_IF_LANCZOS_FAILS:
            return dense_eigenpairs(_as_matrix(product, size), count, largest=True)
        raise WorkbenchError(
            f"The {count} leading eigenvectors of the {size} documents could not be found "
            f"({error}); use fewer eigenvectors or more neighbours."
        ) from error
    order = np.argsort(-values, kind="stable")
    return EigenPairs(values[order], vectors[:, order])


def smallest_laplacian_eigenpairs(
    product: Product, degrees: Floats, start: Floats, count: int, tolerance: float = 1e-10
) -> EigenPairs:
    """Find the bottom eigenvectors of L = D - A from a start block of at least `count` columns.

    `product` multiplies A; residual norms end below tolerance times the median degree.
    """
    laplacian = _laplacian(product, degrees)
    if len(degrees) <= DENSE_UP_TO or 3 * start.shape[1] >= len(degrees):
        return dense_eigenpairs(_as_matrix(laplacian, len(degrees)), count, largest=False)
    rounding = 50 * np.finfo(np.float64).eps * degrees.max()
    limit = max(tolerance * float(np.median(degrees)), rounding)
    return _davidson(laplacian, _smoother(laplacian, degrees), start, count, limit)


def _davidson(
    product: Product, smooth: Product, start: Floats, count: int, limit: float
) -> EigenPairs:
    basis = np.linalg.qr(start)[0]
    image = product(basis)
    projected = basis.T @ image
    width = start.shape[1]
    for _ in range(_MAXIMUM_ROUNDS):
        values, rotation = np.linalg.eigh(projected)
        wanted = rotation[:, :count]
        residuals = image @ wanted - (basis @ wanted) * values[:count]
        unfinished = np.linalg.norm(residuals, axis=0) > limit
        if not unfinished.any():
            return EigenPairs(values[:count], basis @ wanted)
        if basis.shape[1] + unfinished.sum() > min(5 * width, len(basis)):
            kept = rotation[:, : 2 * width]
            basis, image = basis @ kept, image @ kept
            projected = np.diag(values[: 2 * width])
        added = _orthonormal_to(basis, smooth(residuals[:, unfinished]))
        basis, image, projected = _extended(basis, image, projected, added, product(added))
    raise WorkbenchError(
        f"The {count} bottom eigenvectors of a graph of {len(basis)} documents did not converge in "
        f"{_MAXIMUM_ROUNDS} rounds; use the symmetric normalisation or more neighbours."
    )


def _extended(
    basis: Floats, image: Floats, projected: Floats, added: Floats, added_image: Floats
) -> tuple[Floats, Floats, Floats]:
    across = basis.T @ added_image
    corner = added.T @ added_image
    projected = np.block([[projected, across], [across.T, (corner + corner.T) / 2]])
    return np.hstack([basis, added]), np.hstack([image, added_image]), projected


def _orthonormal_to(basis: Floats, block: Floats) -> Floats:
    for _ in range(2):  # once is not enough in floating point, twice is
        block = block - basis @ (basis.T @ block)
        block = np.linalg.qr(block)[0]
    return block


def _laplacian(product: Product, degrees: Floats) -> Product:
    return lambda block: degrees[:, None] * block - product(block)


def _smoother(laplacian: Product, degrees: Floats) -> Product:
    """Solve L x = r roughly: Chebyshev steps that damp the part of D^-1 L above the wanted end."""
    centre = (_SMOOTHED_TO + _SMOOTHED_FROM) / 2
    radius = (_SMOOTHED_TO - _SMOOTHED_FROM) / 2
    scale = np.maximum(degrees, 1e-12 * degrees.max())[:, None]

    def smooth(residuals: Floats) -> Floats:
        ratio = radius / centre
        step = residuals / scale / centre
        solution = step.copy()
        for _ in range(_SMOOTHING_STEPS - 1):
            residuals = residuals - laplacian(step)
            following = 1 / (2 * centre / radius - ratio)
            step = following * ratio * step + (2 * following / radius) * (residuals / scale)
            solution += step
            ratio = following
        return solution

    return smooth


def _as_column(product: Product) -> Any:
    return lambda vector: product(vector.reshape(-1, 1)).ravel()


def _as_matrix(product: Product, size: int) -> Floats:
    matrix = product(np.eye(size))
    return (matrix + matrix.T) / 2
