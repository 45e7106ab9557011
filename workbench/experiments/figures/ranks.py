"""Average ranks over corpora with the critical difference of Nemenyi."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from workbench.experiments.figures.trial_scores import Rows, score_lists, title_of, usual_metric
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError, require_results
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.ranking import Ranking, rank_methods
from workbench.experiments.scoring.summaries import present

_FEWEST_SETS = 2


@dataclass(frozen=True)
class CriticalDifferenceFigure:
    """Methods on a line of ranks; those joined by a bar cannot be told apart."""

    metric: str
    title: str
    ranking: Ranking
    sets: tuple[str, ...]  # corpora
    n_runs: int = 0

    @classmethod
    def from_runs(cls, runs: Sequence[Run], metric: str | None = None, alpha: float = 0.05) -> Self:
        """Rank the configurations that all runs share; runs of one corpus count as one."""
        tables = {one.id: require_results(one) for one in runs}
        corpora = _by_corpus(runs)
        if len(corpora) < _FEWEST_SETS:
            raise MissingResultError(
                "Ranks need several corpora"
                + (f", and these runs are all of {runs[0].plan.corpus}" if len(runs) > 1 else "")
                + ". Choose runs of the same methods on different corpora; five or more tell "
                "differences apart."
            )
        name = metric or usual_metric(next(iter(tables.values())))
        means = [_mean_of([_means(one, tables[one.id], name) for one in of]) for of in corpora]
        shared = [key for key in means[0] if all(key in one for one in means)]
        if len(shared) < 2:
            raise MissingResultError(
                "The runs share fewer than two configurations; run the same methods on each corpus."
            )
        scores = np.array([[one[key] for one in means] for key in shared])
        higher = metric_named(name).higher_is_better
        ranking = rank_methods(tuple(shared), scores, higher_is_better=higher, alpha=alpha)
        sets = tuple(of[0].plan.corpus for of in corpora)
        return cls(name, title_of(name), ranking, sets, len(runs))

    def rows(self) -> Rows:
        """One row per method, best first."""
        order = np.argsort(self.ranking.average_ranks, kind="stable")
        table: Rows = [("method", "average rank", "corpora", "critical difference", "Friedman p")]
        return table + [
            (
                self.ranking.names[one],
                float(self.ranking.average_ranks[one]),
                self.ranking.n_sets,
                self.ranking.critical_difference,
                self.ranking.p_value,
            )
            for one in order
        ]


def _by_corpus(runs: Sequence[Run]) -> list[list[Run]]:
    """Several runs of one corpus, read in the same way, are no independent evidence."""
    found: dict[str, list[Run]] = {}
    for one in runs:
        found.setdefault(f"{one.plan.corpus} {one.plan.reading!r}", []).append(one)
    return list(found.values())


def _mean_of(tables: list[dict[str, float]]) -> dict[str, float]:
    """The mean over runs of the configurations that all of them have."""
    shared = [key for key in tables[0] if all(key in one for one in tables)]
    return {key: float(np.mean([one[key] for one in tables])) for key in shared}


def _means(run: Run, results: list, metric: str) -> dict[str, float]:  # type: ignore[type-arg]
    found: dict[str, float] = {}
    for one in score_lists(run, results, metric):
        known = present(one.array())
        found[one.configuration] = float(known.mean()) if len(known) else math.nan
    return found  # the largest training size stands last and wins
