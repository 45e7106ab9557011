"""How well the words of the texts predict a column: a small naive Bayes on half of a sample."""

import re
from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_MOST_DOCUMENTS = 600
_MOST_TOKENS = 60
_MOST_CLASSES = 60
_LEAST_TESTED = 8
_TOKEN = re.compile(r"[^\W_]+")
_MOST_OF_GROUP, _TELLING_LIFT = 100, 0.3
_TRUSTED = 40  # tested documents from which on the measured lift is believed


class WordPredictor:
    """The words of a sample of texts, prepared once for all columns that are tried."""

    def __init__(self, texts: Sequence[str]) -> None:
        step = max(1, -(-len(texts) // _MOST_DOCUMENTS))
        self._rows = list(range(0, len(texts), step))
        number: dict[str, int] = {}
        self._tokens = [
            np.array(
                sorted({number.setdefault(token, len(number)) for token in _tokens(texts[row])}),
                dtype=np.int64,
            )
            for row in self._rows
        ]
        self._size = len(number)

    def lift(self, labels: Sequence[str]) -> float:
        """The share of errors of the largest class that words avoid; 0: none, 1: all."""
        labelled = [
            (tokens, labels[row])
            for row, tokens in zip(self._rows, self._tokens, strict=True)
            if labels[row]
        ]
        sizes = Counter(label for _, label in labelled).most_common(_MOST_CLASSES)
        frequent = {label for label, count in sizes if count > 1}
        labelled = [(tokens, label) for tokens, label in labelled if label in frequent]
        names = sorted(frequent)
        if len(names) < 2 or len(labelled) < _LEAST_TESTED:
            return 0.0
        target = np.array([names.index(label) for _, label in labelled])
        tokens = [found for found, _ in labelled]
        correct = self._correct(tokens, target, len(names))
        largest = np.bincount(target).max() / len(target)
        measured = (correct / len(target) - largest) / (1 - largest)
        return float(max(0.0, measured) * len(target) / (len(target) + _TRUSTED / 4))

    def _correct(
        self, tokens: list[NDArray[np.int64]], target: NDArray[np.int64], classes: int
    ) -> int:
        """Train on each half, test on the other; every class is on both sides."""
        order = np.argsort(target, kind="stable")
        fold = np.empty(len(target), dtype=np.int64)
        fold[order] = np.arange(len(target)) % 2
        correct = 0
        for side in (0, 1):
            weights, prior = self._fitted(tokens, target, fold != side, classes)
            for row in np.flatnonzero(fold == side):
                scores = prior + weights[:, tokens[row]].sum(axis=1)
                correct += int(scores.argmax() == target[row])
        return correct

    def _fitted(
        self,
        tokens: list[NDArray[np.int64]],
        target: NDArray[np.int64],
        used: NDArray[np.bool_],
        classes: int,
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        counts = np.full((classes, self._size), 0.1)
        for row in np.flatnonzero(used):
            counts[target[row], tokens[row]] += 1
        sizes = np.bincount(target[used], minlength=classes) + 0.1
        return np.log(counts) - np.log(counts.sum(axis=1, keepdims=True)), np.log(sizes)


def words_tell_groups(groups: Sequence[Sequence[str]]) -> bool:
    """Whether groups of texts differ by their words, as classes do and parts of a corpus do not."""
    shown = [group[:: max(1, len(group) // _MOST_OF_GROUP)] for group in groups]
    labels = [str(number) for number, group in enumerate(shown) for _ in group]
    lift = WordPredictor([text for group in shown for text in group]).lift(labels)
    return lift > _TELLING_LIFT


def _tokens(text: str) -> list[str]:
    found = _TOKEN.findall(text[:2000].lower())
    if found and sum(map(len, found)) > 12 * len(found) and not text.isascii():
        joined = "".join(found)  # a script without spaces: pairs of characters
        found = [joined[at : at + 2] for at in range(len(joined) - 1)]
    return found[:_MOST_TOKENS]
