"""Clusters of dense regions (HDBSCAN): their number is found, not given.

The documents are compared in a latent space of the terms, where distances of text mean more than
among many thousand terms. Documents in no dense region are noise; by default each joins the
cluster whose mean is nearest.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import HDBSCAN
from sklearn.decomposition import TruncatedSVD
from sklearn.preprocessing import normalize

from workbench.methods.base import Prepared, TextClusterer
from workbench.parameters import parameter

_JOIN, _APART = "nearest cluster", "one cluster of its own"


@dataclass(eq=False, repr=False)
class DensityClustering(TextClusterer):
    """HDBSCAN on unit vectors of a latent space (Campello, Moulavi & Sander 2013)."""

    min_size: int = parameter(15, "Smallest cluster", low=2, high=1_000_000, help="documents")
    min_neighbours: int = parameter(
        5, "Neighbours of a dense document", low=1, high=10_000, help="Larger: more noise"
    )
    n_components: int = parameter(
        20, "Latent dimensions", low=0, high=1000, help="0: the terms themselves"
    )
    noise: str = parameter(_JOIN, "Noise goes to", choices=(_JOIN, _APART))

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:  # noqa: ARG002
        points = self._points(X)
        n_documents = len(points)
        model = HDBSCAN(
            min_cluster_size=min(self.min_size, n_documents),
            min_samples=min(self.min_neighbours, n_documents),
            copy=True,
        )
        found = model.fit(points).labels_.astype(np.int64)
        n_noise, n_clusters = int((found < 0).sum()), int(found.max()) + 1
        self.notes_ = (f"{n_clusters} dense clusters; {n_noise} of {n_documents} are noise.",)
        if not n_clusters:
            return np.zeros(n_documents, dtype=np.int64)
        if self.noise == _APART:
            return np.where(found < 0, n_clusters, found)
        return np.where(found < 0, _nearest(points, found, n_clusters), found)

    def _points(self, X: Any) -> NDArray[np.float64]:
        dimensions = min(self.n_components, min(X.shape) - 1)
        if dimensions < 1:
            return np.asarray(normalize(X).toarray() if hasattr(X, "toarray") else normalize(X))
        model = TruncatedSVD(dimensions, random_state=0, n_iter=7)
        with np.errstate(invalid="ignore"):  # documents that are all the same explain nothing
            return normalize(model.fit_transform(normalize(X)))


def _nearest(
    points: NDArray[np.float64], found: NDArray[np.int64], n_clusters: int
) -> NDArray[np.int64]:
    """The cluster with the nearest mean, for every document."""
    means = np.array([points[found == cluster].mean(axis=0) for cluster in range(n_clusters)])
    distances = (means**2).sum(axis=1) - 2 * points @ means.T
    return distances.argmin(axis=1)
