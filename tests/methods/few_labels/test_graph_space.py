"""Eigenvectors of the graph against dense ones, and what least squares learns from them."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.least_squares import least_squares, stacking_weights
from workbench.methods.few_labels.few_labels import FewLabels
from workbench.methods.few_labels.graph_space import SpaceModel, leading_eigenvectors, sizes_for


def dense_walk(W):
    roots = 1 / np.sqrt(W.sum(axis=1))
    return roots[:, None] * W * roots


def test_eigenvectors_are_those_of_a_dense_solver(small):
    vectors = leading_eigenvectors(sp.csr_array(small.W), 9)
    values, expected = np.linalg.eigh(dense_walk(small.W))
    assert values[-1] == pytest.approx(1) and values[-2] < 0.99  # one connected part
    agreement = np.abs(np.sum(vectors * expected[:, :-10:-1], axis=0))
    assert_allclose(agreement, np.ones(9), atol=1e-5)


def test_eigenvectors_of_many_documents_leave_small_residuals():
    random = np.random.default_rng(0)
    X = sp.csr_array(random.poisson(0.1 + 2 * np.repeat(np.eye(4), 10, 1)[np.arange(900) % 4]))
    graph = neighbour_affinity(X.astype(float), 10)
    vectors = leading_eigenvectors(graph, 12).astype(float)
    walked = dense_walk(graph.toarray()) @ vectors
    values = np.sum(vectors * walked, axis=0)
    assert np.all(np.diff(values) < 1e-3) and values[0] == pytest.approx(1, abs=1e-5)
    assert np.linalg.norm(walked - values * vectors, axis=0).max() < 5e-3
    assert_allclose(vectors.T @ vectors, np.eye(12), atol=1e-5)


def test_small_parts_get_zeros_and_every_other_part_its_own_vector():
    sizes = (700, 500, 2)
    W = sp.block_diag([np.ones((size, size)) - np.eye(size) for size in sizes], format="csr")
    vectors = leading_eigenvectors(sp.csr_array(W), 3)
    assert not vectors[1200:].any()
    assert_allclose(np.abs(vectors[:700, 0]), np.full(700, 700**-0.5), rtol=1e-5)
    assert_allclose(np.abs(vectors[700:1200, 1]), np.full(500, 500**-0.5), rtol=1e-5)
    assert not vectors[700:, 0].any() and not vectors[:700, 1].any()


def test_a_graph_without_links_has_no_space():
    assert leading_eigenvectors(sp.csr_array((40, 40)), 5).shape == (40, 0)


def test_scores_are_the_stacked_ones_and_nothing_outside_the_space(small):
    vectors = leading_eigenvectors(sp.csr_array(small.W), 12).astype(float)
    known = np.flatnonzero(small.labels >= 0)
    model = SpaceModel.learn(vectors[known], small.labels[known], 3)
    total, left_out = [], []
    for size in (3,):  # nine labels are too few for nine eigenvectors
        points = vectors[:, :size] / np.linalg.norm(vectors[:, :size], axis=1, keepdims=True)
        learnt, scores = least_squares(points[known], small.labels[known], 3, 0.1)
        total.append(learnt.scores(points))
        left_out.append(scores)
    weights = stacking_weights(left_out, small.labels[known])
    assert_allclose(model.weights, weights)
    assert_allclose(model.scores(vectors), np.tensordot(weights, total, 1), atol=1e-12)
    assert not model.scores(np.zeros((2, 12))).any()
    assert sizes_for(100, 5, 400) == [5, 15, 50] and sizes_for(100, 20, 400) == [20, 60, 100]
    assert sizes_for(100, 5, 20) == [5] and sizes_for(4, 5, 400) == [4]


def test_a_few_labels_are_enough_where_the_graph_has_two_parts():
    random = np.random.default_rng(2)
    y = np.arange(400) % 2
    # Hardly two documents of a class share its forty terms, but their neighbours link them.
    X = random.poisson(0.08, (400, 80)).astype(float) * (np.arange(80) % 2 == y[:, None])
    X[:, 0] += 0.01
    labels = np.full(400, -1)
    labels[:8] = y[:8]
    model = FewLabels(n_neighbors=8).fit(sp.csr_array(X), labels)
    number = model.candidates_.index("least squares on eigenvectors of the graph")
    assert model.cross_validated_[number] == 1.0 and model.weights_[number] > 0.1
    assert np.mean(model.transduction_ == y) > 0.95
