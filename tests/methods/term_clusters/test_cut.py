"""Normalised cuts against a literal recursion, and on graphs with an obvious answer."""

import gzip

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.term_clusters import normalized_cut, term_affinity
from workbench.methods.term_clusters.cut import BEST_CUT_FIRST, LARGEST_FIRST, ORDERS, cut_tree
from workbench.methods.term_clusters.second_eigenvector import second_eigenvector


def ncut(W, side):
    """The criterion of Shi and Malik, literally."""
    cut = W[np.ix_(side, ~side)].sum()
    return cut / W[side].sum() + cut / W[~side].sum()


def literal_cut(W):
    """Every threshold on the second generalised eigenvector of a connected graph."""
    D = np.diag(W.sum(axis=1))
    y = scipy.linalg.eigh(D - W, D)[1][:, 1]
    sides = [y <= value for value in np.sort(y)[:-1]]
    return min(sides, key=lambda side: ncut(W, side))


def literal_clusters(W, n_clusters, best_first):
    """Recursion on dense blocks that stay connected."""
    parts = [np.arange(len(W))]
    while len(parts) < n_clusters:
        open_parts = [part for part in parts if len(part) > 1]
        if best_first:
            cuts = {id(part): literal_cut(W[np.ix_(part, part)]) for part in open_parts}
            chosen = min(open_parts, key=lambda p: ncut(W[np.ix_(p, p)], cuts[id(p)]))
        else:
            chosen = max(open_parts, key=lambda p: (len(p), -p[0]))
        side = literal_cut(W[np.ix_(chosen, chosen)])
        parts = [part for part in parts if part is not chosen] + [chosen[side], chosen[~side]]
    return parts


def as_sets(labels):
    numbers = np.unique(labels)
    return {frozenset(np.flatnonzero(labels == number).tolist()) for number in numbers}


def random_graph(size, seed=0, density=1.0):
    random = np.random.default_rng(seed)
    W = random.random((size, size)) ** 3 * (random.random((size, size)) < density)
    W = np.triu(W, 1)
    return W + W.T


def blocks(*sizes, weight=1.0):
    return scipy.linalg.block_diag(*[weight * (1 - np.eye(size)) for size in sizes])


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("size", [12, 60, 200])
def test_same_clusters_as_the_literal_recursion(size, order):
    W = random_graph(size, seed=size)
    expected = literal_clusters(W, 6, order == BEST_CUT_FIRST)
    found = normalized_cut(sp.csr_array(W), 6, order=order)
    assert as_sets(found) == {frozenset(part.tolist()) for part in expected}


@pytest.mark.data
def test_same_first_cut_on_real_terms(real_data):
    with gzip.open(real_data / "cluto" / "tr31.mat.gz", "rt") as lines:
        n_rows, n_columns, _ = map(int, next(lines).split())
        X = np.zeros((n_rows, n_columns))
        for row, line in enumerate(lines):
            numbers = np.array(line.split(), dtype=float)
            X[row, numbers[::2].astype(int) - 1] = numbers[1::2]
    frequent = np.argsort(-(X > 0).sum(axis=0), kind="stable")[:300]
    W = term_affinity(X[:, frequent])
    expected = literal_cut(W.toarray())
    assert as_sets(normalized_cut(W, 2)) == as_sets(expected)


def test_cut_values_are_the_criterion():
    W = random_graph(40)
    tree = cut_tree(W, 2)
    assert tree.cut_values[0] == pytest.approx(ncut(W, tree.parts == 0), rel=1e-10)


@pytest.mark.parametrize("order", ORDERS)
def test_unconnected_parts_are_separated_first(order):
    W = blocks(3, 7, 5)
    assert as_sets(normalized_cut(W, 3, order=order)) == {
        frozenset(range(3)),
        frozenset(range(3, 10)),
        frozenset(range(10, 15)),
    }
    tree = cut_tree(W, 3, order)
    assert tree.cut_values.tolist() == [0.0, 0.0]


def test_weak_bridge_is_cut():
    W = blocks(6, 6)
    W[0, 6] = W[6, 0] = 0.1
    assert normalized_cut(W, 2).tolist() == [0] * 6 + [1] * 6


def test_terms_without_links_share_a_cluster_until_the_end():
    W = np.zeros((9, 9))
    W[:4, :4] = blocks(2, 2)
    assert as_sets(normalized_cut(W, 3)) == {
        frozenset({0, 1}),
        frozenset({2, 3}),
        frozenset(range(4, 9)),
    }
    assert len(np.unique(normalized_cut(W, 9))) == 9


def test_a_graph_without_links_can_be_cut():
    nothing = sp.csr_array((4, 4))
    assert normalized_cut(nothing, 1).tolist() == [0, 0, 0, 0]
    assert as_sets(normalized_cut(nothing, 4)) == {frozenset({node}) for node in range(4)}


def test_a_pair_is_cut_and_a_single_node_stays():
    assert normalized_cut(blocks(2), 2).tolist() == [0, 1]
    assert cut_tree(blocks(2), 2).cut_values.tolist() == [2.0]
    assert normalized_cut(np.zeros((1, 1)), 1).tolist() == [0]


@pytest.mark.parametrize("size", [4, 90, 400])
def test_equal_weights_everywhere_are_cut_evenly_and_repeatably(size):
    W = sp.csr_array(blocks(size))
    found = normalized_cut(W, 2)
    assert np.bincount(found).tolist() == [size // 2, size // 2]
    assert found.tolist() == normalized_cut(W, 2).tolist()


def test_multiple_eigenvalue_of_a_large_graph_is_repeatable():
    W = np.ones((300, 300)) - scipy.linalg.block_diag(*[np.ones((100, 100))] * 3)
    found = normalized_cut(sp.csr_array(W), 8)
    assert len(np.unique(found)) == 8
    assert found.tolist() == normalized_cut(sp.csr_array(W), 8).tolist()


def test_one_tree_serves_fewer_clusters():
    W = random_graph(150, density=0.2)
    for order in ORDERS:
        tree = cut_tree(W, 40, order)
        for count in (1, 2, 17, 39, 40):
            alone = normalized_cut(W, count, order=order)
            assert tree.clusters(count).tolist() == alone.tolist()
            assert alone.max() == count - 1


def test_clusters_are_numbered_by_size():
    sizes = np.bincount(normalized_cut(random_graph(80), 10))
    assert (np.diff(sizes) <= 0).all()


@pytest.mark.parametrize("order", ORDERS)
def test_threshold_stops_the_cutting(order):
    W = blocks(6, 6)
    W[0, 6] = W[6, 0] = 0.1
    tree = cut_tree(W, 10, order, cut_threshold=0.5)
    assert len(tree.parents) == 1
    assert tree.stopped_by(10) == "the cut threshold"
    assert tree.stopped_by(2) == "the requested number of clusters"


def test_cutting_stops_when_nothing_is_left():
    tree = cut_tree(random_graph(7), 100, LARGEST_FIRST)
    assert as_sets(tree.clusters(100)) == {frozenset({node}) for node in range(7)}
    assert tree.stopped_by(100) == "nothing left to cut"


def test_iterated_eigenvector_solves_the_problem():
    W = sp.csr_array(random_graph(600, density=0.05))
    degrees = W.sum(axis=1)
    y = second_eigenvector(W, degrees)
    laplacian = sp.diags_array(degrees) - W
    value = (y @ (laplacian @ y)) / (y @ (degrees * y))
    dense = scipy.linalg.eigh(laplacian.toarray(), np.diag(degrees), eigvals_only=True)
    assert value == pytest.approx(dense[1], rel=1e-8)
    assert np.abs(laplacian @ y - value * degrees * y).max() < 1e-8 * np.abs(degrees * y).max()


@pytest.mark.parametrize(
    ("affinity", "message"),
    [
        (np.ones((2, 3)), "square"),
        (np.array([[0, 1.0], [2.0, 0]]), "symmetric"),
        (np.array([[0, -1.0], [-1.0, 0]]), "negative value -1"),
        (np.array([[0, np.nan], [np.nan, 0]]), "finite"),
        (sp.csr_array(np.array([[0, np.inf], [np.inf, 0]])), "finite"),
        (np.ones(4), "square"),
        (np.ones((2, 2, 2)), "square"),
        (sp.coo_array(np.ones(4)), "square"),
        (None, "square"),
        ("abc", "must hold numbers"),
        ([[0, 1], [1]], "must hold numbers"),
        (np.array([[0, 1j], [1j, 0]]), "must hold numbers"),
    ],
)
def test_anything_but_a_graph_is_refused(affinity, message):
    with pytest.raises(ParameterError, match=message):
        normalized_cut(affinity, 2)


def test_settings_are_checked():
    with pytest.raises(ParameterError, match="cut_threshold = nan must be a number"):
        normalized_cut(blocks(3), 2, cut_threshold=np.nan)
    with pytest.raises(ParameterError, match="order"):
        normalized_cut(blocks(3), 2, order="smallest first")


@pytest.mark.parametrize("n_clusters", [0, -1, 4, 1.5, 2.0, np.nan, "2", None, True])
def test_number_of_clusters_is_whole_and_at_most_the_terms(n_clusters):
    with pytest.raises(ParameterError, match=r"n_clusters = .* whole number from 1 to 3, the num"):
        normalized_cut(blocks(3), n_clusters)


@pytest.mark.parametrize("n_clusters", [0, 1.5, "2"])
def test_tree_needs_a_whole_number(n_clusters):
    with pytest.raises(ParameterError, match=r"n_clusters = .* whole number of at least 1\."):
        cut_tree(blocks(3), n_clusters)


def test_any_matrix_type_is_cut_and_not_changed():
    W = blocks(3, 2) + np.eye(5)
    kinds = (np.ndarray.tolist, sp.csr_matrix, sp.csc_array, sp.coo_array, sp.lil_array)
    for given in (W.astype(int), W > 0, *(kind(W) for kind in kinds)):
        assert normalized_cut(given, np.int32(2)).tolist() == [0, 0, 0, 1, 1]
    given = sp.csr_array(W)
    normalized_cut(given, 2)
    assert given.nnz == 13 and np.array_equal(given.toarray(), W)


def test_duplicate_entries_are_added_before_they_are_checked():
    row, column = [0, 0, 1, 1, 2, 3], [1, 1, 0, 0, 3, 2]
    parts = sp.csr_array(sp.coo_array(([3.0, -1, 3, -1, 1, 1], (row, column)), shape=(4, 4)))
    halves = sp.csr_array(
        (np.array([3.0, -1, 3, -1, 1, 1]), np.array(column), np.array([0, 2, 4, 5, 6])),
        shape=(4, 4),
    )
    assert normalized_cut(halves, 2).tolist() == normalized_cut(parts, 2).tolist() == [0, 0, 1, 1]
    assert halves.nnz == 6
