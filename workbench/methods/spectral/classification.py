"""Spectral classification (Kamvar, Klein, Manning 2003): a few labels change the neighbour graph.

Labelled documents of one class get affinity 1 and those of different classes 0 before the
eigenvectors are computed; a simple classifier then works in the spectral space of all documents.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from sklearn.cluster import KMeans

from workbench.array_types import Coordinates, Indices
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.constraints import UNGROUPED, override
from workbench.methods.spectral.embedding import (
    Embedding,
    TermCentroids,
    candidate_neighbours,
    embed,
    labelled_parts,
    mean_neighbour_coordinates,
    prepare_neighbours,
)
from workbench.methods.spectral.point_classifiers import (
    NEAREST,
    POINT_CLASSIFIERS,
    PointClassifier,
    point_classifier,
)
from workbench.methods.spectral.space import NORMALIZATIONS, SYMMETRIC
from workbench.parameters import parameter


@dataclass(frozen=True)
class SpectralModel:
    """Predicted classes of the seen documents, and what the prediction for new ones needs."""

    documents: Any  # rows of unit length
    coordinates: Coordinates
    classifier: PointClassifier
    scores: Coordinates
    predicted: Indices
    centroids: TermCentroids

    @classmethod
    def of(
        cls, documents: Any, embedding: Embedding, classifier: PointClassifier, n_classes: int
    ) -> "SpectralModel":
        """Classify the embedded documents by their points, the others by their terms."""
        coordinates = embedding.all_coordinates()
        scores = classifier.scores(coordinates)
        predicted = np.full(len(coordinates), UNGROUPED, dtype=np.int64)
        predicted[embedding.rows] = scores[embedding.rows].argmax(axis=1)
        centroids = TermCentroids.of(documents, predicted, n_classes)
        left_out = np.flatnonzero(predicted == UNGROUPED)
        scores[left_out] = centroids.scores(documents[left_out])
        predicted[left_out] = scores[left_out].argmax(axis=1)
        return cls(documents, coordinates, classifier, scores, predicted, centroids)

    def classify(self, queries: Any, n_neighbors: int) -> Indices:
        """Predict the classes of new documents at the mean coordinates of their neighbours."""
        points = mean_neighbour_coordinates(queries, self.documents, self.coordinates, n_neighbors)
        predicted = self.classifier.scores(points).argmax(axis=1)
        predicted[~points.any(axis=1)] = UNGROUPED
        return self.centroids.completed(queries, predicted)


@dataclass(eq=False, repr=False)
class SpectralClassification(TransductiveClassifier):
    """Predicts classes in the spectral space of a graph that the known classes have changed."""

    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    choose_neighbors: bool = parameter(
        False,
        "Choose neighbours by distortion",
        help="Tries a quarter, half and all of the neighbours and keeps the tightest clusters",
    )
    normalization: str = parameter(
        SYMMETRIC,
        "Normalisation",
        choices=NORMALIZATIONS,
        help="additive is the paper's; symmetric is less sensitive to outlying documents",
    )
    n_components: int = parameter(0, "Eigenvectors", low=0, high=1000, help="0: as many as classes")
    classifier: str = parameter(
        NEAREST,
        "Classifier in the spectral space",
        choices=POINT_CLASSIFIERS,
        help="the paper uses the single nearest neighbour",
    )
    penalty: float = parameter(
        10.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True, help="for the linear SVM only"
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def prepare(self, X: Any, class_index: Indices | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document, once for all smaller numbers and all labels."""
        return prepare_neighbours(X, self.n_neighbors)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        candidates = candidate_neighbours(prepared, self.n_neighbors, self.choose_neighbors)
        tried = [self._embed(affinity_of(candidate), class_index) for candidate in candidates]
        self.affinity_, embedding = min(tried, key=self._distortion) if len(tried) > 1 else tried[0]
        self.eigenvalues_, self.notes_ = embedding.space.eigenvalues, embedding.notes
        self.coordinates_ = embedding.all_coordinates()
        labelled = class_index != UNGROUPED
        points, labels = self.coordinates_[labelled], class_index[labelled]
        classifier = point_classifier(self.classifier, points, labels, self.penalty, self.seed)
        n_classes = len(self.classes_)
        self._model = SpectralModel.of(cosine_rows(X), embedding, classifier, n_classes)
        self.transduction_scores_ = self._model.scores
        return self._model.predicted

    def _embed(self, affinity: Any, class_index: Indices) -> tuple[Any, Embedding]:
        linked = override(affinity, class_index)
        rows, notes = labelled_parts(linked)
        count = self.n_components or len(self.classes_)
        return affinity, embed(linked, rows, count, self.normalization, self.seed, notes)

    def _distortion(self, tried: tuple[Any, Embedding]) -> float:
        points = tried[1].space.coordinates
        n_distinct = len(np.unique(points.round(9), axis=0))
        n_clusters = min(len(self.classes_), n_distinct)
        model = KMeans(n_clusters, n_init=3, random_state=self.seed).fit(points)
        return float(model.inertia_) / len(points)

    def _classify(self, X: Any) -> Indices:
        return self._model.classify(cosine_rows(X), self.n_neighbors)
