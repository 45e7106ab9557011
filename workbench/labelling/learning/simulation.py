"""A simulated person labels a corpus whose classes are known.

A share of the documents is held out before anything else: they are in no graph and are never asked
about. Accuracy on the rest of the pool would be too high, because the hard documents are labelled.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import numpy as np

from workbench.array_types import Indices
from workbench.errors import ParameterError
from workbench.labelling.estimates import CheckEstimate
from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.session import Session, SessionSettings
from workbench.plain_text import per_cent


@dataclass(frozen=True)
class SimulationSettings:
    """How many labels the person gives, how many of them are wrong, and how it is judged."""

    budget: int = 40
    wrong: float = 0.0
    held_out: float = 1 / 3
    measure_every: int = 1  # the last answer is always measured
    seed: int = 0
    session: SessionSettings = field(default_factory=SessionSettings)

    def __post_init__(self) -> None:
        if self.budget < 1 or self.measure_every < 1:
            raise ParameterError("budget and measure_every must be at least 1.")
        if not 0 <= self.wrong < 1 or not 0 < self.held_out < 1:
            raise ParameterError("wrong must be from 0 to 1, and held_out between 0 and 1.")


@dataclass(frozen=True)
class SimulationStep:
    """One answer: how many labels there are, which question it was, how good the model is now."""

    labels: int
    question: str
    was_wrong: bool
    accuracy: float  # on held-out documents; NaN where not measured or one class is known


@dataclass(frozen=True)
class Simulation:
    """The course of a simulated labelling."""

    pool: int
    held_out: int
    steps: tuple[SimulationStep, ...]
    estimate: CheckEstimate
    seconds: float

    @property
    def accuracy(self) -> float:
        """The accuracy on held-out documents in the end."""
        return self.steps[-1].accuracy

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        low, high = self.estimate.interval
        return {
            "pool": self.pool,
            "held_out": self.held_out,
            "accuracy": self.accuracy,
            "estimate": self.estimate.to_dict(),
            "covered": bool(low <= self.accuracy <= high),
            "cpu_seconds": round(self.seconds, 3),
            "curve": [vars(step) for step in self.steps],
        }


class SimulatedPerson:
    """Knows the classes, and names another one for a share of the documents."""

    def __init__(self, classes: Indices, wrong: float, random: np.random.Generator) -> None:
        self._classes, self._wrong, self._random = classes, wrong, random
        self._known = np.unique(classes)

    def answer(self, row: int) -> int:
        """The class of a document, or a wrong one."""
        right = int(self._classes[row])
        others = self._known[self._known != right]
        if len(others) and self._random.random() < self._wrong:
            return int(self._random.choice(others))
        return right


def simulate(
    X: Any,
    classes: Indices,
    settings: SimulationSettings,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Label part of the documents and measure on the others after each answer."""
    started, random = process_time(), np.random.default_rng(settings.seed)
    held, pool = _split(len(classes), settings.held_out, random)
    person = SimulatedPerson(classes[pool], settings.wrong, random)
    session = Session(Documents.of(X[pool]), int(classes.max()) + 1, settings.session)
    steps: list[SimulationStep] = []
    while len(steps) < settings.budget and (question := session.question()) is not None:
        given = person.answer(question.row)
        session.answer(question.row, given, question.kind)
        done = len(steps) + 1
        is_measured = done % settings.measure_every == 0 or done == settings.budget
        accuracy = _accuracy(session, X[held], classes[held]) if is_measured else float("nan")
        was_wrong = bool(given != classes[pool][question.row])
        steps.append(SimulationStep(done, question.kind, was_wrong, accuracy))
        if progress is not None:
            progress(done, settings.budget)
    model = session.model()
    estimate = session.estimate(None if model is None else model.scores(session.documents.X))
    return Simulation(len(pool), len(held), tuple(steps), estimate, process_time() - started)


def _split(count: int, share: float, random: np.random.Generator) -> tuple[Indices, Indices]:
    order = random.permutation(count)
    first = round(share * count)
    if not 0 < first < count - 1:
        raise ParameterError(f"{count} documents are too few to hold {per_cent(share)} out.")
    return np.sort(order[:first]), np.sort(order[first:])


def _accuracy(session: Session, X: Any, classes: Indices) -> float:
    model = session.model()
    if model is None:
        return float("nan")
    return float(np.mean(model.scores(X).argmax(axis=1) == classes))
