"""The arrays that figures need, taken from a fitted estimator by agreed attribute names."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.fit_results import FitResult, all_class_scores
from workbench.methods.base import UNLABELLED

_MOST_ROWS, _MOST_DIMENSIONS, _MOST_TERMS = 20_000, 16, 50
_MOST_LINKS = 2_000_000
_MOST_WEIGHTS = 1_000_000

Arrays = dict[str, NDArray[Any]]


def prediction_arrays(fitted: FitResult) -> Arrays:
    """The test documents with their predictions; kept for every trial."""
    small = np.int16 if fitted.actual.max(initial=0) < 2**15 else np.int32
    arrays: Arrays = {
        "test_rows": fitted.test.astype(np.int32),
        "actual": fitted.actual.astype(small),
        "predicted": fitted.predicted.astype(small),
    }
    if fitted.mode != "clustering":
        arrays["train_rows"] = fitted.train.astype(np.int32)
    if fitted.decision is not None:
        arrays["decision"] = fitted.decision.astype(np.float32)
    if fitted.probabilities is not None:
        arrays["probabilities"] = fitted.probabilities.astype(np.float32)
    if fitted.labels is not None:
        arrays["labels"] = fitted.labels.astype(np.int32)
    if len(fitted.pairs):
        arrays["constraints"] = fitted.pairs.astype(np.int32)
    return arrays


def figure_arrays(fitted: FitResult) -> Arrays:
    """Coordinates, spectra, terms and affinities; kept for the first repeat of a configuration."""
    arrays: Arrays = {}
    for part in (_coordinates, _small_arrays, _terms, _affinity, _teacher):
        arrays |= part(fitted)
    return arrays


def coordinates_of(fitted: FitResult, rows: NDArray[np.int64]) -> Any:
    """Documents in the space of the method, or None if it has no space."""
    estimator = fitted.estimator
    coordinates = getattr(estimator, "coordinates_", None)
    if coordinates is not None and len(coordinates) == fitted.matrix.shape[0]:
        return np.asarray(coordinates)[rows]
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
    coordinates = coordinates_of(fitted, rows)
    if coordinates is None or coordinates.ndim != 2:
        return {}
    kept = coordinates[:, :_MOST_DIMENSIONS].astype(np.float32)
    return {"coordinates": kept, "coordinate_rows": rows.astype(np.int32)}


_SMALL: dict[str, tuple[str, Callable[[Any], NDArray[Any]]]] = {
    "eigenvalues_": ("eigenvalues", np.asarray),
    "confusion_": ("confusion_before", np.asarray),
    "sprinkles_": ("sprinkles", np.asarray),
    "merges_": ("merges", np.asarray),
    "notes_": ("notes", lambda notes: np.array([str(note) for note in notes], dtype=np.str_)),
}


def _small_arrays(fitted: FitResult) -> Arrays:
    arrays: Arrays = {}
    for attribute, (name, convert) in _SMALL.items():
        value = getattr(fitted.estimator, attribute, None)
        if value is not None:
            array = convert(value)
            if array.dtype != object:
                arrays[name] = array
    return arrays


def _terms(fitted: FitResult) -> Arrays:
    """Clusters and weights of terms, with the vocabulary positions of the columns."""
    estimator, columns = fitted.estimator, np.asarray(fitted.columns)
    arrays: Arrays = {}
    clusters = getattr(estimator, "term_clusters_", None)
    if isinstance(clusters, np.ndarray) and clusters.shape == columns.shape:
        arrays["term_clusters"] = clusters.astype(np.int32)
        strengths = getattr(estimator, "term_strengths_", None)
        if strengths is not None:
            arrays["term_strengths"] = np.asarray(strengths).astype(np.float32)
    weights = getattr(estimator, "term_weights_", None)
    if weights is not None and np.ndim(weights) == 2 and weights.shape[1] == len(columns):
        arrays |= _strongest_terms(np.asarray(weights), columns)
        if np.size(weights) <= _MOST_WEIGHTS:  # explanations of errors need them
            arrays["all_term_weights"] = np.asarray(weights).astype(np.float32)
    if arrays:
        arrays["columns"] = columns.astype(np.int32)
    return arrays


def _strongest_terms(weights: NDArray[Any], columns: NDArray[Any]) -> Arrays:
    """The terms with the largest weights for each class: vocabulary positions and weights."""
    number = min(_MOST_TERMS, weights.shape[1])
    order = np.argsort(-weights, axis=1, kind="stable")[:, :number]
    return {
        "term_weight_terms": columns[order].astype(np.int32),
        "term_weights": np.take_along_axis(weights, order, axis=1).astype(np.float32),
    }


def _affinity(fitted: FitResult) -> Arrays:
    affinity = getattr(fitted.estimator, "linked_affinity_", None)  # after labels changed it
    if affinity is None:
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


def _teacher(fitted: FitResult) -> Arrays:
    """What a teacher said about the test documents, and the share that its student learnt from."""
    scores = getattr(fitted.estimator, "teacher_scores_", None)
    taught = getattr(fitted.estimator, "taught_", None)
    if scores is None or taught is None or not len(fitted.test):
        return {}
    classes = np.asarray(fitted.estimator.classes_, dtype=np.int64)
    n_classes = int(max(classes.max(), fitted.actual.max(initial=0))) + 1
    decision = all_class_scores(scores[fitted.test], classes, n_classes)
    return {
        "teacher_decision": decision.astype(np.float32),
        "taught_share": np.array(np.mean(taught[fitted.test] != UNLABELLED)),
    }
