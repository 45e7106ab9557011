"""The desk: brought up to date by decisions, with suggestions, words and audit questions."""

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.labelling.desk import Answer, Desk, Wanted
from workbench.labelling.questions import SIMILAR
from workbench.labelling.session import AUDIT


def corpus_of(counts, class_index, names):
    ids = [f"d{row}" for row in range(counts.shape[0])]
    matrix = TermMatrix(counts, [f"t{number:03}" for number in range(counts.shape[1])], ids)
    return Corpus("topics", (), ids, class_index, names, counts=matrix)


@pytest.fixture(scope="module")
def topic_corpus(topic_documents):
    counts, classes = topic_documents
    return corpus_of(counts, np.full(200, -1), ()), classes


def test_answers_follow_decisions_and_taking_back(topic_corpus):
    corpus, classes = topic_corpus
    desk = Desk(corpus, corpus.counts)
    first = desk.answer({}, 0, Wanted(count=4))
    assert len(first.following) == 4
    assert all(not suggestion.classes for suggestion in first.following)
    decisions = {row: Answer(int(classes[row])) for row in range(30)}
    found = desk.answer(decisions, 3, Wanted(current=50))
    assert found.n_labels == 30
    assert sum(found.predicted) == 200
    (best, share), (_second, less) = found.current.classes
    assert best == classes[50] and share > less
    assert max(found.current.words, key=found.current.words.get).startswith("t")
    again = desk.answer({0: decisions[0]}, 3, Wanted(current=50))
    assert again.n_labels == 1
    assert not again.current.classes


def test_every_tenth_question_is_for_the_audit_and_counts_apart(topic_corpus):
    corpus, classes = topic_corpus
    desk = Desk(corpus, corpus.counts)
    decisions, kinds = {}, []
    for _ in range(20):
        shown = desk.answer(decisions, 3, Wanted(count=1)).following[0]
        kinds.append(shown.kind)
        decisions[shown.row] = Answer(int(classes[shown.row]), shown.kind == AUDIT)
    assert [number for number, kind in enumerate(kinds, 1) if kind == AUDIT] == [10, 20]
    found = desk.answer(decisions, 3, Wanted())
    assert (found.n_labels, found.estimate.count) == (18, 2)


def test_similar_documents_and_skipped_ones(topic_corpus):
    corpus, _classes = topic_corpus
    desk = Desk(corpus, corpus.counts)
    decisions = {3: Answer(-1), 4: Answer(0)}
    found = desk.answer(decisions, 1, Wanted(SIMILAR, 8, similar_to=(0, 1)))
    rows = [suggestion.row for suggestion in found.following]
    assert len(rows) >= 8 and not {3, 4} & set(rows)
    assert found.n_labels == 1


def test_a_corpus_that_is_labelled_in_part_teaches(topic_corpus):
    corpus, classes = topic_corpus
    shown = np.where(np.arange(200) < 40, classes, -1)
    part = corpus_of(corpus.counts.counts, shown, ("a", "b", "c"))
    found = Desk(part, part.counts).answer({}, 3, Wanted(count=1))
    assert found.n_labels == 40
    assert found.following[0].row >= 40
    whole = corpus_of(corpus.counts.counts, classes, ("a", "b", "c"))
    assert Desk(whole, whole.counts).answer({}, 3, Wanted(count=1)).n_labels == 0
