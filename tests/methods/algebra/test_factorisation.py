import numpy as np
import pytest
import scipy.sparse as sp
from scipy.sparse.linalg import aslinearoperator

from workbench.errors import WorkbenchError
from workbench.methods.algebra.factorisation import leading_factors, space_of_low_rank


def sparse(n, m, seed=0, density=0.05):
    return sp.random_array((n, m), density=density, rng=np.random.default_rng(seed), format="csr")


def approximation(factors):
    return factors.left * factors.values @ factors.right.T


def dense_approximation(X, size):
    left, values, right = np.linalg.svd(X, full_matrices=False)
    return left[:, :size] * values[:size] @ right[:size]


@pytest.mark.parametrize("shape", [(40, 30), (30, 40), (700, 400), (400, 700), (1, 5), (5, 1)])
@pytest.mark.parametrize("size", [1, 5, 25])
def test_rank_d_approximation_is_that_of_a_dense_decomposition(shape, size):
    X = sparse(*shape, density=0.2)
    found = leading_factors(X, size)
    expected = dense_approximation(X.toarray(), size)
    assert np.abs(approximation(found) - expected).max() <= 1e-8 * np.abs(expected).max()
    assert (np.diff(found.values) <= 0).all()
    identity = np.eye(len(found.values))
    assert np.allclose(found.left.T @ found.left, identity, atol=1e-10)
    assert np.allclose(found.right.T @ found.right, identity, atol=1e-10)


@pytest.mark.parametrize("size", [100, 400, 1000])
def test_many_components_equal_those_of_a_dense_decomposition(size):
    X = sparse(500, 350, density=0.1)
    found = leading_factors(X, size)
    values = np.linalg.svd(X.toarray(), compute_uv=False)[:size]
    assert len(found.values) == min(size, 350)
    assert np.allclose(found.values, values, rtol=1e-10, atol=1e-10 * values[0])


def test_sparse_dense_and_operator_agree_and_repeat():
    X = sparse(600, 500)
    first = leading_factors(X, 7)
    for again in (X, X.toarray(), aslinearoperator(X)):
        other = leading_factors(again, 7)
        assert np.allclose(first.left, other.left, atol=1e-9)
        assert np.allclose(first.right, other.right, atol=1e-9)
    assert np.array_equal(first.left, leading_factors(X, 7).left)


def test_largest_entry_of_every_left_vector_is_positive():
    found = leading_factors(sparse(600, 500), 9)
    assert (found.left[np.abs(found.left).argmax(axis=0), np.arange(9)] > 0).all()


@pytest.mark.parametrize("shape", [(20, 10), (600, 500)])
def test_values_beyond_the_rank_are_zero(shape):
    empty = leading_factors(sp.csr_array(shape), 4)
    assert (empty.values == 0).all()
    rank_one = np.outer(np.arange(shape[0]), np.ones(shape[1]))
    found = leading_factors(rank_one, 4)
    assert np.allclose(found.values[1:], 0, atol=1e-10 * found.values[0])
    assert np.allclose(approximation(found), rank_one, atol=1e-8 * found.values[0])


@pytest.mark.parametrize("seed", [1, 4, 7, 10])
def test_all_directions_of_a_matrix_of_low_rank_are_found(seed):
    random = np.random.default_rng(seed)
    rank = int(random.integers(2, 6))
    X = random.standard_normal((600, rank)) @ random.integers(0, 3, (rank, 500))
    found = leading_factors(X, 11)
    expected = np.linalg.svd(X, compute_uv=False)[:11]
    np.testing.assert_allclose(found.values, expected, atol=1e-9 * expected[0])
    np.testing.assert_allclose(approximation(found), X, atol=1e-9 * expected[0])


@pytest.mark.parametrize("rank", [1, 3, 12])
def test_the_fallback_finds_the_same_directions(rank):
    random = np.random.default_rng(rank)
    X = random.standard_normal((700, rank)) @ random.standard_normal((rank, 500))
    space = space_of_low_rank(aslinearoperator(X), 4)
    found = min(rank, 4)
    expected = np.linalg.svd(X)[2][:found]
    np.testing.assert_allclose(
        np.linalg.svd(expected @ space, compute_uv=False)[:found], 1, atol=1e-9
    )
    np.testing.assert_allclose(space.T @ space, np.eye(4), atol=1e-12)


def test_the_fallback_is_exact_on_small_matrices_of_full_rank():
    X = np.random.default_rng(0).standard_normal((700, 500))
    space = space_of_low_rank(aslinearoperator(X), 4)
    expected = np.linalg.svd(X)[2][:4]
    np.testing.assert_allclose(np.abs(expected @ space), np.eye(4), atol=1e-9)


def test_a_failure_on_a_large_matrix_suggests_fewer_dimensions():
    X = sp.random_array((5000, 4500), density=0.002, rng=np.random.default_rng(0), format="csr")
    with pytest.raises(WorkbenchError, match="use fewer"):
        space_of_low_rank(aslinearoperator(X), 4)


def test_small_values_are_not_lost_by_squaring():
    random = np.random.default_rng(3)
    left = np.linalg.qr(random.standard_normal((500, 300)))[0]
    right = np.linalg.qr(random.standard_normal((300, 300)))[0]
    values = np.logspace(0, -12, 300)
    found = leading_factors(left * values @ right.T, 60)
    assert np.allclose(found.values, values[:60], rtol=1e-8)


@pytest.mark.parametrize("size", [5, 30, 45])
def test_repeated_singular_values_are_all_found(size):
    part = np.random.default_rng(0).poisson(0.5, (20, 15)).astype(float)
    values = np.repeat(np.linalg.svd(part, compute_uv=False), 40)
    found = leading_factors(sp.csr_array(sp.block_diag([sp.coo_array(part)] * 40)), size)
    np.testing.assert_allclose(found.values, values[:size], rtol=1e-10)
