"""Whether a classifier of the graph can be trusted: labels held out, compared with simple rules.

A fifth of the labelled documents at a time is treated as unlabelled, until a hundred have been. The
same documents get the class of the labelled neighbours in the graph, and the largest class.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.spectral.constraints import UNGROUPED
from workbench.plain_text import per_cent

Predict = Callable[[Indices], Indices]  # classes with -1 for unlabelled documents, to all classes
_FOLDS, _ENOUGH = 5, 100
_CLEARLY = 1.0  # standard errors of the difference


@dataclass(frozen=True)
class HeldOutJudgement:
    """Which held-out documents (rows) the method, neighbours and the largest class got right."""

    right: Floats  # documents × 3

    def notes(self) -> tuple[str, ...]:
        """The three accuracies, if labels could be held out."""
        if not len(self.right):
            return ()
        own, neighbours, largest = (per_cent(share, 1) for share in self.right.mean(axis=0))
        return (
            f"Of {len(self.right)} held-out labels, {own} were predicted correctly; "
            f"by the neighbours in the graph {neighbours}, by the largest class {largest}.",
        )

    def warnings(self) -> tuple[str, ...]:
        """A sentence if the method is clearly below one of the simple rules."""
        rules = ("the labelled neighbours in the same graph", "the largest class alone")
        better = [rule for column, rule in enumerate(rules, start=1) if self._is_below(column)]
        if not better:
            return ()
        return (
            f"Do not trust this result: held-out labels are predicted worse than by "
            f"{' and by '.join(better)}. Links between labels outweigh the graph of texts; use "
            "our improved variant of spectral classification.",
        )

    def _is_below(self, column: int) -> bool:
        lost = float(np.sum(self.right[:, column] > self.right[:, 0]))
        won = float(np.sum(self.right[:, column] < self.right[:, 0]))
        return lost - won > _CLEARLY * np.sqrt(lost + won)


def judge_held_out(predict: Predict, affinity: Any, class_index: Indices) -> HeldOutJudgement:
    """Hold labels out and compare the method with neighbours and the largest class."""
    labelled = np.flatnonzero(class_index != UNGROUPED)
    sizes = np.bincount(class_index[labelled])
    usable = labelled[sizes[class_index[labelled]] > 1]  # a class needs another label
    fold = assign_folds(class_index[usable], _FOLDS)
    right: list[Floats] = [np.zeros((0, 3))]
    for number in range(_FOLDS):
        held_out = usable[fold == number]
        if len(held_out) and sum(map(len, right)) < _ENOUGH:
            right.append(_compared(predict, affinity, class_index, held_out))
    return HeldOutJudgement(np.concatenate(right))


def _compared(predict: Predict, affinity: Any, class_index: Indices, held_out: Indices) -> Floats:
    shown = class_index.copy()
    shown[held_out] = UNGROUPED
    labelled = np.flatnonzero(shown != UNGROUPED)
    sizes = np.bincount(shown[labelled], minlength=class_index.max() + 1)
    votes = affinity[held_out][:, labelled] @ np.eye(len(sizes))[shown[labelled]]
    votes = votes + 1e-9 * sizes / sizes.sum()  # without labelled neighbours, the largest class
    predictions = (
        predict(shown)[held_out],
        votes.argmax(axis=1),
        np.full(len(held_out), sizes.argmax()),
    )
    return np.stack(
        [predicted == class_index[held_out] for predicted in predictions], axis=1
    ).astype(np.float64)
