"""What is asked next, on graphs small enough to see the answer."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.labelling.learning.questions import (
    Pool,
    at_random,
    doubtful_labels,
    is_repeating,
    most_similar,
    most_uncertain,
    most_useful,
    reach,
    uncertainty,
)
from workbench.methods.algebra.graph_walks import symmetric_walk
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.few_labels.teachers import GraphTeacher


@pytest.fixture
def walk():
    """Two stars, of five and of three documents; 0 and 5 are their centres; 8 stands alone."""
    weights = np.zeros((9, 9))
    for centre, others in ((0, (1, 2, 3, 4)), (5, (6, 7))):
        weights[centre, list(others)] = weights[list(others), centre] = 1
    return symmetric_walk(sp.csr_array(weights))


def test_before_anything_is_known_the_centres_of_groups_are_asked_about(walk):
    everything = np.ones(9, dtype=bool)
    assert most_useful(Pool(walk, everything), None, {}, 2) == [0, 5]
    allowed = everything.copy()
    allowed[0] = False
    assert most_useful(Pool(walk, allowed), None, {0: 1}, 1) == [5]


def test_useful_documents_and_their_neighbours_are_uncertain_and_do_not_repeat(walk):
    sure, unsure = [0.9, 0.1], [0.5, 0.5]
    scores = np.array([unsure] * 5 + [[0.6, 0.4]] * 3 + [sure])
    chosen = most_useful(Pool(walk, np.ones(9, dtype=bool)), scores, {}, 2)
    # u = 1 in the first star, so u · S u is largest in its centre; the batch then goes elsewhere.
    expected = uncertainty(scores, np.ones(9, dtype=bool))
    assert chosen[0] == int((expected * (walk @ expected)).argmax()) == 0
    assert chosen[1] == 5


def test_questions_leave_a_class_that_nearly_all_recent_labels_have():
    """A large group that stays uncertain whatever is said about it, and a smaller one."""
    weights = np.zeros((30, 30))
    weights[:20, :20], weights[20:, 20:] = 1, 0.9
    np.fill_diagonal(weights, 0)
    walk = symmetric_walk(sp.csr_array(weights))
    allowed = np.arange(30) >= 8
    scores = np.array([[0.52, 0.48]] * 20 + [[0.525, 0.475]] * 10)
    mixed = {row: row % 2 for row in range(8)}
    assert not is_repeating(mixed) and most_useful(Pool(walk, allowed), scores, mixed, 1)[0] < 20
    same = {row: int(row == 3) for row in range(8)}
    assert is_repeating(same) and most_useful(Pool(walk, allowed), scores, same, 1)[0] >= 20
    assert not is_repeating(dict.fromkeys(range(7), 0))


def test_uncertainty_falls_with_the_margin():
    scores = np.array([[1.0, 0.0], [0.5, 0.5], [0.75, 0.25]])
    values = uncertainty(scores, np.ones(3, dtype=bool))
    assert values == pytest.approx(np.exp([-2, 0, -1]))
    assert uncertainty(np.ones((3, 2)), np.ones(3, dtype=bool)).tolist() == [1, 1, 1]


def test_the_most_uncertain_and_random_ones_are_among_the_allowed(walk):
    allowed = np.ones(9, dtype=bool)
    allowed[[2, 3]] = False
    scores = np.array([[0.1 * row, 0.3, 0.0] for row in range(9)])
    random = np.random.default_rng(0)
    assert most_uncertain(Pool(walk, allowed), scores, random, 2) == [4, 1]
    drawn = at_random(Pool(walk, allowed), random, 20)
    assert sorted(drawn) == [0, 1, 4, 5, 6, 7, 8]
    assert len(most_uncertain(Pool(walk, allowed), None, random, 3)) == 3


def test_similar_documents_share_words_with_the_chosen_ones():
    documents = sp.csr_array(np.array([[1.0, 0, 0], [0.8, 0.6, 0], [0, 1, 0], [0, 0, 1]]))
    assert most_similar(documents, [0], np.array([False, True, True, True]), 3) == [1]
    assert most_similar(documents, [0, 2], np.array([False, True, False, True]), 3) == [1]


def test_reach_is_strongest_for_neighbours_and_ends_with_the_group(walk):
    reached = reach(walk, 0)
    assert reached[0] == 1
    assert (reached[1:5] == 1).all()
    assert not reached[5:].any()
    assert reach(walk, 8).tolist() == [0] * 8 + [1]


def test_only_wrong_labels_are_doubted(clear_topics):
    X, classes = clear_topics
    labels = {row: int(classes[row]) for row in range(0, 180, 4)}
    wrong = {40: (labels[40] + 1) % 3, 100: (labels[100] + 2) % 3}
    teacher = GraphTeacher(neighbour_affinity(X, 20))
    assert set(doubtful_labels(X, teacher, {**labels, **wrong}, 3)) == {40, 100}
    assert doubtful_labels(X, teacher, labels, 3) == []
