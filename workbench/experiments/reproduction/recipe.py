"""A paper recipe: plans in three sizes, published numbers and claims.

Status of a published number: `printed` is in the paper; `from memory` is quoted from memory, shown
and never judged; `lost` is illegible in the available copy of the paper.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Size = Literal["slice", "quick", "full"]
Status = Literal["printed", "from memory", "lost"]
SIZES: tuple[Size, ...] = ("slice", "quick", "full")
STATUSES: tuple[Status, ...] = ("printed", "from memory", "lost")
CLAIM_KINDS = ("above", "trend", "rank")


@dataclass(frozen=True)
class PublishedTable:
    """Numbers of a paper by training size (lines) and method (columns), on one corpus.

    `unit` is 100 where the paper prints per cent. `tolerance` is in the unit of the table. A column
    is compared with the baseline, and the baseline with the focus. `gains` are the printed gains
    of the focus over the baseline in per cent, one for each line. `best_of` values of a swept
    setting are averaged, the best by the actual classes first, where the paper did so.
    """

    title: str
    plan: str
    metric: str
    columns: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]
    status: Status = "printed"
    unit: float = 1.0
    tolerance: float = 0.0
    baseline: str = ""
    focus: str = ""
    gains: tuple[float, ...] = ()
    best_of: int = 1


@dataclass(frozen=True)
class RelativeTable:
    """Relative measures of models over corpora, and the paper's verdict on each pair of models.

    A model's methods are labelled "group model" in the plans. `signs` has one sign for each pair
    of models in the order 12, 13, … 23, …: `<` the first is worse, `>` better, `.` equivalent;
    `signs_title` is the table that prints them, if it is a different one.
    """

    title: str
    plans: str  # prefix of the keys of the plans
    group: str
    metric: str
    columns: tuple[str, ...]
    values: tuple[float, ...]
    signs: str = ""
    signs_title: str = ""
    status: Status = "printed"
    tolerance: float = 0.0
    baseline: str = ""
    focus: str = ""
    best_of: int = 1


@dataclass(frozen=True)
class Claim:
    """A claim of the paper with a direction.

    above: `method` is above `baseline` by `at_least`, or not below it by more than `allow`, in
    every plan, at every training size named, and at every value of the setting `each` that both
    methods have, if one is named. trend: the score of `method` moves in one
    direction along the training sizes, the plans or a swept setting. rank: the relative measure of
    `method` in its group is among the first `at_most`. `reason` says why the claim does not hold
    where it is not reproduced, as far as that is understood.
    """

    sentence: str
    kind: str = "above"
    plans: tuple[str, ...] = ()
    together: bool = False
    metric: str = "accuracy"
    method: str = ""
    baseline: str = ""
    training: tuple[str, ...] = ()
    allow: float = 0.0
    at_least: float = 0.0
    best_of: int = 1
    along: str = "training"
    at: Mapping[str, Any] = field(default_factory=dict)  # swept values to compare at
    each: str = ""
    falls: bool = False
    group: str = ""
    columns: tuple[str, ...] = ()
    at_most: int = 1
    status: Status = "printed"
    reason: str = ""

    def with_reason(self, verdict: str, note: str) -> str:
        """A note with the reason, where the claim is not reproduced."""
        is_needed = self.reason and verdict == "not reproduced"
        return f"{note}; {self.reason}" if is_needed else note


@dataclass(frozen=True)
class PaperPlan:
    """A plan of a paper recipe as plain values, for one size.

    `per_class` above 0 draws that many documents of each class beforehand.
    """

    key: str
    corpus: str
    values: Mapping[str, Any]
    per_class: int = 0
    draw_seed: int = 0


@dataclass(frozen=True)
class PaperRecipe:
    """One paper: what to run, what was published, what the paper leaves open."""

    name: str
    title: str
    paper: str
    question: str
    left_open: tuple[str, ...]
    why: tuple[str, ...]
    size: Size
    plans: tuple[PaperPlan, ...]
    tables: tuple[PublishedTable, ...] = ()
    relative: tuple[RelativeTable, ...] = ()
    claims: tuple[Claim, ...] = ()
    pictures: Mapping[str, Any] = field(default_factory=dict)

    def corpora(self) -> tuple[str, ...]:
        """The corpora of the plans, each once."""
        return tuple(dict.fromkeys(plan.corpus for plan in self.plans))

    def plan(self, key: str) -> PaperPlan | None:
        """The plan with a key, if this size has it."""
        return next((plan for plan in self.plans if plan.key == key), None)
