"""Inner cross-validation: settings are chosen on training documents alone."""

import itertools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.experiments.metrics import METRICS, score_trial
from workbench.experiments.planning.draws import fold_of_each
from workbench.experiments.protocols import SplitFacts

INNER_FOLDS = 5
Rows = NDArray[np.int64]
# (values, inner training rows, inner test rows) -> predicted classes of the inner test rows
InnerFit = Callable[[Mapping[str, Any], Rows, Rows], NDArray[np.int64]]


def candidates(grid: Mapping[str, tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Every combination of a grid, in its order."""
    names = list(grid)
    return [dict(zip(names, one, strict=True)) for one in itertools.product(*grid.values())]


def inner_folds(train: Rows, facts: SplitFacts, name: str) -> list[tuple[Rows, Rows]]:
    """Divide the training documents, each fold keeping the class shares."""
    folds = min(INNER_FOLDS, len(train))
    place = fold_of_each(train, facts, folds, True, facts.generator("inner", name))
    pairs = [(train[place != fold], train[place == fold]) for fold in range(folds)]
    classes = facts.class_index
    return [one for one in pairs if len(one[1]) and len(np.unique(classes[one[0]])) > 1]


def choose(
    grid: Mapping[str, tuple[Any, ...]],
    folds: list[tuple[Rows, Rows]],
    facts: SplitFacts,
    metrics: tuple[str, ...],
    inner_fit: InnerFit,
) -> tuple[dict[str, Any], list[str]]:
    """The best combination (the first among equals), and what to tell about the choice."""
    options = candidates(grid)
    if not folds:
        return options[0], [f"Too few training documents to tune; took {options[0]}."]
    totals = np.zeros(len(options))
    told: list[str] = []
    for train, test in folds:
        for position, values in enumerate(options):
            try:
                predicted = inner_fit(values, train, test)
            except (WorkbenchError, ValueError, ArithmeticError) as error:
                totals[position] = -np.inf
                told.append(f"Tuning left out {values}: {error}")
                continue
            totals[position] += _score(metrics, facts.class_index[test], predicted)
    return options[int(totals.argmax())], list(dict.fromkeys(told))


def _score(metrics: tuple[str, ...], actual: Rows, predicted: NDArray[np.int64]) -> float:
    """The plan's first metric that needs classes alone, higher is better."""
    usable = (one for one in metrics if one in METRICS and METRICS[one].task == "classify")
    plain = (one for one in usable if METRICS[one].needs == "classes")
    name = next((one for one in plain if not one.endswith("_per_class")), "accuracy")
    n_classes = int(max(actual.max(), predicted.max())) + 1
    scores = score_trial([name], actual=actual, predicted=predicted, n_classes=n_classes)
    value = scores.get(name, 0.0)
    return value if METRICS[name].higher_is_better else -value
