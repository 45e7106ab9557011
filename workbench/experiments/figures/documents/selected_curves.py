"""The accuracy of the methods on some documents alone, at each training size."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.curves import Curve
from workbench.experiments.figures.trial_choice import ordered_configurations, require_results
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run


def selected_curves(run: Run, documents: Iterable[int]) -> tuple[Curve, ...]:
    """One line per configuration that tested some of the documents; clusterings have none.

    A point counts every test of a document in every split, so it has no interval.
    """
    wanted = np.unique(np.fromiter(documents, dtype=np.int64))
    results = require_results(run)
    usable = [
        trial for trial in results if trial.mode != "clustering" and "predicted" in trial.arrays
    ]
    curves = []
    for name in ordered_configurations(run, usable):
        own = [result for result in usable if result.configuration == name]
        points = [_point(run, own, training, wanted) for training in _sizes(own)]
        tested = [point for point in points if point is not None]
        if tested:
            x, mean, n = (np.array(column) for column in zip(*tested, strict=True))
            curves.append(Curve(name, x, mean, mean, mean, n))
    return tuple(curves)


def _sizes(results: list[TrialResult]) -> list[str]:
    sizes = {result.training: result.training_size for result in results}
    return sorted(sizes, key=lambda training: sizes[training])


def _point(
    run: Run, results: list[TrialResult], training: str, wanted: NDArray[np.int64]
) -> tuple[float, float, int] | None:
    """The mean training size, the share of correct predictions and how many there were."""
    group = [result for result in results if result.training == training]
    right = [_right(run, result, wanted) for result in group]
    is_right = np.concatenate(right)
    if not len(is_right):
        return None
    size = float(np.mean([result.training_size for result in group]))
    return size, float(is_right.mean()), len(is_right)


def _right(run: Run, result: TrialResult, wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    arrays = run.arrays(result.key)
    rows, predicted = arrays["test_rows"].astype(np.int64), arrays["predicted"]
    if predicted.ndim != 1:
        return np.empty(0, dtype=np.bool_)
    kept = np.isin(rows, wanted) & (run.corpus.class_index[rows] >= 0)
    return np.asarray(predicted[kept] == run.corpus.class_index[rows[kept]])
