"""How often a classifier confuses two classes, and how many terms to sprinkle for them.

Adaptive sprinkling (Chakraborti et al., 2007) uses the confusion matrix Q of a classifier under
cross-validation on the training documents alone. An order or hierarchy of the classes needs no
description: neighbouring classes are the ones that are confused.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import as_numbers, dense
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.algebra.input_checks import require_whole_number

ROUNDINGS: dict[str, Callable[[Any], Any]] = {"ceil": np.ceil, "round": np.rint, "floor": np.floor}
COMPLEXITIES = ("share of class", "pairwise", "share of errors")
_FOR_FOLDS = 2
CONFUSED = 20_000  # documents whose confusions are counted where an approximation is enough
Predict = Callable[[Any, NDArray[np.int64], Any], NDArray[np.int64]]


def sprinkle_counts(
    confusion: Any, max_length: int = 8, rounding: str = "ceil", complexity: str = "share of class"
) -> NDArray[np.int64]:
    """Terms S_ij to sprinkle into class i (and as many others into class j) for each class pair.

    confusion[i, j] counts documents of class i with predicted class j. The probability
    p(i|j) is their share of all documents of class i, of those of class i predicted as i or j
    ("pairwise"), or of the errors of class i. S_ij = MSL · MCC(i, j) / max MCC with
    MCC(i, j) = (p(i|j) + p(j|i)) / 2; without confusion nothing is sprinkled.
    """
    counts = _checked_confusion(confusion)
    require_whole_number("max_length", max_length, 0)
    if rounding not in ROUNDINGS:
        raise ParameterError(f"rounding = {rounding!r} must be one of {', '.join(ROUNDINGS)}.")
    probability = _misclassified_share(counts, complexity)
    mutual = (probability + probability.T) / 2
    greatest = mutual.max(initial=0.0)
    if greatest == 0:
        return np.zeros(counts.shape, dtype=np.int64)
    exact = np.round(max_length * (mutual / greatest), 9)  # 4.0000000000000009 is 4 terms, not 5
    return ROUNDINGS[rounding](exact).astype(np.int64)


def cross_validated_confusion(
    X: Any, class_index: NDArray[np.int64], n_classes: int, n_folds: int, predict: Predict
) -> NDArray[np.int64]:
    """Sum the confusion matrices of the folds; `predict(training X, their classes, test X)`."""
    fold = assign_folds(class_index, n_folds)
    confusion = np.zeros((n_classes, n_classes), dtype=np.int64)
    for held_out in range(n_folds):
        test = np.flatnonzero(fold == held_out)
        training = np.flatnonzero(fold != held_out)
        if len(test) and len(training):
            predicted = predict(X[training], class_index[training], X[test])
            np.add.at(confusion, (class_index[test], predicted), 1)
    return confusion


def drawn_rows(class_index: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """Draw documents, always the same ones, and at least two of every class that has as many."""
    order = np.random.default_rng(0).permutation(len(class_index))
    by_class = order[np.argsort(class_index[order], kind="stable")]
    sizes = np.bincount(class_index)
    rank = np.arange(len(by_class)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return np.sort(np.union1d(order[:most], by_class[rank < _FOR_FOLDS]))


def _checked_confusion(confusion: Any) -> NDArray[np.float64]:
    counts = dense(as_numbers(confusion, "A confusion matrix"))
    if counts.ndim != 2 or counts.shape[0] != counts.shape[1]:
        raise ParameterError(f"A confusion matrix is square; this one has shape {counts.shape}.")
    if not np.isfinite(counts).all() or (counts < 0).any():
        raise ParameterError(
            "A confusion matrix holds counts; this one has negative values or no numbers."
        )
    return counts


def _misclassified_share(counts: NDArray[np.float64], complexity: str) -> NDArray[np.float64]:
    wrong = counts - np.diag(np.diag(counts))
    if complexity == "share of class":
        whole = np.broadcast_to(counts.sum(axis=1, keepdims=True), counts.shape)
    elif complexity == "pairwise":
        whole = wrong + np.diag(counts)[:, None]
    elif complexity == "share of errors":
        whole = np.broadcast_to(wrong.sum(axis=1, keepdims=True), counts.shape)
    else:
        raise ParameterError(
            f"complexity = {complexity!r} must be one of {', '.join(COMPLEXITIES)}."
        )
    return np.divide(wrong, whole, out=np.zeros_like(wrong), where=whole > 0)
