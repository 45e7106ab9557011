"""Baselines against scikit-learn, literal formulae and examples computed by hand."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import log_loss
from sklearn.naive_bayes import ComplementNB, MultinomialNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.preprocessing import normalize
from sklearn.svm import LinearSVC

from workbench.errors import ParameterError
from workbench.methods.baselines.clustering import KMeansClustering, LDATopics, NMFTopics
from workbench.methods.baselines.linear import (
    ComplementNaiveBayes,
    LogisticModel,
    MultinomialNaiveBayes,
    NaiveBayesSVM,
)
from workbench.methods.baselines.neighbours import (
    LabelSpreading,
    NearestCentroid,
    NearestNeighbours,
)


def corpus(seed=0, per_class=20, n_terms=30):
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(3), per_class)
    rates = np.full((3, n_terms), 0.3)
    for label in range(3):
        rates[label, label * 8 : label * 8 + 8] = 1.2
    return sp.csr_array(random.poisson(rates[y]).astype(float)), y


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (MultinomialNaiveBayes(smoothing=0.3), MultinomialNB(alpha=0.3)),
        (ComplementNaiveBayes(smoothing=0.3), ComplementNB(alpha=0.3)),
        (LogisticModel(cost=2.0), LogisticRegression(C=2.0, max_iter=1000)),
    ],
)
def test_probabilities_are_scikit_learns(ours, theirs):
    (X, y), (new, actual) = corpus(), corpus(1)
    found = ours.fit(X, y).predict_proba(new)
    np.testing.assert_allclose(found, theirs.fit(X, y).predict_proba(new))
    assert log_loss(actual, found) < np.log(3)


def test_term_weights_name_the_terms_of_a_class():
    X, y = corpus(per_class=60)
    for model in (
        MultinomialNaiveBayes(),
        ComplementNaiveBayes(),
        LogisticModel(),
        NaiveBayesSVM(interpolation=0.25),
        NearestCentroid(),
    ):
        weights = model.fit(X, y).term_weights_
        assert weights.shape == (3, 30)
        for label in range(3):
            strongest = np.argsort(-weights[label])[:6]
            assert ((strongest >= label * 8) & (strongest < label * 8 + 8)).all(), model


def test_logistic_regression_of_two_classes_has_a_row_for_each():
    X, y = corpus()
    model = LogisticModel().fit(X[:40], y[:40])
    np.testing.assert_array_equal(model.term_weights_[0], -model.term_weights_[1])
    assert model.decision_function(X).shape == (60,)


def test_negative_values_are_named():
    with pytest.raises(ParameterError, match=r"smallest is -2.*choose another term weighting"):
        MultinomialNaiveBayes().fit(np.array([[1.0, -2], [0, 1]]), [0, 1])


def literal_nbsvm(X, inside, new, smoothing, interpolation):
    """Wang and Manning's equations for one class against the rest."""
    f = (X > 0).astype(float)
    p = smoothing + f[inside].sum(axis=0)
    q = smoothing + f[~inside].sum(axis=0)
    r = np.log((p / np.abs(p).sum()) / (q / np.abs(q).sum()))
    svm = LinearSVC(C=1.0, random_state=0, max_iter=5000).fit(f * r, inside)
    w, b = svm.coef_[0], svm.intercept_[0]
    mean = np.abs(w).sum() / len(w)
    mixed = (1 - interpolation) * mean + interpolation * w
    return ((new > 0) * r) @ mixed + b


@pytest.mark.parametrize("interpolation", [0.0, 0.25, 1.0])
def test_nbsvm_follows_its_equations(interpolation):
    (X, y), (new, _) = corpus(), corpus(1)
    model = NaiveBayesSVM(smoothing=0.5, interpolation=interpolation).fit(X, y)
    for label in range(3):
        expected = literal_nbsvm(X.toarray(), y == label, new.toarray(), 0.5, interpolation)
        np.testing.assert_allclose(
            model.decision_function(new)[:, label],
            expected,
            rtol=1e-3,
            atol=1e-3,  # the solver stops at 1e-4
        )


@pytest.mark.parametrize("n_neighbors", [1, 7])
def test_cosine_neighbours_are_scikit_learns(n_neighbors):
    random = np.random.default_rng(4)  # continuous values: no ties
    X, y, new = random.random((50, 8)), random.integers(0, 3, 50), random.random((30, 8))
    theirs = KNeighborsClassifier(
        n_neighbors, metric="cosine", weights=lambda distances: 1 - distances
    ).fit(X, y)
    ours = NearestNeighbours(n_neighbors).fit(X, y)
    np.testing.assert_allclose(ours.predict_proba(new), theirs.predict_proba(new))


def test_euclidean_neighbours_are_scikit_learns():
    random = np.random.default_rng(4)
    X, y, new = random.random((50, 8)), random.integers(0, 3, 50), random.random((30, 8))
    theirs = KNeighborsClassifier(5, weights="distance", algorithm="brute").fit(X, y)
    ours = NearestNeighbours(5, metric="euclidean").fit(X, y)
    np.testing.assert_allclose(ours.predict_proba(new), theirs.predict_proba(new), rtol=1e-6)


def test_a_document_without_terms_gets_the_shares_of_the_classes():
    X = np.array([[1.0, 0], [0, 1], [0, 1]])
    model = NearestNeighbours(1).fit(X, ["a", "b", "b"])
    np.testing.assert_allclose(model.predict_proba([[0, 0]]), [[1 / 3, 2 / 3]])


def test_nearest_centroid_by_hand():
    X = np.array([[4.0, 0], [0, 1], [0, 3]])
    y = ["a", "b", "b"]
    assert NearestCentroid().fit(X, y).predict([[2.0, 1.9]]).tolist() == ["a"]
    # Euclidean: centroids (4, 0) and (0, 2); (1.5, 1.4) is nearer to the second
    euclidean = NearestCentroid(metric="euclidean").fit(X, y)
    assert euclidean.predict([[1.5, 1.4], [3.0, 1.0]]).tolist() == ["b", "a"]


def test_label_spreading_is_the_closed_form():
    X, y = corpus(per_class=10)
    partly = np.where(np.arange(30) % 5 == 0, y, -1)
    model = LabelSpreading(n_neighbors=6, spread=0.8, max_iter=10_000).fit(X, partly)
    W = model.prepare(X)["graph"].toarray()
    assert (W == W.T).all() and (np.diag(W) == 0).all()
    root = 1 / np.sqrt(W.sum(axis=1))
    labels = np.zeros((30, 3))
    labels[partly >= 0, partly[partly >= 0]] = 1
    # Zhou et al.: F = (1 - α) (I - α S)⁻¹ Y, S = D^(-1/2) W D^(-1/2)
    F = np.linalg.solve(np.eye(30) - 0.8 * root[:, None] * W * root, labels)
    expected = F / F.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(model.transduction_scores_, expected, atol=1e-3)


def test_label_spreading_places_new_documents():
    X, y = corpus(per_class=30)
    partly = np.where(np.arange(90) % 5 == 0, y, -1)
    new, actual = corpus(1)
    model = LabelSpreading().fit(X, partly)
    assert np.mean(model.predict(new) == actual) > 0.8
    assert model.predict(sp.csr_array((1, 30)))[0] in (0, 1, 2)


def test_k_means_compares_directions_or_positions():
    X = np.array([[1.0, 0], [9, 0], [0, 1], [0, 9]])
    directions = KMeansClustering(n_clusters=2).fit(X).labels_
    assert directions[0] == directions[1] != directions[2] == directions[3]
    positions = KMeansClustering(n_clusters=3, unit_length=False).fit(X).labels_
    assert positions[0] == positions[2] and len({positions[0], positions[1], positions[3]}) == 3


@pytest.mark.parametrize(
    "estimator", [NMFTopics(n_clusters=3), LDATopics(n_clusters=3, seed=1)], ids=["NMF", "LDA"]
)
def test_topics_find_blocks_of_terms(estimator):
    X = np.kron(np.eye(3), np.full((6, 4), 3.0)) + 0.1
    model = estimator.fit(X)
    assert len(set(model.labels_[[0, 6, 12]])) == 3
    assert (np.repeat(model.labels_[[0, 6, 12]], 6) == model.labels_).all()
    topic = model.labels_[0]
    assert set(np.argsort(-model.topic_terms_[topic])[:4]) == {0, 1, 2, 3}
    assert model.topic_shares_.shape == (18, 3)


@pytest.mark.parametrize("estimator", [KMeansClustering, NMFTopics, LDATopics])
def test_more_clusters_than_documents_are_refused(estimator):
    with pytest.raises(ParameterError, match=r"n_clusters = 5 must be at most 4"):
        estimator(n_clusters=5).fit(np.ones((4, 3)))


def test_unit_length_of_centroids_is_rocchio():
    X, y = corpus()
    unit = normalize(X).toarray()
    means = normalize(np.array([unit[y == label].mean(axis=0) for label in range(3)]))
    np.testing.assert_allclose(
        NearestCentroid().fit(X, y).decision_function(X), X @ means.T, rtol=1e-10
    )
