"""Running one trial: a pure function of a run folder and a trial, wherever it is called."""

import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running.caught_warnings import collected_warnings
from workbench.experiments.running.fitted import Outcome
from workbench.experiments.running.memory import peak_bytes, reset_peak, resident_bytes
from workbench.experiments.running.run_context import Desk, desk_of
from workbench.experiments.running.time_limit import OutOfTime, time_limit
from workbench.experiments.running.trial_arrays import coordinates_of, pictures, predictions
from workbench.experiments.running.trial_results import reason, result_of, too_long
from workbench.experiments.runs.durable import StoreError, write_arrays, writing
from workbench.experiments.scoring.clustering_metrics import Constraints
from workbench.experiments.scoring.metrics import missing_scores, score_trial


def run_trial(folder: str, trial: Trial, most_seconds: float = 0.0) -> TrialResult:
    """Fit, judge and store the arrays of one trial; what goes wrong is part of the result."""
    start = time.perf_counter()
    desk = desk_of(folder)
    reset_peak()
    before = resident_bytes()
    with collected_warnings() as words:
        try:
            details = _worked(desk, trial, most_seconds)
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


def _worked(desk: Desk, trial: Trial, most_seconds: float) -> dict[str, Any]:
    with time_limit(most_seconds):
        outcome = _fitted(desk, trial)
        arrays = predictions(outcome)
        if trial.split.repeat == 0 and trial.split.fold == 0:
            arrays |= pictures(outcome)
        before_scores = time.perf_counter()
        scores = _scores(desk, outcome)
        seconds_score = time.perf_counter() - before_scores
    for sentence in missing_scores(desk.plan.metrics, scores, trial.method):
        warnings.warn(sentence, stacklevel=2)
    path = desk.run.array_file(trial.key)
    _make_folder(path.parent)
    write_arrays(path, arrays, synced=False)  # `Run.append` does that while we go on
    return {
        "scores": scores,
        "training_size": len(outcome.pairs) if outcome.labels is not None else len(outcome.train),
        "test_size": len(outcome.test),
        "mode": outcome.mode,
        "seconds_features": outcome.seconds_features,
        "seconds_fit": outcome.seconds_fit,
        "seconds_prepare": outcome.seconds_prepare,
        "seconds_predict": outcome.seconds_predict,
        "seconds_score": seconds_score,
        "arrays": tuple(arrays),
        "chosen": outcome.chosen,
    }


def _fitted(desk: Desk, trial: Trial) -> Outcome:
    from workbench.experiments.running import fitting
    from workbench.methods.registry import method_named

    task = method_named(trial.method).task
    if task == "cluster":
        return fitting.clustered(desk, trial)
    several = desk.materials.indicators is not None
    if task == "transduce":
        return (fitting.transduced_several if several else fitting.transduced)(desk, trial)
    return (fitting.classified_several if several else fitting.classified)(desk, trial)


def _scores(desk: Desk, outcome: Outcome) -> dict[str, float]:
    return score_trial(
        desk.plan.metrics,
        actual=outcome.actual,
        predicted=outcome.predicted,
        n_classes=len(desk.class_names),
        decision=outcome.decision,
        probabilities=outcome.probabilities,
        class_names=desk.class_names,
        constraints=_judged_constraints(outcome),
        coordinates=_judged_space(desk, outcome),
        squared_error=_squared_error(outcome),
    )


def _judged_constraints(outcome: Outcome) -> Constraints | None:
    """Constraints by the positions of the judged documents, which are in the order of rows."""
    if not len(outcome.pairs):
        return None
    placed = np.searchsorted(outcome.test, outcome.pairs[:, :2])
    same = outcome.pairs[:, 2] == 1
    return Constraints(placed[same], placed[~same])


def _judged_space(desk: Desk, outcome: Outcome) -> Any:
    return coordinates_of(outcome, outcome.test) if "scatter_ratio" in desk.plan.metrics else None


def _squared_error(outcome: Outcome) -> float | None:
    found = getattr(outcome.estimator, "reconstruction_error_", None)
    return None if found is None else float(found)


def _make_folder(path: Path) -> None:
    if not path.is_dir():
        with writing(str(path)):
            path.mkdir(exist_ok=True)
