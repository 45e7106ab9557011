"""A session: labels change the answer, the audit is kept apart, everything can be taken back."""

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.labelling.learning import LEARNERS, Documents
from workbench.labelling.session import AUDIT, Session, SessionSettings

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


def test_every_tenth_question_is_for_the_audit_and_nothing_is_learnt_from_it(documents, topics):
    session = Session(documents, 3, SessionSettings())
    kinds = label(session, topics[1], MANY)
    assert [number for number, kind in enumerate(kinds, 1) if kind == AUDIT] == [10, 20, 30, 40]
    assert len(session.audit) == 4
    before = session.quick_scores().copy()
    row = session.question().row
    session.answer(row, (int(topics[1][row]) + 1) % 3, AUDIT)
    assert np.array_equal(session.quick_scores(), before)
    assert session.estimate(before).count == 5
    assert not set(session.labels) & set(session.audit)


def test_taking_back_and_giving_again_leaves_the_same_answers(documents, topics):
    session = Session(documents, 3, SessionSettings(audit_every=0))
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
    session = Session(documents, 2, SessionSettings(audit_every=0))
    shown = np.where(topics[1] == 2, 0, topics[1])
    label(session, shown, 6)
    assert session.add_class() == 2
    for row in [row for row in session.labels if topics[1][row] == 2]:
        session.answer(row, 2)
    label(session, topics[1], 30)
    found = session.model().scores(documents.X).argmax(axis=1)
    assert (found == topics[1]).mean() > 0.75


def test_skipped_documents_are_not_asked_again_and_the_end_is_reached(documents):
    session = Session(documents, 2, SessionSettings(strategy="random", audit_every=0))
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
    for wrong in ({"strategy": "best"}, {"audit_every": 1}, {"batch": 0}):
        with pytest.raises(ParameterError):
            SessionSettings(**wrong)
    with pytest.raises(ParameterError, match="one of few-labels"):
        Session(documents, 2, SessionSettings(teacher="parrot"))
