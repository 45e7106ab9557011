"""Agreement of predicted classes with actual classes, over a fixed list of classes.

A class that is never predicted, or predicted but absent, scores 0 where its score is undefined. A
class that is neither actual nor predicted is left out of means. A prediction of -1 (undecided) is
always wrong. Documents with several classes come as an indicator matrix: one row per document, one
column per class.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices


def accuracy(actual: Indices, predicted: Indices) -> float:
    """Share of the documents with exactly the right class (or set of classes)."""
    is_right = actual == predicted
    return float(np.mean(is_right.all(axis=1) if is_right.ndim == 2 else is_right))


def averaged(kind: str, average: str, actual: Indices, predicted: Indices, n_classes: int) -> float:
    """Precision, recall or F1, averaged over classes (micro, macro or weighted)."""
    return float(_scores(kind, average, actual, predicted, n_classes))


def scores_per_class(
    kind: str, actual: Indices, predicted: Indices, n_classes: int
) -> NDArray[np.float64]:
    """Precision, recall or F1 of each class."""
    return np.asarray(_scores(kind, None, actual, predicted, n_classes), dtype=np.float64)


def balanced_accuracy(actual: Indices, predicted: Indices) -> float:
    """Mean recall of the classes that occur."""
    recalls = [np.mean(predicted[actual == label] == label) for label in np.unique(actual)]
    return float(np.mean(recalls))


def cohen_kappa(actual: Indices, predicted: Indices, n_classes: int) -> float:
    """Agreement beyond chance; the order of the classes does not matter."""
    # Undecided documents become a class of their own, so that they stay in the count.
    decided = np.where(predicted < 0, n_classes, predicted)
    return _kappa(actual, decided, n_classes + 1, None)


def matthews_correlation(actual: Indices, predicted: Indices, n_classes: int) -> float:
    """Matthews' correlation of actual and predicted classes; 0 where either never varies."""
    decided = np.where(predicted < 0, n_classes, predicted)
    counts = confusion(actual, decided, n_classes + 1).astype(np.float64)
    total, right = counts.sum(), np.trace(counts)
    rows, columns = counts.sum(axis=1), counts.sum(axis=0)
    scale = math.sqrt((total**2 - rows @ rows) * (total**2 - columns @ columns))
    return float((right * total - rows @ columns) / scale) if scale > 0 else 0.0


def quadratic_kappa(actual: Indices, predicted: Indices, n_classes: int) -> float:
    """Agreement beyond chance where an error costs the square of its distance in ranks."""
    return _kappa(actual, _decided(actual, predicted, n_classes), n_classes, "quadratic")


def mean_absolute_rank_error(actual: Indices, predicted: Indices, n_classes: int) -> float:
    """Mean distance in ranks between the predicted and the actual class of ordered classes."""
    return float(np.mean(np.abs(actual - _decided(actual, predicted, n_classes))))


def roc_auc(actual: Indices, scores: NDArray[np.float64], n_classes: int) -> float:
    """Mean area under the curve of each class against the rest; NaN where no class has a curve.

    A class without documents, or that every document has, has no curve and is left out.
    """
    from sklearn.metrics import roc_auc_score  # late: 1.7 s to import

    columns = _as_columns(scores, n_classes)
    is_member = actual if actual.ndim == 2 else actual[:, None] == np.arange(n_classes)
    scored = [
        column for column in range(n_classes) if 0 < is_member[:, column].sum() < len(is_member)
    ]
    areas = [roc_auc_score(is_member[:, column], columns[:, column]) for column in scored]
    return float(np.mean(areas)) if areas else math.nan


def log_loss(actual: Indices, probabilities: NDArray[np.float64], n_classes: int) -> float:
    """Mean negative logarithm of the probability given to the actual class."""
    from sklearn.metrics import log_loss as sklearn_log_loss  # late: 1.7 s to import

    if probabilities.ndim == 1:
        probabilities = np.column_stack([1.0 - probabilities, probabilities])
    wide = np.clip(_as_columns(probabilities, n_classes), 0.0, None)
    sums = wide.sum(axis=1, keepdims=True)
    even = np.full_like(wide, 1.0 / n_classes)
    shares = np.divide(wide, sums, where=sums > 0, out=even)
    return float(sklearn_log_loss(actual, shares, labels=np.arange(n_classes)))


def brier_score(actual: Indices, probabilities: NDArray[np.float64], n_classes: int) -> float:
    """Mean squared difference of the probabilities from 1 for the actual class and 0 elsewhere."""
    wanted = actual[:, None] == np.arange(n_classes)
    return float(np.mean(((_two_columns(probabilities) - wanted) ** 2).sum(axis=1)))


def calibration_error(actual: Indices, probabilities: NDArray[np.float64], bins: int = 10) -> float:
    """Mean distance of confidence from the share of correct predictions, in bins of confidence."""
    shares = _two_columns(probabilities)
    confidence, is_right = shares.max(axis=1), shares.argmax(axis=1) == actual
    bin_of = np.minimum((confidence * bins).astype(np.int64), bins - 1)
    gaps = np.bincount(bin_of, confidence, bins) - np.bincount(bin_of, is_right, bins)
    return float(np.abs(gaps).sum() / len(actual))


def _two_columns(probabilities: NDArray[np.float64]) -> NDArray[np.float64]:
    if probabilities.ndim == 1:
        return np.column_stack([1.0 - probabilities, probabilities])
    return np.asarray(probabilities, dtype=np.float64)


def confusion(actual: Indices, predicted: Indices, n_classes: int) -> NDArray[np.int64]:
    """Count documents by actual class (rows) and predicted class (columns)."""
    decided = (predicted >= 0) & (actual >= 0)
    cells = actual[decided] * n_classes + predicted[decided]
    return np.bincount(cells, minlength=n_classes**2).reshape(n_classes, n_classes)


def _scores(
    kind: str, average: str | None, actual: Indices, predicted: Indices, n_classes: int
) -> Any:
    from sklearn.metrics import precision_recall_fscore_support  # late: 1.7 s to import

    if average == "micro" and actual.ndim == 1:
        return accuracy(actual, predicted)  # one class each: every error is one FP and one FN
    labels = np.arange(n_classes) if average is None else _occurring(actual, predicted, n_classes)
    if not len(labels):
        return 0.0
    scores = precision_recall_fscore_support(
        actual, predicted, labels=labels, average=average, zero_division=0
    )
    return scores[("precision", "recall", "f1").index(kind)]


def _occurring(actual: Indices, predicted: Indices, n_classes: int) -> Indices:
    """The classes that are the actual or predicted class of at least one document."""
    if actual.ndim == 2:
        return np.flatnonzero((actual != 0).any(axis=0) | (predicted != 0).any(axis=0))
    labels = np.union1d(actual, predicted)
    return labels[(labels >= 0) & (labels < n_classes)]


def _kappa(actual: Indices, predicted: Indices, n_labels: int, weights: str | None) -> float:
    from sklearn.metrics import cohen_kappa_score  # late: 1.7 s to import

    if np.unique(np.concatenate([actual, predicted])).size == 1:
        return 1.0  # one class, always right: kappa is undefined, and nothing disagrees
    return float(cohen_kappa_score(actual, predicted, labels=np.arange(n_labels), weights=weights))


def _decided(actual: Indices, predicted: Indices, n_classes: int) -> Indices:
    """Treat "undecided" as the class that is farthest from the actual one."""
    farthest = np.where(actual > (n_classes - 1) / 2, 0, n_classes - 1)
    return np.where(predicted < 0, farthest, predicted)


def _as_columns(scores: NDArray[np.float64], n_classes: int) -> NDArray[np.float64]:
    """One column per class; a class that the method did not learn has the lowest score."""
    scores = np.asarray(scores, dtype=np.float64)
    if scores.ndim == 1:
        scores = np.column_stack([-scores, scores])
    finite = scores[np.isfinite(scores)]
    lowest, highest = finite.min(initial=0.0), finite.max(initial=0.0)
    filled = np.nan_to_num(scores, nan=lowest, neginf=lowest, posinf=highest)
    missing = max(n_classes - filled.shape[1], 0)
    return np.pad(filled, ((0, 0), (0, missing)), constant_values=lowest)
