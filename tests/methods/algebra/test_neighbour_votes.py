from typing import ClassVar

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra import neighbour_votes
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.neighbour_votes import NeighbourVotes, first_largest


def test_among_equal_values_the_smaller_column_comes_first():
    values = np.array([[1.0, 3.0, 3.0, 3.0, 2.0], [5.0, 4.0, 3.0, 2.0, 1.0], [0.0] * 5])
    assert first_largest(values, 2).tolist() == [[1, 2], [0, 1], [0, 1]]
    assert first_largest(values, 9).tolist() == [[0, 1, 2, 3, 4]] * 3


@pytest.mark.parametrize("count", [1, 3, 10])
def test_many_ties_are_settled_as_by_a_stable_sort(count):
    values = np.random.default_rng(0).integers(0, 4, (50, 20)).astype(float)
    expected = np.sort(np.argsort(-values, axis=1, kind="stable")[:, :count], axis=1)
    assert first_largest(values, count).tolist() == expected.tolist()


def test_votes_by_hand():
    vectors = np.array([[1.0, 0.0], [0.0, 2.0], [3.0, 3.0]])
    query, squares = np.array([[1.0, 0.0]]), np.array([1.0])
    cosine = NeighbourVotes(vectors, np.array([0, 1, 1]), 2, 2, "cosine").votes(query, squares)
    assert np.allclose(cosine, [[1.0, np.sqrt(0.5)]])
    distant = NeighbourVotes(vectors, np.array([0, 1, 1]), 2, 3, "euclidean")
    found = distant.votes(np.array([[0.0, 1.0]]), np.array([1.0]))
    longest = np.sqrt(18)  # distances are measured in lengths of the longest document
    assert np.allclose(found, [[longest / np.sqrt(2), longest / 1 + longest / np.sqrt(13)]])


def test_a_document_without_similar_documents_gets_the_shares_of_the_classes():
    found = NeighbourVotes(np.eye(4), np.array([0, 1, 1, 1]), 2, 3, "cosine")
    assert found.votes(np.zeros((1, 4)), np.zeros(1)).tolist() == [[0.25, 0.75]]


@pytest.mark.parametrize("metric", ["cosine", "euclidean"])
def test_blocks_and_sparse_vectors_change_nothing(metric, monkeypatch):
    random = np.random.default_rng(1)
    vectors, queries = random.poisson(0.7, (40, 9)) * 1.0, random.poisson(0.7, (30, 9)) * 1.0
    squares = (queries**2).sum(axis=1)
    classes = random.integers(0, 3, 40)
    whole = NeighbourVotes(vectors, classes, 3, 4, metric).votes(queries, squares)
    scattered = NeighbourVotes(sp.csr_array(vectors), classes, 3, 4, metric)
    monkeypatch.setattr(neighbour_votes, "BLOCK_ENTRIES", 100)
    assert np.allclose(scattered.votes(sp.csr_array(queries), squares), whole)


@pytest.mark.parametrize("metric", ["cosine", "euclidean"])
@pytest.mark.parametrize("n_neighbors", [1, 4, 100])
@pytest.mark.parametrize("own", [np.array([3, 29, 0, 7]), np.arange(30)])  # some or all of them
def test_leave_one_out_votes_are_those_without_the_document(metric, n_neighbors, own, monkeypatch):
    random = np.random.default_rng(5)
    vectors, classes = random.random((30, 6)), random.integers(0, 3, 30)
    vectors[7] = vectors[3]  # a copy may vote for its original
    monkeypatch.setattr(neighbour_votes, "BLOCK_ENTRIES", 70)
    squares = (vectors[own] ** 2).sum(axis=1)
    found = NeighbourVotes(vectors, classes, 3, n_neighbors, metric).leave_one_out_votes(
        vectors[own], squares, own
    )
    for position, left_out in enumerate(own):
        kept = np.arange(30) != left_out
        others = NeighbourVotes(vectors[kept], classes[kept], 3, n_neighbors, metric)
        query = slice(position, position + 1)
        expected = others.votes(vectors[own][query], squares[query])[0]
        # The unit of distance is the longest document, which may be the one left out.
        scale = found[position].sum() / expected.sum() if metric == "euclidean" else 1.0
        np.testing.assert_allclose(found[position], expected * scale, rtol=1e-9)


def test_all_documents_may_ask_with_other_vectors_than_their_own():
    random = np.random.default_rng(8)
    vectors, queries = random.random((30, 6)), random.random((30, 6))
    votes = NeighbourVotes(vectors, np.arange(30) % 3, 3, 4, "cosine")
    squares, reversed_rows = (queries**2).sum(axis=1), np.arange(30)[::-1]
    found = votes.leave_one_out_votes(queries, squares, np.arange(30))
    # In another order, all documents are not taken for the training documents themselves.
    expected = votes.leave_one_out_votes(queries[::-1], squares[::-1], reversed_rows)
    np.testing.assert_allclose(found, expected[::-1])


def test_the_votes_of_all_documents_need_half_of_the_products(monkeypatch):
    vectors = np.random.default_rng(2).random((40, 3)).view(_Counting)
    votes = NeighbourVotes(vectors, np.arange(40) % 2, 2, 3, "cosine")
    monkeypatch.setattr(neighbour_votes, "BLOCK_ENTRIES", 80)
    votes.leave_one_out_votes(vectors, row_squares(vectors), np.arange(40))
    assert _Counting.products == [(40, 3, 40)]  # one symmetric product instead of one per block


class _Counting(np.ndarray):
    """An array that notes the sizes of its products."""

    products: ClassVar[list[tuple[int, int, int]]] = []

    def __matmul__(self, other):
        self.products.append((*self.shape, other.shape[1]))
        return np.asarray(self) @ np.asarray(other)
