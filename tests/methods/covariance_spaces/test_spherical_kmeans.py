"""Spherical k-means: fixed points, moves of single documents, unusual input."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra.document_rows import unit_rows
from workbench.methods.covariance_spaces import document_space
from workbench.methods.covariance_spaces.spherical_kmeans import SphericalKMeans


def three_topics(per_topic=20, seed=0):
    random = np.random.default_rng(seed)
    means = np.full((3, 30), 0.1)
    for topic in range(3):
        means[topic, 10 * topic : 10 * topic + 10] = 1.0
    return random.poisson(np.repeat(means, per_topic, axis=0)).astype(float)


def objective(unit, labels):
    """Σ_j ‖Σ_{i in j} x_i‖."""
    numbers = set(labels.tolist())
    return sum(np.linalg.norm(unit[labels == number].sum(axis=0)) for number in numbers)


def as_sets(labels):
    numbers = set(labels.tolist())
    return {frozenset(np.flatnonzero(labels == number).tolist()) for number in numbers}


@pytest.mark.parametrize("model", ["VSM", "GVSM-COV", "LSI", "PCA", "LSI-COV", "PCA-COV"])
def test_separate_topics_are_found_in_every_space(model):
    X = three_topics()
    found = SphericalKMeans(3, model, n_components=5).fit(sp.csr_array(X)).labels_
    assert as_sets(found) == {frozenset(range(s, s + 20)) for s in (0, 20, 40)}


@pytest.mark.parametrize("model", ["VSM", "LSI-COV"])
@pytest.mark.parametrize("seed", range(5))
def test_no_single_move_improves_the_result(model, seed):
    X = np.random.default_rng(seed).poisson(0.5, (40, 25)).astype(float)
    X[:, 0] += 1
    found = SphericalKMeans(5, model, n_components=8, n_starts=2, seed=seed).fit(X)
    unit = unit_rows(document_space(X, model, 8))
    best = objective(unit, found.labels_)
    assert found.objective_ == pytest.approx(best, rel=1e-10)
    for document in range(40):
        for cluster in range(5):
            moved = found.labels_.copy()
            moved[document] = cluster
            if len(set(moved)) == 5:
                assert objective(unit, moved) <= best + 1e-9


@pytest.mark.parametrize("seed", range(5))
def test_every_document_is_with_its_closest_mean_without_refinement(seed):
    X = np.random.default_rng(seed).poisson(1.0, (60, 20)).astype(float)
    found = SphericalKMeans(4, "VSM", n_starts=1, refined=False, seed=seed).fit(X).labels_
    unit = unit_rows(X)
    means = unit_rows(np.array([unit[found == cluster].sum(axis=0) for cluster in range(4)]))
    assert (unit @ means.T).argmax(axis=1).tolist() == found.tolist()


def test_refinement_and_more_starts_never_lower_the_objective():
    X = np.random.default_rng(7).poisson(0.5, (80, 30)).astype(float)
    plain = SphericalKMeans(6, "VSM", n_starts=1, refined=False).fit(X).objective_
    refined = SphericalKMeans(6, "VSM", n_starts=1).fit(X).objective_
    restarted = SphericalKMeans(6, "VSM", n_starts=8).fit(X).objective_
    assert plain <= refined <= restarted


def test_empty_documents_join_the_largest_cluster():
    X = np.vstack([three_topics(), three_topics()[:20]])
    X[[2, 30]] = 0
    found = SphericalKMeans(3, "VSM").fit(X).labels_
    largest = np.bincount(np.delete(found, [2, 30])).argmax()
    assert found[[2, 30]].tolist() == [largest, largest]


@pytest.mark.parametrize("X", [np.ones((6, 4)), np.zeros((6, 4)), np.eye(6)])
@pytest.mark.parametrize("n_clusters", [1, 3, 6])
def test_there_are_always_as_many_clusters_as_requested(X, n_clusters):
    for model in ("VSM", "LSI-COV"):
        found = SphericalKMeans(n_clusters, model, n_components=3).fit(X).labels_
        assert sorted(set(found.tolist())) == list(range(n_clusters))


def test_sparse_and_dense_agree_for_the_same_seed():
    X = three_topics(seed=4)
    first = SphericalKMeans(4, "VSM", seed=3).fit(X).labels_
    assert first.tolist() == SphericalKMeans(4, "VSM", seed=3).fit(sp.csr_array(X)).labels_.tolist()


@pytest.mark.data
def test_clusters_of_tr31_are_mostly_of_one_class(cluto_weights):
    X, class_index = cluto_weights("tr31")
    labels = SphericalKMeans(7, n_components=20, n_starts=5).fit(X).labels_
    counts = np.zeros((7, 7))
    np.add.at(counts, (class_index, labels), 1)
    assert counts.max(axis=0).sum() / len(labels) >= 0.75
