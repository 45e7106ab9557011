"""Neighbour graphs against brute force, ties and empty documents included."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.graphs import affinity_of, connected_parts
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, nearest_neighbours
from workbench.methods.spectral import neighbour_affinity


def dense_neighbours(X, count):
    """For each document the others by falling cosine, then by row number; only above 0."""
    lengths = np.linalg.norm(X, axis=1, keepdims=True)
    rows = X / np.where(lengths > 0, lengths, 1)
    similar = np.round(rows @ rows.T, 12)
    np.fill_diagonal(similar, -np.inf)
    lists = []
    for row in similar:
        order = np.lexsort((np.arange(len(row)), -row))[:count]
        lists.append([(j, row[j]) for j in order if row[j] > 0])
    return lists


def dense_affinity(X, count):
    A = np.zeros((len(X), len(X)))
    for i, near in enumerate(dense_neighbours(X, count)):
        for j, value in near:
            A[i, j] = A[j, i] = value
    return A


def random_documents(seed, n_documents=120, n_terms=60):
    random = np.random.default_rng(seed)
    return random.poisson(0.15, (n_documents, n_terms)) * random.uniform(0.5, 2, n_terms)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("count", [1, 4, 20])
def test_neighbour_affinity_equals_brute_force(seed, count):
    X = random_documents(seed)
    affinity = neighbour_affinity(sp.csr_matrix(X), count)
    np.testing.assert_allclose(affinity.toarray(), dense_affinity(X, count), rtol=1e-10)


@pytest.mark.data
def test_neighbour_affinity_equals_brute_force_on_real_counts(cluto):
    X, _ = cluto("tr31")
    affinity = neighbour_affinity(X, 20).toarray()
    expected = dense_affinity(X.toarray(), 20)
    np.testing.assert_allclose(affinity, expected, rtol=1e-10)


def test_neighbour_affinity_is_symmetric_with_an_empty_diagonal():
    affinity = neighbour_affinity(random_documents(7), 5)
    assert sp.issparse(affinity)
    assert abs(affinity - affinity.T).max() == 0
    assert not affinity.diagonal().any()
    assert affinity.data.min() > 0


def test_a_link_is_kept_if_either_is_a_neighbour_of_the_other():
    # Document 2 is nearest to 1, and 1 is nearest to 0: with one neighbour both links stay.
    X = np.array([[1.0, 0.0], [1.0, 0.2], [1.0, 0.9]])
    assert nearest_neighbours(X, 1).indices.tolist() == [[1], [0], [1]]
    assert neighbour_affinity(X, 1).nnz == 4


def test_empty_documents_have_no_neighbours():
    X = np.array([[1.0, 0], [0, 0], [1, 1], [0, 0]])
    found = nearest_neighbours(X, 3)
    assert (found.indices[[1, 3]] == NO_NEIGHBOUR).all()
    assert found.indices[0].tolist() == [2, NO_NEIGHBOUR, NO_NEIGHBOUR]
    assert affinity_of(found).nnz == 2


def test_negative_cosines_are_not_neighbours():
    X = np.array([[1.0, 0.1], [-1, 0], [1, 0]])
    assert neighbour_affinity(X, 2).toarray()[1].tolist() == [0, 0, 0]


def test_more_neighbours_than_documents_link_all_that_share_terms():
    affinity = neighbour_affinity(np.array([[1.0, 1], [1, 0], [0, 1]]), 20)
    assert affinity.toarray().round(3).tolist() == [[0, 0.707, 0.707], [0.707, 0, 0], [0.707, 0, 0]]


def test_parts_are_numbered_by_size():
    affinity = sp.csr_array(([1.0] * 6, ([1, 2, 2, 3, 4, 5], [2, 1, 3, 2, 5, 4])), shape=(6, 6))
    assert connected_parts(affinity).tolist() == [2, 0, 0, 0, 1, 1]


def test_duplicate_entries_are_added_up():
    X = np.random.default_rng(1).poisson(0.4, (30, 20)).astype(float)
    whole = sp.csr_array(X)
    halves = (np.repeat(whole.data / 2, 2), np.repeat(whole.indices, 2), 2 * whole.indptr)
    given = sp.csr_array(halves, shape=X.shape)
    difference = neighbour_affinity(given, 4) - neighbour_affinity(X, 4)
    assert abs(difference).max() < 1e-12
    assert given.nnz == 2 * whole.nnz


@pytest.mark.parametrize("count", [0, -3])
def test_fewer_than_one_neighbour_is_refused(count):
    with pytest.raises(ParameterError, match=f"n_neighbors = {count}"):
        neighbour_affinity(np.eye(3), count)
