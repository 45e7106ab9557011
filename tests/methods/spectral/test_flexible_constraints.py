"""Flexible constrained clustering against the paper's equations written out densely."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.registry import METHODS
from workbench.methods.spectral.flexible_constraints import (
    FlexibleConstrainedClustering,
    cuts,
    feasible_cuts,
    threshold,
)


def _rings(seed=0):
    """Two groups of documents that share half of their terms, with noise between them."""
    random = np.random.default_rng(seed)
    y = np.repeat([0, 1], 15)
    means = np.array([[2.0] * 4 + [0.4] * 4 + [1.0] * 8, [0.4] * 4 + [2.0] * 4 + [1.0] * 8])
    return random.poisson(means[y]).astype(float) + 0.01, y


def _literal(W, Q, theta):
    """Algorithm 1 of the paper: generalised eigenvectors with positive eigenvalues, by cost."""
    d = W.sum(axis=1)
    root = np.diag(1 / np.sqrt(d))
    L = np.eye(len(W)) - root @ W @ root
    Qbar = root @ Q @ root
    values, vectors = scipy.linalg.eig(L, Qbar - theta * np.eye(len(W)))
    keep = (np.abs(values.imag) < 1e-9) & (values.real > 1e-7) & (values.real < 1e7)
    chosen = np.real(vectors[:, keep])
    chosen = chosen / np.linalg.norm(chosen, axis=0) * np.sqrt(d.sum())
    costs = np.array([v @ L @ v for v in chosen.T])
    return root @ chosen[:, costs.argmin()], Qbar


def _graph(X):
    unit = X / np.linalg.norm(X, axis=1, keepdims=True)
    W = unit @ unit.T
    np.fill_diagonal(W, 0)
    return W


def test_the_cheapest_cut_is_that_of_the_equations():
    X, y = _rings()
    W, Q = _graph(X), np.zeros((30, 30))
    for first, second in ((0, 20), (3, 25), (1, 2), (16, 17), (5, 29)):
        Q[first, second] = Q[second, first] = 1.0 if y[first] == y[second] else -1.0
    d = W.sum(axis=1)
    Qbar = Q / np.sqrt(np.outer(d, d))
    theta = 0.5 * np.linalg.eigvalsh(Qbar)[-1]
    assert threshold(Qbar, 2, 0.5) == pytest.approx(theta)
    literal, _ = _literal(W, Q, theta)
    found = cuts(sp.csr_array(W), sp.csr_array(Q), 2, 0.5)[:, 0]
    # With one cut, weighting by 1 − its share of the cost changes the scale alone.
    cosine = abs(literal @ found) / np.linalg.norm(literal) / np.linalg.norm(found)
    assert cosine == pytest.approx(1, abs=1e-5)


def test_every_cut_keeps_the_links_to_the_degree_asked_for():
    X, y = _rings(1)
    W = _graph(X)
    d = W.sum(axis=1)
    Q = np.where(y[:, None] == y[None, :], 1.0, -1.0) * (np.arange(30) < 8)[:, None]
    Q = np.triu(Q, 1)
    Q = Q + Q.T
    Qbar = Q / np.sqrt(np.outer(d, d))
    L = np.eye(30) - W / np.sqrt(np.outer(d, d))
    theta = threshold(Qbar, 3, 0.8)
    vectors = feasible_cuts(L, Qbar, theta)
    assert vectors.shape[1] >= 2
    assert (np.einsum("ij,ij->j", vectors, Qbar @ vectors) > theta).all()


def test_without_links_it_is_the_plain_normalised_cut():
    X, _ = _rings()
    W = _graph(X)
    d = W.sum(axis=1)
    L = np.eye(30) - W / np.sqrt(np.outer(d, d))
    second = np.linalg.eigh(L)[1][:, 1] / np.sqrt(d)
    found = cuts(sp.csr_array(W), sp.csr_array((30, 30)), 2, 0.5)[:, 0]
    cosine = abs(second @ found) / np.linalg.norm(second) / np.linalg.norm(found)
    assert cosine == pytest.approx(1, abs=1e-6)


def test_links_change_the_clustering():
    X, y = _rings()
    other = np.arange(30) % 2  # a division that the texts do not show
    rows = [(first, second) for first in range(30) for second in range(first)]
    must = [pair for pair in rows if other[pair[0]] == other[pair[1]]]
    cannot = [pair for pair in rows if other[pair[0]] != other[pair[1]]]
    plain = METHODS["flexible-constrained-clustering"].build(n_clusters=2, n_neighbors=8)
    assert abs(np.mean(plain.fit(X).labels_ == y) - 0.5) == 0.5
    linked = FlexibleConstrainedClustering(n_clusters=2, n_neighbors=8, degree=0.9)
    linked.fit(X, must_link=must, cannot_link=cannot)
    assert abs(np.mean(linked.labels_ == other) - 0.5) == 0.5


def test_empty_documents_get_a_cluster():
    X, _ = _rings()
    X[3] = 0
    model = FlexibleConstrainedClustering(n_clusters=2, n_neighbors=8).fit(X)
    assert set(model.labels_) == {0, 1}
    assert_allclose(model.coordinates_[3], 0)
