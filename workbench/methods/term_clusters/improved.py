"""Our variant of the term-cluster kernel: terms linked by mutual information in all texts.

A document is compared both as it is and after the first step of diffusion, d(x) = x + γ x S at
unit length: the kernel is 2 α x'y + 2 (1 − α) d(x)'d(y). The plain part serves where
labels are many, the diffused part adds terms that no labelled document contains; with m labels per
class on average, α = m / (m + h). A positive b gives few labels a higher cost: C is multiplied by
1 + b (1 − α). The clusters of terms are for display; the diffusion follows the graph itself.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from sklearn.utils.validation import check_is_fitted

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import is_sparse, unit_rows, with_int32_indices
from workbench.methods.algebra.graph_walks import symmetric_walk
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.term_graphs import TermDiffusion, term_graph
from workbench.methods.base import UNLABELLED, Prepared, TransductiveClassifier
from workbench.methods.term_clusters.information_clusters import (
    UNCLUSTERED,
    information_clusters,
    term_strengths,
)
from workbench.parameters import parameter


@dataclass(frozen=True)
class SideBySideMachine:
    """A linear SVM on documents as they are, followed by the same documents diffused."""

    diffusion: TermDiffusion
    plain_share: float  # α
    machine: LinearMachine

    @classmethod
    def learn(
        cls,
        diffusion: TermDiffusion,
        plain_share: float,
        X: Any,
        class_index: Indices,
        n_classes: int,
        cost: float,
        seed: int = 0,
    ) -> "SideBySideMachine":
        """Only the training documents are stored diffused."""
        plain, diffused = _factors(plain_share)
        parts = [plain * unit_rows(X), diffused * diffusion.apply(X)]
        both = sp.hstack(parts, format="csr") if is_sparse(X) else np.hstack(parts)
        both = with_int32_indices(sp.csr_array(both)) if is_sparse(X) else both
        machine = LinearMachine.learn(both, class_index, n_classes, cost, seed)
        return cls(diffusion, plain_share, machine)

    @property
    def halves(self) -> tuple[Floats, Floats]:
        """Weights of the terms as they are, and of the diffused terms."""
        n_terms = self.machine.weights.shape[1] // 2
        plain, diffused = _factors(self.plain_share)
        weights = self.machine.weights
        return plain * weights[:, :n_terms], diffused * weights[:, n_terms:]

    def scores(self, X: Any) -> Floats:
        """The margin of each class for each document."""
        plain, diffused = self.halves
        products = np.asarray(unit_rows(X) @ plain.T) + self.diffusion.products(X, diffused)
        return products + self.machine.intercepts


def _factors(plain_share: float) -> tuple[float, float]:
    """What both parts of a document are multiplied by: √(2α) and √(2(1 − α))."""
    return (2 * plain_share) ** 0.5, (2 * (1 - plain_share)) ** 0.5


@dataclass(eq=False, repr=False)
class InformationClusterKernel(TransductiveClassifier):
    """A linear SVM on documents and on what their terms have in common with other terms."""

    n_clusters: int = parameter(
        100, "Term clusters", low=1, high=10_000, help="for display; no prediction depends on them"
    )
    strength: float = parameter(12.0, "Strength γ", low=0.0, high=1000.0, help="0: no diffusion")
    half_labels: float = parameter(
        30.0,
        "Labels per class for equal parts h",
        low=0.0,
        high=1e6,
        help="With fewer labels the diffused part has more weight, with more the plain one",
    )
    n_neighbors: int = parameter(20, "Nearest terms", low=1, high=1000)
    n_terms: int = parameter(
        8_000, "Most frequent terms", low=1, high=100_000, help="Others stay as they are"
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    few_labels_cost: float = parameter(
        0.0,
        "Higher cost with few labels b",
        low=0.0,
        high=1000.0,
        help="C is multiplied by 1 + b (1 − α), where 1 − α is the weight of the diffused part",
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_clusters", "n_neighbors", "n_terms", "seed")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Link and cluster the terms of all texts, once for all labels."""
        graph = term_graph(X, self.n_terms, self.n_neighbors)
        clusters = information_clusters(graph, self.n_clusters, self.seed)
        return {"graph": graph, "clusters": clusters}

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        graph = sp.csr_array(prepared["graph"])
        self.term_affinity_, self.term_clusters_ = graph, np.asarray(prepared["clusters"])
        self.term_strengths_ = term_strengths(graph, self.term_clusters_)
        diffusion, known = TermDiffusion(symmetric_walk(graph), self.strength), class_index >= 0
        n_classes, labels = len(self.classes_), class_index[known]
        per_class = len(labels) / n_classes
        share = per_class / (per_class + self.half_labels)
        cost = self.cost * (1 + self.few_labels_cost * (1 - share))
        self._model = SideBySideMachine.learn(
            diffusion, share, X[known], labels, n_classes, cost, self.seed
        )
        plain, diffused = self._model.halves
        self.term_weights_ = plain + diffused + self.strength * (diffusion.walk @ diffused.T).T
        self.notes_ = (self._note(),)
        self.transduction_scores_ = self._model.scores(X)
        return self.transduction_scores_.argmax(axis=1)

    def term_similarities(self, term: int) -> Floats:
        """The cosine of a term with every term after the diffusion."""
        check_is_fitted(self)
        return self._model.diffusion.term_similarities(term)

    def _note(self) -> str:
        linked = int(np.count_nonzero(self.term_clusters_ != UNCLUSTERED))
        n_clusters = int(self.term_clusters_.max(initial=UNLABELLED)) + 1
        return f"{linked} of {len(self.term_clusters_)} terms are linked, in {n_clusters} clusters."

    def _classify(self, X: Any) -> Indices:
        return self._model.scores(X).argmax(axis=1)
