"""A session of labelling: questions, answers, random checks, and the model that follows.

Every tenth question is a random check. Nothing is learnt from its answer, so the share of
checks that the model gets right is an unbiased estimate at any time.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError
from workbench.labelling.estimates import CheckEstimate, check_estimate
from workbench.labelling.learning.learners import Documents, Learner, MethodLearner, make_learner
from workbench.labelling.learning.questions import (
    SECOND_LOOK,
    Pool,
    at_random,
    doubtful_labels,
    most_similar,
    most_uncertain,
    most_useful,
)
from workbench.labelling.settings import (
    CHECK,
    CHECK_EVERY,
    POISSON,
    RANDOM,
    STRATEGIES,
    UNCERTAIN,
    USEFUL,
    LearnerSettings,
)
from workbench.methods.algebra.graph_walks import symmetric_walk
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.few_labels.candidates import Scorer
from workbench.methods.few_labels.teachers import GraphTeacher

_LOOKS_FROM, _LOOK_EVERY = 20, 6  # answers before the first second look, and from one to the next


@dataclass(frozen=True)
class SessionSettings:
    """The teacher, how questions are chosen, and how often one is a random check."""

    teacher: str = POISSON
    strategy: str = USEFUL
    check_every: int = CHECK_EVERY  # 0: never
    batch: int = 1  # questions chosen before the student is asked again
    seed: int = 0
    looks_again: bool = False  # at labels that may be wrong
    n_neighbors: int = LearnerSettings().n_neighbors
    normalization: str = LearnerSettings().normalization
    n_components: int = 0

    @property
    def learner(self) -> LearnerSettings:
        """The part about the teacher."""
        return LearnerSettings(
            self.teacher, self.n_neighbors, self.normalization, self.n_components
        )

    def __post_init__(self) -> None:
        if self.strategy not in STRATEGIES:
            raise ParameterError(
                f"next = {self.strategy!r} must be one of {', '.join(STRATEGIES)}."
            )
        if self.check_every < 0 or self.check_every == 1 or self.batch < 1:
            raise ParameterError("check_every is 0 or at least 2, and batch at least 1.")


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
        self.checks: dict[int, int] = {}
        self.skipped: set[int] = set()
        self.looked_again: set[int] = set()  # labels that were asked about a second time
        self._n_classes = n_classes
        self._learner: Learner = make_learner(settings.learner, documents, n_classes)
        self._walk = symmetric_walk(documents.graph)
        self._opinions = GraphTeacher(documents.graph)
        self._random = np.random.default_rng(settings.seed)
        self._queue: list[int] = []
        self._model: Scorer | None = None
        self._quick_model: LinearMachine | None = None
        self._quick_scores: Floats | None = None

    @property
    def n_answers(self) -> int:
        """Answers of any kind."""
        answered = (self.labels, self.checks, self.skipped, self.looked_again)
        return sum(len(rows) for rows in answered)

    def question(self) -> Question | None:
        """The next document to label; None when all are labelled."""
        if not self._allowed().any():
            return None
        every = self.settings.check_every
        if every and (self.n_answers + 1) % every == 0:
            return Question(at_random(self._pool(), self._random, 1)[0], CHECK)
        if self.is_look_due(self.n_answers + 1):
            for row in self.doubts(self.labels):
                if row not in self.looked_again:
                    return Question(row, SECOND_LOOK)
        while self._queue and self._is_answered(self._queue[0]):
            del self._queue[0]
        if not self._queue:
            self._queue = self.batch(self.settings.strategy, self.settings.batch)
        return Question(self._queue[0], self.settings.strategy)

    def is_look_due(self, number: int) -> bool:
        """Whether a question is a second look at a label that may be wrong."""
        is_regular = self.settings.looks_again and number % _LOOK_EVERY == _LOOK_EVERY - 2
        return is_regular and number > _LOOKS_FROM and self._is_teachable()

    def doubts(self, labels: Mapping[int, int]) -> list[int]:
        """Labels that are probably wrong, the worst first; it takes as long as ten students."""
        n_classes = max(self._n_classes, 2)
        return doubtful_labels(self.documents.X, self._opinions, labels, n_classes)

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
        """Give a document a class; the answer to a random check is kept apart."""
        if kind == SECOND_LOOK:
            self.looked_again.add(row)
            if self.labels.get(row) == class_number:
                return
        self.take_back(row)
        if kind == CHECK:
            self.checks[row] = class_number
            return
        self.labels[row] = class_number
        self._learner.teach(row, class_number)
        self._forget()

    def learn(
        self,
        labels: Mapping[int, int],
        checks: Mapping[int, int],
        skipped: Iterable[int],
    ) -> None:
        """Use many answers at once, at the start."""
        self.labels, self.checks, self.skipped = dict(labels), dict(checks), set(skipped)
        self._learner.teach_all(labels)
        self._forget()

    def suspects(self) -> list[int]:
        """Labels that the student contradicts although it learnt them, the surest first.

        The labels of useful questions lie where the graph is uncertain; without them it would be
        wrong about many that are right, so leaving each out would raise false alarms.
        """
        scores = self.quick_scores()
        if scores is None:
            return []
        rows = np.array(list(self.labels), dtype=np.int64)
        given = np.array(list(self.labels.values()), dtype=np.int64)
        gaps = scores[rows].max(axis=1) - scores[rows, given]
        order = np.argsort(-gaps, kind="stable")
        return [int(rows[position]) for position in order if gaps[position] > 0]

    def skip(self, row: int) -> None:
        """Do not ask about a document again."""
        self.take_back(row)
        self.skipped.add(row)

    def take_back(self, row: int) -> None:
        """Forget what was answered about a document."""
        self.skipped.discard(row)
        self.checks.pop(row, None)
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

    def model(self) -> Scorer | None:
        """What was learnt from the labels; None while they are of fewer than two classes."""
        if self._model is None and self._is_teachable():
            self._model = self._learner.model(self.labels)
        return self._model

    def slow_scores(self, labels: Mapping[int, int]) -> Floats:
        """What a method of the list learns from labels; it may take seconds, in another thread."""
        return self._learner.model(labels).scores(self.documents.X)

    def quick_scores(self) -> Floats | None:
        """Scores of all documents by what can be learnt between two key presses."""
        model = self.quick_model()
        if self._quick_scores is None and model is not None:
            self._quick_scores = self.documents.scored(model)
        return self._quick_scores

    def quick_model(self) -> LinearMachine | None:
        """What can be learnt between two key presses; None while there are not two classes."""
        if self._quick_model is None and self._is_teachable():
            self._quick_model = self._learner.quick_model(self.labels)
        return self._quick_model

    def estimate(self, scores: Floats | None) -> CheckEstimate:
        """How often scores of all documents are right about the random checks."""
        rows = list(self.checks)
        if scores is None or not rows:
            return check_estimate(0, 0)
        right = scores[rows].argmax(axis=1) == list(self.checks.values())
        return check_estimate(int(np.sum(right)), len(rows))

    @property
    def is_slow(self) -> bool:
        """Whether a method that takes seconds learns from the labels, and can do so."""
        return isinstance(self._learner, MethodLearner) and self._is_teachable()

    def _is_teachable(self) -> bool:
        return len(set(self.labels.values())) > 1

    def _taught_scores(self) -> Floats | None:
        """The scores of the classes that have labels; the others cannot be uncertain."""
        scores = self.quick_scores()
        return None if scores is None else scores[:, sorted(set(self.labels.values()))]

    def _forget(self) -> None:
        self._model = self._quick_model = self._quick_scores = None

    def _is_answered(self, row: int) -> bool:
        return row in self.labels or row in self.checks or row in self.skipped

    def _allowed(self) -> NDArray[np.bool_]:
        allowed = np.ones(len(self.documents), dtype=bool)
        answered: list[Any] = [*self.labels, *self.checks, *self.skipped]
        allowed[answered] = False
        return allowed

    def _pool(self) -> Pool:
        return Pool(self._walk, self._allowed())
