"""Rules "contains … → class": weak votes that count less than the labels of persons."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError

WEIGHT = 0.1  # of a rule's vote, against 1 of a person


@dataclass(frozen=True)
class Rule:
    """Documents that contain a word or phrase probably belong to a class."""

    contains: str
    label: str

    def __post_init__(self) -> None:
        if not self.contains.strip() or not self.label.strip():
            raise ParameterError("A rule names a word or phrase and a class.")

    def hits(self, texts: Iterable[str]) -> NDArray[np.bool_]:
        """Which texts contain the words, as whole words and regardless of capitals."""
        words = r"\s+".join(map(re.escape, self.contains.split()))
        pattern = re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)
        return np.array([pattern.search(text) is not None for text in texts], dtype=bool)


@dataclass(frozen=True)
class RuleReport:
    """What a rule is worth: how many it covers, how often it was right, whom it contradicts."""

    coverage: float
    right: int
    judged: int  # labelled documents that the rule covers
    conflicts: int  # documents that a rule for another class covers too

    @property
    def precision(self) -> float:
        """The share of right votes on labelled documents; NaN where none is labelled."""
        return self.right / self.judged if self.judged else float("nan")


def reports(
    rules: Sequence[Rule], hits: Sequence[NDArray[np.bool_]], labels: Mapping[int, str]
) -> list[RuleReport]:
    """Judge each rule by the labels given so far and by the other rules."""
    return [_report(rules, hits, labels, number) for number in range(len(rules))]


def _report(
    rules: Sequence[Rule],
    hits: Sequence[NDArray[np.bool_]],
    labels: Mapping[int, str],
    number: int,
) -> RuleReport:
    own = hits[number]
    judged = [row for row in labels if own[row]]
    right = sum(labels[row] == rules[number].label for row in judged)
    others = [
        hit for rule, hit in zip(rules, hits, strict=True) if rule.label != rules[number].label
    ]
    disputed = own & np.any(others, axis=0) if others else np.zeros_like(own)
    share = float(own.mean()) if len(own) else 0.0
    return RuleReport(share, right, len(judged), int(disputed.sum()))


def weak_labels(
    rules: Sequence[Rule],
    hits: Sequence[NDArray[np.bool_]],
    class_names: Sequence[str],
    labelled: Iterable[int],
) -> Floats:
    """Votes of the rules for documents that no person labelled; votes that disagree cancel."""
    votes = np.zeros((len(hits[0]) if hits else 0, len(class_names)))
    for rule, hit in zip(rules, hits, strict=True):
        votes[hit, class_names.index(rule.label)] += 1
    agreed = votes.max(axis=1, initial=0) == votes.sum(axis=1)
    votes = np.where(agreed[:, None], np.minimum(votes, 1.0), 0.0) * WEIGHT
    votes[list(labelled)] = 0.0
    return votes
