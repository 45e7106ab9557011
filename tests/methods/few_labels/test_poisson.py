"""Poisson learning against its equation, dense, and against the iteration of the paper."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.few_labels.poisson import PoissonLearning
from workbench.methods.few_labels.teachers import GraphTeacher


def sources(small):
    labelled = small.labels >= 0
    B = np.zeros_like(small.Y)
    B[labelled] = small.Y[labelled] - small.Y[labelled].mean(axis=0)
    return B


@pytest.mark.parametrize("restart", [0.005, 0.5])
def test_scores_solve_the_equation(small, restart):
    D = np.diag(small.W.sum(axis=1))
    expected = np.linalg.solve(D - small.W + restart * D, sources(small))
    model = PoissonLearning(n_neighbors=6, restart=restart).fit(sp.csr_array(small.X), small.labels)
    assert_allclose(model.transduction_scores_, expected, atol=1e-7)
    found = model.transduction_[small.labels < 0]
    assert found.tolist() == expected.argmax(axis=1)[small.labels < 0].tolist()


def test_without_restart_it_is_the_iteration_of_the_paper(small):
    B, degrees = sources(small), small.W.sum(axis=1)[:, None]
    u = np.zeros_like(B)
    for _ in range(5000):
        u = (B + small.W @ u) / degrees
    model = PoissonLearning(n_neighbors=6, restart=1e-6).fit(small.X, small.labels)
    assert_allclose(model.transduction_scores_, u, atol=1e-4 * np.abs(u).max())


def test_new_documents_follow_their_neighbours(small):
    model = PoissonLearning(n_neighbors=6).fit(small.X, small.labels)
    assert np.mean(model.predict(small.new) == small.actual) > 0.8
    assert model.predict(np.zeros((1, small.X.shape[1])))[0] == 0


def test_a_part_of_the_graph_with_one_class_gets_it():
    W = np.zeros((6, 6))
    for first, second in ((0, 1), (1, 2), (3, 4), (4, 5)):
        W[first, second] = W[second, first] = 0.5
    Y = np.zeros((6, 2))
    Y[0, 0] = Y[5, 1] = 1
    scores = GraphTeacher(sp.csr_array(W)).poisson(Y)
    assert scores.argmax(axis=1).tolist() == [0, 0, 0, 1, 1, 1]


def test_spreading_with_class_mass_is_the_closed_form(small):
    roots = 1 / np.sqrt(small.W.sum(axis=1))
    S = roots[:, None] * small.W * roots
    masses = small.Y.sum(axis=0)
    F = 0.1 * np.linalg.inv(np.eye(len(S)) - 0.9 * S) @ (small.Y / masses)
    found = GraphTeacher(sp.csr_array(small.W)).spreading(small.Y)
    assert_allclose(found, F / F.sum(axis=1, keepdims=True), atol=1e-7)


def test_single_precision_gives_the_same_classes(small):
    graph = sp.csr_array(small.W)
    expected = GraphTeacher(graph).poisson(small.Y)
    found = GraphTeacher(graph, np.float32).poisson(small.Y, tolerance=1e-4)
    assert_allclose(found, expected, atol=1e-3 * np.abs(expected).max())
