"""PCKMeans against the objective written out."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.registry import METHODS


@pytest.fixture(scope="module")
def documents():
    random = np.random.default_rng(4)
    y = np.repeat(np.arange(3), 20)
    means = np.full((3, 24), 0.5)
    for label in range(3):
        means[label, 6 * label : 6 * label + 6] = 1.1
    return random.poisson(means[y]).astype(float) + 0.01, y


def drawn_links(y, number, seed=1):
    pairs = np.random.default_rng(seed).integers(0, len(y), (number, 2))
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    same = y[pairs[:, 0]] == y[pairs[:, 1]]
    return pairs[same], pairs[~same]


def literal_cost(unit, labels, must, cannot, weight):
    total = 0.0
    for cluster in set(labels.tolist()):
        rows = unit[labels == cluster]
        mean = rows.mean(axis=0)
        total += sum(0.5 * np.sum((row - mean) ** 2) for row in rows)
    total += weight * sum(labels[a] != labels[b] for a, b in must)
    return total + weight * sum(labels[a] == labels[b] for a, b in cannot)


def test_the_objective_is_that_of_the_loops(documents):
    X, y = documents
    must, cannot = drawn_links(y, 60)
    model = METHODS["pairwise-k-means"].build(n_clusters=3, weight=0.2)
    model.fit(sp.csr_array(X), must_link=must, cannot_link=cannot)
    unit = X / np.linalg.norm(X, axis=1, keepdims=True)
    expected = literal_cost(unit, model.labels_, must, cannot, 0.2)
    assert model.objective_ == pytest.approx(expected)


def test_no_document_would_cost_less_elsewhere(documents):
    X, y = documents
    must, cannot = drawn_links(y, 60)
    model = METHODS["pairwise-k-means"].build(n_clusters=3, weight=0.2)
    labels = model.fit(X, must_link=must, cannot_link=cannot).labels_
    unit = X / np.linalg.norm(X, axis=1, keepdims=True)
    means = np.array([unit[labels == cluster].mean(axis=0) for cluster in range(3)])
    for row in range(len(X)):
        costs = []
        for cluster in range(3):
            cost = 0.5 * np.sum((unit[row] - means[cluster]) ** 2)
            for pairs, breaks in ((must, np.not_equal), (cannot, np.equal)):
                for a, b in pairs:
                    if row in (a, b):
                        cost += 0.2 * breaks(labels[b if row == a else a], cluster)
            costs.append(cost)
        assert costs[labels[row]] == pytest.approx(min(costs))


def test_links_are_kept_if_they_cost_much_and_help(documents):
    X, y = documents
    must, cannot = drawn_links(y, 150)
    method = METHODS["pairwise-k-means"]
    labels = method.build(n_clusters=3, weight=10).fit(X, None, None, must, cannot).labels_
    assert (labels[must[:, 0]] == labels[must[:, 1]]).all()
    assert (labels[cannot[:, 0]] != labels[cannot[:, 1]]).all()

    def agreement(found):
        return np.mean((found[:, None] == found) == (y[:, None] == y))

    plain = method.build(n_clusters=3).fit(X).labels_
    assert agreement(labels) > agreement(plain) and agreement(labels) > 0.97
