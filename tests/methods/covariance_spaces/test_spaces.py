"""The six document spaces against the equations of the paper with dense matrices.

X_paper has documents in columns; `literal_kernel` is the kernel K of each model.
"""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.covariance_spaces import document_space
from workbench.methods.covariance_spaces.spaces import ESTIMATES, MODELS, reduced_space

REDUCED = ("LSI", "PCA", "LSI-COV", "PCA-COV")


def random_documents(n=30, m=45, seed=0):
    random = np.random.default_rng(seed)
    return random.poisson(0.4, (n, m)) * random.uniform(0.5, 2.0, m)


def leading_kernel(Z, size):
    """K_d of Z: documents in columns, projected on the leading left singular vectors."""
    U = np.linalg.svd(Z, full_matrices=False)[0][:, :size]
    return Z.T @ U @ U.T @ Z  # (4.4)


def literal_kernel(documents, model, size):
    X = documents.T
    n = X.shape[1]
    centred = X - X.mean(axis=1, keepdims=True)
    W = centred.T @ X / np.sqrt(n - 1)  # (5.6)
    if model == "VSM":
        return X.T @ X  # (2.1)
    if model == "GVSM-COV":
        G = np.cov(X)  # (5.5)
        return X.T @ G @ X  # (3.3)
    space = {
        "LSI": X,
        "PCA": centred,
        "LSI-COV": W,
        "PCA-COV": W - W.mean(axis=1, keepdims=True),
    }[model]
    return leading_kernel(space, size)


def kernel_of(X, model, size):
    rows = document_space(X, model, size)
    rows = rows.toarray() if sp.issparse(rows) else rows
    return rows @ rows.T


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("size", [1, 6, 29])
@pytest.mark.parametrize("shape", [(30, 45), (45, 30)])
def test_kernel_is_that_of_the_equations(model, size, shape):
    X = random_documents(*shape)
    expected = literal_kernel(X, model, size)
    for given in (X, sp.csr_array(X), sp.csr_matrix(X)):
        found = kernel_of(given, model, size)
        assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


def estimated_terms(documents, estimate):
    """G by the definition of each estimate: terms × terms, up to a factor."""
    if estimate == "covariance":
        return np.cov(documents.T)
    if estimate == "correlation":
        return np.corrcoef(documents.T)
    products = documents.T @ documents
    if estimate == "association":
        return products
    lengths = np.sqrt(np.diag(products))
    return products / np.outer(lengths, lengths)


@pytest.mark.parametrize("estimate", ESTIMATES)
def test_spaces_agree_with_the_definition_of_each_estimate(estimate):
    X = random_documents(40, 25)
    whole = X @ estimated_terms(X, estimate) @ X.T
    values, vectors = np.linalg.eigh(whole)
    leading = (vectors[:, -6:] * values[-6:]) @ vectors[:, -6:].T
    for given in (X, sp.csr_array(X)):
        rows = document_space(given, "GVSM-COV", 6, estimate)
        np.testing.assert_allclose(rows @ rows.T, whole, rtol=1e-9, atol=1e-9 * whole.max())
        space = reduced_space(given, "LSI-COV", 6, estimate)
        found = space.coordinates @ space.coordinates.T
        np.testing.assert_allclose(found, leading, atol=1e-9 * whole.max())
        # The linear map gives the same coordinates, so that new documents can be placed.
        mapped = X @ space.term_directions - space.offset
        np.testing.assert_allclose(np.abs(mapped), np.abs(space.coordinates), atol=1e-8)


@pytest.mark.parametrize("estimate", ESTIMATES)
def test_a_term_that_is_constant_or_absent_has_no_part_in_an_estimate(estimate):
    X = random_documents(40, 25)
    X[:, 3], X[:, 4] = 0.0, 2.0
    assert np.isfinite(document_space(sp.csr_array(X), "GVSM-COV", 6, estimate)).all()
    assert np.isfinite(reduced_space(X, "PCA-COV", 6, estimate).coordinates).all()


def test_an_unknown_estimate_is_refused():
    with pytest.raises(ParameterError, match="covariance, correlation, association"):
        document_space(random_documents(), "GVSM-COV", 6, "cosine")


@pytest.mark.data
@pytest.mark.parametrize("model", MODELS)
def test_kernel_is_that_of_the_equations_on_tr31(model, cluto_weights):
    X, _ = cluto_weights("tr31")
    X = X[::2, ::3]
    expected = literal_kernel(X.toarray(), model, 40)
    found = kernel_of(X, model, 40)
    assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


@pytest.mark.data
@pytest.mark.parametrize("model", ["LSI", "LSI-COV", "PCA-COV"])
def test_kernel_is_that_of_the_equations_on_newsgroups(model, mini_newsgroups):
    X = mini_newsgroups[::4]
    expected = literal_kernel(X.toarray(), model, 30)
    found = kernel_of(X, model, 30)
    assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


def test_whole_rank_gives_the_generalised_kernel():
    X = random_documents(20, 50)
    whole = kernel_of(X, "LSI-COV", 20)
    assert np.allclose(whole, literal_kernel(X, "GVSM-COV", 20), rtol=1e-8)
    assert np.allclose(kernel_of(X, "PCA-COV", 20).sum(axis=1), 0, atol=1e-8)


@pytest.mark.parametrize("model", REDUCED)
def test_smaller_spaces_are_the_first_columns_of_larger_ones(model):
    X = sp.csr_array(random_documents(400, 350))
    large = document_space(X, model, 20)
    small = document_space(X, model, 8)
    assert np.allclose(large[:, :8], small, atol=1e-8 * np.abs(large).max())
    lengths = np.linalg.norm(large, axis=0)
    assert (np.diff(lengths) <= 1e-12).all()


@pytest.mark.parametrize("model", REDUCED)
def test_the_term_map_gives_the_coordinates_of_the_factorisation(model):
    X = random_documents()
    space = reduced_space(X, model, 7)
    placed = X @ space.term_directions - space.offset
    assert np.allclose(placed, space.coordinates, atol=1e-10)


def test_coordinates_of_new_documents_follow_from_similarities_to_all_training_documents():
    X, new = random_documents(), random_documents(4, seed=9)
    n = len(X)
    centring = np.eye(n) - np.ones((n, n)) / n
    W = centring @ X @ X.T / np.sqrt(n - 1)
    U = np.linalg.svd(W)[0][:, :5]
    w = centring @ X @ new.T / np.sqrt(n - 1)
    space = reduced_space(X, "LSI-COV", 5)
    found = new @ space.term_directions - space.offset
    assert np.allclose(found @ space.coordinates.T, (U.T @ w).T @ (U.T @ W), atol=1e-9)


@pytest.mark.parametrize("model", REDUCED)
def test_dimensions_are_limited_by_the_documents(model):
    X = random_documents(6, 40)
    assert document_space(X, model, 100).shape == (6, 6)
    assert np.allclose(kernel_of(X, model, 100), literal_kernel(X, model, 6), rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("shape", [(5, 1), (1, 5), (1, 1)])
def test_a_single_term_or_document_has_finite_coordinates(model, shape):
    found = document_space(np.ones(shape), model, 3)
    assert found.shape[0] == shape[0]
    assert np.isfinite(found).all()


@pytest.mark.parametrize("model", ["PCA", "PCA-COV", "GVSM-COV", "LSI-COV"])
def test_identical_documents_have_no_covariance(model):
    X = np.tile(np.arange(1.0, 6.0), (400, 1))
    assert np.allclose(document_space(X, model, 3), 0, atol=1e-9 * np.square(X).sum())


def test_an_unknown_model_is_named():
    with pytest.raises(ParameterError, match="'LSA' must be one of VSM"):
        document_space(np.eye(3), "LSA", 2)


def test_anything_but_documents_is_refused():
    with pytest.raises(ParameterError, match="NaN"):
        document_space(np.array([[1.0, np.nan]]), "LSI", 1)
    with pytest.raises(ParameterError, match=r"shape is \(0, 3\)"):
        document_space(np.empty((0, 3)), "VSM", 1)
    with pytest.raises(ParameterError, match="n_components = 0"):
        document_space(np.eye(3), "PCA", 0)


@pytest.mark.parametrize("n_components", [1.5, 2.0, np.nan, "2", None, -1])
@pytest.mark.parametrize("model", REDUCED)
def test_number_of_dimensions_is_whole(model, n_components):
    with pytest.raises(ParameterError, match=r"n_components = .* must be a whole number"):
        document_space(np.eye(3), model, n_components)
