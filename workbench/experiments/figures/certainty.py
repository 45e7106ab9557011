"""How often methods are right about the documents they are surest of, and their teachers too.

The further the best class is ahead of the second, the surer a method is of a document. The surest
tenth, two tenths and so on of the test documents are taken; the last point is the accuracy. Where a
student learnt from a teacher, the teacher has a line of its own, and a label marks the share of the
documents that the student learnt from.
"""

from collections import defaultdict
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.curves import CurveFigure, curve_of
from workbench.experiments.figures.trial_choice import (
    MissingResultError,
    ordered_configurations,
    require_results,
)
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run

_SHARES = np.arange(1, 11) / 10
_NEEDS = (
    "These trials stored no scores of classes for their documents. This view needs a method that "
    "gives them, such as the linear SVM or a method for few labels."
)


class CertaintyFigure(CurveFigure):
    """Accuracy against the share of documents taken, the surest first."""

    @classmethod
    def from_run(cls, run: Run, training: str | None = None, confidence: float = 0.95) -> Self:
        """One curve per configuration, and one per teacher, at one training size."""
        kept = _at_size(require_results(run), training)
        points: dict[str, list[NDArray[np.float64]]] = defaultdict(list)
        labels = {0.1: "10 %", 0.5: "50 %", 1.0: "100 %"}
        order = {name: position for position, name in enumerate(ordered_configurations(run, kept))}
        for result in sorted(kept, key=lambda result: order[result.configuration]):
            arrays = run.arrays(result.key)
            for name, line in _lines(result, arrays):
                points[name].append(line)
            if "taught_share" in arrays:
                labels[float(arrays["taught_share"])] = "learnt from"
        if not points:
            raise MissingResultError(_NEEDS)
        curves = tuple(
            curve_of(name, list(zip(_SHARES.tolist(), np.array(lines).T, strict=True)), confidence)
            for name, lines in points.items()
        )
        title = "Share of the documents, surest first"
        return cls(title, "Accuracy", curves, labels, False, confidence, is_share=True)


def accuracy_of_surest(
    decision: NDArray[Any], actual: NDArray[Any], predicted: NDArray[Any]
) -> NDArray[np.float64]:
    """The share of correct predictions among the surest tenth, two tenths, … of the documents."""
    best, second = np.sort(decision, axis=1)[:, :-3:-1].T
    order = np.argsort(-(best - second), kind="stable")
    right = np.cumsum(predicted[order] == actual[order])
    counts = np.maximum(1, np.round(_SHARES * len(order))).astype(np.int64)
    return np.asarray(right[counts - 1] / counts)


def _lines(
    result: TrialResult, arrays: dict[str, NDArray[Any]]
) -> list[tuple[str, NDArray[np.float64]]]:
    actual, decision = arrays.get("actual"), arrays.get("decision")
    if actual is None or not len(actual) or actual.ndim != 1:
        return []
    found = []
    if decision is not None and decision.ndim == 2 and decision.shape[1] > 1:
        line = accuracy_of_surest(decision, actual, arrays["predicted"])
        found.append((result.configuration, line))
    taught = arrays.get("teacher_decision")
    if taught is not None:
        line = accuracy_of_surest(taught, actual, taught.argmax(axis=1))
        found.append((f"{result.configuration}, its teacher", line))
    return found


def _at_size(results: list[TrialResult], training: str | None) -> list[TrialResult]:
    sizes = {result.training: result.training_size for result in results}
    chosen = training if training is not None else min(sizes, key=lambda name: sizes[name])
    return [result for result in results if result.training == chosen]
