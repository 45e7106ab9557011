"""Each pair of several methods compared: conclusions from p-values with Holm's correction."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from workbench.array_types import Floats
from workbench.experiments.scoring.comparisons import Comparison, Conclusion, Draws
from workbench.experiments.scoring.significance import AUTOMATIC, compare


def holm(p_values: ArrayLike) -> Floats:
    """Holm's correction of the p-values of several comparisons.

    Those that are NaN were not tested: they stay NaN and do not count.
    """
    raw = np.asarray(p_values, dtype=np.float64)
    tested = np.flatnonzero(~np.isnan(raw))
    order = tested[np.argsort(raw[tested], kind="stable")]
    stepped = raw[order] * np.arange(len(order), 0, -1)
    adjusted = np.full_like(raw, math.nan)
    adjusted[order] = np.minimum(np.maximum.accumulate(stepped), 1.0)
    return adjusted


@dataclass(frozen=True)
class PairwiseTable:
    """Every method against every other: p-values and conclusions of the row over the column.

    `differences`, `lows` and `highs` are row minus column with the 95 % interval. A pair that could
    not be tested has NaN everywhere.
    """

    names: tuple[str, ...]
    p_values: Floats
    conclusions: tuple[tuple[Conclusion, ...], ...]
    differences: Floats
    lows: Floats
    highs: Floats

    def effect(self, row: int, column: int) -> str:
        """How large a difference is, with its interval where the test has one; or nothing."""
        difference, low = self.differences[row, column], self.lows[row, column]
        if math.isnan(difference):
            return ""
        interval = "" if math.isnan(low) else f" [{low:.3f}, {self.highs[row, column]:.3f}]"
        return f"{difference:+.3f}{interval}"

    def wins(self) -> dict[str, tuple[int, int, int]]:
        """Count for each method how often it is superior, equivalent and inferior."""
        counts = {}
        for i, name in enumerate(self.names):
            others = self.conclusions[i][:i] + self.conclusions[i][i + 1 :]
            counts[name] = (
                others.count("superior"),
                others.count("equivalent"),
                others.count("inferior"),
            )
        return counts


def pairwise(
    scores: Mapping[str, ArrayLike],
    *,
    test: str = AUTOMATIC,
    alpha: float = 0.05,
    higher_is_better: bool = True,
    draws: Draws = Draws(),  # noqa: B008 - frozen
    adjust: bool = True,
) -> PairwiseTable:
    """Compare each pair of methods, by default with Holm's correction over all pairs."""

    def outcome(first: str, second: str) -> Comparison | None:
        comparison = compare(scores[first], scores[second], test, draws)
        return comparison if comparison.has_enough_pairs else None

    return pairwise_table(tuple(scores), outcome, alpha, higher_is_better, adjust)


def pairwise_table(
    names: tuple[str, ...],
    outcome: Callable[[str, str], Comparison | None],
    alpha: float = 0.05,
    higher_is_better: bool = True,
    adjust: bool = True,
) -> PairwiseTable:
    """A table of the outcomes of all pairs; `outcome` gives None where a pair cannot be tested."""
    n = len(names)
    rows, columns = np.triu_indices(n, 1)
    outcomes = [outcome(names[i], names[j]) for i, j in zip(rows, columns, strict=True)]
    raw = np.array(
        [math.nan if comparison is None else comparison.p_value for comparison in outcomes]
    )
    adjusted = holm(raw) if adjust else raw
    p_values = np.ones((n, n))
    p_values[rows, columns] = p_values[columns, rows] = adjusted
    conclusions: list[list[Conclusion]] = [["equivalent"] * n for _ in names]
    opposite: dict[Conclusion, Conclusion] = {"superior": "inferior", "inferior": "superior"}
    for i, j, comparison, p in zip(rows, columns, outcomes, adjusted, strict=True):
        conclusion: Conclusion = "untested"
        if comparison is not None:
            conclusion = replace(comparison, p_value=float(p)).conclusion(alpha, higher_is_better)
        conclusions[i][j], conclusions[j][i] = conclusion, opposite.get(conclusion, conclusion)
    sizes = np.full((3, n, n), math.nan)
    for i, j, comparison in zip(rows, columns, outcomes, strict=True):
        if comparison is not None:
            difference, low, high = comparison.difference, comparison.low, comparison.high
            sizes[:, i, j] = difference, low, high
            sizes[:, j, i] = -difference, -high, -low
    return PairwiseTable(names, p_values, tuple(tuple(row) for row in conclusions), *sizes)
