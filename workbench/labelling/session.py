"""A session of labelling: questions, answers, the audit, and the model that follows.

Every tenth question is drawn at random for the audit. Nothing is learnt from its answer, so that
the share of audit documents that the model gets right is an honest estimate at any time.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError
from workbench.labelling.estimates import Estimate
from workbench.labelling.learning import POISSON, Documents, Learner, Model, make_learner
from workbench.labelling.questions import (
    RANDOM,
    STRATEGIES,
    UNCERTAIN,
    USEFUL,
    Pool,
    at_random,
    most_similar,
    most_uncertain,
    most_useful,
)
from workbench.methods.algebra.graph_walks import symmetric_walk

AUDIT = "audit"
AUDIT_EVERY = 10


@dataclass(frozen=True)
class SessionSettings:
    """Who teaches, how questions are chosen, and how often one is for the audit."""

    teacher: str = POISSON
    strategy: str = USEFUL
    audit_every: int = AUDIT_EVERY  # 0: never
    batch: int = 1  # questions chosen before the student is asked again
    seed: int = 0

    def __post_init__(self) -> None:
        if self.strategy not in STRATEGIES:
            raise ParameterError(
                f"next = {self.strategy!r} must be one of {', '.join(STRATEGIES)}."
            )
        if self.audit_every < 0 or self.audit_every == 1 or self.batch < 1:
            raise ParameterError("audit_every is 0 or at least 2, and batch at least 1.")


@dataclass(frozen=True)
class Question:
    """A document to be labelled, and why it was chosen."""

    row: int
    kind: str


class Session:
    """The labels so far and what follows from them; classes are numbers."""

    def __init__(self, documents: Documents, n_classes: int, settings: SessionSettings) -> None:
        self.documents, self.settings = documents, settings
        self.labels: dict[int, int] = {}
        self.audit: dict[int, int] = {}
        self.skipped: set[int] = set()
        self._n_classes = n_classes
        self._learner: Learner = make_learner(settings.teacher, documents, n_classes)
        self._walk = symmetric_walk(documents.graph)
        self._random = np.random.default_rng(settings.seed)
        self._queue: list[int] = []
        self._model: Model | None = None
        self._quick_scores: Floats | None = None

    @property
    def n_answers(self) -> int:
        """Answers of any kind."""
        return len(self.labels) + len(self.audit) + len(self.skipped)

    def question(self) -> Question | None:
        """The next document to label; None when all are labelled."""
        if not self._allowed().any():
            return None
        every = self.settings.audit_every
        if every and (self.n_answers + 1) % every == 0:
            return Question(at_random(self._pool(), self._random, 1)[0], AUDIT)
        while self._queue and self._is_answered(self._queue[0]):
            del self._queue[0]
        if not self._queue:
            self._queue = self.batch(self.settings.strategy, self.settings.batch)
        return Question(self._queue[0], self.settings.strategy)

    def batch(self, strategy: str, count: int) -> list[int]:
        """Some documents to label, chosen by a strategy."""
        pool = self._pool()
        if strategy == RANDOM:
            return at_random(pool, self._random, count)
        scores = self._taught_scores()
        if strategy == UNCERTAIN:
            return most_uncertain(pool, scores, self._random, count)
        return most_useful(pool, scores, self.labels, count)

    def similar(self, chosen: list[int], count: int) -> list[int]:
        """Unlabelled documents similar to some others."""
        return most_similar(self.documents.X, chosen, self._allowed(), count)

    def answer(self, row: int, class_number: int, kind: str = USEFUL) -> None:
        """Give a document a class; an answer of the audit is kept apart."""
        self.take_back(row)
        if kind == AUDIT:
            self.audit[row] = class_number
            return
        self.labels[row] = class_number
        self._learner.teach(row, class_number)
        self._forget()

    def skip(self, row: int) -> None:
        """Do not ask about a document again."""
        self.take_back(row)
        self.skipped.add(row)

    def take_back(self, row: int) -> None:
        """Forget what was answered about a document."""
        self.skipped.discard(row)
        self.audit.pop(row, None)
        if row in self.labels:
            self._learner.teach(row, self.labels.pop(row), -1.0)
            self._forget()

    def add_class(self) -> int:
        """Add a class and return its number."""
        self._learner.add_class()
        self._n_classes += 1
        self._forget()
        return self._n_classes - 1

    def set_weak_labels(self, labels: Floats) -> None:
        """Let rules vote (`rules.weak_labels`)."""
        self._learner.set_weak_labels(labels)
        self._forget()

    def model(self) -> Model | None:
        """What was learnt from the labels; None while they are of fewer than two classes."""
        if self._model is None and self._is_teachable():
            self._model = self._learner.model(self.labels)
        return self._model

    def quick_scores(self) -> Floats | None:
        """Scores of all documents by what can be learnt between two key presses."""
        if self._quick_scores is None and self._is_teachable():
            self._quick_scores = self._learner.quick_model(self.labels).scores(self.documents.X)
        return self._quick_scores

    def estimate(self, scores: Floats | None) -> Estimate:
        """How often scores of all documents are right about those of the audit."""
        rows = list(self.audit)
        if scores is None or not rows:
            return Estimate(0, 0)
        right = scores[rows].argmax(axis=1) == list(self.audit.values())
        return Estimate(int(np.sum(right)), len(rows))

    def _is_teachable(self) -> bool:
        return len(set(self.labels.values())) > 1

    def _taught_scores(self) -> Floats | None:
        """The scores of the classes that have labels; the others cannot be uncertain."""
        scores = self.quick_scores()
        return None if scores is None else scores[:, sorted(set(self.labels.values()))]

    def _forget(self) -> None:
        self._model = self._quick_scores = None

    def _is_answered(self, row: int) -> bool:
        return row in self.labels or row in self.audit or row in self.skipped

    def _allowed(self) -> NDArray[np.bool_]:
        allowed = np.ones(len(self.documents), dtype=bool)
        answered: list[Any] = [*self.labels, *self.audit, *self.skipped]
        allowed[answered] = False
        return allowed

    def _pool(self) -> Pool:
        return Pool(self._walk, self._allowed())
