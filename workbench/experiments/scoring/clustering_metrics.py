"""Agreement of clusters with classes, and separation of classes in a space.

The F-measure, entropy and purity are those of Farahat & Kamel (2010); n_ij is the number of
documents of class i in cluster j. The point scatters are those of Hastie, Tibshirani & Friedman
with squared Euclidean distances.
"""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Pairs = NDArray[np.int64]  # (number of pairs, 2): positions of two documents


def contingency(actual: NDArray[Any], clusters: NDArray[Any]) -> NDArray[np.int64]:
    """Count the documents of each class (rows) in each cluster (columns): n_ij."""
    classes, class_index = np.unique(actual, return_inverse=True)
    names, cluster_index = np.unique(clusters, return_inverse=True)
    cells = np.bincount(
        class_index * len(names) + cluster_index, minlength=len(classes) * len(names)
    )
    return cells.reshape(len(classes), len(names))


def f_measure(actual: NDArray[Any], clusters: NDArray[Any]) -> float:
    """The best F of each class over the clusters, weighted by the size of the class."""
    n_ij = contingency(actual, clusters)
    n_i, n_j = n_ij.sum(axis=1), n_ij.sum(axis=0)
    f_ij = 2.0 * n_ij / (n_i[:, None] + n_j[None, :])  # 2PR/(P+R) with P = n_ij/n_j, R = n_ij/n_i
    return float(n_i @ f_ij.max(axis=1) / n_ij.sum())


def entropy(actual: NDArray[Any], clusters: NDArray[Any]) -> float:
    """The entropy of each cluster (natural logarithm, p_ij = n_ij/n_j), weighted by its size."""
    n_ij = contingency(actual, clusters)
    n_j = n_ij.sum(axis=0)
    p_ij = n_ij / n_j
    logarithms = np.log(p_ij, where=p_ij > 0, out=np.zeros_like(p_ij))
    return float(abs(n_j @ -(p_ij * logarithms).sum(axis=0)) / n_ij.sum())


def purity(actual: NDArray[Any], clusters: NDArray[Any]) -> float:
    """Share of the documents that belong to the largest class of their cluster."""
    n_ij = contingency(actual, clusters)
    return float(n_ij.max(axis=0).sum() / n_ij.sum())


def clustering_accuracy(actual: NDArray[Any], clusters: NDArray[Any]) -> float:
    """Share of right documents under the best one-to-one assignment of clusters to classes."""
    from scipy.optimize import linear_sum_assignment  # late: 0.7 s to import

    n_ij = contingency(actual, clusters)
    rows, columns = linear_sum_assignment(n_ij, maximize=True)
    return float(n_ij[rows, columns].sum() / n_ij.sum())


def _no_pairs() -> Pairs:
    return np.empty((0, 2), dtype=np.int64)


@dataclass(frozen=True)
class Constraints:
    """Pairs of documents that must or must not be in the same cluster."""

    must_link: Pairs = field(default_factory=_no_pairs)
    cannot_link: Pairs = field(default_factory=_no_pairs)


def constrained_rand(
    actual: NDArray[Any], clusters: NDArray[Any], constraints: Constraints | None = None
) -> float:
    """Share of right decisions among the pairs that the constraints leave free.

    Pairs that follow from the given ones (must-links of must-links, and cannot-links between the
    groups they make) are not free. NaN where no pair is free.
    """
    groups, apart = _closure(len(actual), constraints or Constraints())
    single_group = np.zeros(len(actual), dtype=np.int64)
    right, pairs = _inside(actual, clusters, single_group)
    right_inside, pairs_inside = _inside(actual, clusters, groups)
    right_apart, pairs_apart = _across(actual, clusters, groups, apart)
    free = pairs - pairs_inside - pairs_apart
    return (right - right_inside - right_apart) / free if free > 0 else math.nan


def scatter_ratio(coordinates: Any, actual: NDArray[Any]) -> float:
    """W/B: the point scatter within classes over that between classes; lower is better."""
    within, between = point_scatters(coordinates, actual)
    if between > 0:
        return within / between
    return 0.0 if within == 0 else math.inf


def point_scatters(coordinates: Any, actual: NDArray[Any]) -> tuple[float, float]:
    """Sum the squared distances of all pairs within classes (W) and between classes (B)."""
    whole = _scatter(coordinates)
    within = sum(
        _scatter(coordinates[np.flatnonzero(actual == number)]) for number in np.unique(actual)
    )
    return within, max(whole - within, 0.0)


def _scatter(coordinates: Any) -> float:
    # Σ_{i<j} ||x_i - x_j||² = n Σ ||x_i - mean||²: no pair is ever formed.
    n = coordinates.shape[0]
    if hasattr(coordinates, "toarray"):
        total = coordinates.sum(axis=0)
        return max(float(n * (coordinates.data**2).sum() - np.sum(np.square(total))), 0.0)
    centred = coordinates - coordinates.mean(axis=0) if n else coordinates
    return float(n * np.sum(centred**2))


def _closure(n: int, constraints: Constraints) -> tuple[NDArray[np.int64], Pairs]:
    from scipy.sparse import coo_array  # late: 0.4 s to import
    from scipy.sparse.csgraph import connected_components  # late: 0.4 s to import

    must = np.asarray(constraints.must_link, dtype=np.int64).reshape(-1, 2)
    links = coo_array((np.ones(len(must)), (must[:, 0], must[:, 1])), shape=(n, n))
    _, components = connected_components(links, directed=False)
    groups = np.asarray(components, dtype=np.int64)
    cannot = groups[np.asarray(constraints.cannot_link, dtype=np.int64).reshape(-1, 2)]
    cannot = cannot[cannot[:, 0] != cannot[:, 1]]  # a contradiction adds no constraint
    return groups, np.unique(np.sort(cannot, axis=1), axis=0)


def _inside(
    actual: NDArray[Any], clusters: NDArray[Any], groups: NDArray[np.int64]
) -> tuple[int, int]:
    """Count right decisions and pairs within each group."""
    pairs = _pairs_of(groups)
    same_class, same_cluster = _pairs_of(groups, actual), _pairs_of(groups, clusters)
    return pairs - same_class - same_cluster + 2 * _pairs_of(groups, actual, clusters), pairs


def _pairs_of(*names: NDArray[Any]) -> int:
    _, sizes = np.unique(np.stack([_numbered(part) for part in names]), axis=1, return_counts=True)
    return int((sizes * (sizes - 1) // 2).sum())


def _across(
    actual: NDArray[Any], clusters: NDArray[Any], groups: NDArray[np.int64], apart: Pairs
) -> tuple[int, int]:
    """Count right decisions and pairs between groups that constraints keep apart."""
    if not len(apart):
        return 0, 0
    classes, names = _numbered(actual), _numbered(clusters)
    pairs = _products(groups, np.zeros_like(classes), apart)
    same_class, same_cluster = _products(groups, classes, apart), _products(groups, names, apart)
    both = _products(groups, classes * (names.max() + 1) + names, apart)
    return pairs - same_class - same_cluster + 2 * both, pairs


def _products(groups: NDArray[np.int64], names: NDArray[np.int64], apart: Pairs) -> int:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    ones = np.ones(len(groups), dtype=np.int64)
    sizes = csr_array((ones, (groups, names)), shape=(groups.max() + 1, names.max() + 1))
    return int(sizes[apart[:, 0]].multiply(sizes[apart[:, 1]]).sum())


def _numbered(names: NDArray[Any]) -> NDArray[np.int64]:
    return np.unique(names, return_inverse=True)[1].astype(np.int64)
