"""Verdicts on claims: a test at each place, five draws or more, Holm's correction over all places.

A claim is *reproduced* where it holds at every place and the test supports it at every place. It
has the *same direction* where it holds on average and is supported somewhere and contradicted
nowhere, or where half of a claimed gain is found. Equal scores at every draw are *no effect*:
the setting switches the method off. A claim that a method is not worse by a margin must exclude a
loss beyond the margin. A claim about corpora as a whole is tested over corpora. With fewer than
five draws there is no test, and what is not contradicted *cannot be checked*.
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
class Place:
    """A plan and size where a claim is checked: the difference, and the test of what is claimed.

    The p-value is NaN where there are fewer than five draws.
    """

    name: str
    mean: float
    p_value: float
    draws: int
    is_equal: bool = False
    means: str = ""  # of both methods, as text
    plan: str = ""


def place_of(
    name: str,
    above: Scores,
    below: Scores,
    draws: Draws,
    *,
    sign: int = 1,
    allow: float = 0.0,
    plan: str = "",
) -> Place:
    """Compare two methods at one place, split by split where no split failed."""
    is_paired = len(above) == len(below)
    shifted = above + sign * allow
    test = shared_t(shifted, below, draws) if is_paired else welch_t(shifted, below)
    n = min(_draw_count(above, below), test.n)
    return Place(
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
    places: Sequence[Place],
    allow: float = 0.0,
    at_least: float = 0.0,
    together: bool = False,
) -> tuple[Verdict, str]:
    """Judge a claim by its places, with a note on where it holds and what the test says."""
    if not places:
        return "cannot be checked", "not run at this size, or a corpus is missing"
    holding = sum(_holds(place.mean, allow, at_least) for place in places)
    where = f"holds at {holding} of {len(places)} places, "
    if all(place.is_equal for place in places):
        return _printed(status, "no effect"), where + "both have the same score at every draw"
    p_values, n = _tests(places, allow, together)
    note = where + _test_note(p_values, n)
    average = float(np.mean([place.mean for place in places]))
    means = np.full(1, average) if together else np.array([place.mean for place in places])
    verdict = _verdict(holding == len(places), average, means + allow, p_values, at_least)
    return _printed(status, verdict), note


def _verdict(
    everywhere: bool, average: float, gains: Scores, p_values: Scores, at_least: float
) -> Verdict:
    supported = (p_values < ALPHA) & (gains > 0)
    if everywhere and supported.all():
        return "reproduced"
    is_contradicted = bool(((p_values < ALPHA) & (gains < 0)).any())
    if gains.mean() > 0 and not is_contradicted:
        if supported.any() or (at_least and average >= at_least / 2):
            return "same direction"
        if np.isnan(p_values).all() and not at_least:
            return "cannot be checked"
    return "not reproduced"


def _tests(places: Sequence[Place], allow: float, together: bool) -> tuple[Scores, int]:
    """Holm's p-values of the places and their draws, or one test over corpora."""
    if together:
        by_plan: dict[str, list[float]] = defaultdict(list)
        for place in places:
            by_plan[place.plan].append(place.mean + allow)
        means = np.array([np.mean(gains) for gains in by_plan.values()])
        test = paired_t(means, np.zeros(len(means)))
        return np.array([p_value(test)]), test.n
    return holm([place.p_value for place in places]), min(place.draws for place in places)


def _test_note(p_values: Scores, n: int) -> str:
    if np.isnan(p_values).all():
        return f"{n} {'draw is' if n == 1 else 'draws are'} too few for a test"
    largest = float(np.nanmax(p_values))
    corrected = f" (the largest of {len(p_values)}, Holm)" if len(p_values) > 1 else ""
    return f"p = {largest:.2g}{corrected}, {n} draws"


def _draw_count(first: Scores, second: Scores) -> int:
    """The number of draws; scores that never vary were not drawn at all."""
    is_drawn = max(np.ptp(first), np.ptp(second)) > _ROUNDING
    return min(len(first), len(second)) if is_drawn else 1


def _printed(status: Status, verdict: Verdict) -> Verdict:
    return verdict if status == "printed" else "cannot be checked"


def _holds(mean: float, allow: float, at_least: float) -> bool:
    return mean >= -allow if allow else mean > 0 and mean >= at_least
