"""How well the class can be guessed from a part of the texts alone.

Multinomial naive Bayes learns from every other document and is tested on the rest: one sparse
product, linear in the text. It is a lower bound of what a method could learn from that part.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.terms.term_sequences import count_by_document
from workbench.corpora.terms.word_numbers import number_words
from workbench.plain_text import per_cent

_LEAST_TESTED = 20
_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 5  # with a part that is worth a finding
_MOST_WEIGHTS = 20_000_000  # classes times words; of more words the most frequent are used


@dataclass(frozen=True)
class Guess:
    """The share of tested documents guessed correctly, and that of the most frequent class."""

    correct: float
    chance: float
    tested: int
    balanced: float = 0.0  # the mean share over classes, each counting the same

    @property
    def tells(self) -> bool:
        """Whether the part tells much more than the sizes of the classes do."""
        return self.tested >= _LEAST_TESTED and self.correct - self.chance > 0.1

    @property
    def gain(self) -> float:
        """The share of what chance leaves wrong that is guessed right."""
        return (self.correct - self.chance) / max(1e-9, 1 - self.chance)

    def __str__(self) -> str:
        return (
            f"a simple method guesses the class of {per_cent(self.correct)} of these documents "
            f"correctly ({per_cent(self.chance)} without them)"
        )


def guess_from(parts: Sequence[str], rows: Sequence[int], evidence: Evidence) -> Guess:
    """Guess the classes of these documents from one part of each of their texts."""
    labels = evidence.corpus.class_index[np.asarray(rows, dtype=np.int64)]
    labelled = np.flatnonzero(labels >= 0)
    words = number_words(
        [parts[position] for position in labelled.tolist()], evidence.tokens, workers=1
    )
    return guess_classes(count_by_document([words]), labels[labelled])


def guess_from_common_parts(
    evidence: Evidence, part_of: Callable[[str], str]
) -> tuple[list[int], Guess] | None:
    """The documents that have a part, and the guess from it; None where the part is too rare."""
    parts = {row: part for row, text in enumerate(evidence.texts) if (part := part_of(text))}
    if len(parts) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return None
    rows = list(parts)
    return rows, guess_from(list(parts.values()), rows, evidence)


def guess_classes(counts: Any, labels: NDArray[np.int64]) -> Guess:
    """Learn from every other row of each class in a random order, test on the others."""
    learns = _every_other_of_each_class(labels)
    tested = int((~learns).sum())
    if not tested or not learns.any():
        return Guess(0.0, 0.0, 0)
    number = int(labels.max()) + 1
    counts = _most_frequent_columns(counts, _MOST_WEIGHTS // number)
    sizes = np.bincount(labels[learns], minlength=number)
    weights = _log_probabilities(counts[np.flatnonzero(learns)], labels[learns], number)
    scores = counts[np.flatnonzero(~learns)] @ weights.T + np.log(np.maximum(sizes, 1e-9))
    truth = labels[~learns]
    is_right = scores.argmax(axis=1) == truth
    sizes_tested = np.bincount(truth, minlength=number)
    shares = np.bincount(truth, is_right, minlength=number) / np.maximum(sizes_tested, 1)
    return Guess(
        correct=float(is_right.mean()),
        chance=float((truth == sizes.argmax()).mean()),
        tested=tested,
        balanced=float(shares[sizes_tested > 0].mean()),
    )


def _most_frequent_columns(counts: Any, most: int) -> Any:
    if counts.shape[1] <= most:
        return counts
    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    return counts[:, np.sort(np.argsort(-frequencies, kind="stable")[:most])]


def _every_other_of_each_class(labels: NDArray[np.int64]) -> NDArray[np.bool_]:
    # In the order of the file, two sources of a class may take turns.
    mixed = np.random.default_rng(0).permutation(len(labels))
    order = mixed[np.argsort(labels[mixed], kind="stable")]
    learns = np.zeros(len(labels), dtype=bool)
    learns[order[::2]] = True
    return learns


def _log_probabilities(counts: Any, labels: NDArray[np.int64], number: int) -> NDArray[np.float64]:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    ones = np.ones(len(labels), dtype=np.float64)
    indicator = csr_array((ones, (labels, np.arange(len(labels)))), shape=(number, len(labels)))
    smoothed = (indicator @ counts).toarray() + 0.1
    return np.asarray(np.log(smoothed / smoothed.sum(axis=1, keepdims=True)))
