"""Spherical k-means: clusters of documents by the cosine to a mean direction.

Assignments and mean directions alternate until nothing changes (Algorithm 1 of Farahat and Kamel,
2010). Then single documents are moved while a move increases the objective Σ_j ‖s_j‖, where s_j is
the sum of the unit documents of cluster j. The best of several starts is kept.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.approximate.streaming import batch_clusters
from workbench.methods.algebra.document_rows import dense, row_squares
from workbench.methods.base import Prepared
from workbench.methods.covariance_spaces.document_space_clusterer import DocumentSpaceClusterer
from workbench.parameters import parameter

_LEAST_GAIN = 1e-10  # in the objective, which is at most the number of documents


@dataclass(eq=False, repr=False)
class SphericalKMeans(DocumentSpaceClusterer):
    """The best of several starts; `objective_` is the sum of the cosines to the mean directions."""

    n_starts: int = parameter(10, "Starts", low=1, high=1000, help="The best start is kept")
    max_iterations: int = parameter(100, "Maximum iterations", low=1, high=10_000)
    refined: bool = parameter(
        True, "Move single documents", help="While a move improves the clusters"
    )
    seed: int = parameter(0, "Seed", low=0)

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        unit = self._unit_documents(X, prepared)
        if self._is_approximate(X):
            return self._group_by_batches(unit, prepared)
        self.notes_: tuple[str, ...] = ()
        self.objective_ = -np.inf
        for child in np.random.default_rng(self.seed).spawn(self.n_starts):
            labels, objective = self._run_start(unit, child)
            if objective > self.objective_ + _LEAST_GAIN:
                best, self.objective_ = labels, objective
        return best

    def _group_by_batches(self, unit: Any, prepared: Prepared) -> NDArray[np.int64]:
        """Find directions from batches, then assign every document to the closest one."""
        _, centres = batch_clusters(unit, self.n_clusters, self.seed)
        labels = _assign(unit, _directions(centres))
        labels = _empty_documents_to_largest(unit, labels, self.n_clusters)
        sums = _cluster_sums(unit, labels, self.n_clusters)
        self.objective_ = float(np.linalg.norm(sums, axis=1).sum())
        self.notes_ = self._scale_notes(prepared)
        return labels

    def _run_start(
        self, unit: Any, generator: np.random.Generator
    ) -> tuple[NDArray[np.int64], float]:
        seeds = _spread_seeds(unit, self.n_clusters, generator)
        labels = _assign(unit, dense(unit[seeds]))
        for _ in range(self.max_iterations):
            sums = _cluster_sums(unit, labels, self.n_clusters)
            changed = _assign(unit, _directions(sums))
            if np.array_equal(changed, labels):
                break
            labels = changed
        if self.refined:
            labels = _move_single_documents(unit, labels, self.n_clusters, self.max_iterations)
        labels = _empty_documents_to_largest(unit, labels, self.n_clusters)
        sums = _cluster_sums(unit, labels, self.n_clusters)
        return labels, float(np.linalg.norm(sums, axis=1).sum())


def _spread_seeds(unit: Any, n_clusters: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Draw documents one by one, with probability proportional to the distance from the others."""
    distance = np.ones(unit.shape[0])
    seeds: list[int] = []
    while len(seeds) < n_clusters:
        distance[seeds] = 0.0
        if distance.sum() <= 0:  # only copies of the seeds are left
            distance = np.ones(unit.shape[0])
            distance[seeds] = 0.0
        seed = int(generator.choice(len(distance), p=distance / distance.sum()))
        seeds.append(seed)
        to_seed = 1 - dense(unit @ dense(unit[[seed]]).T).ravel()
        distance = np.minimum(distance, np.clip(to_seed, 0.0, None))
    return np.array(seeds)


def _assign(unit: Any, directions: NDArray[np.float64]) -> NDArray[np.int64]:
    """Assign each document to the closest direction, and the worst document to an empty cluster."""
    cosines = unit @ directions.T
    labels = cosines.argmax(axis=1)
    sizes = np.bincount(labels, minlength=len(directions))
    own = cosines[np.arange(len(labels)), labels]
    for cluster in np.flatnonzero(sizes == 0):
        movable = np.where(sizes[labels] > 1, own, np.inf)
        document = movable.argmin()
        sizes[labels[document]] -= 1
        labels[document], sizes[cluster], own[document] = cluster, 1, np.inf
    return labels


def _move_single_documents(
    unit: Any, labels: NDArray[np.int64], n_clusters: int, max_passes: int
) -> NDArray[np.int64]:
    """First variation: one move at a time, the documents with the largest gain first."""
    squares = row_squares(unit)
    for _ in range(max_passes):
        clusters = _Clusters(unit, squares, labels, n_clusters)
        gains = clusters.gains(unit, np.arange(len(labels))).max(axis=1)
        order = np.argsort(-gains, kind="stable")
        moved = [clusters.move(document) for document in order[gains[order] > _LEAST_GAIN]]
        labels = clusters.labels
        if not any(moved):
            break
    return labels


class _Clusters:
    """Clusters with their sums, updated while single documents move."""

    def __init__(
        self, unit: Any, squares: Floats, labels: NDArray[np.int64], n_clusters: int
    ) -> None:
        self.unit = unit
        self.labels = labels.copy()
        self.squares = squares
        self.sums = _cluster_sums(unit, labels, n_clusters)
        self.sum_squares = row_squares(self.sums)
        self.sizes = np.bincount(labels, minlength=n_clusters)

    def gains(self, rows_of: Any, documents: NDArray[np.int64]) -> NDArray[np.float64]:
        """‖s_a − x‖ − ‖s_a‖ + ‖s_b + x‖ − ‖s_b‖ for every document x of a and every b.

        `rows_of` are the rows of the documents.
        """
        labels, squares = self.labels[documents], self.squares[documents]
        rows = np.arange(len(documents))
        products = rows_of @ self.sums.T
        lengths = np.sqrt(self.sum_squares)
        joined = _root(self.sum_squares + 2 * products + squares[:, None]) - lengths
        left = self.sum_squares[labels] - 2 * products[rows, labels] + squares
        gains = joined - (lengths[labels] - _root(left))[:, None]
        gains[rows, labels] = 0.0
        return gains

    def move(self, document: int) -> bool:
        """Move a document to the cluster that increases the objective most, if there is one."""
        source = self.labels[document]
        gains = self.gains(self.unit[[document]], np.array([document]))[0]
        target = gains.argmax()
        if gains[target] <= _LEAST_GAIN or self.sizes[source] == 1:
            return False
        row = dense(self.unit[[document]]).ravel()
        for cluster, sign in ((source, -1), (target, 1)):
            self.sums[cluster] += sign * row
            self.sum_squares[cluster] = self.sums[cluster] @ self.sums[cluster]
            self.sizes[cluster] += sign
        self.labels[document] = target
        return True


def _root(squares: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.sqrt(np.maximum(squares, 0.0))  # rounding may make a zero slightly negative


def _empty_documents_to_largest(
    unit: Any, labels: NDArray[np.int64], n_clusters: int
) -> NDArray[np.int64]:
    empty = row_squares(unit) == 0
    if not empty.any() or empty.all():
        return labels
    sizes = np.bincount(labels[~empty], minlength=n_clusters)
    if (sizes == 0).any():
        return labels  # fewer non-empty documents than clusters: empty ones fill the rest
    return np.where(empty, sizes.argmax(), labels)


def _cluster_sums(unit: Any, labels: NDArray[np.int64], n_clusters: int) -> NDArray[np.float64]:
    members = sp.csr_array(
        (np.ones(len(labels)), (labels, np.arange(len(labels)))), shape=(n_clusters, len(labels))
    )
    return dense(members @ unit)


def _directions(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    lengths = np.linalg.norm(sums, axis=1, keepdims=True)
    return sums / np.where(lengths > 0, lengths, 1.0)
