"""Classifiers of document vectors: nearest neighbours and a linear SVM."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from sklearn.svm import LinearSVC

from workbench.methods.algebra.approximate.region_votes import RegionVotes
from workbench.methods.algebra.neighbour_votes import NeighbourVotes

CLASSIFIERS = ("knn-cosine", "knn-euclidean", "linear-svm")


class VectorClassifier(Protocol):
    """Scores classes for documents, given their vectors and squared lengths."""

    def votes(self, queries: Any, squared_lengths: NDArray[np.float64]) -> NDArray[np.float64]:
        """Score each class (column) for each document (row); the first largest score wins."""


def learn_vectors(
    vectors: Any,
    class_index: NDArray[np.int64],
    n_classes: int,
    classifier: str,
    n_neighbors: int,
    cost: float,
    *,
    approximate: bool = False,
) -> VectorClassifier:
    """Learn one of CLASSIFIERS; neighbours of dense vectors may be approximate."""
    if classifier == "linear-svm":
        return LinearMargins(vectors, class_index, n_classes, cost)
    metric = classifier.removeprefix("knn-")
    votes = NeighbourVotes(vectors, class_index, n_classes, n_neighbors, metric)
    return RegionVotes.of(votes) if approximate else votes


def one_row_per_class(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """Give each of two classes a row, where scikit-learn has one row for both."""
    return np.vstack([-rows, rows]) if len(rows) == 1 else rows


class LinearMargins:
    """One-against-rest margins of a linear SVM, where classes may have no training documents."""

    def __init__(
        self, vectors: Any, class_index: NDArray[np.int64], n_classes: int, cost: float
    ) -> None:
        self._present = np.unique(class_index)
        self._n_classes = n_classes
        self._svm = None
        if len(self._present) > 1:
            # The primal problem has a unique solution and needs no random numbers.
            self._svm = LinearSVC(C=cost, dual=False).fit(vectors, class_index)

    def coefficients(self) -> NDArray[np.float64]:
        """Weight of each coordinate in the margin of each class that is present."""
        if self._svm is None:
            return np.zeros((len(self._present), 1))
        return one_row_per_class(self._svm.coef_)

    def votes(self, queries: Any, squared_lengths: NDArray[np.float64]) -> NDArray[np.float64]:  # noqa: ARG002
        """Compute the margins; classes without training documents never win."""
        votes = np.full((queries.shape[0], self._n_classes), -np.inf)
        if self._svm is None:
            votes[:, self._present] = 0.0
            return votes
        margins = self._svm.decision_function(queries)
        votes[:, self._present] = one_row_per_class(np.atleast_2d(margins.T)).T
        return votes
