"""Folds for cross-validation inside a method."""

import numpy as np
from numpy.typing import NDArray

MOST_VALIDATED = 2_000  # enough to distinguish the values of a setting


def assign_folds(class_index: NDArray[np.int64], n_folds: int) -> NDArray[np.int64]:
    """Assign the documents of each class to the folds in turn, so that every class is spread.

    Nothing is random, so everything learnt from the folds can be shared between runs.
    """
    fold = np.empty(len(class_index), dtype=np.int64)
    fold[np.argsort(class_index, kind="stable")] = np.arange(len(class_index)) % n_folds
    return fold


def evenly_spaced(class_index: NDArray[np.int64], most: int = MOST_VALIDATED) -> NDArray[np.int64]:
    """Choose all documents, or at most `most`, evenly spaced in each class."""
    by_class = np.argsort(class_index, kind="stable")
    positions = np.linspace(0, len(by_class) - 1, min(most, len(by_class)))
    return np.sort(by_class[np.round(positions).astype(np.int64)])
