"""Spectral classification (Kamvar, Klein, Manning 2003): a few labels change the neighbour graph.

Labelled documents of one class get affinity 1 and those of different classes 0 before the
eigenvectors are computed; a simple classifier then works in the spectral space of all documents.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from sklearn.cluster import KMeans

from workbench.array_types import Coordinates, Indices
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.document_kernels import COSINE, sigma_parameter
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.affinities import affinity_parameter, prepare_neighbours
from workbench.methods.spectral.constraints import UNGROUPED, override
from workbench.methods.spectral.embedding import (
    EMBEDDING_TOLERANCE,
    Embedding,
    TermCentroids,
    candidate_neighbours,
    embed,
    labelled_parts,
    mean_neighbour_coordinates,
)
from workbench.methods.spectral.judgement import judge_held_out
from workbench.methods.spectral.point_classifiers import (
    NEAREST,
    POINT_CLASSIFIERS,
    PointClassifier,
    point_classifier,
)
from workbench.methods.spectral.sampled import (
    GRAPH_LIMIT,
    joined_coordinates,
    labelled_landmarks,
    landmark_note,
    learning_rows,
)
from workbench.methods.spectral.settings import neighbour_choice, normalization_choice
from workbench.methods.spectral.space import SpectralSpace
from workbench.parameters import parameter

MOST_LANDMARKS = 5_000  # more are better, but no longer a fifth of the exact time
_MOST_PAIRS = 1_000_000  # of labels, in the picture of the affinity
_ROUGH = 1e-3  # enough for a judgement


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

    prepared_by: ClassVar[tuple[str, ...]] = ("affinity", "sigma", "scale")
    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    affinity: str = affinity_parameter()
    sigma: float = sigma_parameter()
    choose_neighbors: bool = neighbour_choice()
    normalization: str = normalization_choice()
    n_components: int = parameter(0, "Eigenvectors", low=0, high=1000, help="0: as many as classes")
    unit_length: bool = parameter(
        True,
        "Unit length",
        help="Off: the eigenvectors themselves, as in the multiway normalised cut",
    )
    classifier: str = parameter(
        NEAREST,
        "Classifier in the spectral space",
        choices=POINT_CLASSIFIERS,
        help="the paper uses the single nearest neighbour",
    )
    penalty: float = parameter(
        10.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True, help="for the linear SVM only"
    )
    judge: bool = parameter(
        True,
        "Check by labels held out",
        help="Warns if held-out labels are predicted worse than by neighbours or the largest class",
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)
    scale: str = scale_parameter(GRAPH_LIMIT, f"{MOST_LANDMARKS:,} landmarks")

    def prepare(self, X: Any, class_index: Indices | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document, once for all smaller numbers and all labels."""
        # Which documents are landmarks depends on the labels, so they have no shared graph.
        return {} if self._is_approximate(X) else self._neighbours(X)

    def _neighbours(self, X: Any) -> Prepared:
        return prepare_neighbours(X, self.n_neighbors, self.affinity, self.sigma)

    def _is_approximate(self, X: Any) -> bool:
        # Pruned lists and averages are made for the cosine of texts.
        return self.affinity == COSINE and is_approximate(self.scale, X.shape[0], GRAPH_LIMIT)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        if self._is_approximate(X):
            return self._transduce_by_landmarks(X, class_index)
        return self._transduce_by_graph(X, class_index, prepared)

    def _transduce_by_graph(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        candidates = candidate_neighbours(prepared, self.n_neighbors, self.choose_neighbors)
        tried = [self._embed(affinity_of(candidate), class_index) for candidate in candidates]
        self.affinity_, embedding = min(tried, key=self._distortion) if len(tried) > 1 else tried[0]
        self.eigenvalues_, self.notes_ = embedding.space.eigenvalues, embedding.notes
        self.coordinates_ = embedding.all_coordinates()
        self.linked_affinity_ = override(self.affinity_, class_index).explicit(_MOST_PAIRS)
        labelled = class_index != UNGROUPED
        points, labels = self.coordinates_[labelled], class_index[labelled]
        classifier = point_classifier(self.classifier, points, labels, self.penalty, self.seed)
        n_classes = len(self.classes_)
        self._model = SpectralModel.of(cosine_rows(X), embedding, classifier, n_classes)
        self.transduction_scores_ = self._model.scores
        if self.judge:
            self._judge(class_index)
        return self._model.predicted

    def _transduce_by_landmarks(self, X: Any, class_index: Indices) -> Indices:
        """Embed landmarks by their graph; other documents join their nearest landmarks."""
        landmarks, documents = labelled_landmarks(class_index, MOST_LANDMARKS), cosine_rows(X)
        inside = self._neighbours(X[landmarks])
        self._transduce_by_graph(X[landmarks], class_index[landmarks], inside)
        points = joined_coordinates(documents, landmarks, self.coordinates_, self.n_neighbors)
        labelled = learning_rows(class_index, landmarks, MOST_LANDMARKS)
        classifier = point_classifier(
            self.classifier, points[labelled], class_index[labelled], self.penalty, self.seed
        )
        rows = np.flatnonzero(points.any(axis=1))
        space = SpectralSpace(points[rows], self.eigenvalues_, points[rows])
        embedding = Embedding(rows, space, len(points), ())
        self._model = SpectralModel.of(documents, embedding, classifier, len(self.classes_))
        self.coordinates_, self.transduction_scores_ = points, self._model.scores
        self.notes_ = (landmark_note(len(landmarks)), *self.notes_)
        del self.affinity_, self.linked_affinity_  # their rows are landmarks
        return self._model.predicted

    def _judge(self, class_index: Indices) -> None:
        """Classify labelled documents as if their labels were unknown, and say if that is poor."""

        def predict(shown: Indices) -> Indices:
            embedding = self._embed(self.affinity_, shown, _ROUGH)[1]
            points, labelled = embedding.all_coordinates(), shown != UNGROUPED
            classifier = point_classifier(
                self.classifier, points[labelled], shown[labelled], self.penalty, self.seed
            )
            return classifier.scores(points).argmax(axis=1)

        judgement = judge_held_out(predict, self.affinity_, class_index)
        self.notes_, self.warnings_ = (*self.notes_, *judgement.notes()), judgement.warnings()

    def _embed(
        self, affinity: Any, class_index: Indices, tolerance: float = EMBEDDING_TOLERANCE
    ) -> tuple[Any, Embedding]:
        linked = override(affinity, class_index)
        rows, notes = labelled_parts(linked)
        count = self.n_components or len(self.classes_)
        embedding = embed(
            linked,
            rows,
            count,
            self.normalization,
            self.seed,
            notes,
            tolerance=tolerance,
            unit_length=self.unit_length,
        )
        return affinity, embedding

    def _distortion(self, tried: tuple[Any, Embedding]) -> float:
        points = tried[1].space.coordinates
        n_distinct = len(np.unique(points.round(9), axis=0))
        n_clusters = min(len(self.classes_), n_distinct)
        model = KMeans(n_clusters, n_init=3, random_state=self.seed).fit(points)
        return float(model.inertia_) / len(points)

    def _classify(self, X: Any) -> Indices:
        return self._model.classify(cosine_rows(X), self.n_neighbors)
