"""Opinions about labels: what methods say about documents that they did not learn from.

Three methods that err in different ways: a linear SVM and naive Bayes, each taught without the fold
of the document in question, and the nearest neighbours, which never count the document itself.
Scores become probabilities p ∝ exp(β · score), β so that the given labels are likeliest.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize_scalar

from workbench.methods.algebra.folds import assign_folds
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists

Floats = NDArray[np.float64]
Indices = NDArray[np.int64]
Trusted = NDArray[np.bool_]

FOLDS = 5
_COST, _SMOOTHING, _SEED = 1.0, 0.01, 0
_FLOOR = 1e-12
_LONGEST_LOG_SCALE = 12.0


def machine_opinion(X: Any, class_index: Indices, n_classes: int, trusted: Trusted) -> Floats:
    """Probabilities by a linear SVM that did not see the document."""

    def learn(rows: Indices) -> Callable[[Any], Floats]:
        return LinearMachine.learn(X[rows], class_index[rows], n_classes, _COST, _SEED).scores

    margins = _out_of_fold(X, class_index, n_classes, trusted, learn)
    # A class without labels in some fold has a margin of −1e6, which would dominate the scale.
    return calibrated(np.maximum(margins, -10.0), class_index, trusted)


def bayes_opinion(X: Any, class_index: Indices, n_classes: int, trusted: Trusted) -> Floats:
    """Probabilities by multinomial naive Bayes that did not see the document."""

    def learn(rows: Indices) -> Callable[[Any], Floats]:
        shares = np.eye(n_classes)[class_index[rows]]
        counts = np.asarray(X[rows].T @ shares).T + _SMOOTHING
        terms = np.log(counts / counts.sum(axis=1, keepdims=True))
        sizes = np.log((shares.sum(axis=0) + 1) / (len(rows) + n_classes))
        return lambda documents: np.asarray(documents @ terms.T) + sizes

    scores = _out_of_fold(X, class_index, n_classes, trusted, learn)
    return calibrated(scores, class_index, trusted)


def neighbour_opinion(
    neighbours: NeighbourLists, class_index: Indices, n_classes: int, trusted: Trusted
) -> Floats:
    """The shares of the classes among the nearest trusted documents, by similarity."""
    rows, positions = np.nonzero(neighbours.indices != NO_NEIGHBOUR)
    others = neighbours.indices[rows, positions]
    weights = neighbours.similarities[rows, positions] * trusted[others]
    cells = rows * n_classes + class_index[others]
    size = len(class_index) * n_classes
    votes = np.bincount(cells, weights, minlength=size).reshape(-1, n_classes)
    known = np.bincount(class_index[trusted], minlength=n_classes) / max(1, trusted.sum())
    shares = votes + known * max(float(votes.sum(axis=1).mean()), _FLOOR) / 10
    return calibrated(np.log(np.maximum(shares, _FLOOR)), class_index, trusted)


def calibrated(scores: Floats, class_index: Indices, trusted: Trusted) -> Floats:
    """exp(β · score) in shares, β chosen so that the trusted labels are likeliest."""
    chosen, rows = scores[trusted], np.arange(int(trusted.sum()))
    labels = class_index[trusted]

    def surprise(log_scale: float) -> float:
        return float(-_log_shares(np.exp(log_scale) * chosen)[rows, labels].mean())

    bounds = (-_LONGEST_LOG_SCALE, _LONGEST_LOG_SCALE)
    best = minimize_scalar(surprise, bounds=bounds, method="bounded", options={"xatol": 0.01})
    return np.asarray(np.exp(_log_shares(float(np.exp(best.x)) * scores)))


def _log_shares(scores: Floats) -> Floats:
    shifted = scores - scores.max(axis=1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True)))


def _out_of_fold(
    X: Any,
    class_index: Indices,
    n_classes: int,
    trusted: Trusted,
    learn: Callable[[Indices], Callable[[Any], Floats]],
) -> Floats:
    """Scores of each document, learnt from the trusted documents of the other folds."""
    fold = assign_folds(class_index, FOLDS)
    scores = np.zeros((len(class_index), n_classes))
    for number in range(FOLDS):
        asked = np.flatnonzero(fold == number)
        taught = np.flatnonzero((fold != number) & trusted)
        if len(asked) and len(np.unique(class_index[taught])) > 1:
            scores[asked] = learn(taught)(X[asked])
    return scores
