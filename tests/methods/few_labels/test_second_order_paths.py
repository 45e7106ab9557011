"""Margins on second-order paths are those of the literal kernel of all documents."""

import numpy as np
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.few_labels.second_order_paths import (
    PathKernel,
    signed_sums,
    third_documents,
)


def literal_margins(X, labelled, y, n_classes):
    F = X @ X.T
    rows = F / np.linalg.norm(F, axis=1, keepdims=True)
    machine = LinearMachine.learn(rows[labelled], y[labelled], n_classes, 10.0)
    return machine.scores(rows)


def learnt(X, labelled, y, n_classes, n_signs=24):
    X = sp.csr_array(X)
    paths = PathKernel(third_documents(X), signed_sums(X, n_signs), X[labelled])
    positions = np.arange(len(labelled))
    return paths.learn(positions, y[labelled], n_classes, 0, is_rough=False)


def test_margins_of_labelled_documents_are_those_of_the_literal_kernel(small):
    labelled = np.arange(0, 36, 2)
    expected = literal_margins(small.X, labelled, small.y, 3)[labelled]
    model = learnt(small.X, labelled, small.y, 3)
    assert_allclose(model.scores(np.arange(18)), expected, atol=2e-2)


def test_margins_of_other_documents_are_those_of_the_literal_kernel(small):
    labelled = np.arange(0, 36, 2)
    expected = literal_margins(small.X, labelled, small.y, 3)
    n_signs = 50_000  # lengths are nearly exact
    machine = learnt(small.X, labelled, small.y, 3, n_signs).machine()
    assert_allclose(machine.scores(sp.csr_array(small.X)), expected, atol=2e-2)
    assert_allclose(machine.scores(small.X), expected, atol=2e-2)


def test_lengths_are_estimated_well_enough_by_few_signs(small):
    exact = np.linalg.norm(small.X @ small.X.T, axis=1)
    found = np.linalg.norm(small.X @ signed_sums(small.X), axis=1)
    assert np.all(np.abs(found / exact - 1) < 0.5)


def test_paths_lead_through_a_part_of_many_documents():
    X = np.arange(36.0).reshape(36, 1)
    assert third_documents(X, 10).ravel().tolist() == list(range(0, 36, 4))


def test_documents_without_terms_have_the_margins_of_no_path(small):
    X = np.vstack([small.X, np.zeros((1, small.X.shape[1]))])
    machine = learnt(X, np.arange(0, 36, 2), small.y, 3).machine()
    assert np.isfinite(machine.scores(X)).all()
