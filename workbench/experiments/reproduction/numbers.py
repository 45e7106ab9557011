"""The scores of our runs by plan, method, training size and metric, one per split."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import score_of
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named

Scores = NDArray[np.float64]
NO_SCORES: Scores = np.empty(0)


@dataclass(frozen=True)
class SweptScores:
    """The scores of one configuration: swept values and one score per split."""

    swept: Mapping[str, Any]
    scores: Scores

    def fits(self, values: Mapping[str, Any]) -> bool:
        """Whether no swept value differs from the given ones."""
        return all(self.swept.get(name, value) == value for name, value in values.items())


class OurNumbers:
    """The results of a recipe's runs, looked up by the names in the recipe."""

    def __init__(self, runs: Mapping[str, Run]) -> None:
        self._results = {key: run.results() for key, run in runs.items()}

    def plans(self, prefix: str = "") -> tuple[str, ...]:
        """The keys of the runs, or of those with a prefix."""
        return tuple(key for key in self._results if key.startswith(prefix))

    def trainings(self, plan: str) -> tuple[str, ...]:
        """The training sizes of a run, smallest first."""
        sizes: dict[str, int] = {}
        for result in self._results.get(plan, ()):  # a failed trial has no size
            sizes[result.training] = max(result.training_size, sizes.get(result.training, 0))
        return tuple(sorted(sizes, key=lambda training: sizes[training]))

    def failures(self) -> dict[str, int]:
        """The reasons for failed trials, with the number of trials."""
        counts: dict[str, int] = defaultdict(int)
        for results in self._results.values():
            for result in results:
                if result.error is not None:
                    counts[result.error] += 1
        return dict(counts)

    def scores(
        self,
        plan: str,
        method: str,
        metric: str,
        training: str | None = None,
        best_of: int = 1,
        at: Mapping[str, Any] | None = None,
    ) -> Scores:
        """One score per split; of a swept setting the values with the best average.

        "Best" is judged by the actual classes. `at` names swept values instead; a method without
        that setting is used as it is.
        """
        usable = [
            configuration
            for configuration in self.swept(plan, method, metric, training)
            if configuration.fits(at or {}) and not np.isnan(configuration.scores).all()
        ]
        if not usable:
            return NO_SCORES
        sign = 1 if metric_named(metric).higher_is_better else -1
        usable.sort(key=lambda configuration: -sign * float(np.nanmean(configuration.scores)))
        chosen = usable[: max(1, best_of)]
        length = min(len(configuration.scores) for configuration in chosen)
        stacked = np.array([configuration.scores[:length] for configuration in chosen])
        averaged: Scores = stacked.mean(axis=0)
        return averaged[~np.isnan(averaged)]

    def swept(
        self, plan: str, method: str, metric: str, training: str | None = None
    ) -> Sequence[SweptScores]:
        """The scores of each configuration of a method, in the order of the swept values."""
        groups: dict[str, list[TrialResult]] = defaultdict(list)
        for result in self._results.get(plan, ()):
            if result.label == method and training in (None, result.training):
                groups[result.configuration].append(result)
        configurations = []
        for group in groups.values():
            group.sort(key=lambda result: (result.training_size, result.repeat, result.fold))
            scores = np.array([score_of(result, metric) for result in group])
            configurations.append(SweptScores(group[0].swept, scores))
        return sorted(configurations, key=_swept_order)


def _swept_order(configuration: SweptScores) -> list[tuple[int, float, str]]:
    return [_sortable(value) for value in configuration.swept.values()]


def _sortable(value: Any) -> tuple[int, float, str]:
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, str(value)
