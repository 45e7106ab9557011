"""Document spaces for clustering: VSM, GVSM-COV, LSI, PCA and the hybrids LSI-COV and PCA-COV.

The hybrids (Farahat and Kamel, 2010) reduce documents that are compared through the covariance of
the terms: W = H B / √(n−1) with B = X X' for documents in the rows of X and H = I − e e'/n. W is
never computed, only multiplied by vectors. Centring subtracts the mean document, the only
interpretation under which G is the covariance of the terms (eq. 5.5); the simplified formula
printed after eq. 5.6 is the transpose of W and gives a different kernel.

Other estimates of G: the association X'X, and both divided by the lengths of the terms, which makes
the normalised association (cosines of terms) and the correlation. All are A'A, where A are the
documents with their terms centred or not and scaled or not, and W = A X'.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.linalg import LinearOperator

from workbench.errors import ParameterError
from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.document_rows import (
    dense,
    finite_documents,
    is_sparse,
    row_squares,
    scaled_rows,
)
from workbench.methods.algebra.factorisation import Factors, leading_factors
from workbench.methods.algebra.input_checks import require_whole_number

COVARIANCE_MODEL = "GVSM-COV"
MODELS = ("VSM", COVARIANCE_MODEL, "LSI", "PCA", "LSI-COV", "PCA-COV")
WHOLE_MODELS = ("VSM", COVARIANCE_MODEL)
_CENTRED = ("PCA", "PCA-COV")
COVARIANCE, CORRELATION = "covariance", "correlation"
ESTIMATES = (COVARIANCE, CORRELATION, "association", "normalised association")
_CENTRED_ESTIMATES, _SCALED_ESTIMATES = ESTIMATES[:2], (CORRELATION, "normalised association")
Factorise = Callable[[Any, int], Factors]


@dataclass(frozen=True)
class ReducedSpace:
    """Coordinates of the documents, and the linear map that gives those of any document."""

    coordinates: NDArray[np.float64]
    singular_values: NDArray[np.float64]
    term_directions: NDArray[np.float64]
    offset: NDArray[np.float64]


def document_space(X: Any, model: str, n_components: int, estimate: str = COVARIANCE) -> Any:
    """Represent documents (rows of X) in a model; cosines between rows are the similarities.

    LSI, PCA, LSI-COV and PCA-COV give an array of documents × n_components, strongest first, with
    fewer columns if X has fewer documents or terms. VSM and GVSM-COV are whole spaces and ignore
    n_components: VSM gives X itself, GVSM-COV the documents × documents array whose rows are the
    columns of W. `estimate` is that of G.
    """
    if estimate not in ESTIMATES:
        raise ParameterError(f"estimate = {estimate!r} must be one of {', '.join(ESTIMATES)}.")
    if model not in MODELS:
        raise ParameterError(f"model = {model!r} must be one of {', '.join(MODELS)}.")
    X = finite_documents(X)
    if model == "VSM":
        return X
    if model == COVARIANCE_MODEL:
        return _whole_rows(X, estimate)
    return reduced_space(X, model, n_components, estimate).coordinates


def reduced_space(
    X: Any, model: str, n_components: int, estimate: str = COVARIANCE
) -> ReducedSpace:
    """Factorise one of the four reduced models; the leading columns serve every smaller size."""
    return _reduced(X, model, n_components, leading_factors, estimate)


def sketched_space(
    X: Any, model: str, n_components: int, estimate: str = COVARIANCE
) -> tuple[ReducedSpace, float]:
    """Factorise approximately, with the largest relative error of a singular value."""
    errors = []

    def factorise(matrix: Any, size: int) -> Factors:
        sketched = sketched_factors(matrix, size)
        errors.append(sketched.error)
        return sketched.factors

    return _reduced(X, model, n_components, factorise, estimate), errors[0]


def _reduced(
    X: Any, model: str, n_components: int, factorise: Factorise, estimate: str
) -> ReducedSpace:
    require_whole_number("n_components", n_components, 1)
    size = min(n_components, *X.shape)
    if model.endswith("COV"):
        return _covariance_space(X, size, model in _CENTRED, factorise, _Estimate.of(X, estimate))
    return _term_space(X, size, model in _CENTRED, factorise)


def _term_space(X: Any, size: int, centred: bool, factorise: Factorise) -> ReducedSpace:
    """LSI (eq. 4.4) projects documents on the leading term vectors of X, PCA on those of H X."""
    mean = np.asarray(X.mean(axis=0)).ravel() if centred else np.zeros(X.shape[1])
    factors = factorise(_centred_rows(X, mean) if centred else X, size)
    return ReducedSpace(
        factors.left * factors.values, factors.values, factors.right, mean @ factors.right
    )


@dataclass(frozen=True)
class _Estimate:
    """A: the documents with centred or plain terms, each term times its scale; W = A X'."""

    transposed: Any  # X' with its scaled terms in the rows
    is_centred: bool
    divisor: float

    @classmethod
    def of(cls, X: Any, name: str) -> "_Estimate":
        transposed, is_centred = X.T.tocsr() if is_sparse(X) else X.T, name in _CENTRED_ESTIMATES
        if name in _SCALED_ESTIMATES:
            transposed = scaled_rows(transposed, _term_scales(X, is_centred))
        freedom = _degrees_of_freedom(X) if name == COVARIANCE else 1
        return cls(transposed, is_centred, float(np.sqrt(freedom)))

    def centred(self, v: NDArray[np.float64]) -> NDArray[np.float64]:
        return _centred(v) if self.is_centred else v


def _term_scales(X: Any, is_centred: bool) -> NDArray[np.float64]:
    """One divided by the length of each term over the documents; 0 for a term that is constant."""
    squares = row_squares(X.T.tocsr() if is_sparse(X) else X.T)
    if is_centred:
        rest = squares - X.shape[0] * np.asarray(X.mean(axis=0)).ravel() ** 2
        squares = np.where(rest > 1e-12 * squares, rest, 0.0)
    return np.divide(1.0, np.sqrt(squares), out=np.zeros_like(squares), where=squares > 0)


def _covariance_space(
    X: Any, size: int, centred: bool, factorise: Factorise, estimate: _Estimate
) -> ReducedSpace:
    """W_d = U_d' W = Σ_d V_d' (eq. 5.8); centring the documents once more gives PCA-COV.

    U_d' W x is linear in the terms of a document x: its term directions are X' H U_d / √(n−1).
    """
    factors = factorise(_covariance_operator(X, centred, estimate), size)
    # The documents are the columns of W, so the operator holds W': left here is V of the paper.
    directions = estimate.transposed @ estimate.centred(factors.right) / estimate.divisor
    mean = np.asarray(X.mean(axis=0)).ravel() if centred else np.zeros(X.shape[1])
    return ReducedSpace(
        factors.left * factors.values, factors.values, directions, mean @ directions
    )


def _centred_rows(X: Any, mean: NDArray[np.float64]) -> Any:
    return LinearOperator(
        X.shape,
        matvec=lambda v: X @ v - mean @ v,
        rmatvec=lambda u: X.T @ u - mean * u.sum(),
        matmat=lambda v: X @ v - mean @ v,
        rmatmat=lambda u: X.T @ u - np.outer(mean, u.sum(axis=0)),
        dtype=np.float64,
    )


def _covariance_operator(X: Any, centred: bool, estimate: _Estimate) -> Any:
    """W' (documents × documents) as products: B H / √(n−1), and H B H / √(n−1) when centred."""
    transposed, scale = estimate.transposed, 1 / estimate.divisor

    def times(v: NDArray[np.float64]) -> NDArray[np.float64]:
        product = scale * (X @ (transposed @ estimate.centred(v)))
        return _centred(product) if centred else product

    def transposed_times(u: NDArray[np.float64]) -> NDArray[np.float64]:
        product = X @ (transposed @ (_centred(u) if centred else u))
        return scale * estimate.centred(product)

    shape = (X.shape[0], X.shape[0])
    return LinearOperator(
        shape,
        matvec=times,
        rmatvec=transposed_times,
        matmat=times,
        rmatmat=transposed_times,
        dtype=np.float64,
    )


def _whole_rows(X: Any, estimate: str) -> NDArray[np.float64]:
    """The columns of W as rows: X A'."""
    if estimate == COVARIANCE:
        rows = dense(X @ X.T)
        rows -= rows.mean(axis=1, keepdims=True)
        rows /= np.sqrt(_degrees_of_freedom(X))
        return rows
    found = _Estimate.of(X, estimate)
    rows = dense(X @ found.transposed)
    return rows - rows.mean(axis=1, keepdims=True) if found.is_centred else rows


def _degrees_of_freedom(X: Any) -> int:
    return max(X.shape[0] - 1, 1)  # avoids division by zero for a single document


def _centred(v: NDArray[np.float64]) -> NDArray[np.float64]:
    """H v, column by column."""
    return v - v.mean(axis=0)
