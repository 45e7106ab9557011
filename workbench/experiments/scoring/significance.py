"""Which differences between methods are more than chance.

Every test answers with a p-value between 0 and 1 for two lists of scores, whatever they hold:
pairs with a hole (NaN) are left out; with fewer than two pairs nothing can be said (p = 1); equal
scores give p = 1; a difference that never varies gives p = 0. Repeated random splits overlap, so
the corrected resampled t-test is the usual one; the plain tests are there because papers use them.
Whoever judges by these p-values leaves out comparisons of fewer than `FEWEST_PAIRS` pairs: two or
three splits can differ by the same amount by accident, and then the formulas are far too sure.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.errors import ParameterError
from workbench.experiments.scoring.signed_ranks import (
    average_ranks,
    exact_p_value,
    normal_p_value,
)

Verdict = Literal["superior", "inferior", "equivalent", "untested"]
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
    def is_enough(self) -> bool:
        """Whether there are enough pairs to judge by."""
        return self.n >= FEWEST_PAIRS

    def verdict(self, alpha: float = 0.05, higher_is_better: bool = True) -> Verdict:
        """Say how the first compares with the second."""
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
        return _nothing_to_say(differences)
    variance = _variance(differences) * (1.0 / n + test_to_training)
    return _t(float(differences.mean()), variance, n - 1, n)


def welch_t(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Welch's t-test of two lists that are not paired."""
    one, two = _present(first), _present(second)
    if len(one) < 2 or len(two) < 2:
        return _of_too_few(one, two)
    parts = np.array([_variance(one) / len(one), _variance(two) / len(two)])
    spread = float(parts.sum())
    freedom = 1.0
    if spread > 0:
        freedom = spread**2 / float(parts[0] ** 2 / (len(one) - 1) + parts[1] ** 2 / (len(two) - 1))
    return _t(float(one.mean() - two.mean()), spread, freedom, min(len(one), len(two)))


def student_t(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Student's t-test of two lists that are not paired, with one common variance."""
    one, two = _present(first), _present(second)
    if len(one) < 2 or len(two) < 2:
        return _of_too_few(one, two)
    freedom = len(one) + len(two) - 2
    common = (_variance(one) * (len(one) - 1) + _variance(two) * (len(two) - 1)) / freedom
    variance = common * (1.0 / len(one) + 1.0 / len(two))
    return _t(float(one.mean() - two.mean()), variance, freedom, min(len(one), len(two)))


def wilcoxon(first: ArrayLike, second: ArrayLike, _ratio: float = 0.0) -> Comparison:
    """Wilcoxon's signed ranks, ties sharing a rank and equal pairs left out."""
    differences = _differences(first, second)
    moved = np.round(differences[differences != 0], 15)
    if len(moved) < 2:
        return _nothing_to_say(differences)
    ranks = average_ranks(np.abs(moved))
    positive = float(ranks[moved > 0].sum())
    statistic = min(positive, float(ranks.sum()) - positive)
    p_value = (
        exact_p_value(ranks, statistic)
        if len(moved) <= _EXACT_UP_TO
        else normal_p_value(ranks, statistic)
    )
    return Comparison(float(differences.mean()), statistic, p_value, len(differences))


def mcnemar(first_is_right: ArrayLike, second_is_right: ArrayLike) -> Comparison:
    """McNemar's test on the documents of one split: exact where few documents differ."""
    from scipy.special import bdtr, chdtrc  # late: 0.5 s to import

    one, two = np.asarray(first_is_right, dtype=bool), np.asarray(second_is_right, dtype=bool)
    _check_lengths(one, two)
    only_first, only_second = int((one & ~two).sum()), int((~one & two).sum())
    differing = only_first + only_second
    difference = (only_first - only_second) / len(one) if len(one) else 0.0
    if differing == 0:
        return Comparison(difference, 0.0, 1.0, len(one))
    if differing < _EXACT_DISAGREEMENTS:
        fewer = min(only_first, only_second)
        p_value = min(1.0, 2.0 * float(bdtr(fewer, differing, 0.5)))
        return Comparison(difference, float(fewer), p_value, len(one))
    statistic = max(abs(only_first - only_second) - 1, 0) ** 2 / differing
    return Comparison(difference, statistic, float(chdtrc(1, statistic)), len(one))


TESTS: dict[str, SignificanceTest] = {
    one.name: one
    for one in (
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
            "wilcoxon", "Wilcoxon signed ranks", "over corpora; assumes no shape", wilcoxon
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


def holm(p_values: ArrayLike) -> Values:
    """Adjust the p-values of several comparisons so that one false alarm stays unlikely.

    Those that are NaN were not tested: they stay NaN and do not count.
    """
    given = np.asarray(p_values, dtype=np.float64)
    tested = np.flatnonzero(~np.isnan(given))
    order = tested[np.argsort(given[tested], kind="stable")]
    stepped = given[order] * np.arange(len(order), 0, -1)
    adjusted = np.full_like(given, math.nan)
    adjusted[order] = np.minimum(np.maximum.accumulate(stepped), 1.0)
    return adjusted


@dataclass(frozen=True)
class PairwiseTable:
    """Every method against every other: p-values and verdicts of the row over the column.

    A pair that could not be tested has the p-value NaN.
    """

    names: tuple[str, ...]
    p_values: Values
    verdicts: tuple[tuple[Verdict, ...], ...]

    def wins(self) -> dict[str, tuple[int, int, int]]:
        """Count for each method how often it is superior, equivalent and inferior."""
        kinds: tuple[Verdict, ...] = ("superior", "equivalent", "inferior")
        counts = {}
        for i, name in enumerate(self.names):
            others = [one for j, one in enumerate(self.verdicts[i]) if j != i]
            counts[name] = (others.count(kinds[0]), others.count(kinds[1]), others.count(kinds[2]))
        return counts


def pairwise(
    scores: Mapping[str, ArrayLike],
    *,
    test: str = "corrected_t",
    alpha: float = 0.05,
    higher_is_better: bool = True,
    test_to_training: float = 1.0,
    adjust: bool = True,
) -> PairwiseTable:
    """Compare every two methods, with Holm's correction over all pairs unless told otherwise."""

    def outcome(first: str, second: str) -> Comparison | None:
        found = compare(scores[first], scores[second], test, test_to_training)
        return found if found.is_enough else None

    return pairwise_table(tuple(scores), outcome, alpha, higher_is_better, adjust)


def pairwise_table(
    names: tuple[str, ...],
    outcome: Callable[[str, str], Comparison | None],
    alpha: float = 0.05,
    higher_is_better: bool = True,
    adjust: bool = True,
) -> PairwiseTable:
    """Lay out the outcomes of all pairs; `outcome` gives None where a pair cannot be tested."""
    n = len(names)
    rows, columns = np.triu_indices(n, 1)
    found = [outcome(names[i], names[j]) for i, j in zip(rows, columns, strict=True)]
    raw = np.array([math.nan if one is None else one.p_value for one in found])
    adjusted = holm(raw) if adjust else raw
    p_values = np.ones((n, n))
    p_values[rows, columns] = p_values[columns, rows] = adjusted
    verdicts: list[list[Verdict]] = [["equivalent"] * n for _ in names]
    opposite: dict[Verdict, Verdict] = {"superior": "inferior", "inferior": "superior"}
    for i, j, one, p in zip(rows, columns, found, adjusted, strict=True):
        verdict: Verdict = "untested"
        if one is not None:
            verdict = replace(one, p_value=float(p)).verdict(alpha, higher_is_better)
        verdicts[i][j], verdicts[j][i] = verdict, opposite.get(verdict, verdict)
    return PairwiseTable(names, p_values, tuple(tuple(row) for row in verdicts))


def _present(values: ArrayLike) -> Values:
    array = np.asarray(values, dtype=np.float64).ravel()
    return array[~np.isnan(array)]


def _differences(first: ArrayLike, second: ArrayLike) -> Values:
    one, two = np.asarray(first, dtype=np.float64), np.asarray(second, dtype=np.float64)
    _check_lengths(one, two)
    return _present(one - two)


def _check_lengths(one: NDArray[Any], two: NDArray[Any]) -> None:
    if len(one) != len(two):
        raise ParameterError(
            f"A paired test needs lists of one length, not {len(one)} and {len(two)}; "
            "use welch_t for scores of different splits."
        )


def _variance(values: Values) -> float:
    """The sample variance, where rounding errors of equal numbers count as none."""
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


def _nothing_to_say(differences: Values) -> Comparison:
    mean = float(differences.mean()) if len(differences) else 0.0
    return Comparison(mean, 0.0, 1.0, len(differences))


def _of_too_few(one: Values, two: Values) -> Comparison:
    if not len(one) or not len(two):
        return Comparison(0.0, 0.0, 1.0, 0)
    return Comparison(float(one.mean() - two.mean()), 0.0, 1.0, min(len(one), len(two)))
