"""Few labels: the candidates that do best on the labelled documents, combined."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar

import numpy as np

from workbench.array_types import Indices
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.term_graphs import TermDiffusion, term_walk
from workbench.methods.base import UNLABELLED, Prepared, TransductiveClassifier
from workbench.methods.few_labels.candidates import CANDIDATES, Candidate, CandidateInput
from workbench.methods.few_labels.choosing import Judgement, Vote, judge, scales_of
from workbench.methods.few_labels.teachers import GraphTeacher
from workbench.parameters import parameter

_NEGLIGIBLE = 0.02  # share of the vote below which a candidate is left out
_MOST_TAUGHT, _MOST_TAUGHT_HELD_OUT = 20_000, 3_000
_NEAREST_TERMS, _STRENGTH, _N_TERMS = 10, 12.0, 8_000
_WORK_PER_REPEAT = 4_000_000  # entries × classes up to which three repeats are quick


@dataclass(eq=False, repr=False)
class FewLabels(TransductiveClassifier):
    """Chooses and combines methods by cross-validation on the labelled documents alone."""

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    repeats: int = parameter(
        0,
        "Repeats of the cross-validation",
        low=0,
        high=100,
        help="0: three for small corpora, one for large ones",
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors",)

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Make the graph of the documents and that of the terms."""
        return {
            "graph": neighbour_affinity(X, self.n_neighbors),
            "terms": term_walk(X, _N_TERMS, _NEAREST_TERMS),
        }

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        candidates = usable_candidates(X)
        judgement = judge(
            candidates, self._corpus(X, prepared, held_out=True), class_index, self._repeats(X)
        )
        chosen = np.flatnonzero(judgement.weights >= _NEGLIGIBLE)
        corpus = self._corpus(X, prepared, held_out=False)
        scorers = tuple(candidates[number].learn(corpus, class_index) for number in chosen)
        scores = np.array([scorer.scores(X) for scorer in scorers])
        self._vote = Vote(scorers, scales_of(scores), judgement.weights[chosen])
        self.transduction_scores_ = self._vote.combined(scores)
        self._report(candidates, judgement, class_index)
        return self.transduction_scores_.argmax(axis=1)

    def _corpus(self, X: Any, prepared: Prepared, held_out: bool) -> CandidateInput:
        return CandidateInput(
            X,
            len(self.classes_),
            GraphTeacher(prepared["graph"]),
            TermDiffusion(prepared["terms"], _STRENGTH),
            self.seed,
            _MOST_TAUGHT_HELD_OUT if held_out else _MOST_TAUGHT,
        )

    def _repeats(self, X: Any) -> int:
        entries = X.nnz if hasattr(X, "nnz") else X.size
        return self.repeats or (3 if entries * len(self.classes_) <= _WORK_PER_REPEAT else 1)

    def _report(
        self, candidates: tuple[Candidate, ...], judgement: Judgement, class_index: Indices
    ) -> None:
        self.candidates_ = tuple(candidate.name for candidate in candidates)
        self.cross_validated_ = judgement.measured
        self.weights_ = judgement.weights
        self.accuracy_ = judgement.accuracy
        n_labels = int(np.count_nonzero(class_index != UNLABELLED))
        self.accuracy_interval_ = wilson(judgement.accuracy, judgement.n_held_out)
        self.notes_ = (
            self._why(n_labels),
            *self._choices(),
            _how_sure(judgement, self.accuracy_interval_),
        )

    def _why(self, n_labels: int) -> str:
        per_class = n_labels / len(self.classes_)
        if np.isnan(self.cross_validated_).all():
            by = "no label can be held out, so what is usual with few labels decided alone"
        elif per_class < 3:
            by = "cross-validation decided together with what is usual with so few labels"
        else:
            by = "cross-validation on the labelled documents decided"
        if self.weights_[0] == 1.0:
            by += ", and a vote of several candidates was no better than the linear SVM"
        return f"{n_labels} labels, {per_class:.1f} a class: {by}."

    def _choices(self) -> list[str]:
        order = np.argsort(-self.weights_, kind="stable")
        return [
            f"{self.candidates_[number]}: {_percent(self.cross_validated_[number])} correct when "
            f"held out, {100 * self.weights_[number]:.0f} % of the vote."
            for number in order
        ]

    def _classify(self, X: Any) -> Indices:
        return self._vote.scores(X).argmax(axis=1)


def usable_candidates(X: Any) -> tuple[Candidate, ...]:
    """All candidates, without naive Bayes where weights are negative."""
    has_negative = bool(X.min() < 0)
    return tuple(
        candidate for candidate in CANDIDATES if not (has_negative and candidate.needs_counts)
    )


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of `count` documents; everything where there are none."""
    if not count:
        return 0.0, 1.0
    z = 1.959964
    middle = (share + z**2 / (2 * count)) / (1 + z**2 / count)
    half = z / (1 + z**2 / count) * sqrt(share * (1 - share) / count + z**2 / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def _how_sure(judgement: Judgement, interval: tuple[float, float]) -> str:
    if not judgement.n_held_out:
        return "How accurate it is cannot be estimated from so few labels."
    low, high = (100 * end for end in interval)
    return (
        f"The vote was right about {100 * judgement.accuracy:.1f} % of the held-out labels; "
        f"95 % interval {low:.0f} to {high:.0f} %."
    )


def _percent(share: float) -> str:
    return "not known how many" if np.isnan(share) else f"{100 * share:.1f} %"
