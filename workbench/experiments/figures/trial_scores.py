"""The scores of a run by configuration and split, as figures read them."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import ordered_configurations
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import present

Cell = str | int | float
TableRows = list[tuple[Cell, ...]]  # a table for export: the first row is the header
_ROUNDING = 1e-12


class BestText(str):
    """The text of the best cell of a column, which formats with bold letters show in bold."""


SplitName = tuple[int, int]  # repeat and fold


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
    keys: dict[SplitName, str] = field(default_factory=dict)  # the trials that gave the scores
    test_size: float = 0.0

    def array(self, splits: Iterable[SplitName] | None = None) -> NDArray[np.float64]:
        """The scores in the order of the given splits, or of all."""
        order = sorted(self.values) if splits is None else splits
        return np.array([self.values.get(split, math.nan) for split in order], dtype=np.float64)

    @property
    def is_one_result(self) -> bool:
        """Whether repeats on the same documents all gave the same score: one result, not many."""
        has_same_documents = self.mode == "clustering" or self.training == "given"
        return has_same_documents and bool(np.ptp(self.array()) <= _ROUNDING)

    def results(self) -> NDArray[np.float64]:
        """The scores that there are, once where they are one result."""
        scores = present(self.array())
        return scores[:1] if self.is_one_result else scores


def score_of(result: TrialResult, metric: str) -> float:
    """One score or measured cost of a trial; NaN where there is none."""
    if result.error is not None:
        return math.nan
    if metric in METRICS and METRICS[metric].needs == "measured":
        return float(getattr(result, metric))
    return float(result.scores.get(metric, math.nan))


def metrics_of(results: Sequence[TrialResult]) -> list[str]:
    """The scores that at least one trial has, in the order of first appearance."""
    return list(dict.fromkeys(name for result in results for name in result.scores))


def default_metric(results: Sequence[TrialResult]) -> str:
    """The metric to show by default: the first that the trials have."""
    metrics = metrics_of(results)
    return metrics[0] if metrics else "accuracy"


def score_lists(run: Run, results: Sequence[TrialResult], metric: str) -> list[ScoreList]:
    """Group the scores by configuration and training size, in the order of both."""
    metric_named(metric)
    groups: dict[tuple[str, str], list[TrialResult]] = defaultdict(list)
    for result in results:
        groups[result.configuration, result.training].append(result)
    order = {name: position for position, name in enumerate(ordered_configurations(run, results))}
    lists = [_score_list(key, group, metric) for key, group in groups.items()]
    return sorted(lists, key=lambda scores: (order[scores.configuration], scores.training_size))


def metric_title(metric: str) -> str:
    """The title of a metric."""
    return metric_named(metric).title


def _score_list(key: tuple[str, str], group: list[TrialResult], metric: str) -> ScoreList:
    sizes = [result.training_size for result in group if result.error is None] or [0]
    ratios = [
        result.test_size / result.training_size
        for result in group
        if result.error is None and result.training_size and result.mode != "clustering"
    ]
    tested = [result.test_size for result in group if result.error is None]
    return ScoreList(
        configuration=key[0],
        training=key[1],
        training_size=float(np.mean(sizes)),
        mode=group[0].mode,
        values={(result.repeat, result.fold): score_of(result, metric) for result in group},
        test_to_training=float(np.mean(ratios)) if ratios else 0.0,
        failures=sum(result.error is not None for result in group),
        keys={(result.repeat, result.fold): result.key for result in group},
        test_size=float(np.mean(tested)) if tested else 0.0,
    )
