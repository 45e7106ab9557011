"""Learners behind a labelling: a graph teacher with its student, or any transductive method."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.labelling.teaching import GraphAnswers, GraphTeacher
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.students import COST, SHARE, pseudo_labels
from workbench.methods.few_labels.teachers import label_matrix
from workbench.methods.registry import METHODS

FEW_LABELS, SPREADING, POISSON, SPECTRAL = "few-labels", "spreading", "poisson", "spectral"
LEARNERS = (FEW_LABELS, SPREADING, POISSON, SPECTRAL)
NEIGHBOURS = 20
_MOST_TAUGHT_QUICKLY = 4_000  # documents that a student learns from between two key presses
_METHODS = {FEW_LABELS: "few-labels", SPECTRAL: "spectral-classification"}


@dataclass(frozen=True)
class Documents:
    """The weighted documents of a corpus and their neighbour graph, made once."""

    X: Any
    graph: Any

    @classmethod
    def of(cls, X: Any, n_neighbours: int = NEIGHBOURS) -> "Documents":
        """Link each document with its nearest ones."""
        return cls(X, neighbour_affinity(X, min(n_neighbours, max(1, X.shape[0] - 1))))

    def __len__(self) -> int:
        return int(self.X.shape[0])


class Model(Protocol):
    """What was learnt: it scores any document."""

    def scores(self, X: Any) -> Floats:
        """Score each class (column) for each document (row)."""


class Learner(Protocol):
    """Takes labels one at a time, and learns from all of them when asked for a model."""

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Learn a label; weight −1 takes it back."""

    def add_class(self) -> None:
        """Get ready for a further class."""

    def set_weak_labels(self, labels: Floats) -> None:
        """Replace the votes of the rules."""

    def quick_model(self, labels: Mapping[int, int]) -> Model:
        """Learn from labels of at least two classes, fast enough to choose the next question."""

    def model(self, labels: Mapping[int, int]) -> Model:
        """Learn from labels of at least two classes as well as possible."""


class GraphLearner:
    """A graph teacher that is kept up to date, and an SVM student that follows it."""

    def __init__(self, documents: Documents, teacher: str, n_classes: int) -> None:
        self._documents = documents
        self.teacher = GraphTeacher(GraphAnswers(documents.graph, teacher), n_classes)

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Update the answer of the teacher: one solve."""
        self.teacher.teach(row, class_number, weight)

    def add_class(self) -> None:
        """Add a column to the teacher's answer."""
        self.teacher.add_class()

    def set_weak_labels(self, labels: Floats) -> None:
        """Let rules vote."""
        self.teacher.set_weak_labels(labels)

    def quick_model(self, labels: Mapping[int, int]) -> LinearMachine:
        """Teach the student the labels and some of the surest answers of the teacher."""
        return self._student(labels, _MOST_TAUGHT_QUICKLY)

    def model(self, labels: Mapping[int, int]) -> Model:
        """Teach the student the labels and all of the surest answers of the teacher."""
        return self._student(labels, len(self._documents))

    def _student(self, labels: Mapping[int, int], most: int) -> LinearMachine:
        scores = self.teacher.scores()
        shown = class_index(labels, len(self._documents))
        taught = pseudo_labels(shown, scores, np.asarray(scores.any(axis=1)), SHARE)
        others = np.flatnonzero((taught != UNLABELLED) & (shown == UNLABELLED))
        step = -(-len(others) // most) or 1
        known = np.sort(np.concatenate([others[::step], np.flatnonzero(shown != UNLABELLED)]))
        n_classes = self.teacher.n_classes
        return LinearMachine.learn(self._documents.X[known], taught[known], n_classes, COST)


class MethodLearner(GraphLearner):
    """A method of the list learns from all labels; Poisson learning chooses the questions."""

    def __init__(self, documents: Documents, method: str, n_classes: int) -> None:
        super().__init__(documents, POISSON, n_classes)
        self._method = METHODS[method]
        self._prepared = self._method.build().prepare(documents.X)

    def model(self, labels: Mapping[int, int]) -> "MethodModel":
        """Fit the method."""
        shown = class_index(labels, len(self._documents))
        fitted = self._method.build().fit(self._documents.X, shown, prepared=self._prepared)
        return MethodModel(fitted, self._documents.X, self.teacher.n_classes)


@dataclass(frozen=True)
class MethodModel:
    """A fitted method; where it gives classes only, the class has score 1."""

    fitted: Any
    seen: Any
    n_classes: int

    def scores(self, X: Any) -> Floats:
        """Score each class for each document, of the labelled classes alone."""
        if X is not self.seen:
            return label_matrix(np.asarray(self.fitted.predict(X)), self.n_classes)
        own = getattr(self.fitted, "transduction_scores_", None)
        if own is None:
            return label_matrix(np.asarray(self.fitted.transduction_), self.n_classes)
        scores = np.full((X.shape[0], self.n_classes), own.min() - 1.0)
        scores[:, np.asarray(self.fitted.classes_)] = own
        return scores


def make_learner(name: str, documents: Documents, n_classes: int) -> Learner:
    """The learner of a name."""
    if name not in LEARNERS:
        raise ParameterError(f"teacher = {name!r} must be one of {', '.join(LEARNERS)}.")
    if name in _METHODS:
        return MethodLearner(documents, _METHODS[name], n_classes)
    return GraphLearner(documents, name, n_classes)


def class_index(labels: Mapping[int, int], n_documents: int) -> Indices:
    """The classes of all documents, −1 where there is no label."""
    shown = np.full(n_documents, UNLABELLED, dtype=np.int64)
    for row, class_number in labels.items():
        shown[row] = class_number
    return shown
