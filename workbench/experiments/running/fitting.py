"""Fitting and predicting: one function for each task of a method and each kind of labels."""

import inspect
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from workbench.array_types import Indices, Rows
from workbench.experiments.plans.protocols import asks_about_new_documents
from workbench.experiments.plans.trials import Trial
from workbench.experiments.running.estimators import (
    build_estimator,
    fit_estimator,
    shared_preparation,
)
from workbench.experiments.running.feature_matrices import feature_matrix
from workbench.experiments.running.fit_results import (
    FitResult,
    all_class_scores,
    predict,
    with_scores,
)
from workbench.experiments.running.one_against_rest import OneAgainstRest
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.running.tuning import (
    InnerFit,
    inner_classifier,
    inner_classifier_per_class,
    tuned_values,
)
from workbench.experiments.runs.preparations import Preparation
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.methods.base import UNLABELLED


def fit_classifier(context: RunContext, trial: Trial) -> FitResult:
    """Learn from the training documents and predict the classes of the test documents."""
    chosen = tuned_values(context, trial, inner_classifier(context, trial))
    estimator = build_estimator(context, trial, chosen)
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    X, y = matrix[rows.train], context.counted.class_index[rows.train]
    shared = shared_preparation(context, trial, estimator, X, _compact(y))
    seconds_fit = _measure(lambda: fit_estimator(estimator, X, y, _value(shared)))
    X_test, n_classes = matrix[rows.test], len(context.class_names)
    start = time.perf_counter()
    prediction = predict(estimator, X_test, n_classes)
    seconds_predict = time.perf_counter() - start
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
        seconds_prepare=_seconds_of(shared),
        seconds_predict=seconds_predict,
        chosen=chosen,
    )


def fit_classifier_per_class(context: RunContext, trial: Trial) -> FitResult:
    """The same for documents with several classes: each class against the rest."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    chosen = tuned_values(context, trial, inner_classifier_per_class(context, trial))
    X, indicators = matrix[rows.train], context.class_indicators()[rows.train]

    def prepare(estimator: Any, column: Indices) -> Any:
        if estimator.prepares_with_labels:  # each class has labels of its own
            return None
        return _value(shared_preparation(context, trial, estimator, X, column))

    classifiers = OneAgainstRest(lambda: build_estimator(context, trial, chosen), prepare)
    seconds_fit = _measure(lambda: classifiers.fit(X, indicators))
    X_test = matrix[rows.test]
    start = time.perf_counter()
    predicted, scores = classifiers.predict_with_scores(X_test)
    seconds_predict = time.perf_counter() - start
    return _fit_result(
        context,
        trial,
        features,
        estimator=classifiers,
        predicted=predicted.astype(np.int64),
        decision=scores,
        seconds_fit=seconds_fit,
        seconds_predict=seconds_predict,
        chosen=chosen,
    )


def fit_transduction(context: RunContext, trial: Trial) -> FitResult:
    """Learn from all documents, but from the classes of the training documents alone."""
    if asks_about_new_documents(context.plan.protocol):
        return _fit_for_new_documents(context, trial)
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    y = _labels_of(context, rows.train)

    def inner_fit(values: Mapping[str, Any], train: Rows, test: Rows) -> Indices:
        estimator = build_estimator(context, trial, values, features)
        labels = _labels_of(context, train)
        shared = None
        if not estimator.prepares_with_labels:
            shared = shared_preparation(context, trial, estimator, matrix, _compact(labels))
        return np.asarray(
            fit_estimator(estimator, matrix, labels, _value(shared)).transduction_[test]
        )

    chosen = tuned_values(context, trial, inner_fit)
    estimator = build_estimator(context, trial, chosen, features)
    shared = shared_preparation(context, trial, estimator, matrix, _compact(y))
    seconds_fit = _measure(lambda: fit_estimator(estimator, matrix, y, _value(shared)))
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
        else all_class_scores(np.asarray(scores)[rows.test], estimator.classes_, n_classes),
        seconds_fit=seconds_fit,
        seconds_prepare=_seconds_of(shared),
        chosen=chosen,
    )


def _fit_for_new_documents(context: RunContext, trial: Trial) -> FitResult:
    """Learn from training and unlabelled documents and predict test documents as new ones."""
    features = feature_matrix(context, trial)
    matrix = features.value["matrix"]
    unlabelled = np.flatnonzero(context.counted.class_index == UNLABELLED)

    def inner_fit(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        seen, labels = np.union1d(train, unlabelled), _labels_of(context, train)
        built = build_estimator(context, trial, values, features)
        return np.asarray(fit_estimator(built, matrix[seen], labels[seen]).predict(matrix[test]))

    return _fit_without_estimator(context, trial, features, inner_fit)


def fit_transduction_per_class(context: RunContext, trial: Trial) -> FitResult:
    """The same for documents with several classes: each class against the rest."""
    features = feature_matrix(context, trial)
    indicators = context.class_indicators()

    def inner_fit(values: Mapping[str, Any], train: Rows, test: Rows) -> Indices:
        columns = []
        for actual in indicators.T.astype(np.int64):
            labels = np.full(len(actual), UNLABELLED, dtype=np.int64)
            labels[train] = actual[train]
            columns.append(_transduced_column(context, trial, values, features, labels, test))
        return np.column_stack(columns)

    return _fit_without_estimator(context, trial, features, inner_fit)


def _fit_without_estimator(
    context: RunContext, trial: Trial, features: Preparation, inner_fit: InnerFit
) -> FitResult:
    """Predict with the tuned values; what was fitted is not about the rows of the corpus."""
    chosen, rows = tuned_values(context, trial, inner_fit), context.rows(trial.split)
    start = time.perf_counter()
    predicted = inner_fit(chosen, rows.train, rows.test)
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
    features: Preparation,
    labels: Indices,
    test: Rows,
) -> Indices:
    values = np.unique(labels[labels != UNLABELLED])
    if len(values) == 1:  # no or every training document has the class
        return np.full(len(test), values[0], dtype=np.int64)
    estimator, matrix = build_estimator(context, trial, chosen, features), features.value["matrix"]
    shared = None
    if not estimator.prepares_with_labels:
        shared = shared_preparation(context, trial, estimator, matrix, None)
    return np.asarray(fit_estimator(estimator, matrix, labels, _value(shared)).transduction_)[test]


def fit_clustering(context: RunContext, trial: Trial) -> FitResult:
    """Cluster all documents; those with a class are scored."""
    features = feature_matrix(context, trial)
    matrix, rows = features.value["matrix"], context.rows(trial.split)
    estimator = build_estimator(context, trial)
    shared = shared_preparation(context, trial, estimator, matrix, None)
    constraints = _constraints(estimator, rows.pairs)
    seconds_fit = _measure(
        lambda: fit_estimator(estimator, matrix, prepared=_value(shared), **constraints)
    )
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
        seconds_prepare=_seconds_of(shared),
        actual=context.counted.class_index[rows.test],
        mode="clustering",
    )


def _fit_result(
    context: RunContext, trial: Trial, features: Preparation, **details: Any
) -> FitResult:
    """The result of a fit, with what follows from its documents and features."""
    rows = context.rows(trial.split)
    common = {
        "matrix": features.value["matrix"],
        "columns": features.value["columns"],
        "train": rows.train,
        "test": rows.test,
        "actual": _actual(context, rows.test),
        "seconds_features": features.seconds,
        "mode": "transductive" if context.sharing.sees_all_text(trial) else "inductive",
    }
    return FitResult(**{**common, **details})


def _actual(context: RunContext, rows: Rows) -> Indices:
    """The classes of documents: a number each, or a row of 0 and 1 where they have several."""
    if context.counted.indicators is not None:
        return context.class_indicators()[rows].astype(np.int64)
    return context.counted.class_index[rows]


def _wants_scores(context: RunContext, trial: Trial) -> bool:
    """Scores cost time: they are computed for metrics that need them and for the first split."""
    needed = {METRICS[name].needs for name in context.plan.metrics}
    return bool(needed & {"scores", "probabilities"}) or trial.split.repeat + trial.split.fold == 0


def _constraints(estimator: Any, pairs: Indices) -> dict[str, Any]:
    """Keyword arguments for a `fit` that takes constraints; none for any other."""
    if "must_link" not in inspect.signature(estimator.fit).parameters:
        return {}
    return {"must_link": pairs[pairs[:, 2] == 1, :2], "cannot_link": pairs[pairs[:, 2] == 0, :2]}


def _labels_of(context: RunContext, train: Rows) -> Indices:
    """The classes of the training documents; all others are unlabelled."""
    y = np.full(len(context.counted.class_index), UNLABELLED, dtype=np.int64)
    y[train] = context.counted.class_index[train]
    return y


def _compact(y: Indices) -> Indices:
    """Number the classes without gaps, as `fit` does before it prepares."""
    is_labelled = y != UNLABELLED
    numbers = np.full(len(y), UNLABELLED, dtype=np.int64)
    numbers[is_labelled] = np.unique(y[is_labelled], return_inverse=True)[1]
    return numbers


def _value(shared: Preparation | None) -> Any:
    return None if shared is None else shared.value


def _seconds_of(shared: Preparation | None) -> float:
    return 0.0 if shared is None else shared.seconds


def _measure(action: Callable[[], Any]) -> float:
    """How many seconds an action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start
