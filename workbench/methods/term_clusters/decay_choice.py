"""The choice of β by the accuracy on training documents that are left out."""

import math
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Indices
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.algebra.neighbour_votes import NeighbourVotes
from workbench.methods.algebra.vector_classifiers import LinearMargins

FIXED, LEFT_OUT = "fixed", "leave one out"
DECAY_CHOICES = (LEFT_OUT, FIXED)
DECAY_CANDIDATES = (0.0, 0.03, 0.1, 0.3, 1.0)  # in units of one divided by the median degree
_FOLDS = 5


def best_decay(accuracies: dict[float, float], n_documents: int) -> float:
    """The smallest β within one standard error of the highest accuracy.

    Graph, vocabulary and idf have seen the documents that are left out, so small gains on them do
    not count; without a clear gain the plain inner product is kept.
    """
    highest = max(accuracies.values())
    error = math.sqrt(highest * (1.0 - highest) / n_documents)
    return min(decay for decay, accuracy in accuracies.items() if accuracy >= highest - error)


def leave_one_out_accuracy(neighbours: NeighbourVotes, queries: Any, own: Indices) -> float:
    """Accuracy on the training documents at `own`, each classified by all others."""
    votes = neighbours.leave_one_out_votes(queries, row_squares(queries), own)
    return float(np.mean(votes.argmax(axis=1) == neighbours.class_index[own]))


def cross_validated_accuracy(vectors: Any, class_index: Indices, cost: float) -> float:
    """Accuracy on all folds, each classified by a linear SVM of the other folds."""
    n_classes = int(class_index.max()) + 1
    fold = assign_folds(class_index, _FOLDS)
    correct = 0
    for held_out in range(fold.max() + 1):
        training, test = np.flatnonzero(fold != held_out), np.flatnonzero(fold == held_out)
        svm = LinearMargins(vectors[training], class_index[training], n_classes, cost)
        votes = svm.votes(vectors[test], np.ones(len(test)))
        correct += int(np.count_nonzero(votes.argmax(axis=1) == class_index[test]))
    return correct / len(class_index)


def median_degree(affinity: sp.csr_array) -> float:
    """The median degree of the terms that have links, or 1 if none has."""
    degrees = np.asarray(affinity.sum(axis=1)).ravel()
    linked = degrees[degrees > 0]
    return float(np.median(linked)) if len(linked) else 1.0
