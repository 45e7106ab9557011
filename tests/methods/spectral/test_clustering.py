"""Spectral clustering: small graphs, difficult corpora, real newsgroups."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.metrics import adjusted_rand_score

from workbench.errors import ParameterError
from workbench.methods.spectral.clustering import ConstrainedSpectralClustering, SpectralClustering

from .conftest import topics


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_two_unconnected_cliques_are_two_clusters(normalization):
    X = np.kron(np.eye(2), np.ones((30, 4))) + np.kron(np.eye(2), np.eye(30, 4))
    model = SpectralClustering(n_clusters=2, normalization=normalization).fit(X)
    assert adjusted_rand_score(np.repeat([0, 1], 30), model.labels_) == 1
    assert "The graph has 2 unconnected parts." in model.notes_


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_topics_are_found(normalization):
    X, y = topics()
    model = SpectralClustering(n_clusters=3, normalization=normalization).fit(X)
    assert adjusted_rand_score(y, model.labels_) > 0.9
    assert model.coordinates_.shape == (120, 3)
    assert model.affinity_.shape == (120, 120)
    assert len(model.eigenvalues_) == 3


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_empty_documents_do_not_change_the_clusters(normalization):
    X, _ = topics()
    with_empty = np.vstack([X[:60], np.zeros((2, X.shape[1])), X[60:]])
    settings = {"n_clusters": 3, "normalization": normalization}
    alone = SpectralClustering(**settings).fit(X).labels_
    model = SpectralClustering(**settings).fit(with_empty)
    others = np.delete(model.labels_, [60, 61])
    assert adjusted_rand_score(alone, others) == 1
    assert any("2 documents have no neighbour" in note for note in model.notes_)
    assert model.labels_[60] == np.bincount(others).argmax()
    assert not model.coordinates_[60:62].any()


def test_a_tiny_part_joins_the_most_similar_cluster():
    X, _ = topics(per_class=150)
    pair = np.zeros((2, X.shape[1]))
    pair[:, 5] = 1  # a term of topic 0, removed from the neighbour lists below
    model = SpectralClustering(n_clusters=3, n_neighbors=1)
    prepared = model.prepare(np.vstack([X, pair]))
    prepared["neighbours"] = prepared["neighbours"].copy()
    prepared["neighbours"][np.isin(prepared["neighbours"], [450, 451])] = -1
    prepared["neighbours"][450, 0], prepared["neighbours"][451, 0] = 451, 450
    labels = model.fit(np.vstack([X, pair]), prepared=prepared).labels_
    assert labels[450] == labels[451]
    assert any("parts of the graph that could not be used" in note for note in model.notes_)


def test_outlying_small_clusters_are_reported():
    X, _ = topics(per_class=400)
    chain = np.zeros((4, X.shape[1] + 4))
    chain[[0, 1, 2, 3], [90, 91, 92, 93]] = 9
    chain[[0, 1, 2], [91, 92, 93]] = 4
    chain[0, 0] = 0.5
    X = np.vstack([np.hstack([X, np.zeros((len(X), 4))]), chain])
    model = SpectralClustering(n_clusters=4, normalization="additive").fit(X)
    assert np.bincount(model.labels_).min() == 4
    assert any("smallest cluster has 4 of 1204" in note for note in model.notes_)


def test_only_empty_documents_make_one_cluster():
    model = SpectralClustering(n_clusters=2).fit(np.zeros((6, 3)))
    assert model.labels_.tolist() == [0] * 6
    assert any("Only 1 of 2 clusters" in note for note in model.notes_)


@pytest.mark.parametrize(
    ("n_clusters", "message"), [(0, "number of classes"), (121, "at most 120")]
)
def test_impossible_numbers_of_clusters_are_named(n_clusters, message):
    with pytest.raises(ParameterError, match=message):
        SpectralClustering(n_clusters=n_clusters).fit(topics()[0])


@pytest.mark.parametrize("estimator", [SpectralClustering, ConstrainedSpectralClustering])
def test_shared_neighbours_serve_smaller_numbers(estimator):
    X, _ = topics()
    shared = estimator(n_neighbors=40).prepare(X)
    alone = estimator(n_clusters=3, n_neighbors=10).fit(X)
    served = estimator(n_clusters=3, n_neighbors=10).fit(X, prepared=shared)
    np.testing.assert_array_equal(alone.labels_, served.labels_)


def test_the_least_distorted_number_of_neighbours_is_kept():
    X, _ = topics(own=0.3)
    chosen = SpectralClustering(n_clusters=3, n_neighbors=40, choose_neighbors=True).fit(X)

    def distortion(model):
        points = model.coordinates_
        clusters = [points[model.labels_ == cluster] for cluster in range(3)]
        return sum(((members - members.mean(axis=0)) ** 2).sum() for members in clusters)

    tried = [SpectralClustering(n_clusters=3, n_neighbors=n).fit(X) for n in (10, 20, 40)]
    assert distortion(chosen) == pytest.approx(min(map(distortion, tried)))


def test_without_links_constrained_equals_unconstrained():
    X, _ = topics()
    unconstrained = SpectralClustering(n_clusters=3).fit(X)
    constrained = ConstrainedSpectralClustering(n_clusters=3).fit(X)
    np.testing.assert_array_equal(unconstrained.labels_, constrained.labels_)


@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_links_improve_hard_clusters(normalization):
    X, y = topics(seed=3, own=0.22, common=0.12, per_class=60)
    random = np.random.default_rng(0)
    pairs = random.integers(0, len(y), (600, 2))
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    same = y[pairs[:, 0]] == y[pairs[:, 1]]
    model = ConstrainedSpectralClustering(n_clusters=3, normalization=normalization)
    unconstrained = adjusted_rand_score(y, model.fit(X).labels_)
    constrained = model.fit(X, must_link=pairs[same], cannot_link=pairs[~same]).labels_
    assert adjusted_rand_score(y, constrained) > unconstrained + 0.1


def test_classes_passed_as_y_are_ignored():
    X, y = topics(own=0.22, common=0.12)
    model = ConstrainedSpectralClustering(n_clusters=3)
    np.testing.assert_array_equal(model.fit(X).labels_, model.fit(X, y).labels_)


def test_contradicting_links_are_reported():
    model = ConstrainedSpectralClustering(n_clusters=3)
    model.fit(topics()[0], must_link=[(0, 1), (1, 2)], cannot_link=[(0, 2)])
    assert "1 cannot-links contradict" in model.notes_[0]


@pytest.mark.data
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_three_newsgroups_are_found(three_newsgroups, normalization):
    counts, y = three_newsgroups
    X = TfidfTransformer().fit_transform(counts)
    scores = [
        adjusted_rand_score(
            y, SpectralClustering(n_clusters=3, normalization=normalization, seed=s).fit(X).labels_
        )
        for s in range(3)
    ]
    assert np.mean(scores) >= 0.85


@pytest.mark.data
def test_two_empty_documents_do_not_spoil_three_newsgroups(three_newsgroups):
    counts, y = three_newsgroups
    X = TfidfTransformer().fit_transform(counts)
    X = sp.vstack([X, sp.csr_matrix((2, X.shape[1]))]).tocsr()
    for normalization in ("additive", "symmetric"):
        model = SpectralClustering(n_clusters=3, normalization=normalization).fit(X)
        assert adjusted_rand_score(y, model.labels_[:-2]) >= 0.85


@pytest.mark.data
@pytest.mark.slow
def test_twenty_newsgroups_are_found(newsgroups):
    counts, y = newsgroups()
    X = TfidfTransformer().fit_transform(counts)
    shared = SpectralClustering().prepare(X)
    for normalization in ("additive", "symmetric"):
        scores = [
            adjusted_rand_score(
                y,
                SpectralClustering(n_clusters=20, normalization=normalization, seed=seed)
                .fit(X, prepared=shared)
                .labels_,
            )
            for seed in range(10)
        ]
        assert np.mean(scores) >= 0.38
