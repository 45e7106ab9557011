"""Learning from batches: as good as learning from everything, and repeatable."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.metrics import adjusted_rand_score
from sklearn.svm import LinearSVC

from workbench.methods.algebra.approximate.streaming import batch_clusters, streamed_svm


def documents(n=400, m=300, seed=0):
    """Documents of ten topics, with frequent and rare terms."""
    random = np.random.default_rng(seed)
    topics = random.dirichlet(np.full(m, 0.03), 10)
    common = random.dirichlet(np.full(m, 0.1))
    rows = [random.multinomial(25, 0.7 * topics[row % 10] + 0.3 * common) for row in range(n)]
    return sp.csr_array(np.array(rows, dtype=float))


def unit_documents(n=1200, seed=0):
    X = documents(n, seed=seed)
    lengths = np.sqrt(X.multiply(X).sum(axis=1))
    return X.multiply(1 / np.maximum(lengths, 1e-9)[:, None]).tocsr(), np.arange(n) % 10


def test_the_streamed_svm_is_as_good_as_liblinear():
    X, y = unit_documents()
    weights, intercepts = streamed_svm(X[:800], y[:800], seed=0)
    streamed = ((X[800:] @ weights.T + intercepts).argmax(axis=1) == y[800:]).mean()
    exact = LinearSVC().fit(X[:800], y[:800]).score(X[800:], y[800:])
    assert streamed >= exact - 0.02
    assert weights.shape == (10, 300)


def test_the_seed_decides_the_order():
    X, y = unit_documents(600)
    first, again, other = (streamed_svm(X, y, seed)[0] for seed in (0, 0, 1))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_single_step_computed_by_hand():
    X = np.array([[1.0, 0.0], [0.0, 2.0]])
    weights, intercepts = streamed_svm(X, np.array([0, 1]), seed=0)
    # Each class has a positive weight for its own term and a negative one for the other.
    assert (np.sign(weights) == [[1, -1], [-1, 1]]).all()
    assert (X @ weights.T + intercepts).argmax(axis=1).tolist() == [0, 1]


def test_clusters_from_batches_are_the_topics():
    X, y = unit_documents()
    labels, centres = batch_clusters(X, 10, seed=0)
    assert adjusted_rand_score(y, labels) > 0.5
    assert centres.shape == (10, 300)
    nearest = ((X @ centres.T) * 2 - (centres**2).sum(axis=1)).argmax(axis=1)
    assert (nearest == labels).mean() == pytest.approx(1.0)
