"""Fitting and judging: one function for each of the three tasks that methods have."""

import inspect
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import Trial
from workbench.experiments.running.fitted import (
    FitResult,
    Prediction,
    predict_with,
    spread,
    with_scores,
)
from workbench.experiments.running.inner_fits import (
    indicators_of,
    inner_classifier,
    inner_several,
    tuned,
)
from workbench.experiments.running.matrices import feature_matrix
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.running.several_classes import OneAgainstRest
from workbench.experiments.running.shared_fits import build, fit, prepared_for
from workbench.experiments.runs.preparations import Work
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.methods.base import UNLABELLED

Rows = NDArray[np.int64]


def classified(context: RunContext, trial: Trial) -> FitResult:
    """Learn from training documents and judge test documents."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    chosen = tuned(context, trial, inner_classifier(context, trial))
    X, y = matrix[rows.train], context.counted.class_index[rows.train]
    estimator = build(context, trial, chosen)
    shared = prepared_for(context, trial, estimator, X, _compact(y))
    seconds_fit = _seconds(lambda: fit(estimator, X, y, _value(shared)))
    found: list[Prediction] = []
    X_test, n_classes = matrix[rows.test], len(context.class_names)
    seconds_predict = _seconds(lambda: found.append(predict_with(estimator, X_test, n_classes)))
    prediction = found[0]
    if _wants_scores(context, trial):
        prediction = with_scores(prediction, estimator, X_test, n_classes)
    return _fit_result(
        context,
        trial,
        features,
        estimator=estimator,
        predicted=prediction.predicted,
        decision=prediction.decision,
        probabilities=prediction.probabilities,
        seconds_fit=seconds_fit,
        seconds_prepare=_work_seconds(shared),
        seconds_predict=seconds_predict,
        chosen=chosen,
    )


def classified_several(context: RunContext, trial: Trial) -> FitResult:
    """The same for documents with several classes: each class against the rest."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    chosen = tuned(context, trial, inner_several(context, trial))
    X, indicators = matrix[rows.train], indicators_of(context)[rows.train]

    def prepare(estimator: Any, column: Rows) -> Any:
        if estimator.prepares_with_labels:  # each class has labels of its own
            return None
        return _value(prepared_for(context, trial, estimator, X, column))

    several = OneAgainstRest(lambda: build(context, trial, chosen), prepare)
    seconds_fit = _seconds(lambda: several.fit(X, indicators))
    found: list[Any] = []
    X_test = matrix[rows.test]
    seconds_predict = _seconds(lambda: found.append(several.predict(X_test)))
    return _fit_result(
        context,
        trial,
        features,
        estimator=several,
        predicted=found[0].astype(np.int64),
        decision=several.scores(X_test),
        seconds_fit=seconds_fit,
        seconds_predict=seconds_predict,
        chosen=chosen,
    )


def transduced(context: RunContext, trial: Trial) -> FitResult:
    """Show all documents, and the classes of the training documents alone."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    y = _masked(context, rows.train)

    def inner(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        estimator = build(context, trial, values)
        known = _masked(context, train)
        shared = None
        if not estimator.prepares_with_labels:
            shared = prepared_for(context, trial, estimator, matrix, _compact(known))
        return np.asarray(fit(estimator, matrix, known, _value(shared)).transduction_[test])

    chosen = tuned(context, trial, inner)
    estimator = build(context, trial, chosen)
    shared = prepared_for(context, trial, estimator, matrix, _compact(y))
    seconds_fit = _seconds(lambda: fit(estimator, matrix, y, _value(shared)))
    scores = getattr(estimator, "transduction_scores_", None)
    n_classes = len(context.class_names)
    return _fit_result(
        context,
        trial,
        features,
        estimator=estimator,
        predicted=np.asarray(estimator.transduction_)[rows.test],
        decision=None
        if scores is None
        else spread(np.asarray(scores)[rows.test], estimator.classes_, n_classes),
        seconds_fit=seconds_fit,
        seconds_prepare=_work_seconds(shared),
        chosen=chosen,
    )


def transduced_several(context: RunContext, trial: Trial) -> FitResult:
    """The same for documents with several classes: each class against the rest."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    indicators = indicators_of(context)

    def answers(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        columns = []
        for actual in indicators.T.astype(np.int64):
            known = np.full(len(actual), UNLABELLED, dtype=np.int64)
            known[train] = actual[train]
            columns.append(_transduced_column(context, trial, values, matrix, known, test))
        return np.column_stack(columns)

    chosen = tuned(context, trial, answers)
    start = time.perf_counter()
    predicted = answers(chosen, rows.train, rows.test)
    return _fit_result(
        context,
        trial,
        features,
        estimator=None,
        predicted=predicted,
        seconds_fit=time.perf_counter() - start,
        chosen=chosen,
    )


def _transduced_column(
    context: RunContext,
    trial: Trial,
    chosen: Mapping[str, Any],
    matrix: Any,
    known: Rows,
    test: Rows,
) -> Rows:
    values = np.unique(known[known != UNLABELLED])
    if len(values) == 1:  # no or every training document has the class
        return np.full(len(test), values[0], dtype=np.int64)
    estimator = build(context, trial, chosen)
    shared = None
    if not estimator.prepares_with_labels:
        shared = prepared_for(context, trial, estimator, matrix, None)
    return np.asarray(fit(estimator, matrix, known, _value(shared)).transduction_)[test]


def clustered(context: RunContext, trial: Trial) -> FitResult:
    """Group all documents; those with a class are judged."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    estimator = build(context, trial)
    shared = prepared_for(context, trial, estimator, matrix, None)
    given = _constraints(estimator, rows.pairs)
    seconds_fit = _seconds(lambda: fit(estimator, matrix, prepared=_value(shared), **given))
    labels = np.asarray(estimator.labels_, dtype=np.int64)
    return _fit_result(
        context,
        trial,
        features,
        estimator=estimator,
        predicted=labels[rows.test],
        labels=labels,
        pairs=rows.pairs,
        seconds_fit=seconds_fit,
        seconds_prepare=_work_seconds(shared),
        actual=context.counted.class_index[rows.test],
        mode="clustering",
    )


def _fit_result(context: RunContext, trial: Trial, features: Work, **found: Any) -> FitResult:
    """What a fit gave, with everything that its documents and features tell."""
    rows = context.rows(trial.split)
    known = {
        "matrix": features.value["matrix"],
        "columns": features.value["columns"],
        "train": rows.train,
        "test": rows.test,
        "actual": _actual(context, rows.test),
        "seconds_features": features.seconds,
        "mode": "transductive" if context.sharing.sees_all_text(trial) else "inductive",
    }
    return FitResult(**{**known, **found})


def _actual(context: RunContext, rows: Rows) -> Rows:
    """The classes of documents: a number each, or a row of 0 and 1 where they have several."""
    if context.counted.indicators is not None:
        return indicators_of(context)[rows].astype(np.int64)
    return context.counted.class_index[rows]


def _wants_scores(context: RunContext, trial: Trial) -> bool:
    """Scores that cost time are for metrics that need them and for the first repeat."""
    needed = {METRICS[one].needs for one in context.plan.metrics}
    return bool(needed & {"scores", "probabilities"}) or trial.split.repeat + trial.split.fold == 0


def _constraints(estimator: Any, pairs: Rows) -> dict[str, Any]:
    """Constraints as the keyword arguments of fits that take them; others do without."""
    if "must_link" not in inspect.signature(estimator.fit).parameters:
        return {}
    return {"must_link": pairs[pairs[:, 2] == 1, :2], "cannot_link": pairs[pairs[:, 2] == 0, :2]}


def _masked(context: RunContext, train: Rows) -> Rows:
    y = np.full(len(context.counted.class_index), UNLABELLED, dtype=np.int64)
    y[train] = context.counted.class_index[train]
    return y


def _compact(y: Rows) -> Rows:
    """Number the known classes without gaps, as `fit` does before it prepares."""
    known = y != UNLABELLED
    numbers = np.full(len(y), UNLABELLED, dtype=np.int64)
    numbers[known] = np.unique(y[known], return_inverse=True)[1]
    return numbers


def _value(work: Work | None) -> Any:
    return None if work is None else work.value


def _work_seconds(work: Work | None) -> float:
    return 0.0 if work is None else work.seconds


def _seconds(action: Callable[[], Any]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start
