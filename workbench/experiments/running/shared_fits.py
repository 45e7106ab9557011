"""An estimator for a trial, and what it may share with the fits of other trials."""

import threading
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import Trial, seed_from
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.runs.preparations import Work
from workbench.methods.base import TextMethod
from workbench.methods.registry import method_named

_building = threading.Lock()
# LIBLINEAR keeps its random numbers in a variable of the whole process: fits in two threads would
# disturb each other and give numbers that no other executor gives.
_fitting = threading.Lock()


def build(context: RunContext, trial: Trial, values: Mapping[str, Any] | None = None) -> Any:
    """Make the estimator of a trial: its seed and its number of clusters follow from the trial."""
    method = method_named(trial.method)
    given = {**trial.values, **(values or {})}
    names = {one.name for one in method.parameters}
    if "seed" in names:
        given.setdefault("seed", trial.seed)
    if method.task == "cluster" and "n_clusters" in names and not given.get("n_clusters"):
        given["n_clusters"] = max(1, len(np.unique(_known(context))))
    with _building:  # the registry imports a module when it is first used
        return method.build(**given)


def fit(estimator: Any, X: Any, y: Any = None, prepared: Any = None, **given: Any) -> Any:
    """Fit one estimator at a time in this process."""
    with _fitting:
        return estimator.fit(X, y, prepared, **given)


def prepared_for(
    context: RunContext, trial: Trial, estimator: Any, X: Any, class_index: NDArray[np.int64] | None
) -> Work | None:
    """What other trials share with this one, or None where the fit is alone with it."""
    kind = type(estimator)
    if not _prepares(kind) or _is_tuned(context, trial, kind):
        return None
    if not context.sharing.is_preparation_shared(trial):
        return None

    def prepare() -> Any:
        with _fitting:
            return _preparing(context, trial, estimator).prepare(X, class_index)

    name = context.sharing.preparation(trial)
    return context.preparations.get(name, prepare, f"{kind.__name__} on {trial.split.name}")


def _preparing(context: RunContext, trial: Trial, estimator: Any) -> Any:
    """The estimator that prepares for all: largest value needed, seed of the plan alone."""
    from sklearn.base import clone  # late: 1.7 s to import

    shared = clone(estimator)
    if "seed" in shared.get_params() and "seed" not in trial.values:
        shared.set_params(seed=seed_from(context.plan.seed, "prepare"))
    if shared.prepared_up_to is not None:
        shared.set_params(**{shared.prepared_up_to: context.sharing.largest(trial)})
    return shared


def _prepares(kind: Any) -> bool:
    return kind.prepare is not TextMethod.prepare


def _is_tuned(context: RunContext, trial: Trial, kind: Any) -> bool:
    tuned = context.plan.methods[trial.choice].tune
    return bool(set(tuned) & {*kind.prepared_by, kind.prepared_up_to})


def _known(context: RunContext) -> NDArray[np.int64]:
    class_index = context.counted.class_index
    return class_index[class_index >= 0]
