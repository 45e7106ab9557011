"""Spectral clustering (Kamvar, Klein, Manning 2003), free or with must-links and cannot-links.

k-means finds clusters among the documents as the leading eigenvectors of their neighbour graph
place them; links override the affinity before that.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import KMeans

from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TextClusterer, require_clusters
from workbench.methods.spectral.constraints import (
    UNGROUPED,
    Links,
    close_links,
    override_groups,
    unlinked,
)
from workbench.methods.spectral.documents import (
    SMALL_SHARE,
    PlacedDocuments,
    TermCentroids,
    large_parts,
    neighbours_prepared,
    neighbours_to_try,
    place,
)
from workbench.methods.spectral.space import NORMALIZATIONS, SYMMETRIC
from workbench.parameters import parameter


@dataclass(frozen=True)
class _Grouping:
    """One way to cluster the placed documents, with its distortion."""

    placed: PlacedDocuments
    clusters: NDArray[np.int64]
    distortion: float
    affinity: Any


@dataclass(eq=False, repr=False)
class SpectralClustering(TextClusterer):
    """k-means among documents placed by the leading eigenvectors of their neighbour graph."""

    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_clusters: int = parameter(
        8, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
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
    n_components: int = parameter(
        0, "Eigenvectors", low=0, high=1000, help="0: as many as clusters"
    )
    n_starts: int = parameter(10, "Starts of k-means", low=1, high=1000)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document once for all numbers of neighbours."""
        return neighbours_prepared(X, self.n_neighbors)

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        return self._cluster(X, prepared, None)

    def _cluster(self, X: Any, prepared: Prepared, links: Links | None) -> NDArray[np.int64]:
        tried = [
            self._grouping(affinity_of(near), links)
            for near in neighbours_to_try(prepared, self.n_neighbors, self.choose_neighbors)
        ]
        best = min(tried, key=lambda one: one.distortion)
        self.affinity_ = best.affinity
        self.coordinates_ = best.placed.everywhere()
        self.eigenvalues_ = best.placed.space.eigenvalues
        labels = np.full(X.shape[0], UNGROUPED, dtype=np.int64)
        labels[best.placed.rows] = best.clusters
        documents = cosine_rows(X)
        centroids = TermCentroids.of(documents, labels, self.n_clusters)
        labels = centroids.completed(documents, labels)
        self.notes_ = (*best.placed.notes, *self._note_on_sizes(labels))
        return labels

    def _grouping(self, affinity: Any, links: Links | None) -> _Grouping:
        linked = override_groups(affinity, links) if links else unlinked(affinity)
        rows, notes = large_parts(linked, self.n_clusters)
        count = self.n_components or self.n_clusters
        placed = place(linked, rows, count, self.normalization, self.seed, notes)
        clusters, distortion = self._means(placed.space.coordinates)
        return _Grouping(placed, clusters, distortion, affinity)

    def _means(self, coordinates: NDArray[np.float64]) -> tuple[NDArray[np.int64], float]:
        if not len(coordinates):
            return np.empty(0, dtype=np.int64), 0.0
        # k-means warns when there are fewer different points than clusters
        different = len(np.unique(coordinates.round(9), axis=0))
        means = KMeans(
            min(self.n_clusters, different), n_init=self.n_starts, random_state=self.seed
        )
        clusters = means.fit_predict(coordinates).astype(np.int64)
        return clusters, float(means.inertia_) / len(coordinates)

    def _note_on_sizes(self, labels: NDArray[np.int64]) -> tuple[str, ...]:
        sizes = np.bincount(labels, minlength=self.n_clusters)
        if (sizes == 0).any():
            return (f"Only {(sizes > 0).sum()} of {self.n_clusters} clusters could be told apart.",)
        if sizes.min() < SMALL_SHARE * len(labels) / self.n_clusters:
            return (
                f"The smallest cluster has {sizes.min()} of {len(labels)} documents: outlying "
                "documents may hold an eigenvector; another normalisation or more neighbours help.",
            )
        return ()


@dataclass(eq=False, repr=False)
class ConstrainedSpectralClustering(SpectralClustering):
    """Spectral clustering where some pairs of documents are known to belong together or apart."""

    takes_constraints: ClassVar[bool] = True

    def fit(
        self,
        X: Any,
        y: Any = None,  # noqa: ARG002
        prepared: Prepared | None = None,
        must_link: Any = (),
        cannot_link: Any = (),
    ) -> Self:
        """Find clusters; links are pairs of row numbers, and follow from one another."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        require_clusters(self.n_clusters, X.shape[0])
        links = close_links(X.shape[0], must_link, cannot_link)
        self.labels_ = self._cluster(X, self.prepare(X) if prepared is None else prepared, links)
        self.notes_ = (*links.notes, *self.notes_)
        return self
