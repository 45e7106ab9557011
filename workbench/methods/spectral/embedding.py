"""Embedding of documents in a spectral space, and the documents that the graph cannot embed.

A document without neighbours, or in a part of the graph too small to be a cluster, would have an
eigenvector of its own and spoil the whole result. Such documents are left out of the graph and join
the group with the most similar terms.
"""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.methods.algebra.nearest import (
    NO_NEIGHBOUR,
    NeighbourLists,
    nearest_documents,
)
from workbench.methods.base import Prepared
from workbench.methods.spectral.constraints import UNGROUPED, LinkedAffinity
from workbench.methods.spectral.space import SpectralSpace, spectral_space, unit_length
from workbench.plain_text import counted

EMBEDDING_TOLERANCE = 1e-7  # no document changes its group below this
SMALL_SHARE = 1 / 50  # of the mean cluster size

_EMPTY_SPACE = SpectralSpace(np.zeros((0, 1)), np.zeros(0), np.zeros((0, 1)))


@dataclass(frozen=True)
class Embedding:
    """The embedded documents, their space, and notes on the documents left out."""

    rows: Indices
    space: SpectralSpace
    n_documents: int
    notes: tuple[str, ...]

    def all_coordinates(self) -> NDArray[np.float64]:
        """Coordinates of all documents; those left out have zeros."""
        coordinates = np.zeros((self.n_documents, self.space.coordinates.shape[1]))
        coordinates[self.rows] = self.space.coordinates
        return coordinates


def candidate_neighbours(
    prepared: Prepared, n_neighbors: int, choose: bool
) -> list[NeighbourLists]:
    """The given number of neighbours and, with `choose`, also a half and a quarter of them."""
    lists = NeighbourLists(prepared["neighbours"], prepared["similarities"])
    counts = {n_neighbors // 4, n_neighbors // 2, n_neighbors} if choose else {n_neighbors}
    return [lists.nearest(count) for count in sorted(counts) if count > 0]


def embed(
    linked: LinkedAffinity,
    rows: Indices,
    n_components: int,
    normalization: str,
    seed: int,
    notes: tuple[str, ...] = (),
    tolerance: float = EMBEDDING_TOLERANCE,
    unit_length: bool = True,
) -> Embedding:
    """Embed the given rows of a graph; without unit length by the eigenvectors as they are."""
    if not len(rows):
        return Embedding(rows, _EMPTY_SPACE, len(linked.groups), notes)
    inner = linked.among(rows)
    wanted = min(n_components, len(rows))
    space = spectral_space(inner, wanted, normalization, seed, tolerance)
    if not unit_length:
        space = replace(space, coordinates=space.vectors)
    if wanted < n_components:
        notes += (
            f"Only {wanted} of the {n_components} requested dimensions exist for the "
            f"{len(rows)} documents that the graph connects.",
        )
    return Embedding(rows, space, len(linked.groups), notes)


def large_parts(linked: LinkedAffinity, n_clusters: int) -> tuple[Indices, tuple[str, ...]]:
    """Choose the documents of the largest parts, at most `n_clusters`, without the small ones."""
    parts = linked.parts()
    sizes = np.bincount(parts)
    n_large = int((sizes >= max(2.0, SMALL_SHARE * len(parts) / n_clusters)).sum())
    n_kept = min(n_large or int((sizes >= 2).sum()), n_clusters)
    return np.flatnonzero(parts < n_kept), _notes_on_parts(sizes, n_kept)


def labelled_parts(linked: LinkedAffinity) -> tuple[Indices, tuple[str, ...]]:
    """Choose the documents that a path of neighbours connects to a labelled document."""
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
        """Add up the documents (rows of unit length) of each group; -1 means no group."""
        grouped = np.flatnonzero(group != UNGROUPED)
        shape = (n_groups, len(group))
        member = sp.csr_array((np.ones(len(grouped)), (group[grouped], grouped)), shape=shape)
        sums = sp.csr_array(member @ documents)
        lengths = np.sqrt(np.asarray(sums.multiply(sums).sum(axis=1)).ravel())
        scale = sp.diags_array(1 / np.where(lengths > 0, lengths, 1.0))
        return cls(sp.csr_array(scale @ sums), np.bincount(group[grouped], minlength=n_groups))

    def completed(self, documents: Any, group: Indices) -> Indices:
        """Assign documents of group -1 to the most similar group, or to the largest."""
        left_out = np.flatnonzero(group == UNGROUPED)
        completed = group.copy()
        completed[left_out] = self.scores(sp.csr_array(documents)[left_out]).argmax(axis=1)
        return completed

    def scores(self, documents: Any) -> NDArray[np.float64]:
        """The similarity to each group, or the shares of the groups if none is similar."""
        similarity = (documents @ self.directions.T).toarray()
        is_similar = similarity.max(axis=1, keepdims=True) > 0
        return np.where(is_similar, similarity, self.sizes / max(int(self.sizes.sum()), 1))


def mean_neighbour_coordinates(
    queries: Any, documents: Any, coordinates: NDArray[np.float64], n_neighbors: int
) -> NDArray[np.float64]:
    """Embed new documents at the mean of their neighbours: z(x) = Σ a(x,i) z_i / Σ a(x,i)."""
    neighbours = nearest_documents(queries, documents, n_neighbors)
    return unit_length(_weights(neighbours, documents.shape[0]) @ coordinates)


def _weights(neighbours: NeighbourLists, n_documents: int) -> sp.csr_array:
    filled = neighbours.indices != NO_NEIGHBOUR
    rows = np.repeat(np.arange(len(filled)), filled.sum(axis=1))
    entries = (neighbours.similarities[filled], (rows, neighbours.indices[filled]))
    return sp.csr_array(entries, shape=(len(filled), n_documents))


def _notes_on_parts(sizes: Indices, n_kept: int) -> tuple[str, ...]:
    left_out, notes = sizes[n_kept:], []
    alone = int((left_out == 1).sum())
    if alone:
        notes.append(
            f"{counted(alone, 'document')} {'has' if alone == 1 else 'have'} no neighbour; "
            "the group with the most similar terms was joined."
        )
    if (left_out > 1).any():
        notes.append(
            f"{left_out[left_out > 1].sum()} documents are in {(left_out > 1).sum()} parts of the "
            "graph that could not be used; they joined the group with the most similar terms."
        )
    if n_kept > 1:
        notes.append(f"The graph has {n_kept} unconnected parts.")
    return tuple(notes)
