"""What a check-up finds: a number, examples, the effect on results and a cure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

LEAK, PROBLEM, REMARK = "leak", "problem", "remark"
KINDS = (LEAK, PROBLEM, REMARK)  # the most serious first
_MOST_EXAMPLES = 100


@dataclass(frozen=True)
class Cure:
    """Reading settings that remove a finding; they become part of the plan."""

    name: str
    title: str
    reading: Mapping[str, Any]


@dataclass(frozen=True)
class Finding:
    """Something about a corpus that would change the meaning of results."""

    name: str
    kind: str
    title: str
    number: int
    details: str  # what was found, in one or two sentences
    effect: str  # what it does to results
    rows: tuple[int, ...] = ()  # documents to open as examples
    cure: Cure | None = None
    advice: str = field(default="")  # what to do where no setting helps

    def to_dict(self, document_ids: Mapping[int, str] | None = None) -> dict[str, Any]:
        """Return plain values for JSON; examples are named where their ids are given."""
        plain = {name: value for name, value in vars(self).items() if name not in ("rows", "cure")}
        plain["examples"] = [(document_ids or {}).get(row, str(row)) for row in self.rows[:5]]
        plain["cure"] = None if self.cure is None else dict(vars(self.cure))
        return plain


def examples(rows: Iterable[Any]) -> tuple[int, ...]:
    """The first rows as plain numbers, few enough to show and to send."""
    return tuple(int(row) for row, _ in zip(rows, range(_MOST_EXAMPLES), strict=False))


def listed(names: Iterable[str], most: int = 5) -> str:
    """The first names, shortened, and how many more there are."""
    every = list(names)
    more = f" and {len(every) - most:,} more" if len(every) > most else ""
    return ", ".join(name[:60] for name in every[:most]) + more
