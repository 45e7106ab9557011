"""Spectral clustering (Kamvar, Klein, Manning 2003), with or without must-links and cannot-links.

The leading eigenvectors of the neighbour graph are the coordinates in which k-means finds clusters;
links override the affinity before that.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import KMeans

from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.document_kernels import COSINE, sigma_parameter
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TextClusterer, require_clusters
from workbench.methods.spectral.affinities import affinity_parameter, prepare_neighbours
from workbench.methods.spectral.constraints import (
    UNGROUPED,
    GroupedConstraints,
    LinkedAffinity,
    close_links,
    override_groups,
    unlinked,
)
from workbench.methods.spectral.embedding import (
    EMBEDDING_TOLERANCE,
    SMALL_SHARE,
    Embedding,
    TermCentroids,
    candidate_neighbours,
    embed,
    large_parts,
)
from workbench.methods.spectral.grouping_with_bias import biased_space
from workbench.methods.spectral.sampled import (
    GRAPH_LIMIT,
    LANDMARKS,
    joined_coordinates,
    landmark_note,
    landmark_rows,
    nearest_means,
)
from workbench.methods.spectral.settings import neighbour_choice, normalization_choice
from workbench.parameters import parameter

IN_AFFINITY, AS_BIAS = "affinity", "bias"


@dataclass(frozen=True)
class _Grouping:
    """A clustering of the embedded documents, with its distortion."""

    embedding: Embedding
    clusters: NDArray[np.int64]
    distortion: float
    affinity: Any


@dataclass(eq=False, repr=False)
class SpectralClustering(TextClusterer):
    """k-means on the leading eigenvectors of the neighbour graph."""

    prepared_by: ClassVar[tuple[str, ...]] = ("affinity", "sigma", "scale")
    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_clusters: int = parameter(
        8, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    affinity: str = affinity_parameter()
    sigma: float = sigma_parameter()
    choose_neighbors: bool = neighbour_choice()
    normalization: str = normalization_choice()
    n_components: int = parameter(
        0, "Eigenvectors", low=0, high=1000, help="0: as many as clusters"
    )
    unit_length: bool = parameter(
        True,
        "Unit length",
        help="Off: the eigenvectors themselves, as in the multiway normalised cut",
    )
    n_starts: int = parameter(10, "Starts of k-means", low=1, high=1000)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)
    scale: str = scale_parameter(GRAPH_LIMIT, f"{LANDMARKS:,} landmarks")

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document, once for all smaller numbers of neighbours."""
        inside = X[landmark_rows(X.shape[0])] if self._is_approximate(X) else X
        return prepare_neighbours(inside, self.n_neighbors, self.affinity, self.sigma)

    def _is_approximate(self, X: Any) -> bool:
        # Pruned lists and averages are made for the cosine of texts.
        return self.affinity == COSINE and is_approximate(self.scale, X.shape[0], GRAPH_LIMIT)

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        if self._is_approximate(X):
            return self._group_by_landmarks(X, prepared)
        return self._cluster(X, prepared, None)

    def _cluster(
        self, X: Any, prepared: Prepared, links: GroupedConstraints | None
    ) -> NDArray[np.int64]:
        candidates = candidate_neighbours(prepared, self.n_neighbors, self.choose_neighbors)
        groupings = [self._grouping(affinity_of(candidate), links) for candidate in candidates]
        best = min(groupings, key=lambda grouping: grouping.distortion)
        self.affinity_ = best.affinity
        self.coordinates_ = best.embedding.all_coordinates()
        self.eigenvalues_ = best.embedding.space.eigenvalues
        labels = np.full(X.shape[0], UNGROUPED, dtype=np.int64)
        labels[best.embedding.rows] = best.clusters
        documents = cosine_rows(X)
        centroids = TermCentroids.of(documents, labels, self.n_clusters)
        labels = centroids.completed(documents, labels)
        self.notes_ = (*best.embedding.notes, *self._note_on_sizes(labels))
        return labels

    def _group_by_landmarks(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        """Cluster the landmarks; other documents join the closest cluster of their landmarks."""
        landmarks, documents = landmark_rows(X.shape[0]), cosine_rows(X)
        clusters = self._cluster(X[landmarks], prepared, None)
        self.coordinates_ = joined_coordinates(
            documents, landmarks, self.coordinates_, self.n_neighbors
        )
        labels = nearest_means(self.coordinates_, clusters, landmarks)
        labels = TermCentroids.of(documents, labels, self.n_clusters).completed(documents, labels)
        self.notes_ = (landmark_note(len(landmarks)), *self.notes_)
        del self.affinity_  # there is a graph of landmarks only
        return labels

    def _grouping(self, affinity: Any, links: GroupedConstraints | None) -> _Grouping:
        linked = override_groups(affinity, links) if links else unlinked(affinity)
        rows, notes = large_parts(linked, self.n_clusters)
        count = self.n_components or self.n_clusters
        embedding = embed(
            linked,
            rows,
            count,
            self.normalization,
            self.seed,
            notes,
            unit_length=self.unit_length,
        )
        clusters, distortion = self._k_means(embedding.space.coordinates)
        return _Grouping(embedding, clusters, distortion, affinity)

    def _k_means(self, coordinates: NDArray[np.float64]) -> tuple[NDArray[np.int64], float]:
        if not len(coordinates):
            return np.empty(0, dtype=np.int64), 0.0
        return k_means(coordinates, self.n_clusters, self.n_starts, self.seed)

    def _note_on_sizes(self, labels: NDArray[np.int64]) -> tuple[str, ...]:
        sizes = np.bincount(labels, minlength=self.n_clusters)
        if (sizes == 0).any():
            return (f"Only {(sizes > 0).sum()} of {self.n_clusters} clusters were found.",)
        if sizes.min() < SMALL_SHARE * len(labels) / self.n_clusters:
            return (
                f"The smallest cluster has {sizes.min()} of {len(labels)} documents: outlying "
                "documents may dominate an eigenvector; try another normalisation or more "
                "neighbours.",
            )
        return ()


@dataclass(eq=False, repr=False)
class ConstrainedSpectralClustering(SpectralClustering):
    """Spectral clustering with must-links and cannot-links between pairs of documents."""

    links_as: str = parameter(
        IN_AFFINITY,
        "Links",
        choices=(IN_AFFINITY, AS_BIAS),
        help="bias: must-linked documents have the same coordinates, cannot-links are not used",
    )

    def fit(
        self,
        X: Any,
        y: Any = None,  # noqa: ARG002
        prepared: Prepared | None = None,
        must_link: Any = (),
        cannot_link: Any = (),
    ) -> Self:
        """Find clusters; links are pairs of row numbers, and must-links are transitive."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        require_clusters(self.n_clusters, X.shape[0])
        links = close_links(X.shape[0], must_link, cannot_link)
        self.labels_ = self._cluster(X, self.prepare(X) if prepared is None else prepared, links)
        self.notes_ = (*links.notes, *self.notes_)
        return self

    def _is_approximate(self, X: Any) -> bool:  # noqa: ARG002
        return False  # links are between any two documents

    def _grouping(self, affinity: Any, links: GroupedConstraints | None) -> _Grouping:
        if self.links_as == IN_AFFINITY or links is None:
            return super()._grouping(affinity, links)
        rows, notes = large_parts(LinkedAffinity(affinity, links.groups), self.n_clusters)
        inner, groups = affinity[rows][:, rows], links.groups[rows]
        count = min(self.n_components or self.n_clusters, len(rows))
        space = biased_space(inner, groups, count, self.seed, EMBEDDING_TOLERANCE)
        clusters, distortion = self._k_means(space.coordinates)
        embedding = Embedding(rows, space, affinity.shape[0], notes)
        return _Grouping(embedding, clusters, distortion, affinity)


def k_means(
    points: NDArray[np.float64], n_clusters: int, n_starts: int, seed: int
) -> tuple[NDArray[np.int64], float]:
    """The clusters of the best start, and their mean squared distance to the centres."""
    n_distinct = len(np.unique(points.round(9), axis=0))  # k-means warns about more clusters
    model = KMeans(min(n_clusters, n_distinct), n_init=n_starts, random_state=seed)
    clusters = model.fit_predict(points).astype(np.int64)
    return clusters, float(model.inertia_) / len(points)
