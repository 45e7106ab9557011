"""Verdicts on claims: a test in each case, five draws or more, Holm's correction over all cases.

A claim is *reproduced* where it holds in every case and the test supports it in every case. It
has the *same direction* where the difference has the claimed sign in every case and a test supports
it somewhere, or where half of a claimed gain is found as well. Equal scores at every draw are *no
effect*: the setting switches the method off. A claim that a method is not worse by a margin must
exclude a loss beyond the margin. A claim about corpora as a whole is tested over corpora. With
fewer than five draws there is no test, and what has the right sign *cannot be checked*.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.experiments.reproduction.numbers import Scores
from workbench.experiments.reproduction.recipe import Status
from workbench.experiments.reproduction.verdicts import ALPHA, Verdict
from workbench.experiments.scoring.comparisons import FEWEST_PAIRS, Comparison, Draws
from workbench.experiments.scoring.pairwise import holm
from workbench.experiments.scoring.shared_documents import shared_t
from workbench.experiments.scoring.significance import paired_t, welch_t

_ROUNDING = 1e-12


@dataclass(frozen=True)
class ClaimCase:
    """A plan and size for which a claim is checked: the difference, and the test of the claim.

    The p-value is NaN where there are fewer than five draws.
    """

    name: str
    mean: float
    p_value: float
    draws: int
    is_equal: bool = False
    means: str = ""  # of both methods, as text
    plan: str = ""


def case_of(
    name: str,
    above: Scores,
    below: Scores,
    draws: Draws,
    *,
    sign: int = 1,
    allow: float = 0.0,
    plan: str = "",
) -> ClaimCase:
    """Compare two methods in one case, split by split where no split failed."""
    is_paired = len(above) == len(below)
    shifted = above + sign * allow
    test = shared_t(shifted, below, draws) if is_paired else welch_t(shifted, below)
    n = min(_draw_count(above, below), test.n)
    return ClaimCase(
        name,
        sign * float(above.mean() - below.mean()),
        p_value(test) if n >= FEWEST_PAIRS else math.nan,
        n,
        is_paired and bool(np.abs(above - below).max() <= _ROUNDING),
        f"{above.mean():.4f} and {below.mean():.4f}",
        plan or name,
    )


def p_value(test: Comparison) -> float:
    """The p-value of a test, NaN where it has too few pairs."""
    return test.p_value if test.has_enough_pairs else math.nan


def judge_claim(
    status: Status,
    cases: Sequence[ClaimCase],
    allow: float = 0.0,
    at_least: float = 0.0,
    together: bool = False,
) -> tuple[Verdict, str]:
    """Judge a claim by its cases, with a note on where it holds and what the test says."""
    if not cases:
        return "cannot be checked", "not run at this size, or a corpus is missing"
    holding = sum(_holds(case.mean, allow, at_least) for case in cases)
    where = f"holds in {holding} of {len(cases)} cases, "
    if all(case.is_equal for case in cases):
        return _printed(status, "no effect"), where + "both have the same score at every draw"
    p_values, n = _tests(cases, allow, together)
    note = where + _test_note(p_values, n)
    average = float(np.mean([case.mean for case in cases]))
    means = np.full(1, average) if together else np.array([case.mean for case in cases])
    verdict = _verdict(holding == len(cases), average, means + allow, p_values, at_least)
    return _printed(status, verdict), note


def _verdict(
    everywhere: bool, average: float, gains: Scores, p_values: Scores, at_least: float
) -> Verdict:
    supported = (p_values < ALPHA) & (gains > 0)
    if everywhere and supported.all():
        return "reproduced"
    if (gains > 0).all():  # one case with the opposite sign is not the direction of the paper
        if supported.any() or (at_least and average >= at_least / 2):
            return "same direction"
        if np.isnan(p_values).all() and not at_least:
            return "cannot be checked"
    return "not reproduced"


def _tests(cases: Sequence[ClaimCase], allow: float, together: bool) -> tuple[Scores, int]:
    """Holm's p-values of the cases and the fewest draws tested, or one test over corpora."""
    if together:
        by_plan: dict[str, list[float]] = defaultdict(list)
        for case in cases:
            by_plan[case.plan].append(case.mean + allow)
        means = np.array([np.mean(gains) for gains in by_plan.values()])
        test = paired_t(means, np.zeros(len(means)))
        return np.array([p_value(test)]), test.n
    tested = [case.draws for case in cases if not math.isnan(case.p_value)]
    n = min(tested or [case.draws for case in cases])
    return holm([case.p_value for case in cases]), n


def _test_note(p_values: Scores, n: int) -> str:
    if np.isnan(p_values).all():
        return f"{n} {'draw is' if n == 1 else 'draws are'} too few for a test"
    tested = p_values[~np.isnan(p_values)]
    corrected = f" (the largest of {len(tested)}, Holm)" if len(tested) > 1 else ""
    note = f"p = {tested.max():.2g}{corrected}, {n} draws"
    if untested := len(p_values) - len(tested):
        note += f"; {untested} {'case has' if untested == 1 else 'cases have'} too few draws"
    return note


def _draw_count(first: Scores, second: Scores) -> int:
    """The number of draws; scores that never vary were not drawn at all."""
    is_drawn = max(np.ptp(first), np.ptp(second)) > _ROUNDING
    return min(len(first), len(second)) if is_drawn else 1


def _printed(status: Status, verdict: Verdict) -> Verdict:
    return verdict if status == "printed" else "cannot be checked"


def _holds(mean: float, allow: float, at_least: float) -> bool:
    return mean >= -allow if allow else mean > 0 and mean >= at_least
