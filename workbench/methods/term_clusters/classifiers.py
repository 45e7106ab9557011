"""TCB: documents compared after their terms have diffused within clusters (Wang and Wang, 2005)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from workbench.methods.algebra.diffusion import ClusteredGraph, DiffusionMap
from workbench.methods.algebra.document_rows import (
    dense,
    is_sparse,
    occurrences,
    row_squares,
    unit_rows,
)
from workbench.methods.algebra.factorisation import leading_factors
from workbench.methods.algebra.folds import evenly_spaced
from workbench.methods.algebra.neighbour_votes import NeighbourVotes
from workbench.methods.algebra.vector_classifiers import LinearMargins
from workbench.methods.algebra.weighting import WEIGHTINGS, learn_term_weights, weigh
from workbench.methods.base import Prepared, TextClassifier
from workbench.methods.term_clusters.affinity import SHAPES, term_affinity
from workbench.methods.term_clusters.cut import NO_LIMIT, ORDERS, CutTree, cut_tree
from workbench.methods.term_clusters.decay_choice import (
    DECAY_CANDIDATES,
    DECAY_CHOICES,
    FIXED,
    LEFT_OUT,
    best_decay,
    cross_validated_accuracy,
    leave_one_out_accuracy,
    median_degree,
)
from workbench.parameters import parameter

NEAREST, LINEAR_SVM = "nearest neighbour", "linear-svm"
_BLOCK_ENTRIES = 4_000_000
_DENSE_SHARE = 0.1  # above this share of non-zeros, dense products are faster
_DIMENSIONS = 20


@dataclass(eq=False, repr=False)
class TermClusterKernel(TextClassifier):
    """Nearest neighbours or a linear SVM on documents diffused within clusters of terms (TCB)."""

    prepared_by: ClassVar[tuple[str, ...]] = (
        "order",
        "cut_threshold",
        "shape",
        "sigma",
        "mask_zero",
        "n_links",
        "max_document_share",
    )
    prepared_up_to: ClassVar[str | None] = "n_clusters"

    n_clusters: int = parameter(
        200,
        "Term clusters",
        low=1,
        high=100_000,
        help="1: no clustering; as many as terms: plain cosine",
    )
    decay_choice: str = parameter(
        LEFT_OUT,
        "Choice of β",
        choices=DECAY_CHOICES,
        help="By training documents left out, from "
        f"{', '.join(f'{x:g}' for x in DECAY_CANDIDATES)}; fixed: the value below",
    )
    decay: float = parameter(
        0.1,
        "Diffusion β",
        low=0.0,
        high=1000.0,
        help="If fixed; in units of 1 / median degree of the linked terms; 0: no diffusion",
    )
    classifier: str = parameter(NEAREST, "Classifier", choices=(NEAREST, LINEAR_SVM))
    n_neighbors: int = parameter(1, "Neighbours", low=1, high=1000)
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e4, logarithmic=True)
    unit_length: bool = parameter(
        True,
        "Unit length",
        help="Compare mapped documents by cosine; otherwise by x'Ky, which prefers long documents",
    )
    weighting: str = parameter(
        "as given",
        "Term weighting",
        choices=WEIGHTINGS,
        help="Weights of the documents; the links of terms always count documents",
    )
    n_links: int = parameter(
        50, "Links per term", low=0, high=100_000, help="The strongest ones are kept; 0: all"
    )
    max_document_share: float = parameter(
        0.5,
        "Maximum document share of linked terms",
        low=0.0,
        high=1.0,
        help="Terms in a larger share of the documents get no links",
    )
    shape: str = parameter(
        SHAPES[0],
        "Edge weight",
        choices=SHAPES,
        help="cosine: g/√(g_ii g_jj); others of r = g/g_m: r^σ, exp(−((1−r)/σ)²), exp(−(1−r)/σ)",
    )
    sigma: float = parameter(1.0, "Parameter σ of the edge weight", low=1e-3, high=1e3)
    mask_zero: bool = parameter(
        True,
        "Only terms that co-occur",
        help="Off: gauss and exp also give weight to pairs without common documents",
    )
    order: str = parameter(
        ORDERS[0], "Order of cuts", choices=ORDERS, help="The cluster that is cut next"
    )
    cut_threshold: float = parameter(
        NO_LIMIT,
        "Maximum normalised cut",
        low=0.0,
        high=NO_LIMIT,
        help="Clusters whose best cut is above this value stay whole; 2: no limit",
    )

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:
        """Link the terms and cut the graph, once for all smaller numbers of clusters."""
        affinity = self._affinity(X, class_index)
        tree = cut_tree(affinity, self.n_clusters, self.order, self.cut_threshold)
        return {
            "affinity": affinity,
            "parts": tree.parts,
            "parents": tree.parents,
            "cut_values": tree.cut_values,
            "refused": np.array(tree.refused),
        }

    def coordinates(self, X: Any) -> NDArray[np.float64]:
        """Coordinates of documents on the strongest directions of the mapped training documents."""
        check_is_fitted(self)
        directions = leading_factors(self._training, _DIMENSIONS).right
        return np.asarray(self._mapped(self._checked(X, reset=False)) @ directions)

    @property
    def term_weights_(self) -> NDArray[np.float64]:
        """Weight of each term for each class (classes × terms).

        For the SVM its weights mapped back to terms; for neighbours how much more similar, on
        average, the term is to the documents of the class than to all documents.
        """
        check_is_fitted(self)
        return self._map.apply(self._class_directions())

    def _affinity(self, X: Any, class_index: NDArray[np.int64] | None) -> sp.csr_array:  # noqa: ARG002
        return term_affinity(occurrences(X), **self._edge_settings())

    def _edge_settings(self) -> dict[str, Any]:
        names = ("shape", "sigma", "mask_zero", "n_links", "max_document_share")
        return {name: getattr(self, name) for name in names}

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        tree = CutTree(*(prepared[name] for name in ("parts", "parents", "cut_values", "refused")))
        self.term_affinity_ = sp.csr_array(prepared["affinity"])
        self.term_clusters_ = tree.clusters(self.n_clusters)
        self.stopped_by_ = tree.stopped_by(self.n_clusters)
        self._term_weighting = learn_term_weights(X, self.weighting)
        known = prepared.get("without labels", {})
        self._learn_map(weigh(X, self.weighting, self._term_weighting), class_index, known)
        self.notes_ = self._notes()
        self._training = known.get("mapped") if self._map is known.get("map") else self._mapped(X)
        if self.decay_choice == FIXED:
            known.update(map=self._map, mapped=self._training)
        self._class_index = class_index
        self._classifier: NeighbourVotes | LinearMargins
        if self.classifier == LINEAR_SVM:
            n_classes = len(self.classes_)
            self._classifier = LinearMargins(self._training, class_index, n_classes, self.cost)
        else:
            self._classifier = self._neighbours(self._training, class_index)

    def _learn_map(self, documents: Any, class_index: NDArray[np.int64], known: Prepared) -> None:
        """Choose β unless it is fixed; all candidates share the eigenvectors of the clusters."""
        graph = known.get("graph") or ClusteredGraph(self.term_affinity_, self.term_clusters_)
        known["graph"] = graph
        typical = median_degree(self.term_affinity_)
        chosen = self.decay
        self.decay_accuracies_: dict[float, float] = {}
        if self.decay_choice == LEFT_OUT:
            for candidate in DECAY_CANDIDATES:
                candidate_map = graph.diffusion(candidate / typical)
                accuracy = self._left_out_accuracy(candidate_map, documents, class_index)
                self.decay_accuracies_[candidate] = accuracy
            chosen = best_decay(self.decay_accuracies_, len(evenly_spaced(class_index)))
        self._relative_decay = chosen
        self.decay_ = chosen / typical
        self._map = known.get("map") or graph.diffusion(self.decay_)

    def _left_out_accuracy(
        self, candidate: DiffusionMap, documents: Any, class_index: NDArray[np.int64]
    ) -> float:
        rows = evenly_spaced(class_index)
        if self.classifier == LINEAR_SVM:
            vectors = self._apply_map(candidate, documents[rows])
            return cross_validated_accuracy(vectors, class_index[rows], self.cost)
        training = self._apply_map(candidate, documents)
        neighbours = self._neighbours(training, class_index)
        return leave_one_out_accuracy(neighbours, self._queries(training[rows]), rows)

    def _neighbours(self, training: Any, class_index: NDArray[np.int64]) -> NeighbourVotes:
        vectors = self._comparable(training)
        return NeighbourVotes(vectors, class_index, len(self.classes_), self.n_neighbors, "cosine")

    def _notes(self) -> tuple[str, ...]:
        n_found = int(self.term_clusters_.max()) + 1
        n_linked = int(np.count_nonzero(np.diff(self.term_affinity_.indptr)))
        notes = [
            f"{n_found} clusters of terms, {n_linked} of {len(self.term_clusters_)} terms with "
            f"links; cutting stopped by: {self.stopped_by_}."
        ]
        if n_found < self.n_clusters:
            notes.append(f"{self.n_clusters} clusters were requested, but only {n_found} exist.")
        if self.decay_accuracies_:
            tried = ", ".join(f"{x:g}: {100 * y:.1f} %" for x, y in self.decay_accuracies_.items())
            chosen = self._relative_decay
            notes.append(f"Relative β {chosen:g}, chosen by training documents left out ({tried}).")
        return tuple(notes)

    def _mapped(self, X: Any) -> Any:
        return self._apply_map(self._map, weigh(X, self.weighting, self._term_weighting))

    def _apply_map(self, diffusion: DiffusionMap, documents: Any) -> Any:
        mapped = diffusion.apply(documents)
        if is_sparse(mapped) and mapped.nnz > _DENSE_SHARE * mapped.shape[0] * mapped.shape[1]:
            mapped = mapped.toarray()  # products of dense rows are much faster
        return unit_rows(mapped) if self.unit_length else mapped

    def _comparable(self, training: Any) -> Any:
        """Training documents for the classifier.

        Neighbours are compared by cosine. To compare by x'Ky instead, an additional coordinate
        gives all training documents the same length; it is zero for new documents.
        """
        if self.unit_length:
            return training
        squares = row_squares(training)
        missing = np.sqrt(np.maximum(squares.max() - squares, 0.0))
        return _append_column(training, missing)

    def _queries(self, mapped: Any) -> Any:
        if self.unit_length or self.classifier == LINEAR_SVM:
            return mapped
        return _append_column(mapped, np.zeros(mapped.shape[0]))

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        return np.vstack([self._votes(self._mapped_queries(block)) for block in self._blocks(X)])

    def _blocks(self, X: Any) -> Iterator[Any]:
        step = max(1, _BLOCK_ENTRIES // X.shape[1])  # mapped documents may contain all terms
        return (X[start : start + step] for start in range(0, X.shape[0], step))

    def _mapped_queries(self, X: Any) -> Any:
        return self._queries(self._mapped(X))

    def _votes(self, mapped: Any) -> NDArray[np.float64]:
        return self._classifier.votes(mapped, row_squares(mapped))

    @classmethod
    def decisions_of_all(cls, fitted: Sequence[Self], X: Any) -> list[NDArray[Any]]:
        """Map the documents once where all classifiers have the same map."""
        first = fitted[0]
        if any(classifier._map is not first._map for classifier in fitted):
            return super().decisions_of_all(fitted, X)
        blocks = [
            [classifier._votes(mapped) for classifier in fitted]
            for mapped in map(first._mapped_queries, first._blocks(first._checked(X, reset=False)))
        ]
        scores = (np.vstack(parts) for parts in zip(*blocks, strict=True))
        return [(votes[:, 1] - votes[:, 0]) / 2 for votes in scores]

    def _class_directions(self) -> NDArray[np.float64]:
        """One direction per class in the mapped space."""
        if self.classifier == LINEAR_SVM:
            size = len(self.term_clusters_)
            axes, origin = sp.eye_array(size, format="csr"), sp.csr_array((1, size))
            margins = self._classifier.votes(axes, np.ones(size))
            return (margins - self._classifier.votes(origin, np.zeros(1))).T
        sizes = np.bincount(self._class_index)
        members = sp.csr_array(
            (1 / sizes[self._class_index], (self._class_index, np.arange(len(self._class_index))))
        )
        return dense(members @ self._training) - self._training.mean(axis=0).reshape(1, -1)


def _append_column(vectors: Any, column: NDArray[np.float64]) -> Any:
    if is_sparse(vectors):
        return sp.csr_array(sp.hstack([vectors, sp.csr_array(column[:, None])], format="csr"))
    return np.hstack([vectors, column[:, None]])
