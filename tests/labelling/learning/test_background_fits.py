"""A slow method follows the labels in a thread; key presses do not wait for it."""

from threading import Event

import numpy as np

from workbench.errors import ParameterError
from workbench.labelling.learning.background_fits import BackgroundFit

LABELS = {0: 0, 5: 1}


def scores_of(labels):
    return np.full((8, 2), float(len(labels)))


def test_what_was_learnt_is_shown_as_soon_as_it_is_known():
    fit = BackgroundFit(scores_of)
    fit.follow(LABELS, 2)
    assert fit.is_behind
    fit.wait()
    found = fit.follow(LABELS, 2)
    assert not fit.is_behind
    assert found is not None
    assert found.scores[0].tolist() == [2, 2]


def test_labels_given_meanwhile_do_not_wait_and_are_learnt_next():
    may_end = Event()

    def slow(labels):
        may_end.wait(60)
        return scores_of(labels)

    fit = BackgroundFit(slow)
    more = {**LABELS, 3: 0}
    assert fit.follow(LABELS, 2) is None
    assert fit.follow(more, 2) is None  # the first fit is still running
    assert fit.is_behind
    may_end.set()
    fit.wait()
    assert fit.follow(more, 2) is None  # a third of the labels is newer
    fit.wait()
    found = fit.follow(more, 2)
    assert found is not None
    assert found.scores[0, 0] == 3


def test_a_fit_of_labels_that_were_taken_back_is_not_shown():
    fit = BackgroundFit(scores_of)
    fit.follow(LABELS, 2)
    fit.wait()
    assert fit.follow({0: 0, 5: 0}, 2) is None
    fit.wait()
    fit.follow(LABELS, 3)  # a class was added
    fit.wait()
    found = fit.follow(LABELS, 3)
    assert found is not None
    assert found.n_classes == 3


def test_a_fit_stays_while_few_labels_are_newer():
    labels = {row: row % 2 for row in range(5)}
    fit = BackgroundFit(scores_of)
    fit.follow(labels, 2)
    fit.wait()
    found = fit.follow({**labels, 7: 1}, 2)  # five sixths were learnt from
    fit.wait()
    assert found is not None
    assert len(found.labels) == 5


def test_a_method_that_refuses_the_labels_is_not_asked_again():
    asked = []

    def refuse(labels):
        asked.append(labels)
        raise ParameterError("too few")

    fit = BackgroundFit(refuse)
    for _ in range(3):
        assert fit.follow(LABELS, 2) is None
        fit.wait()
    assert not fit.is_behind
    assert len(asked) == 1
