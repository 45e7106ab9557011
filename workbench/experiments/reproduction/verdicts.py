"""One line of a comparison with a paper, and how it is judged.

A number is *reproduced* where it differs by no more than the stated tolerance, the published
deviation or ours; of the *same direction* where the comparison that the paper makes with it comes
out the same way. A claim is *reproduced* where it holds at every place and, taken over all places
and splits, by more than chance (paired t-test, p < 0.05, five splits or more); of the *same
direction* where it holds on average. A claim that one method is not worse is reproduced where it is
within the stated margin at every place, whatever chance says; one that states a gain keeps its
direction only by more than chance. What is known from memory alone, lost, or not run *cannot be
checked*.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import numpy as np

from workbench.experiments.reproduction.numbers import Scores
from workbench.experiments.reproduction.recipe import Status
from workbench.experiments.scoring.significance import Comparison, paired_t

Verdict = Literal["reproduced", "same direction", "not reproduced", "cannot be checked"]
VERDICTS: tuple[Verdict, ...] = (
    "reproduced",
    "same direction",
    "not reproduced",
    "cannot be checked",
)
ALPHA = 0.05


@dataclass(frozen=True)
class Row:
    """A published number or claim beside ours."""

    source: str  # the table or the claim
    kind: Literal["number", "sign", "claim"]
    plan: str
    what: str
    at: str
    metric: str
    status: Status
    published: float | str | None
    published_deviation: float | None
    ours: float | str | None
    ours_deviation: float | None
    difference: float | None
    verdict: Verdict
    note: str = ""
    tolerance: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain values; numbers are rounded to what they can tell."""
        return {name: _rounded(value) for name, value in asdict(self).items()}


@dataclass(frozen=True)
class Place:
    """One place where a claim is looked at: differences in the claimed direction, per split."""

    name: str
    differences: Scores
    words: str

    @property
    def mean(self) -> float:
        """The mean difference."""
        return float(self.differences.mean())


def judge_number(
    status: Status,
    published: float | None,
    published_deviation: float,
    ours: float | None,
    ours_deviation: float,
    tolerance: float,
    same_way: bool | None,
) -> Verdict:
    """Judge one number; `same_way` tells whether the paper's comparison comes out the same."""
    if status != "printed" or published is None or ours is None:
        return "cannot be checked"
    if abs(ours - published) <= max(tolerance, published_deviation, ours_deviation):
        return "reproduced"
    return "same direction" if same_way else "not reproduced"


def judge_claim(
    status: Status, places: Sequence[Place], allow: float = 0.0, at_least: float = 0.0
) -> tuple[Verdict, str]:
    """Judge a claim by its places and say at how many it holds and how sure that is."""
    if not places:
        return "cannot be checked", "not run at this size, or a corpus is missing"
    holding = sum(_holds(one.mean, allow, at_least) for one in places)
    pooled = np.concatenate([one.differences for one in places])
    test = paired_t(pooled, np.zeros(len(pooled)))
    beyond_chance = test.is_enough and test.p_value < ALPHA
    note = f"holds at {holding} of {len(places)} places, {_chance_words(test)}"
    if status != "printed":
        return "cannot be checked", note
    is_sure = beyond_chance or allow > 0  # "not below" claims no difference
    if holding == len(places) and is_sure:
        return "reproduced", note
    on_average = float(np.mean([one.mean for one in places])) + allow
    is_there = on_average > 0 and (beyond_chance or not at_least)  # a gain beyond noise
    return ("same direction" if is_there else "not reproduced"), note


def _chance_words(test: Comparison) -> str:
    if not test.is_enough:
        splits = "split is" if test.n == 1 else "splits are"
        return f"{test.n} {splits} too few for a test"
    return f"p = {test.p_value:.2g}" if test.p_value > 0 else "the same difference at every split"


def _holds(mean: float, allow: float, at_least: float) -> bool:
    return mean >= -allow if allow else mean > 0 and mean >= at_least


def spread(scores: Scores) -> float:
    """The standard deviation over splits, 0 for one split."""
    return float(scores.std(ddof=1)) if len(scores) > 1 else 0.0


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return None if math.isnan(value) else float(f"{value:.5g}")
    return value
