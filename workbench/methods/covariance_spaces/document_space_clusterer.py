"""The part that the clusterings in document spaces share: model, preparation, coordinates."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.document_rows import dense, row_squares, unit_rows
from workbench.methods.base import Prepared, TextClusterer
from workbench.methods.covariance_spaces.spaces import (
    COVARIANCE,
    COVARIANCE_MODEL,
    ESTIMATES,
    MODELS,
    WHOLE_MODELS,
    document_space,
    reduced_space,
    sketched_space,
)
from workbench.parameters import parameter

EXACT_DOCUMENTS = 100_000
_REDUCED = ("coordinates", "term_directions", "singular_values", "offset")


@dataclass(eq=False, repr=False)
class DocumentSpaceClusterer(TextClusterer):
    """Clusters documents by their cosines in one of the six document spaces."""

    prepared_by: ClassVar[tuple[str, ...]] = ("model", "estimate", "scale")
    prepared_up_to: ClassVar[str | None] = "n_components"

    n_clusters: int = parameter(
        0, "Clusters", low=0, high=10_000, help="0: as many as the corpus has classes"
    )
    model: str = parameter(
        "LSI-COV",
        "Document space",
        choices=MODELS,
        help="VSM and GVSM-COV use the whole space, without latent dimensions",
    )
    estimate: str = parameter(
        COVARIANCE,
        "Estimate of the term matrix G",
        choices=ESTIMATES,
        help="For GVSM-COV, LSI-COV and PCA-COV; the paper's is the covariance",
    )
    n_components: int = parameter(50, "Latent dimensions", low=1, high=2000)
    scale: str = scale_parameter(EXACT_DOCUMENTS, "random blocks and batches")

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:  # noqa: ARG002
        """Factorise, once for all numbers of dimensions up to `n_components`."""
        if self.model in WHOLE_MODELS:
            return {}
        if self._is_approximate(X):
            space, error = sketched_space(X, self.model, self.n_components, self.estimate)
        else:
            space, error = reduced_space(X, self.model, self.n_components, self.estimate), 0.0
        return {name: getattr(space, name) for name in _REDUCED} | {"error": np.array(error)}

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], EXACT_DOCUMENTS)

    def _scale_notes(self, prepared: Prepared) -> tuple[str, ...]:
        """State the error of the approximate singular values."""
        error = float(prepared.get("error", 0.0))
        return (
            f"Approximate: singular values within {error:.1e} of the largest; clusters from "
            "batches of documents.",
        )

    def coordinates(self, X: Any) -> NDArray[np.float64]:
        """Coordinates of seen or new documents in the reduced space, strongest dimension first."""
        check_is_fitted(self)
        if self.model in WHOLE_MODELS:
            raise AttributeError(f"{self.model} is a whole space and has no latent coordinates.")
        return self._checked(X, reset=False) @ self.term_directions_ - self.offset_

    def term_similarities(self, term: int) -> NDArray[np.float64] | None:
        """The cosine of a term with every term in GVSM-COV: their correlation in the documents."""
        check_is_fitted(self)
        if self.model != COVARIANCE_MODEL:
            return None
        mean = np.asarray(self._documents.mean(axis=0)).ravel()
        own = dense(self._documents[:, [term]]).ravel() - mean[term]
        squares = row_squares(self._documents.T) - self._documents.shape[0] * mean**2
        lengths = np.sqrt(np.maximum(squares, 0.0))
        products = np.asarray(self._documents.T @ own) - mean * own.sum()
        return products / np.maximum(lengths * lengths[term], np.finfo(np.float64).tiny)

    def _unit_documents(self, X: Any, prepared: Prepared) -> Any:
        """The documents of the model, scaled to unit length unless they are empty."""
        if self.model in WHOLE_MODELS:
            self._documents = X
            return unit_rows(document_space(X, self.model, self.n_components, self.estimate))
        size = min(self.n_components, prepared["coordinates"].shape[1])
        self.term_directions_ = prepared["term_directions"][:, :size]
        self.offset_ = prepared["offset"][:size]
        self.singular_values_ = prepared["singular_values"][:size]
        self.eigenvalues_ = self.singular_values_**2
        return unit_rows(prepared["coordinates"][:, :size])
