"""What to try next, derived from the scores: more labels, another method, or a better corpus."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from workbench.experiments.figures.overview.frequent_confusions import FrequentConfusion
from workbench.experiments.figures.overview.overview_scores import MethodScore
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.scoring.comparisons import FEWEST_PAIRS
from workbench.experiments.scoring.metric_types import Metric

Step = Literal["label", "experiment", "confusion", "documents", "runs"]
_MUCH_FASTER = 2.0
_WORTHWHILE = 0.01  # of a share: a gain of a point
_MUCH_OF_ERRORS = 0.25


@dataclass(frozen=True)
class Advice:
    """A sentence about what to do next, and where in the window it is done."""

    step: Step
    sentence: str
    is_urgent: bool = False


def advice_for(
    scores: Sequence[MethodScore],
    training: str,
    metric: Metric,
    confusions: Sequence[FrequentConfusion],
    n_doubtful: int,
    results: Sequence[TrialResult],
) -> tuple[Advice, ...]:
    """At most one piece of advice of each kind, the most urgent first."""
    at_size = [score for score in scores if score.training == training and score.n]
    best = next((score for score in at_size if score.is_best), None)
    found = [
        _failures(results),
        _doubtful(n_doubtful),
        _splits(at_size),
        _labels(scores, best, metric),
        _method(at_size, best),
        _pair(confusions),
    ]
    return tuple(advice for advice in found if advice is not None)


def _failures(results: Sequence[TrialResult]) -> Advice | None:
    failed = sum(result.error is not None for result in results)
    if not failed:
        return None
    trials = "1 trial" if failed == 1 else f"{failed:,} trials"
    return Advice("runs", f"{trials} failed: see why on the Runs page", True)


def _doubtful(count: int) -> Advice | None:
    if not count:
        return None
    look = "1 document looks" if count == 1 else f"{count:,} documents look"
    return Advice("documents", f"{look} mislabelled: review", True)


def _splits(at_size: Sequence[MethodScore]) -> Advice | None:
    fewest = min((score.n for score in at_size if score.mode != "clustering"), default=math.inf)
    if len(at_size) < 2 or fewest >= FEWEST_PAIRS or any(score.test for score in at_size):
        return None
    return Advice("experiment", f"Repeat with at least {FEWEST_PAIRS} splits to test differences")


def _labels(
    scores: Sequence[MethodScore], best: MethodScore | None, metric: Metric
) -> Advice | None:
    """What the last step to a larger training set brought the best method."""
    if best is None or metric.bounds != (0.0, 1.0):
        return None
    own = sorted(
        (score for score in scores if score.configuration == best.configuration and score.n),
        key=lambda score: score.training_size,
    )
    if len(own) < 2 or own[-2].training_size <= 0:
        return None
    before, after = own[-2:]
    doublings = math.log2(after.training_size / before.training_size)
    if doublings <= 0:
        return None
    gain = (after.mean - before.mean) * (1 if metric.higher_is_better else -1) / doublings
    sizes = f"{before.training_size:,.0f} to {after.training_size:,.0f} labelled documents"
    if gain >= _WORTHWHILE:
        return Advice(
            "label", f"More labels help: +{100 * gain:.1f} points per doubling, from {sizes}"
        )
    return Advice("label", f"More labels bring little: {100 * gain:+.1f} points per doubling")


def _method(at_size: Sequence[MethodScore], best: MethodScore | None) -> Advice | None:
    if best is None:
        return None
    if len(at_size) == 1:
        return Advice("experiment", "Compare with other methods: only one was tried")
    rivals = [
        score
        for score in at_size
        if score.is_not_different and score.seconds * _MUCH_FASTER < best.seconds
    ]
    if not rivals:
        return None
    fastest = min(rivals, key=lambda score: score.seconds)
    times = best.seconds / max(fastest.seconds, 1e-9)
    title = configuration_title(fastest.configuration)
    return Advice(
        "experiment", f"{title} is not significantly worse and {times:,.0f} times as fast"
    )


def _pair(confusions: Sequence[FrequentConfusion]) -> Advice | None:
    if not confusions or confusions[0].share_of_errors < _MUCH_OF_ERRORS:
        return None
    most = confusions[0]
    return Advice(
        "confusion",
        f"{100 * most.share_of_errors:.0f} % of all errors are "
        f"{most.actual_name} → {most.predicted_name}: read them",
    )
