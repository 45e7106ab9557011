"""Folding in: coordinates of training and new documents after the sprinkled terms are removed.

Without its class columns the term block V of the factorisation is no longer orthonormal, so the
variants differ considerably. New documents have no labels: each variant is a linear map of terms.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import solve

from workbench.methods.algebra.eigenvectors import fixed_signs
from workbench.methods.sprinkled_lsi.sprinkling import SprinkledFactors

FOLD_INS = ("automatic", "word space", "latent training", "projection", "least squares")
_RIDGE = 0.1  # V'V has eigenvalues up to 1; this damps directions that consist of labels


@dataclass(frozen=True)
class FoldedIn:
    """Coordinates of the training documents, and the map (terms × d) for new ones."""

    training: NDArray[np.float64]
    term_map: NDArray[np.float64]


def fold_in(X: Any, factors: SprinkledFactors, variant: str) -> FoldedIn:
    """Compute the coordinates of the training documents X and the map for new ones."""
    directions = factors.word_directions
    if variant == "word space":
        return _word_space(factors)
    if variant == "latent training":
        return FoldedIn(factors.scores, directions)
    if variant == "projection":
        return FoldedIn(X @ directions, directions)
    gram = directions.T @ directions + _RIDGE * np.eye(directions.shape[1])
    term_map = solve(gram, directions.T, assume_a="pos").T
    return FoldedIn(X @ term_map, term_map)


def _word_space(factors: SprinkledFactors) -> FoldedIn:
    """Training documents x̂ = V z as their approximation, new documents x as they are.

    With V = Q R, x'x̂ = (Q'x)'(R z) and ‖x̂‖ = ‖R z‖: all comparisons in term space are exact in
    d coordinates and the dense documents × terms approximation is never computed. The coordinates
    are rotated so that the strongest comes first.
    """
    basis, triangle = np.linalg.qr(factors.word_directions)
    training = factors.scores @ triangle.T
    _, rotation = np.linalg.eigh(training.T @ training)
    rotation = rotation[:, ::-1]
    training = training @ rotation
    signs = fixed_signs(training)
    return FoldedIn(training * signs, basis @ (rotation * signs))
