"""The scores of our runs by plan, method, training size and metric, one per split."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import score_of
from workbench.experiments.plans.protocols import has_disjoint_training
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.comparisons import Draws
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
        self._disjoint = {
            (key, training)
            for key, run in runs.items()
            for training in self.trainings(key)
            if _is_disjoint(run, self._results[key], training)
        }

    @classmethod
    def from_stored(cls, lists: Iterable[Mapping[str, Any]]) -> Self:
        """The numbers that `to_lists` wrote."""
        numbers = cls({})
        for stored in lists:
            results = numbers._results.setdefault(stored["plan"], [])
            results += _trials(stored)
            if stored["disjoint"]:
                numbers._disjoint.add((stored["plan"], stored["training"]))
        return numbers

    def to_lists(self) -> list[dict[str, Any]]:
        """Every score, five digits each, by plan, configuration, training size and metric."""
        groups: dict[tuple[str, str, str], list[TrialResult]] = defaultdict(list)
        for plan, results in self._results.items():
            for result in results:
                if result.error is None:
                    groups[plan, result.configuration, result.training].append(result)
        return [
            _plain_scores(plan, group, (plan, training) in self._disjoint)
            for (plan, _, training), group in groups.items()
        ]

    def draws(self, plan: str, training: str | None = None) -> Draws:
        """How the splits of a plan were drawn at a training size; at the largest if None."""
        sizes = self.trainings(plan)
        size = training if training in sizes else (sizes[-1] if sizes else "")
        drawn = [
            result
            for result in self._results.get(plan, ())
            if result.training == size and result.error is None and result.mode != "clustering"
        ]
        usable = [result for result in drawn if result.training_size]
        if not usable:
            return Draws(0.0)
        ratio = np.mean([result.test_size / result.training_size for result in usable])
        tested = np.mean([result.test_size for result in usable])
        return Draws(float(ratio), float(tested), (plan, size) in self._disjoint)

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


def _is_disjoint(run: Run, results: Sequence[TrialResult], training: str) -> bool:
    size = max(result.training_size for result in results if result.training == training)
    return has_disjoint_training(run.plan.protocol, run.corpus.class_index, size)


def _plain_scores(plan: str, group: Sequence[TrialResult], disjoint: bool) -> dict[str, Any]:
    first = group[0]
    ordered = sorted(group, key=lambda result: (result.repeat, result.fold))
    metrics = dict.fromkeys(metric for result in group for metric in result.scores)
    return {
        "plan": plan,
        "label": first.label,
        "swept": dict(first.swept),
        "training": first.training,
        "training_size": max(result.training_size for result in group),
        "test_size": first.test_size,
        "mode": first.mode,
        "disjoint": disjoint,
        "scores": {
            metric: [float(f"{score_of(result, metric):.5g}") for result in ordered]
            for metric in metrics
        },
    }


def _trials(stored: Mapping[str, Any]) -> Iterator[TrialResult]:
    lists = stored["scores"]
    for repeat in range(max(map(len, lists.values()), default=0)):
        yield TrialResult(
            key="",
            method="",
            values={},
            repeat=repeat,
            fold=0,
            seed=0,
            scores={metric: values[repeat] for metric, values in lists.items()},
            **{
                name: stored[name]
                for name in ("label", "swept", "training", "training_size", "test_size", "mode")
            },
        )


def _swept_order(configuration: SweptScores) -> list[tuple[int, float, str]]:
    return [_sortable(value) for value in configuration.swept.values()]


def _sortable(value: Any) -> tuple[int, float, str]:
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, str(value)
