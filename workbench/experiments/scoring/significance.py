"""Tests of significance: which differences between methods are more than chance.

Every test gives a p-value between 0 and 1 for any two lists of scores: pairs with a missing score
(NaN) are left out; fewer than two pairs give p = 1; equal scores give p = 1; a difference that
never varies gives p = 0. Repeated splits share documents, which the default corrects for; the
plain tests are there because papers use them. Callers must not draw conclusions from fewer than
`comparisons.FEWEST_PAIRS` pairs: two or three splits can differ by the same amount by chance, and
the p-value is then far too small.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from workbench.errors import ParameterError
from workbench.experiments.scoring.comparisons import (
    Comparison,
    Draws,
    differences_of,
    present_scores,
    t_comparison,
    too_few,
    untestable,
    variance_of,
)
from workbench.experiments.scoring.shared_documents import bayesian_t, shared_t
from workbench.experiments.scoring.signed_ranks import (
    average_ranks,
    exact_p_value,
    normal_p_value,
)

_EXACT_UP_TO = 50  # signed ranks: the whole distribution is cheap up to here


@dataclass(frozen=True)
class SignificanceTest:
    """A test by name; `run` takes two lists of scores and how the splits were drawn.

    A test over documents has no `run`: it needs predictions instead of scores.
    """

    name: str
    title: str
    help: str
    run: Callable[[ArrayLike, ArrayLike, Draws], Comparison] | None = None


def paired_t(first: ArrayLike, second: ArrayLike) -> Comparison:
    """Student's t-test of the differences of pairs."""
    return corrected_t(first, second, 0.0)


def corrected_t(first: ArrayLike, second: ArrayLike, test_to_training: float = 1.0) -> Comparison:
    """The resampled t-test of Nadeau & Bengio: variance times 1/J + n_test/n_training."""
    differences = differences_of(first, second)
    n = len(differences)
    if n < 2:
        return untestable(differences)
    variance = variance_of(differences) * (1.0 / n + test_to_training)
    return t_comparison(float(differences.mean()), variance, n - 1, n)


def welch_t(first: ArrayLike, second: ArrayLike) -> Comparison:
    """Welch's t-test of two lists that are not paired."""
    scores, others = present_scores(first), present_scores(second)
    if len(scores) < 2 or len(others) < 2:
        return too_few(scores, others)
    parts = np.array([variance_of(scores) / len(scores), variance_of(others) / len(others)])
    variance = float(parts.sum())
    freedom = 1.0
    if variance > 0:
        squares = parts[0] ** 2 / (len(scores) - 1) + parts[1] ** 2 / (len(others) - 1)
        freedom = variance**2 / float(squares)
    return t_comparison(
        float(scores.mean() - others.mean()), variance, freedom, min(len(scores), len(others))
    )


def student_t(first: ArrayLike, second: ArrayLike) -> Comparison:
    """Student's t-test of two lists that are not paired, with one common variance."""
    scores, others = present_scores(first), present_scores(second)
    if len(scores) < 2 or len(others) < 2:
        return too_few(scores, others)
    freedom = len(scores) + len(others) - 2
    squares = variance_of(scores) * (len(scores) - 1) + variance_of(others) * (len(others) - 1)
    variance = squares / freedom * (1.0 / len(scores) + 1.0 / len(others))
    return t_comparison(
        float(scores.mean() - others.mean()), variance, freedom, min(len(scores), len(others))
    )


def wilcoxon(first: ArrayLike, second: ArrayLike) -> Comparison:
    """Wilcoxon's signed-rank test; ties share a rank and equal pairs are left out."""
    differences = differences_of(first, second)
    nonzero = np.round(differences[differences != 0], 15)
    if len(nonzero) < 2:
        return untestable(differences)
    ranks = average_ranks(np.abs(nonzero))
    positive = float(ranks[nonzero > 0].sum())
    statistic = min(positive, float(ranks.sum()) - positive)
    p_value = (
        exact_p_value(ranks, statistic)
        if len(nonzero) <= _EXACT_UP_TO
        else normal_p_value(ranks, statistic)
    )
    return Comparison(float(differences.mean()), statistic, p_value, len(differences))


def _corrected(first: ArrayLike, second: ArrayLike, draws: Draws) -> Comparison:
    return corrected_t(first, second, draws.test_to_training)


def _over_scores(
    test: Callable[[ArrayLike, ArrayLike], Comparison],
) -> Callable[[ArrayLike, ArrayLike, Draws], Comparison]:
    return lambda first, second, _draws: test(first, second)


AUTOMATIC, SHARED_T, PAIRED_T, MCNEMAR, BOOTSTRAP = (
    *("automatic", "shared_t", "paired_t"),
    *("mcnemar", "bootstrap"),
)
TESTS: dict[str, SignificanceTest] = {
    test.name: test
    for test in (
        SignificanceTest(
            AUTOMATIC,
            "Test that fits the protocol",
            "named under the table: by splits, or by documents where there is one split",
            shared_t,
        ),
        SignificanceTest(
            SHARED_T,
            "t-test corrected for shared documents",
            "for repeated splits: what training sets share, and the one set of test documents",
            shared_t,
        ),
        SignificanceTest(
            "corrected_t",
            "Corrected resampled t-test",
            "of Nadeau and Bengio; finds almost no differences with few training documents",
            _corrected,
        ),
        SignificanceTest(
            "bayesian_t",
            "Bayesian correlated t-test",
            "a mark where the difference is beyond ± 0.01 with a probability of 97.5 %",
            bayesian_t,
        ),
        SignificanceTest(
            PAIRED_T,
            "Paired t-test",
            "too optimistic on repeated random splits",
            _over_scores(paired_t),
        ),
        SignificanceTest(
            "wilcoxon",
            "Wilcoxon signed-rank test",
            "over corpora; assumes no distribution",
            _over_scores(wilcoxon),
        ),
        SignificanceTest(
            "welch_t", "Welch's t-test", "scores that are not paired", _over_scores(welch_t)
        ),
        SignificanceTest(
            "student_t",
            "Student's t-test",
            "scores that are not paired, equal variances",
            _over_scores(student_t),
        ),
        SignificanceTest(
            MCNEMAR,
            "McNemar's test on the documents of one split",
            "for accuracy; says nothing about other training sets",
        ),
        SignificanceTest(
            BOOTSTRAP,
            "Paired bootstrap over the documents of one split",
            "for accuracy; says nothing about other training sets",
        ),
    )
}
UNPAIRED = ("welch_t", "student_t")


def compare(
    first: ArrayLike,
    second: ArrayLike,
    test: str = AUTOMATIC,
    draws: Draws = Draws(),  # noqa: B008 - frozen
) -> Comparison:
    """Apply a test by name to two lists of scores."""
    run = TESTS[test].run if test in TESTS else None
    if run is None:
        names = ", ".join(name for name, known in TESTS.items() if known.run is not None)
        raise ParameterError(f"There is no test {test!r} of scores; there are {names}.")
    return run(first, second, draws)
