"""Log odds: weights of terms for classes where a method has none of its own."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

OWN_WEIGHTS = "weights of the method"
LOG_ODDS = "log odds of the terms in the training documents"
_SMOOTHING = 0.5


def log_odds(counts: Any, class_index: NDArray[np.int64], n_classes: int) -> NDArray[np.float64]:
    """Log odds of a term's presence in a class against the other classes, smoothed by a half."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    labelled = np.flatnonzero(class_index >= 0)
    members = csr_array(
        (np.ones(len(labelled)), (class_index[labelled], labelled)),
        shape=(n_classes, len(class_index)),
    )
    presence = csr_array((np.ones(counts.nnz), counts.indices, counts.indptr), shape=counts.shape)
    inside = (members @ presence).toarray()
    sizes: NDArray[np.float64] = np.asarray(members.sum(axis=1)).reshape(-1, 1)
    outside, others = inside.sum(axis=0) - inside, sizes.sum() - sizes
    odds = _logit(inside, sizes) - _logit(outside, others)
    return np.where(inside.sum(axis=0) > 0, odds, 0.0)  # a term never seen has no weight


def _logit(present: NDArray[np.float64], total: NDArray[np.float64]) -> NDArray[np.float64]:
    odds = (present + _SMOOTHING) / (total - present + _SMOOTHING)
    return np.asarray(np.log(odds), dtype=np.float64)
