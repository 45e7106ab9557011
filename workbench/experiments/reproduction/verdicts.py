"""One row of a comparison with a paper, and its verdict.

A number is *reproduced* where it differs by no more than the table's tolerance or the published
deviation; our own deviation does not count. It has the *same direction* where the difference that
the paper makes with it has the same sign and at least half the published size, or the same sign and
a test that supports it. A sign between models needs a test with Holm's correction over all pairs.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from workbench.experiments.reproduction.numbers import Scores
from workbench.experiments.reproduction.recipe import Status

Verdict = Literal[
    "reproduced", "same direction", "no effect", "not reproduced", "cannot be checked"
]
VERDICTS: tuple[Verdict, ...] = (
    "reproduced",
    "same direction",
    "no effect",
    "not reproduced",
    "cannot be checked",
)
ALPHA = 0.05
_FEWEST_FOR_EQUAL = 10  # few corpora rarely show a difference


@dataclass(frozen=True)
class ComparisonRow:
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
class Direction:
    """The difference that a paper makes with a number, ours, and the p-value of ours."""

    published: float
    ours: float
    p_value: float = math.nan

    @property
    def is_supported(self) -> bool:
        """The same sign, and at least half the size or a test that supports it."""
        if self.published * self.ours <= 0:
            return False
        return abs(self.ours) >= abs(self.published) / 2 or self.p_value < ALPHA


def judge_number(
    status: Status,
    published: float | None,
    published_deviation: float,
    ours: float | None,
    tolerance: float,
    direction: Direction | None = None,
) -> Verdict:
    """Judge one number by its margin, then by the comparison that the paper makes with it."""
    if status != "printed" or published is None or ours is None:
        return "cannot be checked"
    if abs(ours - published) <= max(tolerance, published_deviation):
        return "reproduced"
    is_supported = direction is not None and direction.is_supported
    return "same direction" if is_supported else "not reproduced"


def judge_sign(
    status: Status, sign: str, n_corpora: int, p_value: float, adjusted: float, direction: Direction
) -> Verdict:
    """Judge a paper's sign between two models over several corpora.

    Equivalence is the weaker claim, so it must survive the test without a correction.
    """
    if status != "printed" or math.isnan(p_value):
        return "cannot be checked"
    if sign == ".":
        if p_value < ALPHA:
            return "not reproduced"
        return "reproduced" if n_corpora >= _FEWEST_FOR_EQUAL else "cannot be checked"
    if (direction.ours > 0) != (sign == ">"):
        return "not reproduced"
    if adjusted < ALPHA:
        return "reproduced"
    has_direction = direction.is_supported or p_value < ALPHA
    return "same direction" if has_direction else "not reproduced"


def standard_deviation(scores: Scores) -> float:
    """The standard deviation over splits, 0 for one split."""
    return float(scores.std(ddof=1)) if len(scores) > 1 else 0.0


def verdict_counts(verdicts: Sequence[str]) -> dict[str, int]:
    """The number of times that each verdict was given."""
    return {verdict: list(verdicts).count(verdict) for verdict in VERDICTS}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return None if math.isnan(value) else float(f"{value:.5g}")
    return value
