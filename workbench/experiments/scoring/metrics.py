"""The scores of one trial by the names of metrics.

A metric that cannot be computed for a trial (no probabilities, no space, no document with a class)
is absent from the scores.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.experiments.scoring import classification_metrics as classes
from workbench.experiments.scoring.clustering_metrics import Constraints
from workbench.experiments.scoring.metric_definitions import METRICS, OTHER_NAMES
from workbench.experiments.scoring.metric_types import Assignments, Metric, TermPoints


def listed_name(name: str) -> str:
    """The name in the list of metrics of what people may call otherwise, such as MCC."""
    return OTHER_NAMES.get(name.lower(), name)


def metric_named(name: str) -> Metric:
    """Find a metric, or the one behind a stored score such as `f1:sci.med`."""
    kind, is_per_class, class_name = name.partition(":")
    if is_per_class and f"{kind}_per_class" in METRICS:
        return Metric(name, f"{kind.capitalize()} of {class_name}", "classify")
    if name not in METRICS:
        raise ParameterError(f"There is no metric {name!r}; there are {', '.join(METRICS)}.")
    return METRICS[name]


def score_trial(
    names: Iterable[str],
    *,
    actual: NDArray[Any],
    predicted: NDArray[Any],
    n_classes: int,
    decision: NDArray[np.float64] | None = None,
    probabilities: NDArray[np.float64] | None = None,
    class_names: Sequence[str] = (),
    constraints: Constraints | None = None,
    coordinates: Any = None,
    squared_error: float | None = None,
    terms: TermPoints | None = None,
) -> dict[str, float]:
    """Compute the named metrics; those that cannot be computed are left out.

    `actual` and `predicted` are class positions (clusters: any numbers), or 0/1 matrices where
    documents have several classes. Documents whose actual class is -1 are not scored.
    """
    answers = _labelled(
        Assignments(
            np.asarray(actual),
            np.asarray(predicted),
            n_classes,
            decision,
            probabilities,
            constraints,
            coordinates,
            squared_error,
            terms,
        )
    )
    scores: dict[str, float] = {}
    for name in names:
        scores |= _scores_of(metric_named(name), answers, class_names)
    return {name: float(score) for name, score in scores.items() if math.isfinite(score)}


_LACKS = {
    "scores": "gives no scores of classes",
    "probabilities": "gives no probabilities",
    "coordinates": "has no space for documents",
    "terms": "has no space for terms",
    "squared_error": "has no reconstruction error",
}


def missing_scores(names: Iterable[str], scores: Mapping[str, float], method: str) -> list[str]:
    """Sentences about the metrics that are absent because a method does not support them."""
    absent = [METRICS[name] for name in names if name in METRICS and name not in scores]
    return [
        f"{metric.title} is missing: {method} {_LACKS[metric.needs]}."
        for metric in absent
        if metric.needs in _LACKS
    ]


def _scores_of(
    metric: Metric, answers: Assignments, class_names: Sequence[str]
) -> dict[str, float]:
    if len(answers.actual) == 0 or not _is_possible(metric, answers):
        return {}
    if metric.name.endswith("_per_class"):
        kind = metric.name.removesuffix("_per_class")
        class_scores = classes.scores_per_class(
            kind, answers.actual, answers.predicted, answers.n_classes
        )
        names = class_names or [str(number) for number in range(answers.n_classes)]
        return {f"{kind}:{name}": score for name, score in zip(names, class_scores, strict=True)}
    return {metric.name: metric.compute(answers)} if metric.compute is not None else {}


def _is_possible(metric: Metric, answers: Assignments) -> bool:
    has_several_classes = answers.actual.ndim == 2
    if has_several_classes and not metric.several_classes:
        return False
    return {
        "classes": True,
        "clusters": True,
        "scores": answers.decision is not None or answers.probabilities is not None,
        "probabilities": answers.probabilities is not None,
        "coordinates": answers.coordinates is not None,
        "terms": answers.terms is not None,
        "squared_error": answers.squared_error is not None,
        "measured": False,
    }[metric.needs]


def _labelled(answers: Assignments) -> Assignments:
    """Leave out documents without a class, and the constraints on them."""
    if answers.actual.ndim == 2 or not (answers.actual < 0).any():
        return answers
    kept = np.flatnonzero(answers.actual >= 0)

    def rows(array: Any) -> Any:
        return None if array is None else array[kept]

    return Assignments(
        answers.actual[kept],
        answers.predicted[kept],
        answers.n_classes,
        rows(answers.decision),
        rows(answers.probabilities),
        _constraints_among(kept, len(answers.actual), answers.constraints),
        rows(answers.coordinates),
        answers.squared_error,
        answers.terms,
    )


def _constraints_among(
    kept: NDArray[np.int64], n: int, constraints: Constraints | None
) -> Constraints | None:
    if constraints is None:
        return None
    position = np.full(n, -1)
    position[kept] = np.arange(len(kept))

    def among(pairs: NDArray[np.int64]) -> NDArray[np.int64]:
        positions = position[pairs]
        return positions[(positions >= 0).all(axis=1)]

    return Constraints(among(constraints.must_link), among(constraints.cannot_link))
