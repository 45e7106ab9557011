"""Spectral spaces against dense eigenvectors of the four matrices N of the equations."""

import itertools

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.eigenvectors import DENSE_UP_TO
from workbench.methods.algebra.graph_settings import NORMALIZATIONS
from workbench.methods.algebra.graphs import connected_parts
from workbench.methods.spectral import neighbour_affinity, spectral_coordinates
from workbench.methods.spectral.constraints import override, unlinked
from workbench.methods.spectral.grouping_with_bias import biased_coordinates
from workbench.methods.spectral.space import spectral_space

every_normalization = pytest.mark.parametrize("normalization", NORMALIZATIONS)
MUST, CANNOT = [(0, 1), (1, 2), (7, 30)], [(3, 4), (0, 9), (11, 12)]


def overridden(affinity, labels, must, cannot):
    """One assignment for each constrained pair, as in the paper."""
    A = affinity.copy()
    known = [] if labels is None else [i for i in range(len(A)) if labels[i] != -1]
    for i in known:
        for j in known:
            if i != j:
                A[i, j] = 1.0 if labels[i] == labels[j] else 0.0
    for i, j in must:
        A[i, j] = A[j, i] = 1.0
    for i, j in cannot:
        A[i, j] = A[j, i] = 0.0
    return A


def normalised(A, normalization):
    """Table 1 of the paper."""
    d = A.sum(axis=1)
    D, d_max = np.diag(d), d.max()
    if normalization == "additive":
        return (A + d_max * np.eye(len(A)) - D) / d_max
    if normalization == "divisive":
        return np.diag(1 / d) @ A
    if normalization == "symmetric":
        root = np.diag(1 / np.sqrt(d))
        return root @ A @ root
    return A


def literal(A, k, normalization):
    """The k largest eigenvalues of N with their eigenvectors, rows scaled to unit length."""
    N = normalised(A, normalization)
    values, vectors = np.linalg.eigh(N) if normalization != "divisive" else np.linalg.eig(N)
    order = np.argsort(-values.real)[:k]
    X = vectors[:, order].real
    return values.real[order], X / np.linalg.norm(X, axis=1, keepdims=True), X


def assert_same_subspace(first, second, tolerance=1e-8):
    """Check that all angles between two spans are 0, in a form sensitive to small angles."""
    first, second = np.linalg.qr(first)[0], np.linalg.qr(second)[0]
    assert np.linalg.norm(second - first @ (first.T @ second), 2) < tolerance
    cosines = np.linalg.svd(first.T @ second, compute_uv=False)
    np.testing.assert_allclose(cosines, 1, atol=tolerance)


def assert_literal(A, k, normalization, labels=None, must=(), cannot=()):
    dense = overridden(A, labels, must, cannot)
    values, rows, vectors = literal(dense, k, normalization)
    space = spectral_space(override(A, labels, must, cannot), k, normalization)
    np.testing.assert_allclose(space.eigenvalues, values, rtol=1e-8, atol=1e-10)
    assert_same_subspace(space.vectors, vectors)
    points = spectral_coordinates(A, k, normalization, labels, must, cannot)
    np.testing.assert_array_equal(points, space.coordinates)
    np.testing.assert_allclose(np.linalg.norm(points, axis=1), 1)
    # rows of unit length do not depend on signs or rotations within the span
    np.testing.assert_allclose(points @ points.T, rows @ rows.T, atol=1e-6)


def connected_affinity(seed, size):
    """Random points in groups, linked to their neighbours, and a weak ring through all."""
    random = np.random.default_rng(seed)
    points = random.normal(size=(size, 6)) + 2.5 * random.normal(size=(5, 6))[np.arange(size) % 5]
    affinity = neighbour_affinity(np.abs(points) ** 2, 10).toarray()
    ring = np.zeros_like(affinity)
    ring[np.arange(size), np.arange(1, size + 1) % size] = random.uniform(0.05, 0.1, size)
    return np.maximum(affinity, np.maximum(ring, ring.T))


def some_labels(size, share, n_classes=5, seed=0):
    random = np.random.default_rng(seed)
    return np.where(random.random(size) < share, np.arange(size) % n_classes, -1)


@every_normalization
@pytest.mark.parametrize("size", [60, DENSE_UP_TO + 200])
@pytest.mark.parametrize("share", [0.0, 0.1, 0.7])
def test_the_space_of_random_graphs_and_labels_is_that_of_the_equations(normalization, size, share):
    assert_literal(connected_affinity(3, size), 5, normalization, some_labels(size, share))


@every_normalization
@pytest.mark.parametrize("size", [60, DENSE_UP_TO + 200])
def test_the_space_of_random_graphs_and_links_is_that_of_the_equations(normalization, size):
    assert_literal(connected_affinity(4, size), 5, normalization, None, MUST, CANNOT)


@pytest.mark.data
@every_normalization
@pytest.mark.parametrize("share", [0.0, 0.1])
def test_the_space_of_real_documents_is_that_of_the_equations(normalization, share, cluto_weights):
    X, class_index = cluto_weights("tr31")
    affinity = largest_part(neighbour_affinity(X))
    labels = np.where(some_labels(len(affinity), share) >= 0, class_index[: len(affinity)], -1)
    assert_literal(affinity, 7, normalization, labels)


@pytest.mark.data
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_the_space_of_real_posts_with_labels_and_links_is_that_of_the_equations(
    normalization, mini_newsgroups
):
    affinity = largest_part(neighbour_affinity(mini_newsgroups))[:1500, :1500]
    affinity = largest_part(sp.csr_array(affinity))
    labels = some_labels(len(affinity), 0.05, 20)
    labels[:50] = -1
    assert_literal(affinity, 20, normalization, labels, MUST, CANNOT)


def largest_part(affinity):
    rows = np.flatnonzero(connected_parts(affinity) == 0)
    return affinity[rows][:, rows].toarray()


def test_additive_n_has_the_eigenvectors_of_the_laplacian():
    A = connected_affinity(0, 80)
    laplacian = np.diag(A.sum(axis=1)) - A
    values = spectral_space(override(A), 6, "additive").eigenvalues
    expected = 1 - np.linalg.eigvalsh(laplacian)[:6] / A.sum(axis=1).max()
    np.testing.assert_allclose(values, expected, rtol=1e-10)


def test_the_diagonal_does_not_matter_for_additive():
    A = connected_affinity(1, 80)
    first = spectral_space(override(A), 4, "additive").vectors
    second = spectral_space(override(A + 3 * np.eye(80)), 4, "additive").vectors
    assert_same_subspace(first, second)


@every_normalization
def test_same_seed_same_numbers_and_fixed_signs(normalization):
    A = connected_affinity(2, DENSE_UP_TO + 100)
    first = spectral_space(override(A), 5, normalization, seed=4)
    second = spectral_space(override(A), 5, normalization, seed=4)
    np.testing.assert_array_equal(first.coordinates, second.coordinates)
    largest = np.abs(first.vectors).argmax(axis=0)
    assert (first.vectors[largest, np.arange(5)] > 0).all()


@pytest.mark.parametrize("size", [40, DENSE_UP_TO])
@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_unconnected_parts_share_the_eigenvalue_one(size, normalization):
    parts = [connected_affinity(seed, size) for seed in range(3)]
    A = scipy.linalg.block_diag(*parts)
    space = spectral_space(override(A), 3, normalization)
    np.testing.assert_allclose(space.eigenvalues, 1)
    same = space.coordinates @ space.coordinates.T
    np.testing.assert_allclose(same, np.kron(np.eye(3), np.ones((size, size))), atol=1e-8)


@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_unconnected_parts_also_get_the_eigenvectors_below_one(normalization):
    A = scipy.linalg.block_diag(connected_affinity(0, 400), connected_affinity(1, 300))
    values, _, vectors = literal(A, 6, normalization)
    space = spectral_space(override(A), 6, normalization)
    np.testing.assert_allclose(space.eigenvalues, values, rtol=1e-8)
    assert_same_subspace(space.vectors, vectors)


def test_isolated_documents_get_zeros_from_symmetric():
    A = np.zeros((62, 62))
    A[:60, :60] = connected_affinity(5, 60)
    points = spectral_coordinates(A, 3, "symmetric")
    assert not points[60:].any()
    np.testing.assert_allclose(np.linalg.norm(points[:60], axis=1), 1)


def test_one_eigenvector_is_constant():
    points = spectral_coordinates(connected_affinity(0, 50), 1)
    np.testing.assert_allclose(points, 1)


def test_as_many_eigenvectors_as_documents_are_orthonormal():
    points = spectral_coordinates(connected_affinity(0, 30), 30, "symmetric")
    np.testing.assert_allclose(points @ points.T, np.eye(30), atol=1e-8)


@pytest.mark.parametrize(
    ("n_components", "normalization", "message"),
    [
        (0, "additive", "n_components = 0"),
        (9, "additive", "from 1 to 4"),
        (1.5, "additive", "n_components = 1.5 must be a whole number"),
        ("2", "additive", "n_components = '2' must be a whole number"),
        (2, "row", "one of"),
    ],
)
def test_bad_settings_are_named(n_components, normalization, message):
    with pytest.raises(ParameterError, match=message):
        spectral_coordinates(np.ones((4, 4)), n_components, normalization)


def literal_bias(W, k, pairs):
    """Leading eigenvectors z of Q P Q, Q = I - V (V'V)^-1 V', and x = D^-1/2 z."""
    root = np.diag(1 / np.sqrt(W.sum(axis=1)))
    P = root @ W @ root
    U = np.zeros((len(W), len(pairs)))
    for column, (i, j) in enumerate(pairs):
        U[i, column], U[j, column] = 1, -1
    V = root @ U
    Q = np.eye(len(W)) - V @ np.linalg.inv(V.T @ V) @ V.T
    values, z = np.linalg.eigh(Q @ P @ Q)
    return root @ z[:, np.argsort(-values)[:k]]


@pytest.mark.parametrize("size", [70, DENSE_UP_TO + 150])
def test_grouping_with_bias_equals_its_projected_form(size):
    W = connected_affinity(6, size)
    labels = some_labels(size, 0.1, 3)
    chains = [np.flatnonzero(labels == c) for c in range(3)]
    pairs = [(i, j) for chain in chains for i, j in itertools.pairwise(chain)]
    expected = literal_bias(W, 4, pairs)
    points = biased_coordinates(W, 4, labels)
    expected = expected / np.linalg.norm(expected, axis=0)
    expected = expected / np.linalg.norm(expected, axis=1, keepdims=True)
    # the lengths of columns in the merged problem are arbitrary
    assert np.abs(points[chains[0]] - points[chains[0][0]]).max() == 0
    assert_same_column_spans(points, expected)


def assert_same_column_spans(points, expected):
    """Compare rows divided by their first entry, up to one factor per column."""
    found, expected = points / points[:, :1], expected / expected[:, :1]
    for j in range(1, found.shape[1]):
        ratio = found[:, j] / expected[:, j]
        np.testing.assert_allclose(ratio, ratio[0], rtol=1e-6)


def test_grouping_with_bias_merges_must_links():
    W = connected_affinity(7, 60)
    points = biased_coordinates(W, 3, must_link=[(0, 5), (5, 9)])
    np.testing.assert_array_equal(points[0], points[9])
    assert np.abs(points[0] - points[1]).max() > 0


@every_normalization
def test_identical_parts_lose_no_eigenvector(normalization):
    counts = np.random.default_rng(0).poisson(0.5, (20, 15))
    counts[:, 0] += 1  # connects all documents
    part = neighbour_affinity(counts, 4)
    many = unlinked(sp.csr_array(sp.block_diag([part] * 30)))
    single = spectral_space(unlinked(part), 2, normalization)
    found = spectral_space(many, 45, normalization).eigenvalues
    np.testing.assert_allclose(found, np.repeat(single.eigenvalues, [30, 15]), atol=1e-10)


@every_normalization
def test_documents_without_neighbours_have_separate_coordinates(normalization):
    affinity = np.zeros((6, 6))
    affinity[:3, :3] = 1 - np.eye(3)
    points = spectral_coordinates(affinity, 6, normalization)
    assert np.linalg.norm(points, axis=1) == pytest.approx(np.ones(6))
    np.testing.assert_allclose(points[3:] @ points[:3].T, 0, atol=1e-10)


@every_normalization
def test_documents_without_any_neighbours_have_finite_coordinates(normalization):
    points = spectral_coordinates(np.zeros((4, 4)), 2, normalization)
    assert np.isfinite(points).all()


@every_normalization
@pytest.mark.parametrize("size", [6, 18, 40, 41])
def test_identical_documents_have_as_many_dimensions_as_requested(normalization, size):
    complete = np.ones((size, size)) - np.eye(size)
    for k in range(1, size + 1):
        space = spectral_space(unlinked(sp.csr_array(complete)), k, normalization)
        values = np.linalg.eigvalsh(normalised(complete, normalization))[::-1]
        np.testing.assert_allclose(space.eigenvalues, values[:k], atol=1e-10)
        np.testing.assert_allclose(space.vectors.T @ space.vectors, np.eye(k), atol=1e-10)
