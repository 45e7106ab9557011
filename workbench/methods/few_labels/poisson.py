"""Poisson learning (Calder, Cook, Thorpe, Slepčev 2020): labels are sources on the graph."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.nearest import cosine_rows, nearest_documents
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.few_labels.teachers import RESTART, GraphTeacher, label_matrix
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class PoissonLearning(TransductiveClassifier):
    """Every label is a source of its class and a sink of the others on the graph."""

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    restart: float = parameter(
        RESTART,
        "Restart ε",
        low=1e-6,
        high=10.0,
        logarithmic=True,
        help="Near 0: the paper's equation, and each part of the graph follows its majority",
    )

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors",)

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Link two documents if either is among the nearest neighbours of the other."""
        return {"graph": neighbour_affinity(X, self.n_neighbors)}

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        labels = label_matrix(class_index, len(self.classes_))
        self._shares = labels.sum(axis=0) / labels.sum()
        self._documents = cosine_rows(X)
        scores = GraphTeacher(prepared["graph"]).poisson(labels, self.restart)
        self.transduction_scores_ = self._or_shares(scores)
        return self.transduction_scores_.argmax(axis=1)

    def _or_shares(self, scores: NDArray[np.float64]) -> NDArray[np.float64]:
        """Use the shares of the classes for documents that no label reached."""
        return np.where(scores.any(axis=1, keepdims=True), scores, self._shares)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        neighbours = nearest_documents(cosine_rows(X), self._documents, self.n_neighbors)
        # Entries that fill short lists have similarity 0, so their documents do not count.
        scores = self.transduction_scores_[neighbours.indices]
        return self._or_shares(np.einsum("ij,ijk->ik", neighbours.similarities, scores)).argmax(1)
