"""Tuning: inner cross-validation chooses settings on training documents alone."""

import itertools
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices, Rows
from workbench.errors import WorkbenchError
from workbench.experiments.plans.draws import fold_of_each
from workbench.experiments.plans.grids import Grid
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.plans.trials import Trial
from workbench.experiments.running.estimators import build_estimator, fit_estimator
from workbench.experiments.running.feature_matrices import weighted_features
from workbench.experiments.running.one_against_rest import OneAgainstRest
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.experiments.scoring.metrics import score_trial
from workbench.methods.registry import method_named

INNER_FOLDS = 5
# (values, inner training rows, inner test rows) -> predicted classes of the inner test rows
InnerFit = Callable[[Mapping[str, Any], Rows, Rows], NDArray[np.int64]]


def tuned_values(context: RunContext, trial: Trial, inner_fit: InnerFit) -> dict[str, Any]:
    """The values that inner cross-validation chooses; empty where the plan tunes nothing."""
    grid = context.plan.methods[trial.choice].tune
    if not grid:
        return {}
    train = context.rows(trial.split).train
    defaults = {
        parameter.name: parameter.default for parameter in method_named(trial.method).parameters
    }
    indicators = context.counted.indicators
    actual = context.counted.class_index if indicators is None else indicators.astype(np.int64)
    folds = inner_folds(train, context.facts, trial.split.name, actual)
    chosen, notes = choose(grid, defaults, folds, actual, context.plan.metrics, inner_fit)
    for sentence in notes:
        warnings.warn(sentence, stacklevel=2)
    return chosen


def inner_classifier(context: RunContext, trial: Trial) -> InnerFit:
    """Fits on part of the training documents; features are learnt on that part alone."""
    matrix_of = _inner_matrices(context, trial)

    def inner_fit(values: Mapping[str, Any], train: Rows, test: Rows) -> Indices:
        matrix = matrix_of(train)
        estimator = build_estimator(context, trial, values)
        fit_estimator(estimator, matrix[train], context.counted.class_index[train])
        return np.asarray(estimator.predict(matrix[test]))

    return inner_fit


def inner_classifier_per_class(context: RunContext, trial: Trial) -> InnerFit:
    """The same for documents with several classes, all of which are scored together."""
    matrix_of = _inner_matrices(context, trial)

    def inner_fit(values: Mapping[str, Any], train: Rows, test: Rows) -> Indices:
        matrix = matrix_of(train)
        classifiers = OneAgainstRest(
            lambda: build_estimator(context, trial, values), lambda *_: None
        )
        classifiers.fit(matrix[train], context.class_indicators()[train])
        return classifiers.predict(matrix[test]).astype(np.int64)

    return inner_fit


def _inner_matrices(context: RunContext, trial: Trial) -> Callable[[Rows], Any]:
    """The features of the latest inner training documents, which all values of a grid share."""
    latest: dict[bytes, Any] = {}

    def matrix_of(train: Rows) -> Any:
        name = train.tobytes()
        if name not in latest:
            seen = None if context.sharing.sees_all_text(trial) else train
            latest.clear()
            latest[name] = weighted_features(context, context.sharing.features(trial), train, seen)[
                "matrix"
            ]
        return latest[name]

    return matrix_of


def inner_folds(
    train: Rows, facts: SplitFacts, name: str, actual: NDArray[Any] | None = None
) -> list[tuple[Rows, Rows]]:
    """Divide the training documents into folds that keep the class shares.

    `actual` holds the classes to learn, if documents have more than one. Folds with a single
    class to learn are left out.
    """
    folds = min(INNER_FOLDS, len(train))
    fold_index = fold_of_each(train, facts, folds, True, facts.generator("inner", name))
    divisions = [(train[fold_index != fold], train[fold_index == fold]) for fold in range(folds)]
    classes = facts.class_index if actual is None else actual
    return [
        (inner, held_out)
        for inner, held_out in divisions
        if len(held_out) and (classes[inner] != classes[inner[0]]).any()
    ]


def choose(
    grid: Grid,
    defaults: Mapping[str, Any],
    folds: list[tuple[Rows, Rows]],
    actual: NDArray[Any],
    metrics: tuple[str, ...],
    inner_fit: InnerFit,
) -> tuple[dict[str, Any], list[str]]:
    """The best combination of values, and notes about the choice.

    `actual` has one class per document, or a 0/1 row of classes. With few documents many
    combinations score the same: of these the default values are chosen, or else the ones nearest
    to the middle of the grid.
    """
    options = _combinations(grid)
    totals = np.zeros(len(options))
    notes: list[str] = []
    for train, test in folds:
        for position, values in enumerate(options):
            try:
                predicted = inner_fit(values, train, test)
            except (WorkbenchError, ValueError, ArithmeticError) as error:
                totals[position] = -np.inf
                notes.append(f"Tuning left out {values}: {error}")
                continue
            totals[position] += _score(metrics, actual[test], predicted)
    best = totals.max()
    tied = [values for values, total in zip(options, totals, strict=True) if total >= best - 1e-9]
    chosen = min(tied, key=lambda values: _distance_from_defaults(values, grid, defaults))
    if not folds:
        notes.append(f"Too few training documents to tune; took {chosen}.")
    return chosen, list(dict.fromkeys(notes))


def _combinations(grid: Grid) -> list[dict[str, Any]]:
    """Every combination of a grid, in its order."""
    return [dict(zip(grid, values, strict=True)) for values in itertools.product(*grid.values())]


def _distance_from_defaults(
    values: Mapping[str, Any], grid: Grid, defaults: Mapping[str, Any]
) -> tuple[int, float]:
    """How many values are not the default, and how far these are from the middle of the grid."""
    changed = [name for name, value in values.items() if value != defaults.get(name)]
    distances = (
        abs(grid[name].index(values[name]) - (len(grid[name]) - 1) / 2) for name in changed
    )
    return len(changed), sum(distances)


def _score(metrics: tuple[str, ...], actual: NDArray[Any], predicted: NDArray[np.int64]) -> float:
    """The plan's first metric that needs only predicted classes; higher is better."""
    name = _metric_to_tune_by(metrics, actual.ndim == 2)
    n_classes = actual.shape[1] if actual.ndim == 2 else int(max(actual.max(), predicted.max())) + 1
    scores = score_trial([name], actual=actual, predicted=predicted, n_classes=n_classes)
    value = scores.get(name, 0.0)
    return value if METRICS[name].higher_is_better else -value


def _metric_to_tune_by(metrics: tuple[str, ...], has_several_classes: bool) -> str:
    """The metric to maximise; micro F1 instead of accuracy where documents have several classes.

    Exactly the right set of classes is too rare for accuracy to distinguish between values.
    """
    for name in metrics:
        metric = METRICS.get(name)
        if metric is None or metric.task != "classify" or metric.needs != "classes":
            continue
        is_usable = metric.several_classes and name != "accuracy" if has_several_classes else True
        if is_usable and not name.endswith("_per_class"):
            return name
    return "f1_micro" if has_several_classes else "accuracy"
