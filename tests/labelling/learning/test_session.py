"""A session: labels change the answer, random checks are kept apart, everything can be undone."""

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.questions import SECOND_LOOK
from workbench.labelling.learning.session import Session, SessionSettings
from workbench.labelling.settings import CHECK, LEARNERS

MANY = 40


@pytest.fixture(scope="module")
def documents(topics):
    return Documents.of(topics[0])


def label(session, classes, count):
    kinds = []
    for _ in range(count):
        question = session.question()
        session.answer(question.row, int(classes[question.row]), question.kind)
        kinds.append(question.kind)
    return kinds


def test_every_tenth_question_is_a_random_check_and_nothing_is_learnt_from_it(documents, topics):
    session = Session(documents, 3, SessionSettings())
    kinds = label(session, topics[1], MANY)
    assert [number for number, kind in enumerate(kinds, 1) if kind == CHECK] == [10, 20, 30, 40]
    assert len(session.checks) == 4
    before = session.quick_scores().copy()
    row = session.question().row
    session.answer(row, (int(topics[1][row]) + 1) % 3, CHECK)
    assert np.array_equal(session.quick_scores(), before)
    assert session.estimate(before).count == 5
    assert not set(session.labels) & set(session.checks)


def test_taking_back_and_giving_again_leaves_the_same_answers(documents, topics):
    session = Session(documents, 3, SessionSettings(check_every=0))
    label(session, topics[1], 12)
    before = session.quick_scores().copy()
    row, other = list(session.labels)[3], session.question().row
    session.answer(other, 0)
    session.answer(row, (session.labels[row] + 1) % 3)
    assert not np.allclose(session.quick_scores(), before)
    session.take_back(other)
    session.answer(row, int(topics[1][row]))
    # The sums are added in another order; the student learns from the same documents.
    assert (session.quick_scores().argmax(axis=1) == before.argmax(axis=1)).mean() > 0.99


def test_a_class_that_is_added_later_is_found(documents, topics):
    session = Session(documents, 2, SessionSettings(check_every=0))
    shown = np.where(topics[1] == 2, 0, topics[1])
    label(session, shown, 6)
    assert session.add_class() == 2
    for row in [row for row in session.labels if topics[1][row] == 2]:
        session.answer(row, 2)
    label(session, topics[1], 30)
    found = session.model().scores(documents.X).argmax(axis=1)
    assert (found == topics[1]).mean() > 0.75


def test_skipped_documents_are_not_asked_again_and_the_end_is_reached(documents):
    session = Session(documents, 2, SessionSettings(strategy="random", check_every=0))
    first = session.question().row
    session.skip(first)
    asked = set()
    while (question := session.question()) is not None:
        asked.add(question.row)
        session.skip(question.row)
    assert first not in asked
    assert len(asked) == len(documents) - 1


@pytest.mark.parametrize("teacher", LEARNERS)
def test_every_teacher_learns_the_topics(documents, topics, teacher):
    session = Session(documents, 3, SessionSettings(teacher=teacher))
    assert session.model() is None
    label(session, topics[1], MANY)
    found = session.model().scores(documents.X).argmax(axis=1)
    assert (found == topics[1]).mean() > 0.75


def test_impossible_settings_are_refused(documents):
    for wrong in ({"strategy": "best"}, {"check_every": 1}, {"batch": 0}):
        with pytest.raises(ParameterError):
            SessionSettings(**wrong)
    with pytest.raises(ParameterError, match="one of few-labels"):
        Session(documents, 2, SessionSettings(teacher="parrot"))


def test_a_label_that_is_probably_wrong_is_asked_about_again(clear_topics):
    X, classes = clear_topics
    session = Session(Documents.of(X), 3, SessionSettings(strategy="random", looks_again=True))
    label(session, classes, 15)
    row = session.question().row
    session.answer(row, (int(classes[row]) + 1) % 3)
    kinds = label(session, classes, 5)
    question = session.question()
    assert SECOND_LOOK not in kinds
    assert (question.row, question.kind) == (row, SECOND_LOOK)
    session.answer(row, int(classes[row]), SECOND_LOOK)
    assert session.labels[row] == classes[row]
    assert session.n_answers == 22
    assert session.question().row != row
    without = Session(Documents.of(X), 3, SessionSettings())
    without.learn({**session.labels, row: (int(classes[row]) + 1) % 3}, session.checks, ())
    assert SECOND_LOOK not in label(without, classes, 12)
