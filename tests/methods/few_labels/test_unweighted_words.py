"""SVMs on unweighted words: against scikit-learn on dense documents, and what the vote reads."""

import numpy as np
import scipy.sparse as sp
from numpy.testing import assert_allclose
from sklearn.svm import LinearSVC

from workbench.methods.few_labels.few_labels import FewLabels
from workbench.methods.few_labels.unweighted_words import Columns, learn_ratios, learn_words


def test_running_words_are_the_last_columns_and_become_zero_or_one():
    X = np.array([[0.5, 0.0, 3.0, 0.0], [0.0, 0.2, 1.0, 2.0]])
    columns = Columns(2)
    assert columns.terms(X).tolist() == [[0.5, 0.0], [0.0, 0.2]]
    assert columns.words(sp.csr_array(X)).toarray().tolist() == [[1, 0], [1, 1]]
    # Where none were counted, the terms are the words.
    assert Columns(0).words(X).toarray().tolist() == [[1, 0, 1, 0], [0, 1, 1, 1]]


def test_documents_have_unit_length_before_the_svm_learns(small):
    words = Columns(0).words(sp.csr_array(small.X))
    presence = (small.X > 0).astype(float)
    unit = presence / np.sqrt(presence.sum(axis=1, keepdims=True))
    machine = LinearSVC(C=3.0, tol=1e-2, random_state=0).fit(unit, small.y)
    expected = machine.decision_function(unit)
    assert_allclose(learn_words(words, small.y, 3, 0).scores(words), expected, atol=0.05)


def test_ratios_agree_with_the_equations_of_nb_svm(small):
    words = Columns(0).words(sp.csr_array(small.X))
    presence = (small.X > 0).astype(float)
    expected = []
    for label in range(3):
        inside, outside = presence[small.y == label], presence[small.y != label]
        p, q = 1 + inside.sum(axis=0), 1 + outside.sum(axis=0)
        ratio = np.log((p / p.sum()) / (q / q.sum()))
        machine = LinearSVC(C=1.0, tol=1e-2, random_state=0)
        machine.fit(presence * ratio, small.y == label)
        expected.append(machine.decision_function(presence * ratio))
    assert_allclose(learn_ratios(words, small.y, 3, 0).scores(words), np.transpose(expected))


def test_a_class_without_labels_never_wins(small):
    words = Columns(0).words(sp.csr_array(small.X))
    shown = small.y < 2
    learnt = learn_ratios(words[np.flatnonzero(shown)], small.y[shown], 3, 0)
    assert set(learnt.scores(words).argmax(axis=1)) == {0, 1}


def test_frequent_words_beside_the_terms_decide_where_the_terms_do_not():
    random = np.random.default_rng(2)
    y = np.arange(300) % 2
    topics = random.poisson(0.4, (300, 60)).astype(float)
    # A word that nearly every document of one class has, and nearly none of the other.
    running = random.random((300, 8)) < 0.5
    running[:, 0] = random.random(300) < np.where(y == 1, 0.9, 0.05)
    X = sp.csr_array(np.hstack([topics, running]))
    labels = np.where(np.arange(300) < 100, y, -1)
    model = FewLabels(n_neighbors=5, n_running=8).fit(X, labels)
    names = np.array(model.candidates_)
    words = np.array(["unweighted words" in name for name in names])
    assert model.weights_[words].sum() > 0.5
    assert np.mean(model.transduction_[100:] == y[100:]) > 0.85
    without = FewLabels(n_neighbors=5).fit(X[:, :60], labels)
    assert np.mean(without.transduction_[100:] == y[100:]) < 0.65
    assert model.predict(X).tolist() == model.transduction_scores_.argmax(axis=1).tolist()
