"""Inner cross-validation: settings are chosen on training documents alone."""

import itertools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.experiments.plans.draws import fold_of_each
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.experiments.scoring.metrics import score_trial

INNER_FOLDS = 5
Rows = NDArray[np.int64]
# (values, inner training rows, inner test rows) -> predicted classes of the inner test rows
InnerFit = Callable[[Mapping[str, Any], Rows, Rows], NDArray[np.int64]]


def candidates(grid: Mapping[str, tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Every combination of a grid, in its order."""
    names = list(grid)
    return [dict(zip(names, one, strict=True)) for one in itertools.product(*grid.values())]


def inner_folds(
    train: Rows, facts: SplitFacts, name: str, truth: NDArray[Any] | None = None
) -> list[tuple[Rows, Rows]]:
    """Divide the training documents, each fold keeping the class shares.

    `truth` is what is to be learnt, if it is more than one class per document; folds that leave
    nothing to tell apart are left out.
    """
    folds = min(INNER_FOLDS, len(train))
    place = fold_of_each(train, facts, folds, True, facts.generator("inner", name))
    pairs = [(train[place != fold], train[place == fold]) for fold in range(folds)]
    classes = facts.class_index if truth is None else truth
    return [one for one in pairs if len(one[1]) and (classes[one[0]] != classes[one[0][0]]).any()]


def choose(
    grid: Mapping[str, tuple[Any, ...]],
    usual: Mapping[str, Any],
    folds: list[tuple[Rows, Rows]],
    truth: NDArray[Any],
    metrics: tuple[str, ...],
    inner_fit: InnerFit,
) -> tuple[dict[str, Any], list[str]]:
    """The best combination, and what to tell about the choice.

    `truth` has one class per document, or a 0/1 row of classes. Few documents cannot tell values
    apart: among equals those of `usual` are taken, or else those nearest to the middle of the grid.
    """
    options = candidates(grid)
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
            totals[position] += _score(metrics, truth[test], predicted)
    best = totals.max()
    equals = [one for one, total in zip(options, totals, strict=True) if total >= best - 1e-9]
    chosen = min(equals, key=lambda one: _distance_from_usual(one, grid, usual))
    if not folds:
        told.append(f"Too few training documents to tune; took {chosen}.")
    return chosen, list(dict.fromkeys(told))


def _distance_from_usual(
    values: Mapping[str, Any], grid: Mapping[str, tuple[Any, ...]], usual: Mapping[str, Any]
) -> tuple[int, float]:
    """How many values are not the usual ones, and how far they stand from the middle."""
    unusual = [name for name, value in values.items() if value != usual.get(name)]
    places = (abs(grid[one].index(values[one]) - (len(grid[one]) - 1) / 2) for one in unusual)
    return len(unusual), sum(places)


def _score(metrics: tuple[str, ...], truth: NDArray[Any], predicted: NDArray[np.int64]) -> float:
    """The plan's first metric that needs classes alone, higher is better.

    Exactly the right set of classes is too rare to steer by: where documents have several classes,
    accuracy gives way to micro F1 over all decisions.
    """
    name = _metric_to_tune_by(metrics, truth.ndim == 2)
    n_classes = truth.shape[1] if truth.ndim == 2 else int(max(truth.max(), predicted.max())) + 1
    scores = score_trial([name], actual=truth, predicted=predicted, n_classes=n_classes)
    value = scores.get(name, 0.0)
    return value if METRICS[name].higher_is_better else -value


def _metric_to_tune_by(metrics: tuple[str, ...], has_several: bool) -> str:
    for name in metrics:
        metric = METRICS.get(name)
        if metric is None or metric.task != "classify" or metric.needs != "classes":
            continue
        is_usable = metric.several_classes and name != "accuracy" if has_several else True
        if is_usable and not name.endswith("_per_class"):
            return name
    return "f1_micro" if has_several else "accuracy"
