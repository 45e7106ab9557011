"""The interval of Clopper and Pearson against the sums of binomial tails that define it."""

import math
from math import comb

import pytest

from workbench.labelling.estimates import check_estimate


def tail(count, share, numbers):
    return sum(comb(count, k) * share**k * (1 - share) ** (count - k) for k in numbers)


@pytest.mark.parametrize(("right", "count"), [(3, 4), (9, 10), (20, 24), (1, 7)])
def test_the_ends_leave_two_and_a_half_percent_in_each_tail(right, count):
    low, high = check_estimate(right, count).interval
    assert tail(count, low, range(right, count + 1)) == pytest.approx(0.025)
    assert tail(count, high, range(right + 1)) == pytest.approx(0.025)


def test_intervals_of_all_right_none_right_and_no_checks():
    assert check_estimate(10, 10).interval == (pytest.approx(0.025**0.1), 1.0)
    assert check_estimate(0, 10).interval == (0.0, pytest.approx(1 - 0.025**0.1))
    assert check_estimate(0, 0).interval == (0.0, 1.0)
    assert math.isnan(check_estimate(0, 0).accuracy)
