"""Diffusion over clusters of terms against the matrix exponential."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.diffusion import diffusion_map
from workbench.methods.term_clusters import diffuse


def random_affinity(size, seed=0, density=0.3):
    random = np.random.default_rng(seed)
    W = np.triu(random.random((size, size)) * (random.random((size, size)) < density), 1)
    return W + W.T


def literal_kernel(W, clusters, beta):
    """Equations 5 and 6 with the links across clusters removed."""
    W = np.where(np.equal.outer(clusters, clusters), W, 0.0)
    H = W - np.diag(W.sum(axis=1))
    return scipy.linalg.expm(beta * H)


def documents(n_terms, seed=1):
    return sp.random_array((25, n_terms), density=0.2, rng=np.random.default_rng(seed))


@pytest.mark.parametrize("beta", [0.0, 0.01, 0.5, 4.0])
def test_inner_products_are_those_of_the_kernel(beta):
    W, X = random_affinity(60), documents(60).toarray()
    clusters = np.random.default_rng(2).integers(0, 5, 60)
    Y = diffuse(X, W, clusters, beta)
    expected = X @ literal_kernel(W, clusters, beta) @ X.T
    np.testing.assert_allclose(Y @ Y.T, expected, rtol=1e-10, atol=1e-12)


def test_coordinates_stay_terms():
    W, X = random_affinity(30), documents(30).toarray()
    clusters = np.zeros(30, dtype=int)
    np.testing.assert_allclose(
        diffuse(X, W, clusters, 1.0), X @ literal_kernel(W, clusters, 0.5), rtol=1e-10, atol=1e-13
    )


def test_sparse_and_dense_agree_and_keep_their_type():
    W, X = random_affinity(40), documents(40)
    clusters = np.arange(40) % 3
    from_sparse = diffuse(sp.csr_matrix(X), sp.csr_array(W), clusters, 0.3)
    assert sp.issparse(from_sparse)
    found = diffuse(X.toarray(), W, clusters, 0.3)
    assert isinstance(found, np.ndarray)
    np.testing.assert_allclose(from_sparse.toarray(), found, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("largest_formed", [1, 100])
def test_indices_stay_short_enough_for_linear_models(largest_formed):
    X, clusters = sp.csr_array(documents(40)), np.arange(40) % 3
    W = sp.csr_array(random_affinity(40))
    W.indices, W.indptr = W.indices.astype(np.int64), W.indptr.astype(np.int64)
    found = diffusion_map(W, clusters, 0.5, largest_formed).apply(X)
    assert found.indices.dtype == found.indptr.dtype == np.int32


@pytest.mark.parametrize("beta", [1e-6, 0.05, 30.0])
@pytest.mark.parametrize("as_matrix", [np.asarray, sp.csr_array], ids=["dense", "sparse"])
def test_series_and_matrix_agree(beta, as_matrix):
    W = random_affinity(80, density=0.2)
    W[0] = W[:, 0] = 40 * W[0]  # a term with far more weight than the others
    X = as_matrix(documents(80).toarray())
    clusters = (np.arange(80) > 55).astype(int)
    formed = diffusion_map(W, clusters, beta).apply(X)
    applied = diffusion_map(W, clusters, beta, largest_formed=1).apply(X)
    difference = formed - applied
    assert abs(difference).max() < 1e-12


def graph_with_hubs(size, seed=3):
    """Weights like those of terms: a few nodes have a hundred times the median degree."""
    random = np.random.default_rng(seed)
    W = random_affinity(size, seed, density=0.02) * 0.05
    for hub in range(12):
        links = (random.random(size) < 0.6) * random.random(size) * 5
        W[hub] = np.maximum(W[hub], links)
        W[:, hub] = W[hub]
    np.fill_diagonal(W, 0.0)
    return W


@pytest.mark.parametrize("beta", [0.01, 0.3, 20.0])
@pytest.mark.parametrize("copies", [1, 2])
def test_series_without_hubs_is_the_exponential(beta, copies):
    # Two copies of a graph have every eigenvalue twice, of which an iteration may miss one.
    part = graph_with_hubs(600 // copies)
    W = scipy.linalg.block_diag(*[part] * copies)
    X, clusters = documents(600), np.zeros(600, dtype=int)
    values, vectors = np.linalg.eigh(W - np.diag(W.sum(axis=1)))
    expected = X.toarray() @ (vectors * np.exp(beta / 2 * values)) @ vectors.T
    found = diffusion_map(W, clusters, beta, largest_formed=1).apply(X.toarray())
    # What the last digit of the largest eigenvalue changes in the exponential, in both results.
    rounding = np.finfo(float).eps * max(1.0, beta / 2 * -values.min())
    np.testing.assert_allclose(found, expected, rtol=0, atol=20 * rounding)


def test_large_matrix_block_is_the_exponential():
    W, X = random_affinity(620, density=0.02), documents(620)
    clusters = np.zeros(620, dtype=int)
    clusters[600:] = 1
    expected = X.toarray() @ literal_kernel(W, clusters, 0.1)
    for kind in (X.toarray(), sp.csr_array(X)):
        found = diffuse(kind, W, clusters, 0.2)
        found = found.toarray() if sp.issparse(found) else found
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)


def test_rows_of_the_kernel_sum_to_one_and_it_is_positive_definite():
    W = random_affinity(30)
    root = diffuse(np.eye(30), W, np.zeros(30, dtype=int), 0.8)
    np.testing.assert_allclose((root @ root).sum(axis=1), 1.0, rtol=1e-12)
    assert np.linalg.eigvalsh(root @ root).min() > 0
    assert np.array_equal(root, root.T)


def test_one_cluster_per_term_is_the_plain_inner_product():
    W, X = random_affinity(30), documents(30).toarray()
    assert np.array_equal(diffuse(X, W, np.arange(30), 5.0), X)
    assert np.array_equal(diffuse(X, W, np.zeros(30, dtype=int), 0.0), X)


def test_terms_without_links_are_unchanged():
    W = random_affinity(20)
    W[5] = W[:, 5] = 0
    X = documents(20).toarray()
    found = diffuse(X, W, np.zeros(20, dtype=int), 1.0)
    np.testing.assert_allclose(found[:, 5], X[:, 5], rtol=1e-14)


def test_long_diffusion_averages_a_cluster():
    found = diffuse(np.eye(4)[:1], 1 - np.eye(4), np.zeros(4, dtype=int), 200.0)
    np.testing.assert_allclose(found, np.full((1, 4), 0.25), rtol=1e-12)


@pytest.mark.parametrize("beta", [1e3, 1e6, 1e9])
def test_very_long_diffusion_keeps_the_mean(beta):
    W, X = random_affinity(200), documents(200).toarray()
    Y = diffuse(X, W, np.zeros(200, dtype=int), beta)
    expected = np.repeat(X.mean(axis=1, keepdims=True), 200, axis=1)
    np.testing.assert_allclose(Y, expected, rtol=1e-10, atol=1e-13)


def test_no_documents_give_no_rows_and_wrong_sizes_are_refused():
    W = random_affinity(10)
    clusters = np.zeros(10, dtype=int)
    assert diffuse(np.zeros((0, 10)), W, clusters, 1.0).shape == (0, 10)
    with pytest.raises(ParameterError, match="clusters names"):
        diffuse(np.ones((2, 10)), W, np.zeros(9, dtype=int), 1.0)
    with pytest.raises(ParameterError, match="terms"):
        diffuse(np.ones((2, 9)), W, clusters, 1.0)
    for decay in (-1.0, np.nan, np.inf, "1", None, True):
        with pytest.raises(ParameterError, match="decay"):
            diffuse(np.ones((2, 10)), W, clusters, decay)


@pytest.mark.parametrize(
    ("X", "message"),
    [
        (np.array([[1.0, np.nan, 0]]), "NaN or infinite"),
        (sp.csr_array(np.array([[1.0, np.inf, 0]])), "NaN or infinite"),
        (np.ones(3), r"its shape is \(3,\)"),
        (np.ones((1, 2, 3)), r"its shape is \(1, 2, 3\)"),
        (sp.coo_array(np.ones(3)), r"its shape is \(3,\)"),
        (None, r"its shape is \(\)"),
        ("abc", "X must hold numbers"),
        ([[1, 2, 3], [1]], "X must hold numbers"),
        (np.array([[1j, 0, 0]]), "X must hold numbers"),
        (np.ones((2, 4)), "have 4 terms, the affinity 3"),
    ],
)
def test_anything_but_documents_is_refused(X, message):
    with pytest.raises(ParameterError, match=message):
        diffuse(X, 1 - np.eye(3), [0, 0, 1], 1.0)


@pytest.mark.parametrize(
    ("affinity", "message"),
    [
        (np.full((3, 3), np.nan), "not finite"),
        (np.eye(3) - 1, "negative value -1"),
        (np.triu(np.ones((3, 3))), "not symmetric"),
        (np.ones(3), "square"),
        (np.ones((2, 3)), "square"),
        (np.ones((2, 2)), "clusters names the cluster of 3 terms"),
        (None, "square"),
        ([["a", "b"], ["b", "a"]], "must hold numbers"),
    ],
)
def test_anything_but_an_affinity_is_refused(affinity, message):
    with pytest.raises(ParameterError, match=message):
        diffuse(np.ones((2, 3)), affinity, [0, 0, 1], 1.0)


@pytest.mark.parametrize(
    ("clusters", "message"),
    [
        ([0, 0.5, 1], "clusters holds 0.5"),
        ([0, np.nan, 1], "clusters holds nan"),
        (["a", "b", "a"], "clusters must hold numbers"),
        ([[0, 0, 1]], r"its shape is \(1, 3\)"),
        (0, r"its shape is \(\)"),
        (None, r"its shape is \(\)"),
        (sp.csr_array(np.eye(3)), r"its shape is \(3, 3\)"),
    ],
)
def test_clusters_are_whole_numbers(clusters, message):
    with pytest.raises(ParameterError, match=message):
        diffuse(np.ones((2, 3)), 1 - np.eye(3), clusters, 1.0)


def test_lists_and_other_number_types_are_accepted():
    W, X = random_affinity(8).round(2), documents(8).toarray().round()
    clusters = np.arange(8) % 2
    expected = diffuse(X, W, clusters, 0.7)
    listed = diffuse(X.tolist(), W.tolist(), clusters.astype(float).tolist(), np.float32(0.7))
    np.testing.assert_allclose(listed, expected, rtol=1e-6)
    whole = X.astype(int)
    for kind in (sp.csc_matrix, sp.coo_array, sp.lil_array):
        found = diffuse(kind(whole), kind(W), clusters, 0.7)
        np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12, atol=1e-14)
