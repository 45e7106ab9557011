"""Class votes of the nearest training documents, weighted by similarity.

Equal similarities are settled by the smaller index of the training document, whatever the order
of the arithmetic: similarities are compared after rounding.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.document_rows import dense, row_squares

_BLOCK_ENTRIES = 4_000_000
_DIGITS = 12
_DUST = 1e-12
_SMALLEST_DISTANCE = 1e-6  # copies get a large but finite vote


@dataclass(frozen=True)
class Neighbours:
    """Training documents to be compared by their inner products with new ones."""

    vectors: Any
    class_index: NDArray[np.int64]
    n_classes: int
    n_neighbors: int
    metric: str

    def votes(self, queries: Any, squared_lengths: NDArray[np.float64]) -> NDArray[np.float64]:
        """Sum the weights of the nearest documents by class.

        `squared_lengths` are those of the whole query documents: where the vectors are
        coordinates in a subspace, the part outside it counts as well. A document that resembles
        nothing gets the shares of the classes.
        """
        training_squares = row_squares(self.vectors)
        step = max(1, _BLOCK_ENTRIES // len(self.class_index))
        blocks = [
            self._block_votes(
                queries[start : start + step],
                squared_lengths[start : start + step],
                training_squares,
            )
            for start in range(0, queries.shape[0], step)
        ]
        return np.vstack(blocks)

    def _block_votes(
        self, queries: Any, query_squares: NDArray[np.float64], squares: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        products = dense(queries @ self.vectors.T)
        if self.metric == "cosine":
            closeness = _cosines(products, query_squares, squares)
            nearest = first_largest(closeness, self.n_neighbors)
            weights = np.maximum(np.take_along_axis(closeness, nearest, axis=1), 0.0)
        else:
            closeness = _negative_distances(products, query_squares, squares)
            nearest = first_largest(closeness, self.n_neighbors)
            distances = -np.take_along_axis(closeness, nearest, axis=1)
            weights = 1 / np.maximum(distances, _SMALLEST_DISTANCE)
        return self._summed(nearest, weights)

    def _summed(
        self, nearest: NDArray[np.int64], weights: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        votes = np.zeros((len(nearest), self.n_classes))
        rows = np.broadcast_to(np.arange(len(nearest))[:, None], nearest.shape)
        np.add.at(votes, (rows, self.class_index[nearest]), weights)
        shares = np.bincount(self.class_index, minlength=self.n_classes) / len(self.class_index)
        votes[votes.sum(axis=1) <= 0] = shares
        return votes


def first_largest(values: NDArray[np.float64], count: int) -> NDArray[np.int64]:
    """Columns of the largest values of each row, the smaller column first among equals."""
    count = min(count, values.shape[1])
    position = values.shape[1] - count
    threshold = np.partition(values, position, axis=1)[:, position, None]
    above = values > threshold
    level = values == threshold
    room = count - above.sum(axis=1, keepdims=True)
    chosen = above | (level & (level.cumsum(axis=1) <= room))
    return np.nonzero(chosen)[1].reshape(-1, count)


def _cosines(
    products: NDArray[np.float64],
    query_squares: NDArray[np.float64],
    squares: NDArray[np.float64],
) -> NDArray[np.float64]:
    lengths = np.sqrt(query_squares)[:, None] * _without_dust(np.sqrt(squares))
    cosines: NDArray[np.float64] = np.zeros_like(products)
    np.divide(products, lengths, out=cosines, where=lengths > 0)
    return np.round(cosines, _DIGITS)


def _negative_distances(
    products: NDArray[np.float64],
    query_squares: NDArray[np.float64],
    squares: NDArray[np.float64],
) -> NDArray[np.float64]:
    """−‖q − t‖ in units of the longest training document."""
    unit = squares.max(initial=0.0) or 1.0
    distances = (query_squares[:, None] - 2 * products + squares) / unit
    return -np.sqrt(np.round(np.maximum(distances, 0.0), _DIGITS))


def _without_dust(lengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Lengths that are zero up to rounding become zero: such a vector has no direction."""
    return np.where(lengths > _DUST * lengths.max(initial=0.0), lengths, 0.0)
