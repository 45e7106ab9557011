"""Linear and probabilistic classifiers: logistic regression, naive Bayes and NB-SVM."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import LogisticRegression
from sklearn.naive_bayes import ComplementNB, MultinomialNB

from workbench.methods.algebra.document_rows import check_not_negative, is_sparse
from workbench.methods.algebra.vector_classifiers import one_row_per_class
from workbench.methods.base import Prepared, TextClassifier
from workbench.methods.baselines.kernel_svm import train_linear
from workbench.parameters import parameter


def tags_for_counts(tags: Any) -> Any:
    """Mark an estimator for scikit-learn's checks as one that needs counts."""
    tags.input_tags.positive_only = True
    if tags.classifier_tags is not None:
        tags.classifier_tags.poor_score = True
    return tags


@dataclass(eq=False, repr=False)
class LogisticModel(TextClassifier):
    """Logistic regression over all classes at once, with a quadratic penalty."""

    cost: float = parameter(
        10.0, "Cost C", low=1e-4, high=1e6, logarithmic=True, help="Larger: smaller penalty"
    )
    max_iter: int = parameter(1000, "Maximum iterations", low=1, high=100_000)

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        self._model = LogisticRegression(C=self.cost, max_iter=self.max_iter).fit(X, class_index)
        self.n_iter_ = int(np.max(self._model.n_iter_))
        self.term_weights_ = one_row_per_class(self._model.coef_)

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        values = self._model.decision_function(X)
        return one_row_per_class(values[None, :]).T if values.ndim == 1 else values

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        return self._model.predict_proba(X)


@dataclass(eq=False, repr=False)
class MultinomialNaiveBayes(TextClassifier):
    """Naive Bayes on counts: a class is a distribution from which terms are drawn."""

    smoothing: float = parameter(
        1.0, "Smoothing", low=1e-10, high=1000.0, logarithmic=True, help="Added to every count"
    )
    use_shares: bool = parameter(True, "Class shares as prior")

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        check_not_negative(X, "this method")
        self._model = MultinomialNB(alpha=self.smoothing, fit_prior=self.use_shares)
        self._model.fit(X, class_index)
        log_probabilities = self._model.feature_log_prob_
        self.term_weights_ = log_probabilities - log_probabilities.mean(axis=0)

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        return self._model.predict_proba(X)


@dataclass(eq=False, repr=False)
class ComplementNaiveBayes(TextClassifier):
    """Naive Bayes on the complement of each class, robust to unequal class sizes."""

    smoothing: float = parameter(
        1.0, "Smoothing", low=1e-10, high=1000.0, logarithmic=True, help="Added to every count"
    )
    normalize: bool = parameter(False, "Class weights of equal length")

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        check_not_negative(X, "this method")
        self._model = ComplementNB(alpha=self.smoothing, norm=self.normalize)
        self._model.fit(X, class_index)
        weights = self._model.feature_log_prob_
        self.term_weights_ = weights - weights.mean(axis=0)

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        return self._model.predict_proba(X)


@dataclass(eq=False, repr=False)
class NaiveBayesSVM(TextClassifier):
    """Linear SVM on terms weighted by naive Bayes log-count ratios (Wang and Manning 2012)."""

    smoothing: float = parameter(1.0, "Smoothing", low=1e-6, high=1000.0, logarithmic=True)
    interpolation: float = parameter(
        1.0, "Weight β of the SVM", low=0.0, high=1.0, help="0: nearly naive Bayes; 1: SVM alone"
    )
    binary: bool = parameter(True, "Presence instead of counts")
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    seed: int = parameter(0, "Seed", low=0)

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        check_not_negative(X, "this method")
        terms, n_classes = self._terms(X), len(self.classes_)
        learnt = [self._learn_class(terms, class_index == number) for number in range(n_classes)]
        self.term_weights_ = np.array([weights for weights, _ in learnt])
        self._intercepts = np.array([intercept for _, intercept in learnt])

    def _learn_class(
        self, terms: Any, inside: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float64], float]:
        ratio = self._log_shares(terms[inside]) - self._log_shares(terms[~inside])
        weighted = terms.multiply(ratio).tocsr() if is_sparse(terms) else terms * ratio
        sides = inside.astype(np.int64)
        weights, intercepts = train_linear(weighted, sides, self.cost, self.seed)
        mean = np.abs(weights[1]).mean()
        interpolated = (1 - self.interpolation) * mean + self.interpolation * weights[1]
        return ratio * interpolated, float(intercepts[1])

    def _log_shares(self, terms: Any) -> NDArray[np.float64]:
        counts = np.asarray(terms.sum(axis=0)).ravel() + self.smoothing
        return np.log(counts / counts.sum())

    def _terms(self, X: Any) -> Any:
        return (X > 0).astype(np.float64) if self.binary else X

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        return self._terms(X) @ self.term_weights_.T + self._intercepts
