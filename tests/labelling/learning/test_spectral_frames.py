"""Frames of the spectral space: they follow labels, links and undo."""

import numpy as np
import pytest
from scipy.spatial.distance import cdist

from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.labelling.learning.spectral_frames import SpaceFrames
from workbench.labelling.learning.suggestions import Suggester
from workbench.labelling.settings import LearnerSettings
from workbench.labelling.situation import NumberedDecision, Situation, SpaceRequest

NAMES = ("a", "b", "c")


@pytest.fixture(scope="module")
def suggester(topic_documents):
    counts, _ = topic_documents
    ids = [f"d{row}" for row in range(counts.shape[0])]
    matrix = TermMatrix(counts, [f"t{number:03}" for number in range(counts.shape[1])], ids)
    return Suggester(Corpus("topics", (), ids, np.full(200, -1), (), counts=matrix), matrix)


@pytest.fixture
def decisions(topic_documents):
    return {row: NumberedDecision(int(topic_documents[1][row])) for row in range(24)}


def frame(suggester, maker, situation, **wanted):
    suggester.update(situation)
    return maker.frame(SpaceRequest(rounds=30, **wanted))


def test_classes_are_apart_and_colours_follow(suggester, decisions, topic_documents):
    _, classes = topic_documents
    found = frame(suggester, SpaceFrames(suggester), Situation(decisions, NAMES))
    assert found.is_settled and found.points.shape == (200, 2)
    means = np.array([found.points[classes == number].mean(axis=0) for number in range(3)])
    inner = np.mean([found.points[classes == number].std() for number in range(3)])
    assert cdist(means, means)[np.triu_indices(3, 1)].min() > inner
    assert np.mean(found.classes == classes) > 0.8 and found.certainties[:24] == pytest.approx(1)


def test_undo_restores_the_frame(suggester, decisions):
    maker = SpaceFrames(suggester)
    before = frame(suggester, maker, Situation(decisions, NAMES))
    more = {**decisions, 150: NumberedDecision(2), 151: NumberedDecision(0)}
    moved = frame(suggester, maker, Situation(more, NAMES, {(30, 31): True}))
    again = frame(suggester, maker, Situation(decisions, NAMES))
    assert moved.eigenvalues != pytest.approx(before.eigenvalues, abs=1e-6)
    n_exact = before.n_dimensions  # those that follow are not solved as exactly
    assert again.eigenvalues[:n_exact] == pytest.approx(before.eigenvalues[:n_exact], abs=1e-5)
    apart = [cdist(shown.points[:40], shown.points[:40]) for shown in (before, again)]
    assert apart[1] == pytest.approx(apart[0], abs=0.05)


def test_violated_links_are_marked(suggester, decisions, topic_documents):
    _, classes = topic_documents
    same = np.flatnonzero(classes[:24] == 0)[:2]
    other = int(np.flatnonzero(classes[:24] == 1)[0])
    links = {(int(same[0]), int(same[1])): True, tuple(sorted((int(same[0]), other))): False}
    found = frame(suggester, SpaceFrames(suggester), Situation(decisions, NAMES, links))
    assert [violated for *_, violated in found.links] == [True, True]
    kept = {(int(same[0]), int(same[1])): False}
    found = frame(suggester, SpaceFrames(suggester), Situation(decisions, NAMES, kept))
    assert [violated for *_, violated in found.links] == [False]


def test_settings_change_the_space(suggester, decisions):
    maker = SpaceFrames(suggester)
    learner = LearnerSettings("spectral", 10, "divisive", 5)
    found = frame(suggester, maker, Situation(decisions, NAMES, learner=learner), plane=(1, 2))
    assert found.n_dimensions == 5
    assert len(found.eigenvalues) == 8  # a gap after the fifth could be seen
    usual = frame(suggester, maker, Situation(decisions, NAMES))
    assert usual.n_dimensions == 3


def test_the_affinity_has_blocks_of_labelled_documents(suggester, decisions):
    maker, situation = SpaceFrames(suggester), Situation(decisions, NAMES)
    with_labels = frame(suggester, maker, situation, with_affinity=True).affinity
    assert with_labels.class_names == NAMES
    none = frame(suggester, maker, Situation({}, NAMES), with_affinity=True).affinity
    assert with_labels.weights.sum() > none.weights.sum()


def test_before_is_the_space_without_labels(suggester, decisions):
    found = frame(suggester, SpaceFrames(suggester), Situation(decisions, NAMES), with_before=True)
    none = frame(suggester, SpaceFrames(suggester), Situation({}, NAMES))
    apart = [cdist(points[:50], points[:50]) for points in (found.before, found.points)]
    assert found.before.shape == none.points.shape
    assert apart[0] != pytest.approx(apart[1], abs=0.01)
