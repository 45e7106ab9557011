"""A linear SVM as weights and intercepts of all classes, one against the rest."""

import warnings
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.exceptions import ConvergenceWarning
from sklearn.svm import LinearSVC

from workbench.methods.algebra.vector_classifiers import one_row_per_class

MANY = 3_000  # documents, from which on fewer digits decide
_ROUGH, _USUAL, _FINE = 1e-1, 1e-2, 1e-4


@dataclass(frozen=True)
class LinearMachine:
    """Scores x·w + b of each class; a class without labels never wins."""

    weights: NDArray[np.float64]
    intercepts: NDArray[np.float64]

    @classmethod
    def learn(
        cls,
        X: Any,
        class_index: NDArray[np.int64],
        n_classes: int,
        cost: float,
        seed: int = 0,
        is_rough: bool = False,
    ) -> "LinearMachine":
        """Train on documents of at least two classes; many documents need fewer digits."""
        present = np.unique(class_index)
        rough, fine = (_ROUGH, _USUAL) if X.shape[0] > MANY else (_USUAL, _FINE)
        tolerance = rough if is_rough else fine
        machine = LinearSVC(C=cost, random_state=seed, tol=tolerance, max_iter=5000)
        with warnings.catch_warnings():
            # Identical documents of different classes converge slowly to an answer that is known.
            warnings.simplefilter("ignore", ConvergenceWarning)
            machine.fit(X, class_index)
        weights = np.zeros((n_classes, X.shape[1]))
        intercepts = np.full(n_classes, -1e6)
        weights[present] = one_row_per_class(machine.coef_)
        intercepts[present] = one_row_per_class(machine.intercept_[:, None])[:, 0]
        return cls(weights, intercepts)

    def scores(self, X: Any) -> NDArray[np.float64]:
        """The margin of each class for each document."""
        return np.asarray(X @ self.weights.T) + self.intercepts
