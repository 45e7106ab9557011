"""Class votes of the nearest training documents, weighted by similarity.

Among equal similarities the training document with the smaller index comes first. Similarities are
rounded before they are compared, so that the order of the arithmetic does not matter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.document_rows import (
    dense,
    is_sparse,
    row_squares,
    scaled_rows,
    unit_rows,
)
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, nearest_documents

BLOCK_ENTRIES = 500_000  # similarities at a time, which fit into a cache
_BY_LISTS_FROM = 1_500  # documents; a product with fewer is faster than their lists
DIGITS = 12
_SMALLEST_DISTANCE = 1e-6  # identical documents get a large but finite vote


@dataclass(frozen=True)
class NeighbourVotes:
    """Training documents that vote for the classes of new ones."""

    vectors: Any
    class_index: NDArray[np.int64]
    n_classes: int
    n_neighbors: int
    metric: str

    def votes(self, queries: Any, squared_lengths: Floats) -> Floats:
        """Sum the weights of the nearest documents by class.

        `squared_lengths` are those of the whole query documents: where the vectors are
        coordinates in a subspace, the part outside it counts as well. A document without similar
        documents gets the shares of the classes.
        """
        is_large = len(self.class_index) >= _BY_LISTS_FROM and self.metric == "cosine"
        if is_large and is_sparse(queries) and is_sparse(self.vectors):
            return self._sparse_votes(queries, np.asarray(squared_lengths))
        blocks = self._closeness(queries, np.asarray(squared_lengths))
        return np.vstack([self._summed(closeness) for closeness in blocks])

    def leave_one_out_votes(
        self, queries: Any, squared_lengths: Floats, own: NDArray[np.int64]
    ) -> Floats:
        """Sum the votes for queries that are training documents at `own`, without their own."""
        parts = []
        squares = np.asarray(squared_lengths)
        if self.metric == "cosine" and self._are_the_vectors(queries, squares, own):
            blocks = self._mutual_cosines()
        else:
            blocks = self._closeness(queries, squares)
        for rows, closeness in zip(self._blocks(queries.shape[0]), blocks, strict=True):
            closeness[np.arange(len(closeness)), own[rows]] = -np.inf
            parts.append(self._summed(closeness))
        return np.vstack(parts)

    def _sparse_votes(self, queries: Any, squares: Floats) -> Floats:
        """The same votes by lists of the documents that contain a term: only these are compared."""
        found = nearest_documents(
            unit_queries(queries, squares), unit_rows(self.vectors), self.n_neighbors
        )
        missing = found.indices == NO_NEIGHBOUR
        order = np.argsort(np.where(missing, len(self.class_index), found.indices), axis=1)
        nearest = np.take_along_axis(np.where(missing, 0, found.indices), order, axis=1)
        weights = np.take_along_axis(np.round(found.similarities, DIGITS), order, axis=1)
        return self.added(nearest, weights)

    def _closeness(self, queries: Any, squares: Floats) -> Iterator[Floats]:
        by_metric = self._cosines if self.metric == "cosine" else self._negative_distances
        return by_metric(queries, squares)

    def _cosines(self, queries: Any, squares: Floats) -> Iterator[Floats]:
        queries = unit_queries(queries, squares)
        vectors = unit_rows(self.vectors).T
        for rows in self._blocks(queries.shape[0]):
            cosines = dense(queries[rows] @ vectors)
            yield np.round(cosines, DIGITS, out=cosines)

    def _are_the_vectors(self, queries: Any, squares: Floats, own: NDArray[np.int64]) -> bool:
        """Whether the queries are all training documents in their order, as dense vectors."""
        return (
            not is_sparse(self.vectors)
            and np.array_equal(own, np.arange(len(self.class_index)))
            and np.array_equal(queries, self.vectors)
            and np.array_equal(squares, row_squares(self.vectors))
        )

    def _mutual_cosines(self) -> Iterator[Floats]:
        """Those of all training documents; half of a symmetric product is computed."""
        vectors = unit_rows(self.vectors)
        cosines = vectors @ vectors.T
        for rows in self._blocks(len(cosines)):
            yield np.round(cosines[rows], DIGITS)

    def _negative_distances(self, queries: Any, squares: Floats) -> Iterator[Floats]:
        """−‖q − t‖ in units of the longest training document."""
        own = row_squares(self.vectors)
        unit = own.max(initial=0.0) or 1.0
        for rows in self._blocks(queries.shape[0]):
            distances = dense(queries[rows] @ self.vectors.T)
            distances *= -2
            distances += squares[rows, None]
            distances += own
            distances /= unit
            np.round(np.maximum(distances, 0.0, out=distances), DIGITS, out=distances)
            yield np.negative(np.sqrt(distances, out=distances), out=distances)

    def _blocks(self, n_queries: int) -> Iterator[slice]:
        step = max(1, BLOCK_ENTRIES // len(self.class_index))
        return (slice(start, start + step) for start in range(0, n_queries, step))

    def _summed(self, closeness: Floats) -> Floats:
        nearest = first_largest(closeness, self.n_neighbors)
        return self.added(nearest, self.weights(np.take_along_axis(closeness, nearest, axis=1)))

    def weights(self, closeness: Floats) -> Floats:
        """How much documents weigh that are this close: cosines, or negative distances."""
        if self.metric == "cosine":
            return np.maximum(closeness, 0.0)
        return 1 / np.maximum(-closeness, _SMALLEST_DISTANCE)

    def added(self, nearest: NDArray[Any], weights: Floats) -> Floats:
        """Sum the weights of the nearest documents of each query by class."""
        votes = np.zeros((len(nearest), self.n_classes))
        rows = np.broadcast_to(np.arange(len(nearest))[:, None], nearest.shape)
        np.add.at(votes, (rows, self.class_index[nearest]), weights)
        shares = np.bincount(self.class_index, minlength=self.n_classes) / len(self.class_index)
        votes[votes.sum(axis=1) <= 0] = shares
        return votes


def unit_queries(queries: Any, squares: Floats) -> Any:
    """Divide each query by the length of the whole document."""
    filled = squares > 0
    return scaled_rows(queries, np.where(filled, 1 / np.sqrt(np.where(filled, squares, 1)), 0))


def first_largest(values: Floats, count: int) -> NDArray[np.int64]:
    """Columns of the largest values of each row, in ascending order.

    Among values equal to the threshold the smaller columns are taken.
    """
    count = min(count, values.shape[1])
    edge = values.shape[1] - count
    threshold = np.partition(values, edge, axis=1)[:, edge, None]
    chosen = values >= threshold
    tied = np.flatnonzero(chosen.sum(axis=1) > count)
    at_threshold = values[tied] == threshold[tied]
    remaining = count - (values[tied] > threshold[tied]).sum(axis=1, keepdims=True)
    chosen[tied] &= ~at_threshold | (at_threshold.cumsum(axis=1) <= remaining)
    return np.nonzero(chosen)[1].reshape(-1, count)
