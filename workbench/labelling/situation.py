"""What a person has decided so far, what the window requests, and what it receives."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.corpora.corpus import Corpus
from workbench.labelling.advice import LabellingAdvice
from workbench.labelling.curve import LabellingCurve
from workbench.labelling.estimates import CheckEstimate
from workbench.labelling.settings import USEFUL, LearnerSettings
from workbench.methods.algebra.graph_settings import Links

SUSPECTS, GIVEN = "suspects", "given"  # doubtful labels; documents that a person chose
DISAGREEMENTS = "disagreements"  # of two people, to be decided again
SENT = "sent"  # from another page, to be decided again where they have a class
ASKED_AGAIN = (SUSPECTS, DISAGREEMENTS, SENT)
CLEAREST = (-1, -1)  # the plane that keeps classes apart, in position of two dimensions


@dataclass(frozen=True)
class NumberedDecision:
    """What a person said about a document: a class, or −1 for skipped; apart for random checks."""

    class_number: int
    is_check: bool = False


@dataclass(frozen=True)
class Situation:
    """All that a person has decided so far, and the learner that uses it."""

    decisions: Mapping[int, NumberedDecision] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    links: Links = field(default_factory=dict)
    rules: tuple[tuple[str, str], ...] = ()  # what a document contains, and the class
    learner: LearnerSettings = field(default_factory=LearnerSettings)

    def continues(self, before: "Situation") -> bool:
        """Whether classes were only added, and links and learner are the same."""
        return (
            self.learner == before.learner
            and self.links == before.links
            and self.names[: len(before.names)] == before.names
        )


@dataclass(frozen=True)
class SuggestionRequest:
    """What the window requests next."""

    strategy: str = USEFUL
    count: int = 5
    current: int = -1  # the document on the screen, which needs a new suggestion
    rows: tuple[int, ...] = ()  # to be similar to, chosen, or suspects that were looked at


@dataclass(frozen=True)
class Suggestion:
    """A document to show: why it was chosen, its likeliest classes, and the words for the first."""

    row: int
    kind: str
    classes: tuple[tuple[int, float], ...] = ()  # the best two, with certainties
    words: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Neighbour:
    """A similar document and its class, by hand or predicted; −1 while nothing is known."""

    row: int
    class_number: int
    is_by_hand: bool


@dataclass(frozen=True)
class Suggestions:
    """The state after the decisions: what to show next, and how good the answers are."""

    current: Suggestion | None
    following: tuple[Suggestion, ...]
    estimate: CheckEstimate
    n_labels: int
    predicted: tuple[int, ...]  # how many documents each class would get
    curve: LabellingCurve = field(default_factory=LabellingCurve)
    advice: tuple[LabellingAdvice, ...] = ()
    suspects: tuple[int, ...] = ()
    is_fitting: bool = False  # a method that takes seconds learns from the labels


@dataclass(frozen=True)
class SpaceFrame:
    """A frame of the space: points, classes and certainties of documents, eigenvalues, links."""

    points: NDArray[np.float32]  # a row for each document
    classes: NDArray[np.int16]  # −1: unknown
    certainties: NDArray[np.float32]
    eigenvalues: Floats
    links: tuple[tuple[int, int, bool, bool], ...]  # rows, whether apart, whether that is violated
    n_dimensions: int
    is_settled: bool
    before: NDArray[np.float32] | None = None  # the points without labels and links
    affinity: Any = None  # an AffinityFigure, when it was asked for


@dataclass(frozen=True)
class SpaceRequest:
    """What the frame shows: two dimensions or the clearest plane, and the affinity or not."""

    plane: tuple[int, int] = CLEAREST
    rounds: int = 1  # of the eigenvectors; more come with the next frame
    with_before: bool = False
    with_affinity: bool = False


def divided_decisions(
    decisions: Mapping[int, NumberedDecision],
) -> tuple[dict[int, int], dict[int, int], list[int]]:
    """Labels to learn from, labels of random checks, and documents set aside."""
    labels = {
        row: decision.class_number
        for row, decision in decisions.items()
        if decision.class_number >= 0
    }
    checks = {row: label for row, label in labels.items() if decisions[row].is_check}
    learnt = {row: label for row, label in labels.items() if row not in checks}
    return learnt, checks, [row for row in decisions if row not in labels]


def given_labels(corpus: Corpus) -> dict[int, NumberedDecision]:
    """The classes of a partly labelled corpus; a complete one is labelled from the start."""
    classes = np.asarray(corpus.class_index)
    if (classes >= 0).all():
        return {}
    return {
        row: NumberedDecision(int(classes[row])) for row in np.flatnonzero(classes >= 0).tolist()
    }


def predicted_sizes(scores: Floats | None, n_classes: int) -> tuple[int, ...]:
    """How many documents each class would get."""
    if scores is None:
        return (0,) * n_classes
    return tuple(np.bincount(scores.argmax(axis=1), minlength=n_classes).tolist())
