"""Recursive two-way normalised cuts of a graph (Shi and Malik), kept as a tree of cuts.

A part is cut at the threshold on the second eigenvector of (D − W) y = λ D y with the smallest
Ncut = cut/assoc(A) + cut/assoc(B). Unconnected parts are separated first, at no cost. Undoing the
last cuts gives every smaller number of clusters, so one tree serves them all.
"""

import heapq
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.input_checks import (
    checked_affinity,
    require_number,
    require_whole_number,
)
from workbench.methods.term_clusters.second_eigenvector import second_eigenvector

LARGEST_FIRST, BEST_CUT_FIRST = "largest first", "best cut first"
ORDERS = (LARGEST_FIRST, BEST_CUT_FIRST)
NO_LIMIT = 2.0  # Ncut is never above 2

_SAME_ENTRY = 1e-7  # relative to the range of an eigenvector
_SAME_CUT = 1e-10


@dataclass(frozen=True)
class CutTree:
    """The cuts in their order: cut s splits part `parents[s]` and gives one side the number s+1."""

    parts: Indices  # of each node after all cuts
    parents: Indices
    cut_values: Floats
    refused: bool  # a part stayed whole because its best cut was above the threshold

    def clusters(self, n_clusters: int) -> Indices:
        """Cluster of each node with at most `n_clusters` clusters, the largest cluster first."""
        number = np.arange(len(self.parents) + 1)
        for cut in range(n_clusters - 1, len(self.parents)):  # a cut is undone after its parent's
            number[cut + 1] = number[self.parents[cut]]
        return _largest_first(number[self.parts])

    def stopped_by(self, n_clusters: int) -> str:
        """Describe what ended the cutting."""
        if n_clusters <= len(self.parents) + 1:
            return "the requested number of clusters"
        return "the cut threshold" if self.refused else "nothing left to cut"


def normalized_cut(
    affinity: Any,
    n_clusters: int,
    *,
    order: str = LARGEST_FIRST,
    cut_threshold: float = NO_LIMIT,
) -> Indices:
    """Number the cluster of each node of a graph, the largest cluster first.

    There are fewer than `n_clusters` if every further cut is above the threshold.
    """
    links = checked_affinity(affinity)
    require_whole_number("n_clusters", n_clusters, 1, links.shape[0], "the number of terms")
    return cut_tree(links, n_clusters, order, cut_threshold).clusters(n_clusters)


def cut_tree(
    affinity: Any,
    n_clusters: int,
    order: str = LARGEST_FIRST,
    cut_threshold: float = NO_LIMIT,
) -> CutTree:
    """Cut until there are `n_clusters` parts, or no part has a cut up to the threshold.

    `n_clusters` may exceed the number of nodes: a sweep prepares one tree for its largest value.
    """
    require_whole_number("n_clusters", n_clusters, 1)
    require_number("cut_threshold", cut_threshold, 0.0)
    if order not in ORDERS:
        raise ParameterError(f"order = {order!r} must be one of {', '.join(ORDERS)}.")
    links = _links(affinity)
    growing = _GrowingTree(order, cut_threshold, links.shape[0])
    growing.offer(_Part(0, np.arange(links.shape[0]), links if links.nnz else None))
    while growing.queue and len(growing.parents) + 1 < n_clusters:
        growing.cut_next()
    return growing.tree()


@dataclass(frozen=True)
class _Part:
    """Some nodes and the links among them, or None if there are no links."""

    number: int
    nodes: Indices
    links: Any

    def half(self, number: int, chosen: NDArray[np.bool_]) -> "_Part":
        rows = np.flatnonzero(chosen)
        links = self.links[rows][:, rows]
        return _Part(number, self.nodes[rows], links if links.nnz else None)


@dataclass(frozen=True)
class _Cut:
    first_side: NDArray[np.bool_]
    value: float


class _GrowingTree:
    """The cuts so far, and a queue of the parts that can still be cut."""

    def __init__(self, order: str, cut_threshold: float, n_nodes: int) -> None:
        self._best_first = order == BEST_CUT_FIRST
        self._threshold = cut_threshold + _SAME_CUT
        self._number_of = np.zeros(n_nodes, dtype=np.int64)
        self._refused = False
        self.queue: list[Any] = []
        self.parents: list[int] = []
        self._values: list[float] = []

    def offer(self, part: _Part) -> None:
        """Add a part to the queue; parts without links come last: cutting them has no effect."""
        self._number_of[part.nodes] = part.number
        if len(part.nodes) < 2:
            return
        size, first = len(part.nodes), int(part.nodes[0])
        if part.links is None:
            heapq.heappush(self.queue, (1, 0.0, -size, first, part, None))
            return
        cut = None
        if self._best_first:
            cut = _best_cut(part.links)
            if self._refuses(cut):
                return
        key = cut.value if cut else 0.0
        heapq.heappush(self.queue, (0, key, -size, first, part, cut))

    def cut_next(self) -> None:
        """Cut the first part of the queue, unless its best cut is above the threshold."""
        *_, part, cut = heapq.heappop(self.queue)
        if part.links is None:
            self._record(part.number, 0.0)
            self.offer(_Part(len(self.parents), part.nodes[-1:], None))
            self._put_back(_Part(part.number, part.nodes[:-1], None))
            return
        cut = cut or _best_cut(part.links)
        if not self._best_first and self._refuses(cut):
            return
        self._record(part.number, cut.value)
        kept = cut.first_side
        if 2 * kept.sum() < len(kept) or (2 * kept.sum() == len(kept) and not kept[0]):
            kept = ~kept
        self.offer(part.half(part.number, kept))
        self.offer(part.half(len(self.parents), ~kept))

    def tree(self) -> CutTree:
        """The cuts so far."""
        return CutTree(
            self._number_of,
            np.array(self.parents, dtype=np.int64),
            np.array(self._values, dtype=np.float64),
            self._refused,
        )

    def _put_back(self, part: _Part) -> None:
        """Return the rest of a part without links to the queue; its nodes are numbered already."""
        if len(part.nodes) > 1:
            key = (1, 0.0, -len(part.nodes), int(part.nodes[0]), part, None)
            heapq.heappush(self.queue, key)

    def _record(self, number: int, value: float) -> None:
        self.parents.append(number)
        self._values.append(value)

    def _refuses(self, cut: _Cut) -> bool:
        is_above = cut.value > self._threshold
        self._refused |= is_above
        return is_above


def _best_cut(links: Any) -> _Cut:
    degrees = np.asarray(links.sum(axis=1)).ravel()
    if not degrees.all():
        return _Cut(degrees > 0, 0.0)
    count, component = connected_components(links, directed=False)
    if count > 1:
        return _Cut(component == np.bincount(component).argmax(), 0.0)
    return _threshold_cut(links, degrees, second_eigenvector(links, degrees))


def _threshold_cut(links: Any, degrees: Floats, entries: Floats) -> _Cut:
    """The threshold between distinct entries with the smallest Ncut, the most even among equals."""
    order = np.argsort(entries, kind="stable")
    position = np.empty_like(order)
    position[order] = np.arange(len(order))
    edges = links.tocoo()
    joined_at = np.maximum(position[edges.row], position[edges.col])
    within = np.cumsum(np.bincount(joined_at, weights=edges.data, minlength=len(order)))[:-1]
    volume = np.cumsum(degrees[order])
    first, second = volume[:-1], volume[-1] - volume[:-1]
    crossing = np.maximum(first - within, 0.0)
    values = crossing / first + crossing / np.maximum(second, np.finfo(np.float64).tiny)
    rises = np.diff(entries[order])
    allowed = rises > _SAME_ENTRY * (entries.max() - entries.min())
    candidates = np.flatnonzero(allowed if allowed.any() else np.ones_like(allowed))
    cheapest = candidates[values[candidates] <= values[candidates].min() + _SAME_CUT]
    unevenness = np.abs(2 * (cheapest + 1) - len(order))
    chosen = cheapest[unevenness.argmin()]
    return _Cut(position <= chosen, float(values[chosen]))


def _largest_first(labels: Indices) -> Indices:
    """Number clusters by size, then by their first node."""
    _, first, position, sizes = np.unique(
        labels, return_index=True, return_inverse=True, return_counts=True
    )
    rank = np.empty_like(first)
    rank[np.lexsort((first, -sizes))] = np.arange(len(first))
    return rank[position].astype(np.int64)


def _links(affinity: Any) -> sp.csr_array:
    """Check the affinity and remove its diagonal."""
    links = checked_affinity(affinity).copy()  # the caller's matrix is not changed
    links.setdiag(0.0)
    links.eliminate_zeros()
    return links
