"""The choice of β against literal leave-one-out and folds, one document at a time."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
from sklearn.svm import LinearSVC

from workbench.methods.algebra.folds import evenly_spaced
from workbench.methods.term_clusters.classifiers import TermClusterKernel
from workbench.methods.term_clusters.decay_choice import (
    DECAY_CANDIDATES,
    best_decay,
)
from workbench.methods.term_clusters.supervised import SupervisedTermClusterKernel

ESTIMATORS = [TermClusterKernel, SupervisedTermClusterKernel]


def related_documents(n_documents=60, seed=0):
    """Two classes of 12 terms each; a document holds few of them, so that most pairs share none."""
    random = np.random.default_rng(seed)
    y = np.arange(n_documents) % 2
    X = np.zeros((n_documents, 24))
    for row, label in enumerate(y):
        X[row, 12 * label + random.choice(12, 3, replace=False)] = 1.0
        X[row, random.integers(24)] += 1.0
    return X, y


def random_documents(n_documents=60, seed=0):
    random = np.random.default_rng(seed)
    return random.poisson(0.3, (n_documents, 24)).astype(float), random.integers(0, 3, n_documents)


def literal_maps(model, X):
    """Documents through exp(βH/2) for every candidate, by the matrix exponential."""
    W = model.term_affinity_.toarray()
    degrees = W.sum(axis=1)
    W = np.where(np.equal.outer(model.term_clusters_, model.term_clusters_), W, 0.0)
    H = W - np.diag(W.sum(axis=1))
    for candidate in DECAY_CANDIDATES:
        mapped = X @ scipy.linalg.expm(candidate / np.median(degrees[degrees > 0]) * H / 2)
        lengths = np.linalg.norm(mapped, axis=1, keepdims=True) if model.unit_length else 1.0
        yield candidate, mapped / np.where(lengths == 0, 1.0, lengths)


def literal_leave_one_out(mapped, y):
    correct = 0
    for left_out in range(len(y)):
        others = np.delete(np.arange(len(y)), left_out)
        similarities = np.round(mapped[others] @ mapped[left_out], 10)
        correct += y[others][similarities.argmax()] == y[left_out]
    return correct / len(y)


@pytest.mark.parametrize("estimator", ESTIMATORS)
@pytest.mark.parametrize("unit_length", [True, False])
@pytest.mark.parametrize("documents", [related_documents, random_documents])
def test_decay_accuracies_equal_literal_leave_one_out(estimator, unit_length, documents):
    X, y = documents()
    X, y = X[X.any(axis=1)], y[X.any(axis=1)]
    for matrix in (X, sp.csr_array(X)):
        model = estimator(n_clusters=3, unit_length=unit_length).fit(matrix, y)
        expected = {beta: literal_leave_one_out(Y, y) for beta, Y in literal_maps(model, X)}
        assert model.decay_accuracies_ == pytest.approx(expected)
        degrees = model.term_affinity_.sum(axis=1)
        chosen = best_decay(expected, len(y)) / np.median(degrees[degrees > 0])
        assert model.decay_ == pytest.approx(chosen)


def test_decay_accuracies_of_the_svm_equal_literal_folds():
    X, y = random_documents()
    model = TermClusterKernel(n_clusters=3, classifier="linear-svm").fit(X, y)
    fold = np.empty(60, dtype=int)
    fold[np.argsort(y, kind="stable")] = np.arange(60) % 5
    for beta, Y in literal_maps(model, X):
        correct = 0
        for held_out in range(5):
            test = fold == held_out
            svm = LinearSVC(dual=False).fit(Y[~test], y[~test])
            correct += np.sum(svm.predict(Y[test]) == y[test])
        assert model.decay_accuracies_[beta] == pytest.approx(correct / 60)


def test_diffusion_is_chosen_where_documents_of_a_class_share_few_words():
    X, y = related_documents()
    model = TermClusterKernel(n_clusters=2).fit(X, y)
    assert model.decay_ > 0
    assert model.decay_accuracies_[0.0] < max(model.decay_accuracies_.values())
    assert "chosen by training documents left out" in model.notes_[-1]


@pytest.mark.parametrize("estimator", ESTIMATORS)
@pytest.mark.parametrize("classifier", ["nearest neighbour", "linear-svm"])
def test_without_gain_it_is_exactly_the_plain_inner_product(estimator, classifier):
    X = np.kron(np.eye(3), np.ones((6, 5)))  # every answer is right already
    y = np.repeat([0, 1, 2], 6)
    new, _ = random_documents(40, seed=3)
    model = estimator(n_clusters=2, classifier=classifier).fit(X, y)
    assert model.decay_ == 0
    plain = estimator(n_clusters=1, classifier=classifier, decay_choice="fixed", decay=0.0).fit(
        X, y
    )
    assert np.array_equal(
        model.decision_function(new[:, :15]), plain.decision_function(new[:, :15])
    )


def test_fixed_decay_is_used_as_given():
    X, y = related_documents()
    model = TermClusterKernel(n_clusters=2, decay=0.7, decay_choice="fixed").fit(X, y)
    degrees = model.term_affinity_.sum(axis=1)
    assert model.decay_accuracies_ == {}
    assert model.decay_ == pytest.approx(0.7 / np.median(degrees[degrees > 0]))


def test_the_least_diffusion_within_one_standard_error_is_chosen():
    accuracies = {0.0: 0.5, 0.03: 0.69, 0.1: 0.7, 1.0: 0.6}
    assert best_decay(accuracies, 100_000) == 0.1
    assert best_decay(accuracies, 1_000) == 0.03  # √(0.7 · 0.3 / 1,000) is 0.0145
    assert best_decay(accuracies, 4) == 0.0
    assert best_decay({0.0: 1.0, 0.1: 1.0}, 50) == 0.0


def test_many_documents_are_replaced_by_an_even_sample_of_each_class():
    classes = np.tile([2, 0, 1, 0], 50)
    assert evenly_spaced(classes).tolist() == list(range(200))
    sample = evenly_spaced(classes, 40)
    assert len(np.unique(sample)) == 40
    assert np.abs(np.bincount(classes[sample]) - [20, 10, 10]).max() <= 1


@pytest.mark.parametrize("classifier", ["nearest neighbour", "linear-svm"])
def test_two_documents_are_enough(classifier):
    model = TermClusterKernel(classifier=classifier).fit(np.eye(2), [0, 1])
    assert model.predict(np.eye(2)).tolist() == [0, 1]
