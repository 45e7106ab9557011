"""The desk: a session over a stored corpus, brought up to date with a person's decisions."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from workbench.array_types import Floats
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.features import TermFeatures
from workbench.labelling.estimates import Estimate
from workbench.labelling.learning import POISSON, Documents
from workbench.labelling.questions import RANDOM, SIMILAR, USEFUL
from workbench.labelling.results import FEATURES, certainties, expected_accuracy
from workbench.labelling.session import AUDIT, AUDIT_EVERY, Session, SessionSettings

_MOST_WORDS = 20  # of a document that are marked: more would hide the strong ones


@dataclass(frozen=True)
class Answer:
    """What a person said about a document: a class, or −1 for skipped; apart for the audit."""

    class_number: int
    is_audit: bool = False


@dataclass(frozen=True)
class Wanted:
    """What the window wants to know next."""

    strategy: str = USEFUL
    count: int = 5
    current: int = -1  # the document on the screen, which needs a new suggestion
    similar_to: tuple[int, ...] = ()


@dataclass(frozen=True)
class Suggestion:
    """A document to show: why it was chosen, its likeliest classes, and the words for the first."""

    row: int
    kind: str
    classes: tuple[tuple[int, float], ...] = ()  # the best two, with certainties
    words: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class DeskAnswer:
    """The state after the decisions: what to show next, and how good the answers are."""

    current: Suggestion | None
    following: tuple[Suggestion, ...]
    estimate: Estimate
    n_labels: int
    predicted: tuple[int, ...]  # how many documents each class would get


class Desk:
    """Keeps the graph and the session of one corpus."""

    def __init__(self, corpus: Corpus, counted: TermMatrix) -> None:
        features = TermFeatures(FEATURES).fit(counted.counts)
        self._terms = [counted.terms[column] for column in features.selected_]
        self._documents = Documents.of(features.transform(counted.counts))
        self._given = _given_labels(corpus)
        self._session = Session(self._documents, 0, SessionSettings(POISSON))
        self._n_classes = 0
        self._known: dict[int, Answer] = {}

    def answer(self, decisions: Mapping[int, Answer], n_classes: int, wanted: Wanted) -> DeskAnswer:
        """Learn what changed since the last time and choose what to show next."""
        self._update({**self._given, **decisions}, n_classes)
        scores = self._session.quick_scores()
        estimate = self._session.estimate(scores)
        shares = None if scores is None else certainties(scores, expected_accuracy(estimate))
        chosen = self._chosen(wanted)
        current = self._suggestion(wanted.current, "", shares) if wanted.current >= 0 else None
        return DeskAnswer(
            current,
            tuple(self._suggestion(row, kind, shares) for row, kind in chosen),
            estimate,
            len(self._session.labels),
            _sizes(scores, n_classes),
        )

    def _update(self, decisions: Mapping[int, Answer], n_classes: int) -> None:
        while self._n_classes < n_classes:
            self._session.add_class()
            self._n_classes += 1
        for row in [row for row in self._known if row not in decisions]:
            self._session.take_back(row)
        for row, answer in decisions.items():
            if self._known.get(row) == answer:
                continue
            if answer.class_number < 0:
                self._session.skip(row)
            else:
                self._session.answer(row, answer.class_number, AUDIT if answer.is_audit else "")
        self._known = dict(decisions)

    def _chosen(self, wanted: Wanted) -> list[tuple[int, str]]:
        """The next documents; every tenth is for the audit, whatever else was wanted."""
        kind, count = wanted.strategy, wanted.count + 1
        if kind == SIMILAR and wanted.similar_to:
            rows = self._session.similar(list(wanted.similar_to), count)
        else:
            kind = USEFUL if kind == SIMILAR else kind
            rows = self._session.batch(kind, count)
        rows = [row for row in rows if row != wanted.current][: wanted.count]
        chosen = [(row, kind) for row in rows]
        shown = self._session.n_answers - len(self._given) + (wanted.current >= 0)
        place = (-(shown + 1)) % AUDIT_EVERY
        if place < len(chosen):
            drawn = self._session.batch(RANDOM, wanted.count + 2)
            free = [row for row in drawn if row != wanted.current and row not in rows]
            chosen[place:place] = [(row, AUDIT) for row in free[:1]]
        return chosen

    def _suggestion(self, row: int, kind: str, shares: Floats | None) -> Suggestion:
        if shares is None:
            return Suggestion(row, kind)
        order = np.argsort(-shares[row], kind="stable")[:2].tolist()
        best = tuple((number, float(shares[row, number])) for number in order)
        return Suggestion(row, kind, best, self._words(row, *order))

    def _words(self, row: int, first: int, second: int) -> dict[str, float]:
        """The weights of the document's terms: for the best class, against the second."""
        weights = getattr(self._session.quick_model(), "weights", None)
        if weights is None:
            return {}
        document = self._documents.X[[row]].tocoo()
        columns, values = document.coords[1], document.data
        parts = values * (weights[first, columns] - weights[second, columns])
        strong = np.argsort(-np.abs(parts), kind="stable")[:_MOST_WORDS]
        return {self._terms[columns[place]]: float(parts[place]) for place in strong.tolist()}


def _given_labels(corpus: Corpus) -> dict[int, Answer]:
    """The classes of a corpus that is labelled in part; a complete one is labelled afresh."""
    classes = np.asarray(corpus.class_index)
    if (classes >= 0).all():
        return {}
    return {row: Answer(int(classes[row])) for row in np.flatnonzero(classes >= 0).tolist()}


def _sizes(scores: Floats | None, n_classes: int) -> tuple[int, ...]:
    if scores is None:
        return (0,) * n_classes
    return tuple(np.bincount(scores.argmax(axis=1), minlength=n_classes).tolist())
