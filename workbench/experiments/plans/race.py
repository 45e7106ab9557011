"""A race: successive halving over the methods of a plan, and a final test of the winner.

A quarter of the documents is held out before anything is compared. On the others every method
learns from a part of the training documents and is tested on two of four folds; the better half
goes on to whole training sets, the best of these to the other two folds. The method with the best
mean over all four folds is the winner. It alone is tested, once, on the held-out documents. Test
documents are new to every method: one that learns from unlabelled text sees that of unlabelled
documents alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import ClassVar

import numpy as np

from workbench.array_types import Rows
from workbench.experiments.plans import draws
from workbench.experiments.plans.splits import Split, SplitFacts, SplitRows
from workbench.parameters import parameter
from workbench.plain_text import per_cent

PART, WHOLE, LAST = "part", "whole", "last"
_FOLDS = 4
_PART = 0.4  # of the training documents, in the first round
_LEAST_IN_SECOND, _LEAST_IN_THIRD = 4, 3


@dataclass(frozen=True)
class Race:
    """Methods are compared on part of the documents, and the winner is tested on the others."""

    kind: ClassVar[str] = "race"
    clusters: ClassVar[bool] = False
    asks_about_new_documents: ClassVar[bool] = True
    minutes: float = parameter(
        2.0, "Minutes", low=0.05, high=10_000.0, help="When they are used up, the leader is tested"
    )
    aside: float = parameter(
        0.25, "Held-out share", low=0.05, high=0.5, help="For the final test alone"
    )

    def splits(self) -> tuple[Split, ...]:
        """Name the splits: three rounds and the final test."""
        return tuple(split for splits in rounds() for split in splits)

    def rows(self, split: Split, facts: SplitFacts) -> SplitRows:
        """Find the documents of a split."""
        rows = facts.labelled()
        draws.require_labelled(rows)
        compared, aside = self._divided(rows, facts)
        if split.training == LAST:
            return SplitRows(compared, aside)
        fold = draws.fold_of_each(compared, facts, _FOLDS, True, facts.generator("race folds"))
        train, test = compared[fold != split.fold], compared[fold == split.fold]
        if split.training == PART:
            order = draws.class_order(train, facts, True, facts.generator("race part", split.fold))
            classes = len(np.unique(facts.class_index[train]))
            train = np.sort(order[: max(classes, round(_PART * len(train)))])
        return SplitRows(train, test)

    def _divided(self, rows: Rows, facts: SplitFacts) -> tuple[Rows, Rows]:
        order = draws.class_order(rows, facts, True, facts.generator("race"))
        number = max(_FOLDS, round((1 - self.aside) * len(rows)))
        return np.sort(order[:number]), np.sort(order[number:])


def rounds() -> tuple[tuple[Split, ...], ...]:
    """The splits of each round; the final test is the fourth."""
    return (
        (Split(PART, 0, 0), Split(PART, 0, 1)),
        (Split(WHOLE, 0, 0), Split(WHOLE, 0, 1)),
        (Split(WHOLE, 0, 2), Split(WHOLE, 0, 3)),
        (Split(LAST, 0, 0),),
    )


@dataclass(frozen=True)
class Outcome:
    """What is known about a method in a race: a score by split, the time, and failures."""

    scores: Mapping[Split, float]
    seconds: float
    has_failed: bool

    def mean(self, splits: Iterable[Split]) -> float:
        """The mean score over splits, −1 where one is missing."""
        values = [self.scores.get(split, -1.0) for split in splits]
        return -1.0 if self.has_failed or min(values) < 0 else sum(values) / len(values)


@dataclass(frozen=True)
class Standing:
    """Where a method stands: its score in the last round it ran, and why it was dropped."""

    name: str
    rounds: int  # that it finished
    score: float  # NaN where it finished none
    reason: str  # empty while it is in the race


def next_round(
    names: Sequence[str], outcomes: Mapping[str, Outcome], seconds: float
) -> tuple[int, list[str]]:
    """The number of the round to run and the methods in it; no methods: the race is over.

    When `seconds` are used up, the leader of the latest whole round goes to the final test.
    """
    used = sum(outcome.seconds for outcome in outcomes.values())
    remaining = list(names)
    for number, splits in enumerate(rounds()[:-1]):
        is_done = all(_has_run(outcomes, name, splits) for name in remaining)
        if not is_done and used < seconds:
            return number, remaining
        if not is_done:
            ran = [name for name in remaining if _has_run(outcomes, name, splits)]
            remaining = ran or remaining
            return _last(_ranked(remaining, outcomes, splits)[:1], outcomes)
        remaining = survivors(remaining, outcomes, number)
    return _last(remaining[:1], outcomes)


def survivors(names: Sequence[str], outcomes: Mapping[str, Outcome], number: int) -> list[str]:
    """The methods that go on after a round, best first; ties go to the earlier in the plan."""
    first, second, third, _ = rounds()
    seen = (first, second, (*second, *third))[number]
    ranked = [name for name in _ranked(names, outcomes, seen) if outcomes[name].mean(seen) >= 0]
    kept = (max(_LEAST_IN_SECOND, ceil(len(names) / 2)), _LEAST_IN_THIRD, 1)[number]
    return ranked[:kept]


def standings(names: Sequence[str], outcomes: Mapping[str, Outcome]) -> list[Standing]:
    """All methods, the best first: those that came furthest, by their score there."""
    found = [_standing(name, names, outcomes) for name in names]
    return sorted(
        found, key=lambda standing: (-standing.rounds, -np.nan_to_num(standing.score, nan=-1.0))
    )


def _standing(name: str, names: Sequence[str], outcomes: Mapping[str, Outcome]) -> Standing:
    remaining, finished, score, reason = list(names), 0, float("nan"), ""
    seen: tuple[Split, ...] = ()
    for number, splits in enumerate(rounds()[:-1]):
        if name not in remaining or not _has_run(outcomes, name, splits):
            break
        seen = splits if number < 2 else (*rounds()[1], *splits)
        if outcomes[name].has_failed:
            return Standing(name, finished, score, "it failed")
        finished, score = number + 1, outcomes[name].mean(seen)
        if all(_has_run(outcomes, other, splits) for other in remaining):
            kept = survivors(remaining, outcomes, number)
            if name not in kept:
                reason = _reason(score, outcomes[kept[-1]].mean(seen), number + 1)
            remaining = kept
    return Standing(name, finished, score, reason)


def _reason(score: float, last: float, number: int) -> str:
    if score == last:
        return f"{per_cent(score, 1)} in round {number}, tied with the last to advance"
    return f"{per_cent(score, 1)} in round {number}; the last to advance had {per_cent(last, 1)}"


def _last(names: list[str], outcomes: Mapping[str, Outcome]) -> tuple[int, list[str]]:
    (split,) = rounds()[-1]
    return 3, [name for name in names if not _has_run(outcomes, name, (split,))]


def _ranked(
    names: Sequence[str], outcomes: Mapping[str, Outcome], splits: Iterable[Split]
) -> list[str]:
    listed = tuple(splits)
    return sorted(names, key=lambda name: -outcomes[name].mean(listed) if name in outcomes else 1.0)


def _has_run(outcomes: Mapping[str, Outcome], name: str, splits: Iterable[Split]) -> bool:
    outcome = outcomes.get(name)
    return outcome is not None and (
        outcome.has_failed or all(split in outcome.scores for split in splits)
    )
