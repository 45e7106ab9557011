"""Nearest neighbours by cosine, or by a Gaussian of the distance for data that are not texts.

The paper's affinity of points is exp(−d² / 2σ²). Here d is the Euclidean distance, or Hamming's
number of attributes with different values, and σ is in units of the median distance of two
documents, so that the same values suit different data. A matrix of similarities or distances of
the documents, computed elsewhere, can be given instead of documents.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import dense, row_squares
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, nearest_neighbours
from workbench.methods.algebra.neighbour_votes import first_largest
from workbench.methods.base import Prepared
from workbench.parameters import parameter

COSINE, GAUSSIAN, HAMMING = "cosine", "gaussian", "gaussian of hamming"
GIVEN, GIVEN_DISTANCES = "given similarities", "gaussian of given distances"
AFFINITIES = (COSINE, GAUSSIAN, HAMMING, GIVEN, GIVEN_DISTANCES)
_DIGITS = 10  # distances are rounded, so that the order of the arithmetic does not decide
_MEDIAN_OF = 1_000  # documents, evenly spaced
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


def sigma_parameter() -> Any:
    """The setting `sigma` of a method."""
    return parameter(
        0.5,
        "Width σ",
        low=1e-3,
        high=1e3,
        logarithmic=True,
        help="Of a Gaussian affinity, in units of the median distance of two documents",
    )


def prepare_neighbours(
    X: Any, n_neighbors: int, affinity: str = COSINE, sigma: float = 1.0
) -> Prepared:
    """Find the lists of neighbours, as plain arrays."""
    if affinity in (GIVEN, GIVEN_DISTANCES):
        _check_given(X, affinity)
    if affinity == COSINE:
        lists = nearest_neighbours(X, n_neighbors)
    elif affinity == GIVEN:
        lists = _most_similar(sp.csr_array(X), n_neighbors)
    else:
        lists = _gaussian_neighbours(_Points.of(X, affinity), n_neighbors, sigma)
    return {"neighbours": lists.indices, "similarities": lists.similarities}


def _check_given(X: Any, affinity: str) -> None:
    if X.shape[0] != X.shape[1]:
        raise ParameterError(
            f"affinity = {affinity!r} needs a matrix of documents by documents, not of shape "
            f"{X.shape}; keep all columns (minimum document frequency 1, no selection)."
        )
    if abs(X - X.T).max() > 1e-9 * abs(X).max():
        raise ParameterError(
            f"affinity = {affinity!r} needs a symmetric matrix of documents by documents."
        )
    if affinity == GIVEN_DISTANCES and X.min() < 0:
        raise ParameterError(f"The given distances hold {X.min():g}; distances are not negative.")


def _most_similar(similarities: sp.csr_array, n_neighbors: int) -> NeighbourLists:
    """The documents with the largest given similarities above 0."""
    n_points = similarities.shape[0]

    def nearest(block: Indices) -> tuple[Indices, Floats]:
        return _smallest(-dense(similarities[block]), block, min(n_neighbors, n_points - 1))

    found, negative = _by_blocks(nearest, n_points)
    is_similar = negative < 0
    indices = np.where(is_similar, found, NO_NEIGHBOUR).astype(np.int32)
    return NeighbourLists(indices, np.where(is_similar, -negative, 0.0))


@dataclass(frozen=True)
class _Points:
    """Points and what their distances mean: squares of indicator rows are Hamming's distances."""

    rows: sp.csr_array
    affinity: str

    @classmethod
    def of(cls, X: Any, affinity: str) -> "_Points":
        return cls(_indicators(dense(X)) if affinity == HAMMING else sp.csr_array(X), affinity)

    def distances(self, chosen: Any) -> Floats:
        """Distances of the chosen points (rows) to all points (columns)."""
        queries = self.rows[chosen]
        if self.affinity == GIVEN_DISTANCES:
            return dense(queries)
        squares = row_squares(self.rows)
        found = squares[chosen][:, None] + squares - 2 * dense(queries @ self.rows.T)
        found = np.maximum(found, 0.0)
        return np.round(found if self.affinity == HAMMING else np.sqrt(found), _DIGITS)


def _indicators(values: Floats) -> sp.csr_array:
    """A column for each value of each attribute, with √½ where a document has the value."""
    codes = [np.unique(column, return_inverse=True)[1] for column in values.T]
    starts = np.cumsum([0, *(code.max() + 1 for code in codes)])
    columns = np.column_stack(codes) + starts[:-1]
    rows = np.repeat(np.arange(len(values)), values.shape[1])
    entries = (np.full(columns.size, np.sqrt(0.5)), (rows, columns.ravel()))
    return sp.csr_array(sp.coo_array(entries, shape=(len(values), int(starts[-1]))))


def _gaussian_neighbours(points: _Points, n_neighbors: int, sigma: float) -> NeighbourLists:
    n_points = points.rows.shape[0]

    def nearest(block: Indices) -> tuple[Indices, Floats]:
        return _smallest(points.distances(block), block, min(n_neighbors, n_points - 1))

    found, distances = _by_blocks(nearest, n_points)
    width = sigma * _median_distance(points)
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


def _median_distance(points: _Points) -> float:
    """The median distance of two documents that differ, or 1 if none do."""
    n_points = points.rows.shape[0]
    chosen = np.unique(np.linspace(0, n_points - 1, min(_MEDIAN_OF, n_points)).astype(np.int64))
    distances = points.distances(chosen)[:, chosen]
    pairs = distances[np.triu_indices(len(chosen), 1)]
    return float(np.median(pairs[pairs > 0])) if (pairs > 0).any() else 1.0
