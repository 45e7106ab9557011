"""Documents in the space of the leading eigenvectors of their graph, and what labels teach there.

The eigenvectors come from the texts alone, so all labels share them. Least squares learns in spaces
of as many eigenvectors as classes, three times and ten times as many, on documents at unit length;
scores left out, which are exact without learning again, say how much each space counts. New
documents are not in the graph: a student that learns from the surest answers classifies them.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import unit_rows
from workbench.methods.algebra.eigenvectors import largest_eigenpairs
from workbench.methods.algebra.graph_walks import degrees_of, symmetric_walk
from workbench.methods.algebra.least_squares import LeastSquares, least_squares, stacking_weights
from workbench.methods.algebra.linear_machine import LinearMachine

Single = NDArray[np.float32]
MOST_EIGENVECTORS = 100
_TIMES_CLASSES = (1, 3, 10)
_PENALTY = 0.1
_SMALL = 1 / 500  # share of the documents; a part of the graph that is smaller is not embedded
_TOLERANCE = 1e-3  # coordinates that are only compared with each other


def leading_eigenvectors(graph: Any, count: int = MOST_EIGENVECTORS, seed: int = 0) -> Single:
    """The eigenvectors of D^-1/2 A D^-1/2, largest first; zeros in small parts of the graph.

    Each part has one with eigenvalue 1 that is known, D^1/2 on its documents; these come first.
    """
    parts = connected_components(graph, directed=False)[1].astype(np.int64)
    sizes = np.bincount(parts)
    kept = np.flatnonzero(sizes[parts] >= max(2.0, _SMALL * len(parts)))
    vectors = np.zeros((len(parts), min(count, len(kept))), dtype=np.float32)
    if len(kept):
        inner = graph[kept][:, kept]
        known = _known(inner, parts[kept])[:, :count]
        walk = symmetric_walk(inner)

        def without_known(block: Floats) -> Floats:
            # Eigenvalues lie in [-1, 1]; the known ones become -2, below all others.
            return np.asarray(walk @ block - 3 * (known @ (known.T @ block)))

        vectors[kept, : known.shape[1]] = known
        if wanted := vectors.shape[1] - known.shape[1]:
            found = largest_eigenpairs(without_known, len(kept), wanted, seed, _TOLERANCE)
            vectors[kept, known.shape[1] :] = found.vectors
    return vectors


def _known(graph: Any, parts: Indices) -> Floats:
    """D^1/2 on the documents of each part, at unit length, the largest part first."""
    numbers, sizes = np.unique(parts, return_counts=True)
    order = numbers[np.argsort(-sizes, kind="stable")]
    columns = (parts[:, None] == order) * np.sqrt(degrees_of(graph))[:, None]
    return np.asarray(columns / np.linalg.norm(columns, axis=0))


@dataclass(frozen=True)
class SpaceModel:
    """Least squares in spaces of several sizes, with the weights of their scores."""

    spaces: tuple[tuple[int, LeastSquares], ...]  # eigenvectors used, and what was learnt
    weights: Floats

    @classmethod
    def learn(cls, vectors: Floats, class_index: Indices, n_classes: int) -> "SpaceModel":
        """Learn from the eigenvectors' rows of labelled documents."""
        spaces, left_out = [], []
        for size in sizes_for(vectors.shape[1], n_classes, len(class_index)):
            points = unit_rows(vectors[:, :size])
            model, scores = least_squares(points, class_index, n_classes, _PENALTY)
            spaces.append((size, model))
            left_out.append(scores)
        return cls(tuple(spaces), stacking_weights(left_out, class_index))

    def scores(self, vectors: Floats) -> Floats:
        """Score each class for rows of the eigenvectors; nothing for rows of zeros."""
        parts = [
            weight * model.scores(unit_rows(vectors[:, :size]))
            for weight, (size, model) in zip(self.weights, self.spaces, strict=True)
        ]
        is_embedded = vectors.any(axis=1, keepdims=True)
        return np.where(is_embedded, np.sum(parts, axis=0), 0.0)


def sizes_for(available: int, n_classes: int, n_labels: int) -> list[int]:
    """1, 3 and 10 times the classes; more than half of the labels only for the first."""
    wanted = {min(times * n_classes, available) for times in _TIMES_CLASSES}
    return [size for size in sorted(wanted) if size <= max(n_classes, n_labels // 2)]


@dataclass(frozen=True)
class SpaceMachine:
    """Documents of the graph are scored by their eigenvectors, all others by a student."""

    model: SpaceModel
    student: LinearMachine

    def scores(self, X: Any) -> Floats:
        """Score each class for documents that may not be in the graph."""
        return self.student.scores(X)
