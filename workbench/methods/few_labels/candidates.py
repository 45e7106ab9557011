"""The candidates of `few-labels`: each learns from some labels and can score any document."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.algebra.term_graphs import TermDiffusion
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.naive_bayes import (
    SMOOTHING,
    TermDistributions,
    expectation_maximisation,
)
from workbench.methods.few_labels.students import pseudo_labels
from workbench.methods.few_labels.teachers import GraphTeacher, label_matrix, posteriors
from workbench.methods.few_labels.term_diffusion import DiffusedMachine

_TOLERANCE = 1e-4  # a hundredth of the margins that decide
STUDENT_COST, STUDENT_SHARE = 0.3, 0.7


class Scorer(Protocol):
    """A fitted candidate."""

    def scores(self, X: Any) -> Floats:
        """Score each class (column) for each document (row)."""


@dataclass(frozen=True)
class CandidateInput:
    """What all candidates share: documents, their graph, the diffusion of their terms."""

    X: Any
    n_classes: int
    teacher: GraphTeacher
    diffusion: TermDiffusion
    seed: int
    most_taught: int  # how many unlabelled documents a student may learn from


@dataclass(frozen=True)
class Candidate:
    """A way to learn, with its usual lead over the linear SVM when labels are very few."""

    name: str
    lead: float
    learn: Callable[[CandidateInput, Indices], Scorer]
    needs_counts: bool = False


def _svm(corpus: CandidateInput, class_index: Indices) -> Scorer:
    known = np.flatnonzero(class_index != UNLABELLED)
    return _machine(corpus, known, class_index[known], 1.0)


def _diffused(corpus: CandidateInput, class_index: Indices) -> Scorer:
    known = np.flatnonzero(class_index != UNLABELLED)
    return DiffusedMachine.learn(
        corpus.diffusion, corpus.X[known], class_index[known], corpus.n_classes, 1.0, corpus.seed
    )


def _bayes(corpus: CandidateInput, class_index: Indices) -> Scorer:
    known = np.flatnonzero(class_index != UNLABELLED)
    labels = label_matrix(class_index[known], corpus.n_classes)
    return TermDistributions.of(corpus.X[known], labels, SMOOTHING)


def _em(corpus: CandidateInput, class_index: Indices) -> TermDistributions:
    rows = _some(class_index, corpus)
    labels = label_matrix(class_index[rows], corpus.n_classes)
    return expectation_maximisation(corpus.X[rows], labels)


def _poisson_student(corpus: CandidateInput, class_index: Indices) -> Scorer:
    labels = label_matrix(class_index, corpus.n_classes)
    return _student(corpus, class_index, corpus.teacher.poisson(labels, tolerance=_TOLERANCE))


def _spreading_student(corpus: CandidateInput, class_index: Indices) -> Scorer:
    labels = label_matrix(class_index, corpus.n_classes)
    return _student(corpus, class_index, corpus.teacher.spreading(labels, tolerance=_TOLERANCE))


def _em_student(corpus: CandidateInput, class_index: Indices) -> Scorer:
    scores = posteriors(_em(corpus, class_index).scores(corpus.X))
    return _student(corpus, class_index, scores)


CANDIDATES = (
    Candidate("linear SVM", 0.0, _svm),
    Candidate("linear SVM on term-diffused documents", 0.08, _diffused),
    Candidate("naive Bayes", 0.0, _bayes, needs_counts=True),
    Candidate("EM naive Bayes", 0.17, _em, needs_counts=True),
    Candidate("Poisson learning, SVM student", 0.17, _poisson_student),
    Candidate("label spreading, SVM student", 0.13, _spreading_student),
    Candidate("EM naive Bayes, SVM student", 0.19, _em_student, needs_counts=True),
)


def _student(corpus: CandidateInput, class_index: Indices, scores: Floats) -> Scorer:
    taught = pseudo_labels(class_index, scores, np.asarray(scores.any(axis=1)), STUDENT_SHARE)
    rows = _some(taught, corpus, class_index)
    rows = rows[taught[rows] != UNLABELLED]
    return _machine(corpus, rows, taught[rows], STUDENT_COST)


def _some(class_index: Indices, corpus: CandidateInput, given: Indices | None = None) -> Indices:
    """The labelled documents, and at most so many of the others at equal distances."""
    labelled = np.flatnonzero((class_index if given is None else given) != UNLABELLED)
    wanted = np.ones(len(class_index), dtype=bool) if given is None else class_index != UNLABELLED
    wanted[labelled] = False
    others = np.flatnonzero(wanted)
    step = max(1, -(-len(others) // max(1, corpus.most_taught)))
    return np.sort(np.concatenate([labelled, others[::step]]))


def _machine(
    corpus: CandidateInput, rows: Indices, class_index: Indices, cost: float
) -> LinearMachine:
    return LinearMachine.learn(corpus.X[rows], class_index, corpus.n_classes, cost, corpus.seed)
