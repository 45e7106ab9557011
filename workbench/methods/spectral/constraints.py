"""Constraints on pairs of documents, and affinities overridden by them.

Documents of one class, or with a must-link, get affinity 1; documents of different classes, or with
a cannot-link, get affinity 0. A class of n_c documents would fill n_c² entries, so the override
remains a product: A v = B v + Y (Y' v) - l v, where B is the sparse affinity without the overridden
pairs, Y indicates the group of each document and l marks the documents in a group.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.graphs import connected_parts
from workbench.methods.algebra.input_checks import (
    checked_affinity,
    keep_types,
    refuse_minus_one_as_text,
)

UNGROUPED = -1
Pairs = NDArray[np.int64]


@dataclass(frozen=True)
class GroupedConstraints:
    """Groups of documents that belong together, and pairs of groups that must stay apart.

    `notes` reports the links that contradict others and were left out.
    """

    groups: Indices
    apart: Pairs
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class LinkedAffinity:
    """A symmetric affinity: a sparse part, and groups whose documents have affinity 1."""

    sparse: sp.csr_array
    groups: Indices
    divided: Any = None  # the sparse part as products in blocks, where helpers compute them

    @cached_property
    def members(self) -> sp.csr_array:
        """Y, the documents-by-groups indicator."""
        grouped = np.flatnonzero(self.groups != UNGROUPED)
        n_groups = int(self.groups.max(initial=UNGROUPED)) + 1
        ones = np.ones(len(grouped))
        shape = (len(self.groups), n_groups)
        return sp.csr_array((ones, (grouped, self.groups[grouped])), shape=shape)

    @cached_property
    def _members_transposed(self) -> sp.csr_array:
        return self.members.T.tocsr()

    @cached_property
    def degrees(self) -> NDArray[np.float64]:
        """The diagonal of D: row sums of the affinity."""
        return self.product(np.ones((len(self.groups), 1))).ravel()

    def product(self, block: NDArray[np.float64]) -> NDArray[np.float64]:
        """Multiply the affinity by a block of columns."""
        result = (self.sparse if self.divided is None else self.divided) @ block
        if self.members.nnz:
            result += self.members @ (self._members_transposed @ block)
            grouped = self.groups != UNGROUPED
            result[grouped] -= block[grouped]
        return result

    def parts(self) -> Indices:
        """Number the connected components, the largest first."""
        return connected_parts(self.sparse + self._chains())

    def among(self, documents: Indices) -> "LinkedAffinity":
        """Restrict the affinity to some documents."""
        return LinkedAffinity(self.sparse[documents][:, documents], self.groups[documents])

    def explicit(self, most_pairs: int) -> sp.csr_array | None:
        """The affinity as a matrix, or None if the groups have too many pairs to be stored."""
        sizes = np.bincount(self.groups[self.groups != UNGROUPED]).astype(np.float64)
        if np.sum(sizes**2) > most_pairs:
            return None
        together = sp.coo_array(self.members @ self._members_transposed)
        between = together.row != together.col
        cells = (together.row[between], together.col[between])
        pairs = sp.coo_array((together.data[between], cells), shape=self.sparse.shape)
        return sp.csr_array(self.sparse + sp.csr_array(pairs))

    def _chains(self) -> sp.csr_array:
        """The fewest links that keep each group connected."""
        order = np.argsort(self.groups, kind="stable")
        first, second = order[:-1], order[1:]
        same = (self.groups[first] == self.groups[second]) & (self.groups[first] != UNGROUPED)
        ones = np.ones(int(same.sum()))
        return sp.csr_array((ones, (first[same], second[same])), shape=self.sparse.shape)


def unlinked(affinity: sp.csr_array) -> LinkedAffinity:
    """An affinity without constraints."""
    return LinkedAffinity(affinity, np.full(affinity.shape[0], UNGROUPED, dtype=np.int64))


def override(
    affinity: Any, labels: Any = None, must_link: Any = (), cannot_link: Any = ()
) -> LinkedAffinity:
    """Override only the given pairs: same class or must-link 1, other class or cannot-link 0."""
    graph = checked_affinity(affinity)
    size = graph.shape[0]
    groups = checked_labels(labels, size)
    must, cannot = (
        checked_pairs(must_link, size, "must_link"),
        checked_pairs(cannot_link, size, "cannot_link"),
    )
    _refuse_contradictions(groups, must, cannot)
    links = graph.tocoo()
    both_labelled = (groups[links.row] != UNGROUPED) & (groups[links.col] != UNGROUPED)
    constrained = np.isin(_keys(links.row, links.col, size), _both_ways(must, cannot, size=size))
    kept = ~(both_labelled | constrained) | (links.row == links.col)
    added = must[~_same_group(groups, must)]
    rows = np.concatenate([links.row[kept], added[:, 0], added[:, 1]])
    columns = np.concatenate([links.col[kept], added[:, 1], added[:, 0]])
    values = np.concatenate([links.data[kept], np.ones(2 * len(added))])
    return LinkedAffinity(sp.csr_array((values, (rows, columns)), shape=graph.shape), groups)


def override_groups(affinity: sp.csr_array, links: GroupedConstraints) -> LinkedAffinity:
    """Override all pairs within a group by 1 and all pairs of groups that are apart by 0."""
    entries = affinity.tocoo()
    first, second = links.groups[entries.row], links.groups[entries.col]
    n_groups = int(links.groups.max(initial=UNGROUPED)) + 1
    grouped = (first != UNGROUPED) & (second != UNGROUPED)
    apart = _both_ways(links.apart, size=n_groups)
    dropped = (first == second) | np.isin(_keys(first, second, n_groups), apart)
    kept = ~(grouped & dropped) | (entries.row == entries.col)
    sparse = sp.csr_array(
        (entries.data[kept], (entries.row[kept], entries.col[kept])), shape=affinity.shape
    )
    return LinkedAffinity(sparse, links.groups)


def close_links(size: int, must_link: Any = (), cannot_link: Any = ()) -> GroupedConstraints:
    """Close the must-links transitively, and apply each cannot-link to whole groups.

    A cannot-link inside a group contradicts the must-links of the group and is left out.
    """
    must = checked_pairs(must_link, size, "must_link")
    cannot = checked_pairs(cannot_link, size, "cannot_link")
    linked = np.unique(np.concatenate([must.ravel(), cannot.ravel()]))
    graph = sp.csr_array((np.ones(len(must)), (must[:, 0], must[:, 1])), shape=(size, size))
    part = connected_parts(graph)
    groups = np.full(size, UNGROUPED, dtype=np.int64)
    groups[linked] = np.unique(part[linked], return_inverse=True)[1]
    between = groups[cannot]
    inside = between[:, 0] == between[:, 1]
    return GroupedConstraints(groups, between[~inside], _contradictions(cannot[inside]))


def checked_labels(labels: Any, size: int) -> Indices:
    """Number the classes of the labels from 0; None means that no document is labelled."""
    if labels is None:
        return np.full(size, UNGROUPED, dtype=np.int64)
    array = np.asarray(keep_types(labels))
    if array.shape != (size,):
        raise ParameterError(f"labels has shape {array.shape}; {size} documents need ({size},).")
    if array.dtype.kind == "f" and np.isnan(array).any():
        raise ParameterError("labels holds NaN; -1 marks an unknown class.")
    refuse_minus_one_as_text(array, "labels")
    labelled = array != UNGROUPED
    groups = np.full(size, UNGROUPED, dtype=np.int64)
    try:
        groups[labelled] = np.unique(array[labelled], return_inverse=True)[1]
    except TypeError:
        raise ParameterError(
            "labels mixes numbers and names; a class is one or the other."
        ) from None
    return groups


def checked_pairs(pairs: Any, size: int, name: str) -> Pairs:
    """Check that pairs name two documents each, and drop links of a document with itself."""
    listed = pairs if isinstance(pairs, np.ndarray) else _listed(pairs)
    if listed.size and (listed.ndim != 2 or listed.shape[1] != 2 or listed.dtype.kind not in "iu"):
        raise ParameterError(f"{name} must hold pairs of document numbers, such as (0, 5).")
    links = listed.astype(np.int64).reshape(-1, 2)
    outside = links[((links < 0) | (links >= size)).any(axis=1)]
    if len(outside):
        raise ParameterError(
            f"{name} holds the pair {tuple(outside[0].tolist())}; "
            f"documents are numbered from 0 to {size - 1}."
        )
    is_loop = links[:, 0] == links[:, 1]
    if name == "cannot_link" and is_loop.any():
        raise ParameterError(f"cannot_link pairs document {links[is_loop][0, 0]} with itself.")
    return links[~is_loop]


def _listed(pairs: Any) -> NDArray[Any]:
    try:
        return np.array(list(pairs or ()))
    except (TypeError, ValueError):  # not a list, or pairs of unequal length
        return np.array([None])


def _refuse_contradictions(groups: Indices, must: Pairs, cannot: Pairs) -> None:
    size = len(groups)
    both_labelled = (groups[must] != UNGROUPED).all(axis=1)
    wrong = np.concatenate(
        [
            cannot[np.isin(_keys(cannot[:, 0], cannot[:, 1], size), _both_ways(must, size=size))],
            cannot[_same_group(groups, cannot)],
            must[both_labelled & ~_same_group(groups, must)],
        ]
    )
    if len(wrong):
        raise ParameterError(
            f"The labels and links both join and separate documents {wrong[0, 0]} and "
            f"{wrong[0, 1]}; remove one of the two constraints."
        )


def _contradictions(pairs: Pairs) -> tuple[str, ...]:
    if not len(pairs):
        return ()
    first, second = pairs[0].tolist()
    return (
        f"{len(pairs)} cannot-links contradict the must-links and were left out; "
        f"documents {first} and {second} are an example.",
    )


def _same_group(groups: Indices, pairs: Pairs) -> NDArray[np.bool_]:
    first, second = groups[pairs[:, 0]], groups[pairs[:, 1]]
    return (first == second) & (first != UNGROUPED)


def _keys(rows: NDArray[Any], columns: NDArray[Any], size: int) -> Indices:
    return np.asarray(rows, dtype=np.int64) * size + columns


def _both_ways(*pairs: Pairs, size: int) -> Indices:
    links = np.concatenate(pairs)
    first, second = links[:, 0], links[:, 1]
    return np.unique(np.concatenate([_keys(first, second, size), _keys(second, first, size)]))
