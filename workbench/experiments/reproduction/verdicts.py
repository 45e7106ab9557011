"""One row of a comparison with a paper, and its verdict.

A number is *reproduced* where it differs by no more than the stated tolerance, the published
deviation or ours; it has the *same direction* where the paper's comparison with it has the same
result. A claim is *reproduced* where it holds at every place and, over all places and splits,
significantly (paired t-test, p < 0.05, five splits or more); it has the *same direction* where it
holds on average. A claim that one method is not worse is reproduced where the method stays within
the stated margin at every place, significant or not; a claim of a gain has the same direction only
if it is significant. What is quoted from memory, lost or not run *cannot be checked*.
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

    source: str  # title of the table, or the claim
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
        """Plain values; numbers are rounded to five digits."""
        return {name: _rounded(value) for name, value in asdict(self).items()}


@dataclass(frozen=True)
class Place:
    """A plan and size where a claim is checked, with its differences per split."""

    name: str
    differences: Scores
    means: str  # of both methods, as text

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
    same_direction: bool | None,
) -> Verdict:
    """Judge one number; `same_direction`: whether the paper's comparison has the same result."""
    if status != "printed" or published is None or ours is None:
        return "cannot be checked"
    if abs(ours - published) <= max(tolerance, published_deviation, ours_deviation):
        return "reproduced"
    return "same direction" if same_direction else "not reproduced"


def judge_claim(
    status: Status, places: Sequence[Place], allow: float = 0.0, at_least: float = 0.0
) -> tuple[Verdict, str]:
    """Judge a claim by its places, with a note on where it holds and how significant it is."""
    if not places:
        return "cannot be checked", "not run at this size, or a corpus is missing"
    holding = sum(_holds(place.mean, allow, at_least) for place in places)
    pooled = np.concatenate([place.differences for place in places])
    test = paired_t(pooled, np.zeros(len(pooled)))
    is_significant = test.has_enough_pairs and test.p_value < ALPHA
    note = f"holds at {holding} of {len(places)} places, {_significance_note(test)}"
    if status != "printed":
        return "cannot be checked", note
    is_confirmed = is_significant or allow > 0  # "not below" claims no difference
    if holding == len(places) and is_confirmed:
        return "reproduced", note
    on_average = float(np.mean([place.mean for place in places])) + allow
    has_direction = on_average > 0 and (is_significant or not at_least)
    return ("same direction" if has_direction else "not reproduced"), note


def _significance_note(test: Comparison) -> str:
    if not test.has_enough_pairs:
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
