"""Spectral spaces of many documents by landmarks: a sample has a graph, others join it.

The eigenvectors come from the exact graph of the landmarks; every other document lies at the mean
of its nearest landmarks, as a new document does in a fitted model. Time and memory grow with the
number of documents.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Coordinates, Indices
from workbench.methods.spectral.constraints import UNGROUPED
from workbench.methods.spectral.embedding import mean_neighbour_coordinates

GRAPH_LIMIT = 60_000  # documents; all pairs of more take minutes
LANDMARKS = 15_000
_BLOCK = 20_000


def landmark_rows(n_documents: int, most: int = LANDMARKS) -> Indices:
    """Draw the documents that have a graph, always the same ones."""
    if n_documents <= most:
        return np.arange(n_documents)
    chosen = np.random.default_rng(0).choice(n_documents, most, replace=False)
    return np.asarray(np.sort(chosen), dtype=np.int64)


def landmark_note(n_landmarks: int) -> str:
    """Say that the result is approximate, and how."""
    return (
        f"Approximate: the graph has {n_landmarks:,} landmarks; other documents joined their "
        "nearest landmarks."
    )


def labelled_landmarks(class_index: Indices, most: int = LANDMARKS) -> Indices:
    """Draw landmarks with the share of labels of all documents, and one of every class at least.

    More labels among the landmarks would outweigh their graph. Where labels are rare, a twentieth
    of the landmarks has one.
    """
    labelled = np.flatnonzero(class_index != UNGROUPED)
    share = most * len(labelled) // max(len(class_index), 1)
    kept = labelled[landmark_rows(len(labelled), max(share, most // 20))]
    first = labelled[np.unique(class_index[labelled], return_index=True)[1]]
    others = np.setdiff1d(np.arange(len(class_index)), labelled)
    drawn = others[landmark_rows(len(others), most - len(kept))]
    return np.unique(np.concatenate([kept, first, drawn]))


def learning_rows(class_index: Indices, landmarks: Indices, most: int = LANDMARKS) -> Indices:
    """The labelled documents from which points are classified: all, or many and the landmarks."""
    labelled = np.flatnonzero(class_index != UNGROUPED)
    return np.union1d(
        labelled[landmark_rows(len(labelled), most)],
        landmarks[class_index[landmarks] != UNGROUPED],
    )


def joined_coordinates(
    documents: Any, landmarks: Indices, coordinates: Coordinates, n_neighbors: int
) -> NDArray[np.float64]:
    """Coordinates of all documents (rows of unit length); zeros where no landmark is similar."""
    joined = np.zeros((documents.shape[0], coordinates.shape[1]))
    joined[landmarks] = coordinates
    is_landmark = np.zeros(documents.shape[0], dtype=bool)
    is_landmark[landmarks] = True
    inner = documents[landmarks]
    others = np.flatnonzero(~is_landmark)
    for start in range(0, len(others), _BLOCK):
        rows = others[start : start + _BLOCK]
        joined[rows] = mean_neighbour_coordinates(documents[rows], inner, coordinates, n_neighbors)
    return joined


def nearest_means(coordinates: Coordinates, clusters: Indices, known: Indices) -> Indices:
    """The cluster of the closest mean; `clusters` are those of the `known` rows."""
    found = np.full(len(coordinates), UNGROUPED, dtype=np.int64)
    found[known] = clusters
    placed = known[coordinates[known].any(axis=1)]
    labels = np.unique(found[placed])
    means = np.array([coordinates[placed[found[placed] == label]].mean(axis=0) for label in labels])
    open_rows = np.setdiff1d(np.flatnonzero(coordinates.any(axis=1)), known)
    lengths = np.einsum("ij,ij->i", means, means)
    for start in range(0, len(open_rows), _BLOCK):
        rows = open_rows[start : start + _BLOCK]
        distances = lengths - 2 * coordinates[rows] @ means.T
        found[rows] = labels[distances.argmin(axis=1)]
    return found
