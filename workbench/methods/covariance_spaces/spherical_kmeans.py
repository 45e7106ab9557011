"""Spherical k-means: clusters of documents by the cosine to a mean direction.

Assignments and mean directions alternate until nothing changes (Algorithm 1 of Farahat and Kamel,
2010). Then single documents are moved while a move increases the objective Σ_j ‖s_j‖, where s_j is
the sum of the unit documents of cluster j. The best of several starts is kept.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.approximate.streaming import batch_clusters
from workbench.methods.base import Prepared
from workbench.methods.covariance_spaces.document_space_clusterer import (
    DocumentSpaceClusterer,
    estimate_parameter,
)
from workbench.methods.covariance_spaces.spherical_starts import (
    LEAST_GAIN,
    StartSettings,
    assign,
    clusters_from_start,
    directions_of,
    empty_to_largest,
    spherical_objective,
)
from workbench.methods.covariance_spaces.unit_documents import UnitDocuments
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class SphericalKMeans(DocumentSpaceClusterer):
    """The best of several starts; `objective_` is the sum of the cosines to the mean directions."""

    n_starts: int = parameter(10, "Starts", low=1, high=1000, help="The best start is kept")
    max_iterations: int = parameter(100, "Maximum iterations", low=1, high=10_000)
    refined: bool = parameter(
        True, "Move single documents", help="While a move improves the clusters"
    )
    seed: int = parameter(0, "Seed", low=0)
    estimate: str = estimate_parameter()

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        documents = UnitDocuments(self._unit_documents(X, prepared))
        if self._is_approximate(X):
            return self._group_by_batches(documents, prepared)
        self.notes_: tuple[str, ...] = ()
        self.objective_ = -np.inf
        settings = StartSettings(self.n_clusters, self.max_iterations, self.refined)
        for chance in np.random.default_rng(self.seed).spawn(self.n_starts):
            labels = clusters_from_start(documents, settings, chance)
            objective = spherical_objective(documents, labels, self.n_clusters)
            if objective > self.objective_ + LEAST_GAIN:
                best, self.objective_ = labels, objective
        return best

    def _group_by_batches(self, documents: UnitDocuments, prepared: Prepared) -> NDArray[np.int64]:
        """Find directions from batches, then assign every document to the closest one."""
        _, centres = batch_clusters(documents.unit, self.n_clusters, self.seed)
        labels = assign(documents.products(directions_of(centres)))
        labels = empty_to_largest(documents, labels, self.n_clusters)
        self.objective_ = spherical_objective(documents, labels, self.n_clusters)
        self.notes_ = self._scale_notes(prepared)
        return labels
