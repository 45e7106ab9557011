"""Average ranks over corpora with the critical difference of Nemenyi."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from workbench.experiments.figures.trial_choice import MissingResultError, require_results
from workbench.experiments.figures.trial_scores import (
    TableRows,
    default_metric,
    metric_title,
    score_lists,
)
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.ranking import Ranking, rank_methods
from workbench.experiments.scoring.summaries import present

_FEWEST_CORPORA = 2


@dataclass(frozen=True)
class CriticalDifferenceFigure:
    """Methods on a line of ranks; those joined by a bar do not differ significantly."""

    metric: str
    title: str
    ranking: Ranking
    corpora: tuple[str, ...]
    n_runs: int = 0

    @classmethod
    def from_runs(cls, runs: Sequence[Run], metric: str | None = None, alpha: float = 0.05) -> Self:
        """Rank the configurations that all runs share; runs of one corpus count as one."""
        tables = {run.id: require_results(run) for run in runs}
        corpora = _by_corpus(runs)
        if len(corpora) < _FEWEST_CORPORA:
            raise MissingResultError(
                "Ranks need several corpora"
                + (f", and these runs all use {runs[0].plan.corpus}" if len(runs) > 1 else "")
                + ". Choose runs of the same methods on different corpora, five or more to see "
                "differences."
            )
        name = metric or default_metric(next(iter(tables.values())))
        means = [
            _mean_of([_means(run, tables[run.id], name) for run in group]) for group in corpora
        ]
        shared = [key for key in means[0] if all(key in table for table in means)]
        if len(shared) < 2:
            raise MissingResultError(
                "The runs share fewer than two configurations; run the same methods on each corpus."
            )
        scores = np.array([[table[key] for table in means] for key in shared])
        higher = metric_named(name).higher_is_better
        ranking = rank_methods(tuple(shared), scores, higher_is_better=higher, alpha=alpha)
        names = tuple(group[0].plan.corpus for group in corpora)
        return cls(name, metric_title(name), ranking, names, len(runs))

    def rows(self) -> TableRows:
        """One row per method, best first."""
        order = np.argsort(self.ranking.average_ranks, kind="stable")
        table: TableRows = [
            ("method", "average rank", "corpora", "critical difference", "Friedman p")
        ]
        return table + [
            (
                self.ranking.names[position],
                float(self.ranking.average_ranks[position]),
                self.ranking.n_corpora,
                self.ranking.critical_difference,
                self.ranking.p_value,
            )
            for position in order
        ]


def _by_corpus(runs: Sequence[Run]) -> list[list[Run]]:
    """Group the runs: those of one corpus, read in the same way, are not independent."""
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(f"{run.plan.corpus} {run.plan.reading!r}", []).append(run)
    return list(groups.values())


def _mean_of(tables: list[dict[str, float]]) -> dict[str, float]:
    """The mean over runs of the configurations that all of them have."""
    shared = [key for key in tables[0] if all(key in table for table in tables)]
    return {key: float(np.mean([table[key] for table in tables])) for key in shared}


def _means(run: Run, results: list, metric: str) -> dict[str, float]:  # type: ignore[type-arg]
    means: dict[str, float] = {}
    for scores in score_lists(run, results, metric):
        values = present(scores.array())
        means[scores.configuration] = float(values.mean()) if len(values) else math.nan
    return means  # of the largest training size, which comes last
