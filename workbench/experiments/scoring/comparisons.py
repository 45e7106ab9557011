"""The outcome of a test, what a test knows of the draws, and what the tests share."""

import math
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError

Conclusion = Literal["superior", "inferior", "equivalent", "untested"]
FEWEST_PAIRS = 5


@dataclass(frozen=True)
class Comparison:
    """The outcome of a test: mean difference (first minus second), statistic, p-value and pairs.

    `low` and `high` are the 95 % interval of the difference, `freedom` the degrees of freedom of a
    t-test; all are NaN where the test has none.
    """

    difference: float
    statistic: float
    p_value: float
    n: int
    low: float = math.nan
    high: float = math.nan
    freedom: float = math.nan

    @property
    def has_enough_pairs(self) -> bool:
        """Whether there are enough pairs to draw a conclusion."""
        return self.n >= FEWEST_PAIRS

    def conclusion(self, alpha: float = 0.05, higher_is_better: bool = True) -> Conclusion:
        """Whether the first is superior, inferior or equivalent to the second."""
        if not self.p_value < alpha or self.difference == 0:
            return "equivalent"
        return "superior" if (self.difference > 0) == higher_is_better else "inferior"


@dataclass(frozen=True)
class Draws:
    """How two lists of scores were made: sizes of a split, and whether training sets overlap.

    `test_size` is 0 where the scores say nothing about single documents.
    """

    test_to_training: float = 1.0
    test_size: float = 0.0
    are_disjoint: bool = False


def present_scores(values: ArrayLike) -> Floats:
    """The scores that are not missing."""
    array = np.asarray(values, dtype=np.float64).ravel()
    return array[~np.isnan(array)]


def differences_of(first: ArrayLike, second: ArrayLike) -> Floats:
    """The differences of the pairs that have both scores."""
    scores, others = np.asarray(first, dtype=np.float64), np.asarray(second, dtype=np.float64)
    check_lengths(scores, others)
    return present_scores(scores - others)


def check_lengths(first: NDArray[Any], second: NDArray[Any]) -> None:
    """Refuse lists that cannot be paired."""
    if len(first) != len(second):
        raise ParameterError(
            f"A paired test needs lists of equal length, not {len(first)} and {len(second)}; "
            "use welch_t for scores of different splits."
        )


def variance_of(values: Floats) -> float:
    """The sample variance; 0 where values differ by rounding errors alone."""
    width = float(values.max() - values.min())
    if width <= 1e-12 * max(1e-300, float(np.abs(values).max())):
        return 0.0
    return float(values.var(ddof=1))


def t_comparison(difference: float, variance: float, freedom: float, n: int) -> Comparison:
    """Student's t-test of a mean difference with a known variance, and its 95 % interval."""
    from scipy.special import stdtr, stdtrit  # late: 0.5 s to import

    if variance > 0:
        error = math.sqrt(variance)
        p_value = 2.0 * float(stdtr(freedom, -abs(difference / error)))
        half = float(stdtrit(freedom, 0.975)) * error
        low, high = difference - half, difference + half
        return Comparison(difference, difference / error, p_value, n, low, high, freedom)
    if abs(difference) <= 1e-15:
        return Comparison(0.0, 0.0, 1.0, n, 0.0, 0.0)
    infinite = math.copysign(math.inf, difference)
    return Comparison(difference, infinite, 0.0, n, difference, difference)


def untestable(differences: Floats) -> Comparison:
    """The comparison of fewer than two pairs."""
    mean = float(differences.mean()) if len(differences) else 0.0
    return Comparison(mean, 0.0, 1.0, len(differences))


def too_few(first: Floats, second: Floats) -> Comparison:
    """The comparison of lists one of which has fewer than two scores."""
    if not len(first) or not len(second):
        return Comparison(0.0, 0.0, 1.0, 0)
    return Comparison(float(first.mean() - second.mean()), 0.0, 1.0, min(len(first), len(second)))
