"""Graph teachers that learn one label at a time.

Spreading and Poisson learning are linear in the labels. With r_j the answer of the graph to a label
of document j alone, A_c = Σ r_j over the labelled documents of class c is all that has to be kept:
a label adds one solve to one column, taking it back subtracts the same, merging two classes adds
their columns. Class masses and means are applied when the answer is read.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.array_types import Floats
from workbench.errors import ParameterError
from workbench.methods.algebra.graph_walks import (
    degrees_of,
    discounted_walk,
    inverse_roots,
    symmetric_walk,
)
from workbench.methods.few_labels.teachers import RESTART, SPREAD, shares_of_rows

SPREADING, POISSON = "spreading", "poisson"
TEACHERS = (SPREADING, POISSON)
_TOLERANCE = 1e-6
_REMEMBERED = 16  # answers to single labels, so that undo is immediate


class GraphAnswers:
    """What the graph answers to single labels and to many weak ones at once."""

    def __init__(self, graph: Any, teacher: str, tolerance: float = _TOLERANCE) -> None:
        if teacher not in TEACHERS:
            raise ParameterError(f"teacher = {teacher!r} must be one of {', '.join(TEACHERS)}.")
        self.teacher = teacher
        self._walk = symmetric_walk(graph)
        self._roots = inverse_roots(degrees_of(graph))[:, None]
        self._tolerance = tolerance
        self._remembered: dict[int, Floats] = {}

    def __len__(self) -> int:
        return int(self._walk.shape[0])

    def of_label(self, row: int) -> Floats:
        """The answer to a label of one document, solved once while it is remembered."""
        if row not in self._remembered:
            starts = np.zeros((len(self), 1))
            starts[row] = 1.0
            while len(self._remembered) >= _REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
            self._remembered[row] = self.of_labels(starts)[:, 0]
        return self._remembered[row]

    def of_labels(self, labels: Floats) -> Floats:
        """The answers to columns of labels."""
        if self.teacher == SPREADING:
            return (1 - SPREAD) * discounted_walk(self._walk, SPREAD, labels, self._tolerance)
        share = 1 / (1 + RESTART)
        solved = discounted_walk(self._walk, share, self._roots * labels, self._tolerance)
        return share * self._roots * solved


class IncrementalTeacher:
    """The answer to all labels so far, kept up to date."""

    def __init__(self, answers: GraphAnswers, n_classes: int) -> None:
        self._answers = answers
        self._sums = np.zeros((len(answers), n_classes))
        self._masses = np.zeros(n_classes)
        self._weak = np.zeros((len(answers), n_classes))
        self._weak_masses = np.zeros(n_classes)

    @property
    def n_classes(self) -> int:
        """How many classes there are."""
        return len(self._masses)

    def add_class(self) -> None:
        """A new class, without labels yet."""
        empty = np.zeros((len(self._sums), 1))
        self._sums, self._weak = np.hstack([self._sums, empty]), np.hstack([self._weak, empty])
        self._masses, self._weak_masses = (
            np.append(self._masses, 0),
            np.append(self._weak_masses, 0),
        )

    def merge(self, old: int, into: int) -> None:
        """Give the labels of a class to another; the column of the old one stays empty."""
        for values in (self._sums.T, self._weak.T, self._masses, self._weak_masses):
            values[into] += values[old]
            values[old] = 0.0

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Learn a label; a negative weight takes it back."""
        self._sums[:, class_number] += weight * self._answers.of_label(row)
        self._masses[class_number] += weight

    def teach_all(self, labels: Mapping[int, int]) -> None:
        """Learn many labels by one solve for each class."""
        starts = np.zeros_like(self._sums)
        for row, class_number in labels.items():
            starts[row, class_number] += 1.0
        self._sums += self._answers.of_labels(starts)
        self._masses += starts.sum(axis=0)

    def set_weak_labels(self, labels: Floats) -> None:
        """Replace the weak labels, given by rules, by others."""
        self._weak = self._answers.of_labels(labels)
        self._weak_masses = labels.sum(axis=0)

    def scores(self) -> Floats:
        """Score each class for each document, as a full solve with all labels would."""
        sums, masses = self._sums + self._weak, self._masses + self._weak_masses
        if not masses.sum() > 0:
            return np.zeros_like(sums)
        if self._answers.teacher == SPREADING:
            return shares_of_rows(np.maximum(sums / np.maximum(masses, 1.0), 0.0))
        return np.asarray(sums - sums.sum(axis=1, keepdims=True) * (masses / masses.sum()))

    def coverage(self) -> Floats:
        """How much of any label reached each document."""
        return np.asarray(np.maximum((self._sums + self._weak).sum(axis=1), 0.0))
