"""A linear SVM with probabilities, and with thresholds for metrics that plain scores neglect.

Scores of documents that were left out of training, by cross-validation, show how often a score is
right: a sigmoid per class turns scores into probabilities (Platt 1999), and offsets per class are
chosen so that the most probable class after them has the highest F1 or balanced accuracy.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import balanced_accuracy_score, f1_score
from sklearn.model_selection import StratifiedKFold

from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import Prepared, TextClassifier
from workbench.parameters import parameter

_NONE, _F1, _BALANCED = "none", "macro F1", "balanced accuracy"
_OFFSETS = np.linspace(-2.0, 2.0, 17)
_LEAST = 1e-12


@dataclass(eq=False, repr=False)
class CalibratedSVM(TextClassifier):
    """Linear SVM whose scores become probabilities; thresholds may be tuned."""

    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    n_folds: int = parameter(5, "Folds", low=2, high=50, help="of the documents left out")
    thresholds: str = parameter(
        _NONE,
        "Thresholds tuned for",
        choices=(_NONE, _F1, _BALANCED),
        help="On the training documents; changes which class is predicted, not its probability",
    )
    seed: int = parameter(0, "Seed", low=0)

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        n_classes = len(self.classes_)
        self._machine = LinearMachine.learn(X, class_index, n_classes, self.cost, self.seed)
        self.term_weights_ = self._machine.weights
        left_out = self._left_out_scores(X, class_index, n_classes)
        sigmoids = [
            _sigmoid(left_out[:, number], class_index == number) for number in range(n_classes)
        ]
        self._slopes, self._intercepts = np.array(sigmoids).T
        self.offsets_ = np.zeros(n_classes)
        if self.thresholds != _NONE:
            self.offsets_ = self._tuned(np.log(self._shares(left_out)), class_index)

    def _left_out_scores(
        self, X: Any, class_index: NDArray[np.int64], n_classes: int
    ) -> NDArray[np.float64]:
        """Scores by machines that did not see the document; its own where a class is too small."""
        folds = min(self.n_folds, int(np.bincount(class_index).min()))
        scores = self._machine.scores(X)
        self.notes_: tuple[str, ...] = ()
        if folds < 2:
            self.notes_ = (
                "A class has a single training document, so probabilities come from documents "
                "that were learnt from and are overconfident.",
            )
            return scores
        splitter = StratifiedKFold(folds, shuffle=True, random_state=self.seed)
        for training, held in splitter.split(class_index, class_index):
            machine = LinearMachine.learn(
                X[training], class_index[training], n_classes, self.cost, self.seed
            )
            scores[held] = machine.scores(X[held])
        return scores

    def _tuned(
        self, logarithms: NDArray[np.float64], class_index: NDArray[np.int64]
    ) -> NDArray[np.float64]:
        """Offsets of the classes, one after the other, twice; nothing changes without a gain."""
        offsets = np.zeros(logarithms.shape[1])
        best = self._quality(logarithms, class_index)
        for position in [*range(len(offsets))] * 2:
            for offset in _OFFSETS:
                tried = offsets.copy()
                tried[position] = offset
                quality = self._quality(logarithms + tried, class_index)
                if quality > best + 1e-9:
                    best, offsets = quality, tried
        return offsets

    def _quality(self, values: NDArray[np.float64], class_index: NDArray[np.int64]) -> float:
        predicted = values.argmax(axis=1)
        if self.thresholds == _F1:
            return float(f1_score(class_index, predicted, average="macro", zero_division=0))
        return float(balanced_accuracy_score(class_index, predicted))

    def _shares(self, scores: NDArray[np.float64]) -> NDArray[np.float64]:
        single = np.clip(expit(scores * self._slopes + self._intercepts), _LEAST, None)
        return single / single.sum(axis=1, keepdims=True)

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        return self._shares(self._machine.scores(X))

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        return np.log(self._class_probabilities(X)) + self.offsets_


def _sigmoid(scores: NDArray[np.float64], inside: NDArray[np.bool_]) -> tuple[float, float]:
    """Slope and intercept of Platt's sigmoid; his targets keep it from 0 and 1."""
    n_inside, n_outside = int(inside.sum()), int((~inside).sum())
    targets = np.where(inside, (n_inside + 1) / (n_inside + 2), 1 / (n_outside + 2))
    column = np.concatenate([scores, scores])[:, None]
    sides = np.repeat([1, 0], len(scores))
    weights = np.concatenate([targets, 1 - targets])
    model = LogisticRegression(C=1e6, max_iter=1000).fit(column, sides, weights)
    return float(max(model.coef_[0, 0], 1e-6)), float(model.intercept_[0])
