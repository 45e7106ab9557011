"""Grouping with bias (Yu and Shi 2001): normalised cuts that never separate documents of a class.

The cut x maximises x' W x / x' D x subject to U' x = 0, which makes x equal on documents known to
belong together. Instead of projecting U away, such documents are merged into one node: with the
merging matrix P, W becomes P' W P and D becomes P' D P, a smaller problem with the same solutions.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.methods.algebra.document_kernels import sigma_parameter
from workbench.methods.algebra.graph_settings import DIVISIVE
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.input_checks import checked_affinity
from workbench.methods.algebra.nearest import cosine_rows
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.methods.spectral.affinities import affinity_parameter, prepare_neighbours
from workbench.methods.spectral.classification import SpectralModel
from workbench.methods.spectral.constraints import (
    UNGROUPED,
    LinkedAffinity,
    checked_labels,
    close_links,
    unlinked,
)
from workbench.methods.spectral.embedding import (
    EMBEDDING_TOLERANCE,
    Embedding,
    candidate_neighbours,
    labelled_parts,
)
from workbench.methods.spectral.point_classifiers import NEAREST, point_classifier
from workbench.methods.spectral.space import EXACT, SpectralSpace, spectral_space
from workbench.parameters import parameter


def biased_coordinates(
    affinity: Any, n_components: int, labels: Any = None, must_link: Any = (), *, seed: int = 0
) -> NDArray[np.float64]:
    """Embed documents by the cuts that keep classes and must-linked documents together."""
    graph = checked_affinity(affinity)
    groups = checked_labels(labels, graph.shape[0])
    order = np.argsort(groups, kind="stable")
    same = (groups[order[1:]] == groups[order[:-1]]) & (groups[order[1:]] != UNGROUPED)
    label_pairs = np.column_stack([order[:-1][same], order[1:][same]])
    pairs = np.concatenate([label_pairs, np.asarray(must_link, dtype=np.int64).reshape(-1, 2)])
    merged = close_links(graph.shape[0], pairs).groups
    return biased_space(graph, merged, n_components, seed, EXACT).coordinates


def biased_space(
    affinity: sp.csr_array, groups: Indices, n_components: int, seed: int, tolerance: float
) -> SpectralSpace:
    """Solve the merged problem and give every document the coordinates of its node."""
    node = _nodes(groups)
    shape = (len(node), int(node.max()) + 1)
    merging = sp.csr_array((np.ones(len(node)), (np.arange(len(node)), node)), shape=shape)
    merged = unlinked(sp.csr_array(merging.T @ affinity @ merging))
    space = spectral_space(merged, min(n_components, shape[1]), DIVISIVE, seed, tolerance)
    return SpectralSpace(space.coordinates[node], space.eigenvalues, space.vectors[node])


def _nodes(groups: Indices) -> Indices:
    """Number the merged nodes: one for each group, one for each document without a group."""
    ungrouped = groups == UNGROUPED
    numbers = np.where(ungrouped, groups.max(initial=0) + 1 + np.arange(len(groups)), groups)
    return np.unique(numbers, return_inverse=True)[1]


@dataclass(eq=False, repr=False)
class GroupingWithBias(TransductiveClassifier):
    """Classes as normalised cuts that never separate documents of one known class."""

    prepared_by: ClassVar[tuple[str, ...]] = ("affinity", "sigma")
    prepared_up_to: ClassVar[str | None] = "n_neighbors"

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    affinity: str = affinity_parameter()
    sigma: float = sigma_parameter()
    n_components: int = parameter(0, "Eigenvectors", low=0, high=1000, help="0: as many as classes")
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def prepare(self, X: Any, class_index: Indices | None = None) -> Prepared:  # noqa: ARG002
        """Find the neighbours of each document, once for all smaller numbers and all labels."""
        return prepare_neighbours(X, self.n_neighbors, self.affinity, self.sigma)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        (neighbours,) = candidate_neighbours(prepared, self.n_neighbors, choose=False)
        self.affinity_ = affinity_of(neighbours)
        rows, notes = labelled_parts(LinkedAffinity(self.affinity_, class_index))
        inner = self.affinity_[rows][:, rows]
        count = min(self.n_components or len(self.classes_), len(rows))
        space = biased_space(inner, class_index[rows], count, self.seed, EMBEDDING_TOLERANCE)
        embedding = Embedding(rows, space, X.shape[0], notes)
        self.coordinates_, self.eigenvalues_ = embedding.all_coordinates(), space.eigenvalues
        self.notes_ = notes
        labelled = class_index != UNGROUPED
        classifier = point_classifier(
            NEAREST, self.coordinates_[labelled], class_index[labelled], 1.0, self.seed
        )
        n_classes = len(self.classes_)
        self._model = SpectralModel.of(cosine_rows(X), embedding, classifier, n_classes)
        self.transduction_scores_ = self._model.scores
        return self._model.predicted

    def _classify(self, X: Any) -> Indices:
        return self._model.classify(cosine_rows(X), self.n_neighbors)
