"""Few labels: the candidates that do best on the labelled documents, combined."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar

import numpy as np

from workbench.array_types import Indices
from workbench.methods.algebra.approximate.pruned_neighbours import pruned_neighbours
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.graphs import affinity_of, neighbour_affinity
from workbench.methods.algebra.term_graphs import TermDiffusion, term_walk
from workbench.methods.base import UNLABELLED, Prepared, TransductiveClassifier
from workbench.methods.few_labels.candidates import (
    CANDIDATES,
    Candidate,
    CandidateInput,
    LabelSubset,
    SharedInput,
)
from workbench.methods.few_labels.choosing import Judgement, Vote, judge
from workbench.methods.few_labels.graph_space import SpaceMachine, leading_eigenvectors
from workbench.methods.few_labels.second_order_paths import MOST_LABELLED, signed_sums
from workbench.methods.few_labels.unweighted_words import Columns, Words
from workbench.methods.few_labels.voting import combined, scales_of
from workbench.parameters import parameter

EXACT_DOCUMENTS = 150_000  # the search for pruned lists is faster from here on
MOST_EMBEDDED = 60_000  # documents; the eigenvectors of larger graphs take too long
_NEGLIGIBLE = 0.02  # share of the vote below which a candidate is left out
_REPEATS = 3
_TAUGHT_PER_LABEL, _LEAST_TAUGHT, _MOST_TAUGHT = 40, 8_000, 20_000  # unlabelled documents
_PRUNED = (
    "Approximate: neighbours were searched among the documents in which a shared term weighs most."
)
_NEAREST_TERMS, _STRENGTH, _N_TERMS = 10, 12.0, 8_000


@dataclass(eq=False, repr=False)
class FewLabels(TransductiveClassifier):
    """Chooses and combines methods by cross-validation on the labelled documents alone."""

    n_neighbors: int = parameter(20, "Neighbours", low=1, high=1000)
    repeats: int = parameter(
        0,
        "Repeats of the cross-validation",
        low=0,
        high=100,
        help="0: up to three, until it is clear which candidates are good",
    )
    n_running: int = parameter(
        0,
        "Columns of running words",
        low=0,
        high=10_000_000,
        help="The last ones; a run fills it in",
    )
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)
    scale: str = scale_parameter(EXACT_DOCUMENTS, "neighbours by pruned lists of documents")

    prepared_by: ClassVar[tuple[str, ...]] = ("n_neighbors", "n_running", "scale")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Make the graphs of documents and terms, their eigenvectors, and diffuse once."""
        weighted = Columns(self.n_running).terms(X)
        terms, graph = term_walk(weighted, _N_TERMS, _NEAREST_TERMS), self._graph(weighted)
        embedded = {"vectors": leading_eigenvectors(graph)} if X.shape[0] <= MOST_EMBEDDED else {}
        return {
            "graph": graph,
            **embedded,
            "terms": terms,
            "lengths": TermDiffusion(terms, _STRENGTH).lengths(weighted),
            "signed": signed_sums(weighted),
        }

    def _graph(self, X: Any) -> Any:
        if self._is_approximate(X):
            return affinity_of(pruned_neighbours(X, self.n_neighbors))
        return neighbour_affinity(X, self.n_neighbors)

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], EXACT_DOCUMENTS)

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        columns = Columns(self.n_running)
        weighted = columns.terms(X)
        vectors = prepared.get("vectors")
        n_labels = int(np.count_nonzero(class_index != UNLABELLED))
        candidates = usable_candidates(
            weighted, n_labels, bool(self.n_running), vectors is not None
        )
        diffusion = TermDiffusion(prepared["terms"], _STRENGTH)
        shared = SharedInput(
            weighted,
            Words(X, columns),
            prepared["graph"],
            vectors,
            diffusion,
            prepared["lengths"],
            prepared["signed"],
        )
        corpus = CandidateInput(shared, class_index, self.seed)
        judgement = judge(candidates, corpus, class_index, self.repeats or _REPEATS)
        chosen = np.flatnonzero(judgement.weights >= _NEGLIGIBLE)
        taught = _TAUGHT_PER_LABEL * len(corpus.labelled)
        most_taught = int(np.clip(taught, _LEAST_TAUGHT, _MOST_TAUGHT))
        all_labels = LabelSubset(corpus, class_index, most_taught, False)
        everything = np.arange(X.shape[0])
        scorers = tuple(candidates[number].learn(all_labels) for number in chosen)
        scores = [corpus.scores(scorer, everything) for scorer in scorers]
        weights = judgement.weights[chosen]
        self.transduction_scores_ = combined(scores, scales_of(scores), weights)
        as_new = [
            scorer.scores(weighted) if isinstance(scorer, SpaceMachine) else own
            for scorer, own in zip(scorers, scores, strict=True)
        ]
        self._vote = Vote(scorers, scales_of(as_new), weights, columns)
        self._report(candidates, judgement, class_index, self._is_approximate(X))
        return self.transduction_scores_.argmax(axis=1)

    def _report(
        self,
        candidates: tuple[Candidate, ...],
        judgement: Judgement,
        class_index: Indices,
        approximate: bool,
    ) -> None:
        self.candidates_ = tuple(candidate.name for candidate in candidates)
        self.cross_validated_ = judgement.measured
        self.weights_ = judgement.weights
        self.accuracy_ = judgement.accuracy
        n_labels = int(np.count_nonzero(class_index != UNLABELLED))
        self.accuracy_interval_ = wilson(judgement.accuracy, judgement.n_held_out)
        self.notes_ = (
            *((_PRUNED,) if approximate else ()),
            self._why(n_labels, judgement.falls_back),
            *self._choices(),
            _how_sure(judgement, self.accuracy_interval_),
        )

    def _why(self, n_labels: int, falls_back: bool) -> str:
        per_class = n_labels / len(self.classes_)
        if np.isnan(self.cross_validated_).all():
            by = "no label can be held out, so what is usual with few labels decided alone"
        elif per_class < 3:
            by = "cross-validation decided together with what is usual with so few labels"
        else:
            by = "cross-validation on the labelled documents decided"
        if falls_back:
            by += ", and candidates that trust unlabelled documents were no better than the SVM"
        return f"{n_labels} labels, {per_class:.1f} a class: {by}."

    def _choices(self) -> list[str]:
        order = np.argsort(-self.weights_, kind="stable")
        return [
            f"{self.candidates_[number]}: {_percent(self.cross_validated_[number])} correct when "
            f"held out, {100 * self.weights_[number]:.0f} % of the vote."
            for number in order
            if self.weights_[number] >= _NEGLIGIBLE
        ]

    def _classify(self, X: Any) -> Indices:
        return self._vote.scores(X).argmax(axis=1)


def usable_candidates(
    X: Any, n_labels: int, has_running: bool, has_vectors: bool
) -> tuple[Candidate, ...]:
    """Candidates for these documents; where weights are negative, those that need no counts."""
    is_counted = X.min() >= 0
    return tuple(
        candidate
        for candidate in CANDIDATES
        if (is_counted or not candidate.needs_counts)
        and (is_counted or has_running or not candidate.reads_words)
        and (has_vectors or not candidate.needs_vectors)
        and (n_labels <= MOST_LABELLED or not candidate.needs_few_labels)
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
