"""Teachers: scores of the classes for all documents, from a few labels and one neighbour graph."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.graph_walks import (
    TOLERANCE,
    degrees_of,
    discounted_walk,
    inverse_roots,
    symmetric_walk,
)

POISSON, SPREADING, EM = "Poisson learning", "label spreading", "EM naive Bayes"
SPECTRAL = "spectral learning"
RESTART, SPREAD = 0.005, 0.9


class GraphTeacher:
    """The normalised neighbour graph, made once for every set of labels."""

    def __init__(self, graph: Any, precision: Any = np.float64) -> None:
        self._walk = symmetric_walk(graph).astype(precision)
        self._roots = inverse_roots(degrees_of(graph))[:, None]
        self.linked = self._roots.ravel() > 0

    def poisson(
        self, labels: Floats, restart: float = RESTART, tolerance: float = TOLERANCE
    ) -> Floats:
        """Solve (L + εD) u = B; B is y − ȳ at labelled documents and 0 elsewhere."""
        shares = labels.sum(axis=0) / labels.sum()
        sources = labels - labels.sum(axis=1, keepdims=True) * shares
        share = 1 / (1 + restart)
        solved = discounted_walk(self._walk, share, self._roots * sources, tolerance)
        return share * self._roots * solved

    def spreading(
        self, labels: Floats, spread: float = SPREAD, tolerance: float = TOLERANCE
    ) -> Floats:
        """F = (1 − α) (I − αS)⁻¹ Y, the columns of Y divided by the labels of their class."""
        masses = np.maximum(labels.sum(axis=0), 1.0)
        shares = (1 - spread) * discounted_walk(self._walk, spread, labels / masses, tolerance)
        return shares_of_rows(np.maximum(shares, 0.0))


def label_matrix(class_index: Indices, n_classes: int) -> Floats:
    """Y: one row per document, 1 in the column of its class; rows of zeros are unlabelled."""
    labels = np.zeros((len(class_index), n_classes))
    known = np.flatnonzero(class_index >= 0)
    labels[known, class_index[known]] = 1.0
    return labels


def shares_of_rows(scores: Floats) -> Floats:
    """Divide every row by its sum; rows of zeros stay zero."""
    sums = scores.sum(axis=1, keepdims=True)
    return np.divide(scores, sums, out=np.zeros_like(scores), where=sums > 0)


def margins(scores: Floats) -> Floats:
    """How far the best class of each document is ahead of the second."""
    ordered = np.partition(scores, scores.shape[1] - 2, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def surest(scores: Floats, allowed: NDArray[np.bool_], share: float) -> Indices:
    """The documents of the largest margins, a share of those allowed; the first among equals."""
    rows = np.flatnonzero(allowed)
    count = round(share * len(rows))
    order = np.argsort(-margins(scores)[rows], kind="stable")[:count]
    return np.asarray(np.sort(rows[order]), dtype=np.int64)


def posteriors(log_scores: Floats) -> Floats:
    """Probabilities from logarithms that lack a constant per document."""
    values = np.exp(log_scores - log_scores.max(axis=1, keepdims=True))
    return values / values.sum(axis=1, keepdims=True)
