"""Classifiers by similarity: nearest neighbours, nearest centroid and label spreading."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn import semi_supervised
from sklearn.preprocessing import normalize

from workbench.methods.algebra.document_rows import dense, row_squares
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.nearest import cosine_rows, nearest_documents
from workbench.methods.algebra.neighbour_votes import NeighbourVotes
from workbench.methods.base import Prepared, TextClassifier, TransductiveClassifier
from workbench.parameters import parameter

COSINE, EUCLIDEAN = "cosine", "euclidean"


@dataclass(eq=False, repr=False)
class NearestNeighbours(TextClassifier):
    """The nearest training documents vote for their classes, weighted by closeness."""

    n_neighbors: int = parameter(10, "Neighbours", low=1, high=10_000)
    metric: str = parameter(COSINE, "Compared by", choices=(COSINE, EUCLIDEAN))

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        self._neighbours = NeighbourVotes(
            X, class_index, len(self.classes_), self.n_neighbors, self.metric
        )

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        votes = self._neighbours.votes(X, row_squares(X))
        return votes / votes.sum(axis=1, keepdims=True)


@dataclass(eq=False, repr=False)
class NearestCentroid(TextClassifier):
    """The predicted class is the one with the nearest mean document."""

    metric: str = parameter(COSINE, "Compared by", choices=(COSINE, EUCLIDEAN))

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        members = sp.csr_array(np.eye(len(self.classes_))[:, class_index])
        documents = normalize(X) if self.metric == COSINE else X
        sums = dense(members @ documents)
        self.centroids_ = sums / np.bincount(class_index)[:, None]
        self.term_weights_ = (
            normalize(self.centroids_) if self.metric == COSINE else self.centroids_
        )

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        products = X @ self.term_weights_.T
        if self.metric == COSINE:
            return products
        # |x|² is the same for every class and left out
        return products - row_squares(self.centroids_) / 2


@dataclass(eq=False, repr=False)
class LabelSpreading(TransductiveClassifier):
    """Labels spread over a graph of nearest neighbours by cosine (Zhou et al. 2003)."""

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    spread: float = parameter(
        0.9,
        "Share α of the neighbours",
        low=0.01,
        high=0.99,
        help="The remaining share keeps the given labels",
    )
    max_iter: int = parameter(100, "Maximum iterations", low=1, high=10_000)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors",)

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Link two documents if either is among the nearest neighbours of the other."""
        return {"graph": neighbour_affinity(X, self.n_neighbors)}

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        graph = sp.coo_array(prepared["graph"])
        model = semi_supervised.LabelSpreading(
            kernel=lambda *_: graph, alpha=self.spread, max_iter=self.max_iter
        ).fit(X, class_index)
        self.n_iter_ = max(1, model.n_iter_)
        self._documents = cosine_rows(X)
        self._shares = np.bincount(class_index[class_index >= 0]) / np.sum(class_index >= 0)
        self.transduction_scores_ = self._or_shares(model.label_distributions_)
        return self.transduction_scores_.argmax(axis=1)

    def _or_shares(self, scores: NDArray[np.float64]) -> NDArray[np.float64]:
        """Use the shares of the classes for documents that no label reached."""
        return np.where(scores.sum(axis=1, keepdims=True) > 0, scores, self._shares)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        neighbours = nearest_documents(cosine_rows(X), self._documents, self.n_neighbors)
        # Entries that fill short lists have similarity 0, so their documents do not count.
        neighbour_scores = self.transduction_scores_[neighbours.indices]
        scores = np.einsum("ij,ijk->ik", neighbours.similarities, neighbour_scores)
        return self._or_shares(scores).argmax(axis=1)
