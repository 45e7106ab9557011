"""Suggestions: updated by decisions, with likely classes, words and random checks."""

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.labelling.learning.suggestions import Suggester
from workbench.labelling.settings import CHECK, SIMILAR, LearnerSettings
from workbench.labelling.situation import (
    GIVEN,
    SUSPECTS,
    NumberedDecision,
    Situation,
)
from workbench.labelling.situation import (
    SuggestionRequest as Request,
)
from workbench.methods.registry import METHODS


def corpus_of(counts, class_index, names):
    ids = [f"d{row}" for row in range(counts.shape[0])]
    matrix = TermMatrix(counts, [f"t{number:03}" for number in range(counts.shape[1])], ids)
    return Corpus("topics", (), ids, class_index, names, counts=matrix)


def given(decisions, n_classes, **more):
    return Situation(dict(decisions), ("a", "b", "c")[:n_classes], **more)


@pytest.fixture(scope="module")
def topic_corpus(topic_documents):
    counts, classes = topic_documents
    return corpus_of(counts, np.full(200, -1), ()), classes


def test_answers_follow_decisions_and_undo(topic_corpus):
    corpus, classes = topic_corpus
    suggester = Suggester(corpus, corpus.counts)
    first = suggester.answer(given({}, 0), Request(count=4))
    assert len(first.following) == 4
    assert all(not suggestion.classes for suggestion in first.following)
    decisions = {row: NumberedDecision(int(classes[row])) for row in range(30)}
    found = suggester.answer(given(decisions, 3), Request(current=50))
    assert found.n_labels == 30
    assert sum(found.predicted) == 200
    (best, share), (_second, less) = found.current.classes
    assert best == classes[50] and share > less
    assert max(found.current.words, key=found.current.words.get).startswith("t")
    again = suggester.answer(given({0: decisions[0]}, 3), Request(current=50))
    assert again.n_labels == 1
    assert not again.current.classes


def test_every_tenth_question_is_a_random_check_and_counts_apart(topic_corpus):
    corpus, classes = topic_corpus
    suggester = Suggester(corpus, corpus.counts)
    decisions, kinds = {}, []
    for _ in range(20):
        shown = suggester.answer(given(decisions, 3), Request(count=1)).following[0]
        kinds.append(shown.kind)
        decisions[shown.row] = NumberedDecision(int(classes[shown.row]), shown.kind == CHECK)
    assert [number for number, kind in enumerate(kinds, 1) if kind == CHECK] == [10, 20]
    found = suggester.answer(given(decisions, 3), Request())
    assert (found.n_labels, found.estimate.count) == (18, 2)


def test_similar_documents_leave_out_decided_and_skipped_ones(topic_corpus):
    corpus, _classes = topic_corpus
    suggester = Suggester(corpus, corpus.counts)
    decisions = {3: NumberedDecision(-1), 4: NumberedDecision(0)}
    found = suggester.answer(given(decisions, 1), Request(SIMILAR, 8, rows=(0, 1)))
    rows = [suggestion.row for suggestion in found.following]
    assert len(rows) >= 8 and not {3, 4} & set(rows)
    assert found.n_labels == 1


def test_labels_of_a_partly_labelled_corpus_are_learnt_from(topic_corpus):
    corpus, classes = topic_corpus
    shown = np.where(np.arange(200) < 40, classes, -1)
    part = corpus_of(corpus.counts.counts, shown, ("a", "b", "c"))
    found = Suggester(part, part.counts).answer(given({}, 3), Request(count=1))
    assert found.n_labels == 40
    assert found.following[0].row >= 40
    whole = corpus_of(corpus.counts.counts, classes, ("a", "b", "c"))
    assert Suggester(whole, whole.counts).answer(given({}, 3), Request(count=1)).n_labels == 0


def taught(topic_corpus, count=30, **more):
    corpus, classes = topic_corpus
    suggester = Suggester(corpus, corpus.counts)
    decisions = {row: NumberedDecision(int(classes[row])) for row in range(count)}
    return (
        suggester,
        decisions,
        suggester.answer(given(decisions, 3, **more), Request(current=60)),
    )


def test_updating_gives_what_a_new_start_gives(topic_corpus):
    corpus, classes = topic_corpus
    suggester, decisions, _ = taught(topic_corpus)
    decisions[31] = NumberedDecision(int(classes[31]))
    del decisions[5]
    suggester.answer(given(decisions, 3), Request(current=60))
    fresh = Suggester(corpus, corpus.counts)
    fresh.answer(given(decisions, 3), Request(current=60))
    for found, wanted in zip(suggester.predictions(), fresh.predictions(), strict=True):
        assert found == pytest.approx(wanted, abs=1e-3)


@pytest.mark.parametrize("teacher", ["spectral", "spreading", "poisson"])
def test_every_teacher_finds_the_topics(topic_corpus, teacher):
    _, classes = topic_corpus
    suggester, _, _ = taught(topic_corpus, learner=LearnerSettings(teacher, 15))
    predicted, sure = suggester.predictions()
    assert np.mean(predicted == classes) > 0.8
    assert sure[:30] == pytest.approx(1) and (sure[30:] < 1).any()


def test_a_wrong_label_is_suspected_and_asked_about(topic_corpus):
    _, classes = topic_corpus
    suggester, decisions, before = taught(topic_corpus)
    decisions[3] = NumberedDecision(int((classes[3] + 1) % 3))
    found = suggester.answer(given(decisions, 3), Request(SUSPECTS))
    assert 3 in found.suspects and 3 not in before.suspects
    assert found.following[0].kind == SUSPECTS
    assert any("wrong" in advice.text for advice in found.advice)


def test_a_must_link_makes_two_documents_more_similar(topic_corpus):
    _, classes = topic_corpus
    suggester, decisions, _ = taught(topic_corpus, 6)
    own = int(classes[0])

    def share(row, **more):
        suggester.update(given(decisions, 3, **more))
        return dict(suggester.suggestion(row, "").classes).get(own, 0.0)

    others = [row for row in range(100, 200) if classes[row] != own and share(row)][:5]
    assert len(others) == 5
    for row in others:
        assert share(row, links={(0, row): False}) > share(row)


def test_merged_classes_begin_again(topic_corpus):
    suggester, decisions, _ = taught(topic_corpus)
    merged = {row: NumberedDecision(min(made.class_number, 1)) for row, made in decisions.items()}
    found = suggester.answer(Situation(merged, ("a", "b and c")), Request())
    assert len(found.predicted) == 2 and sum(found.predicted) == 200


def test_chosen_documents_are_asked_about_in_their_order(topic_corpus):
    suggester, decisions, _ = taught(topic_corpus)
    found = suggester.answer(given(decisions, 3), Request(GIVEN, 3, rows=(90, 5, 80, 70)))
    rows = [shown.row for shown in found.following if shown.kind == GIVEN]
    assert rows == [90, 80, 70]  # 5 has its label


def test_clusters_classes_and_neighbours_are_unlabelled_and_alike(topic_corpus):
    _, classes = topic_corpus
    suggester, decisions, _ = taught(topic_corpus)
    cluster = suggester.cluster(60, 12)
    assert cluster[0] == 60 and not set(cluster) & set(decisions)
    assert len({int(suggester.predictions()[0][row]) for row in cluster}) == 1
    surest = suggester.of_class(1, 10)
    assert np.mean(classes[surest] == 1) >= 0.9
    neighbours = suggester.neighbours(60)
    assert len(neighbours) == 4 and 60 not in {found.row for found in neighbours}
    assert all(found.is_by_hand == (found.row in decisions) for found in neighbours)


def test_a_class_falls_into_two_halves(topic_corpus):
    _, classes = topic_corpus
    suggester, _, _ = taught(topic_corpus)
    mixed = [row for row in range(60) if classes[row] < 2]
    half = suggester.halves(mixed)
    part = np.mean(classes[half] == classes[half[0]])
    assert max(part, 1 - part) > 0.8 and len(half) <= len(mixed) / 2
    assert suggester.halves([4]) == []


def test_the_learning_curve_uses_all_checks_so_far(topic_corpus):
    corpus, classes = topic_corpus
    suggester, decisions = Suggester(corpus, corpus.counts), {}
    for row in range(16):
        decisions[row] = NumberedDecision(int(classes[row]))
        suggester.answer(given(decisions, 3), Request())
    checks = {row: NumberedDecision(int(classes[row]), is_check=True) for row in range(100, 130)}
    curve = suggester.answer(given({**decisions, **checks}, 3), Request()).curve
    assert [point.labels for point in curve.points] == [4, 6, 8, 11, 15, 16]
    assert curve.forecast is not None and curve.points[-1].accuracy > 0.7


def test_few_labels_learns_in_the_background_and_is_shown_when_it_is_done(topic_corpus):
    corpus, classes = topic_corpus
    suggester = Suggester(corpus, corpus.counts)
    decisions = {row: NumberedDecision(int(classes[row])) for row in range(40)}
    situation = given(decisions, 3, learner=LearnerSettings("few-labels"))
    first = suggester.answer(situation, Request(current=50))
    assert first.is_fitting
    assert first.current.classes  # of the student, at once
    suggester.finish_fit()
    found = suggester.answer(situation, Request(current=50))
    assert not found.is_fitting
    expected = (
        METHODS["few-labels"]
        .build()
        .fit(suggester.documents.X, np.where(np.arange(200) < 40, classes, -1))
    )
    predicted, _ = suggester.predictions()
    assert predicted[40:].tolist() == expected.transduction_[40:].tolist()
