"""Least squares on points of a spectral space, with exact leave-one-out scores, and their stacking.

With labelled points as rows of A (and a column of ones), one-hot classes Y and weights w, the
coefficients are B = (A' diag(w) A + ρI)^-1 A' diag(w) Y. Left out, document i gets the score
y_i − (y_i − a_i B) / (1 − h_i) with its leverage h_i = w_i a_i (A' diag(w) A + ρI)^-1 a_i', so that
nothing is learnt again. Several such scores are added up with the non-negative weights that come
nearest to the classes of documents left out (stacking).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.optimize import nnls

from workbench.array_types import Coordinates, Floats, Indices


@dataclass(frozen=True)
class LeastSquares:
    """Scores that are linear in the coordinates; those of a document add up to about 1."""

    coefficients: Floats  # (coordinates + 1) × classes

    def scores(self, points: Coordinates) -> Coordinates:
        """Score each class (column) for each point (row)."""
        return points @ self.coefficients[:-1] + self.coefficients[-1]


def least_squares(
    points: Coordinates, class_index: Indices, n_classes: int, penalty: float
) -> tuple[LeastSquares, Coordinates]:
    """Learn from labelled points; also the score of each point by all others.

    A class of n documents has the weight √n instead of n, so that small classes are not lost.
    """
    rows = np.column_stack([points, np.ones(len(points))])
    targets = np.eye(n_classes)[class_index]
    sizes = np.bincount(class_index, minlength=n_classes)
    weights = np.sqrt(len(class_index) / n_classes / sizes[class_index])[:, None]
    inverse = np.linalg.inv(rows.T @ (weights * rows) + penalty * np.eye(rows.shape[1]))
    coefficients = inverse @ (rows.T @ (weights * targets))
    leverages = weights[:, 0] * np.einsum("ij,ij->i", rows @ inverse, rows)
    left_out = targets - (targets - rows @ coefficients) / (1 - leverages)[:, None]
    return LeastSquares(coefficients), left_out


def stacking_weights(left_out: Sequence[Coordinates], class_index: Indices) -> Floats:
    """The non-negative weights with which scores of documents left out come nearest to their class.

    A class with one document cannot be found without it and does not count. Where nothing can be
    judged, all scores get the same weight.
    """
    sizes = np.bincount(class_index)
    judged = sizes[class_index] > 1
    columns = np.stack([scores[judged].ravel() for scores in left_out], axis=1)
    targets = np.eye(left_out[0].shape[1])[class_index[judged]].ravel()
    weights = nnls(columns, targets)[0] if len(columns) else np.zeros(len(left_out))
    if not weights.any():
        weights = np.ones(len(left_out))
    return np.asarray(weights / weights.sum())
