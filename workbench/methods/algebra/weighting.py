"""Term weighting inside a method: learnt from the training documents, applied to all."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import is_sparse

WEIGHTINGS = ("as given", "binary", "log", "tf-idf")


def learn_term_weights(X: Any, weighting: str) -> NDArray[np.float64]:
    """Compute log(n / df) of each term for tf-idf, otherwise ones."""
    if weighting != "tf-idf":
        return np.ones(X.shape[1])
    frequencies = np.asarray((X != 0).sum(axis=0)).ravel()
    return np.log(X.shape[0] / np.maximum(frequencies, 1))


def weigh(X: Any, weighting: str, idf: NDArray[np.float64]) -> Any:
    """Weigh the terms of documents; tf-idf documents are scaled to unit length."""
    if weighting == "as given":
        return X
    if weighting == "binary":
        return sp.csr_array(X != 0, dtype=np.float64)
    counts = sp.csr_array(X)
    if counts.nnz and counts.data.min() < 0:
        raise ParameterError(
            f"weighting = {weighting!r} needs counts, but the documents have negative values; "
            "use 'as given' or 'binary'."
        )
    if weighting == "log":
        return counts.log1p()
    return normalize(counts @ sp.diags_array(idf))


def typical_weight(X: Any) -> float:
    """Root mean square of the non-zero weights: 1 for binary documents."""
    values = X.data if is_sparse(X) else X
    values = values[values != 0]
    return float(np.sqrt(np.mean(values**2))) if len(values) else 1.0
