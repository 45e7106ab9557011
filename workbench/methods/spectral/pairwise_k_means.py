"""PCKMeans: k-means with a cost for each must-link and cannot-link that it violates.

The objective is ½ Σ ‖x − μ‖² + w · (violated must-links + violated cannot-links) over documents of
unit length (S. Basu, A. Banerjee, R. Mooney: Active Semi-Supervision for Pairwise Constrained
Clustering. SDM 2004). Clusters start at the groups that must-links form. Documents without links go
to the nearest mean; those with links are assigned one after the other, in random order, where they
cost least.
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense, row_squares, unit_rows
from workbench.methods.base import Prepared, TextClusterer, require_clusters
from workbench.methods.spectral.constraints import UNGROUPED, checked_pairs, close_links
from workbench.parameters import parameter

_LEAST_CHANGE = 1e-12


@dataclass(frozen=True)
class SignedLinks:
    """Signed links between documents: −1 for a must-link, +1 for a cannot-link, both ways."""

    matrix: sp.csr_array
    linked: Indices

    @classmethod
    def of(cls, size: int, must: Indices, cannot: Indices) -> "SignedLinks":
        """Store every pair in both directions."""
        pairs = np.concatenate([must, cannot])
        signs = np.concatenate([-np.ones(len(must)), np.ones(len(cannot))])
        rows = np.concatenate([pairs[:, 0], pairs[:, 1]])
        columns = np.concatenate([pairs[:, 1], pairs[:, 0]])
        cells = (np.concatenate([signs, signs]), (rows, columns))
        matrix = sp.csr_array(sp.coo_array(cells, shape=(size, size)))
        return cls(matrix, np.unique(pairs))

    def costs(self, row: int, labels: Indices, n_clusters: int) -> Floats:
        """What each cluster would cost a document, up to a constant."""
        span = slice(self.matrix.indptr[row], self.matrix.indptr[row + 1])
        others = self.matrix.indices[span]
        costs = np.bincount(labels[others], self.matrix.data[span], minlength=n_clusters)
        return np.asarray(costs, dtype=np.float64)


@dataclass(eq=False, repr=False)
class PairwiseKMeans(TextClusterer):
    """The best of several starts; `objective_` is what the paper minimises."""

    n_clusters: int = parameter(
        0, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    weight: float = parameter(
        1.0, "Cost of a violated link", low=0.0, high=1e6, help="0: plain k-means"
    )
    n_starts: int = parameter(10, "Starts", low=1, high=1000)
    max_iterations: int = parameter(100, "Maximum iterations", low=1, high=10_000)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    def fit(
        self,
        X: Any,
        y: Any = None,  # noqa: ARG002
        prepared: Prepared | None = None,  # noqa: ARG002
        must_link: Any = (),
        cannot_link: Any = (),
    ) -> Self:
        """Find clusters; links are pairs of row numbers, and must-links are transitive."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        require_clusters(self.n_clusters, X.shape[0])
        grouped = close_links(X.shape[0], must_link, cannot_link)
        must = checked_pairs(must_link, X.shape[0], "must_link")
        cannot = checked_pairs(cannot_link, X.shape[0], "cannot_link")
        links = SignedLinks.of(X.shape[0], must, cannot)
        documents = unit_rows(X)
        self.notes_, self.objective_ = grouped.notes, np.inf
        for chance in np.random.default_rng(self.seed).spawn(self.n_starts):
            starts = first_means(documents, grouped.groups, self.n_clusters, chance)
            labels, objective = self._improved(documents, links, starts, chance)
            if objective < self.objective_ - _LEAST_CHANGE:
                self.labels_, self.objective_ = labels, objective
        return self

    def _improved(
        self, documents: Any, links: SignedLinks, means: Floats, chance: np.random.Generator
    ) -> tuple[Indices, float]:
        labels = distances(documents, means).argmin(axis=1)
        for _ in range(self.max_iterations):
            before = labels
            labels = self._assigned(distances(documents, means), links, labels, chance)
            means = cluster_means(documents, labels, means)
            if np.array_equal(before, labels):
                break
        return labels, objective_of(documents, links, labels, means, self.weight)

    def _assigned(
        self, distance: Floats, links: SignedLinks, labels: Indices, chance: np.random.Generator
    ) -> Indices:
        nearest = distance.argmin(axis=1)
        nearest[links.linked] = labels[links.linked]
        for row in chance.permutation(links.linked):
            costs = distance[row] + self.weight * links.costs(row, nearest, self.n_clusters)
            if costs.min() < costs[nearest[row]] - _LEAST_CHANGE:
                nearest[row] = costs.argmin()
        return np.asarray(nearest, dtype=np.int64)


def distances(documents: Any, means: Floats) -> Floats:
    """½ ‖x − μ‖² of every document and mean."""
    products = dense(documents @ means.T)
    squares = row_squares(documents)[:, None] + row_squares(means)[None, :]
    return np.asarray(squares / 2 - products)


def cluster_means(documents: Any, labels: Indices, before: Floats) -> Floats:
    """The means of the clusters; an empty cluster keeps its mean."""
    n_clusters = len(before)
    sizes = np.bincount(labels, minlength=n_clusters)
    members = sp.csr_array(np.eye(n_clusters)[:, labels])
    sums = dense(members @ documents)
    return np.where(sizes[:, None] > 0, sums / np.maximum(sizes, 1)[:, None], before)


def first_means(
    documents: Any, groups: Indices, n_clusters: int, chance: np.random.Generator
) -> Floats:
    """The means of the largest groups of linked documents, then documents drawn far from them."""
    sizes = np.bincount(groups[groups != UNGROUPED], minlength=1)
    large = np.argsort(-sizes, kind="stable")[:n_clusters]
    chosen = [group for group in large if sizes[group] > 1]
    means = [dense(documents[groups == group]).mean(axis=0) for group in chosen]
    while len(means) < n_clusters:
        if means:
            far = np.maximum(distances(documents, np.array(means)).min(axis=1), 0.0)
        else:
            far = np.ones(documents.shape[0])
        shares = far / far.sum() if far.sum() > 0 else None
        row = chance.choice(documents.shape[0], p=shares)
        means.append(dense(documents[[row]])[0])
    return np.array(means)


def objective_of(
    documents: Any, links: SignedLinks, labels: Indices, means: Floats, weight: float
) -> float:
    """½ Σ ‖x − μ‖² and the cost of violated links."""
    distance = distances(documents, means)[np.arange(len(labels)), labels].sum()
    pairs = sp.coo_array(links.matrix)
    same = labels[pairs.row] == labels[pairs.col]
    violated = np.where(pairs.data < 0, ~same, same) * np.abs(pairs.data)
    return float(distance + weight * violated.sum() / 2)
