"""Folds for cross-validation inside a method."""

import numpy as np
from numpy.typing import NDArray


def assign_folds(class_index: NDArray[np.int64], n_folds: int) -> NDArray[np.int64]:
    """Assign the documents of each class to the folds in turn, so that every class is spread.

    Nothing is random, so that everything learnt from the folds can be shared between runs.
    """
    fold = np.empty(len(class_index), dtype=np.int64)
    fold[np.argsort(class_index, kind="stable")] = np.arange(len(class_index)) % n_folds
    return fold
