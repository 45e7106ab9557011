"""A simulated person: held-out accuracy after each answer, wrong answers, coverage of intervals."""

import math

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.labelling.learning.session import SessionSettings
from workbench.labelling.learning.simulation import SimulatedPerson, SimulationSettings, simulate
from workbench.labelling.settings import CHECK


def test_a_share_of_the_answers_is_wrong_and_names_another_class():
    classes = np.arange(3000) % 3
    person = SimulatedPerson(classes, 0.05, np.random.default_rng(1))
    given = np.array([person.answer(row) for row in range(3000)])
    assert 0.03 < (given != classes).mean() < 0.07
    assert set(given) == {0, 1, 2}


def test_accuracy_is_measured_on_documents_outside_the_pool_after_each_answer(topics):
    found = simulate(*topics, SimulationSettings(budget=30))
    assert (found.pool, found.held_out) == (240, 120)
    assert [step.labels for step in found.steps] == list(range(1, 31))
    assert [step.labels for step in found.steps if step.question == CHECK] == [10, 20, 30]
    assert math.isnan(found.steps[0].accuracy)  # one class is known
    assert found.accuracy > 0.75
    assert found.estimate.count == 3
    again = simulate(*topics, SimulationSettings(budget=30))
    assert [step.accuracy for step in again.steps[5:]] == [
        step.accuracy for step in found.steps[5:]
    ]


def test_held_out_documents_change_nothing_that_is_asked(topics):
    X, classes = topics
    settings = SimulationSettings(budget=20, session=SessionSettings(check_every=0))
    held = np.sort(np.random.default_rng(0).permutation(len(classes))[:120])
    changed = classes.copy()
    changed[held] = (changed[held] + 1) % 3
    right, wrong = simulate(X, classes, settings), simulate(X, changed, settings)
    assert right.accuracy > 0.7 > 0.4 > wrong.accuracy


def test_measuring_seldom_gives_the_same_end(topics):
    often = simulate(*topics, SimulationSettings(budget=15))
    seldom = simulate(*topics, SimulationSettings(budget=15, measure_every=10))
    assert [math.isnan(step.accuracy) for step in seldom.steps].count(False) == 2
    assert seldom.accuracy == often.accuracy


def coverage(topics, people, budget=60):
    settings = [
        SimulationSettings(
            budget, seed=seed, measure_every=budget, session=SessionSettings(seed=seed)
        )
        for seed in range(people)
    ]
    return np.mean([simulate(*topics, chosen).to_dict()["covered"] for chosen in settings])


def test_the_interval_of_the_estimate_covers_the_truth(topics):
    assert coverage(topics, 6, budget=40) >= 0.6


@pytest.mark.slow
def test_the_interval_covers_the_truth_in_nine_of_ten_of_a_hundred_labellings(topics):
    assert coverage(topics, 100) >= 0.9


def test_impossible_settings_are_refused(topics):
    for wrong in ({"budget": 0}, {"wrong": 1.0}, {"held_out": 0.0}, {"measure_every": 0}):
        with pytest.raises(ParameterError):
            SimulationSettings(**wrong)
    with pytest.raises(ParameterError, match="too few"):
        simulate(topics[0][:2], topics[1][:2], SimulationSettings())
