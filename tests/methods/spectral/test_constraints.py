"""Overridden affinities against assignment entry by entry; closure of links; contradictions."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.spectral.constraints import (
    UNGROUPED,
    LinkedAffinity,
    close_links,
    override,
    override_groups,
)


def random_affinity(seed, size=50, density=0.2):
    random = np.random.default_rng(seed)
    upper = np.triu(random.random((size, size)) * (random.random((size, size)) < density), 1)
    return upper + upper.T


def assigned(affinity, labels=None, must=(), cannot=()):
    """The override as in the paper: one assignment for each pair."""
    A = affinity.copy()
    if labels is not None:
        for i in range(len(A)):
            for j in range(len(A)):
                if i != j and labels[i] != -1 and labels[j] != -1:
                    A[i, j] = 1.0 if labels[i] == labels[j] else 0.0
    for i, j in must:
        A[i, j] = A[j, i] = 1.0
    for i, j in cannot:
        A[i, j] = A[j, i] = 0.0
    return A


def as_matrix(linked):
    return linked.product(np.eye(len(linked.groups)))


def some_labels(seed, size=50, known=0.5):
    random = np.random.default_rng(seed)
    return np.where(random.random(size) < known, random.integers(0, 4, size), -1)


MUST, CANNOT = [(0, 1), (1, 2), (7, 30), (2, 40)], [(3, 4), (0, 9), (11, 12)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("known", [0.0, 0.3, 1.0])
def test_labels_override_as_assigned(seed, known):
    affinity, labels = random_affinity(seed), some_labels(seed, known=known)
    linked = override(sp.csr_array(affinity), labels)
    np.testing.assert_allclose(as_matrix(linked), assigned(affinity, labels), atol=1e-14)
    np.testing.assert_allclose(linked.degrees, assigned(affinity, labels).sum(axis=1))


@pytest.mark.parametrize("seed", range(4))
def test_links_override_as_assigned(seed):
    affinity = random_affinity(seed)
    linked = override(affinity, must_link=MUST, cannot_link=CANNOT)
    np.testing.assert_allclose(as_matrix(linked), assigned(affinity, None, MUST, CANNOT))


def test_labels_and_links_together_override_as_assigned():
    affinity = random_affinity(1)
    labels = np.full(50, -1)
    labels[[0, 1, 20]], labels[[9, 5]] = 3, 8
    linked = override(affinity, labels, MUST, CANNOT)
    np.testing.assert_allclose(as_matrix(linked), assigned(affinity, labels, MUST, CANNOT))


def test_the_diagonal_is_not_overridden():
    affinity = random_affinity(2) + np.eye(50) * 0.5
    linked = override(affinity, some_labels(2))
    np.testing.assert_allclose(np.diag(as_matrix(linked)), 0.5)


def test_nothing_dense_is_stored_for_a_large_class():
    linked = override(sp.csr_array((5000, 5000)), np.zeros(5000))
    assert linked.sparse.nnz == 0
    assert linked.members.nnz == 5000
    np.testing.assert_array_equal(linked.degrees, 4999)


def test_documents_of_a_group_connect_the_parts_of_a_graph():
    labels = np.array([0, -1, 0, -1, 1])
    linked = override(sp.csr_array((5, 5)), labels)
    parts = linked.parts()
    assert parts[0] == parts[2] == 0
    assert len(set(parts.tolist())) == 4


def test_restricting_keeps_the_override():
    affinity, labels = random_affinity(3), some_labels(3)
    rows = np.array([4, 8, 9, 20, 33, 41])
    inner = override(affinity, labels).among(rows)
    expected = assigned(affinity, labels)[np.ix_(rows, rows)]
    np.testing.assert_allclose(as_matrix(inner), expected, atol=1e-14)


def test_must_links_are_transitive():
    links = close_links(6, must_link=[(0, 1), (1, 2)], cannot_link=[(2, 4)])
    assert links.groups[0] == links.groups[1] == links.groups[2] != links.groups[4]
    assert links.groups[[3, 5]].tolist() == [UNGROUPED, UNGROUPED]
    matrix = as_matrix(override_groups(sp.csr_array(np.ones((6, 6)) - np.eye(6)), links))
    assert matrix[0, 2] == 1
    assert matrix[:3, 4].tolist() == [0, 0, 0]
    assert matrix[3, 4] == matrix[0, 5] == 1


@pytest.mark.parametrize("seed", range(3))
def test_groups_override_as_assigned_on_closed_links(seed):
    affinity = random_affinity(seed)
    groups = [{0, 1, 2, 40}, {7, 30}]
    must = [(i, j) for group in groups for i in group for j in group if i < j]
    cannot = [(3, 4), (11, 12)] + [(i, 9) for i in groups[0]]
    linked = override_groups(sp.csr_array(affinity), close_links(50, MUST, CANNOT))
    np.testing.assert_allclose(as_matrix(linked), assigned(affinity, None, must, cannot))


def test_contradictions_are_named_and_left_out():
    links = close_links(5, must_link=[(0, 1), (1, 2)], cannot_link=[(0, 2), (0, 3)])
    assert len(links.apart) == 1
    (note,) = links.notes
    assert "1 cannot-links" in note
    assert "documents 0 and 2" in note


@pytest.mark.parametrize(
    ("labels", "must", "cannot"),
    [
        (None, [(0, 1)], [(1, 0)]),
        ([0, 1, -1], [(0, 1)], []),
        ([0, 0, -1], [], [(0, 1)]),
    ],
)
def test_direct_contradictions_are_refused(labels, must, cannot):
    with pytest.raises(ParameterError, match=r"both join and separate documents . and ."):
        override(np.zeros((3, 3)), labels, must, cannot)


@pytest.mark.parametrize(
    ("affinity", "options", "message"),
    [
        (np.ones((2, 3)), {}, "square"),
        (np.array([[0, 1.0], [0.5, 0]]), {}, "not symmetric"),
        (np.array([[0, -1.0], [-1, 0]]), {}, "negative value -1"),
        (np.array([[0, np.nan], [np.nan, 0]]), {}, "not finite"),
        (np.zeros((2, 2)), {"labels": [0]}, "labels has shape"),
        (np.zeros((2, 2)), {"must_link": [(0, 2)]}, "numbered from 0 to 1"),
        (np.zeros((2, 2)), {"cannot_link": [(1, 1)]}, "document 1 with itself"),
    ],
)
def test_bad_input_is_named(affinity, options, message):
    with pytest.raises(ParameterError, match=message):
        override(affinity, **options)


def test_a_must_link_with_itself_is_ignored():
    assert override(np.zeros((2, 2)), must_link=[(1, 1)]).sparse.nnz == 0


def test_products_of_one_and_many_columns_agree():
    linked = LinkedAffinity(sp.csr_array(random_affinity(5)), some_labels(5))
    block = np.random.default_rng(0).normal(size=(50, 3))
    whole = linked.product(block)
    np.testing.assert_allclose(whole[:, :1], linked.product(block[:, :1]))


@pytest.mark.parametrize("pairs", [[(0, 1, 2)], [("a", "b")], [(0.5, 1)]])
def test_anything_but_pairs_is_refused(pairs):
    with pytest.raises(ParameterError, match="pairs of document numbers"):
        close_links(5, pairs)


def test_links_may_be_any_collection():
    expected = close_links(5, [(0, 1), (2, 3)]).groups.tolist()
    assert close_links(5, {(0, 1), (2, 3)}).groups.tolist() == expected
    assert close_links(5, (pair for pair in [(0, 1), (2, 3)])).groups.tolist() == expected


def test_the_matrix_to_show_is_the_assigned_one_unless_a_class_is_large():
    affinity, labels = random_affinity(3), some_labels(3)
    linked = override(affinity, labels)
    shown = linked.explicit(10_000)
    np.testing.assert_allclose(shown.toarray(), assigned(affinity, labels), atol=1e-12)
    assert linked.explicit(10) is None
