"""Leading singular vectors by a few products with a block of random vectors, with a stated error.

Each round multiplies the block by A'A, which makes the wanted directions dominate. Exact vectors
satisfy A'u = σ v and A v = σ u; the first holds by construction, and the largest |A v − σ u| bounds
how far a singular value can be from one of A.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.linalg import aslinearoperator

from workbench.methods.algebra.eigenvectors import fixed_signs
from workbench.methods.algebra.factorisation import Factors
from workbench.methods.algebra.input_checks import require_whole_number

_ROUNDS = 3
_SPARE = 0.25  # more directions than wanted: the last ones converge slowly
_LEAST_SPARE = 10


@dataclass(frozen=True)
class SketchedFactors:
    """Factors and the largest error of a singular value, relative to the largest value."""

    factors: Factors
    error: float


def sketched_factors(matrix: Any, n_components: int, rounds: int = _ROUNDS) -> SketchedFactors:
    """Approximate the strongest singular triplets of a matrix or LinearOperator."""
    require_whole_number("n_components", n_components, 1)
    operator = aslinearoperator(matrix)
    size = min(n_components, *operator.shape)
    width = min(size + max(_LEAST_SPARE, int(_SPARE * size)), *operator.shape)
    block = np.random.default_rng(0).standard_normal((operator.shape[1], width))
    block = np.linalg.qr(operator.matmat(block))[0]
    for _ in range(rounds):
        block = np.linalg.qr(operator.rmatmat(block))[0]
        block = np.linalg.qr(operator.matmat(block))[0]
    image = operator.rmatmat(block)  # A' Q: its factors are those of Q Q' A
    right, values, rotation = np.linalg.svd(image, full_matrices=False)
    left = block @ rotation.T[:, :size]
    signs = fixed_signs(left)
    factors = Factors(left * signs, values[:size], right[:, :size] * signs)
    return SketchedFactors(factors, _error(operator, factors))


def _error(operator: Any, factors: Factors) -> float:
    """The largest |A v − σ u|, relative to the largest singular value."""
    largest = float(factors.values.max(initial=0.0))
    if not largest:
        return 0.0
    missed = operator.matmat(factors.right) - factors.left * factors.values
    lengths: NDArray[np.float64] = np.linalg.norm(missed, axis=0)
    return float(lengths.max()) / largest
