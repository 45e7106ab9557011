"""Linear machines and clusters learnt from batches of documents, each seen a few times."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.cluster import MiniBatchKMeans

_BATCH, _PASSES, _RATE = 500, 3, 0.2
_LEAST_BATCHES = 120  # fewer documents are seen more often
_FIRST_SQUARES = 1e-3
_CLUSTER_BATCH, _STARTS = 2_000, 10
Floats32 = NDArray[np.float32]


def streamed_svm(
    X: Any, class_index: NDArray[np.int64], seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Train a linear SVM per class: weights (classes × terms) and intercepts.

    All classes learn together from a batch, by gradients of the squared hinge loss whose steps
    become smaller for each weight with the gradients that it has seen (AdaGrad). Few passes limit
    the weights as a cost would: they cannot fit every document.
    """
    documents = sp.csr_array(X, dtype=np.float32)
    n_classes = int(class_index.max()) + 1
    learner = _Learner(documents.shape[1], n_classes)
    random = np.random.default_rng(seed)
    n_batches = -(-documents.shape[0] // _BATCH)
    for _ in range(max(_PASSES, -(-_LEAST_BATCHES // n_batches))):
        order = random.permutation(documents.shape[0])
        for start in range(0, len(order), _BATCH):
            order[start : start + _BATCH].sort()
        shuffled, labels = documents[order], class_index[order]
        for start in range(0, len(order), _BATCH):
            learner.see(shuffled, slice(start, min(start + _BATCH, len(order))), labels)
    weights = np.ascontiguousarray(learner.weights.T, dtype=np.float64)
    return weights, learner.intercepts.astype(np.float64)


class _Learner:
    """Weights (terms × classes) and the sums of their squared gradients."""

    def __init__(self, n_terms: int, n_classes: int) -> None:
        self.weights = np.zeros((n_terms, n_classes), dtype=np.float32)
        self.intercepts = np.zeros(n_classes, dtype=np.float32)
        self._squares = np.full((n_terms, n_classes), _FIRST_SQUARES, dtype=np.float32)
        self._intercept_squares = np.full(n_classes, _FIRST_SQUARES, dtype=np.float32)
        self._is_used = np.zeros(n_terms, dtype=bool)
        self._position = np.zeros(n_terms, dtype=np.int32)

    def see(self, documents: Any, rows: slice, class_index: NDArray[np.int64]) -> None:
        """Take a step by some rows; only the weights of their terms are touched."""
        inner, terms = self._among_own_terms(documents, rows)
        weights = self.weights[terms]
        signs = np.full((inner.shape[0], weights.shape[1]), -1.0, dtype=np.float32)
        signs[np.arange(inner.shape[0]), class_index[rows]] = 1.0
        values = np.asarray(inner @ weights)
        values += self.intercepts
        values *= signs
        missing = np.maximum(1.0 - values, 0.0)
        slopes = -signs * missing
        gradient = np.asarray(inner.T @ slopes)
        squares = self._squares[terms]
        squares += gradient**2
        self._squares[terms] = squares
        gradient *= _RATE  # in place: these arrays are the larger part of the work
        gradient /= np.sqrt(squares, out=squares)
        weights -= gradient
        self.weights[terms] = weights
        total = slopes.sum(axis=0)
        self._intercept_squares += total**2
        self.intercepts -= _RATE * total / np.sqrt(self._intercept_squares)

    def _among_own_terms(self, documents: Any, rows: slice) -> tuple[Any, NDArray[np.int64]]:
        """Some rows with the columns of their own terms alone, and these terms."""
        pointers = documents.indptr[rows.start : rows.stop + 1]
        entries = slice(pointers[0], pointers[-1])
        indices = documents.indices[entries]
        self._is_used[indices] = True  # sorting the terms instead takes three times as long
        terms = np.flatnonzero(self._is_used)
        self._is_used[terms] = False
        self._position[terms] = np.arange(len(terms))
        parts = (documents.data[entries], self._position[indices], pointers - pointers[0])
        return sp.csr_array(parts, shape=(len(pointers) - 1, len(terms))), terms


def batch_clusters(
    X: Any, n_clusters: int, seed: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Cluster by k-means from batches: the cluster of each row, and the centres."""
    size = max(_CLUSTER_BATCH, 4 * n_clusters)
    model = MiniBatchKMeans(n_clusters, batch_size=size, n_init=_STARTS, random_state=seed)
    model.fit(X)
    return model.labels_.astype(np.int64), model.cluster_centers_
