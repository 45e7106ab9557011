"""Classifiers of documents as points in a spectral space; each scores every class."""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from sklearn.svm import LinearSVC

from workbench.array_types import Coordinates, Indices
from workbench.methods.algebra.vector_classifiers import one_row_per_class
from workbench.methods.spectral.space import unit_length

NEAREST, CENTROID, SVM = "nearest neighbour", "nearest centroid", "linear SVM"
POINT_CLASSIFIERS = (NEAREST, CENTROID, SVM)
_BLOCK_ENTRIES = 8_000_000


class PointClassifier(Protocol):
    """Scores classes for points; the largest score wins."""

    def scores(self, points: Coordinates) -> Coordinates:
        """Score each class (column) for each point (row)."""
        ...


@dataclass(frozen=True)
class NearestPoint:
    """The score of a class is the cosine of its nearest labelled point."""

    labelled: Coordinates  # sorted by class
    starts: Indices

    def scores(self, points: Coordinates) -> Coordinates:
        """Compute the scores a few rows at a time, so that memory stays bounded."""
        step = max(1, _BLOCK_ENTRIES // len(self.labelled))
        parts = [
            np.maximum.reduceat(points[first : first + step] @ self.labelled.T, self.starts, axis=1)
            for first in range(0, len(points), step)
        ]
        return np.concatenate(parts)


@dataclass(frozen=True)
class NearestMean:
    """The score of a class is the cosine of the mean of its labelled points."""

    means: Coordinates

    def scores(self, points: Coordinates) -> Coordinates:
        """Multiply the points by the means."""
        return points @ self.means.T


@dataclass(frozen=True)
class SvmMargins:
    """The score of a class is its margin in a linear SVM, one class against the rest."""

    model: Any

    def scores(self, points: Coordinates) -> Coordinates:
        """Compute the margins, for two classes as two columns."""
        return one_row_per_class(np.atleast_2d(self.model.decision_function(points).T)).T


def point_classifier(
    name: str, points: Coordinates, class_index: Indices, penalty: float, seed: int
) -> PointClassifier:
    """Learn the named classifier from labelled points of every class."""
    order = np.argsort(class_index, kind="stable")
    points, class_index = points[order], class_index[order]
    starts = np.flatnonzero(np.diff(class_index, prepend=-1))
    if name == NEAREST:
        return NearestPoint(points, starts)
    if name == CENTROID:
        return NearestMean(unit_length(np.add.reduceat(points, starts, axis=0)))
    return SvmMargins(LinearSVC(C=penalty, dual=False, random_state=seed).fit(points, class_index))
