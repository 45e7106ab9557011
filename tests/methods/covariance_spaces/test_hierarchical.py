"""Hierarchical clustering against literal merging of clusters, and on the CLUTO sets."""

from itertools import combinations

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import unit_rows
from workbench.methods.covariance_spaces import document_space
from workbench.methods.covariance_spaces.hierarchical import (
    HierarchicalClustering,
    cosine_distances,
    cut_by_order,
)

# F of complete / average linkage, mean of the best three of thirteen dimensions.
EXPECTED = {
    ("tr31", "LSI", "complete"): 0.589,
    ("tr31", "LSI", "average"): 0.787,
    ("tr31", "LSI-COV", "complete"): 0.785,
    ("tr31", "LSI-COV", "average"): 0.823,
    ("tr31", "PCA", "complete"): 0.673,
    ("tr31", "PCA-COV", "average"): 0.801,
    ("wap", "LSI-COV", "complete"): 0.616,
    ("wap", "PCA", "average"): 0.622,
}
DIMENSIONS = (5, 8, 12, 16, 20, 25, 30, 40, 50, 60, 70, 85, 100)
CLUTO_SETS = (
    *("classic", "fbis", "hitech", "reviews", "la12", "tr31"),
    *("tr41", "re0", "re1", "k1a", "k1b", "wap"),
)


def documents(n=24, m=15, seed=1):
    return np.random.default_rng(seed).poisson(0.8, (n, m)).astype(float)


def merged_literally(distances, n_clusters, linkage):
    """Merge the two closest clusters, with distances by definition, until `n_clusters` are left."""
    distance = {"complete": np.max, "average": np.mean}[linkage]
    clusters = [[document] for document in range(len(distances))]
    while len(clusters) > n_clusters:
        pairs = combinations(range(len(clusters)), 2)
        first, second = min(
            pairs, key=lambda p: distance(distances[np.ix_(clusters[p[0]], clusters[p[1]])])
        )
        clusters[first] += clusters.pop(second)
    return {frozenset(cluster) for cluster in clusters}


def as_sets(labels):
    numbers = set(labels.tolist())
    return {frozenset(np.flatnonzero(labels == number).tolist()) for number in numbers}


def f_measure(class_index, clusters):
    counts = np.zeros((class_index.max() + 1, clusters.max() + 1))
    np.add.at(counts, (class_index, clusters), 1)
    sizes = counts.sum(axis=1)
    F = 2 * counts / (sizes[:, None] + counts.sum(axis=0))
    return float((sizes * F.max(axis=1)).sum() / len(class_index))


def scores(X, class_index, model, linkage, dimensions):
    """F at each number of dimensions, from one factorisation."""
    method = HierarchicalClustering(
        int(class_index.max()) + 1, model, n_components=max(dimensions), linkage=linkage
    )
    prepared = method.prepare(X)
    return [
        f_measure(class_index, method.set_params(n_components=d).fit(X, prepared=prepared).labels_)
        for d in dimensions
    ]


def best_mean(values, count):
    return float(np.mean(np.sort(values)[::-1][:count]))


@pytest.mark.parametrize("linkage", ["complete", "average"])
@pytest.mark.parametrize("model", ["VSM", "LSI", "PCA-COV"])
@pytest.mark.parametrize("n_clusters", [1, 3, 9, 24])
def test_the_closest_clusters_are_merged(linkage, model, n_clusters):
    X = documents() + np.random.default_rng(2).uniform(0, 1e-3, (24, 15))  # no equal distances
    rows = document_space(X, model, 6)
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    found = HierarchicalClustering(n_clusters, model, 6, linkage).fit(X)
    assert as_sets(found.labels_) == merged_literally(1 - unit @ unit.T, n_clusters, linkage)
    assert found.merges_.shape == (23, 4)


def test_distances_are_one_minus_cosine_of_every_pair():
    X = documents(700, 20)
    X[[4, 99]] = 0
    unit = unit_rows(X)
    full = 1 - unit @ unit.T
    expected = full[np.triu_indices(700, 1)]
    for given in (unit, sp.csr_array(unit)):
        assert np.allclose(cosine_distances(given), expected, atol=1e-12)
    assert np.allclose(full[4, [0, 1, 99]], 1)


@pytest.mark.parametrize("n_clusters", range(1, 13))
def test_equal_heights_still_give_exactly_the_requested_number(n_clusters):
    X = np.repeat(np.eye(4), 3, axis=0)
    found = HierarchicalClustering(n_clusters, "VSM").fit(X).labels_
    assert len(set(found)) == n_clusters


def test_clusters_are_numbered_by_their_first_document():
    merges = np.array([[1, 2, 0.1, 2], [0, 3, 0.2, 2], [4, 5, 0.9, 4]])
    assert cut_by_order(merges, 2).tolist() == [0, 1, 1, 0]
    assert cut_by_order(merges, 3).tolist() == [0, 1, 1, 2]
    assert cut_by_order(merges, 1).tolist() == [0, 0, 0, 0]


def test_one_factorisation_serves_every_number_of_dimensions():
    X = sp.csr_array(documents(60, 40))
    prepared = HierarchicalClustering(4, n_components=30).prepare(X)
    for size in (2, 5, 30):
        shared = HierarchicalClustering(4, n_components=size).fit(X, prepared=prepared)
        alone = HierarchicalClustering(4, n_components=size).fit(X)
        assert shared.labels_.tolist() == alone.labels_.tolist()
        assert shared.coordinates(X).shape == (60, size)


def test_wrong_numbers_of_clusters_are_explained():
    with pytest.raises(ParameterError, match="n_clusters = 30 must be at most 24"):
        HierarchicalClustering(30).fit(documents())
    with pytest.raises(ParameterError, match="number of classes"):
        HierarchicalClustering().fit(documents())


@pytest.mark.data
@pytest.mark.parametrize("name", ["tr31", "wap"])
def test_f_measures_match_those_measured_independently(name, cluto_weights):
    X, class_index = cluto_weights(name)
    for (other, model, linkage), expected in EXPECTED.items():
        if other == name:
            found = best_mean(scores(X, class_index, model, linkage, DIMENSIONS), 3)
            assert found == pytest.approx(expected, abs=0.03), (model, linkage)


@pytest.mark.data
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_covariance_helps_complete_linkage_on_most_corpora(cluto_weights):
    """As in the paper, the best tenth of the dimensions is chosen by the classes: an oracle."""
    dimensions = tuple(range(5, 101, 5))
    table = {}
    for name in CLUTO_SETS:
        X, class_index = cluto_weights(name)
        table[name] = {
            model: best_mean(scores(X, class_index, model, "complete", dimensions), 2)
            for model in ("LSI", "LSI-COV")
        }
        print(name, table[name])
    better = [name for name, row in table.items() if row["LSI-COV"] > row["LSI"]]
    assert len(better) >= 8, table
