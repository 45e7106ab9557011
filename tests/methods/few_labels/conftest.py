"""Small random documents of three classes, and what dense oracles need."""

from types import SimpleNamespace

import numpy as np
import pytest


def _documents(seed=0, per_class=12, n_terms=30):
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(3), per_class)
    means = np.full((3, n_terms), 0.3)
    for label in range(3):
        means[label, 8 * label : 8 * label + 8] = 1.3
    X = random.poisson(means[y]).astype(float)
    X[:, -1] += 1
    return X, y


def _one_hot(labels, n_classes=3):
    Y = np.zeros((len(labels), n_classes))
    for row, label in enumerate(labels):
        if label >= 0:
            Y[row, label] = 1
    return Y


def _graph(X, count):
    """W of the definition: the cosine where either document is among the other's nearest."""
    unit = X / np.linalg.norm(X, axis=1, keepdims=True)
    cosines = unit @ unit.T
    np.fill_diagonal(cosines, 0)
    nearest = np.zeros_like(cosines, dtype=bool)
    for row, values in enumerate(cosines):
        nearest[row, np.argsort(-values.round(12), kind="stable")[:count]] = True
    return np.where(nearest | nearest.T, cosines, 0)


@pytest.fixture(scope="session")
def small():
    """36 documents, every fourth labelled, with their dense graph of 6 neighbours."""
    X, y = _documents()
    labels = np.full(len(y), -1)
    labels[::4] = y[::4]
    new, actual = _documents(seed=1)
    W = _graph(X, 6)
    return SimpleNamespace(X=X, y=y, labels=labels, Y=_one_hot(labels), W=W, new=new, actual=actual)
