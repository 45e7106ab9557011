"""Tests of repeated splits that take into account which documents the splits share.

With J splits of n training and m test documents the variance of the mean difference is taken as

    s² (1/J + o) + d

s² is the variance of the J differences. o is for documents shared by training sets: 0 where they
are disjoint; with more training than test documents m/n (Nadeau & Bengio 2003); otherwise n/m,
which is what random training sets share of n + m documents, to the rest. Both are 1 where n = m.
d is for test documents that all splits share, which s² does not contain: the variance of the
difference of two shares of m documents, (a(1 − a) + b(1 − b)) / m, used where n < m. Methods that
err on the same documents differ by less, so the test is on the safe side.
"""

from dataclasses import replace

from numpy.typing import ArrayLike

from workbench.array_types import Floats
from workbench.experiments.scoring.comparisons import (
    Comparison,
    Draws,
    differences_of,
    present_scores,
    t_comparison,
    untestable,
    variance_of,
)

_MOST_FREEDOM = 1e6
PRACTICALLY_EQUAL = 0.01  # half the width of the region of practical equivalence


def shared_t(first: ArrayLike, second: ArrayLike, draws: Draws) -> Comparison:
    """Student's t-test of the differences, corrected for the documents that splits share."""
    differences = differences_of(first, second)
    n = len(differences)
    if n < 2:
        return untestable(differences)
    estimated = variance_of(differences) * (1.0 / n + training_overlap(draws))
    known = 0.0
    if draws.test_to_training > 1 or draws.are_disjoint:
        known = _document_variance(present_scores(first), present_scores(second), draws)
    mean, freedom = float(differences.mean()), _freedom(estimated, known, n)
    return t_comparison(mean, estimated + known, freedom, n)


def bayesian_t(first: ArrayLike, second: ArrayLike, draws: Draws) -> Comparison:
    """The correlated t-test of Corani & Benavoli: is the difference beyond practical equivalence?

    The p-value is twice the probability that it is not, so that 0.05 stands for 97.5 % on one side.
    """
    found = shared_t(first, second, draws)
    left, _, right = posterior(first, second, draws)
    return replace(found, p_value=min(1.0, 2.0 * (1.0 - max(left, right))))


def posterior(
    first: ArrayLike, second: ArrayLike, draws: Draws, region: float = PRACTICALLY_EQUAL
) -> tuple[float, float, float]:
    """The probabilities that the first is worse, practically equal and better."""
    from scipy.special import stdtr  # late: 0.5 s to import

    found = shared_t(first, second, draws)
    if found.n < 2 or found.statistic in (0.0, float("inf"), float("-inf")):
        is_worse, is_better = found.difference < -region, found.difference > region
        is_known = found.n > 1
        return (
            float(is_known and is_worse),
            float(not is_known or not (is_worse or is_better)),
            float(is_known and is_better),
        )
    error = found.difference / found.statistic
    left = float(stdtr(found.freedom, (-region - found.difference) / error))
    right = float(stdtr(found.freedom, (found.difference - region) / error))
    return left, 1.0 - left - right, right


def _freedom(estimated: float, known: float, n: int) -> float:
    """Degrees of freedom (Satterthwaite): only the first part is estimated from n differences."""
    if estimated <= known * 1e-3:
        return _MOST_FREEDOM
    return min(_MOST_FREEDOM, (n - 1) * (1.0 + known / estimated) ** 2)


def training_overlap(draws: Draws) -> float:
    """What is added to 1/J for documents that training sets share."""
    if draws.are_disjoint or draws.test_to_training <= 0:
        return 0.0
    return min(draws.test_to_training, 1.0 / draws.test_to_training)


def _document_variance(first: Floats, second: Floats, draws: Draws) -> float:
    """The variance that the choice of test documents adds; 0 for what is not a share of them."""
    if draws.test_size <= 0:
        return 0.0
    lists = (first, second)
    if not all(((scores >= 0) & (scores <= 1)).all() for scores in lists):
        return 0.0
    means = [float(scores.mean()) for scores in lists]
    return sum(mean * (1.0 - mean) for mean in means) / draws.test_size
