"""Rules "contains … → class": weak votes that count less than the labels given by hand."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError

WEIGHT = 0.1  # of a rule's vote, against 1 of a person
_MOST_REMEMBERED = 200  # phrases


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
        pattern = _pattern(self.contains)
        return np.array([pattern.search(text) is not None for text in texts], dtype=bool)


class RuleHits:
    """Finds phrases in the texts of a corpus fast enough to answer while a rule is typed."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._folded: list[str] | None = None  # made when the first rule is asked for
        self._found: dict[str, NDArray[np.bool_]] = {}

    def of(self, contains: str) -> NDArray[np.bool_]:
        """Which texts contain a phrase, as `Rule.hits` says; the latest are remembered."""
        if contains not in self._found:
            while len(self._found) >= _MOST_REMEMBERED:
                del self._found[next(iter(self._found))]
            self._found[contains] = self._find(contains)
        return self._found[contains]

    def known(self, rules: Iterable[tuple[str, str]], names: Sequence[str]) -> list[Rule]:
        """The rules for classes that exist; none where a corpus has counts alone."""
        if not self._texts:
            return []
        return [Rule(contains, label) for contains, label in rules if label in names]

    def _find(self, contains: str) -> NDArray[np.bool_]:
        if self._folded is None:
            self._folded = [text.lower() for text in self._texts]
        first = max(contains.lower().split(), key=len, default="")
        near = [row for row, text in enumerate(self._folded) if first in text]
        pattern = _pattern(contains)
        found = np.zeros(len(self._texts), dtype=bool)
        found[[row for row in near if pattern.search(self._texts[row])]] = True
        return found


@dataclass(frozen=True)
class RuleReport:
    """How useful a rule is: how many it covers, how often it was right, what it contradicts."""

    coverage: float
    right: int
    judged: int  # labelled documents that the rule covers
    conflicts: int  # documents that a rule for another class covers too

    @property
    def precision(self) -> float:
        """The share of right votes on labelled documents; NaN where none is labelled."""
        return self.right / self.judged if self.judged else float("nan")


def _pattern(contains: str) -> re.Pattern[str]:
    words = r"\s+".join(map(re.escape, contains.split()))
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)


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
