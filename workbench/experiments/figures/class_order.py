"""The order of classes in confusion matrices: classes that are confused stand side by side."""

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

_MOST_TRIALS = 60  # enough for an order, and read within a moment


def run_class_order(run: Run) -> NDArray[np.int64] | None:
    """One order for all methods and sizes of a run, from the errors of all of them.

    None where no trial stored one predicted class per document.
    """
    size = len(run.class_names)
    counts = np.zeros((size, size))
    for key in _keys(run):
        try:
            arrays = run.arrays(key, ("predicted", "test_rows"))
        except StoreError:  # the trials that can be read are enough for an order
            continue
        predicted = arrays.get("predicted")
        if predicted is None or predicted.ndim != 1:
            continue
        actual = run.corpus.class_index[arrays["test_rows"].astype(np.int64)]
        known = (actual >= 0) & (predicted >= 0) & (predicted < size)
        np.add.at(counts, (actual[known], predicted[known].astype(np.int64)), 1)
    if not counts.any():
        return None
    return similarity_order(counts / np.maximum(counts.sum(axis=1, keepdims=True), 1))


def _keys(run: Run) -> list[str]:
    """The trials that the order is computed from, the same however trials ended one by one."""
    keys = sorted(
        trial.key
        for trial in run.results()
        if trial.error is None and trial.mode != "clustering" and "predicted" in trial.arrays
    )
    return keys[:: max(1, -(-len(keys) // _MOST_TRIALS))]


def similarity_order(shares: NDArray[np.float64]) -> NDArray[np.int64]:
    """Order classes so that those that are confused with each other are neighbours."""
    size = len(shares)
    if size < 3:
        return np.arange(size)
    from scipy.cluster.hierarchy import (  # late: 0.7 s to import
        leaves_list,
        linkage,
        optimal_leaf_ordering,
    )
    from scipy.spatial.distance import squareform  # late: 0.7 s to import

    mutual = (shares + shares.T) / 2
    np.fill_diagonal(mutual, 0)
    distances = mutual.max() - mutual
    np.fill_diagonal(distances, 0)
    condensed = squareform(distances, checks=False)
    tree = optimal_leaf_ordering(linkage(condensed, "average"), condensed)
    return np.asarray(leaves_list(tree), dtype=np.int64)
