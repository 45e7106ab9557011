"""Spectral classification and grouping with bias: a few labels, real newsgroups."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.naive_bayes import MultinomialNB

from workbench.methods.spectral.classification import SpectralClassification
from workbench.methods.spectral.grouping_with_bias import GroupingWithBias
from workbench.methods.spectral.point_classifiers import CENTROID, POINT_CLASSIFIERS, SVM

from .conftest import reveal, topics

ESTIMATORS = (SpectralClassification, GroupingWithBias)


@pytest.mark.parametrize("classifier", POINT_CLASSIFIERS)
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_a_few_labels_classify_all_documents(classifier, normalization):
    X, y = topics()
    model = SpectralClassification(classifier=classifier, normalization=normalization)
    model.fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95
    np.testing.assert_array_equal(
        model.transduction_scores_.argmax(axis=1)[reveal(y, 2) < 0],
        model.transduction_[reveal(y, 2) < 0],
    )


@pytest.mark.parametrize("classifier", [CENTROID, SVM])
def test_two_classes_are_found_and_have_a_score_each(classifier):
    X, y = topics(n_classes=2)
    model = SpectralClassification(classifier=classifier).fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95
    assert model.transduction_scores_.shape == (80, 2)


@pytest.mark.parametrize("estimator", ESTIMATORS)
def test_new_documents_are_classified_by_their_neighbours(estimator):
    X, y = topics()
    new, expected = topics(seed=1)
    model = estimator().fit(X, reveal(y, 3))
    assert (model.predict(new) == expected).mean() > 0.95


@pytest.mark.parametrize("estimator", ESTIMATORS)
def test_documents_without_neighbours_get_a_defined_class(estimator):
    X, y = topics()
    labels = reveal(y, 3)
    X[[0, 50, 100]] = 0
    labels[[0, 50, 100]] = -1
    model = estimator().fit(X, labels)
    assert any("3 documents have no neighbour" in note for note in model.notes_)
    assert len(set(model.transduction_[[0, 50, 100]].tolist())) == 1
    assert model.predict(np.zeros((1, X.shape[1]))) == model.transduction_[0]


def test_a_part_without_labels_is_classified_by_its_terms():
    # Two unconnected halves; only the first has labels, the second shares no term with it.
    X = np.kron(np.eye(2), topics(per_class=30, n_classes=2)[0])
    y = np.tile(np.repeat([0, 1], 30), 2)
    labels = np.full(120, -1)
    labels[:60] = reveal(y[:60], 3)
    model = SpectralClassification().fit(X, labels)
    assert (model.transduction_[:60] == y[:60]).mean() > 0.95
    assert len(set(model.transduction_[60:].tolist())) == 1
    assert not model.coordinates_[60:].any()


def test_neighbours_can_be_chosen_for_classification():
    X, y = topics()
    model = SpectralClassification(n_neighbors=40, choose_neighbors=True).fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95


@pytest.mark.parametrize("estimator", ESTIMATORS)
def test_class_numbers_may_be_anything(estimator):
    X, y = topics()
    labels = reveal(y, 3)
    named = np.where(labels < 0, -1, 10 * labels + 7)
    np.testing.assert_array_equal(
        estimator().fit(X, named).transduction_, 10 * estimator().fit(X, labels).transduction_ + 7
    )


@pytest.mark.data
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_nine_labels_classify_three_newsgroups(three_newsgroups, normalization):
    counts, y = three_newsgroups
    X = sp.csr_array(TfidfTransformer().fit_transform(counts))
    shared = SpectralClassification().prepare(X)
    spectral, bayes = [], []
    for seed in range(10):
        labels = reveal(y, 3, seed)
        hidden, labelled = labels < 0, labels >= 0
        model = SpectralClassification(normalization=normalization).fit(X, labels, prepared=shared)
        spectral.append((model.transduction_ == y)[hidden].mean())
        predicted = MultinomialNB().fit(counts[labelled], y[labelled]).predict(counts[hidden])
        bayes.append((predicted == y[hidden]).mean())
    assert np.mean(spectral) >= 0.94
    assert np.mean(spectral) >= np.mean(bayes) + 0.25
