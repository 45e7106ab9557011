"""Gaussian affinities against the formula written out, and coordinates without unit length."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.document_kernels import (
    COSINE,
    GAUSSIAN,
    GIVEN,
    GIVEN_DISTANCES,
    HAMMING,
)
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import NeighbourLists
from workbench.methods.spectral.affinities import prepare_neighbours
from workbench.methods.spectral.classification import SpectralClassification
from workbench.methods.spectral.clustering import SpectralClustering
from workbench.methods.spectral.grouping_with_bias import GroupingWithBias


def literal_affinity(X, kind, sigma, k):
    """exp(−d² / 2σ²) of the k nearest of either document, pair by pair."""
    n = len(X)
    distance = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            hamming, euclidean = np.sum(X[i] != X[j]), np.sqrt(np.sum((X[i] - X[j]) ** 2))
            distance[i, j] = hamming if kind == HAMMING else euclidean
    pairs = [distance[i, j] for i in range(n) for j in range(i) if distance[i, j] > 0]
    width = sigma * np.median(pairs)
    A = np.zeros((n, n))
    for i in range(n):
        others = sorted((j for j in range(n) if j != i), key=lambda j: (distance[i, j].round(9), j))
        for j in others[:k]:
            A[i, j] = A[j, i] = np.exp(-(distance[i, j] ** 2) / (2 * width**2))
    return A


def affinity(X, k, kind, sigma):
    prepared = prepare_neighbours(X, k, kind, sigma)
    return affinity_of(NeighbourLists(prepared["neighbours"], prepared["similarities"])).toarray()


def blobs(seed=0):
    random = np.random.default_rng(seed)
    centres = np.array([[0.0, 0, 0], [6, 0, -6], [0, 7, 7]])
    y = np.repeat(np.arange(3), 15)
    return centres[y] + random.normal(size=(45, 3)), y


@pytest.mark.parametrize("sigma", [0.2, 1.0])
@pytest.mark.parametrize("k", [1, 5, 100])
def test_gaussian_affinity_is_the_formula(k, sigma):
    X, _ = blobs()
    found = affinity(sp.csr_array(X), k, GAUSSIAN, sigma)
    np.testing.assert_allclose(found, literal_affinity(X, GAUSSIAN, sigma, k), atol=1e-9)


@pytest.mark.parametrize("k", [3, 9])
def test_hamming_counts_unequal_values_and_zero_is_a_value(k):
    X = np.random.default_rng(1).integers(0, 3, (30, 8)).astype(float)
    found = affinity(sp.csr_array(X), k, HAMMING, 0.7)
    np.testing.assert_allclose(found, literal_affinity(X, HAMMING, 0.7, k), atol=1e-9)


def test_equal_documents_have_affinity_one():
    X = np.ones((4, 2))
    np.testing.assert_allclose(affinity(X, 3, GAUSSIAN, 0.5), 1 - np.eye(4))


@pytest.mark.parametrize("kind", [GAUSSIAN, HAMMING])
def test_methods_use_the_affinity(kind):
    X, y = blobs()
    values = X if kind == GAUSSIAN else (X > 3).astype(float)
    labels = np.full(45, -1)
    labels[[0, 15, 30]] = [0, 1, 2]
    for method in (SpectralClassification, GroupingWithBias):
        model = method(n_neighbors=10, affinity=kind, sigma=0.5).fit(values, labels)
        assert np.mean(model.transduction_ == y) > 0.9
    grouped = SpectralClustering(3, n_neighbors=10, affinity=kind, sigma=0.5).fit(values).labels_
    assert all(len(np.unique(grouped[y == label])) == 1 for label in range(3))


@pytest.mark.parametrize("k", [2, 7])
def test_given_matrices_stand_for_documents(k):
    X, _ = blobs()
    distances = np.sqrt(((X[:, None] - X[None]) ** 2).sum(axis=2))
    expected = literal_affinity(X, GAUSSIAN, 0.4, k)
    np.testing.assert_allclose(affinity(distances, k, GIVEN_DISTANCES, 0.4), expected, atol=1e-9)
    whole = literal_affinity(X, GAUSSIAN, 0.4, 44) + np.eye(45)
    np.testing.assert_allclose(affinity(sp.csr_array(whole), k, GIVEN, 9.0), expected, atol=1e-9)


def test_given_similarities_of_zero_and_below_are_not_links():
    K = np.array([[1.0, 0.5, -0.2], [0.5, 1, 0], [-0.2, 0, 1]])
    np.testing.assert_array_equal(affinity(K, 2, GIVEN, 1.0), [[0, 0.5, 0], [0.5, 0, 0], [0, 0, 0]])


@pytest.mark.parametrize(
    ("X", "kind", "message"),
    [
        (np.ones((3, 4)), GIVEN, "documents by documents, not of shape"),
        (np.triu(np.ones((3, 3))), GIVEN_DISTANCES, "symmetric"),
        (-np.ones((3, 3)), GIVEN_DISTANCES, "distances are not negative"),
    ],
)
def test_other_given_matrices_are_refused(X, kind, message):
    with pytest.raises(ParameterError, match=message):
        prepare_neighbours(sp.csr_array(X), 2, kind, 1.0)


def test_cosine_is_the_default_and_needs_no_width():
    X = np.abs(blobs()[0])
    assert np.array_equal(affinity(X, 5, COSINE, 0.1), affinity(X, 5, COSINE, 9.0))
    assert SpectralClustering().affinity == SpectralClassification().affinity == COSINE


def test_without_unit_length_the_coordinates_are_the_eigenvectors():
    X, _ = blobs()
    settings = {"n_clusters": 3, "n_neighbors": 44, "affinity": GAUSSIAN}
    model = SpectralClustering(**settings, normalization="divisive", unit_length=False).fit(X)
    A = literal_affinity(X, GAUSSIAN, 0.5, 44)
    transition = A / A.sum(axis=1)[:, None]
    for vector, value in zip(model.coordinates_.T, model.eigenvalues_, strict=True):
        np.testing.assert_allclose(transition @ vector, value * vector, atol=1e-6)
        assert np.linalg.norm(vector) == pytest.approx(1.0)
    rows = SpectralClustering(**settings, normalization="divisive").fit(X).coordinates_
    np.testing.assert_allclose(np.linalg.norm(rows, axis=1), 1.0)
