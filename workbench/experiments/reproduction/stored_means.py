"""Means and deviations of a stored result, for those stored without their single draws.

Two methods are compared by Welch's test of their means and deviations, as if the draws were not
paired; that is the weaker test, so it errs on the strict side.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from workbench.experiments.reproduction.claim_verdicts import ClaimCase
from workbench.experiments.reproduction.numbers import Scores
from workbench.experiments.reproduction.recipe import Claim, PaperRecipe
from workbench.experiments.scoring.comparisons import FEWEST_PAIRS, t_comparison

Cell = Sequence[float]  # mean and deviation
_ROUNDING = 1e-12


class StoredMeans:
    """The tables of a stored result, looked up by plan, method, metric and training size."""

    def __init__(self, recipe: PaperRecipe, tables: Iterable[Mapping[str, Any]]) -> None:
        self._recipe = recipe
        self._tables = list(tables)

    def plans_of(self, claim: Claim) -> list[str]:
        """The plans of a claim; a key that ends in * names every plan with that prefix."""
        keys = [plan.key for plan in self._recipe.plans]
        return [
            key
            for pattern in claim.plans
            for key in keys
            if key == pattern or (pattern.endswith("*") and key.startswith(pattern[:-1]))
        ]

    def points(self, plan: str, label: str, metric: str, best_of: int) -> dict[str, Cell]:
        """A cell for each training size of a plan; one without a name if it has no sizes."""
        for table in self._tables:
            if (table["metric"], table["best_of"]) != (metric, best_of):
                continue
            cells = table["rows"].get(label, ())
            columns = dict(zip(table["columns"], cells, strict=bool(cells)))
            if table["where"] == plan and plan not in columns:
                return {size: cell for size, cell in columns.items() if cell}
            prefix, _, rest = plan.partition(" ")
            name = rest if table["where"] == prefix and rest in columns else plan
            if columns.get(name):
                return {"": columns[name]}
        return {}

    def scores(
        self,
        plan: str,
        label: str,
        metric: str,
        training: str | None = None,
        best_of: int = 1,
    ) -> Scores:
        """The mean of a method in a plan without training sizes; empty where there is none."""
        cell = self.points(plan, label, metric, best_of).get(training or "")
        return np.array([] if cell is None else [cell[0]])

    def draws(self, plan: str) -> int:
        """The number of draws of a plan."""
        part = self._recipe.plan(plan)
        protocol = {} if part is None else part.values.get("protocol", {})
        return int(protocol.get("repeats") or protocol.get("pairs") or protocol.get("folds") or 1)

    def case(self, name: str, plans: Sequence[str], cells: Sequence[Cell], sign: int) -> ClaimCase:
        """Compare two cells, each of its plan; `sign` is -1 where less is better."""
        (above, own), (below, other) = cells
        counts = [self.draws(plan) for plan in plans]
        n = min(counts) if max(own, other) > _ROUNDING else 1
        return ClaimCase(
            name,
            sign * (above - below),
            _welch(above - below, (own, other), counts) if n >= FEWEST_PAIRS else math.nan,
            n,
            math.isclose(above, below, abs_tol=_ROUNDING) and own == other,
            plan=plans[0],
        )


def _welch(difference: float, deviations: Sequence[float], counts: Sequence[int]) -> float:
    parts = [deviation**2 / n for deviation, n in zip(deviations, counts, strict=True)]
    squares = sum(part**2 / (n - 1) for part, n in zip(parts, counts, strict=True))
    freedom = sum(parts) ** 2 / squares
    return t_comparison(difference, sum(parts), freedom, min(counts)).p_value
