"""The arrays that figures are drawn from, found on a fitted estimator by agreed names."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.fitted import FitResult

_MOST_ROWS, _MOST_DIMENSIONS, _MOST_TERMS = 20_000, 16, 50
_MOST_LINKS = 2_000_000
_MOST_WEIGHTS = 1_000_000

Arrays = dict[str, NDArray[Any]]


def predictions(fitted: FitResult) -> Arrays:
    """What was judged and how; kept for every trial."""
    small = np.int16 if fitted.actual.max(initial=0) < 2**15 else np.int32
    found: Arrays = {
        "test_rows": fitted.test.astype(np.int32),
        "actual": fitted.actual.astype(small),
        "predicted": fitted.predicted.astype(small),
    }
    if fitted.mode != "clustering":
        found["train_rows"] = fitted.train.astype(np.int32)
    if fitted.decision is not None:
        found["decision"] = fitted.decision.astype(np.float32)
    if fitted.probabilities is not None:
        found["probabilities"] = fitted.probabilities.astype(np.float32)
    if fitted.labels is not None:
        found["labels"] = fitted.labels.astype(np.int32)
    if len(fitted.pairs):
        found["constraints"] = fitted.pairs.astype(np.int32)
    return found


def pictures(fitted: FitResult) -> Arrays:
    """What a method shows of itself; kept for the first repeat of each configuration."""
    found: Arrays = {}
    for part in (_coordinates, _small_parts, _terms, _affinity):
        found |= part(fitted)
    return found


def coordinates_of(fitted: FitResult, rows: NDArray[np.int64]) -> Any:
    """Documents in the space of the method, where it has one."""
    estimator = fitted.estimator
    placed = getattr(estimator, "coordinates_", None)
    if placed is not None and len(placed) == fitted.matrix.shape[0]:
        return np.asarray(placed)[rows]
    if not hasattr(estimator, "coordinates"):
        return None
    try:
        return np.asarray(estimator.coordinates(fitted.matrix[rows]))
    except AttributeError:  # a variant of the method without a space
        return None


def _coordinates(fitted: FitResult) -> Arrays:
    rows = np.union1d(fitted.train, fitted.test)
    if len(rows) > _MOST_ROWS:
        rows = rows[np.linspace(0, len(rows) - 1, _MOST_ROWS).astype(np.int64)]
    placed = coordinates_of(fitted, rows)
    if placed is None or placed.ndim != 2:
        return {}
    kept = placed[:, :_MOST_DIMENSIONS].astype(np.float32)
    return {"coordinates": kept, "coordinate_rows": rows.astype(np.int32)}


_SMALL: dict[str, tuple[str, Callable[[Any], NDArray[Any]]]] = {
    "eigenvalues_": ("eigenvalues", np.asarray),
    "confusion_": ("confusion_before", np.asarray),
    "sprinkles_": ("sprinkles", np.asarray),
    "merges_": ("merges", np.asarray),
    "notes_": ("notes", lambda notes: np.array([str(one) for one in notes], dtype=np.str_)),
}


def _small_parts(fitted: FitResult) -> Arrays:
    found: Arrays = {}
    for attribute, (name, convert) in _SMALL.items():
        value = getattr(fitted.estimator, attribute, None)
        if value is not None:
            array = convert(value)
            if array.dtype != object:
                found[name] = array
    return found


def _terms(fitted: FitResult) -> Arrays:
    """Clusters and weights of terms, with the vocabulary positions of the columns."""
    estimator, columns = fitted.estimator, np.asarray(fitted.columns)
    found: Arrays = {}
    clusters = getattr(estimator, "term_clusters_", None)
    if isinstance(clusters, np.ndarray) and clusters.shape == columns.shape:
        found["term_clusters"] = clusters.astype(np.int32)
    weights = getattr(estimator, "term_weights_", None)
    if weights is not None and np.ndim(weights) == 2 and weights.shape[1] == len(columns):
        found |= _strongest_terms(np.asarray(weights), columns)
        if np.size(weights) <= _MOST_WEIGHTS:  # what an error is explained with
            found["all_term_weights"] = np.asarray(weights).astype(np.float32)
    if found:
        found["columns"] = columns.astype(np.int32)
    return found


def _strongest_terms(weights: NDArray[Any], columns: NDArray[Any]) -> Arrays:
    """The terms that speak most for each class: vocabulary positions and weights."""
    number = min(_MOST_TERMS, weights.shape[1])
    order = np.argsort(-weights, axis=1, kind="stable")[:, :number]
    return {
        "term_weight_terms": columns[order].astype(np.int32),
        "term_weights": np.take_along_axis(weights, order, axis=1).astype(np.float32),
    }


def _affinity(fitted: FitResult) -> Arrays:
    affinity = getattr(fitted.estimator, "affinity_", None)
    if affinity is None or not hasattr(affinity, "tocoo") or affinity.nnz > _MOST_LINKS:
        return {}
    links = affinity.tocoo()
    return {
        "affinity_rows": links.row.astype(np.int32),
        "affinity_columns": links.col.astype(np.int32),
        "affinity_values": links.data.astype(np.float32),
        "affinity_size": np.array(links.shape[0]),
    }
