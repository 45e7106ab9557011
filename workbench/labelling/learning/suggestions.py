"""Suggestions: a session over a stored corpus, brought up to date with a person's decisions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.features import TermFeatures
from workbench.labelling.advice import LabellingAdvice, advice
from workbench.labelling.curve import LabellingCurve, PastPredictions
from workbench.labelling.estimates import CheckEstimate
from workbench.labelling.learning.background_fits import BackgroundFit
from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.questions import smaller_half
from workbench.labelling.learning.results import FEATURES, certainties, expected_accuracy
from workbench.labelling.learning.session import Session, SessionSettings
from workbench.labelling.rules import Rule, RuleHits, RuleReport, reports, weak_labels
from workbench.labelling.settings import CHECK, CHECK_EVERY, RANDOM, SIMILAR, USEFUL
from workbench.labelling.situation import (
    ASKED_AGAIN,
    GIVEN,
    SUSPECTS,
    Neighbour,
    Situation,
    Suggestion,
    SuggestionRequest,
    Suggestions,
    divided_decisions,
    given_labels,
    predicted_sizes,
)

_MOST_WORDS = 20  # of a document that are marked: more would hide the strong ones
_NEIGHBOURS_SHOWN = 4


class Suggester:
    """Keeps the graph and the session of one corpus."""

    def __init__(self, corpus: Corpus, counted: TermMatrix) -> None:
        features = TermFeatures(FEATURES).fit(counted.counts)
        self._terms = [counted.terms[column] for column in features.selected_]
        self._documents = Documents.of(features.transform(counted.counts))
        self._given = given_labels(corpus)
        self._hits = RuleHits(() if corpus.counts is not None else corpus.texts)
        self._situation: Situation | None = None
        self._session = Session(self._documents, 0, SessionSettings())
        self._fit = BackgroundFit(self._session.slow_scores)
        self._past = PastPredictions()
        self._shares: Floats | None = None
        self._scores: Floats | None = None

    @property
    def documents(self) -> Documents:
        """The documents without links."""
        return self._documents

    @property
    def labels(self) -> Mapping[int, int]:
        """The labels that are learnt from."""
        return self._session.labels

    @property
    def situation(self) -> Situation:
        """What the session knows."""
        return self._situation or Situation()

    def answer(self, situation: Situation, request: SuggestionRequest) -> Suggestions:
        """Learn what changed since the last time and choose what to show next."""
        self.update(situation)
        estimate = self._session.estimate(self._scores)
        current = self.suggestion(request.current, "") if request.current >= 0 else None
        suspects = tuple(self._session.suspects())
        return Suggestions(
            current,
            tuple(self.suggestion(row, kind) for row, kind in self._chosen(request, suspects)),
            estimate,
            len(self._session.labels),
            predicted := predicted_sizes(self._scores, len(situation.names)),
            self._curve(),
            tuple(self._advice(estimate, len(suspects), predicted)),
            suspects,
            self._session.is_slow and self._fit.is_behind,
        )

    def update(self, situation: Situation) -> None:
        """Bring the session up to date; only what changed is learnt."""
        whole = replace(situation, decisions={**self._given, **situation.decisions})
        if self._situation is None or not whole.continues(self._situation):
            self._begin(whole)
        else:
            self._continue(whole)
        self._situation = whole
        self._read()

    def finish_fit(self) -> None:
        """Wait for what is learnt in the background."""
        self._fit.wait()

    def predictions(self) -> tuple[Indices, Floats]:
        """The class of every document and its certainty; by hand 1, unknown −1 and 0."""
        classes, sure = np.full(len(self._documents), -1), np.zeros(len(self._documents))
        if self._shares is not None:
            classes, sure = self._shares.argmax(axis=1), self._shares.max(axis=1)
        for row, decision in self.situation.decisions.items():
            if decision.class_number >= 0:
                classes[row], sure[row] = decision.class_number, 1.0
        return classes, sure

    def neighbours(self, row: int, count: int = _NEIGHBOURS_SHOWN) -> tuple[Neighbour, ...]:
        """The documents most similar to one."""
        labels = {**self._session.checks, **self._session.labels}
        near = self._documents.nearest(row, count)
        number_of = {other: labels.get(other, self._best(other)) for other in near}
        return tuple(Neighbour(other, number_of[other], other in labels) for other in near)

    def cluster(self, row: int, count: int) -> list[int]:
        """Unlabelled documents of the same predicted class, the most similar first."""
        near = self._session.similar([row], len(self._documents))
        if self._scores is not None:
            best = self._scores.argmax(axis=1)
            near = [other for other in near if best[other] == best[row]]
        own = [] if row in self.situation.decisions else [row]
        return [*own, *(other for other in near if other != row)][:count]

    def of_class(self, number: int, count: int) -> list[int]:
        """Unlabelled documents that a class would get, the surest first."""
        if self._shares is None or number >= self._shares.shape[1]:
            return []
        sure = np.where(self._shares.argmax(axis=1) == number, self._shares[:, number], -1.0)
        sure[list(self.situation.decisions)] = -1.0
        order = np.argsort(-sure, kind="stable")[:count]
        return [int(row) for row in order if sure[row] > 0]

    def contains(self, phrase: str) -> list[int]:
        """The documents that contain a word or phrase."""
        return [int(row) for row in np.flatnonzero(self._hits.of(phrase))] if phrase.split() else []

    def rule_report(self, contains: str, label: str) -> RuleReport:
        """How useful a rule would be beside those that exist."""
        known = self._hits.known(self.situation.rules, self.situation.names)
        rules = [*(rule for rule in known if rule != Rule(contains, label)), Rule(contains, label)]
        hits = [self._hits.of(rule.contains) for rule in rules]
        names = self.situation.names
        labels = {**self._session.checks, **self._session.labels}
        given = {row: names[number] for row, number in labels.items()}
        return reports(rules, hits, given)[-1]

    def halves(self, rows: Sequence[int]) -> list[int]:
        """The smaller of two groups that documents fall into, to split a class."""
        return smaller_half(self._documents.X, rows)

    def suggestion(self, row: int, kind: str) -> Suggestion:
        """A document with its likeliest classes and their words."""
        if self._shares is None:
            return Suggestion(row, kind)
        order = np.argsort(-self._shares[row], kind="stable")[:2].tolist()
        best = tuple((number, float(self._shares[row, number])) for number in order)
        return Suggestion(row, kind, best, self._words(row, *order))

    def _begin(self, situation: Situation) -> None:
        """Start again from the graph: another teacher, other links, or classes that were merged."""
        learner = situation.learner
        documents = self._documents.changed(learner.n_neighbors, situation.links)
        settings = SessionSettings(
            learner.teacher,
            n_neighbors=learner.n_neighbors,
            normalization=learner.normalization,
            n_components=learner.n_components,
        )
        self._session = Session(documents, len(situation.names), settings)
        self._fit = BackgroundFit(self._session.slow_scores)
        labels, checks, skipped = divided_decisions(situation.decisions)
        self._session.learn(labels, checks, skipped)
        self._let_rules_vote(situation)

    def _continue(self, situation: Situation) -> None:
        before = self.situation
        for _ in range(len(situation.names) - len(before.names)):
            self._session.add_class()
        for row in [row for row in before.decisions if row not in situation.decisions]:
            self._session.take_back(row)
        for row, decision in situation.decisions.items():
            if before.decisions.get(row) == decision:
                continue
            if decision.class_number < 0:
                self._session.skip(row)
            else:
                self._session.answer(row, decision.class_number, CHECK if decision.is_check else "")
        if situation.rules != before.rules or (situation.rules and situation != before):
            self._let_rules_vote(situation)

    def _let_rules_vote(self, situation: Situation) -> None:
        rules = self._hits.known(situation.rules, situation.names)
        hits = [self._hits.of(rule.contains) for rule in rules]
        votes = np.zeros((len(self._documents), len(situation.names)))
        if rules:
            votes = weak_labels(rules, hits, situation.names, self._session.labels)
        self._session.set_weak_labels(votes)

    def _read(self) -> None:
        scores = self._session.quick_scores()
        if self._session.is_slow:
            fit = self._fit.follow(*self._known())
            scores = scores if fit is None else fit.scores
        if scores is self._scores and scores is not None:
            return
        self._scores, self._shares = scores, None
        if scores is not None:
            estimate = self._session.estimate(scores)
            self._shares = certainties(scores, expected_accuracy(estimate))

    def _known(self) -> tuple[dict[int, int], int]:
        return dict(self._session.labels), len(self.situation.names)

    def _best(self, row: int) -> int:
        return -1 if self._scores is None else int(self._scores[row].argmax())

    def _curve(self) -> LabellingCurve:
        """The curve at the numbers of labels that were seen, and now."""
        if self._scores is None:
            return LabellingCurve()
        self._past.remember(self._session.labels, self._scores.argmax(axis=1))
        return self._past.curve(self._session.checks)

    def _advice(
        self, estimate: CheckEstimate, n_suspects: int, predicted: Sequence[int]
    ) -> list[LabellingAdvice]:
        names, labels = self.situation.names, list(self._session.labels.values())
        counts = np.bincount(np.array(labels, dtype=np.int64), minlength=len(names)).tolist()
        return advice(estimate, n_suspects, names, counts, predicted)

    def _chosen(self, request: SuggestionRequest, suspects: Sequence[int]) -> list[tuple[int, str]]:
        """The next documents; every tenth is a random check, whatever else was wanted."""
        kind, count = request.strategy, request.count + 1
        answered = self.situation.decisions
        if kind in ASKED_AGAIN:
            looked_at = set(request.rows) if kind == SUSPECTS else set()
            rows = list(suspects if kind == SUSPECTS else request.rows)
            again = [row for row in rows if row not in looked_at and row != request.current]
            return [(row, kind) for row in again[: request.count]]
        if kind == SIMILAR and request.rows:
            rows = self._session.similar(list(request.rows), count)
        elif kind == GIVEN:
            rows = [row for row in request.rows if row not in answered]
        else:
            kind = USEFUL if kind == SIMILAR else kind
            rows = self._session.batch(kind, count)
        rows = [row for row in rows if row != request.current][: request.count]
        return self._with_checks([(row, kind) for row in rows], request)

    def _with_checks(
        self, chosen: list[tuple[int, str]], request: SuggestionRequest
    ) -> list[tuple[int, str]]:
        rows = [row for row, _ in chosen]
        position = (-(self._shown(request) + 1)) % CHECK_EVERY
        if position < len(chosen):
            drawn = self._session.batch(RANDOM, request.count + 2)
            free = [row for row in drawn if row != request.current and row not in rows]
            chosen[position:position] = [(row, CHECK) for row in free[:1]]
        return chosen

    def _shown(self, request: SuggestionRequest) -> int:
        """How many questions were asked, with the one on the screen."""
        return self._session.n_answers - len(self._given) + (request.current >= 0)

    def _words(self, row: int, first: int, second: int) -> dict[str, float]:
        """The weights of the document's terms: for the best class, against the second."""
        weights = getattr(self._session.quick_model(), "weights", None)
        if weights is None:
            return {}
        document = self._documents.X[[row]].tocoo()
        columns, values = document.coords[1], document.data
        parts = values * (weights[first, columns] - weights[second, columns])
        strong = np.argsort(-np.abs(parts), kind="stable")[:_MOST_WORDS]
        return {
            self._terms[columns[position]]: float(parts[position]) for position in strong.tolist()
        }
