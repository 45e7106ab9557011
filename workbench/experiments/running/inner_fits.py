"""Fits on part of the training documents, by which the settings of a trial are chosen."""

import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import Trial
from workbench.experiments.running import tuning
from workbench.experiments.running.matrices import weighted
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.running.several_classes import OneAgainstRest
from workbench.experiments.running.shared_fits import build, fit
from workbench.methods.registry import method_named

Rows = NDArray[np.int64]


def inner_classifier(context: RunContext, trial: Trial) -> tuning.InnerFit:
    """Fits on part of the training documents; features are learnt on that part alone."""
    matrix_of = _inner_matrices(context, trial)

    def inner(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        matrix = matrix_of(train)
        estimator = build(context, trial, values)
        fit(estimator, matrix[train], context.counted.class_index[train])
        return np.asarray(estimator.predict(matrix[test]))

    return inner


def inner_several(context: RunContext, trial: Trial) -> tuning.InnerFit:
    """The same for documents with several classes, all of which are judged together."""
    matrix_of = _inner_matrices(context, trial)

    def inner(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        matrix = matrix_of(train)
        several = OneAgainstRest(lambda: build(context, trial, values), lambda *_: None)
        several.fit(matrix[train], indicators_of(context)[train])
        return several.predict(matrix[test]).astype(np.int64)

    return inner


def _inner_matrices(context: RunContext, trial: Trial) -> Callable[[Rows], Any]:
    """The features of the latest inner training documents, which all values of a grid share."""
    made: dict[bytes, Any] = {}

    def matrix_of(train: Rows) -> Any:
        name = train.tobytes()
        if name not in made:
            seen = None if context.sharing.sees_all_text(trial) else train
            made.clear()
            made[name] = weighted(context, context.sharing.features(trial), train, seen)["matrix"]
        return made[name]

    return matrix_of


def tuned(context: RunContext, trial: Trial, inner: tuning.InnerFit) -> dict[str, Any]:
    """The values that inner cross-validation chooses, none where the plan tunes nothing."""
    grid = context.plan.methods[trial.choice].tune
    if not grid:
        return {}
    train = context.rows(trial.split).train
    usual = {one.name: one.default for one in method_named(trial.method).parameters}
    indicators = context.counted.indicators
    truth = context.counted.class_index if indicators is None else indicators.astype(np.int64)
    folds = tuning.inner_folds(train, context.facts, trial.split.name, truth)
    chosen, told = tuning.choose(grid, usual, folds, truth, context.plan.metrics, inner)
    for sentence in told:
        warnings.warn(sentence, stacklevel=2)
    return chosen


def indicators_of(context: RunContext) -> NDArray[np.uint8]:
    """Documents by classes, where documents have several."""
    indicators = context.counted.indicators
    if indicators is None:
        raise RuntimeError("The corpus has one class per document.")
    return indicators
