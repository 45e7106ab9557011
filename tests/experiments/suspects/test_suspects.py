"""Wrong labels: opinions against loops, thresholds by hand, planted errors found."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.corpora.corpus import Corpus
from workbench.errors import CorpusError
from workbench.experiments.suspects.confidence import doubts, thresholds
from workbench.experiments.suspects.opinions import bayes_opinion, calibrated, neighbour_opinion
from workbench.experiments.suspects.suspects import conflicting_copies, find_suspects
from workbench.methods.algebra.nearest import NeighbourLists

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}


def make_corpus(texts, labels):
    names = sorted(set(labels))
    index = np.array([names.index(label) for label in labels], dtype=np.int64)
    ids = [f"d{row}" for row in range(len(texts))]
    return Corpus("planted", texts, ids, index, tuple(names))


def counted(texts):
    words = sorted({word for text in texts for word in text.split()})
    rows = [[text.split().count(word) for word in words] for text in texts]
    return sp.csr_array(np.array(rows, dtype=float))


@pytest.fixture
def planted():
    """Sixty documents of two classes; the labels of four are exchanged."""
    random = np.random.default_rng(5)
    labels = ["sea", "hill"] * 30
    texts = [
        " ".join([*random.choice(WORDS[label], 6), *random.choice(["and", "the", "of"], 6)])
        for label in labels
    ]
    for row in (3, 20, 37, 54):
        labels[row] = "sea" if labels[row] == "hill" else "hill"
    return make_corpus(texts, labels)


def test_exchanged_labels_come_first_with_the_right_suggestion(planted):
    found = find_suspects(planted, counted(planted.texts))
    assert {suspect.document_id for suspect in found[:4]} == {"d3", "d20", "d37", "d54"}
    assert all(suspect.given != suspect.suggested for suspect in found)
    assert all(suspect.is_confident for suspect in found[:4])
    scores = [suspect.score for suspect in found]
    assert scores == sorted(scores, reverse=True) and scores[3] > 0.5
    assert found[0].to_dict().keys() >= {"id", "given", "suggested", "score"}


def test_decided_documents_are_left_out_and_the_list_can_be_cut(planted):
    found = find_suspects(planted, counted(planted.texts), most=2, decided={"d3"})
    assert len(found) == 2 and "d3" not in [suspect.document_id for suspect in found]


def test_thresholds_and_doubts_by_hand():
    probabilities = np.array([[0.9, 0.1], [0.3, 0.7], [0.2, 0.8], [0.45, 0.55]])
    labels = np.array([0, 0, 1, 0])
    # Class 0: (0.9 + 0.3 + 0.45) / 3 = 0.55; class 1: 0.8.
    assert_allclose(thresholds(probabilities, labels), [0.55, 0.8])
    found = doubts(probabilities, labels)
    assert found.suggested.tolist() == [1, 1, 0, 1]
    assert_allclose(found.scores, [0.1, 0.7, 0.2, 0.55])
    assert found.is_doubted.tolist() == [False, False, False, False]
    probabilities[1, 1] = 0.9
    assert doubts(probabilities, labels).is_doubted[1]


def test_naive_bayes_never_sees_the_fold_of_the_document():
    random = np.random.default_rng(2)
    X = random.poisson(1.0, (15, 6)).astype(float)
    labels = np.arange(15) % 3
    trusted = np.ones(15, dtype=bool)
    trusted[4] = False
    order = np.argsort(labels, kind="stable")
    fold = np.empty(15, dtype=int)
    fold[order] = np.arange(15) % 5
    expected = np.zeros((15, 3))
    for row in range(15):
        rows = [other for other in range(15) if fold[other] != fold[row] and trusted[other]]
        for label in range(3):
            own = [other for other in rows if labels[other] == label]
            counts = X[own].sum(axis=0) + 0.01
            prior = (len(own) + 1) / (len(rows) + 3)
            expected[row, label] = np.log(prior) + X[row] @ np.log(counts / counts.sum())
    assert_allclose(
        bayes_opinion(sp.csr_array(X), labels, 3, trusted), calibrated(expected, labels, trusted)
    )


def test_neighbours_without_trust_do_not_count():
    near = NeighbourLists(
        np.array([[1, 2], [0, 2], [0, 1], [0, -1]], dtype=np.int32),
        np.array([[0.5, 0.5], [0.5, 0.1], [0.5, 0.1], [0.2, 0.0]]),
    )
    labels = np.array([0, 0, 1, 1])
    every = neighbour_opinion(near, labels, 2, np.array([True] * 4))
    assert every[0, 0] == pytest.approx(every[0, 1])
    some = neighbour_opinion(near, labels, 2, np.array([True, False, True, True]))
    assert some[0, 1] > 0.5


def test_copies_with_another_class_are_suspected_if_most_copies_agree():
    texts = ["same words here"] * 3 + ["tied words"] * 2 + ["alone"]
    corpus = make_corpus(texts, ["a", "a", "b", "a", "b", "b"])
    assert conflicting_copies(corpus, range(6)) == {2: 0}


def test_corpora_that_cannot_be_judged_are_refused(planted):
    with pytest.raises(CorpusError, match="at least 10 documents"):
        find_suspects(make_corpus(["a b", "c d"], ["x", "y"]), counted(["a b", "c d"]))
    several = type(planted)(**{**vars(planted), "label_sets": ((0, 1),) * 60})
    with pytest.raises(CorpusError, match="several classes"):
        find_suspects(several, counted(planted.texts))
