"""Confident learning: a label is doubted by a class that is surer of the document than usual.

The threshold of a class is the mean probability that documents with this label get for it. A
document is doubted where another class reaches its own threshold and beats the given class
(C. Northcutt, L. Jiang, I. Chuang: Confident Learning. JAIR 70, 2021).
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Indices = NDArray[np.int64]


@dataclass(frozen=True)
class Doubts:
    """For each document the likeliest other class, the doubt, and whether thresholds confirm it."""

    suggested: Indices
    scores: Floats  # 1 − the probability of the given class
    is_doubted: NDArray[np.bool_]


def doubts(probabilities: Floats, class_index: Indices) -> Doubts:
    """Compare the given class with the likeliest other one, each in view of its threshold."""
    rows = np.arange(len(class_index))
    given = probabilities[rows, class_index]
    others = probabilities.copy()
    others[rows, class_index] = -1.0
    suggested = others.argmax(axis=1)
    best = others[rows, suggested]
    reaches = best >= thresholds(probabilities, class_index)[suggested]
    return Doubts(suggested, 1 - given, reaches & (best > given))


def thresholds(probabilities: Floats, class_index: Indices) -> Floats:
    """The mean probability of each class among the documents with its label."""
    n_classes = probabilities.shape[1]
    sizes = np.bincount(class_index, minlength=n_classes)
    own = probabilities[np.arange(len(class_index)), class_index]
    sums = np.bincount(class_index, own, minlength=n_classes)
    # A class without documents raises no doubts.
    return np.where(sizes > 0, sums / np.maximum(sizes, 1), np.inf)
