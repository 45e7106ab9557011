"""The score of each method at each training size, tested against the best of that size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.experiments.figures.paired_tests import RunScores, compare_scores
from workbench.experiments.figures.trial_scores import ScoreList, score_lists
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.comparisons import Conclusion
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import AUTOMATIC
from workbench.experiments.scoring.summaries import present, t_interval

_ALPHA = 0.05


@dataclass(frozen=True)
class MethodScore:
    """The mean of one method at one training size with its 95 % interval.

    `conclusion` says how the method compares with the best of that size: "inferior", "equivalent",
    or None for the best itself and where no test applies. What cannot be computed is NaN.
    """

    configuration: str
    training: str
    training_size: float
    mode: str
    mean: float
    low: float
    high: float
    n: int
    seconds: float
    is_best: bool = False
    conclusion: Conclusion | None = None
    p_value: float = math.nan
    test: str = ""

    @property
    def half_width(self) -> float:
        """Half of the 95 % interval."""
        return (self.high - self.low) / 2

    @property
    def is_not_different(self) -> bool:
        """Whether a test could not tell the method from the best."""
        return self.conclusion == "equivalent"


def scores_of_methods(
    run: Run, results: Sequence[TrialResult], metric: str
) -> tuple[MethodScore, ...]:
    """Every method at every training size, in the order of the plan."""
    lists = score_lists(run, results, metric)
    seconds = {
        (times.configuration, times.training): _mean(times)
        for times in score_lists(run, results, "seconds_fit")
    }
    higher = metric_named(metric).higher_is_better
    best = _best_lists(lists, higher)
    return tuple(
        _score(run, scores, best.get(scores.training), metric, seconds) for scores in lists
    )


def _best_lists(lists: Sequence[ScoreList], higher_is_better: bool) -> dict[str, ScoreList]:
    best: dict[str, ScoreList] = {}
    for scores in lists:
        mean = _mean(scores)
        if math.isnan(mean):
            continue
        known = best.get(scores.training)
        if known is None or ((mean > _mean(known)) == higher_is_better and mean != _mean(known)):
            best[scores.training] = scores
    return best


def _score(
    run: Run,
    scores: ScoreList,
    best: ScoreList | None,
    metric: str,
    seconds: dict[tuple[str, str], float],
) -> MethodScore:
    values = scores.results()
    interval = np.clip(t_interval(values), *metric_named(metric).bounds)
    is_best = scores is best
    pair = None
    if best is not None and not is_best and len(values):
        ours, theirs = RunScores(run, scores), RunScores(run, best)
        pair = compare_scores(ours, theirs, metric, AUTOMATIC, paired=True)
    higher = metric_named(metric).higher_is_better
    return MethodScore(
        scores.configuration,
        scores.training,
        scores.training_size,
        scores.mode,
        float(values.mean()) if len(values) else math.nan,
        float(interval[0]),
        float(interval[1]),
        len(values),
        seconds.get((scores.configuration, scores.training), math.nan),
        is_best,
        None if pair is None else pair.comparison.conclusion(_ALPHA, higher),
        math.nan if pair is None else pair.comparison.p_value,
        "" if pair is None else pair.test,
    )


def _mean(scores: ScoreList) -> float:
    values = present(scores.array())
    return float(values.mean()) if len(values) else math.nan
