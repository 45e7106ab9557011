"""Fits on part of the training documents, by which the settings of a trial are chosen."""

import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import Trial
from workbench.experiments.running import tuning
from workbench.experiments.running.matrices import weighted
from workbench.experiments.running.run_context import Desk
from workbench.experiments.running.several_classes import OneAgainstRest
from workbench.experiments.running.shared_fits import build, fit
from workbench.methods.registry import method_named

Rows = NDArray[np.int64]


def inner_classifier(desk: Desk, trial: Trial) -> tuning.InnerFit:
    """Fits on part of the training documents; features are learnt on that part alone."""
    matrix_of = _inner_matrices(desk, trial)

    def inner(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        matrix = matrix_of(train)
        estimator = build(desk, trial, values)
        fit(estimator, matrix[train], desk.materials.class_index[train])
        return np.asarray(estimator.predict(matrix[test]))

    return inner


def inner_several(desk: Desk, trial: Trial) -> tuning.InnerFit:
    """The same for documents with several classes, all of which are judged together."""
    matrix_of = _inner_matrices(desk, trial)

    def inner(values: Mapping[str, Any], train: Rows, test: Rows) -> Rows:
        matrix = matrix_of(train)
        several = OneAgainstRest(lambda: build(desk, trial, values), lambda *_: None)
        several.fit(matrix[train], indicators_of(desk)[train])
        return several.predict(matrix[test]).astype(np.int64)

    return inner


def _inner_matrices(desk: Desk, trial: Trial) -> Callable[[Rows], Any]:
    """The features of the latest inner training documents, which all values of a grid share."""
    made: dict[bytes, Any] = {}

    def matrix_of(train: Rows) -> Any:
        name = train.tobytes()
        if name not in made:
            seen = None if desk.sharing.sees_all_text(trial) else train
            made.clear()
            made[name] = weighted(desk, desk.sharing.features(trial), train, seen)["matrix"]
        return made[name]

    return matrix_of


def tuned(desk: Desk, trial: Trial, inner: tuning.InnerFit) -> dict[str, Any]:
    """The values that inner cross-validation chooses, none where the plan tunes nothing."""
    grid = desk.plan.methods[trial.choice].tune
    if not grid:
        return {}
    train = desk.rows(trial.split).train
    usual = {one.name: one.default for one in method_named(trial.method).parameters}
    indicators = desk.materials.indicators
    truth = desk.materials.class_index if indicators is None else indicators.astype(np.int64)
    folds = tuning.inner_folds(train, desk.facts, trial.split.name, truth)
    chosen, told = tuning.choose(grid, usual, folds, truth, desk.plan.metrics, inner)
    for sentence in told:
        warnings.warn(sentence, stacklevel=2)
    return chosen


def indicators_of(desk: Desk) -> NDArray[np.uint8]:
    """Documents by classes, where documents have several."""
    indicators = desk.materials.indicators
    if indicators is None:
        raise RuntimeError("The corpus has one class per document.")
    return indicators
