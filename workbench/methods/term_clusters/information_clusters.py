"""Clusters of terms in a graph of mutual information: leading eigenvectors and k-means.

The rows of the k leading eigenvectors of S = D^(−1/2) W D^(−1/2), at unit length, are grouped into
k clusters. The strength of a term is its degree within its cluster, and the coherence of a cluster
the mean mutual information of its ten strongest terms, where missing terms count as 0.
"""

from typing import Any

import numpy as np
from sklearn.cluster import KMeans

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import row_squares, scaled_rows
from workbench.methods.algebra.eigenvectors import largest_eigenpairs
from workbench.methods.algebra.graph_walks import degrees_of, symmetric_walk

UNCLUSTERED = -1
_STARTS, _TOLERANCE = 3, 1e-4


def information_clusters(graph: Any, n_clusters: int, seed: int = 0) -> Indices:
    """Number the cluster of each linked term; terms without links get −1."""
    clusters = np.full(graph.shape[0], UNCLUSTERED, dtype=np.int64)
    linked = np.flatnonzero(degrees_of(graph) > 0)
    count = min(n_clusters, len(linked))
    if count < 2:
        clusters[linked] = 0
        return clusters
    walk = symmetric_walk(graph[linked][:, linked])
    vectors = largest_eigenpairs(lambda block: walk @ block, len(linked), count, seed, _TOLERANCE)
    lengths = np.sqrt(row_squares(vectors.vectors))
    points = scaled_rows(vectors.vectors, 1 / np.where(lengths > 0, lengths, 1.0))
    distinct = len(np.unique(points.round(9), axis=0))
    model = KMeans(min(count, distinct), n_init=_STARTS, random_state=seed)
    clusters[linked] = model.fit_predict(points)
    return clusters


def term_strengths(graph: Any, clusters: Indices) -> Floats:
    """The degree of each term within its cluster."""
    links = graph.tocoo()
    inside = clusters[links.row] == clusters[links.col]
    degrees = np.bincount(links.row[inside], links.data[inside], minlength=len(clusters))
    return degrees.astype(np.float64)
