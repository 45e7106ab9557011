"""Lengths in the kernel by a sample of documents, against those by all of them."""

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.algebra.approximate.test_streaming import documents
from workbench.methods.algebra.kernels import combined_orders, order_diagonals
from workbench.methods.higher_order.classifiers import TransductiveHigherOrderKernelSVM
from workbench.methods.higher_order.sampled_paths import (
    SAMPLE,
    SAMPLED_NOTE,
    column_kernel,
    fits_columns,
    path_sample,
    sampled_diagonals,
)

N, TOPICS = 600, 10


@pytest.fixture(name="X")
def matrix():
    return sp.csr_array(documents(N))


def fitted(X, scale, **settings):
    shown = np.where(np.arange(N) < N // 6, np.arange(N) % TOPICS, -1)
    method = TransductiveHigherOrderKernelSVM(scale=scale, scaling="cosine", **settings)
    return method.fit(X, shown)


@pytest.mark.parametrize("order", [1, 2, 3, 4])
def test_a_sample_of_all_documents_gives_their_diagonals(X, order):
    found = sampled_diagonals(X, path_sample(X), order)
    assert found == pytest.approx(order_diagonals(X, X, order), rel=1e-10)


def test_a_sample_stands_for_all_documents():
    n = 2 * SAMPLE
    alike = sp.csr_array(np.full((n, 1), 3.0))
    # P1 = 9; each of the n documents is reached with 9, so P2 = 81 n and P3 = 729 n².
    expected = [9.0, 81.0 * n, 729.0 * n**2]
    found = sampled_diagonals(alike[:2], path_sample(alike), 3)
    assert found[:, 0] == pytest.approx(expected)
    assert path_sample(alike).shape == (SAMPLE, 1)


def test_a_document_that_reaches_none_of_the_sample_reaches_itself():
    alone, sample = sp.csr_array([[0.0, 2.0]]), sp.csr_array([[5.0, 0.0]])
    assert sampled_diagonals(alone, sample, 3).ravel().tolist() == [4, 16, 64]


def test_the_kernel_of_few_labels_is_exact_to_seven_digits(X):
    rows, shares = np.arange(0, N, 6), [0.05, 0.95]
    factors = [np.linspace(0.5, 1.0, len(rows)), np.linspace(0.01, 0.02, len(rows))]
    found = column_kernel(X, rows, shares, factors)
    assert np.array_equal(found, found.T)
    assert found == pytest.approx(combined_orders(X, rows, shares, factors), rel=1e-6)


@pytest.mark.parametrize("order", [1, 2, 3])
def test_few_labels_have_the_exact_scores_within_the_tolerance_of_the_machine(X, order):
    exact, approximate = fitted(X, "exact", order=order), fitted(X, "approximate", order=order)
    assert approximate.notes_ == (SAMPLED_NOTE,)
    scores = exact.transduction_scores_
    assert np.allclose(approximate.transduction_scores_, scores, atol=1e-3 * np.abs(scores).max())
    new = sp.csr_array(documents(N + 100))[N:]
    assert (approximate.predict(new) == exact.predict(new)).mean() >= 0.97


def test_the_cost_can_still_be_chosen(X):
    costs = [fitted(X, scale, tune_cost=True).cost_ for scale in ("exact", "approximate")]
    assert costs[0] == costs[1]


def test_columns_are_for_few_labels_among_many_documents(X):
    assert fits_columns(X, N // 5)
    assert not fits_columns(X, N // 5 + 1)
    assert not fits_columns(X.toarray(), 1)
    assert not fits_columns(sp.csr_array((1_000_000, 3)), 5_001)
