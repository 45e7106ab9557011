"""Documents in and out of a spectral space: which ones the graph can place, and the others.

A document without neighbours, or in a part of the graph too small to be a cluster, would claim an
eigenvector for itself and cost the whole result. Such documents stay out of the graph and join the
group whose documents have, on the whole, the most similar terms.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.nearest import (
    NO_NEIGHBOUR,
    NeighbourLists,
    nearest_documents,
    nearest_neighbours,
)
from workbench.methods.base import Prepared
from workbench.methods.spectral.constraints import UNGROUPED, LinkedAffinity
from workbench.methods.spectral.space import SpectralSpace, spectral_space, unit_length

PLACING_TOLERANCE = 1e-7  # no document changes its group below this
SMALL_SHARE = 1 / 50  # of the documents that a cluster would have if all were equal

Indices = NDArray[np.int64]
_EMPTY_SPACE = SpectralSpace(np.zeros((0, 1)), np.zeros(0), np.zeros((0, 1)))


@dataclass(frozen=True)
class PlacedDocuments:
    """The documents that a graph places, their space, and sentences on what was left out."""

    rows: Indices
    space: SpectralSpace
    n_documents: int
    notes: tuple[str, ...]

    def everywhere(self) -> NDArray[np.float64]:
        """Coordinates of all documents; those left out have zeros."""
        whole = np.zeros((self.n_documents, self.space.coordinates.shape[1]))
        whole[self.rows] = self.space.coordinates
        return whole


def neighbours_prepared(X: Any, n_neighbors: int) -> Prepared:
    """Lists of neighbours as plain arrays."""
    found = nearest_neighbours(X, n_neighbors)
    return {"neighbours": found.indices, "similarities": found.similarities}


def neighbours_to_try(prepared: Prepared, n_neighbors: int, choose: bool) -> list[NeighbourLists]:
    """The neighbours asked for, or also half and a quarter of them."""
    found = NeighbourLists(prepared["neighbours"], prepared["similarities"])
    counts = {n_neighbors // 4, n_neighbors // 2, n_neighbors} if choose else {n_neighbors}
    return [found.nearest(count) for count in sorted(counts) if count > 0]


def place(
    linked: LinkedAffinity,
    rows: Indices,
    n_components: int,
    normalization: str,
    seed: int,
    notes: tuple[str, ...] = (),
) -> PlacedDocuments:
    """Embed the given rows of a graph."""
    if not len(rows):
        return PlacedDocuments(rows, _EMPTY_SPACE, len(linked.groups), notes)
    inner = linked.among(rows)
    wanted = min(n_components, len(rows))
    space = spectral_space(inner, wanted, normalization, seed, PLACING_TOLERANCE)
    if wanted < n_components:
        notes += (
            f"Only {wanted} of the {n_components} wanted dimensions exist for the "
            f"{len(rows)} documents that the graph connects.",
        )
    return PlacedDocuments(rows, space, len(linked.groups), notes)


def large_parts(linked: LinkedAffinity, n_clusters: int) -> tuple[Indices, tuple[str, ...]]:
    """Choose the documents of at most `n_clusters` parts that are large enough to be clusters."""
    parts = linked.parts()
    sizes = np.bincount(parts)
    n_large = int((sizes >= max(2.0, SMALL_SHARE * len(parts) / n_clusters)).sum())
    n_kept = min(n_large or int((sizes >= 2).sum()), n_clusters)
    return np.flatnonzero(parts < n_kept), _notes_on_parts(sizes, n_kept)


def labelled_parts(linked: LinkedAffinity) -> tuple[Indices, tuple[str, ...]]:
    """Choose the documents that a path of neighbours connects with a labelled document."""
    parts = linked.parts()
    sizes = np.bincount(parts)
    reached = np.isin(np.arange(len(sizes)), parts[linked.groups != UNGROUPED])
    order = np.argsort(~reached, kind="stable")
    return np.flatnonzero(reached[parts]), _notes_on_parts(sizes[order], int(reached.sum()))


@dataclass(frozen=True)
class TermCentroids:
    """The mean direction of each group in the space of terms, and the size of each group."""

    directions: sp.csr_array
    sizes: Indices

    @classmethod
    def of(cls, documents: Any, group: Indices, n_groups: int) -> "TermCentroids":
        """Add up the documents (rows of unit length) of each group; -1 means none."""
        placed = np.flatnonzero(group != UNGROUPED)
        shape = (n_groups, len(group))
        member = sp.csr_array((np.ones(len(placed)), (group[placed], placed)), shape=shape)
        sums = sp.csr_array(member @ documents)
        lengths = np.sqrt(np.asarray(sums.multiply(sums).sum(axis=1)).ravel())
        scale = sp.diags_array(1 / np.where(lengths > 0, lengths, 1.0))
        return cls(sp.csr_array(scale @ sums), np.bincount(group[placed], minlength=n_groups))

    def completed(self, documents: Any, group: Indices) -> Indices:
        """Give documents of group -1 the most similar group, or the largest if none is similar."""
        left_out = np.flatnonzero(group == UNGROUPED)
        completed = group.copy()
        completed[left_out] = self.scores(sp.csr_array(documents)[left_out]).argmax(axis=1)
        return completed

    def scores(self, documents: Any) -> NDArray[np.float64]:
        """The similarity to each group, or the shares of the groups where none is similar."""
        similarity = (documents @ self.directions.T).toarray()
        alike = similarity.max(axis=1, keepdims=True) > 0
        return np.where(alike, similarity, self.sizes / max(self.sizes.sum(), 1))


def average_place(
    queries: Any, documents: Any, coordinates: NDArray[np.float64], n_neighbors: int
) -> NDArray[np.float64]:
    """Place new documents at the mean of their neighbours: z(x) = Σ a(x,i) z_i / Σ a(x,i)."""
    near = nearest_documents(queries, documents, n_neighbors)
    return unit_length(_weights(near, documents.shape[0]) @ coordinates)


def _weights(near: NeighbourLists, n_documents: int) -> sp.csr_array:
    found = near.indices != NO_NEIGHBOUR
    rows = np.repeat(np.arange(len(found)), found.sum(axis=1))
    places = (rows, near.indices[found])
    return sp.csr_array((near.similarities[found], places), shape=(len(found), n_documents))


def _notes_on_parts(sizes: Indices, n_kept: int) -> tuple[str, ...]:
    left, notes = sizes[n_kept:], []
    if (left == 1).any():
        notes.append(
            f"{(left == 1).sum()} documents have no neighbour; "
            "they joined the group with the most similar terms."
        )
    if (left > 1).any():
        notes.append(
            f"{left[left > 1].sum()} documents lie in {(left > 1).sum()} parts of the graph that "
            "could not be used; they joined the group with the most similar terms."
        )
    if n_kept > 1:
        notes.append(f"The graph falls into {n_kept} unconnected parts.")
    return tuple(notes)
