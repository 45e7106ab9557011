"""Tables of everything a recipe ran: methods in lines, training sizes or corpora in columns.

Published tables contain what the paper compared; these contain every method, so that numbers the
paper lacks can be looked up too.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import PaperRecipe
from workbench.experiments.reproduction.verdicts import standard_deviation
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named

_PlanSize = tuple[str, str | None]  # plan and training size


@dataclass(frozen=True)
class OurTable:
    """Means and deviations over splits, averaged over the `best_of` best swept values.

    "Best" is judged by the actual classes. A cell without a score is None.
    """

    metric: str
    where: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[float, float] | None, ...]], ...]
    best_of: int = 1
    draws: frozenset[int] = frozenset()  # how many scores a cell is the mean of

    @property
    def title(self) -> str:
        """The metric, the plans it comes from and how often documents or starts were drawn."""
        return f"{metric_named(self.metric).title}, {self.where}, {draws_text(self.draws)}"

    def best(self, column: int) -> float | None:
        """The best mean of a column."""
        means = [cells[column] for _, cells in self.rows]
        values = [cell[0] for cell in means if cell is not None]
        choose = max if metric_named(self.metric).higher_is_better else min
        return choose(values) if values else None

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: for each method mean and deviation of each column."""
        return {
            "metric": self.metric,
            "where": self.where,
            "best_of": self.best_of,
            "columns": list(self.columns),
            "rows": {label: [_plain(cell) for cell in cells] for label, cells in self.rows},
        }


def draws_text(counts: Collection[int]) -> str:
    """How many draws the cells of a table are means of."""
    fewest, most = min(counts, default=0), max(counts, default=0)
    if most == 1:
        return "one draw"
    return f"{most} draws" if fewest == most else f"{fewest} to {most} draws"


def our_tables(recipe: PaperRecipe, runs: Mapping[str, Run]) -> Iterator[OurTable]:
    """A table for each plan with training sizes, and one for all plans of the same methods."""
    numbers = OurNumbers(runs)
    curves = [key for key in runs if len(numbers.trainings(key)) > 1]
    together: dict[tuple[str, ...], list[str]] = {}
    for key in (plan for plan in runs if plan not in curves):
        together.setdefault(_labels(runs[key]), []).append(key)
    for key in curves:
        sizes = numbers.trainings(key)
        yield from _tables(recipe, runs, numbers, key, [(key, size) for size in sizes], sizes)
    for keys in together.values():
        where, names = _names(keys)
        yield from _tables(recipe, runs, numbers, where, [(plan, None) for plan in keys], names)


def _tables(
    recipe: PaperRecipe,
    runs: Mapping[str, Run],
    numbers: OurNumbers,
    where: str,
    plan_sizes: Sequence[_PlanSize],
    columns: Sequence[str],
) -> Iterator[OurTable]:
    first = plan_sizes[0][0]
    best_of = _best_of(recipe, first)
    for metric in _metrics(recipe, runs[first]):
        rows, counts = [], set()
        for label in _labels(runs[first]):
            scores = [numbers.scores(plan, label, metric, at, best_of) for plan, at in plan_sizes]
            rows.append((label, tuple(_cell(values) for values in scores)))
            counts |= {len(values) for values in scores if len(values)}
        if any(cell is not None for _, cells in rows for cell in cells):
            yield OurTable(metric, where, tuple(columns), tuple(rows), best_of, frozenset(counts))


def _labels(run: Run) -> tuple[str, ...]:
    return tuple(dict.fromkeys(method.label for method in run.plan.methods))


def _metrics(recipe: PaperRecipe, run: Run) -> list[str]:
    """The first metric of a plan, and those whose level the paper reports."""
    reported = {claim.metric for claim in recipe.claims if claim.kind != "trend"}
    reported |= {table.metric for table in recipe.tables}
    reported |= {table.metric for table in recipe.relative}
    metrics = run.plan.metrics
    return [metric for metric in metrics if metric in reported or metric == metrics[0]]


def _best_of(recipe: PaperRecipe, plan: str) -> int:
    """How many swept values the recipe averages in this plan."""
    counts = [table.best_of for table in recipe.relative if plan.startswith(table.plans)]
    counts += [table.best_of for table in recipe.tables if plan == table.plan]
    return max(counts, default=1)


def _names(keys: Sequence[str]) -> tuple[str, Sequence[str]]:
    """What the keys have in common, and a name for each."""
    prefixes = {key.partition(" ")[0] for key in keys}
    if len(keys) > 1 and len(prefixes) == 1 and all(" " in key for key in keys):
        return prefixes.pop(), [key.partition(" ")[2] for key in keys]
    return ", ".join(keys) if len(keys) < 4 else f"{keys[0]} to {keys[-1]}", keys


def _cell(scores: Scores) -> tuple[float, float] | None:
    return (float(scores.mean()), standard_deviation(scores)) if len(scores) else None


def _plain(cell: tuple[float, float] | None) -> list[float] | None:
    return None if cell is None else [float(f"{value:.5g}") for value in cell]
