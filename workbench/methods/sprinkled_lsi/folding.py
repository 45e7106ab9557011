"""Ways to bring training and new documents into the space of an unsprinkled factorisation.

Without its class columns the term block V of the factorisation is no longer orthonormal, so the
ways differ, and they differ a lot. New documents have no labels: each way is a linear map of terms.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import solve

from workbench.methods.algebra.eigenvectors import fixed_signs
from workbench.methods.sprinkled_lsi.sprinkling import SprinkledFactors

FOLD_INS = ("automatic", "word space", "latent training", "projection", "least squares")
_RIDGE = 0.1  # V'V has eigenvalues up to 1, so this damps only what labels have used up


@dataclass(frozen=True)
class Folding:
    """Coordinates of the training documents, and the map (terms × d) for all others."""

    training: NDArray[np.float64]
    term_map: NDArray[np.float64]


def fold(X: Any, factors: SprinkledFactors, way: str) -> Folding:
    """Place the training documents X and give the map for new ones."""
    words = factors.word_directions
    if way == "word space":
        return _word_space(factors)
    if way == "latent training":
        return Folding(factors.scores, words)
    if way == "projection":
        return Folding(X @ words, words)
    gram = words.T @ words + _RIDGE * np.eye(words.shape[1])
    term_map = solve(gram, words.T, assume_a="pos").T
    return Folding(X @ term_map, term_map)


def _word_space(factors: SprinkledFactors) -> Folding:
    """Training documents x̂ = V z as their approximation, new documents x as they are.

    With V = Q R, x'x̂ = (Q'x)'(R z) and ‖x̂‖ = ‖R z‖: all comparisons in term space are exact in
    d coordinates and the dense documents × terms approximation is never formed. The coordinates
    are turned so that the strongest comes first.
    """
    basis, triangle = np.linalg.qr(factors.word_directions)
    training = factors.scores @ triangle.T
    _, turn = np.linalg.eigh(training.T @ training)
    turn = turn[:, ::-1]
    training = training @ turn
    signs = fixed_signs(training)
    return Folding(training * signs, basis @ (turn * signs))
