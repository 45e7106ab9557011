"""Models over several corpora by relative measures, as Farahat & Kamel (2010) print them.

On each corpus a model's value is divided by the best one. The means over corpora are compared, each
pair of models by a paired t-test over corpora: superior, inferior or equivalent. Pairs with fewer
than five corpora in common are not tested.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import MissingResultError, require_results
from workbench.experiments.figures.trial_scores import (
    TableRows,
    default_metric,
    metric_title,
    score_of,
)
from workbench.experiments.plans.titles import value_words
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.pairwise import PairwiseTable, pairwise
from workbench.experiments.scoring.summaries import mean_of_best, present, relative_measures

SIGNS = {"superior": ">", "inferior": "<", "equivalent": "=", "untested": ""}


@dataclass(frozen=True)
class RelativeTableFigure:
    """Values and relative values of models (rows) on corpora (columns), and all pairs tested.

    `best_of` is how many swept values were averaged, the best first; 0 means all of them.
    Choosing the best by the actual classes favours every model.
    """

    metric: str
    title: str
    models: tuple[str, ...]
    corpora: tuple[str, ...]
    values: NDArray[np.float64]
    relative: NDArray[np.float64]
    pairs: PairwiseTable
    best_of: int

    @classmethod
    def from_runs(
        cls,
        runs: Sequence[Run],
        metric: str | None = None,
        *,
        best_of: int = 0,
        test: str = "paired_t",
        alpha: float = 0.05,
    ) -> Self:
        """Compare the methods that appear in any of the runs, one run per corpus."""
        if len(runs) < 2:
            raise MissingResultError("Choose runs of the same methods on two or more corpora.")
        tables = [require_results(run) for run in runs]
        name = metric or default_metric(tables[0])
        higher = metric_named(name).higher_is_better
        columns = [_model_values(results, name, best_of, higher) for results in tables]
        models = tuple(dict.fromkeys(model for column in columns for model in column))
        values = np.array([[column.get(model, np.nan) for column in columns] for model in models])
        relative = relative_measures(values, higher)
        pairs = pairwise(
            dict(zip(models, relative, strict=True)), test=test, alpha=alpha, adjust=False
        )
        corpora = tuple(str(run.record.get("corpus") or run.name) for run in runs)
        return cls(name, metric_title(name), models, corpora, values, relative, pairs, best_of)

    def means(self) -> NDArray[np.float64]:
        """The mean relative value of each model over the corpora it was run on."""
        return np.array([_mean(row) for row in self.relative])

    def rows(self) -> TableRows:
        """One row per model: values, relative values, their mean, and a sign for every other."""
        table: TableRows = [
            (
                "model",
                *self.corpora,
                *(f"{corpus} relative" for corpus in self.corpora),
                "mean relative",
                *(f"against {model}" for model in self.models),
            )
        ]
        means = self.means()
        for position, model in enumerate(self.models):
            signs = [
                "" if other == position else SIGNS[conclusion]
                for other, conclusion in enumerate(self.pairs.conclusions[position])
            ]
            numbers = (*self.values[position].tolist(), *self.relative[position].tolist())
            table.append((model, *numbers, float(means[position]), *signs))
        return table


def _model_values(
    results: Sequence[TrialResult], metric: str, best_of: int, higher: bool
) -> dict[str, float]:
    """One value per model: the mean over repeats, then over the (best) swept values."""
    groups: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        swept = ", ".join(f"{name}={value_words(value)}" for name, value in result.swept.items())
        groups[result.label][swept].append(score_of(result, metric))
    values = {}
    for label, by_value in groups.items():
        means = [_mean(np.array(scores)) for scores in by_value.values()]
        values[label] = mean_of_best(means, best_of or len(means), higher)
    return values


def _mean(values: NDArray[np.float64]) -> float:
    usable = present(values)
    return float(usable.mean()) if len(usable) else float("nan")
