"""The explicit list of metrics: add a function, then one entry here."""

import math
from collections.abc import Callable

import numpy as np

from workbench.experiments.scoring import classification_metrics as classes
from workbench.experiments.scoring import clustering_metrics as clusters
from workbench.experiments.scoring.metric_types import Assignments, Metric

_UNBOUNDED = (0.0, math.inf)
_AGREEMENT = (-1.0, 1.0)


def _averages() -> list[Metric]:
    titles = {"precision": "Precision", "recall": "Recall", "f1": "F1"}
    help_texts = {
        "micro": "over all decisions together; equals accuracy where documents have one class",
        "macro": "mean over the classes that occur or are predicted, with equal weights",
        "weighted": "mean over the classes that occur, weighted by their size",
    }
    return [
        Metric(
            f"{kind}_{average}",
            f"{title} ({average})",
            "classify",
            help=help_texts[average],
            several_classes=True,
            compute=_average_of(kind, average),
        )
        for kind, title in titles.items()
        for average in help_texts
    ]


def _average_of(kind: str, average: str) -> Callable[[Assignments], float]:
    return lambda a: classes.averaged(kind, average, a.actual, a.predicted, a.n_classes)


def _roc_auc(answers: Assignments) -> float:
    # Probabilities first, as is usual: they relate the score of a class to those of the others.
    scores = answers.decision if answers.probabilities is None else answers.probabilities
    return classes.roc_auc(answers.actual, np.asarray(scores), answers.n_classes)


def _log_loss(answers: Assignments) -> float:
    return classes.log_loss(answers.actual, np.asarray(answers.probabilities), answers.n_classes)


def _sklearn_score(name: str) -> Callable[[Assignments], float]:
    def score(answers: Assignments) -> float:
        from sklearn import metrics  # late: 1.7 s to import

        return float(getattr(metrics, name)(answers.actual, answers.predicted))

    return score


def _term_scatter_ratio(answers: Assignments) -> float:
    if answers.terms is None:
        return math.nan
    return clusters.scatter_ratio(answers.terms.coordinates, answers.terms.class_index)


_CLASSIFICATION = [
    Metric(
        "accuracy",
        "Accuracy",
        "classify",
        help="share of documents with the correct class",
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
        bounds=_UNBOUNDED,
        compute=_log_loss,
    ),
    Metric(
        "brier",
        "Brier score",
        "classify",
        higher_is_better=False,
        needs="probabilities",
        help="mean squared error of the probabilities",
        bounds=(0.0, 2.0),
        compute=lambda a: classes.brier_score(a.actual, np.asarray(a.probabilities), a.n_classes),
    ),
    Metric(
        "calibration_error",
        "Calibration error",
        "classify",
        higher_is_better=False,
        needs="probabilities",
        help="mean distance of confidence from the share of correct predictions, in ten bins",
        compute=lambda a: classes.calibration_error(a.actual, np.asarray(a.probabilities)),
    ),
    Metric(
        "matthews",
        "Matthews correlation (MCC)",
        "classify",
        help="correlation of actual and predicted classes; 0: no better than chance",
        bounds=_AGREEMENT,
        compute=lambda a: classes.matthews_correlation(a.actual, a.predicted, a.n_classes),
    ),
    Metric(
        "cohen_kappa",
        "Cohen's kappa",
        "classify",
        help="agreement beyond chance",
        bounds=_AGREEMENT,
        compute=lambda a: classes.cohen_kappa(a.actual, a.predicted, a.n_classes),
    ),
    Metric(
        "quadratic_kappa",
        "Quadratic-weighted kappa",
        "classify",
        help="agreement beyond chance for ordered classes",
        bounds=_AGREEMENT,
        compute=lambda a: classes.quadratic_kappa(a.actual, a.predicted, a.n_classes),
    ),
    Metric(
        "mean_absolute_rank_error",
        "Mean absolute rank error",
        "classify",
        higher_is_better=False,
        help="mean distance in ranks for ordered classes",
        bounds=_UNBOUNDED,
        compute=lambda a: classes.mean_absolute_rank_error(a.actual, a.predicted, a.n_classes),
    ),
]

_PER_CLASS = [
    Metric(
        f"{kind}_per_class",
        f"{title} per class",
        "classify",
        help=f"one score for each class, stored as {kind}:CLASS",
        several_classes=True,
    )
    for kind, title in (("precision", "Precision"), ("recall", "Recall"), ("f1", "F1"))
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
        help="mixture of classes in the clusters, weighted by their size",
        bounds=_UNBOUNDED,
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
        bounds=_AGREEMENT,
        compute=_sklearn_score("adjusted_rand_score"),
    ),
    Metric(
        "nmi",
        "Normalised mutual information",
        "cluster",
        needs="clusters",
        help="information that clusters and classes share (arithmetic mean)",
        compute=_sklearn_score("normalized_mutual_info_score"),
    ),
    Metric(
        "v_measure",
        "V-measure",
        "cluster",
        needs="clusters",
        help="harmonic mean of homogeneity and completeness",
        compute=_sklearn_score("v_measure_score"),
    ),
    Metric(
        "constrained_rand",
        "Constrained Rand index",
        "cluster",
        needs="clusters",
        help="share of correct decisions on the pairs that the constraints leave free",
        compute=lambda a: clusters.constrained_rand(a.actual, a.predicted, a.constraints),
    ),
    Metric(
        "clustering_accuracy",
        "Clustering accuracy",
        "cluster",
        needs="clusters",
        help="share of correct documents under the best assignment of clusters to classes",
        compute=lambda a: clusters.clustering_accuracy(a.actual, a.predicted),
    ),
]

_SPACE = [
    Metric(
        "scatter_ratio",
        "W/B",
        "space",
        higher_is_better=False,
        needs="coordinates",
        help="scatter within classes over scatter between classes",
        bounds=_UNBOUNDED,
        compute=lambda a: clusters.scatter_ratio(a.coordinates, a.actual),
    ),
    Metric(
        "term_scatter_ratio",
        "W/B of terms",
        "space",
        higher_is_better=False,
        needs="terms",
        help="the same for terms, each of the class whose training documents contain it most often",
        bounds=_UNBOUNDED,
        compute=_term_scatter_ratio,
    ),
    Metric(
        "squared_error",
        "Squared error",
        "space",
        higher_is_better=False,
        needs="squared_error",
        help="mean squared error of the term matrix as the space approximates it",
        bounds=_UNBOUNDED,
        compute=lambda a: math.nan if a.squared_error is None else a.squared_error,
    ),
]

# Measured for every trial, so that tables and curves can show them too.
_COSTS = [
    Metric(name, title, "cost", False, "measured", help_text, bounds=_UNBOUNDED)
    for name, title, help_text in (
        ("seconds_fit", "Seconds to fit", "time of fit"),
        ("seconds_predict", "Seconds to predict", "time of predict"),
        ("peak_bytes", "Peak memory", "most memory used by the trial"),
    )
]

METRICS: dict[str, Metric] = {
    metric.name: metric
    for metric in (*_CLASSIFICATION, *_PER_CLASS, *_CLUSTERING, *_SPACE, *_COSTS)
}

# What people also call them; plans and results have the names of the list alone.
OTHER_NAMES = {"mcc": "matthews", "ari": "adjusted_rand", "auc": "roc_auc"}
