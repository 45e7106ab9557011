"""Class meanings kernel (Altınel, Ganiz, Diri 2015): terms are alike if they mean the same classes.

By the Helmholtz principle, the less likely it is by chance that as many occurrences of a term are
in a class, the more the term means that class: with m of its k occurrences in a class that has the
share 1/N of all words, meaning = −(1/m) (log C(k, m) − (m − 1) log N), and 0 where m = 0. With M
the meanings of terms in classes and S = M Mᵀ, the kernel of two documents is x S Sᵀ yᵀ. It depends
on x M alone, so that a linear SVM in as many dimensions as classes is enough: x M R with
R Rᵀ = Mᵀ M.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.special import gammaln

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import check_not_negative, unit_rows
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import Prepared, TextClassifier
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class ClassMeaningsKernel(TextClassifier):
    """An SVM whose kernel smooths documents by the meanings of terms in the classes."""

    cost: float = parameter(10.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    has_unit_length: bool = parameter(
        True, "Documents of length 1", help="In the smoothed space; off: the kernel of the paper"
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.positive_only = True
        tags.classifier_tags.poor_score = True  # two columns of numbers have no meanings
        return tags

    def _learn(self, X: Any, class_index: Indices, prepared: Prepared) -> None:  # noqa: ARG002
        check_not_negative(X, "this method")
        n_classes = len(self.classes_)
        self.meanings_ = class_meanings(X, class_index, n_classes)
        values, vectors = np.linalg.eigh(self.meanings_.T @ self.meanings_)
        self._directions = self.meanings_ @ (vectors * np.sqrt(np.maximum(values, 0.0)))
        smoothed = np.asarray(X @ self._directions)
        typical = np.sqrt(np.mean(np.einsum("ij,ij->i", smoothed, smoothed)))
        self._scale = 1 / typical if typical > 0 else 1.0
        self._machine = LinearMachine.learn(
            self._smoothed(X), class_index, n_classes, self.cost, self.seed
        )

    def _smoothed(self, X: Any) -> Floats:
        rows = self._scale * np.asarray(X @ self._directions)
        return np.asarray(unit_rows(rows)) if self.has_unit_length else rows

    def _class_scores(self, X: Any) -> Floats:
        return self._machine.scores(self._smoothed(X))


def class_meanings(X: Any, class_index: Indices, n_classes: int) -> Floats:
    """M: how much each term (row) means each class (column)."""
    members = (class_index[:, None] == np.arange(n_classes)).astype(np.float64)
    counts = np.asarray(X.T @ members, dtype=np.float64)
    totals = counts.sum(axis=1, keepdims=True)
    lengths = counts.sum(axis=0)
    # A class without any word has no share; its counts are 0, and so are its meanings.
    log_shares = np.log(max(lengths.sum(), 1.0) / np.where(lengths > 0, lengths, 1.0))
    choices = gammaln(totals + 1) - gammaln(counts + 1) - gammaln(totals - counts + 1)
    surprise = (counts - 1) * log_shares - choices
    return np.divide(surprise, counts, out=np.zeros_like(counts), where=counts > 0)
