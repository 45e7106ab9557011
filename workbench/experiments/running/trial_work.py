"""Running one trial: a pure function of a run folder and a trial, wherever it is called."""

import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running import fitting
from workbench.experiments.running.caught_warnings import collected_warnings
from workbench.experiments.running.fitted import FitResult
from workbench.experiments.running.memory import peak_bytes, reset_peak, resident_bytes
from workbench.experiments.running.run_context import RunContext, open_run_context
from workbench.experiments.running.time_limit import OutOfTime, time_limit
from workbench.experiments.running.trial_arrays import coordinates_of, pictures, predictions
from workbench.experiments.running.trial_results import reason, result_of, too_long
from workbench.experiments.runs.durable import StoreError, write_arrays, writing
from workbench.experiments.scoring.clustering_metrics import Constraints
from workbench.experiments.scoring.metrics import missing_scores, score_trial
from workbench.methods.registry import method_named


def run_trial(folder: str, trial: Trial, most_seconds: float = 0.0) -> TrialResult:
    """Fit, judge and store the arrays of one trial; what goes wrong is part of the result."""
    start = time.perf_counter()
    context = open_run_context(folder)
    reset_peak()
    before = resident_bytes()
    with collected_warnings() as words:
        try:
            details = _worked(context, trial, most_seconds)
        except StoreError:
            raise
        except OutOfTime:
            details = {"error": too_long(time.perf_counter() - start, most_seconds)}
        except Exception as error:  # whatever a method raises, the run goes on
            details = {"error": reason(error)}
    return result_of(
        trial,
        **details,
        warnings=tuple(words),
        peak_bytes=max(0, peak_bytes() - before),
        seconds_total=time.perf_counter() - start,
    )


def _worked(context: RunContext, trial: Trial, most_seconds: float) -> dict[str, Any]:
    with time_limit(most_seconds):
        fitted = _fitted(context, trial)
        arrays = predictions(fitted)
        if trial.split.repeat == 0 and trial.split.fold == 0:
            arrays |= pictures(fitted)
        before_scores = time.perf_counter()
        scores = _scores(context, fitted)
        seconds_score = time.perf_counter() - before_scores
    for sentence in missing_scores(context.plan.metrics, scores, trial.method):
        warnings.warn(sentence, stacklevel=2)
    path = context.run.array_file(trial.key)
    _make_folder(path.parent)
    write_arrays(path, arrays, synced=False)  # `Run.append` does that while we go on
    return {
        "scores": scores,
        "training_size": len(fitted.pairs) if fitted.labels is not None else len(fitted.train),
        "test_size": len(fitted.test),
        "mode": fitted.mode,
        "seconds_features": fitted.seconds_features,
        "seconds_fit": fitted.seconds_fit,
        "seconds_prepare": fitted.seconds_prepare,
        "seconds_predict": fitted.seconds_predict,
        "seconds_score": seconds_score,
        "arrays": tuple(arrays),
        "chosen": fitted.chosen,
    }


def _fitted(context: RunContext, trial: Trial) -> FitResult:
    task = method_named(trial.method).task
    if task == "cluster":
        return fitting.clustered(context, trial)
    several = context.counted.indicators is not None
    if task == "transduce":
        return (fitting.transduced_several if several else fitting.transduced)(context, trial)
    return (fitting.classified_several if several else fitting.classified)(context, trial)


def _scores(context: RunContext, fitted: FitResult) -> dict[str, float]:
    return score_trial(
        context.plan.metrics,
        actual=fitted.actual,
        predicted=fitted.predicted,
        n_classes=len(context.class_names),
        decision=fitted.decision,
        probabilities=fitted.probabilities,
        class_names=context.class_names,
        constraints=_judged_constraints(fitted),
        coordinates=_judged_space(context, fitted),
        squared_error=_squared_error(fitted),
    )


def _judged_constraints(fitted: FitResult) -> Constraints | None:
    """Constraints by the positions of the judged documents, which are in the order of rows."""
    if not len(fitted.pairs):
        return None
    placed = np.searchsorted(fitted.test, fitted.pairs[:, :2])
    same = fitted.pairs[:, 2] == 1
    return Constraints(placed[same], placed[~same])


def _judged_space(context: RunContext, fitted: FitResult) -> Any:
    return coordinates_of(fitted, fitted.test) if "scatter_ratio" in context.plan.metrics else None


def _squared_error(fitted: FitResult) -> float | None:
    found = getattr(fitted.estimator, "reconstruction_error_", None)
    return None if found is None else float(found)


def _make_folder(path: Path) -> None:
    if not path.is_dir():
        with writing(str(path)):
            path.mkdir(exist_ok=True)
