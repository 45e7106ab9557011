"""What figures read from a run: scores by configuration and split, arrays of chosen trials."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.experiments.metrics import METRICS, metric_named
from workbench.experiments.runs import Run
from workbench.experiments.trials import TrialResult

Cell = str | int | float
Rows = list[tuple[Cell, ...]]  # a table for export: the first row is the header
SplitName = tuple[int, int]  # repeat and fold


class FigureError(WorkbenchError):
    """A picture that this run cannot give; the sentence says why and what would give it."""


@dataclass(frozen=True)
class ScoreList:
    """The scores of one configuration at one training size; NaN where a trial failed."""

    configuration: str
    training: str
    training_size: float
    mode: str
    values: dict[SplitName, float] = field(default_factory=dict)
    test_to_training: float = 0.0
    failures: int = 0
    keys: dict[SplitName, str] = field(default_factory=dict)  # of the trials behind the scores

    def array(self, splits: Iterable[SplitName] | None = None) -> NDArray[np.float64]:
        """The scores in the order of the given splits, or of all."""
        wanted = sorted(self.values) if splits is None else splits
        return np.array([self.values.get(one, math.nan) for one in wanted], dtype=np.float64)


def score_of(result: TrialResult, metric: str) -> float:
    """One score or measured cost of a trial; NaN where there is none."""
    if result.error is not None:
        return math.nan
    if metric in METRICS and METRICS[metric].needs == "measured":
        return float(getattr(result, metric))
    return float(result.scores.get(metric, math.nan))


def metrics_of(results: Sequence[TrialResult]) -> list[str]:
    """The scores that at least one trial has, in the order of first appearance."""
    return list(dict.fromkeys(name for one in results for name in one.scores))


def usual_metric(results: Sequence[TrialResult]) -> str:
    """The metric to show where nobody chose one: the first that the trials have."""
    found = metrics_of(results)
    return found[0] if found else "accuracy"


def configurations_of(run: Run, results: Sequence[TrialResult]) -> list[str]:
    """The configurations with a result, in the order of the plan, swept values ascending."""
    labels = {name: place for place, name in enumerate(run.record.get("methods", ()))}
    first = {one.configuration: one for one in results}

    def place(name: str) -> tuple[Any, ...]:
        result = first[name]
        swept = tuple(_sortable(value) for value in result.swept.values())
        return labels.get(result.label, len(labels)), result.label, swept

    return sorted(first, key=place)


def score_lists(run: Run, results: Sequence[TrialResult], metric: str) -> list[ScoreList]:
    """Group the scores by configuration and training size, in the order of both."""
    metric_named(metric)
    groups: dict[tuple[str, str], list[TrialResult]] = defaultdict(list)
    for one in results:
        groups[one.configuration, one.training].append(one)
    order = {name: place for place, name in enumerate(configurations_of(run, results))}
    lists = [_score_list(key, group, metric) for key, group in groups.items()]
    return sorted(lists, key=lambda one: (order[one.configuration], one.training_size))


def choose_trials(
    run: Run,
    results: Sequence[TrialResult],
    configuration: str | None = None,
    training: str | None = None,
) -> list[TrialResult]:
    """The finished trials of one configuration at one training size (the largest if unnamed)."""
    finished = [one for one in results if one.error is None]
    if not finished:
        raise FigureError(_no_trial_sentence(run, results))
    names = configurations_of(run, finished)
    wanted = names[0] if configuration is None else configuration
    chosen = [one for one in finished if one.configuration == wanted]
    if not chosen:
        known = ", ".join(names)
        raise FigureError(f"No finished trial is called {wanted!r}; there are {known}.")
    largest = max(chosen, key=lambda one: one.training_size).training
    size = largest if training is None else training
    at_size = [one for one in chosen if one.training == size]
    if not at_size:
        sizes = ", ".join(dict.fromkeys(one.training for one in chosen))
        raise FigureError(f"{wanted} has no trial with {size!r}; there are {sizes}.")
    return sorted(at_size, key=lambda one: (one.repeat, one.fold))


def trial_with(
    run: Run,
    name: str,
    needs: str,
    configuration: str | None = None,
    training: str | None = None,
    key: str | None = None,
) -> tuple[TrialResult, dict[str, NDArray[Any]]]:
    """The first trial that stored an array, with its arrays; `needs` says what would give it."""
    results = run.results()
    if key is not None:
        candidates = [one for one in results if one.key == key]
    elif configuration is None:
        candidates = sorted(
            (one for one in results if name in one.arrays and one.error is None),
            key=lambda one: (-one.training_size, one.repeat, one.fold),
        )
    else:
        candidates = choose_trials(run, results, configuration, training)
    for one in candidates:
        if name in one.arrays:
            arrays = run.arrays(one.key)
            if name in arrays:
                return one, arrays
    if not any(one.error is None for one in results):
        raise FigureError(_no_trial_sentence(run, results))
    raise FigureError(needs + _who_has_it(run, results, name))


def _who_has_it(run: Run, results: Sequence[TrialResult], name: str) -> str:
    having = [one for one in results if name in one.arrays and one.error is None]
    names = ", ".join(configurations_of(run, having))
    return f" In this run they are {names}: choose one of them." if names else ""


def require_results(run: Run) -> list[TrialResult]:
    """The results of a run, or a sentence where there is no finished trial."""
    results = run.results()
    if not any(one.error is None for one in results):
        raise FigureError(_no_trial_sentence(run, results))
    return results


def title_of(metric: str) -> str:
    """A metric in words."""
    return metric_named(metric).title


def _no_trial_sentence(run: Run, results: Sequence[TrialResult]) -> str:
    if results:
        return (
            f"All {len(results)} trials of {run.name!r} failed; the first said: {results[0].error}"
        )
    return f"{run.name!r} has no finished trial yet; start or resume the run."


def _score_list(key: tuple[str, str], group: list[TrialResult], metric: str) -> ScoreList:
    sizes = [one.training_size for one in group if one.error is None] or [0]
    ratios = [
        one.test_size / one.training_size
        for one in group
        if one.error is None and one.training_size and one.mode != "clustering"
    ]
    return ScoreList(
        configuration=key[0],
        training=key[1],
        training_size=float(np.mean(sizes)),
        mode=group[0].mode,
        values={(one.repeat, one.fold): score_of(one, metric) for one in group},
        test_to_training=float(np.mean(ratios)) if ratios else 0.0,
        failures=sum(one.error is not None for one in group),
        keys={(one.repeat, one.fold): one.key for one in group},
    )


def _sortable(value: Any) -> tuple[int, float, str]:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return (0, float(value), "") if is_number else (1, 0.0, str(value))
