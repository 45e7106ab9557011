"""The result of one fit, and predictions with one column for each class of the corpus."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.base import TextClassifier


@dataclass(frozen=True)
class FitResult:
    """The fitted estimator with its predictions for test documents, or clusters of all."""

    estimator: Any
    matrix: Any  # documents by features, every document of the corpus
    columns: NDArray[np.int64]  # the terms behind the features
    train: NDArray[np.int64]
    test: NDArray[np.int64]
    actual: NDArray[np.int64]
    predicted: NDArray[np.int64]
    decision: NDArray[np.float64] | None = None
    probabilities: NDArray[np.float64] | None = None
    labels: NDArray[np.int64] | None = None
    pairs: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 3), dtype=np.int64))
    seconds_features: float = 0.0
    seconds_fit: float = 0.0
    seconds_prepare: float = 0.0
    seconds_predict: float = 0.0
    chosen: dict[str, Any] = field(default_factory=dict)
    mode: str = "inductive"


@dataclass(frozen=True)
class Prediction:
    """The predicted classes of some documents, with scores and probabilities where computed."""

    predicted: NDArray[np.int64]
    decision: NDArray[np.float64] | None = None
    probabilities: NDArray[np.float64] | None = None


def predict(estimator: Any, X: Any, n_classes: int) -> Prediction:
    """Classify documents; where the class is that of the highest score, keep the scores."""
    if type(estimator)._classify is not TextClassifier._classify:
        return Prediction(np.asarray(estimator.predict(X)))
    decision = decision_of(estimator, X, n_classes)
    if decision is not None:
        return Prediction(decision.argmax(axis=1), decision=decision)
    probabilities = probabilities_of(estimator, X, n_classes)
    if probabilities is not None:
        return Prediction(probabilities.argmax(axis=1), probabilities=probabilities)
    return Prediction(np.asarray(estimator.predict(X)))


def with_scores(prediction: Prediction, estimator: Any, X: Any, n_classes: int) -> Prediction:
    """Add the scores and probabilities that a prediction does not have yet."""
    decision, probabilities = prediction.decision, prediction.probabilities
    if decision is None:
        decision = decision_of(estimator, X, n_classes)
    if probabilities is None:
        probabilities = probabilities_of(estimator, X, n_classes)
    return Prediction(prediction.predicted, decision, probabilities)


def decision_of(estimator: Any, X: Any, n_classes: int) -> NDArray[np.float64] | None:
    """The scores of all classes of the corpus, or None if the estimator has no scores."""
    if not hasattr(estimator, "decision_function"):
        return None
    scores = np.asarray(estimator.decision_function(X), dtype=np.float64)
    if scores.ndim == 1:
        scores = np.column_stack([-scores, scores])
    return all_class_scores(scores, estimator.classes_, n_classes)


def probabilities_of(estimator: Any, X: Any, n_classes: int) -> NDArray[np.float64] | None:
    """The probabilities of all classes of the corpus, or None if the estimator has none."""
    if not hasattr(estimator, "predict_proba"):
        return None
    probabilities = np.asarray(estimator.predict_proba(X), dtype=np.float64)
    columns = np.zeros((len(probabilities), n_classes))
    columns[:, np.asarray(estimator.classes_, dtype=np.int64)] = probabilities
    return columns


def all_class_scores(
    scores: NDArray[np.float64], classes: NDArray[np.int64], n_classes: int
) -> NDArray[np.float64]:
    """Put scores into the columns of their classes; an unseen class scores below all others."""
    lowest = scores.min(axis=1, keepdims=True) - 1.0
    columns = np.repeat(lowest, n_classes, axis=1)
    columns[:, np.asarray(classes, dtype=np.int64)] = scores
    return columns
