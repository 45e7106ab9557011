"""Nearest documents, ties to the last one included."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra.nearest import (
    NO_NEIGHBOUR,
    cosine_rows,
    nearest_documents,
    nearest_neighbours,
)


def four_terms_each(seed, n_documents, n_terms):
    """Documents of four terms: every cosine is exactly a number of quarters, and ties abound."""
    random = np.random.default_rng(seed)
    X = np.zeros((n_documents, n_terms))
    for row in X:
        row[random.choice(n_terms, 4, replace=False)] = 1
    return X


def by_sorting(similar, count):
    """The columns of each row by falling value, then by rising number; only above 0."""
    order = np.argsort(-similar, axis=1, kind="stable")[:, :count]
    return np.where(np.take_along_axis(similar, order, axis=1) > 0, order, NO_NEIGHBOUR)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 20, 400])
@pytest.mark.parametrize("n_terms", [6, 40, 300])
def test_every_tie_is_settled_as_by_sorting_everything(count, n_terms):
    X = four_terms_each(count, 300, n_terms)
    X[[5, 77]] = 0
    similar = X @ X.T / 4
    np.fill_diagonal(similar, -1)
    expected = by_sorting(similar, min(count, 299))
    np.testing.assert_array_equal(nearest_neighbours(X, count).indices, expected)


@pytest.mark.parametrize("count", [1, 5, 80])
def test_queries_find_what_sorting_everything_finds(count):
    queries, documents = four_terms_each(1, 50, 30), four_terms_each(2, 60, 30)
    found = nearest_documents(cosine_rows(queries), cosine_rows(documents), count)
    expected = by_sorting(queries @ documents.T / 4, min(count, 60))
    np.testing.assert_array_equal(found.indices, expected)


def test_terms_in_any_order_are_the_same_query():
    documents = cosine_rows(four_terms_each(3, 40, 25))
    mixed = documents[:10].copy()
    for start, end in zip(mixed.indptr[:-1], mixed.indptr[1:], strict=True):
        mixed.indices[start:end] = mixed.indices[start:end][::-1]
    mixed.has_sorted_indices = False
    np.testing.assert_array_equal(
        nearest_documents(mixed, documents, 6).indices,
        nearest_documents(documents[:10], documents, 6).indices,
    )


def test_a_single_document_or_no_documents_give_empty_lists():
    assert nearest_neighbours(np.ones((1, 3)), 4).indices.shape == (1, 0)
    nothing = sp.csr_matrix((0, 3))
    assert nearest_documents(cosine_rows(np.ones((2, 3))), nothing, 4).indices.shape == (2, 0)


def random_documents(seed, n_documents=120, n_terms=60):
    random = np.random.default_rng(seed)
    return random.poisson(0.15, (n_documents, n_terms)) * random.uniform(0.5, 2, n_terms)


def test_ties_go_to_the_smaller_row_even_when_many():
    found = nearest_neighbours(np.ones((400, 3)), 4)
    assert found.indices[0].tolist() == [1, 2, 3, 4]
    assert found.indices[399].tolist() == [0, 1, 2, 3]
    assert found.indices[2].tolist() == [0, 1, 3, 4]


def test_a_tie_at_the_end_of_the_list_is_seen_in_full():
    # Row 0 has one close document (the last) and 30 equally distant ones.
    X = np.zeros((32, 2))
    X[0] = 1, 0.1
    X[1:31] = 0.5, 1
    X[31] = 1, 0
    assert nearest_neighbours(X, 3).indices[0].tolist() == [31, 1, 2]


def test_longer_lists_begin_with_the_shorter_ones():
    X = random_documents(3)
    long, short = nearest_neighbours(X, 12), nearest_neighbours(X, 5)
    np.testing.assert_array_equal(long.nearest(5).indices, short.indices)
    np.testing.assert_array_equal(long.nearest(5).similarities, short.similarities)


def test_queries_find_their_nearest_documents_by_hand():
    documents = cosine_rows(np.array([[1.0, 0], [1, 1], [0, 1], [1, 1]]))
    found = nearest_documents(cosine_rows(np.array([[2.0, 2], [0, 3], [0, 0]])), documents, 2)
    assert found.indices.tolist() == [[1, 3], [2, 1], [NO_NEIGHBOUR, NO_NEIGHBOUR]]


def short_documents(seed):
    """Counts whose cosines often agree in theory and differ in the last digit when computed."""
    return np.random.default_rng(seed).poisson(0.4, (60, 30)).astype(float)


def by_rounded_cosine(X, count):
    lengths = np.sqrt((X * X).sum(axis=1))
    cosines = X @ X.T / np.outer(np.maximum(lengths, 1), np.maximum(lengths, 1))
    np.fill_diagonal(cosines, -1)
    return by_sorting(cosines.round(12), count)


@pytest.mark.parametrize("seed", range(6))
def test_cosines_that_differ_by_rounding_alone_are_ties(seed):
    X = short_documents(seed)
    expected = by_rounded_cosine(X, 8)
    np.testing.assert_array_equal(nearest_neighbours(X, 8).indices, expected)
    backwards = nearest_neighbours(X[:, ::-1], 8)  # adds the terms in the other order
    np.testing.assert_array_equal(backwards.indices, expected)


def test_kind_of_matrix_does_not_matter():
    X = short_documents(9)
    expected = nearest_neighbours(X, 5)
    long = sp.csr_matrix(X)
    long.indices, long.indptr = long.indices.astype(np.int64), long.indptr.astype(np.int64)
    split = sp.csr_array((np.repeat(long.data / 2, 2), np.repeat(long.indices, 2), 2 * long.indptr))
    for matrix in (
        sp.csr_array(X),
        sp.csc_matrix(X),
        X.astype(np.float32),
        X.astype(int),
        long,
        split,
    ):
        np.testing.assert_array_equal(nearest_neighbours(matrix, 5).indices, expected.indices)


def test_read_only_matrices_give_the_same_neighbours():
    X = sp.csr_matrix(short_documents(10))
    expected = nearest_neighbours(X.copy(), 5).indices
    for part in (X.data, X.indices, X.indptr):
        part.flags.writeable = False
    np.testing.assert_array_equal(nearest_neighbours(X, 5).indices, expected)
    assert nearest_documents(X, X, 5).indices.shape == expected.shape


def test_threads_do_not_disturb_each_other():
    corpora = [random_documents(seed, 300) for seed in range(6)]
    with ThreadPoolExecutor(3) as threads:
        found = list(threads.map(lambda X: nearest_neighbours(X, 7).indices, corpora))
    for neighbours, X in zip(found, corpora, strict=True):
        np.testing.assert_array_equal(neighbours, nearest_neighbours(X, 7).indices)


def test_the_order_of_the_terms_in_a_query_makes_no_difference():
    random = np.random.default_rng(5)
    documents = cosine_rows(sp.csr_array(random.poisson(0.2, (200, 80)).astype(float)))
    backwards = documents.copy()
    for row in range(documents.shape[0]):
        entries = slice(*documents.indptr[row : row + 2])
        backwards.indices[entries] = documents.indices[entries][::-1]
        backwards.data[entries] = documents.data[entries][::-1]
    backwards.has_sorted_indices = False
    given = backwards.indices.copy()
    expected = nearest_documents(documents, documents, 5)
    found = nearest_documents(backwards, documents, 5)
    assert np.array_equal(found.indices, expected.indices)
    assert found.similarities.tobytes() == expected.similarities.tobytes()
    assert np.array_equal(backwards.indices, given)
