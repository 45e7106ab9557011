"""Naive Bayes that also learns from unlabelled documents by expectation-maximisation."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.document_rows import check_not_negative
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.few_labels.teachers import label_matrix, posteriors
from workbench.parameters import parameter

SMOOTHING, WEIGHT, ROUNDS = 0.01, 0.1, 12


@dataclass(frozen=True)
class TermDistributions:
    """Naive Bayes: the log probability of each term in each class, and of each class."""

    log_terms: Floats
    log_classes: Floats

    @classmethod
    def of(cls, X: Any, shares: Floats, smoothing: float) -> "TermDistributions":
        """Estimate them from documents that belong to classes with given weights."""
        counts = np.asarray(X.T @ shares).T + smoothing
        sizes = shares.sum(axis=0) + 1.0
        return cls(np.log(counts / counts.sum(axis=1, keepdims=True)), np.log(sizes / sizes.sum()))

    def scores(self, X: Any) -> Floats:
        """The log probability of each class for each document, up to a constant per document."""
        return np.asarray(X @ self.log_terms.T) + self.log_classes


def expectation_maximisation(
    X: Any,
    labels: Floats,
    weight: float = WEIGHT,
    smoothing: float = SMOOTHING,
    rounds: int = ROUNDS,
    settled: float = 0.0,
) -> TermDistributions:
    """Alternate between classes of the unlabelled documents and terms of the classes.

    It ends early once the probabilities of a document change by no more than `settled` on average.
    """
    unlabelled = ~labels.any(axis=1, keepdims=True)
    model, guessed = TermDistributions.of(X, labels, smoothing), labels
    for _ in range(rounds):
        before, guessed = guessed, posteriors(model.scores(X))
        if settled and np.abs(guessed - before).sum(axis=1).mean() <= settled:
            break
        model = TermDistributions.of(X, np.where(unlabelled, weight * guessed, labels), smoothing)
    return model


@dataclass(eq=False, repr=False)
class EMNaiveBayes(TransductiveClassifier):
    """Multinomial naive Bayes that counts unlabelled documents with a weight (Nigam et al.)."""

    weight: float = parameter(
        WEIGHT, "Weight λ of unlabelled documents", low=0.0, high=1.0, help="0: naive Bayes"
    )
    smoothing: float = parameter(
        SMOOTHING, "Smoothing", low=1e-10, high=1000.0, logarithmic=True, help="Added to counts"
    )
    rounds: int = parameter(ROUNDS, "Rounds", low=0, high=1000)

    def _transduce(
        self,
        X: Any,
        class_index: NDArray[np.int64],
        prepared: Prepared,  # noqa: ARG002
    ) -> NDArray[np.int64]:
        check_not_negative(X, "this method")
        labels = label_matrix(class_index, len(self.classes_))
        self._model = expectation_maximisation(X, labels, self.weight, self.smoothing, self.rounds)
        self.term_weights_ = self._model.log_terms - self._model.log_terms.mean(axis=0)
        self.transduction_scores_ = self._model.scores(X)
        return self.transduction_scores_.argmax(axis=1)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        return self._model.scores(X).argmax(axis=1)
