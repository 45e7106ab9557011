"""Neighbours from pruned lists: exact where nothing is pruned, nearly all of them where much is."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra.approximate.pruned_neighbours import pruned_neighbours
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, nearest_neighbours


def topics(n=600, n_topics=20, per_topic=30, n_common=8, seed=0):
    """Documents with words of their topic and words that a third of all documents have."""
    random = np.random.default_rng(seed)
    X = np.zeros((n, n_topics * per_topic + n_common))
    for row in range(n):
        own = per_topic * (row % n_topics) + random.choice(per_topic, 10, replace=False)
        X[row, own] = random.random(10) + 0.5
        X[row, -n_common:] = random.random(n_common) * (random.random(n_common) < 0.33)
    X[5] = 0
    return sp.csr_array(X)


def test_without_pruning_the_lists_are_exact():
    X = topics()
    expected, found = nearest_neighbours(X, 7), pruned_neighbours(X, 7)
    # The lists agree wherever the best documents are among four times as many candidates.
    assert np.array_equal(found.indices, expected.indices)
    assert found.similarities == pytest.approx(expected.similarities, abs=1e-12)


def test_pruned_lists_find_nearly_all_and_their_similarities_are_exact():
    X = topics()
    expected, found = nearest_neighbours(X, 7), pruned_neighbours(X, 7, most_documents=60)
    shared = [
        len(set(ours) & set(theirs))
        for ours, theirs in zip(found.indices, expected.indices, strict=True)
    ]
    assert np.mean(shared) > 0.9 * 7
    rows = X.toarray()
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows / np.where(lengths > 0, lengths, 1)
    for row in (0, 17, 599):
        literal = rows[found.indices[row]] @ rows[row]
        assert found.similarities[row] == pytest.approx(literal, abs=1e-12)
        assert (np.diff(found.similarities[row]) <= 1e-12).all()
        assert row not in found.indices[row]


def test_empty_documents_and_too_few_documents_have_no_neighbours():
    X = topics()
    found = pruned_neighbours(X, 7)
    assert (found.indices[5] == NO_NEIGHBOUR).all()
    assert not (found.indices == 5).any()
    assert pruned_neighbours(X[:1], 7).indices.shape == (1, 0)
    assert sorted(pruned_neighbours(X[:3], 7).indices.shape) == [2, 3]


def test_a_list_keeps_the_documents_in_which_a_term_weighs_most():
    # The first term is in all documents; its share of a document falls from row to row.
    X = np.array([[1.0, 0.0], [1.0, 0.5], [1.0, 1.0], [1.0, 4.0]])
    found = pruned_neighbours(sp.csr_array(X), 3, most_documents=2)
    # By the lists, row 0 meets row 1 (first term); rows 2 and 3 meet by the second term as well.
    assert found.indices[0].tolist() == [1, NO_NEIGHBOUR, NO_NEIGHBOUR]
    assert found.indices[3].tolist() == [2, 1, 0]
    exact = X / np.linalg.norm(X, axis=1, keepdims=True)
    assert found.similarities[3] == pytest.approx(exact[[2, 1, 0]] @ exact[3])


def test_lists_of_equal_weights_are_no_longer_than_the_others():
    X = sp.csr_array(np.ones((50, 1)))
    found = pruned_neighbours(X, 3, most_documents=5)
    assert len(set(found.indices.ravel()) - {NO_NEIGHBOUR}) <= 5


def test_recall_of_frequent_terms_is_high_with_short_lists():
    X = topics(n=3_000, n_topics=4, per_topic=60)
    expected, found = nearest_neighbours(X, 10), pruned_neighbours(X, 10, most_documents=200)
    pairs = zip(found.indices, expected.indices, strict=True)
    assert sum(len(np.intersect1d(ours, theirs)) for ours, theirs in pairs) > 0.95 * 10 * 2_999
