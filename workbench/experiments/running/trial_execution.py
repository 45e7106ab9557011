"""Running one trial: a pure function of a run folder and a trial, wherever it is called."""

import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running import fitting
from workbench.experiments.running.block_helpers import helped_by_cluster
from workbench.experiments.running.fit_results import FitResult
from workbench.experiments.running.limits.memory import (
    measured_peak_bytes,
    reset_peak,
    resident_bytes,
)
from workbench.experiments.running.limits.time_limit import OutOfTime, time_limit
from workbench.experiments.running.run_context import RunContext, open_run_context
from workbench.experiments.running.term_points import term_points
from workbench.experiments.running.trial_arrays import (
    coordinates_of,
    figure_arrays,
    prediction_arrays,
)
from workbench.experiments.running.trial_messages import (
    collected_warnings,
    error_message,
    time_message,
)
from workbench.experiments.runs.durable import StoreError, write_arrays, writing
from workbench.experiments.scoring.clustering_metrics import Constraints
from workbench.experiments.scoring.metric_types import TermPoints
from workbench.experiments.scoring.metrics import missing_scores, score_trial
from workbench.methods.registry import method_named


def run_trial(folder: str, trial: Trial, most_seconds: float = 0.0) -> TrialResult:
    """Fit, score and store the arrays of one trial; an error becomes part of the result."""
    start = time.perf_counter()
    context = open_run_context(folder)
    reset_peak()
    before = resident_bytes()
    with collected_warnings() as collected:
        try:
            details = _execute(context, trial, most_seconds)
        except StoreError:
            raise
        except OutOfTime:
            details = {"error": time_message(time.perf_counter() - start, most_seconds)}
        except Exception as error:  # a method may raise anything; the run continues
            details = {"error": error_message(error)}
    return trial.result(
        **details,
        warnings=tuple(collected),
        peak_bytes=max(0, measured_peak_bytes() - before),
        seconds_total=time.perf_counter() - start,
    )


def _execute(context: RunContext, trial: Trial, most_seconds: float) -> dict[str, Any]:
    with time_limit(most_seconds):
        with helped_by_cluster(context.preparations.folder):
            fitted = _fit(context, trial)
        arrays = prediction_arrays(fitted)
        if trial.split.repeat == 0 and trial.split.fold == 0:
            arrays |= figure_arrays(fitted)
        before_scores = time.perf_counter()
        scores = _scores(context, fitted)
        seconds_score = time.perf_counter() - before_scores
    _warn_of_missing_scores(context, trial, scores)
    for sentence in getattr(fitted.estimator, "warnings_", ()):  # what a method says of its result
        warnings.warn(sentence, stacklevel=1)
    path = context.run.array_file(trial.key)
    _make_folder(path.parent)
    write_arrays(path, arrays, synced=False)  # `Run.append` syncs them in the parent
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


def _warn_of_missing_scores(context: RunContext, trial: Trial, scores: dict[str, float]) -> None:
    if all(metric in scores for metric in context.plan.metrics):
        return
    for sentence in missing_scores(context.plan.metrics, scores, configuration_title(trial.method)):
        warnings.warn(sentence, stacklevel=2)


def _fit(context: RunContext, trial: Trial) -> FitResult:
    task = method_named(trial.method).task
    if task == "cluster":
        return fitting.fit_clustering(context, trial)
    has_several_classes = context.counted.indicators is not None
    if task == "transduce" and has_several_classes:
        return fitting.fit_transduction_per_class(context, trial)
    if task == "transduce":
        return fitting.fit_transduction(context, trial)
    if has_several_classes:
        return fitting.fit_classifier_per_class(context, trial)
    return fitting.fit_classifier(context, trial)


def _scores(context: RunContext, fitted: FitResult) -> dict[str, float]:
    return score_trial(
        context.plan.metrics,
        actual=fitted.actual,
        predicted=fitted.predicted,
        n_classes=len(context.class_names),
        decision=fitted.decision,
        probabilities=fitted.probabilities,
        class_names=context.class_names,
        constraints=_test_constraints(fitted),
        coordinates=_test_coordinates(context, fitted),
        squared_error=_squared_error(fitted),
        terms=_terms(context, fitted),
    )


def _test_constraints(fitted: FitResult) -> Constraints | None:
    """Constraints by the positions of test documents, which are in the order of rows."""
    if not len(fitted.pairs):
        return None
    positions = np.searchsorted(fitted.test, fitted.pairs[:, :2])
    same = fitted.pairs[:, 2] == 1
    return Constraints(positions[same], positions[~same])


def _test_coordinates(context: RunContext, fitted: FitResult) -> Any:
    return coordinates_of(fitted, fitted.test) if "scatter_ratio" in context.plan.metrics else None


def _terms(context: RunContext, fitted: FitResult) -> TermPoints | None:
    wanted = "term_scatter_ratio" in context.plan.metrics and context.counted.indicators is None
    return term_points(fitted, context.counted.class_index) if wanted else None


def _squared_error(fitted: FitResult) -> float | None:
    error = getattr(fitted.estimator, "reconstruction_error_", None)
    return None if error is None else float(error)


def _make_folder(path: Path) -> None:
    if not path.is_dir():
        with writing(str(path)):
            path.mkdir(exist_ok=True)
