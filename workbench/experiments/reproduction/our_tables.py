"""Tables of everything a recipe ran: methods in lines, training sizes or corpora in columns.

Published tables hold what the paper compared; these hold every method, so that a number which the
paper lost, or never had, can still be looked up.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import Recipe
from workbench.experiments.reproduction.verdicts import spread
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named

_Place = tuple[str, str | None]  # plan and training size


@dataclass(frozen=True)
class OurTable:
    """Means and deviations over splits; `best_of` swept values are averaged, by the truth.

    A cell without a score is None.
    """

    metric: str
    where: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[float, float] | None, ...]], ...]
    best_of: int = 1

    @property
    def title(self) -> str:
        """The measure and where it was taken."""
        return f"{metric_named(self.metric).title}, {self.where}"

    def best(self, column: int) -> float | None:
        """The best mean of a column."""
        means = [cells[column] for _, cells in self.rows]
        known = [one[0] for one in means if one is not None]
        choose = max if metric_named(self.metric).higher_is_better else min
        return choose(known) if known else None

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: for each method mean and deviation of each column."""
        return {
            "metric": self.metric,
            "where": self.where,
            "best_of": self.best_of,
            "columns": list(self.columns),
            "rows": {label: [_plain(one) for one in cells] for label, cells in self.rows},
        }


def our_tables(recipe: Recipe, runs: Mapping[str, Run]) -> Iterator[OurTable]:
    """A table for each plan with training sizes, and one for all plans of the same methods."""
    numbers = OurNumbers(runs)
    alone = [key for key in runs if len(numbers.trainings(key)) > 1]
    together: dict[tuple[str, ...], list[str]] = {}
    for key in (one for one in runs if one not in alone):
        together.setdefault(_labels(runs[key]), []).append(key)
    for key in alone:
        sizes = numbers.trainings(key)
        yield from _tables(recipe, runs, numbers, key, [(key, one) for one in sizes], sizes)
    for keys in together.values():
        where, names = _names(keys)
        yield from _tables(recipe, runs, numbers, where, [(one, None) for one in keys], names)


def _tables(
    recipe: Recipe,
    runs: Mapping[str, Run],
    numbers: OurNumbers,
    where: str,
    places: Sequence[_Place],
    columns: Sequence[str],
) -> Iterator[OurTable]:
    first = places[0][0]
    best_of = _best_of(recipe, first)
    for metric in _metrics(recipe, runs[first]):
        rows = []
        for label in _labels(runs[first]):
            scores = [numbers.scores(plan, label, metric, at, best_of) for plan, at in places]
            rows.append((label, tuple(_cell(one) for one in scores)))
        if any(one is not None for _, cells in rows for one in cells):
            yield OurTable(metric, where, tuple(columns), tuple(rows), best_of)


def _labels(run: Run) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.label for one in run.plan.methods))


def _metrics(recipe: Recipe, run: Run) -> list[str]:
    """The first measure of a plan and those of which the paper says how high they are."""
    told = {one.metric for one in recipe.claims if one.kind != "trend"}
    told |= {one.metric for one in recipe.tables} | {one.metric for one in recipe.relative}
    return [one for one in run.plan.metrics if one in told or one == run.plan.metrics[0]]


def _best_of(recipe: Recipe, plan: str) -> int:
    """How many swept values the recipe averages in this plan."""
    found = [one.best_of for one in recipe.relative if plan.startswith(one.plans)]
    found += [one.best_of for one in recipe.tables if plan == one.plan]
    return max(found, default=1)


def _names(keys: Sequence[str]) -> tuple[str, Sequence[str]]:
    """What the keys have in common, and what each is called beside the others."""
    words = {one.partition(" ")[0] for one in keys}
    if len(keys) > 1 and len(words) == 1 and all(" " in one for one in keys):
        return words.pop(), [one.partition(" ")[2] for one in keys]
    return ", ".join(keys) if len(keys) < 4 else f"{keys[0]} to {keys[-1]}", keys


def _cell(scores: Scores) -> tuple[float, float] | None:
    return (float(scores.mean()), spread(scores)) if len(scores) else None


def _plain(cell: tuple[float, float] | None) -> list[float] | None:
    return None if cell is None else [float(f"{one:.5g}") for one in cell]
