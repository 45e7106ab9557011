"""Ranking the columns of a table for each role: by content first, by name second."""

import math
import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.predictability import WordPredictor
from workbench.corpora.readers.columns.profiles import ColumnProfile, is_empty_cell, profile
from workbench.corpora.readers.columns.split_names import split_side

_LONGEST_LABEL = 80
_LEAST_NO_CLASS_LIFT = 0.5  # below it, a date or a price is never taken for a class
_MANY_CLASSES = 30  # more make a name less believable
_MOST_TRIED = 40  # columns whose predictability is measured
_IDENTIFIER = re.compile(r"\S{1,120}")


class SampledColumns:
    """The columns of a sample of rows, profiled once and ranked for each role."""

    def __init__(
        self,
        names: Sequence[str],
        texts: Sequence[Sequence[str]],
        labels: Sequence[Sequence[tuple[str, ...]]],
    ) -> None:
        self.names = tuple(names)
        self._texts = dict(zip(names, texts, strict=True))
        self._labels = {
            name: [tuple(label for label in cell if not is_empty_cell(label)) for cell in cells]
            for name, cells in zip(names, labels, strict=True)
        }
        self.profiles = {
            name: profile(self._texts[name], any(len(cell) > 1 for cell in self._labels[name]))
            for name in self.names
        }

    def ranked_texts(self, taken: Collection[str]) -> list[str]:
        """List the columns that can be the text, best first."""
        free = [name for name in self.names if name not in taken]
        return sorted(free, key=self._text_score, reverse=True)

    def _text_score(self, name: str) -> tuple[float, float]:
        facts = self.profiles[name]
        # Few documents are copies of each other, while classes, places and dates recur.
        variety = 0.02 + facts.distinct_share
        words = facts.words * (1 - 0.9 * facts.numbers)
        return words * facts.filled_share * variety * hints_of(name).text, facts.length

    def has_words(self, name: str) -> bool:
        """Whether a column could be a text at all."""
        return self.profiles[name].words >= 1 and self.profiles[name].distinct_share > 0.2

    def find_split(self, taken: Collection[str]) -> str:
        """Find the column that says train or test, or return an empty name."""
        for name in self.names:
            values = {text.strip() for text in self._texts[name] if not is_empty_cell(text)}
            if name in taken or not values or len(values) > 4:
                continue
            sides = [split_side(value) for value in values]
            is_named = hints_of(name).is_split
            if None not in sides and (is_named or len(values) > 1):
                return name
        return ""

    def find_identity(self, taken: Collection[str]) -> str:
        """Find the column that tells documents apart, or return an empty name."""
        scores = {name: self._identity_score(name) for name in self.names if name not in taken}
        best = max(scores, key=lambda name: scores[name], default="")
        return best if best and scores[best] > 0 else ""

    def _identity_score(self, name: str) -> float:
        facts, hints = self.profiles[name], hints_of(name)
        needed = 0.5 if hints.identity == 1.0 else 0.95
        if facts.filled_share < 0.9 or facts.distinct_share < needed or facts.lists:
            return 0.0
        if facts.rows < 3 and not hints.identity:
            return 0.0
        if hints.identity:
            return hints.identity + facts.distinct_share
        if hints.label > 0 or hints.is_no_class or facts.spaced > 0.02 or facts.distinct_share < 1:
            return 0.0
        # Without a name that says so: whole numbers in order, codes or file names.
        return 0.3 if self._is_sequence(name) or (facts.words < 0.5 and not facts.numbers) else 0.0

    def _is_sequence(self, name: str) -> bool:
        if self.profiles[name].whole_numbers < 1 or len(self._texts[name]) < 5:
            return False
        numbers = [float(text) for text in self._texts[name]]
        return all(low < high for low, high in pairwise(numbers))

    def ranked_labels(self, taken: Collection[str], text: Sequence[str]) -> list[str]:
        """List the columns that can be the class, best first."""
        free = [name for name in self.names if name not in taken and self._can_be_class(name)]
        varied = [name for name in free if self._classes(name) > 1]
        predictor = WordPredictor(self._joined(text)) if len(varied) > 1 else None
        scores = {
            name: self._label_score(name, predictor if place < _MOST_TRIED else None)
            for place, name in enumerate(varied)
        }
        ranked = sorted((name for name in scores if scores[name] > 0), key=scores.__getitem__)[::-1]
        return ranked or self._constant_labels([name for name in free if name not in varied])

    def _constant_labels(self, names: Sequence[str]) -> list[str]:
        # A long table that is sorted by class may begin with one class only.
        named = [name for name in names if hints_of(name).label > 0.2]
        return named or [name for name in names if len(self.names) == 2 and self._is_short(name)]

    def _is_short(self, name: str) -> bool:
        return 0 < self.profiles[name].length <= 30 and self.profiles[name].rows > 1

    def _joined(self, text: Sequence[str]) -> list[str]:
        columns = [self._texts[name] for name in text]
        return [" ".join(cells) for cells in zip(*columns, strict=True)]

    def _classes(self, name: str) -> int:
        return len({label for labels in self._labels[name] for label in labels})

    def _can_be_class(self, name: str) -> bool:
        facts, hints = self.profiles[name], hints_of(name)
        if not facts.filled or (facts.length > _LONGEST_LABEL and not facts.lists):
            return False
        if hints.label >= 0.2:
            # A name is believed unless the values tell that every document has its own.
            return facts.rows < 12 or facts.distinct_share < 0.9 or facts.lists
        is_fraction = facts.numbers > 0.5 and facts.whole_numbers < facts.numbers - 0.2
        return not is_fraction and self._repeats(facts, self._classes(name))

    def _repeats(self, facts: ColumnProfile, classes: int) -> bool:
        return classes == 1 or 2 <= classes <= max(2, facts.filled // 3)

    def _label_score(self, name: str, predictor: WordPredictor | None) -> float:
        facts, hints = self.profiles[name], hints_of(name)
        labels = [found[0] if found else "" for found in self._labels[name]]
        lift = predictor.lift(labels) if predictor else 0.0
        if hints.is_no_class and lift < _LEAST_NO_CLASS_LIFT:
            return 0.0
        classes = self._classes(name)
        missing = 0.5 * (1 - facts.filled_share)
        single = 0.3 * min(1.0, classes / max(1, facts.filled))  # few documents of each class
        uneven = 0.2 if facts.largest > 0.97 * facts.filled else 0.0
        number = 0.1 if facts.numbers > 0.9 and hints.label <= 0 else 0.0
        many = 0.09 * math.log2(classes)
        named = hints.label / 2 if classes > _MANY_CLASSES else hints.label
        score = 0.6 + 0.7 * lift + named - missing - single - uneven - number - many
        return max(score, 0.01) - (0.4 if hints.is_no_class else 0.0)
