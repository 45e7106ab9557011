"""Affinities of pairs of documents: cosines, Gaussians of distances, or a given matrix.

The affinity of points is exp(−d² / 2σ²). Here d is the Euclidean distance, or Hamming's number of
attributes with different values, and σ is in units of the median distance of two documents, so that
the same values suit different data. A matrix of similarities or distances of the documents,
computed elsewhere, can be given instead of documents.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import dense, row_squares, unit_rows
from workbench.methods.algebra.kernels import products
from workbench.parameters import parameter

COSINE, GAUSSIAN, HAMMING = "cosine", "gaussian", "gaussian of hamming"
GIVEN, GIVEN_DISTANCES = "given similarities", "gaussian of given distances"
AFFINITIES = (COSINE, GAUSSIAN, HAMMING, GIVEN, GIVEN_DISTANCES)
_DIGITS = 10  # distances are rounded, so that the order of the arithmetic does not decide
_MEDIAN_OF = 1_000  # documents, evenly spaced


def sigma_parameter() -> Any:
    """The setting `sigma` of a method."""
    return parameter(
        0.5,
        "Width σ",
        low=1e-3,
        high=1e3,
        logarithmic=True,
        help="Of a Gaussian affinity, in units of the median distance of two documents",
    )


@dataclass(frozen=True)
class DocumentKernel:
    """The affinity of every pair of documents, and of new documents with those of the corpus."""

    affinity: str
    width: float  # of a Gaussian
    values: Floats

    @classmethod
    def of(cls, X: Any, affinity: str, sigma: float) -> "DocumentKernel":
        """Compute the affinities of all pairs; a given matrix is checked and used as it is."""
        if affinity in (GIVEN, GIVEN_DISTANCES):
            check_given(X, affinity)
        if affinity == COSINE:
            return cls(affinity, 0.0, products(unit_rows(X), unit_rows(X)))
        if affinity == GIVEN:
            return cls(affinity, 0.0, dense(X))
        points = DocumentPoints.of(X, affinity)
        width = sigma * median_distance(points)
        distances = points.distances(np.arange(X.shape[0]))
        return cls(affinity, width, np.exp(-(distances**2) / (2 * width**2)))


def new_affinities(X: Any, known: Any, rows: Indices, affinity: str, width: float) -> Floats:
    """The affinity of new documents with the documents at `rows`, whose vectors are `known`.

    Where a matrix was given, a new document is the row of its similarities or distances.
    """
    if affinity == COSINE:
        return products(unit_rows(X), unit_rows(known))
    if affinity == GIVEN:
        return dense(X[:, rows])
    if affinity == GIVEN_DISTANCES:
        distances = dense(X[:, rows])
    elif affinity == HAMMING:
        pairs = zip(dense(X).T, dense(known).T, strict=True)  # an attribute at a time
        distances = np.sum([np.not_equal.outer(new, old) for new, old in pairs], axis=0)
    else:
        squares = row_squares(X)[:, None] + row_squares(known) - 2 * products(X, known)
        distances = np.sqrt(np.maximum(squares, 0.0))
    return np.exp(-(distances**2) / (2 * width**2))


def check_given(X: Any, affinity: str) -> None:
    """Refuse a matrix that is empty, not square and symmetric, or has negative distances."""
    if X.shape[0] != X.shape[1]:
        raise ParameterError(
            f"affinity = {affinity!r} needs a matrix of documents by documents, not of shape "
            f"{X.shape}; keep all columns (minimum document frequency 1, no selection)."
        )
    largest = abs(X).max()
    if not largest or abs(X - X.T).max() > 1e-9 * largest:
        problem = "a symmetric matrix" if largest else "a matrix with other numbers than 0"
        raise ParameterError(
            f"affinity = {affinity!r} needs {problem}; weights and lengths change a matrix, so "
            "choose the weighting 'counts' and the length normalisation 'none'."
        )
    if affinity == GIVEN_DISTANCES and X.min() < 0:
        raise ParameterError(f"The given distances hold {X.min():g}; distances are not negative.")


@dataclass(frozen=True)
class DocumentPoints:
    """Points and what their distances mean: squares of indicator rows are Hamming's distances."""

    rows: sp.csr_array
    affinity: str

    @classmethod
    def of(cls, X: Any, affinity: str) -> "DocumentPoints":
        """The rows of documents, as their affinity compares them."""
        return cls(_indicators(dense(X)) if affinity == HAMMING else sp.csr_array(X), affinity)

    def distances(self, chosen: Any) -> Floats:
        """Distances of the chosen points (rows) to all points (columns)."""
        queries = self.rows[chosen]
        if self.affinity == GIVEN_DISTANCES:
            return dense(queries)
        squares = row_squares(self.rows)
        found = squares[chosen][:, None] + squares - 2 * dense(queries @ self.rows.T)
        found = np.maximum(found, 0.0)
        return np.round(found if self.affinity == HAMMING else np.sqrt(found), _DIGITS)


def _indicators(values: Floats) -> sp.csr_array:
    """A column for each value of each attribute, with √½ where a document has the value."""
    codes = [np.unique(column, return_inverse=True)[1] for column in values.T]
    starts = np.cumsum([0, *(code.max() + 1 for code in codes)])
    columns = np.column_stack(codes) + starts[:-1]
    rows = np.repeat(np.arange(len(values)), values.shape[1])
    entries = (np.full(columns.size, np.sqrt(0.5)), (rows, columns.ravel()))
    return sp.csr_array(sp.coo_array(entries, shape=(len(values), int(starts[-1]))))


def median_distance(points: DocumentPoints) -> float:
    """The median distance of two documents that differ, or 1 if none do."""
    n_points = points.rows.shape[0]
    chosen = np.unique(np.linspace(0, n_points - 1, min(_MEDIAN_OF, n_points)).astype(np.int64))
    distances = points.distances(chosen)[:, chosen]
    pairs = distances[np.triu_indices(len(chosen), 1)]
    return float(np.median(pairs[pairs > 0])) if (pairs > 0).any() else 1.0
