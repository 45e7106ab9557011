"""Judging a classifier of the graph by labels held out."""

import numpy as np
import scipy.sparse as sp

from workbench.methods.spectral.classification import SpectralClassification
from workbench.methods.spectral.judgement import HeldOutJudgement, judge_held_out

from .conftest import reveal, topics


def test_three_answers_by_hand():
    # Documents 0 to 4 of class 0, 5 to 9 of class 1; each has one neighbour of its own class.
    classes = np.repeat([0, 1], 5)
    pairs = [(0, 1), (1, 2), (2, 3), (3, 4), (5, 6), (6, 7), (7, 8), (8, 9)]
    rows, columns = np.array(pairs).T
    graph = sp.csr_array((np.ones(8), (rows, columns)), shape=(10, 10))
    shown = []

    def always_one(labels):
        shown.append(labels)
        return np.ones(10, dtype=np.int64)

    judgement = judge_held_out(always_one, graph + graph.T, classes)
    assert judgement.right.shape == (10, 3)
    assert all(np.sum(labels == -1) == 2 for labels in shown)  # one of each class at a time
    assert judgement.right.mean(axis=0).tolist() == [0.5, 1.0, 0.5]
    assert "labelled neighbours" in judgement.warnings()[0]
    assert "largest class" not in judgement.warnings()[0]
    assert judgement.notes() == (
        "Of 10 held-out labels, 50.0 % were predicted correctly; by the neighbours in the graph "
        "100.0 %, by the largest class 50.0 %.",
    )


def test_a_difference_within_one_standard_error_gives_no_warning():
    right = np.zeros((10, 3))
    right[:2, 0] = right[2:5, 1] = 1  # two won, three lost: 1 is not above √5
    assert HeldOutJudgement(right).warnings() == ()
    right[5:8, 1] = 1  # two won, six lost: 4 is above √8
    assert len(HeldOutJudgement(right).warnings()) == 1


def test_nothing_is_judged_with_one_label_a_class():
    classes = np.array([0, 1, -1])
    judgement = judge_held_out(lambda _: classes, sp.csr_array((3, 3)), classes)
    assert (judgement.notes(), judgement.warnings()) == ((), ())


def test_a_hundred_labels_held_out_are_enough():
    calls, classes = [], np.arange(1000) % 4
    judge_held_out(lambda shown: calls.append(1) or shown, sp.csr_array((1000, 1000)), classes)
    assert len(calls) == 1


def test_a_good_graph_gives_no_warning_and_the_check_changes_no_answer():
    X, y = topics()
    labels = reveal(y, 8)
    checked = SpectralClassification().fit(X, labels)
    plain = SpectralClassification(judge=False).fit(X, labels)
    assert checked.warnings_ == ()
    assert "24 held-out labels" in checked.notes_[-1]
    np.testing.assert_array_equal(checked.transduction_scores_, plain.transduction_scores_)


def test_an_uneven_corpus_with_many_labels_is_reported():
    # One large class of many topics and three small ones: label cliques outweigh the graph.
    X, topic = topics(per_class=60, n_classes=8, n_terms=400, own=0.12, common=0.05)
    y = np.maximum(topic - 4, 0)
    model = SpectralClassification().fit(X, np.where(np.arange(len(y)) % 2, y, -1))
    assert "use our improved variant" in model.warnings_[0]
