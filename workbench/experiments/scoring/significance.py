"""Tests of significance: which differences between methods are more than chance.

Every test gives a p-value between 0 and 1 for any two lists of scores: pairs with a missing score
(NaN) are left out; fewer than two pairs give p = 1; equal scores give p = 1; a difference that
never varies gives p = 0. Repeated random splits overlap, so the corrected resampled t-test is the
default; the plain tests are there because papers use them. Callers must not draw conclusions from
fewer than `FEWEST_PAIRS` pairs: two or three splits can differ by the same amount by chance, and
the p-value is then far too small.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.errors import ParameterError
from workbench.experiments.scoring.signed_ranks import (
    average_ranks,
    exact_p_value,
    normal_p_value,
)

Conclusion = Literal["superior", "inferior", "equivalent", "untested"]
Values = NDArray[np.float64]
FEWEST_PAIRS = 5
_EXACT_UP_TO = 50  # signed ranks: the whole distribution is cheap up to here
_EXACT_DISAGREEMENTS = 25  # McNemar: below this the chi-squared approximation is poor


@dataclass(frozen=True)
class Comparison:
    """The outcome of a test: mean difference (first minus second), statistic, p-value and pairs."""

    difference: float
    statistic: float
    p_value: float
    n: int

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
class SignificanceTest:
    """A test by name; `run` takes two lists of scores and the ratio of test to training size."""

    name: str
    title: str
    help: str
    run: Callable[[ArrayLike, ArrayLike, float], Comparison]


def paired_t(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Student's t-test of the differences of pairs."""
    return corrected_t(first, second, 0.0)


def corrected_t(first: ArrayLike, second: ArrayLike, test_to_training: float = 1.0) -> Comparison:
    """The resampled t-test of Nadeau & Bengio: variance times 1/J + n_test/n_training."""
    differences = _differences(first, second)
    n = len(differences)
    if n < 2:
        return _untestable(differences)
    variance = _variance(differences) * (1.0 / n + test_to_training)
    return _t(float(differences.mean()), variance, n - 1, n)


def welch_t(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Welch's t-test of two lists that are not paired."""
    scores, others = _present(first), _present(second)
    if len(scores) < 2 or len(others) < 2:
        return _too_few(scores, others)
    parts = np.array([_variance(scores) / len(scores), _variance(others) / len(others)])
    spread = float(parts.sum())
    freedom = 1.0
    if spread > 0:
        squares = parts[0] ** 2 / (len(scores) - 1) + parts[1] ** 2 / (len(others) - 1)
        freedom = spread**2 / float(squares)
    return _t(float(scores.mean() - others.mean()), spread, freedom, min(len(scores), len(others)))


def student_t(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Student's t-test of two lists that are not paired, with one common variance."""
    scores, others = _present(first), _present(second)
    if len(scores) < 2 or len(others) < 2:
        return _too_few(scores, others)
    freedom = len(scores) + len(others) - 2
    squares = _variance(scores) * (len(scores) - 1) + _variance(others) * (len(others) - 1)
    variance = squares / freedom * (1.0 / len(scores) + 1.0 / len(others))
    return _t(
        float(scores.mean() - others.mean()), variance, freedom, min(len(scores), len(others))
    )


def wilcoxon(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Wilcoxon's signed-rank test; ties share a rank and equal pairs are left out."""
    differences = _differences(first, second)
    nonzero = np.round(differences[differences != 0], 15)
    if len(nonzero) < 2:
        return _untestable(differences)
    ranks = average_ranks(np.abs(nonzero))
    positive = float(ranks[nonzero > 0].sum())
    statistic = min(positive, float(ranks.sum()) - positive)
    p_value = (
        exact_p_value(ranks, statistic)
        if len(nonzero) <= _EXACT_UP_TO
        else normal_p_value(ranks, statistic)
    )
    return Comparison(float(differences.mean()), statistic, p_value, len(differences))


def mcnemar(first_is_right: ArrayLike, second_is_right: ArrayLike) -> Comparison:
    """McNemar's test on the documents of one split: exact where few documents differ."""
    from scipy.special import bdtr, chdtrc  # late: 0.5 s to import

    first, second = np.asarray(first_is_right, dtype=bool), np.asarray(second_is_right, dtype=bool)
    _check_lengths(first, second)
    n = len(first)
    only_first, only_second = int((first & ~second).sum()), int((~first & second).sum())
    differing = only_first + only_second
    difference = (only_first - only_second) / n if n else 0.0
    if differing == 0:
        return Comparison(difference, 0.0, 1.0, n)
    if differing < _EXACT_DISAGREEMENTS:
        fewer = min(only_first, only_second)
        p_value = min(1.0, 2.0 * float(bdtr(fewer, differing, 0.5)))
        return Comparison(difference, float(fewer), p_value, n)
    statistic = max(abs(only_first - only_second) - 1, 0) ** 2 / differing
    return Comparison(difference, statistic, float(chdtrc(1, statistic)), n)


TESTS: dict[str, SignificanceTest] = {
    test.name: test
    for test in (
        SignificanceTest(
            "corrected_t",
            "Corrected resampled t-test",
            "for repeated random splits and folds, whose training sets overlap",
            corrected_t,
        ),
        SignificanceTest(
            "paired_t", "Paired t-test", "too optimistic on repeated random splits", paired_t
        ),
        SignificanceTest(
            "wilcoxon",
            "Wilcoxon signed-rank test",
            "over corpora; assumes no distribution",
            wilcoxon,
        ),
        SignificanceTest("welch_t", "Welch's t-test", "lists that are not paired", welch_t),
        SignificanceTest(
            "student_t", "Student's t-test", "lists that are not paired, equal variances", student_t
        ),
    )
}


def compare(
    first: ArrayLike,
    second: ArrayLike,
    test: str = "corrected_t",
    test_to_training: float = 1.0,
) -> Comparison:
    """Apply a test by name to two lists of scores."""
    if test not in TESTS:
        raise ParameterError(f"There is no test {test!r}; there are {', '.join(TESTS)}.")
    return TESTS[test].run(first, second, test_to_training)


def _present(values: ArrayLike) -> Values:
    array = np.asarray(values, dtype=np.float64).ravel()
    return array[~np.isnan(array)]


def _differences(first: ArrayLike, second: ArrayLike) -> Values:
    scores, others = np.asarray(first, dtype=np.float64), np.asarray(second, dtype=np.float64)
    _check_lengths(scores, others)
    return _present(scores - others)


def _check_lengths(first: NDArray[Any], second: NDArray[Any]) -> None:
    if len(first) != len(second):
        raise ParameterError(
            f"A paired test needs lists of equal length, not {len(first)} and {len(second)}; "
            "use welch_t for scores of different splits."
        )


def _variance(values: Values) -> float:
    """The sample variance; 0 where values differ by rounding errors alone."""
    spread = float(values.max() - values.min())
    if spread <= 1e-12 * max(1e-300, float(np.abs(values).max())):
        return 0.0
    return float(values.var(ddof=1))


def _t(difference: float, variance: float, freedom: float, n: int) -> Comparison:
    from scipy.special import stdtr  # late: 0.5 s to import

    if variance > 0:
        statistic = difference / math.sqrt(variance)
        return Comparison(difference, statistic, 2.0 * float(stdtr(freedom, -abs(statistic))), n)
    if abs(difference) <= 1e-15:
        return Comparison(0.0, 0.0, 1.0, n)
    return Comparison(difference, math.copysign(math.inf, difference), 0.0, n)


def _untestable(differences: Values) -> Comparison:
    """The comparison of fewer than two pairs."""
    mean = float(differences.mean()) if len(differences) else 0.0
    return Comparison(mean, 0.0, 1.0, len(differences))


def _too_few(first: Values, second: Values) -> Comparison:
    """The comparison of lists one of which has fewer than two scores."""
    if not len(first) or not len(second):
        return Comparison(0.0, 0.0, 1.0, 0)
    return Comparison(float(first.mean() - second.mean()), 0.0, 1.0, min(len(first), len(second)))
