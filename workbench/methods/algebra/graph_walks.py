"""Discounted walks over a graph of documents: the linear systems of spreading and Poisson learning.

Both methods solve (I − αS) x = b with S = D^(−1/2) W D^(−1/2) of the same neighbour graph W. The
matrix is symmetric and positive definite for α < 1, so conjugate gradients solve it in a few
dozen sparse products, many right-hand sides at a time.
"""

from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats

TOLERANCE = 1e-8
_MOST_STEPS = 2_000
_COLUMNS_AT_ONCE = 64


def degrees_of(affinity: Any) -> Floats:
    """The row sums of a graph."""
    return np.asarray(affinity.sum(axis=1), dtype=np.float64).ravel()


def inverse_roots(degrees: Floats) -> Floats:
    """D^(−1/2), with 0 for documents without neighbours."""
    positive = degrees > 0
    return np.where(positive, 1 / np.sqrt(np.where(positive, degrees, 1.0)), 0.0)


def symmetric_walk(affinity: Any) -> sp.csr_array:
    """S = D^(−1/2) W D^(−1/2)."""
    scale = sp.diags_array(inverse_roots(degrees_of(affinity)))
    return sp.csr_array(scale @ sp.csr_array(affinity) @ scale)


def discounted_walk(
    walk: sp.csr_array, share: float, starts: Any, tolerance: float = TOLERANCE
) -> Floats:
    """Solve (I − share · walk) x = starts, each column to a relative residual of `tolerance`.

    The walk decides the precision: in single precision steps take half the time, and residuals
    below about 1e-5 cannot be reached.
    """
    starts = np.asarray(starts, dtype=walk.dtype)
    solved = np.empty_like(starts)
    for first in range(0, starts.shape[1], _COLUMNS_AT_ONCE):
        columns = slice(first, first + _COLUMNS_AT_ONCE)
        solved[:, columns] = _conjugate_gradients(walk, share, starts[:, columns], tolerance)
    return solved


def _conjugate_gradients(walk: Any, share: float, starts: Floats, tolerance: float) -> Floats:
    solution, residual = np.zeros_like(starts), starts.copy()
    direction = residual.copy()
    squares = np.einsum("ij,ij->j", residual, residual)
    wanted = tolerance**2 * squares
    for _ in range(_MOST_STEPS):
        if (squares <= wanted).all():
            break
        product = walk @ direction
        product *= -share
        product += direction
        length = _ratio(squares, np.einsum("ij,ij->j", direction, product))
        solution += length * direction
        product *= length
        residual -= product
        before, squares = squares, np.einsum("ij,ij->j", residual, residual)
        direction *= _ratio(squares, before)
        direction += residual
    return solution


def _ratio(over: Floats, under: Floats) -> Floats:
    """Divide, with 0 where a column is solved already."""
    return np.divide(over, under, out=np.zeros_like(over), where=under > 0)
