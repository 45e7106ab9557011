"""Our variant of spectral classification: no label links, several spaces, stacked.

The eigenvectors are those of the graph of texts alone, which labels do not change, so all
trials on the same texts share one decomposition. A least-squares classifier learns in the space of
as many eigenvectors as classes, three times and ten times as many; nearest labelled documents vote
as well. What each of them is worth is found by leaving out labelled documents.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from workbench.array_types import Coordinates, Floats, Indices
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.folds import evenly_spaced
from workbench.methods.algebra.graph_settings import SYMMETRIC
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.least_squares import (
    LeastSquares,
    least_squares,
    stacking_weights,
)
from workbench.methods.algebra.nearest import NeighbourLists, cosine_rows
from workbench.methods.algebra.neighbour_votes import NeighbourVotes
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.affinities import prepare_neighbours
from workbench.methods.spectral.constraints import UNGROUPED, unlinked
from workbench.methods.spectral.embedding import (
    embed,
    large_parts,
    mean_neighbour_coordinates,
)
from workbench.methods.spectral.sampled import (
    GRAPH_LIMIT,
    joined_coordinates,
    landmark_note,
    landmark_rows,
)
from workbench.methods.spectral.space import unit_length
from workbench.parameters import parameter
from workbench.plain_text import per_cent

_TIMES_CLASSES = (1, 3, 10)
START_LANDMARKS = 20_000  # fewer lose more than two points
_LEAST_PARTS = 10  # a part of the graph with fewer than n / 500 documents gets no eigenvector
_BLOCK = 20_000  # documents that are scored at a time


@dataclass(frozen=True)
class StackedModel:
    """Classifiers in several spaces and votes of neighbours, with their weights."""

    spaces: tuple[tuple[int, LeastSquares], ...]  # eigenvectors used, and the classifier
    votes: NeighbourVotes
    weights: Floats

    def scores(self, vectors: Coordinates, documents: Any) -> Coordinates:
        """Add up the scores of documents whose rows of the eigenvectors are known."""
        voted = self.votes.votes(documents, row_squares(documents))
        total = self.weights[-1] * voted / voted.sum(axis=1, keepdims=True)
        for weight, (count, classifier) in zip(self.weights, self.spaces, strict=False):
            total += weight * classifier.scores(unit_length(vectors[:, :count]))
        return total


@dataclass(eq=False, repr=False)
class ImprovedSpectralClassification(TransductiveClassifier):
    """Least squares in spectral spaces of several sizes, stacked with nearest neighbours."""

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000, help="of the graph")
    n_components: int = parameter(
        100,
        "Most eigenvectors",
        low=1,
        high=1000,
        help="Used: 1, 3 and 10 times the classes, at most this number and half of the labels",
    )
    n_voters: int = parameter(
        10, "Neighbours that vote", low=1, high=1000, help="nearest labelled documents by terms"
    )
    penalty: float = parameter(
        0.1, "Penalty ρ of least squares", low=1e-6, high=1e6, logarithmic=True
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    scale: str = scale_parameter(GRAPH_LIMIT, f"{START_LANDMARKS:,} landmarks")

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors", "n_components", "seed", "scale")

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], GRAPH_LIMIT)

    def prepare(self, X: Any, class_index: Indices | None = None) -> Prepared:  # noqa: ARG002
        """Find the graph and its leading eigenvectors, once for all labels."""
        if not self._is_approximate(X):
            return self._eigenvectors(X)
        landmarks, documents = landmark_rows(X.shape[0], START_LANDMARKS), cosine_rows(X)
        inside = self._eigenvectors(X[landmarks])
        vectors = joined_coordinates(documents, landmarks, inside["vectors"], self.n_neighbors)
        return {"vectors": vectors, "eigenvalues": inside["eigenvalues"]}

    def _eigenvectors(self, X: Any) -> Prepared:
        neighbours = prepare_neighbours(X, self.n_neighbors)
        graph = unlinked(affinity_of(NeighbourLists(*neighbours.values())))
        rows, _ = large_parts(graph, _LEAST_PARTS)
        embedding = embed(graph, rows, self.n_components, SYMMETRIC, self.seed)
        vectors = np.zeros((X.shape[0], embedding.space.vectors.shape[1]))
        vectors[rows] = embedding.space.vectors
        return {
            **neighbours,
            "vectors": vectors,
            "eigenvalues": embedding.space.eigenvalues,
        }

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        self._vectors, self._documents = prepared["vectors"], cosine_rows(X)
        self.eigenvalues_ = prepared["eigenvalues"]
        labelled = np.flatnonzero(class_index != UNGROUPED)
        approximate = self._is_approximate(X)
        self._model = self._learn(labelled, class_index[labelled], approximate)
        self.coordinates_ = unit_length(self._vectors[:, : self._model.spaces[0][0]])
        if approximate:
            notes: tuple[str, ...] = (landmark_note(min(START_LANDMARKS, X.shape[0])),)
            self.transduction_scores_ = self._scores_by_blocks()
        else:
            lists = NeighbourLists(prepared["neighbours"], prepared["similarities"])
            self.affinity_ = affinity_of(lists)
            notes = large_parts(unlinked(self.affinity_), _LEAST_PARTS)[1]
            self.transduction_scores_ = self._model.scores(self._vectors, self._documents)
        self.notes_ = (*notes, self._note())
        return self.transduction_scores_.argmax(axis=1)

    def _scores_by_blocks(self) -> Coordinates:
        scores = np.empty((len(self._vectors), len(self.classes_)))
        for start in range(0, len(scores), _BLOCK):
            rows = slice(start, start + _BLOCK)
            scores[rows] = self._model.scores(self._vectors[rows], self._documents[rows])
        return scores

    def _learn(self, labelled: Indices, classes: Indices, approximate: bool) -> StackedModel:
        n_classes = len(self.classes_)
        voting = landmark_rows(len(labelled)) if approximate else np.arange(len(labelled))
        documents = self._documents[labelled[voting]]
        votes = NeighbourVotes(documents, classes[voting], n_classes, self.n_voters, "cosine")
        judged = evenly_spaced(classes[voting])
        judged_documents = documents[judged]
        voted = votes.leave_one_out_votes(judged_documents, row_squares(judged_documents), judged)
        spaces, left_out = [], []
        for count in self._sizes(len(labelled)):
            points = unit_length(self._vectors[labelled][:, :count])
            classifier, scores = least_squares(points, classes, n_classes, self.penalty)
            spaces.append((count, classifier))
            left_out.append(scores[voting[judged]])
        left_out.append(voted / voted.sum(axis=1, keepdims=True))
        weights = stacking_weights(left_out, classes[voting[judged]])
        return StackedModel(tuple(spaces), votes, weights)

    def _sizes(self, n_labels: int) -> list[int]:
        """1, 3 and 10 times the classes; more than half of the labels only for the first."""
        available, n_classes = self._vectors.shape[1], len(self.classes_)
        wanted = {min(times * n_classes, available) for times in _TIMES_CLASSES}
        return [count for count in sorted(wanted) if count <= max(n_classes, n_labels // 2)]

    def _note(self) -> str:
        names = [f"{count} eigenvectors" for count, _ in self._model.spaces]
        parts = zip([*names, f"{self.n_voters} neighbours"], self._model.weights, strict=True)
        shares = ", ".join(f"{name} {per_cent(weight)}" for name, weight in parts)
        return f"Weights found by leaving labelled documents out: {shares}."

    def _classify(self, X: Any) -> Indices:
        queries = cosine_rows(X)
        positions = mean_neighbour_coordinates(
            queries, self._documents, self._vectors, self.n_neighbors
        )
        return self._model.scores(positions, queries).argmax(axis=1)
