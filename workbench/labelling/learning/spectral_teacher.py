"""Spectral learning as a teacher: labels change the graph, its eigenvectors follow."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.array_types import Floats
from workbench.methods.algebra.graph_settings import Links
from workbench.methods.spectral.point_classifiers import NEAREST, point_classifier
from workbench.methods.spectral.updated_space import SpaceSettings, UpdatedSpace

_ROUNDS, _MOST_ROUNDS = 2, 8
_SETTLED = 1e-3


class SpectralTeacher:
    """The class of the nearest labelled document in the space that the labels made."""

    def __init__(
        self, graph: Any, n_classes: int, settings: SpaceSettings, links: Links | None = None
    ) -> None:
        self.space = UpdatedSpace(graph, settings)
        self._links = {} if links is None else dict(links)
        self._labels: dict[int, int] = {}
        self._n_classes = n_classes
        self._weak = np.zeros((self.space.n_documents, n_classes))
        self._is_changed = True

    @property
    def n_classes(self) -> int:
        """How many classes there are."""
        return self._n_classes

    def add_class(self) -> None:
        """A new class, without labels yet."""
        self._n_classes += 1
        self._weak = np.hstack([self._weak, np.zeros((len(self._weak), 1))])

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Learn a label; a negative weight takes it back."""
        if weight > 0:
            self._labels[row] = class_number
        else:
            self._labels.pop(row, None)
        self._is_changed = True

    def teach_all(self, labels: Mapping[int, int]) -> None:
        """Learn many labels."""
        self._labels.update(labels)
        self._is_changed = True

    def set_weak_labels(self, labels: Floats) -> None:
        """Let rules vote: a vote adds to the score of its document."""
        self._weak = labels

    def settle(self) -> None:
        """Bring the space up to date with the labels, as far as a key press allows."""
        if self._is_changed:
            self.space.change(self._labels, self._links)
            self._is_changed = False
            self.space.refine(_ROUNDS)
        rounds = _ROUNDS
        while self.space.residual > _SETTLED and rounds < _MOST_ROUNDS:
            self.space.refine()
            rounds += 1

    def scores(self) -> Floats:
        """The cosine of the nearest labelled point of each class."""
        scores = np.zeros((self.space.n_documents, self._n_classes))
        if self._labels:
            self.settle()
            points = self.space.coordinates()
            rows = np.array(list(self._labels), dtype=np.int64)
            classes = np.array(list(self._labels.values()), dtype=np.int64)
            nearest = point_classifier(NEAREST, points[rows], classes, 1.0, 0)
            found = nearest.scores(points)
            scores[:, np.unique(classes)] = found - found.min(initial=0.0)
        return scores + self._weak
