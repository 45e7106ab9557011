"""A linear SVM on documents diffused over a graph of terms learnt from all texts."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.term_graphs import TermDiffusion, term_walk
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.parameters import parameter

STRENGTH, N_TERMS, N_NEIGHBOURS = 12.0, 8_000, 20


@dataclass(frozen=True)
class DiffusedMachine:
    """A linear SVM whose documents are diffused before they are compared."""

    diffusion: TermDiffusion
    machine: LinearMachine

    @classmethod
    def learn(
        cls,
        diffusion: TermDiffusion,
        X: Any,
        class_index: NDArray[np.int64],
        n_classes: int,
        cost: float,
        seed: int = 0,
    ) -> "DiffusedMachine":
        """Only the training documents are stored diffused."""
        machine = LinearMachine.learn(diffusion.apply(X), class_index, n_classes, cost, seed)
        return cls(diffusion, machine)

    def scores(self, X: Any, lengths: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
        """The margin of each class for each document; lengths of diffused ones may be known."""
        products = self.diffusion.products(X, self.machine.weights, lengths)
        return products + self.machine.intercepts


@dataclass(eq=False, repr=False)
class TermDiffusedSVM(TransductiveClassifier):
    """Terms pass weight to terms they occur with, in labelled and unlabelled documents."""

    strength: float = parameter(
        STRENGTH, "Strength γ", low=0.0, high=1000.0, help="0: the plain linear SVM"
    )
    n_neighbors: int = parameter(N_NEIGHBOURS, "Nearest terms", low=1, high=1000)
    n_terms: int = parameter(
        N_TERMS, "Most frequent terms", low=1, high=100_000, help="Others stay as they are"
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors", "n_terms")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Link terms to those they share most information with, in all texts."""
        return {"terms": term_walk(X, self.n_terms, self.n_neighbors)}

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        diffusion, known = TermDiffusion(prepared["terms"], self.strength), class_index >= 0
        self._model = DiffusedMachine.learn(
            diffusion, X[known], class_index[known], len(self.classes_), self.cost, self.seed
        )
        weights = self._model.machine.weights
        self.term_weights_ = weights + self.strength * (diffusion.walk @ weights.T).T
        self.transduction_scores_ = self._model.scores(X)
        return self.transduction_scores_.argmax(axis=1)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        return self._model.scores(X).argmax(axis=1)

    def term_similarities(self, term: int) -> NDArray[np.float64]:
        """The cosine of a term with every term after the diffusion."""
        check_is_fitted(self)
        return self._model.diffusion.term_similarities(term)
