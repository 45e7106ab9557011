"""Hierarchical clustering of documents: complete or average linkage on 1 − cosine.

The tree is cut by the order of the merges and not by height, so that equal heights still give
exactly the requested number of clusters.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.cluster.hierarchy import linkage

from workbench.errors import ParameterError
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.approximate.streaming import batch_clusters
from workbench.methods.algebra.document_rows import dense, unit_rows
from workbench.methods.base import Prepared
from workbench.methods.covariance_spaces.document_space_clusterer import (
    DocumentSpaceClusterer,
    estimate_parameter,
)
from workbench.parameters import parameter

MOST_DOCUMENTS = 25_000  # 5 GB: the distances, and the copy that scipy works on
_BLOCK = 512
_CENTROIDS = 2_000


@dataclass(eq=False, repr=False)
class HierarchicalClustering(DocumentSpaceClusterer):
    """Merges the closest clusters until `n_clusters` are left; `merges_` is the whole tree."""

    scale: str = scale_parameter(MOST_DOCUMENTS, "centroids of many small clusters")
    linkage: str = parameter("complete", "Linkage", choices=("complete", "average"))
    estimate: str = estimate_parameter()

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        if self._is_approximate(X):
            return self._group_centroids(self._unit_documents(X, prepared), prepared)
        if X.shape[0] > MOST_DOCUMENTS:
            raise ParameterError(
                f"Hierarchical clustering compares all pairs of documents and accepts at most "
                f"{MOST_DOCUMENTS} documents, not {X.shape[0]}; set scale to automatic, or use "
                "spherical k-means."
            )
        self.notes_: tuple[str, ...] = ()
        self.merges_ = self._tree(self._unit_documents(X, prepared))
        return cut_by_order(self.merges_, self.n_clusters)

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], MOST_DOCUMENTS)

    def _tree(self, unit: Any) -> NDArray[np.float64]:
        distances = cosine_distances(unit)
        return np.asarray(
            linkage(distances, method="average" if self.linkage == "average" else "complete")
        )

    def _group_centroids(self, unit: Any, prepared: Prepared) -> NDArray[np.int64]:
        """Merge the centroids of many small clusters; there is no tree of documents."""
        n_centroids = min(unit.shape[0], max(_CENTROIDS, self.n_clusters))
        member, centres = batch_clusters(unit, n_centroids, seed=0)
        used, member = np.unique(member, return_inverse=True)
        if len(used) < self.n_clusters:
            raise ParameterError(
                f"Only {len(used)} different groups of documents were found, fewer than "
                f"n_clusters = {self.n_clusters}; ask for fewer clusters."
            )
        self.centroid_merges_ = self._tree(unit_rows(centres[used]))
        note = f"Approximate: the centroids of {len(used):,} groups of documents were merged."
        self.notes_ = (note, *self._scale_notes(prepared))
        return cut_by_order(self.centroid_merges_, self.n_clusters)[member]


def cosine_distances(unit: Any) -> NDArray[np.float64]:
    """1 − cosine for every pair of unit rows, condensed; a row of zeros has distance 1 to all.

    Distances range from 0 to 2, since cosines may be negative in centred spaces.
    """
    n = unit.shape[0]
    condensed = np.empty(n * (n - 1) // 2)
    filled = 0
    for start in range(0, n, _BLOCK):
        block = dense(unit[start : start + _BLOCK] @ unit[start:].T)
        for row, values in enumerate(block):
            later = values[row + 1 :]
            condensed[filled : filled + len(later)] = later
            filled += len(later)
    np.subtract(1.0, condensed, out=condensed)
    return np.maximum(condensed, 0.0, out=condensed)  # negative only by rounding


def cut_by_order(merges: NDArray[np.float64], n_clusters: int) -> NDArray[np.int64]:
    """Undo the last merges of a linkage matrix; clusters are numbered by their first document."""
    n = len(merges) + 1
    parent = np.arange(2 * n - 1)
    for step, (first, second) in enumerate(merges[: n - n_clusters, :2].astype(np.int64)):
        parent[first] = parent[second] = n + step
    for node in range(2 * n - 2, -1, -1):  # a parent comes after its children
        parent[node] = parent[parent[node]]
    _, first_document, cluster = np.unique(parent[:n], return_index=True, return_inverse=True)
    return np.argsort(np.argsort(first_document))[cluster]
