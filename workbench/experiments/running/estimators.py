"""The estimator of a trial: building it, fitting it, and the preparation it shares with others."""

import threading
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import Trial, seed_from
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.runs.preparations import Preparation
from workbench.methods.base import TextMethod
from workbench.methods.registry import method_named

_building = threading.Lock()
# LIBLINEAR keeps its random numbers in a variable of the whole process: fits in two threads would
# disturb each other and give numbers that no other executor gives.
_fitting = threading.Lock()


def build_estimator(
    context: RunContext,
    trial: Trial,
    values: Mapping[str, Any] | None = None,
    features: Preparation | None = None,
) -> Any:
    """Make the estimator of a trial: its seed and its number of clusters follow from the trial."""
    method = method_named(trial.method)
    n_running = 0 if features is None else int(features.value.get("n_running", 0))
    settings = {**trial.values, **(values or {}), **method.values_for(n_running)}
    names = {parameter.name for parameter in method.parameters}
    if "seed" in names:
        settings.setdefault("seed", trial.seed)
    if method.task == "cluster" and "n_clusters" in names and not settings.get("n_clusters"):
        settings["n_clusters"] = max(1, len(np.unique(_labels(context))))
    with _building:  # the registry imports a module when it is first used
        return method.build(**settings)


def fit_estimator(
    estimator: Any, X: Any, y: Any = None, prepared: Any = None, **constraints: Any
) -> Any:
    """Fit one estimator at a time in this process."""
    with _fitting:
        return estimator.fit(X, y, prepared, **constraints)


def shared_preparation(
    context: RunContext, trial: Trial, estimator: Any, X: Any, class_index: NDArray[np.int64] | None
) -> Preparation | None:
    """The preparation that other trials need too, or None where no other trial needs it."""
    estimator_class = type(estimator)
    if not _prepares(estimator_class) or _is_tuned(context, trial, estimator_class):
        return None
    if not context.sharing.is_preparation_shared(trial):
        return None

    def prepare() -> Any:
        with _fitting:
            return _preparing_estimator(context, trial, estimator).prepare(X, class_index)

    name = context.sharing.preparation_name(trial)
    detail = f"{estimator_class.__name__} on {trial.split.name}"
    return context.preparations.get(name, prepare, detail)


def _preparing_estimator(context: RunContext, trial: Trial, estimator: Any) -> Any:
    """The estimator that prepares for all: with the largest value and the plan's own seed."""
    from sklearn.base import clone  # late: 1.7 s to import

    shared = clone(estimator)
    if "seed" in shared.get_params() and "seed" not in trial.values:
        shared.set_params(seed=seed_from(context.plan.seed, "prepare"))
    if shared.prepared_up_to is not None:
        shared.set_params(**{shared.prepared_up_to: context.sharing.largest(trial)})
    return shared


def _prepares(estimator_class: Any) -> bool:
    return estimator_class.prepare is not TextMethod.prepare


def _is_tuned(context: RunContext, trial: Trial, estimator_class: Any) -> bool:
    """Whether tuning changes a setting that the preparation depends on."""
    tuned = context.plan.methods[trial.choice].tune
    return bool(set(tuned) & {*estimator_class.prepared_by, estimator_class.prepared_up_to})


def _labels(context: RunContext) -> NDArray[np.int64]:
    class_index = context.counted.class_index
    return class_index[class_index >= 0]
