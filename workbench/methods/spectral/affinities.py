"""Nearest neighbours by cosine, or by a Gaussian of the distance for data that are not texts."""

from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_kernels import (
    AFFINITIES,
    COSINE,
    GIVEN,
    GIVEN_DISTANCES,
    DocumentPoints,
    check_given,
    median_distance,
)
from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, nearest_neighbours
from workbench.methods.algebra.neighbour_votes import first_largest
from workbench.methods.base import Prepared
from workbench.parameters import parameter

_BLOCK_ENTRIES = 2_000_000


def affinity_parameter() -> Any:
    """The setting `affinity` of a method."""
    return parameter(
        COSINE,
        "Affinity",
        choices=AFFINITIES,
        help="gaussian: for numeric data; hamming: for nominal values; given: the corpus is a "
        "matrix of documents by documents",
    )


def prepare_neighbours(
    X: Any, n_neighbors: int, affinity: str = COSINE, sigma: float = 1.0
) -> Prepared:
    """Find the lists of neighbours, as plain arrays."""
    if affinity in (GIVEN, GIVEN_DISTANCES):
        check_given(X, affinity)
    if affinity == COSINE:
        lists = nearest_neighbours(X, n_neighbors)
    elif affinity == GIVEN:
        lists = _most_similar(sp.csr_array(X), n_neighbors)
    else:
        lists = _gaussian_neighbours(DocumentPoints.of(X, affinity), n_neighbors, sigma)
    return {"neighbours": lists.indices, "similarities": lists.similarities}


def _most_similar(similarities: sp.csr_array, n_neighbors: int) -> NeighbourLists:
    """The documents with the largest given similarities above 0."""
    n_points = similarities.shape[0]

    def nearest(block: Indices) -> tuple[Indices, Floats]:
        return _smallest(-dense(similarities[block]), block, min(n_neighbors, n_points - 1))

    found, negative = _by_blocks(nearest, n_points)
    is_similar = negative < 0
    indices = np.where(is_similar, found, NO_NEIGHBOUR).astype(np.int32)
    return NeighbourLists(indices, np.where(is_similar, -negative, 0.0))


def _gaussian_neighbours(points: DocumentPoints, n_neighbors: int, sigma: float) -> NeighbourLists:
    n_points = points.rows.shape[0]

    def nearest(block: Indices) -> tuple[Indices, Floats]:
        return _smallest(points.distances(block), block, min(n_neighbors, n_points - 1))

    found, distances = _by_blocks(nearest, n_points)
    width = sigma * median_distance(points)
    return NeighbourLists(found.astype(np.int32), np.exp(-(distances**2) / (2 * width**2)))


def _by_blocks(
    nearest: Callable[[Indices], tuple[Indices, Floats]], n_points: int
) -> tuple[Indices, Floats]:
    step = max(1, _BLOCK_ENTRIES // n_points)
    blocks = (np.arange(start, min(start + step, n_points)) for start in range(0, n_points, step))
    indices, values = zip(*map(nearest, blocks), strict=True)
    return np.vstack(indices), np.vstack(values)


def _smallest(values: Floats, block: Indices, count: int) -> tuple[Indices, Floats]:
    """Columns of the smallest values of each row but its own, and these values, smallest first."""
    values[np.arange(len(block)), block] = np.inf
    nearest = first_largest(-values, count)
    found = np.take_along_axis(values, nearest, axis=1)
    order = np.argsort(found, axis=1, kind="stable")
    return np.take_along_axis(nearest, order, axis=1), np.take_along_axis(found, order, axis=1)
