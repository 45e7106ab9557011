"""Students: a classifier that learns from the labels and from the surest answers of a teacher."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import check_not_negative
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import UNLABELLED, Prepared, TransductiveClassifier
from workbench.methods.few_labels.graph_space import SpaceModel, leading_eigenvectors
from workbench.methods.few_labels.naive_bayes import (
    SMOOTHING,
    TermDistributions,
    expectation_maximisation,
)
from workbench.methods.few_labels.teachers import (
    EM,
    POISSON,
    SPECTRAL,
    SPREADING,
    GraphTeacher,
    label_matrix,
    posteriors,
    surest,
)
from workbench.parameters import parameter

SVM, BAYES = "linear SVM", "naive Bayes"
SHARE, COST = 0.7, 0.3


@dataclass(eq=False, repr=False)
class TeacherStudent(TransductiveClassifier):
    """A teacher labels the documents it is surest of; a student learns from them and the labels."""

    teacher: str = parameter(POISSON, "Teacher", choices=(POISSON, SPREADING, SPECTRAL, EM))
    student: str = parameter(SVM, "Student", choices=(SVM, BAYES))
    share: float = parameter(
        SHARE, "Share of unlabelled documents", low=0.0, high=1.0, help="The surest are used"
    )
    cost: float = parameter(
        COST, "SVM cost C", low=1e-4, high=1e6, logarithmic=True, help="for the linear SVM only"
    )
    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000, help="for graph teachers")
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors", "teacher")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Make the neighbour graph that the graph teachers share, or its eigenvectors."""
        if self.teacher == EM:
            return {}
        graph = neighbour_affinity(X, self.n_neighbors)
        if self.teacher == SPECTRAL:
            return {"vectors": leading_eigenvectors(graph)}
        return {"graph": graph}

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        if self.teacher == EM or self.student == BAYES:
            check_not_negative(X, "naive Bayes")
        labels = label_matrix(class_index, len(self.classes_))
        self.teacher_scores_, answered = self._teach(X, labels, prepared)
        self.taught_ = pseudo_labels(class_index, self.teacher_scores_, answered, self.share)
        known = np.flatnonzero(self.taught_ != UNLABELLED)
        self._model = self._study(X[known], self.taught_[known])
        self.transduction_scores_ = self._model.scores(X)
        self.notes_ = (self._note(class_index, len(known)),)
        return self.transduction_scores_.argmax(axis=1)

    def _teach(
        self, X: Any, labels: Floats, prepared: Prepared
    ) -> tuple[Floats, NDArray[np.bool_]]:
        if self.teacher == EM:
            scores = posteriors(expectation_maximisation(X, labels).scores(X))
            return scores, np.ones(len(labels), dtype=bool)
        if self.teacher == SPECTRAL:
            vectors, known = prepared["vectors"].astype(np.float64), labels.any(axis=1)
            model = SpaceModel.learn(vectors[known], labels[known].argmax(axis=1), labels.shape[1])
            return model.scores(vectors), np.asarray(vectors.any(axis=1))
        teacher = GraphTeacher(prepared["graph"])
        scores = teacher.poisson(labels) if self.teacher == POISSON else teacher.spreading(labels)
        return scores, np.asarray(scores.any(axis=1))

    def _study(self, X: Any, class_index: Indices) -> Any:
        n_classes = len(self.classes_)
        if self.student == BAYES:
            labels = label_matrix(class_index, n_classes)
            model = TermDistributions.of(X, labels, SMOOTHING)
            self.term_weights_ = model.log_terms - model.log_terms.mean(axis=0)
            return model
        machine = LinearMachine.learn(X, class_index, n_classes, self.cost, self.seed)
        self.term_weights_ = machine.weights
        return machine

    def _note(self, class_index: Indices, n_known: int) -> str:
        n_labelled = int(np.count_nonzero(class_index >= 0))
        return (
            f"The student learnt from {n_labelled} labelled documents and {n_known - n_labelled} "
            f"of {len(class_index) - n_labelled} others, of which the teacher was surest."
        )

    def _classify(self, X: Any) -> Indices:
        return self._model.scores(X).argmax(axis=1)


def pseudo_labels(
    class_index: Indices, scores: Floats, answered: NDArray[np.bool_], share: float
) -> Indices:
    """The given labels, and the teacher's classes of the documents that it is surest of."""
    taught = class_index.copy()
    rows = surest(scores, answered & (class_index == UNLABELLED), share)
    taught[rows] = scores[rows].argmax(axis=1)
    return taught
