"""Choosing among candidates by repeated stratified cross-validation on the labelled documents.

With l labels the estimated accuracy of a candidate is (l · cross-validated + m · prior) / (l + m).
The prior, the usual lead of a candidate, counts as m = 3 exp(−a / 20) labels per class, a being the
labels per class, so that it decides where labels are too few to judge and fades where they are
many. It lies between the usual leads on topical text and those on text whose classes can hardly be
told apart, the nearer to the latter the fewer labels the best candidate finds beyond those of the
most frequent class. Candidates then vote with weights exp(3 √l (estimate − best estimate)), l being
at most 500: nearly alike with few labels, the best and those within a few points of it with many.
Where no label can be held out, no chance is in the leads, and they count three times. Where five
labels per class are known and the vote is not ahead of the linear SVM by a standard deviation
(three, where the classes can hardly be told apart), only candidates that trust no unlabelled
document vote, the linear SVM with a fifth of the weight and its share of the rest.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.candidates import Candidate, CandidateInput, Scorer
from workbench.methods.few_labels.held_out import PLAIN, HeldOut, hold_out
from workbench.methods.few_labels.unweighted_words import Columns, WordMachine
from workbench.methods.few_labels.voting import combined, scales_of, vote_weights

_PRIOR_LABELS, _FADES_BY = 3.0, 20.0
_LEAST_TO_FALL_BACK, _PLAIN_SHARE = 5, 0.2
_HARDLY_LEARNABLE = 0.15
_WITHOUT_CHANCE = 3.0


@dataclass(frozen=True)
class Judgement:
    """What cross-validation found: weights, held-out accuracies of the candidates and the vote."""

    weights: Floats
    measured: Floats  # NaN where nothing could be held out
    accuracy: float
    n_held_out: int
    falls_back: bool = False


def judge(
    candidates: tuple[Candidate, ...], corpus: CandidateInput, class_index: Indices, repeats: int
) -> Judgement:
    """Hold labels out in turn and see how often each candidate, and their vote, finds them."""
    held = hold_out(candidates, corpus, class_index, repeats)
    n_labels = int(np.count_nonzero(class_index != UNLABELLED))
    if not len(held.rows):
        weights = vote_weights(_WITHOUT_CHANCE * usual_leads(candidates, 1.0), n_labels)
        return Judgement(weights, held.measured, float("nan"), 0)
    remaining = held.remaining
    scale = learnable_share(held.measured, class_index[held.rows])
    usual = usual_leads(candidates, scale)[remaining]
    estimates = shrunk(held.measured[remaining], usual, n_labels, corpus.n_classes)
    weights = vote_weights(estimates, n_labels)
    is_enough = n_labels >= _LEAST_TO_FALL_BACK * corpus.n_classes
    wanted = 3.0 if scale < _HARDLY_LEARNABLE else 1.0
    return _voted(held, weights, wanted if is_enough else None)


def usual_leads(candidates: tuple[Candidate, ...], scale: float) -> Floats:
    """Between the leads where classes can hardly be told apart (0) and those on topics (1)."""
    leads = np.array([(candidate.hard_lead, candidate.lead) for candidate in candidates])
    return leads @ (1 - scale, scale)


def learnable_share(measured: Floats, held: Indices) -> float:
    """κ: the accuracy of the best candidate, 0 for the largest class alone and 1 for all labels."""
    usual = float(np.bincount(held).max() / len(held))
    return max(0.0, (float(np.nanmax(measured)) - usual) / (1 - usual)) if usual < 1 else 0.0


def shrunk(measured: Floats, leads: Floats, n_labels: int, n_classes: int) -> Floats:
    """Pull measured accuracies towards the usual leads, the less the more labels there are."""
    prior = measured.mean() + leads - leads.mean()
    weight = _PRIOR_LABELS * n_classes * np.exp(-n_labels / (_FADES_BY * n_classes))
    return (n_labels * measured + weight * prior) / (n_labels + weight)


def _voted(held: HeldOut, weights: Floats, wanted: float | None) -> Judgement:
    """The vote, or what stands in where it is not ahead by so many deviations (None: any vote)."""
    scores, remaining = held.scores(), held.remaining
    scales = scales_of(scores)
    right = held.is_right(combined(scores, scales, weights))
    stands_in = np.array([held.candidates[number].stands_in for number in remaining])
    falls_back = (
        PLAIN in remaining
        and wanted is not None
        and not is_ahead(right, held.is_right(scores[remaining.index(PLAIN)]), wanted)
    )
    if falls_back:
        weights = plain_weights(weights, stands_in, remaining.index(PLAIN))
        right = held.is_right(combined(scores, scales, weights))
    all_weights = np.zeros(len(held.candidates))
    all_weights[remaining] = weights
    n_held_out = len(np.unique(held.rows))
    return Judgement(all_weights, held.measured, float(right.mean()), n_held_out, falls_back)


def plain_weights(weights: Floats, stands_in: Any, plain: int) -> Floats:
    """Weights of the candidates that stand in, at least 0.2 for the linear SVM."""
    shares = np.where(stands_in, weights, 0.0)
    shares = (1 - _PLAIN_SHARE) * shares / shares.sum()
    shares[plain] += _PLAIN_SHARE
    return np.asarray(shares)


def is_ahead(vote: Any, plain: Any, deviations: float) -> bool:
    """Whether the vote finds more labels than the linear SVM, by more than this many deviations."""
    different = np.count_nonzero(vote != plain)
    return bool(vote.sum() - plain.sum() > deviations * np.sqrt(different))


@dataclass(frozen=True)
class Vote:
    """The fitted candidates whose weight counts, and how their scores are added up."""

    scorers: tuple[Scorer, ...]
    scales: Floats
    weights: Floats
    columns: Columns

    def scores(self, X: Any) -> Floats:
        """Score each class for each document."""
        terms, words = self.columns.terms(X), self.columns.words(X)
        reads_words = [isinstance(scorer, WordMachine) for scorer in self.scorers]
        scores = [
            scorer.scores(words if reads else terms)
            for scorer, reads in zip(self.scorers, reads_words, strict=True)
        ]
        return combined(scores, self.scales, self.weights)
