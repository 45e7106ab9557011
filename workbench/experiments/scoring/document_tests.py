"""Tests over the documents of one split: they say nothing about other training sets.

McNemar's test counts the documents that only one of two methods gets right; the paired bootstrap
draws the test documents again and again, and gives an interval too.
"""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.experiments.scoring.comparisons import Comparison, check_lengths

_EXACT_DISAGREEMENTS = 25  # McNemar: below this the chi-squared approximation is poor
_RESAMPLES = 10_000


def mcnemar(first_is_right: ArrayLike, second_is_right: ArrayLike) -> Comparison:
    """McNemar's test on the documents of one split: exact where few documents differ."""
    from scipy.special import bdtr, chdtrc  # late: 0.5 s to import

    n, only_first, only_second = _counts(first_is_right, second_is_right)
    differing = only_first + only_second
    difference = (only_first - only_second) / n if n else 0.0
    if differing == 0:
        return Comparison(difference, 0.0, 1.0, n)
    low, high = _normal_interval(n, only_first, only_second)
    if differing < _EXACT_DISAGREEMENTS:
        fewer = min(only_first, only_second)
        p_value = min(1.0, 2.0 * float(bdtr(fewer, differing, 0.5)))
        return Comparison(difference, float(fewer), p_value, n, low, high)
    statistic = max(abs(only_first - only_second) - 1, 0) ** 2 / differing
    return Comparison(difference, statistic, float(chdtrc(1, statistic)), n, low, high)


def paired_bootstrap(
    first_is_right: ArrayLike, second_is_right: ArrayLike, seed: int = 0
) -> Comparison:
    """Draw the documents again with replacement: how often is the difference as far from its mean?

    A draw of documents is a draw of three counts, so any number of documents is cheap.
    """
    n, only_first, only_second = _counts(first_is_right, second_is_right)
    if only_first + only_second == 0:
        return Comparison(0.0, 0.0, 1.0, n)
    shares = np.array([only_first, only_second, n - only_first - only_second]) / n
    drawn = np.random.default_rng(seed).multinomial(n, shares, size=_RESAMPLES)
    differences: NDArray[np.float64] = (drawn[:, 0] - drawn[:, 1]) / n
    difference = (only_first - only_second) / n
    as_far = np.abs(differences - difference) >= abs(difference) - 1e-12
    low, high = np.quantile(differences, [0.025, 0.975]).tolist()
    p_value = (int(as_far.sum()) + 1) / (_RESAMPLES + 1)
    return Comparison(difference, difference, p_value, n, low, high)


def _counts(first_is_right: ArrayLike, second_is_right: ArrayLike) -> tuple[int, int, int]:
    first, second = np.asarray(first_is_right, dtype=bool), np.asarray(second_is_right, dtype=bool)
    check_lengths(first, second)
    return len(first), int((first & ~second).sum()), int((~first & second).sum())


def _normal_interval(n: int, only_first: int, only_second: int) -> tuple[float, float]:
    """The 95 % interval of a difference of two shares of the same documents."""
    difference = (only_first - only_second) / n
    half = 1.96 * math.sqrt(((only_first + only_second) / n - difference**2) / n)
    return difference - half, difference + half
