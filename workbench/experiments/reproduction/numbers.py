"""Our numbers: scores of a run by method, training size and metric, one per split."""

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
        """Whether no swept value differs from those named."""
        return all(self.swept.get(name, value) == value for name, value in values.items())


class OurNumbers:
    """The results of a recipe's runs, looked up by the names that a recipe uses."""

    def __init__(self, runs: Mapping[str, Run]) -> None:
        self._results = {key: run.results() for key, run in runs.items()}

    def plans(self, beginning: str = "") -> tuple[str, ...]:
        """The keys of the runs there are."""
        return tuple(one for one in self._results if one.startswith(beginning))

    def trainings(self, plan: str) -> tuple[str, ...]:
        """The training sizes of a run, smallest first."""
        sizes: dict[str, int] = {}
        for one in self._results.get(plan, ()):  # a failed trial does not know its size
            sizes[one.training] = max(one.training_size, sizes.get(one.training, 0))
        return tuple(sorted(sizes, key=lambda one: sizes[one]))

    def failures(self) -> dict[str, int]:
        """Why trials failed, with how many did."""
        found: dict[str, int] = defaultdict(int)
        for results in self._results.values():
            for one in results:
                if one.error is not None:
                    found[one.error] += 1
        return dict(found)

    def scores(
        self,
        plan: str,
        method: str,
        metric: str,
        training: str | None = None,
        best_of: int = 1,
        at: Mapping[str, Any] | None = None,
    ) -> Scores:
        """One score per split; of a swept setting the best values on average, by the truth.

        `at` names swept values instead; a method without such a setting is taken as it is.
        """
        found = self.swept(plan, method, metric, training)
        known = [one for one in found if one.fits(at or {}) and not np.isnan(one.scores).all()]
        if not known:
            return NO_SCORES
        sign = 1 if metric_named(metric).higher_is_better else -1
        known.sort(key=lambda one: -sign * float(np.nanmean(one.scores)))
        chosen = known[: max(1, best_of)]
        length = min(len(one.scores) for one in chosen)
        stacked = np.array([one.scores[:length] for one in chosen])
        averaged: Scores = stacked.mean(axis=0)
        return averaged[~np.isnan(averaged)]

    def swept(
        self, plan: str, method: str, metric: str, training: str | None = None
    ) -> Sequence[SweptScores]:
        """The scores of each configuration of a method, in the order of the swept values."""
        groups: dict[str, list[TrialResult]] = defaultdict(list)
        for one in self._results.get(plan, ()):
            if one.label == method and training in (None, one.training):
                groups[one.configuration].append(one)
        found = []
        for group in groups.values():
            group.sort(key=lambda one: (one.training_size, one.repeat, one.fold))
            scores = np.array([score_of(one, metric) for one in group])
            found.append(SweptScores(group[0].swept, scores))
        return sorted(found, key=lambda one: [_sortable(value) for value in one.swept.values()])


def _sortable(value: Any) -> tuple[int, float, str]:
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, str(value)
