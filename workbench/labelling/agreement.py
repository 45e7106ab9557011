"""Agreement of labellings: Cohen's κ of two people and Krippendorff's α of any number."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Labels = Mapping[str, str]  # of documents by their names


@dataclass(frozen=True)
class Agreement:
    """How far two people agree about the documents that both labelled."""

    documents: int
    agreed: float
    kappa: float
    alpha: float
    disagreements: tuple[tuple[str, str, str], ...]  # document and the two labels

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "documents": self.documents,
            "agreed": self.agreed,
            "kappa": self.kappa,
            "alpha": self.alpha,
            "disagreements": [list(entry) for entry in self.disagreements],
        }


def agreement(first: Labels, second: Labels) -> Agreement:
    """Compare two labellings of one corpus."""
    both = [name for name in first if name in second]
    pairs = [(first[name], second[name]) for name in both]
    differ = tuple(
        (name, *pair) for name, pair in zip(both, pairs, strict=True) if pair[0] != pair[1]
    )
    agreed = 1 - len(differ) / len(both) if both else float("nan")
    alpha = krippendorff_alpha([first, second])
    return Agreement(len(both), agreed, kappa_of_pairs(pairs), alpha, differ)


def kappa_of_pairs(pairs: Sequence[tuple[str, str]]) -> float:
    """κ = (p_o − p_e) / (1 − p_e); NaN where both people use a single class throughout."""
    if not pairs:
        return float("nan")
    count = len(pairs)
    observed = sum(left == right for left, right in pairs) / count
    lefts, rights = (Counter(side) for side in zip(*pairs, strict=True))
    expected = sum(lefts[label] * rights[label] for label in lefts) / count**2
    return float("nan") if expected == 1 else (observed - expected) / (1 - expected)


def krippendorff_alpha(labellings: Sequence[Labels]) -> float:
    """Compute α for nominal values; documents that fewer than two people labelled do not count."""
    values: dict[str, list[str]] = {}
    for labels in labellings:
        for name, label in labels.items():
            values.setdefault(name, []).append(label)
    units = [Counter(given) for given in values.values() if len(given) > 1]
    totals: Counter[str] = Counter()
    for unit in units:
        totals.update(unit)
    count = totals.total()
    expected = count**2 - sum(number**2 for number in totals.values())
    if not expected:
        return float("nan")
    return 1 - (count - 1) * sum(map(_disagreement, units)) / expected


def _disagreement(unit: Counter[str]) -> float:
    """Ordered pairs of different values in a document, divided by its other values."""
    size = unit.total()
    return (size**2 - sum(number**2 for number in unit.values())) / (size - 1)
