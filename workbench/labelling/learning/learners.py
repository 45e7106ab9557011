"""Learners behind a labelling: a graph teacher with its student, or any transductive method."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.labelling.learning.incremental_teacher import GraphAnswers, IncrementalTeacher
from workbench.labelling.learning.spectral_teacher import SpectralTeacher
from workbench.labelling.settings import FEW_LABELS, NEIGHBOURS, POISSON, SPECTRAL, LearnerSettings
from workbench.methods.algebra.document_rows import finite_documents
from workbench.methods.algebra.graph_settings import Links
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.nearest import NO_NEIGHBOUR, NeighbourLists, nearest_neighbours
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.candidates import Scorer
from workbench.methods.few_labels.students import COST, SHARE, pseudo_labels
from workbench.methods.few_labels.teachers import label_matrix
from workbench.methods.registry import METHODS
from workbench.methods.spectral.updated_space import SpaceSettings, overridden

_MOST_TAUGHT_QUICKLY = 2_500  # documents that a student learns from between two key presses
_MOST_NEIGHBOURS = 40  # found once, so that fewer can be tried at once
_METHODS = {FEW_LABELS: "few-labels"}

Labels = Mapping[int, int]


@dataclass(frozen=True)
class Documents:
    """The weighted documents of a corpus and their neighbour graph, made once."""

    X: Any
    graph: Any
    lists: NeighbourLists
    links: Links = field(default_factory=dict)

    @classmethod
    def of(cls, X: Any, n_neighbours: int = NEIGHBOURS) -> "Documents":
        """Link each document with its nearest ones."""
        most = min(max(n_neighbours, _MOST_NEIGHBOURS), max(1, X.shape[0] - 1))
        lists = nearest_neighbours(finite_documents(X), most)
        return cls(X, affinity_of(lists.nearest(n_neighbours)), lists)

    def changed(self, n_neighbours: int, links: Links) -> "Documents":
        """The same documents with another graph: fewer neighbours, and links that override it."""
        graph = affinity_of(self.lists.nearest(n_neighbours))
        if links:
            graph = overridden(graph, {}, links).sparse
        return replace(self, graph=graph, links=dict(links))

    def nearest(self, row: int, count: int) -> list[int]:
        """The documents most similar to one, best first."""
        found = self.lists.indices[row, :count]
        return [int(other) for other in found if other != NO_NEIGHBOUR]

    @cached_property
    def _single(self) -> Any:
        """The documents in single precision; where they have values is stored once."""
        values = self.X.data.astype(np.float32)
        return sp.csr_array((values, self.X.indices, self.X.indptr), shape=self.X.shape)

    def scored(self, machine: LinearMachine) -> Floats:
        """The scores of all documents, as exact as a suggestion needs and in half the time."""
        weights = np.ascontiguousarray(machine.weights.T, dtype=np.float32)
        return np.asarray(self._single @ weights, dtype=np.float64) + machine.intercepts

    def __len__(self) -> int:
        return int(self.X.shape[0])


class Learner(Protocol):
    """Takes labels one at a time, and learns from all of them when asked for a model."""

    teacher: Any

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Learn a label; weight −1 takes it back."""

    def teach_all(self, labels: Labels) -> None:
        """Learn many labels."""

    def add_class(self) -> None:
        """Get ready for a further class."""

    def set_weak_labels(self, labels: Floats) -> None:
        """Replace the votes of the rules."""

    def quick_model(self, labels: Labels) -> LinearMachine:
        """Learn from labels of at least two classes, fast enough to choose the next question."""

    def model(self, labels: Labels) -> Scorer:
        """Learn from labels of at least two classes as well as possible."""


class GraphLearner:
    """A graph teacher that is kept up to date, and an SVM student that follows it."""

    def __init__(self, documents: Documents, settings: LearnerSettings, n_classes: int) -> None:
        self._documents = documents
        self.teacher: Any
        if settings.teacher == SPECTRAL:
            space = space_settings(settings, n_classes)
            self.teacher = SpectralTeacher(documents.graph, n_classes, space, documents.links)
        else:
            named = POISSON if settings.teacher in _METHODS else settings.teacher
            self.teacher = IncrementalTeacher(GraphAnswers(documents.graph, named), n_classes)

    def teach(self, row: int, class_number: int, weight: float = 1.0) -> None:
        """Update the answer of the teacher: one solve."""
        self.teacher.teach(row, class_number, weight)

    def teach_all(self, labels: Labels) -> None:
        """Learn many labels by one solve for each class."""
        self.teacher.teach_all(labels)

    def add_class(self) -> None:
        """Add a column to the teacher's answer."""
        self.teacher.add_class()

    def set_weak_labels(self, labels: Floats) -> None:
        """Let rules vote."""
        self.teacher.set_weak_labels(labels)

    def quick_model(self, labels: Labels) -> LinearMachine:
        """Teach the student the labels and some of the surest answers of the teacher."""
        return self._student(labels, _MOST_TAUGHT_QUICKLY, is_rough=True)

    def model(self, labels: Labels) -> Scorer:
        """Teach the student the labels and all of the surest answers of the teacher."""
        return self._student(labels, len(self._documents))

    def _student(self, labels: Labels, most: int, is_rough: bool = False) -> LinearMachine:
        scores = self.teacher.scores()
        shown = class_index(labels, len(self._documents))
        taught = pseudo_labels(shown, scores, np.asarray(scores.any(axis=1)), SHARE)
        others = np.flatnonzero((taught != UNLABELLED) & (shown == UNLABELLED))
        step = -(-len(others) // most) or 1
        known = np.sort(np.concatenate([others[::step], np.flatnonzero(shown != UNLABELLED)]))
        n_classes = self.teacher.n_classes
        seen = self._documents.X[known]
        return LinearMachine.learn(seen, taught[known], n_classes, COST, is_rough=is_rough)


class MethodLearner(GraphLearner):
    """A method of the list learns from all labels; Poisson learning chooses the questions."""

    def __init__(self, documents: Documents, settings: LearnerSettings, n_classes: int) -> None:
        super().__init__(documents, settings, n_classes)
        self._method = METHODS[_METHODS[settings.teacher]]
        self._prepared: Any = None

    def model(self, labels: Labels) -> "MethodScorer":
        """Fit the method."""
        shown = class_index(labels, len(self._documents))
        if self._prepared is None:
            self._prepared = self._method.build().prepare(self._documents.X)
        fitted = self._method.build().fit(self._documents.X, shown, prepared=self._prepared)
        return MethodScorer(fitted, self._documents.X, self.teacher.n_classes)


@dataclass(frozen=True)
class MethodScorer:
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


def make_learner(settings: LearnerSettings, documents: Documents, n_classes: int) -> Learner:
    """The learner of some settings."""
    kind = MethodLearner if settings.teacher in _METHODS else GraphLearner
    return kind(documents, settings, n_classes)


def space_settings(settings: LearnerSettings, n_classes: int) -> SpaceSettings:
    """The settings of the spectral space for this many classes."""
    return SpaceSettings(settings.normalization, settings.n_components or max(3, n_classes))


def class_index(labels: Labels, n_documents: int) -> Indices:
    """The classes of all documents, −1 where there is no label."""
    shown = np.full(n_documents, UNLABELLED, dtype=np.int64)
    for row, class_number in labels.items():
        shown[row] = class_number
    return shown
