"""Rules in the order they were made; all rules of a class follow its new name at once."""

from collections.abc import Iterator
from itertools import count

from workbench.labelling.rules import Rule


class KeptRules:
    """Rules that are added, removed and renamed with their classes; no rule twice."""

    def __init__(self) -> None:
        self._numbers_of: dict[str, dict[str, int]] = {}  # of the phrases of each class
        self._next = count()

    def __contains__(self, rule: Rule) -> bool:
        return rule.contains in self._numbers_of.get(rule.label, {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeptRules) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __iter__(self) -> Iterator[Rule]:
        held = [
            (number, contains, label)
            for label, numbers in self._numbers_of.items()
            for contains, number in numbers.items()
        ]
        return (Rule(contains, label) for _, contains, label in sorted(held))

    def add(self, rule: Rule) -> None:
        """Keep a rule after all others, unless it is kept already."""
        self._numbers_of.setdefault(rule.label, {}).setdefault(rule.contains, next(self._next))

    def remove(self, rule: Rule) -> None:
        """Keep a rule no longer."""
        self._numbers_of.get(rule.label, {}).pop(rule.contains, None)

    def rename(self, old: str, new: str) -> None:
        """Let the rules of a class name another one; of two that become equal the older stays."""
        pair = self._numbers_of.pop(old, {}), self._numbers_of.pop(new, {})
        few, many = sorted(pair, key=len)  # so that no rule is moved often
        for contains, number in few.items():
            many[contains] = min(number, many.get(contains, number))
        if many:
            self._numbers_of[new] = many
