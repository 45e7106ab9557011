"""Self-training: a linear SVM takes its surest answers as labels and learns again."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import UNLABELLED, Prepared, TransductiveClassifier
from workbench.methods.few_labels.students import pseudo_labels
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class SelfTraining(TransductiveClassifier):
    """In each round a larger share of the unlabelled documents is believed, the surest first."""

    share: float = parameter(
        0.7, "Share of unlabelled documents", low=0.0, high=1.0, help="In the last round"
    )
    rounds: int = parameter(5, "Rounds", low=1, high=100)
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def _transduce(
        self,
        X: Any,
        class_index: NDArray[np.int64],
        prepared: Prepared,  # noqa: ARG002
    ) -> NDArray[np.int64]:
        believed = class_index
        for number in range(1, self.rounds + 2):
            known = np.flatnonzero(believed != UNLABELLED)
            self._machine = LinearMachine.learn(
                X[known], believed[known], len(self.classes_), self.cost, self.seed
            )
            scores = self._machine.scores(X)
            part = self.share * min(number, self.rounds) / self.rounds
            believed = pseudo_labels(class_index, scores, np.ones(len(scores), dtype=bool), part)
        self.term_weights_, self.transduction_scores_ = self._machine.weights, scores
        return scores.argmax(axis=1)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        return self._machine.scores(X).argmax(axis=1)
