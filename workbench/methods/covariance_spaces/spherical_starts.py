"""One start of spherical k-means: documents drawn as seeds, assignments, moves of single documents.

Sums of clusters and products with them are computed again only where a document came or went.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.covariance_spaces.unit_documents import UnitDocuments

LEAST_GAIN = 1e-10  # in the objective, which is at most the number of documents
_SLACK = 1e-9  # of a bound on a gain, for rounding errors
Labels = NDArray[np.int64]


@dataclass(frozen=True)
class StartSettings:
    """How every start proceeds."""

    n_clusters: int
    max_iterations: int
    refined: bool


def clusters_from_start(
    documents: UnitDocuments, settings: StartSettings, chance: np.random.Generator
) -> Labels:
    """Find clusters from documents drawn at random."""
    seeds = _spread_seeds(documents, settings.n_clusters, chance)
    labels = assign(documents.products(documents.rows(seeds)))
    clusters = _Clusters(documents, labels, settings.n_clusters)
    for _ in range(settings.max_iterations):
        clusters.refresh()
        if not clusters.assign_all():
            break
    for _ in range(settings.max_iterations if settings.refined else 0):
        clusters.refresh()
        if not clusters.move_single_documents():
            break
    return empty_to_largest(documents, clusters.labels, settings.n_clusters)


def _spread_seeds(documents: UnitDocuments, n_clusters: int, chance: np.random.Generator) -> Labels:
    """Draw documents one by one, with probability proportional to the distance from the others."""
    distance = np.ones(len(documents))
    seeds: list[int] = []
    while len(seeds) < n_clusters:
        distance[seeds] = 0.0
        if distance.sum() <= 0:  # only copies of the seeds are left
            distance = np.ones(len(documents))
            distance[seeds] = 0.0
        seed = int(chance.choice(len(distance), p=distance / distance.sum()))
        seeds.append(seed)
        cosines = documents.products(documents.rows([seed]))[:, 0]
        distance = np.minimum(distance, np.clip(1 - cosines, 0.0, None))
    return np.array(seeds)


def assign(cosines: Floats) -> Labels:
    """Assign each document to the closest direction, and the worst document to an empty cluster."""
    labels = cosines.argmax(axis=1)
    sizes = np.bincount(labels, minlength=cosines.shape[1])
    if sizes.all():
        return labels
    own = cosines[np.arange(len(labels)), labels]
    for cluster in np.flatnonzero(sizes == 0):
        movable = np.where(sizes[labels] > 1, own, np.inf)
        document = movable.argmin()
        sizes[labels[document]] -= 1
        labels[document], sizes[cluster], own[document] = cluster, 1, np.inf
    return labels


class _Clusters:
    """Clusters with their sums, and the products of all documents with them.

    Both are computed again only for clusters that have lost or gained a document.
    """

    def __init__(self, documents: UnitDocuments, labels: Labels, n_clusters: int) -> None:
        self.documents = documents
        self.labels = labels
        self.sums = np.zeros((n_clusters, documents.unit.shape[1]))
        self.sum_squares = np.zeros(n_clusters)
        self.products = np.zeros((len(documents), n_clusters))
        self.sizes = np.bincount(labels, minlength=n_clusters)
        self._is_changed = np.ones(n_clusters, dtype=bool)

    def refresh(self) -> None:
        """Bring sums and products up to date."""
        changed = np.flatnonzero(self._is_changed)
        if not len(changed):
            return
        sums = self.documents.sums(self.labels, changed)
        self.sums[changed], self.sum_squares[changed] = sums, row_squares(sums)
        self.products[:, changed] = self.documents.products(sums)
        self._is_changed[:] = False

    def assign_all(self) -> bool:
        """Assign each document to the closest direction; whether any has changed."""
        lengths = np.sqrt(self.sum_squares)
        labels = assign(self.products / np.where(lengths > 0, lengths, 1.0))
        moved = labels != self.labels
        self._is_changed[self.labels[moved]] = self._is_changed[labels[moved]] = True
        self.labels, self.sizes = labels, np.bincount(labels, minlength=len(self.sums))
        return bool(moved.any())

    def move_single_documents(self) -> bool:
        """First variation: one move at a time, the documents with the largest gain first."""
        likely = self.may_gain(self.products)
        gains = self.gains(self.products[likely], likely).max(axis=1)
        likely, gains = likely[gains > LEAST_GAIN], gains[gains > LEAST_GAIN]
        moved = [self.move(document) for document in likely[np.argsort(-gains, kind="stable")]]
        return any(moved)

    def may_gain(self, products: Floats) -> Labels:
        """The documents that can gain by a move: √(S + δ) − √S is at most δ / 2√S.

        The bound costs less than the gains, and most documents are where they belong.
        """
        lengths = np.sqrt(self.sum_squares)
        rows, squares = np.arange(len(self.labels)), self.documents.squares
        own = products[rows, self.labels]
        left = _root(self.sum_squares[self.labels] - 2 * own + squares)
        lost = lengths[self.labels] - left
        with np.errstate(divide="ignore", invalid="ignore"):  # a cluster without a direction
            bounds = products / lengths + 0.5 * squares.max() / lengths
        bounds[rows, self.labels] = -np.inf
        return np.flatnonzero(~(bounds <= (lost - _SLACK)[:, None]).all(axis=1))

    def gains(self, products: Floats, chosen: Labels) -> Floats:
        """‖s_a − x‖ − ‖s_a‖ + ‖s_b + x‖ − ‖s_b‖ for some documents x of a and every b."""
        labels, squares = self.labels[chosen], self.documents.squares[chosen]
        rows = np.arange(len(chosen))
        lengths = np.sqrt(self.sum_squares)
        joined = _root(self.sum_squares + 2 * products + squares[:, None]) - lengths
        left = self.sum_squares[labels] - 2 * products[rows, labels] + squares
        gains = joined - (lengths[labels] - _root(left))[:, None]
        gains[rows, labels] = 0.0
        return gains

    def move(self, document: int) -> bool:
        """Move a document to the cluster that increases the objective most, if there is one."""
        source = self.labels[document]
        columns, values = self.documents.entries(document)
        products = self.sums[:, columns] @ values
        gains = self.gains(products[None], np.array([document]))[0]
        target = gains.argmax()
        if gains[target] <= LEAST_GAIN or self.sizes[source] == 1:
            return False
        for cluster, sign in ((source, -1), (target, 1)):
            self.sums[cluster, columns] += sign * values
            self.sum_squares[cluster] = self.sums[cluster] @ self.sums[cluster]
            self.sizes[cluster] += sign
            self._is_changed[cluster] = True
        self.labels[document] = target
        return True


def _root(squares: Floats) -> Floats:
    return np.sqrt(np.maximum(squares, 0.0))  # rounding may make a zero slightly negative


def empty_to_largest(documents: UnitDocuments, labels: Labels, n_clusters: int) -> Labels:
    """Put empty documents into the largest cluster of the others."""
    empty = documents.squares == 0
    if not empty.any() or empty.all():
        return labels
    sizes = np.bincount(labels[~empty], minlength=n_clusters)
    if (sizes == 0).any():
        return labels  # fewer non-empty documents than clusters: empty ones fill the rest
    return np.where(empty, sizes.argmax(), labels)


def spherical_objective(documents: UnitDocuments, labels: Labels, n_clusters: int) -> float:
    """The sum of the cosines of all documents to the mean direction of their cluster."""
    sums = documents.sums(labels, np.arange(n_clusters))
    return float(np.linalg.norm(sums, axis=1).sum())


def directions_of(sums: Floats) -> Floats:
    """The sums of clusters at length 1; that of an empty cluster stays 0."""
    lengths = np.linalg.norm(sums, axis=1, keepdims=True)
    return sums / np.where(lengths > 0, lengths, 1.0)
