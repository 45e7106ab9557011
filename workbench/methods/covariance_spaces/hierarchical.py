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
from workbench.methods.algebra.document_rows import dense
from workbench.methods.base import Prepared
from workbench.methods.covariance_spaces.document_space_clusterer import DocumentSpaceClusterer
from workbench.parameters import parameter

MOST_DOCUMENTS = 25_000  # 5 GB: the distances, and the copy that scipy works on
_BLOCK = 512


@dataclass(eq=False, repr=False)
class HierarchicalClustering(DocumentSpaceClusterer):
    """Merges the closest clusters until `n_clusters` are left; `merges_` is the whole tree."""

    linkage: str = parameter("complete", "Linkage", choices=("complete", "average"))

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        if X.shape[0] > MOST_DOCUMENTS:
            raise ParameterError(
                f"Hierarchical clustering compares all pairs of documents and accepts at most "
                f"{MOST_DOCUMENTS} documents, not {X.shape[0]}; use spherical k-means."
            )
        distances = cosine_distances(self._unit_documents(X, prepared))
        self.merges_ = linkage(
            distances, method="average" if self.linkage == "average" else "complete"
        )
        return cut_by_order(self.merges_, self.n_clusters)


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
