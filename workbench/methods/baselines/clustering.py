"""Standard clusterings: k-means, and the strongest topic of NMF and LDA."""

import warnings
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import KMeans
from sklearn.decomposition import NMF, LatentDirichletAllocation
from sklearn.exceptions import ConvergenceWarning
from sklearn.preprocessing import normalize

from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.approximate.streaming import batch_clusters
from workbench.methods.algebra.document_rows import check_not_negative
from workbench.methods.base import Prepared, TextClusterer
from workbench.methods.baselines.linear import tags_for_counts
from workbench.parameters import parameter

K_MEANS_LIMIT = 100_000  # documents


@dataclass(eq=False, repr=False)
class KMeansClustering(TextClusterer):
    """k-means; the start with the smallest within-cluster sum of squares is kept."""

    n_clusters: int = parameter(
        0, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    n_starts: int = parameter(10, "Starts", low=1, high=1000)
    unit_length: bool = parameter(
        True, "Unit length", help="Documents are compared by direction, not length"
    )
    max_iter: int = parameter(300, "Maximum iterations", low=1, high=100_000)
    seed: int = parameter(0, "Seed", low=0)
    scale: str = scale_parameter(K_MEANS_LIMIT, "batches")

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:  # noqa: ARG002
        if is_approximate(self.scale, X.shape[0], K_MEANS_LIMIT):
            return self._group_by_batches(normalize(X) if self.unit_length else X)
        model = KMeans(
            self.n_clusters,
            n_init=self.n_starts,
            max_iter=self.max_iter,
            random_state=self.seed,
        )
        with warnings.catch_warnings():  # fewer distinct documents than clusters: see the note
            warnings.simplefilter("ignore", ConvergenceWarning)
            model.fit(normalize(X) if self.unit_length else X)
        self.cluster_centers_ = model.cluster_centers_
        self.n_iter_ = model.n_iter_
        n_found = len(np.unique(model.labels_))
        self.notes_ = (
            (f"Only {n_found} of {self.n_clusters} clusters were found.",)
            if n_found < self.n_clusters
            else ()
        )
        return model.labels_.astype(np.int64)

    def _group_by_batches(self, X: Any) -> NDArray[np.int64]:
        labels, self.cluster_centers_ = batch_clusters(X, self.n_clusters, self.seed)
        self.notes_ = ("Approximate: k-means from batches of documents.",)
        return labels


@dataclass(eq=False, repr=False)
class NMFTopics(TextClusterer):
    """Non-negative matrix factorisation (NMF); a document belongs to its strongest topic.

    It starts from singular vectors of the documents, so that nothing depends on chance.
    """

    n_clusters: int = parameter(
        0, "Topics", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    max_iter: int = parameter(400, "Maximum iterations", low=1, high=100_000)

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:  # noqa: ARG002
        check_not_negative(X, "this method")
        exceeds_rank = self.n_clusters > min(X.shape)
        model = NMF(
            self.n_clusters,
            init="random" if exceeds_rank else "nndsvda",
            max_iter=self.max_iter,
            random_state=0,
        )
        with np.errstate(invalid="ignore"):  # the root of a remainder made negative by rounding
            self.topic_shares_ = model.fit_transform(X)
        self.topic_terms_, self.n_iter_ = model.components_, model.n_iter_
        # Topics have arbitrary scales: compare what each contributes to the document.
        contributions = self.topic_shares_ * self.topic_terms_.sum(axis=1)
        return contributions.argmax(axis=1)


@dataclass(eq=False, repr=False)
class LDATopics(TextClusterer):
    """Latent Dirichlet allocation (LDA); a document belongs to its strongest topic."""

    n_clusters: int = parameter(
        0, "Topics", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    max_iter: int = parameter(30, "Passes over the documents", low=1, high=10_000)
    seed: int = parameter(0, "Seed", low=0)

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:  # noqa: ARG002
        check_not_negative(X, "this method")
        model = LatentDirichletAllocation(
            self.n_clusters, max_iter=self.max_iter, random_state=self.seed
        )
        with np.errstate(divide="ignore", invalid="ignore"):  # without terms all topics are equal
            self.topic_shares_ = model.fit_transform(X)
        self.topic_terms_, self.n_iter_ = model.components_, model.n_iter_
        return self.topic_shares_.argmax(axis=1)
