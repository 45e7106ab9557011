"""How counts become the matrix D: the paper's row maximum, the others that it tried, and tf-idf.

Min-max and z-score are by columns, learnt from the documents of `fit`: (x − min) / (max − min),
where a new document without a term has 0, and (x − mean) / deviation, which fills the matrix.
"""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import dense, is_sparse, row_squares
from workbench.methods.algebra.kernels import damped, inverse_document_frequencies, weigh_terms

ROW_MAXIMUM, TFIDF, LOG_TFIDF, AS_GIVEN = "row maximum", "tf-idf", "log tf-idf", "as given"
MIN_MAX, Z_SCORE = "min-max", "z-score"
DOCUMENT_WEIGHTS = (ROW_MAXIMUM, TFIDF, LOG_TFIDF, MIN_MAX, Z_SCORE, AS_GIVEN)
MOST_FILLED = 100_000_000  # numbers, 0.8 GB


def learn_weights(X: Any, weighting: str, idf_power: float) -> NDArray[np.float64] | None:
    """What a weighting learns of each term: a factor, or an origin and a factor."""
    if weighting in (TFIDF, LOG_TFIDF):
        return inverse_document_frequencies(X) ** idf_power
    if weighting == MIN_MAX:
        least, largest = (dense(ends).ravel() for ends in (X.min(axis=0), X.max(axis=0)))
        return np.vstack([least, _inverse(largest - least)])
    if weighting == Z_SCORE:
        mean = np.asarray(X.mean(axis=0)).ravel()
        squares = row_squares(X.T.tocsr() if is_sparse(X) else X.T) / X.shape[0]
        return np.vstack([mean, _inverse(np.sqrt(np.maximum(squares - mean**2, 0.0)))])
    return None


def weighted_rows(X: Any, weighting: str, learnt: NDArray[np.float64] | None) -> Any:
    """The rows of D."""
    if weighting == ROW_MAXIMUM:
        return normalize(X, norm="max")  # (1)
    if learnt is None:
        return X
    if weighting == MIN_MAX:
        return _between_ends(sp.csr_array(X), *learnt)
    if weighting == Z_SCORE:
        if X.shape[0] * X.shape[1] > MOST_FILLED:
            raise ParameterError(
                f"z-score fills a matrix of {X.shape[0]} documents and {X.shape[1]} terms; "
                "select fewer terms or another weighting."
            )
        return (dense(X) - learnt[0]) * learnt[1]
    return weigh_terms(damped(X) if weighting == LOG_TFIDF else X, learnt)


def _between_ends(X: Any, least: NDArray[np.float64], factor: NDArray[np.float64]) -> Any:
    """A least value above 0 is that of a term in every document, so zeros stay zeros."""
    scaled = X.copy()
    scaled.data = (X.data - least[X.indices]) * factor[X.indices]
    return scaled


def _inverse(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """One divided by each value; 0 where a term is the same in every document."""
    is_small = values <= 1e-12 * values.max(initial=0.0)
    return np.where(is_small, 0.0, 1 / np.where(is_small, 1.0, values))
