"""Spectral classification (Kamvar, Klein, Manning 2003): a few labels shape the neighbour graph.

Documents of one class get affinity 1 and documents of different classes 0 before the eigenvectors
are taken; a plain classifier then works among the placed documents, all of which were seen.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import KMeans

from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.class_assignment import (
    NEAREST,
    POINT_CLASSIFIERS,
    PointClassifier,
    point_classifier,
)
from workbench.methods.spectral.constraints import UNGROUPED, override
from workbench.methods.spectral.documents import (
    PlacedDocuments,
    TermCentroids,
    average_place,
    labelled_parts,
    neighbours_prepared,
    neighbours_to_try,
    place,
)
from workbench.methods.spectral.space import NORMALIZATIONS, SYMMETRIC
from workbench.parameters import parameter

Coordinates = NDArray[np.float64]
Indices = NDArray[np.int64]


@dataclass(frozen=True)
class SpectralAnswer:
    """Classes of the seen documents, and what is needed to name those of new ones."""

    documents: Any  # rows of unit length
    coordinates: Coordinates
    judge: PointClassifier
    scores: Coordinates
    found: Indices
    centroids: TermCentroids

    @classmethod
    def reach(
        cls, documents: Any, placed: PlacedDocuments, judge: PointClassifier, n_classes: int
    ) -> "SpectralAnswer":
        """PointClassifier the placed documents; the others follow the most similar terms."""
        coordinates = placed.everywhere()
        scores = judge.scores(coordinates)
        found = np.full(len(coordinates), UNGROUPED, dtype=np.int64)
        found[placed.rows] = scores[placed.rows].argmax(axis=1)
        centroids = TermCentroids.of(documents, found, n_classes)
        left_out = np.flatnonzero(found == UNGROUPED)
        scores[left_out] = centroids.scores(documents[left_out])
        found[left_out] = scores[left_out].argmax(axis=1)
        return cls(documents, coordinates, judge, scores, found, centroids)

    def classify(self, queries: Any, n_neighbors: int) -> Indices:
        """Name the classes of new documents at the mean place of their neighbours."""
        places = average_place(queries, self.documents, self.coordinates, n_neighbors)
        found = self.judge.scores(places).argmax(axis=1)
        found[~places.any(axis=1)] = UNGROUPED
        return self.centroids.completed(queries, found)


@dataclass(eq=False, repr=False)
class SpectralClassification(TransductiveClassifier):
    """Names classes in the spectral space of a graph that the known classes have reshaped."""

    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_neighbors: int = parameter(20, "NeighbourLists", low=1, high=1000)
    choose_neighbors: bool = parameter(
        False,
        "Choose neighbours by distortion",
        help="Tries a quarter, half and all of the neighbours and keeps the tightest clusters",
    )
    normalization: str = parameter(
        SYMMETRIC,
        "Normalisation",
        choices=NORMALIZATIONS,
        help="additive is the paper's; symmetric stands outlying documents better",
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
        """Find the neighbours of each document once for all numbers of neighbours and labels."""
        return neighbours_prepared(X, self.n_neighbors)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        tried = [
            self._place(affinity_of(near), class_index)
            for near in neighbours_to_try(prepared, self.n_neighbors, self.choose_neighbors)
        ]
        self.affinity_, placed = min(tried, key=self._distortion) if len(tried) > 1 else tried[0]
        self.eigenvalues_, self.notes_ = placed.space.eigenvalues, placed.notes
        self.coordinates_ = placed.everywhere()
        known = class_index != UNGROUPED
        judge = point_classifier(
            self.classifier, self.coordinates_[known], class_index[known], self.penalty, self.seed
        )
        self._verdict = SpectralAnswer.reach(cosine_rows(X), placed, judge, len(self.classes_))
        self.transduction_scores_ = self._verdict.scores
        return self._verdict.found

    def _place(self, affinity: Any, class_index: Indices) -> tuple[Any, PlacedDocuments]:
        linked = override(affinity, class_index)
        rows, notes = labelled_parts(linked)
        count = self.n_components or len(self.classes_)
        return affinity, place(linked, rows, count, self.normalization, self.seed, notes)

    def _distortion(self, tried: tuple[Any, PlacedDocuments]) -> float:
        points = tried[1].space.coordinates
        different = len(np.unique(points.round(9), axis=0))
        n_clusters = min(len(self.classes_), different)
        means = KMeans(n_clusters, n_init=3, random_state=self.seed).fit(points)
        return float(means.inertia_) / len(points)

    def _classify(self, X: Any) -> Indices:
        return self._verdict.classify(cosine_rows(X), self.n_neighbors)
