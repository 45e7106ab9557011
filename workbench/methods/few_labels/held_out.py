"""Labels held out in turn, and what candidates that learnt without them said about them.

After each part, candidates that are certainly worse than the best are dropped: paired with it on
the same documents, the lead exceeds three standard deviations, and their share of the vote would be
below one per cent. It ends when every label was held out once and the best candidate is ahead of
the linear SVM by two standard deviations, or when a thousand labels were.

There are as many parts as labels per class, from two to five. With more parts than that, a class
would lose one of its two labels while the others keep both, and candidates would look worse than
chance.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.candidates import Candidate, CandidateInput, LabelSubset
from workbench.methods.few_labels.voting import vote_weights

_LEAST_PARTS, MOST_PARTS = 2, 5
_ENOUGH = 1_000
_LEAST_TAUGHT, _MOST_TAUGHT = 1_000, 3_000  # unlabelled documents; within these, two per label
_CERTAIN, _LIKELY, _LEAST_DIFFERENT, _NEGLIGIBLE = 3.0, 2.0, 12, 0.01
PLAIN = 0  # the index of the linear SVM among the candidates


@dataclass
class HeldOut:
    """Documents that were held out, and the scores of the remaining candidates."""

    candidates: tuple[Candidate, ...]
    class_index: Indices
    remaining: list[int] = field(init=False)
    measured: Floats = field(init=False)  # accuracy until a candidate was dropped; NaN: not known
    _rows: list[Indices] = field(init=False, default_factory=list)
    _scores: list[list[Floats]] = field(init=False)

    def __post_init__(self) -> None:
        self.remaining = list(range(len(self.candidates)))
        self.measured = np.full(len(self.candidates), np.nan)
        self._scores = [[] for _ in self.candidates]

    def ask(self, corpus: CandidateInput, rows: Indices) -> None:
        """Learn without the labels of some documents, and score these."""
        shown = self.class_index.copy()
        shown[rows] = UNLABELLED
        most = int(np.clip(2 * len(corpus.labelled), _LEAST_TAUGHT, _MOST_TAUGHT))
        subset = LabelSubset(corpus, shown, most, is_rough=True)
        for number in self.remaining:
            scorer = self.candidates[number].learn(subset)
            self._scores[number].append(corpus.scores(scorer, rows))
        self._rows.append(rows)
        self._measure()

    @property
    def rows(self) -> Indices:
        """All documents that were held out, as often as they were."""
        return np.concatenate(self._rows) if self._rows else np.zeros(0, dtype=np.int64)

    def scores(self) -> Floats:
        """Remaining candidates × documents held out × classes."""
        return np.array([np.concatenate(self._scores[number]) for number in self.remaining])

    def is_right(self, scores: Floats) -> NDArray[np.bool_]:
        """Whether the best class is the label that was held out."""
        return np.asarray(scores.argmax(axis=-1) == self.class_index[self.rows])

    def drop_inferior(self, n_labels: int) -> None:
        """Drop candidates that are certainly worse than the best one."""
        right = self.is_right(self.scores())
        shares = right.mean(axis=1)
        best = int(shares.argmax())
        weights = vote_weights(shares, n_labels)
        self.remaining = [
            number
            for position, number in enumerate(self.remaining)
            if weights[position] >= _NEGLIGIBLE or not leads(right[best], right[position], _CERTAIN)
        ]

    def is_decided(self) -> bool:
        """Whether more repeats would change little."""
        if PLAIN not in self.remaining or len(self.rows) >= _ENOUGH:
            return True
        right = self.is_right(self.scores())
        best = right[int(right.mean(axis=1).argmax())]
        return leads(best, right[self.remaining.index(PLAIN)], _LIKELY)

    def _measure(self) -> None:
        right = self.is_right(self.scores())
        self.measured[self.remaining] = right.mean(axis=1)


def leads(better: NDArray[np.bool_], worse: NDArray[np.bool_], deviations: float) -> bool:
    """Whether a lead on the same documents exceeds this many standard deviations (McNemar)."""
    lead = int(better.sum()) - int(worse.sum())
    different = int(np.count_nonzero(better != worse))
    return different >= _LEAST_DIFFERENT and lead > deviations * np.sqrt(different)


def hold_out(
    candidates: tuple[Candidate, ...], corpus: CandidateInput, class_index: Indices, repeats: int
) -> HeldOut:
    """Hold labels out in turn until it is clear which candidates are good."""
    held = HeldOut(candidates, class_index)
    n_labels = int(np.count_nonzero(class_index != UNLABELLED))
    n_parts = parts_for(n_labels, corpus.n_classes)
    for number, rows in enumerate(folds(class_index, n_parts, repeats, corpus.seed), start=1):
        held.ask(corpus, rows)
        held.drop_inferior(n_labels)
        is_whole = number % n_parts == 0 or len(held.rows) >= _ENOUGH
        if is_whole and held.is_decided():
            break
    return held


def parts_for(n_labels: int, n_classes: int) -> int:
    """Into how many parts labels are divided: as many as a class has on average, at most five."""
    return int(np.clip(round(n_labels / n_classes), _LEAST_PARTS, MOST_PARTS))


def folds(class_index: Indices, n_parts: int, repeats: int, seed: int) -> list[Indices]:
    """The documents held out each time; a class's only label is never held out.

    Fewer parts are drawn more often, so that as many are held out as with five parts.
    """
    random = np.random.default_rng(seed)
    labelled = np.flatnonzero(class_index != UNLABELLED)
    sizes = np.bincount(class_index[labelled])
    usable = labelled[sizes[class_index[labelled]] > 1]
    drawn: list[Indices] = []
    n_draws = repeats * MOST_PARTS // n_parts
    for _ in range(n_draws if len(usable) else 0):
        rows = random.permutation(usable)
        fold = assign_folds(class_index[rows], n_parts)
        drawn += [np.sort(rows[fold == number]) for number in range(n_parts)]
    return [rows for rows in drawn if len(rows) and _leaves_two(class_index, rows)]


def _leaves_two(class_index: Indices, rows: Indices) -> bool:
    kept = class_index.copy()
    kept[rows] = UNLABELLED
    return len(np.unique(kept[kept != UNLABELLED])) > 1
