"""Choosing among candidates by repeated stratified cross-validation on the labelled documents.

With l labels the estimated accuracy of a candidate is (l · cross-validated + m · prior) / (l + m).
The prior counts as m = 3 exp(−a / 20) labels a class, a the labels a class, so that it decides
where labels are too few to judge and is silent where they are many. Candidates then vote with
weights exp(3 √l (estimate − best estimate)): nearly alike with few labels, the best alone with
many. Where the vote finds no more held-out labels than the linear SVM, and five a class or more are
known, the linear SVM is used alone: unlabelled text does not help everywhere.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.candidates import Candidate, CandidateInput, Scorer

_FOLDS, _SHARPNESS = 5, 3.0
_PRIOR_LABELS, _FADES_BY = 3.0, 20.0
_ENOUGH_HELD_OUT, _LEAST_TO_FALL_BACK = 1_000, 5
_PLAIN = 0  # the place of the linear SVM among the candidates


@dataclass(frozen=True)
class Judgement:
    """What cross-validation found: estimates, weights, and held-out scores of the candidates."""

    estimates: Floats
    weights: Floats
    measured: Floats  # NaN where nothing could be held out
    accuracy: float
    n_held_out: int


def judge(
    candidates: tuple[Candidate, ...], corpus: CandidateInput, class_index: Indices, repeats: int
) -> Judgement:
    """Hold labels out in turn and see how often each candidate, and their vote, finds them."""
    held = [
        held_out_scores(candidates, corpus, class_index, fold)
        for fold in _enough(folds(class_index, repeats, corpus.seed))
    ]
    n_labels = int(np.count_nonzero(class_index != UNLABELLED))
    leads = np.array([candidate.lead for candidate in candidates])
    actual = np.concatenate([rows for rows, _ in held]) if held else np.zeros(0, dtype=np.int64)
    if not len(actual):
        unknown = np.full(len(leads), np.nan)
        return Judgement(leads, vote_weights(leads, n_labels), unknown, float("nan"), 0)
    scores = np.concatenate([values for _, values in held], axis=1)
    right = scores.argmax(axis=2) == class_index[actual]
    measured = right.mean(axis=1)
    estimates = shrunk(measured, leads, n_labels, corpus.n_classes)
    weights = vote_weights(estimates, n_labels)
    voted = combined(scores, scales_of(scores), weights).argmax(axis=1)
    accuracy = float(np.mean(voted == class_index[actual]))
    if measured[_PLAIN] >= accuracy and n_labels >= _LEAST_TO_FALL_BACK * corpus.n_classes:
        weights, accuracy = np.eye(len(weights))[_PLAIN], float(measured[_PLAIN])
    return Judgement(estimates, weights, measured, accuracy, len(np.unique(actual)))


def shrunk(measured: Floats, leads: Floats, n_labels: int, n_classes: int) -> Floats:
    """Pull measured accuracies towards the usual leads, the less the more labels there are."""
    prior = measured.mean() + leads - leads.mean()
    weight = _PRIOR_LABELS * n_classes * np.exp(-n_labels / (_FADES_BY * n_classes))
    return (n_labels * measured + weight * prior) / (n_labels + weight)


def vote_weights(estimates: Floats, n_labels: int) -> Floats:
    """exp(3 √l (estimate − best)), adding up to 1."""
    weights = np.exp(_SHARPNESS * np.sqrt(n_labels) * (estimates - estimates.max()))
    return weights / weights.sum()


def folds(class_index: Indices, repeats: int, seed: int) -> list[Indices]:
    """The documents held out each time; a class's only label is never held out."""
    random = np.random.default_rng(seed)
    labelled = np.flatnonzero(class_index != UNLABELLED)
    sizes = np.bincount(class_index[labelled])
    usable = labelled[sizes[class_index[labelled]] > 1]
    drawn: list[Indices] = []
    for _ in range(repeats if len(usable) else 0):
        rows = random.permutation(usable)
        fold = assign_folds(class_index[rows], _FOLDS)
        drawn += [np.sort(rows[fold == number]) for number in range(_FOLDS)]
    return [rows for rows in drawn if len(rows) and _leaves_two(class_index, rows)]


def _enough(drawn: list[Indices]) -> list[Indices]:
    """The first folds that hold out as many labels as a choice needs; learning again costs most."""
    sizes = np.cumsum([len(rows) for rows in drawn])
    return drawn[: int(np.searchsorted(sizes, _ENOUGH_HELD_OUT)) + 1]


def _leaves_two(class_index: Indices, rows: Indices) -> bool:
    kept = class_index.copy()
    kept[rows] = UNLABELLED
    return len(np.unique(kept[kept != UNLABELLED])) > 1


def held_out_scores(
    candidates: tuple[Candidate, ...], corpus: CandidateInput, class_index: Indices, rows: Indices
) -> tuple[Indices, Floats]:
    """Scores of the held-out documents (candidates × documents × classes), learnt without them."""
    shown = class_index.copy()
    shown[rows] = UNLABELLED
    documents = corpus.X[rows]
    return rows, np.array(
        [candidate.learn(corpus, shown).scores(documents) for candidate in candidates]
    )


def centred(scores: Floats) -> Floats:
    """Subtract the mean of each document, so that candidates can be added; nobody's −∞ counts."""
    bounded = np.maximum(scores, scores.max(axis=-1, keepdims=True) - 1e4)
    return bounded - bounded.mean(axis=-1, keepdims=True)


def scales_of(scores: Floats) -> Floats:
    """The deviation of each candidate's centred scores, by which they are divided."""
    deviations = np.array([centred(values).std() for values in scores])
    return np.where(deviations > 0, deviations, 1.0)


def combined(scores: Any, scales: Floats, weights: Floats) -> Floats:
    """Add up the centred scores of the candidates, each in units of its deviation."""
    parts = [
        weight / scale * centred(values)
        for values, scale, weight in zip(scores, scales, weights, strict=True)
    ]
    return np.asarray(np.sum(parts, axis=0))


@dataclass(frozen=True)
class Vote:
    """The fitted candidates whose weight counts, and how their scores are added up."""

    scorers: tuple[Scorer, ...]
    scales: Floats
    weights: Floats

    def scores(self, X: Any) -> Floats:
        """Score each class for each document."""
        return self.combined([scorer.scores(X) for scorer in self.scorers])

    def combined(self, scores: Any) -> Floats:
        """Add up scores that are known already."""
        return combined(scores, self.scales, self.weights)
