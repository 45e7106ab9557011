"""Flexible constrained spectral clustering: links are kept to a chosen degree (Wang, Davidson).

With L̄ = I − D^(−1/2) W D^(−1/2) of the neighbour graph and Q̄ = D^(−1/2) Q D^(−1/2), Q being +1 for
a must-link and −1 for a cannot-link, cuts are the eigenvectors of L̄ v = λ (Q̄ − θ I) v with λ > 0:
each keeps the links to a degree vᵀQ̄v above θ vᵀv. θ is a share of the (k − 1)-th largest eigenvalue
of Q̄, so k − 1 such cuts exist. Those of least cost vᵀL̄v, weighted by I − VᵀL̄V and divided by
the roots of the degrees, are the coordinates in which k-means finds k clusters.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
import scipy.linalg
import scipy.sparse as sp

from workbench.array_types import Floats
from workbench.methods.algebra.graph_walks import degrees_of, inverse_roots
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.base import Prepared, TextClusterer, require_clusters
from workbench.methods.spectral.clustering import k_means
from workbench.methods.spectral.constraints import checked_pairs, close_links
from workbench.methods.spectral.pairwise_k_means import SignedLinks
from workbench.parameters import parameter

_NONZERO = 1e-9  # what rounding leaves of zero, relative to eigenvalues of at most 2
_FREE = 1e-6  # cost of cuts between parts that are not connected
_SEEN = 1e-3  # length that must be left of a cut without the one that cuts nothing


@dataclass(eq=False, repr=False)
class FlexibleConstrainedClustering(TextClusterer):
    """Cuts of the neighbour graph that keep the links to a chosen degree."""

    n_clusters: int = parameter(
        0, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    degree: float = parameter(
        0.5,
        "How much links count",
        low=0.0,
        high=0.99,
        help="Share of the largest degree to which links can be kept",
    )
    n_starts: int = parameter(10, "Starts of k-means", low=1, high=1000)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors",)

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Link two documents if either is among the nearest neighbours of the other."""
        return {"graph": neighbour_affinity(X, self.n_neighbors)}

    def fit(
        self,
        X: Any,
        y: Any = None,  # noqa: ARG002
        prepared: Prepared | None = None,
        must_link: Any = (),
        cannot_link: Any = (),
    ) -> Self:
        """Find clusters; links are pairs of row numbers."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        require_clusters(self.n_clusters, X.shape[0])
        self.notes_ = close_links(X.shape[0], must_link, cannot_link).notes
        must = checked_pairs(must_link, X.shape[0], "must_link")
        cannot = checked_pairs(cannot_link, X.shape[0], "cannot_link")
        graph = (self.prepare(X) if prepared is None else prepared)["graph"]
        link_matrix = -SignedLinks.of(X.shape[0], must, cannot).matrix
        self.coordinates_ = cuts(graph, link_matrix, self.n_clusters, self.degree)
        self.labels_, _ = k_means(self.coordinates_, self.n_clusters, self.n_starts, self.seed)
        return self


def cuts(graph: Any, link_matrix: Any, n_clusters: int, degree: float) -> Floats:
    """The coordinates of documents in the cheapest cuts that keep the links."""
    degrees = degrees_of(graph)
    if not degrees.any():
        return np.zeros((len(degrees), 1))
    roots = inverse_roots(degrees)
    scale = sp.diags_array(roots)
    cost = np.eye(len(degrees)) - (scale @ graph @ scale).toarray()
    kept = (scale @ sp.csr_array(link_matrix, dtype=np.float64) @ scale).toarray()
    vectors = feasible_cuts(cost, kept, threshold(kept, n_clusters, degree))
    vectors = without_trivial(vectors, cost, np.sqrt(degrees / degrees.sum()))
    order = np.argsort(costs_of(vectors, cost), kind="stable")
    chosen = vectors[:, order[: max(1, n_clusters - 1)]]
    if not chosen.shape[1]:
        return np.zeros((len(degrees), 1))
    weights = np.eye(chosen.shape[1]) - chosen.T @ cost @ chosen
    return np.asarray(np.sqrt(degrees.sum()) * roots[:, None] * (chosen @ weights))


def threshold(kept: Floats, n_clusters: int, degree: float) -> float:
    """θ, a share of the (k − 1)-th largest eigenvalue; −1, the plain cuts, without any links."""
    rank = min(max(1, n_clusters - 1), len(kept))
    position = len(kept) - rank
    largest = float(scipy.linalg.eigvalsh(kept, subset_by_index=[position, position])[0])
    return degree * largest if largest > _NONZERO else -1.0


def feasible_cuts(cost: Floats, kept: Floats, at_least: float) -> Floats:
    """Unit vectors v with L̄ v = λ (Q̄ − θ I) v and λ > 0, as columns."""
    # L̄ is singular; (Q̄ − θ I) v = (1 / λ) (L̄ + small) v has a positive definite right-hand side.
    left = kept - at_least * np.eye(len(kept))
    right = cost + _NONZERO * np.eye(len(cost))
    inverses, vectors = scipy.linalg.eigh(left, right)
    chosen = vectors[:, inverses > _NONZERO]
    return np.asarray(chosen / np.linalg.norm(chosen, axis=0))


def costs_of(vectors: Floats, cost: Floats) -> Floats:
    """vᵀL̄v of each column."""
    return np.asarray(np.einsum("ij,ij->j", vectors, cost @ vectors))


def without_trivial(vectors: Floats, cost: Floats, constant: Floats) -> Floats:
    """Leave out D^(1/2) 1, which cuts nothing; cuts between unconnected parts are free as well."""
    is_free = costs_of(vectors, cost) < _FREE
    free = vectors[:, is_free]
    left, lengths, _ = np.linalg.svd(free - np.outer(constant, constant @ free), False)
    return np.hstack([left[:, lengths > _SEEN], vectors[:, ~is_free]])
