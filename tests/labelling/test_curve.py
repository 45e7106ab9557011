"""The learning curve: points on the same checks, and a guess along the line of the logits."""

from itertools import pairwise

import numpy as np
import pytest

from workbench.labelling.curve import AHEAD, checkpoints, learning_curve
from workbench.labelling.estimates import check_estimate as checks


def test_checkpoints_grow_and_end_now():
    found = checkpoints(40)
    assert found[0] == 4 and found[-1] == 40
    assert all(later > earlier for earlier, later in pairwise(found))
    assert checkpoints(1) == [] and checkpoints(2) == [2]


def test_a_rising_curve_forecasts_more_and_a_flat_one_does_not():
    rising = learning_curve({4: checks(10, 20), 12: checks(14, 20), 36: checks(17, 20)})
    assert [point.labels for point in rising.points] == [4, 12, 36]
    assert rising.points[-1].accuracy == pytest.approx(0.85)
    # The line through three equal steps of log(labels), by hand.
    odds = np.log([10.5 / 10.5, 14.5 / 6.5, 17.5 / 3.5])
    logs, weights = np.log([4, 12, 36]), np.array([4, 12, 36])
    centre = np.average(logs, weights=weights)
    slope = np.sum(weights * (logs - centre) * odds) / np.sum(weights * (logs - centre) ** 2)
    ahead = 1 / (1 + np.exp(-(odds[-1] + slope * np.log((36 + AHEAD) / 36))))
    expected = 17 / 20 + ahead - 17.5 / 21
    assert rising.forecast.labels == 36 + AHEAD
    assert rising.forecast.accuracy == pytest.approx(expected)
    assert rising.forecast.low < expected < rising.forecast.high
    flat = learning_curve({size: checks(17, 20) for size in (4, 12, 36)})
    assert flat.forecast.accuracy == pytest.approx(17 / 20)
    falling = learning_curve({4: checks(18, 20), 12: checks(17, 20), 36: checks(15, 20)})
    assert falling.forecast.accuracy == pytest.approx(15 / 20)  # labels do not make it worse
    perfect = learning_curve({size: checks(11, 11) for size in (40, 80, 119)})
    assert perfect.forecast.accuracy == perfect.points[-1].accuracy == 1.0


def test_too_few_labels_give_no_forecast():
    assert learning_curve({}).forecast is None
    assert learning_curve({4: checks(2, 3), 8: checks(2, 3), 12: checks(3, 3)}).forecast is None
    assert learning_curve({4: checks(9, 20), 8: checks(10, 20)}).forecast is None
    assert learning_curve({4: checks(0, 0)}).points == ()
