"""The metrics a plan can name, and the scores of one trial.

A metric that cannot be computed from what a trial gives (no probabilities, no ordered space, no
document left to judge) is absent from the scores, never a made-up number.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.experiments import classification_metrics as classes
from workbench.experiments import clustering_metrics as clusters
from workbench.experiments.clustering_metrics import Constraints

Kind = Literal["classify", "cluster", "space", "cost"]
Needs = Literal[
    "classes", "probabilities", "scores", "clusters", "coordinates", "squared_error", "measured"
]


@dataclass(frozen=True)
class Answers:
    """What one trial gave: actual and predicted classes or clusters, and what came with them."""

    actual: NDArray[Any]
    predicted: NDArray[Any]
    n_classes: int
    decision: NDArray[np.float64] | None = None
    probabilities: NDArray[np.float64] | None = None
    constraints: Constraints | None = None
    coordinates: Any = None
    squared_error: float | None = None


@dataclass(frozen=True)
class Metric:
    """One metric: its name, its words, where it applies and which direction is better."""

    name: str
    title: str
    task: Kind
    higher_is_better: bool = True
    needs: Needs = "classes"
    help: str = ""
    several_classes: bool = False  # also for documents with several classes
    compute: Callable[[Answers], float] | None = field(default=None, repr=False, compare=False)


def _averages() -> list[Metric]:
    words = {"precision": "Precision", "recall": "Recall", "f1": "F1"}
    help_texts = {
        "micro": "over all decisions together; equals accuracy where documents have one class",
        "macro": "mean over classes, each counting the same",
        "weighted": "mean over classes, each counting by its size",
    }
    return [
        Metric(
            f"{kind}_{average}",
            f"{word} ({average})",
            "classify",
            help=help_texts[average],
            several_classes=True,
            compute=_average_of(kind, average),
        )
        for kind, word in words.items()
        for average in help_texts
    ]


def _average_of(kind: str, average: str) -> Callable[[Answers], float]:
    return lambda a: classes.averaged(kind, average, a.actual, a.predicted, a.n_classes)


def _roc_auc(answers: Answers) -> float:
    scores = answers.decision if answers.decision is not None else answers.probabilities
    return classes.roc_auc(answers.actual, np.asarray(scores), answers.n_classes)


def _log_loss(answers: Answers) -> float:
    return classes.log_loss(answers.actual, np.asarray(answers.probabilities), answers.n_classes)


def _of_sklearn(name: str) -> Callable[[Answers], float]:
    def score(answers: Answers) -> float:
        from sklearn import metrics

        return float(getattr(metrics, name)(answers.actual, answers.predicted))

    return score


_CLASSIFYING = [
    Metric(
        "accuracy",
        "Accuracy",
        "classify",
        help="share of documents with the right class",
        several_classes=True,
        compute=lambda a: classes.accuracy(a.actual, a.predicted),
    ),
    *_averages(),
    Metric(
        "balanced_accuracy",
        "Balanced accuracy",
        "classify",
        help="mean recall of the classes that occur",
        compute=lambda a: classes.balanced_accuracy(a.actual, a.predicted),
    ),
    Metric(
        "roc_auc",
        "ROC-AUC",
        "classify",
        needs="scores",
        help="area under the curve, each class against the rest, mean over classes",
        several_classes=True,
        compute=_roc_auc,
    ),
    Metric(
        "log_loss",
        "Log loss",
        "classify",
        higher_is_better=False,
        needs="probabilities",
        help="cost of the probability given to the actual class",
        compute=_log_loss,
    ),
    Metric(
        "cohen_kappa",
        "Cohen's kappa",
        "classify",
        help="agreement beyond chance",
        compute=lambda a: classes.cohen_kappa(a.actual, a.predicted, a.n_classes),
    ),
    Metric(
        "quadratic_kappa",
        "Quadratic-weighted kappa",
        "classify",
        help="agreement beyond chance for ordered classes",
        compute=lambda a: classes.quadratic_kappa(a.actual, a.predicted, a.n_classes),
    ),
    Metric(
        "mean_absolute_rank_error",
        "Mean absolute rank error",
        "classify",
        higher_is_better=False,
        help="mean distance in ranks for ordered classes",
        compute=lambda a: classes.mean_absolute_rank_error(a.actual, a.predicted, a.n_classes),
    ),
]

_PER_CLASS = [
    Metric(
        f"{kind}_per_class",
        f"{word} per class",
        "classify",
        help=f"one score for each class, stored as {kind}:CLASS",
        several_classes=True,
    )
    for kind, word in (("precision", "Precision"), ("recall", "Recall"), ("f1", "F1"))
]

_CLUSTERING = [
    Metric(
        "f_measure",
        "F-measure",
        "cluster",
        needs="clusters",
        help="best F of each class over the clusters, weighted by class size",
        compute=lambda a: clusters.f_measure(a.actual, a.predicted),
    ),
    Metric(
        "entropy",
        "Entropy",
        "cluster",
        higher_is_better=False,
        needs="clusters",
        help="disorder of the clusters, weighted by their size",
        compute=lambda a: clusters.entropy(a.actual, a.predicted),
    ),
    Metric(
        "purity",
        "Purity",
        "cluster",
        needs="clusters",
        help="share of documents in the largest class of their cluster",
        compute=lambda a: clusters.purity(a.actual, a.predicted),
    ),
    Metric(
        "adjusted_rand",
        "Adjusted Rand index",
        "cluster",
        needs="clusters",
        help="agreement on pairs of documents beyond chance",
        compute=_of_sklearn("adjusted_rand_score"),
    ),
    Metric(
        "nmi",
        "Normalised mutual information",
        "cluster",
        needs="clusters",
        help="what clusters and classes tell of each other (arithmetic mean)",
        compute=_of_sklearn("normalized_mutual_info_score"),
    ),
    Metric(
        "v_measure",
        "V-measure",
        "cluster",
        needs="clusters",
        help="harmonic mean of homogeneity and completeness",
        compute=_of_sklearn("v_measure_score"),
    ),
    Metric(
        "constrained_rand",
        "Constrained Rand index",
        "cluster",
        needs="clusters",
        help="share of right decisions on the pairs that the constraints leave free",
        compute=lambda a: clusters.constrained_rand(a.actual, a.predicted, a.constraints),
    ),
    Metric(
        "clustering_accuracy",
        "Clustering accuracy",
        "cluster",
        needs="clusters",
        help="share of right documents under the best naming of clusters",
        compute=lambda a: clusters.clustering_accuracy(a.actual, a.predicted),
    ),
]

_OF_SPACES = [
    Metric(
        "scatter_ratio",
        "W/B",
        "space",
        higher_is_better=False,
        needs="coordinates",
        help="scatter within classes over scatter between classes",
        compute=lambda a: clusters.scatter_ratio(a.coordinates, a.actual),
    ),
    Metric(
        "squared_error",
        "Squared error",
        "space",
        higher_is_better=False,
        needs="squared_error",
        help="mean square of what the space loses of the term matrix",
        compute=lambda a: math.nan if a.squared_error is None else a.squared_error,
    ),
]

# Measured by the engine for every trial, so that tables and curves can show them too.
_COSTS = [
    Metric("seconds_fit", "Seconds to fit", "cost", False, "measured", "time of fit"),
    Metric("seconds_predict", "Seconds to predict", "cost", False, "measured", "time of predict"),
    Metric("peak_bytes", "Peak memory", "cost", False, "measured", "largest memory of the trial"),
]

METRICS: dict[str, Metric] = {
    one.name: one for one in (*_CLASSIFYING, *_PER_CLASS, *_CLUSTERING, *_OF_SPACES, *_COSTS)
}


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
) -> dict[str, float]:
    """Compute the named metrics; those that these answers cannot give are left out.

    `actual` and `predicted` are class positions (clusters: any numbers), or 0/1 matrices where
    documents have several classes. Documents whose actual class is -1 are not judged.
    """
    answers = _judged(
        Answers(
            np.asarray(actual),
            np.asarray(predicted),
            n_classes,
            decision,
            probabilities,
            constraints,
            coordinates,
            squared_error,
        )
    )
    scores: dict[str, float] = {}
    for name in names:
        scores |= _scores_of(metric_named(name), answers, class_names)
    return {name: float(score) for name, score in scores.items() if math.isfinite(score)}


def _scores_of(metric: Metric, answers: Answers, class_names: Sequence[str]) -> dict[str, float]:
    if len(answers.actual) == 0 or not _is_possible(metric, answers):
        return {}
    if metric.name.endswith("_per_class"):
        kind = metric.name.removesuffix("_per_class")
        found = classes.per_class(kind, answers.actual, answers.predicted, answers.n_classes)
        names = class_names or [str(i) for i in range(answers.n_classes)]
        return {f"{kind}:{name}": score for name, score in zip(names, found, strict=True)}
    return {metric.name: metric.compute(answers)} if metric.compute is not None else {}


def _is_possible(metric: Metric, answers: Answers) -> bool:
    has_several = answers.actual.ndim == 2
    if has_several and not metric.several_classes:
        return False
    return {
        "classes": True,
        "clusters": True,
        "scores": answers.decision is not None or answers.probabilities is not None,
        "probabilities": answers.probabilities is not None,
        "coordinates": answers.coordinates is not None,
        "squared_error": answers.squared_error is not None,
        "measured": False,
    }[metric.needs]


def _judged(answers: Answers) -> Answers:
    """Leave out documents without a class; pairs of constraints follow their documents."""
    if answers.actual.ndim == 2 or not (answers.actual < 0).any():
        return answers
    kept = np.flatnonzero(answers.actual >= 0)

    def rows(array: Any) -> Any:
        return None if array is None else array[kept]

    return Answers(
        answers.actual[kept],
        answers.predicted[kept],
        answers.n_classes,
        rows(answers.decision),
        rows(answers.probabilities),
        _constraints_among(kept, len(answers.actual), answers.constraints),
        rows(answers.coordinates),
        answers.squared_error,
    )


def _constraints_among(
    kept: NDArray[np.int64], n: int, constraints: Constraints | None
) -> Constraints | None:
    if constraints is None:
        return None
    position = np.full(n, -1)
    position[kept] = np.arange(len(kept))

    def among(pairs: NDArray[np.int64]) -> NDArray[np.int64]:
        moved = position[pairs]
        return moved[(moved >= 0).all(axis=1)]

    return Constraints(among(constraints.must_link), among(constraints.cannot_link))
