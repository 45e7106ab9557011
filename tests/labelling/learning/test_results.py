"""Certainties are as sharp as the estimate says."""

import numpy as np
import pytest

from workbench.labelling.estimates import check_estimate
from workbench.labelling.learning.results import certainties, expected_accuracy


def test_the_mean_certainty_is_the_expected_accuracy_and_follows_the_margins():
    scores = np.random.default_rng(2).normal(size=(500, 4))
    values = certainties(scores, 0.8).max(axis=1)
    assert values.mean() == pytest.approx(0.8, abs=1e-6)
    ordered = np.sort(scores, axis=1)
    gaps = ordered[:, -1] - ordered[:, -2]
    assert np.corrcoef(gaps, values)[0, 1] > 0.8
    assert (values >= 0.25).all() and (values <= 1).all()


def test_few_random_checks_are_shrunk_towards_the_usual_value():
    assert expected_accuracy(check_estimate(0, 0)) == 0.85
    assert expected_accuracy(check_estimate(5, 5)) == pytest.approx(0.925)
    assert expected_accuracy(check_estimate(95, 100)) == pytest.approx(0.945, abs=0.001)
