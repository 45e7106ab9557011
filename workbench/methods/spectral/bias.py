"""Grouping with bias (Yu and Shi 2001): normalised cuts where groups must stay whole.

The cut x maximises x' W x / x' D x subject to U' x = 0, which makes x equal on documents known to
belong together. Instead of projecting U away, such documents are merged into one node: with the
merging matrix P, W becomes P' W P and D becomes P' D P, a smaller problem with the same solutions.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.input_checks import checked_affinity
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.class_assignment import NEAREST, point_classifier
from workbench.methods.spectral.classification import SpectralAnswer
from workbench.methods.spectral.constraints import (
    UNGROUPED,
    LinkedAffinity,
    checked_labels,
    close_links,
    unlinked,
)
from workbench.methods.spectral.documents import (
    PLACING_TOLERANCE,
    PlacedDocuments,
    labelled_parts,
    neighbours_prepared,
    neighbours_to_try,
)
from workbench.methods.spectral.space import DIVISIVE, EXACT, SpectralSpace, spectral_space
from workbench.parameters import parameter

Indices = NDArray[np.int64]


def biased_coordinates(
    affinity: Any, n_components: int, labels: Any = None, must_link: Any = (), *, seed: int = 0
) -> NDArray[np.float64]:
    """Place documents by the cuts that keep classes and must-linked documents together."""
    graph = checked_affinity(affinity)
    groups = checked_labels(labels, graph.shape[0])
    order = np.argsort(groups, kind="stable")
    same = (groups[order[1:]] == groups[order[:-1]]) & (groups[order[1:]] != UNGROUPED)
    by_label = np.column_stack([order[:-1][same], order[1:][same]])
    pairs = np.concatenate([by_label, np.asarray(must_link, dtype=np.int64).reshape(-1, 2)])
    merged = close_links(graph.shape[0], pairs).groups
    return biased_space(graph, merged, n_components, seed, EXACT).coordinates


def biased_space(
    affinity: sp.csr_array, groups: Indices, n_components: int, seed: int, tolerance: float
) -> SpectralSpace:
    """Solve the merged problem and give every document the place of its node."""
    node = _nodes(groups)
    shape = (len(node), int(node.max()) + 1)
    merging = sp.csr_array((np.ones(len(node)), (np.arange(len(node)), node)), shape=shape)
    merged = unlinked(sp.csr_array(merging.T @ affinity @ merging))
    space = spectral_space(merged, min(n_components, shape[1]), DIVISIVE, seed, tolerance)
    return SpectralSpace(space.coordinates[node], space.eigenvalues, space.vectors[node])


def _nodes(groups: Indices) -> Indices:
    """Number the merged nodes: one for each group, one for each document in none."""
    free = groups == UNGROUPED
    names = np.where(free, groups.max(initial=0) + 1 + np.arange(len(groups)), groups)
    return np.unique(names, return_inverse=True)[1]


@dataclass(eq=False, repr=False)
class GroupingWithBias(TransductiveClassifier):
    """Classes as normalised cuts that never separate documents of one known class."""

    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_neighbors: int = parameter(20, "NeighbourLists", low=1, high=1000)
    n_components: int = parameter(0, "Eigenvectors", low=0, high=1000, help="0: as many as classes")
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def prepare(self, X: Any, class_index: Indices | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document once for all numbers of neighbours and labels."""
        return neighbours_prepared(X, self.n_neighbors)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        (near,) = neighbours_to_try(prepared, self.n_neighbors, choose=False)
        self.affinity_ = affinity_of(near)
        rows, notes = labelled_parts(LinkedAffinity(self.affinity_, class_index))
        inner = self.affinity_[rows][:, rows]
        count = min(self.n_components or len(self.classes_), len(rows))
        space = biased_space(inner, class_index[rows], count, self.seed, PLACING_TOLERANCE)
        placed = PlacedDocuments(rows, space, X.shape[0], notes)
        self.coordinates_, self.eigenvalues_ = placed.everywhere(), space.eigenvalues
        self.notes_ = notes
        known = class_index != UNGROUPED
        judge = point_classifier(
            NEAREST, self.coordinates_[known], class_index[known], 1.0, self.seed
        )
        self._verdict = SpectralAnswer.reach(cosine_rows(X), placed, judge, len(self.classes_))
        self.transduction_scores_ = self._verdict.scores
        return self._verdict.found

    def _classify(self, X: Any) -> Indices:
        return self._verdict.classify(cosine_rows(X), self.n_neighbors)
