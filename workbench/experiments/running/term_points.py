"""Terms as points in the space of a fitted method."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.fit_results import FitResult
from workbench.experiments.scoring.metric_types import TermPoints

_BLOCK = 4096


def term_coordinates(estimator: Any, n_terms: int) -> NDArray[np.float64] | None:
    """The coordinates a method gives to documents of a single term, or None if it has no space."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    if not hasattr(estimator, "coordinates"):
        return None
    parts = []
    for start in range(0, n_terms, _BLOCK):
        rows = np.arange(start, min(start + _BLOCK, n_terms))
        cells = (np.arange(len(rows)), rows)
        alone = csr_array((np.ones(len(rows)), cells), shape=(len(rows), n_terms))
        try:
            parts.append(np.asarray(estimator.coordinates(alone), dtype=np.float64))
        except AttributeError:  # a variant of the method without a space
            return None
    return np.concatenate(parts)


def term_points(fitted: FitResult, class_index: NDArray[np.int64]) -> TermPoints | None:
    """The terms of the training documents (of all, for clusters), or None without a space.

    A term stands for the class with the largest share of documents that contain it.
    """
    coordinates = term_coordinates(fitted.estimator, len(fitted.columns))
    if coordinates is None:
        return None
    rows = fitted.test if fitted.mode == "clustering" else fitted.train
    shares = _document_shares(fitted.matrix[rows], class_index[rows])
    occurring = np.flatnonzero(shares.max(axis=0) > 0)
    return TermPoints(coordinates[occurring], shares[:, occurring].argmax(axis=0))


def _document_shares(X: Any, class_index: NDArray[np.int64]) -> NDArray[np.float64]:
    """The share of the documents of each class that contain each term (classes × terms)."""
    members = [np.flatnonzero(class_index == c) for c in np.unique(class_index[class_index >= 0])]
    return np.array(
        [np.asarray((X[rows] != 0).sum(axis=0)).ravel() / len(rows) for rows in members]
    ).reshape(len(members), X.shape[1])
