"""Sketched factors against exact ones, and the stated error against the true one."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.factorisation import leading_factors


def decaying(n=300, m=200, base=0.9, seed=0):
    random = np.random.default_rng(seed)
    left = np.linalg.qr(random.standard_normal((n, m)))[0]
    right = np.linalg.qr(random.standard_normal((m, m)))[0]
    return left * base ** np.arange(m) @ right.T


def test_a_decaying_matrix_is_factorised_to_many_digits():
    A = decaying()
    exact, sketched = leading_factors(A, 20), sketched_factors(A, 20)
    assert sketched.factors.values == pytest.approx(exact.values, rel=1e-3)
    assert np.abs(np.diag(sketched.factors.right[:, :5].T @ exact.right[:, :5])) == pytest.approx(
        np.ones(5), abs=1e-4
    )


@pytest.mark.parametrize("base", [0.99, 0.9])
def test_the_stated_error_bounds_the_true_one(base):
    A = decaying(base=base)
    sketched = sketched_factors(A, 20, rounds=1)
    true = np.linalg.svd(A, compute_uv=False)
    distances = np.abs(sketched.factors.values[:, None] - true).min(axis=1)
    assert distances.max() / true[0] <= sketched.error + 1e-12
    assert sketched_factors(A, 20, rounds=6).error < sketched.error


def test_the_same_input_gives_the_same_vectors():
    A = sp.csr_array(np.random.default_rng(1).poisson(0.2, (80, 60)).astype(float))
    first, second = sketched_factors(A, 7).factors, sketched_factors(A, 7).factors
    assert np.array_equal(first.left, second.left)
    assert first.left.shape == (80, 7)
    assert first.right.shape == (60, 7)


def test_dimensions_beyond_those_of_the_matrix_are_not_returned():
    sketched = sketched_factors(np.diag([3.0, 2.0, 1.0]), 10)
    assert sketched.factors.values == pytest.approx([3, 2, 1])
    assert sketched.error < 1e-12
    assert sketched_factors(np.zeros((4, 3)), 2).error == 0
