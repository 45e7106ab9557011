"""The second eigenvector of a connected graph, reproducible on every run and every machine.

(D − W) y = λ D y is solved as the leading eigenvector of D^-1/2 W D^-1/2 once its known first
eigenvector D^1/2 e is moved to the other end of the spectrum. If the second eigenvalue is multiple,
the vector is the projection of a fixed start on its eigenspace.
"""

from typing import Any

import numpy as np
import scipy.linalg
from scipy.sparse.linalg import ArpackError, LinearOperator, eigsh

from workbench.array_types import Floats

_DENSE_UP_TO = 128
_STEPS = 24
_TOLERANCE = 1e-10
_SAME_VALUE = 1e-9
_ROUNDS = 300


def second_eigenvector(links: Any, degrees: Floats) -> Floats:
    """Find y of (D − W) y = λ D y for the second smallest λ; its largest entry is positive."""
    scale = 1 / np.sqrt(degrees)
    first = np.sqrt(degrees / degrees.sum())
    start = np.random.default_rng(0).standard_normal(len(degrees))
    start -= first * (first @ start)

    def product(vector: Floats) -> Floats:
        return scale * (links @ (scale * vector)) - 2 * first * (first @ vector)

    if len(degrees) <= _DENSE_UP_TO:
        matrix = scale[:, None] * links.toarray() * scale - 2 * np.outer(first, first)
        leading = _dense(matrix, start)
    else:
        leading = _iterated(product, start)
    entries = scale * leading
    return entries * (1.0 if entries[np.abs(entries).argmax()] > 0 else -1.0)


def _dense(matrix: Floats, start: Floats) -> Floats:
    values, vectors = scipy.linalg.eigh(matrix)
    space = vectors[:, values >= values[-1] - _SAME_VALUE]
    return space @ (space.T @ start)


def _iterated(product: Any, start: Floats) -> Floats:
    """Lanczos, after a sweep of our own that detects if the start spans an invariant space."""
    leading, is_exact = _sweep(product, start)
    if is_exact:
        return leading
    # The result lies in the same direction as the start within every eigenspace.
    operator = LinearOperator((len(start), len(start)), matvec=product, dtype=np.float64)
    try:
        vectors = eigsh(
            operator, k=1, which="LA", v0=leading, ncv=_STEPS, tol=_TOLERANCE, maxiter=_ROUNDS
        )[1]
    except ArpackError:  # hardly any gap: a slightly mixed vector still gives a good threshold
        for _ in range(_ROUNDS):
            leading, is_exact = _sweep(product, leading)
            if is_exact:
                break
        return leading
    return vectors[:, 0]


def _sweep(product: Any, start: Floats) -> tuple[Floats, bool]:
    """The best vector after a few Lanczos steps, and whether it is exact."""
    basis = [start / np.linalg.norm(start)]
    diagonal: list[float] = []
    off_diagonal: list[float] = []
    for _ in range(_STEPS):
        image = product(basis[-1])
        diagonal.append(float(basis[-1] @ image))
        for _ in range(2):  # once is not enough in floating point, twice is
            rows = np.array(basis)
            image = image - rows.T @ (rows @ image)
        off_diagonal.append(float(np.linalg.norm(image)))
        if off_diagonal[-1] <= _TOLERANCE:
            break
        basis.append(image / off_diagonal[-1])
    steps = len(diagonal)
    _, small = scipy.linalg.eigh_tridiagonal(diagonal, off_diagonal[: steps - 1])
    residual = off_diagonal[-1] * abs(small[-1, -1])
    return np.array(basis[:steps]).T @ small[:, -1], bool(residual <= _TOLERANCE)
