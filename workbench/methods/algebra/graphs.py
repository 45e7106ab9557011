"""Graphs of documents: the affinity of nearest neighbours and its connected parts."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from workbench.methods.algebra.document_rows import finite_documents
from workbench.methods.algebra.input_checks import require_whole_number
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, nearest_neighbours


def neighbour_affinity(X: Any, n_neighbors: int = 20) -> sp.csr_array:
    """Cosine affinity of documents, kept where either is a nearest neighbour of the other."""
    require_whole_number("n_neighbors", n_neighbors, 1)
    return affinity_of(nearest_neighbours(finite_documents(X), n_neighbors))


def affinity_of(neighbours: NeighbourLists) -> sp.csr_array:
    """Turn lists of neighbours into a symmetric matrix with a zero diagonal."""
    n_documents = len(neighbours.indices)
    is_neighbour = neighbours.indices != NO_NEIGHBOUR
    starts = np.concatenate([[0], np.cumsum(is_neighbour.sum(axis=1))])
    if starts[-1] < np.iinfo(np.int32).max // 2:
        starts = starts.astype(np.int32)  # half the memory traffic of every product
    directed = sp.csr_array(
        (neighbours.similarities[is_neighbour], neighbours.indices[is_neighbour], starts),
        shape=(n_documents, n_documents),
    )
    directed.sort_indices()
    return sp.csr_array(directed.maximum(directed.T.tocsr()))


def connected_parts(affinity: Any) -> NDArray[np.int64]:
    """Number the connected components of a graph, the largest first."""
    _, part = connected_components(affinity, directed=False)
    order = np.argsort(-np.bincount(part), kind="stable")
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    return rank[part].astype(np.int64)
