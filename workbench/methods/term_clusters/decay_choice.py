"""How many training documents are judged rightly when they are left out: what β is chosen by."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.neighbour_votes import NeighbourVotes
from workbench.methods.algebra.vector_classifiers import LinearMargins

Indices = NDArray[np.int64]

FIXED, LEFT_OUT = "fixed", "leave one out"
DECAY_CHOICES = (LEFT_OUT, FIXED)
CANDIDATES = (0.0, 0.03, 0.1, 0.3, 1.0)  # in units of one divided by the median degree
_MOST_JUDGED = 2_000  # 2,000 answers tell β apart as well as the training documents can
_FOLDS = 5


def best_decay(accuracies: dict[float, float], n_judged: int) -> float:
    """The least diffusion within one standard error of the highest accuracy.

    Graph, vocabulary and idf have seen the documents that are left out, so small gains on them are
    no gains; what the documents cannot tell from the plain inner product stays with it.
    """
    highest = max(accuracies.values())
    error = math.sqrt(highest * (1.0 - highest) / n_judged)
    return min(one for one, accuracy in accuracies.items() if accuracy >= highest - error)


def judged_documents(class_index: Indices, most: int = _MOST_JUDGED) -> Indices:
    """Take all documents, or as many as allowed, evenly spaced in each class."""
    by_class = np.argsort(class_index, kind="stable")
    places = np.linspace(0, len(by_class) - 1, min(most, len(by_class)))
    return np.sort(by_class[np.round(places).astype(np.int64)])


def leave_one_out_accuracy(neighbours: NeighbourVotes, queries: Any, own: Indices) -> float:
    """Judge training documents, those at `own`, by the other ones."""
    votes = neighbours.votes_of_others(queries, row_squares(queries), own)
    return float(np.mean(votes.argmax(axis=1) == neighbours.class_index[own]))


def cross_validated_accuracy(vectors: Any, class_index: Indices, cost: float) -> float:
    """Judge each fold by a linear SVM of the other folds."""
    n_classes = int(class_index.max()) + 1
    fold = _folds(class_index)
    right = 0
    for left_out in range(fold.max() + 1):
        known, judged = np.flatnonzero(fold != left_out), np.flatnonzero(fold == left_out)
        svm = LinearMargins(vectors[known], class_index[known], n_classes, cost)
        votes = svm.votes(vectors[judged], np.ones(len(judged)))
        right += int(np.count_nonzero(votes.argmax(axis=1) == class_index[judged]))
    return right / len(class_index)


def _folds(class_index: Indices) -> Indices:
    """Deal the documents of each class in turn, so that every fold has its share."""
    fold = np.empty(len(class_index), dtype=np.int64)
    fold[np.argsort(class_index, kind="stable")] = np.arange(len(class_index)) % _FOLDS
    return fold
