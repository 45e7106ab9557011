"""The result of a trial as far as the trial itself tells it; light enough for the parent."""

from typing import Any

from workbench.errors import WorkbenchError
from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.methods.registry import METHODS

_MODES = {"transduce": "transductive", "cluster": "clustering"}


def result_of(trial: Trial, **details: Any) -> TrialResult:
    """A result with everything that is known from the trial itself."""
    mode = _MODES.get(METHODS[trial.method].task, "inductive")
    known = {"training_size": 0, "test_size": 0, "mode": mode}
    return TrialResult(
        key=trial.key,
        method=trial.method,
        label=trial.label,
        values=dict(trial.values),
        swept=dict(trial.swept),
        training=trial.split.training,
        repeat=trial.split.repeat,
        fold=trial.split.fold,
        seed=trial.seed,
        **{**known, **details},
    )


def too_long(seconds: float, limit: float) -> str:
    """The reason of a trial that took more time than it may."""
    return f"Took {seconds:.3g} seconds; the limit is {limit:g}."


def reason(error: BaseException) -> str:
    """Why a trial failed, in one line."""
    words = " ".join(str(error).split())[:500]
    if isinstance(error, MemoryError):
        return f"Not enough memory. {words}".strip()
    return words if isinstance(error, WorkbenchError) else f"{type(error).__name__}: {words}"
