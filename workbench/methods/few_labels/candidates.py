"""The candidates of `few-labels`: each learns from some labels and can score any document."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense, unit_rows
from workbench.methods.algebra.linear_machine import MANY, LinearMachine
from workbench.methods.algebra.term_graphs import TermDiffusion
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.diffused_documents import DiffusedDocuments
from workbench.methods.few_labels.graph_space import Single, SpaceMachine, SpaceModel
from workbench.methods.few_labels.naive_bayes import TermDistributions, expectation_maximisation
from workbench.methods.few_labels.second_order_paths import (
    PathKernel,
    PathModel,
    third_documents,
)
from workbench.methods.few_labels.students import pseudo_labels
from workbench.methods.few_labels.teachers import GraphTeacher, label_matrix, posteriors
from workbench.methods.few_labels.term_diffusion import DiffusedMachine
from workbench.methods.few_labels.unweighted_words import (
    WordMachine,
    Words,
    learn_ratios,
    learn_words,
)

_TOLERANCE, _ROUGH_TOLERANCE = 1e-2, 3e-2  # residuals; smaller ones change one answer in a hundred
_SETTLED = 0.02  # change of the probabilities of a document, after which few classes change
STUDENT_COST, STUDENT_SHARE = 0.3, 0.7


class Scorer(Protocol):
    """A fitted candidate."""

    def scores(self, X: Any) -> Floats:
        """Score each class (column) for each document (row)."""


@dataclass(frozen=True)
class SharedInput:
    """What does not depend on labels: documents, their graph, the diffusion of their terms.

    The eigenvectors of the graph are missing where it is too large for them.
    """

    X: Any
    words: Words  # present or not, without weights
    graph: Any
    vectors: Single | None
    diffusion: TermDiffusion
    lengths: Floats  # of the diffused documents
    signed: Single  # sums of documents, for the lengths of paths


class CandidateInput:
    """What all candidates share, with the labels that are known."""

    def __init__(self, shared: SharedInput, class_index: Indices, seed: int) -> None:
        self.X, self.words, self._vectors = shared.X, shared.words, shared.vectors
        self.seed, self.diffusion = seed, shared.diffusion
        self.n_classes = int(class_index.max()) + 1
        self.labelled = np.flatnonzero(class_index != UNLABELLED)
        self.teacher = GraphTeacher(shared.graph, np.float32)
        self._lengths, self._signed = shared.lengths, shared.signed

    @cached_property
    def diffused(self) -> DiffusedDocuments:
        """The diffused labelled documents, from parts of which candidates learn."""
        return DiffusedDocuments(self.diffusion, self.X[self.labelled])

    @cached_property
    def paths(self) -> PathKernel:
        """The paths between labelled documents, from parts of which candidates learn."""
        return PathKernel(third_documents(self.X), self._signed, self.X[self.labelled])

    def positions(self, rows: Indices) -> Indices:
        """The positions of labelled documents among all of these."""
        return np.searchsorted(self.labelled, rows)

    def vectors(self, rows: Indices) -> Floats:
        """The rows of the eigenvectors of the graph of some documents."""
        return np.asarray(self._vectors)[rows].astype(np.float64)

    def scores(self, scorer: Scorer, rows: Indices) -> Floats:
        """Scores of documents of the corpus, of which more is known than their terms."""
        if isinstance(scorer, SpaceMachine):
            return scorer.model.scores(self.vectors(rows))
        if isinstance(scorer, SpaceModel):
            return scorer.scores(self.vectors(rows))
        if isinstance(scorer, PathModel):
            return scorer.scores(self.positions(rows))
        if isinstance(scorer, WordMachine):
            return scorer.scores(self.words.of(rows))
        if isinstance(scorer, DiffusedMachine):
            return scorer.scores(self.X[rows], self._lengths[rows])
        return scorer.scores(self.X[rows])


class LabelSubset:
    """Some labels of a corpus, and what several candidates learn from them in the same way.

    Naive Bayes and students learn from at most this many unlabelled documents, at equal distances.
    """

    def __init__(
        self, corpus: CandidateInput, class_index: Indices, most_taught: int, is_rough: bool
    ) -> None:
        self.corpus, self.is_rough = corpus, is_rough
        self._class_index = class_index
        unlabelled = np.flatnonzero(class_index == UNLABELLED)
        step = max(1, -(-len(unlabelled) // most_taught))
        self.known = np.flatnonzero(class_index != UNLABELLED)
        self.rows = np.sort(np.concatenate([self.known, unlabelled[::step]]))
        self.shown = class_index[self.rows]

    @cached_property
    def documents(self) -> Any:
        """The documents that are learnt from, labelled or not."""
        return self.corpus.X[self.rows]

    @cached_property
    def labelled_documents(self) -> Any:
        """The labelled documents alone."""
        return self.corpus.X[self.known]

    @cached_property
    def classes(self) -> Indices:
        """The classes of the labelled documents."""
        return self._class_index[self.known]

    @cached_property
    def em(self) -> TermDistributions:
        """Naive Bayes by expectation-maximisation."""
        labels = label_matrix(self.shown, self.corpus.n_classes)
        settled = _SETTLED if self.is_rough else 0.0
        return expectation_maximisation(self.documents, labels, settled=settled)

    def poisson(self) -> Floats:
        """Scores of Poisson learning for the documents that are learnt from."""
        labels = label_matrix(self._class_index, self.corpus.n_classes)
        tolerance = _ROUGH_TOLERANCE if self.is_rough else _TOLERANCE
        return self.corpus.teacher.poisson(labels, tolerance=tolerance)[self.rows]

    def machine(self, X: Any, class_index: Indices, cost: float) -> LinearMachine:
        """A linear SVM."""
        corpus = self.corpus
        return LinearMachine.learn(
            X, class_index, corpus.n_classes, cost, corpus.seed, self.is_rough
        )

    def student(self, scores: Floats) -> LinearMachine:
        """A linear SVM that learns from the labels and from the surest answers of a teacher."""
        answered = np.asarray(scores.any(axis=1))
        taught = pseudo_labels(self.shown, scores, answered, STUDENT_SHARE)
        known = np.flatnonzero(taught != UNLABELLED)
        corpus = self.corpus
        # Pseudo-labels are not exact either.
        return LinearMachine.learn(
            self.documents[known],
            taught[known],
            corpus.n_classes,
            STUDENT_COST,
            corpus.seed,
            is_rough=self.is_rough or len(known) > MANY,
        )


@dataclass(frozen=True)
class Candidate:
    """A way to learn, with its usual lead over the linear SVM when labels are very few."""

    name: str
    lead: float
    hard_lead: float  # where classes can hardly be told apart
    learn: Callable[[LabelSubset], Scorer]
    needs_counts: bool = False
    reads_words: bool = False
    stands_in: bool = False  # where the vote of all is no better than the linear SVM
    needs_vectors: bool = False  # of the graph
    needs_few_labels: bool = False


def _svm(subset: LabelSubset) -> Scorer:
    return subset.machine(subset.labelled_documents, subset.classes, 1.0)


def _centroids(subset: LabelSubset) -> Scorer:
    labels = label_matrix(subset.classes, subset.corpus.n_classes)
    sums = dense(np.asarray(subset.labelled_documents.T @ labels)).T
    return LinearMachine(unit_rows(sums), np.where(labels.any(axis=0), 0.0, -1e6))


def _diffused(subset: LabelSubset) -> Scorer:
    corpus = subset.corpus
    positions = corpus.positions(subset.known)
    return corpus.diffused.learn(
        positions, subset.classes, corpus.n_classes, corpus.seed, subset.is_rough
    )


def _paths(subset: LabelSubset) -> Scorer:
    corpus = subset.corpus
    positions = corpus.positions(subset.known)
    model = corpus.paths.learn(
        positions, subset.classes, corpus.n_classes, corpus.seed, subset.is_rough
    )
    return model if subset.is_rough else model.machine()


def _em(subset: LabelSubset) -> Scorer:
    return subset.em


def _em_student(subset: LabelSubset) -> Scorer:
    return subset.student(posteriors(subset.em.scores(subset.documents)))


def _poisson_student(subset: LabelSubset) -> Scorer:
    return subset.student(subset.poisson())


def _space(subset: LabelSubset) -> Scorer:
    corpus = subset.corpus
    known = corpus.vectors(subset.known)
    model = SpaceModel.learn(known, subset.classes, corpus.n_classes)
    if subset.is_rough:  # only documents of the graph are asked about
        return model
    return SpaceMachine(model, subset.student(model.scores(corpus.vectors(subset.rows))))


def _words(subset: LabelSubset) -> Scorer:
    corpus = subset.corpus
    words = corpus.words.of(subset.known)
    return learn_words(words, subset.classes, corpus.n_classes, corpus.seed)


def _word_ratios(subset: LabelSubset) -> Scorer:
    corpus = subset.corpus
    words = corpus.words.of(subset.known)
    return learn_ratios(words, subset.classes, corpus.n_classes, corpus.seed)


CANDIDATES = (
    Candidate("linear SVM", 0.0, 0.0, _svm, stands_in=True),
    Candidate("class centroids", 0.05, -0.09, _centroids, stands_in=True),
    Candidate("linear SVM on term-diffused documents", 0.08, 0.01, _diffused, stands_in=True),
    Candidate("EM naive Bayes", 0.11, -0.1, _em, needs_counts=True),
    Candidate("Poisson learning, SVM student", 0.14, -0.1, _poisson_student),
    Candidate(
        "least squares on eigenvectors of the graph", 0.13, -0.09, _space, needs_vectors=True
    ),
    Candidate("EM naive Bayes, SVM student", 0.11, -0.12, _em_student, needs_counts=True),
    Candidate(
        "linear SVM on unweighted words", -0.02, 0.0, _words, reads_words=True, stands_in=True
    ),
    Candidate(
        "NB-SVM on unweighted words", -0.02, -0.03, _word_ratios, reads_words=True, stands_in=True
    ),
    Candidate("linear SVM on second-order paths", 0.14, -0.02, _paths, needs_few_labels=True),
)
