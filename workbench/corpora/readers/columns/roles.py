"""Ranking the columns of a table for each role: by content first, by name second."""

import math
from collections.abc import Collection, Sequence
from itertools import pairwise

from workbench.corpora.readers.columns.class_cells import (
    class_separator,
    divided,
    is_indicator,
    is_yes,
    with_written_no,
)
from workbench.corpora.readers.columns.group_cells import filled_down, names_groups
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.predictability import WordPredictor
from workbench.corpora.readers.columns.profiles import (
    ColumnProfile,
    are_ranges,
    are_rating_steps,
    is_empty_cell,
    is_empty_label,
    is_markup,
    profile,
)

_LONGEST_LABEL = 80
_LEAST_NO_CLASS_LIFT = 0.5  # below it, a date or a price is never taken for a class
_FEW_CODES = 60
_MANY_CLASSES = 30  # more make a name less believable
_FEWEST_INDICATORS = 3
_CLEAR_LEAD = 0.12
_FAR_LEAD = 0.25
_CLOSE_TEXT = 0.7
_OF_MARKUP = 0.5  # a column of pages often repeats another as plain text
_MOST_TRIED = 40  # columns whose predictability is measured
_LONG_NUMBER = 6  # digits; shorter numbers are rather ages, prices or counts


class SampledColumns:
    """The columns of a sample of rows, profiled once and ranked for each role."""

    def __init__(
        self,
        names: Sequence[str],
        texts: Sequence[Sequence[str]],
        labels: Sequence[Sequence[tuple[str, ...]]],
    ) -> None:
        self.names = tuple(names)
        self.label_scores: dict[str, float] = {}
        self._text_scores: dict[str, tuple[float, float]] = {}
        self._parted: dict[str, list[tuple[str, ...]]] = {}
        self.filled_down = {
            name for name, cells in zip(names, texts, strict=True) if names_groups(cells)
        }
        texts = [
            filled_down(cells) if name in self.filled_down else cells
            for name, cells in zip(names, texts, strict=True)
        ]
        labels = [
            [(cell,) for cell in cells] if name in self.filled_down else found
            for name, cells, found in zip(names, texts, labels, strict=True)
        ]
        self._texts = with_written_no(dict(zip(names, texts, strict=True)))
        labels = [
            [(cell,) for cell in self._texts[name]] if self._texts[name] is not cells else found
            for name, cells, found in zip(names, texts, labels, strict=True)
        ]
        self._labels = {
            name: [tuple(label for label in cell if not is_empty_label(label)) for cell in cells]
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

    def texts(self, name: str) -> Sequence[str]:
        """The cells of a column."""
        return self._texts[name]

    def text_score(self, name: str) -> float:
        """How well a column can be the text."""
        return self._text_score(name)[0]

    def _text_score(self, name: str) -> tuple[float, float]:
        if name not in self._text_scores:
            self._text_scores[name] = self._rated_text(name)
        return self._text_scores[name]

    def _rated_text(self, name: str) -> tuple[float, float]:
        facts = self.profiles[name]
        # Few documents are copies of each other, while classes, places and dates recur.
        variety = 0.02 + facts.distinct_share
        words = facts.words * (1 - 0.9 * facts.numbers)
        markup = _OF_MARKUP if is_markup(self._texts[name]) else 1.0
        return words * facts.filled_share * variety * hints_of(name).text * markup, facts.length

    def is_close_text(self, name: str, others: Sequence[str]) -> bool:
        """Whether the runner-up could be the text almost as well."""
        if not others:
            return False
        return self.text_score(others[0]) > _CLOSE_TEXT * self.text_score(name)

    def has_words(self, name: str) -> bool:
        """Whether a column could be a text at all."""
        return self.profiles[name].words >= 1 and self.profiles[name].distinct_share > 0.2

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
        is_code = facts.words < 0.5 and facts.numbers < 0.5
        return 0.3 if is_code or self._is_sequence(name) or self._is_long_number(name) else 0.0

    def _is_long_number(self, name: str) -> bool:
        facts = self.profiles[name]
        return facts.whole_numbers == 1 and facts.rows >= 5 and facts.length >= _LONG_NUMBER

    def _is_sequence(self, name: str) -> bool:
        if self.profiles[name].whole_numbers < 1 or len(self._texts[name]) < 5:
            return False
        numbers = [float(text) for text in self._texts[name] if not is_empty_cell(text)]
        return all(low < high for low, high in pairwise(numbers))

    def ranked_labels(self, taken: Collection[str], text: Sequence[str]) -> list[str]:
        """List the columns that can be the class, best first."""
        free = [name for name in self.names if name not in taken and self._can_be_class(name)]
        varied = [name for name in free if self._classes(name) > 1 and self._differs(name)]
        predictor = WordPredictor(self._joined(text)) if len(varied) > 1 else None
        scores = {
            name: self._label_score(name, predictor if position < _MOST_TRIED else None)
            for position, name in enumerate(varied)
        }
        self.label_scores = scores
        possible = (name for name in scores if scores[name] > 0)
        ranked = sorted(possible, key=scores.__getitem__, reverse=True)
        if not ranked:
            return self._constant_labels([name for name in free if name not in varied])
        named = self._named_column(ranked)
        return [named, *(name for name in ranked if name != named)]

    def _named_column(self, ranked: Sequence[str]) -> str:
        """The best column, or the one with the names of the classes that the best one numbers."""
        best = ranked[0]
        if self.profiles[best].numbers < 1:
            return best
        for name in ranked[1:]:
            has_names = not self.profiles[name].numbers and not hints_of(name).is_no_class
            if has_names and self._number_the_same(best, name):
                return name
        return best

    def _number_the_same(self, first: str, second: str) -> bool:
        pairs = set(zip(self._labels[first], self._labels[second], strict=True))
        return len(pairs) == self._classes(first) == self._classes(second)

    def indicators(self, label: str) -> tuple[str, ...]:
        """List the columns of 0 and 1 around the class: three, or two that exclude each other."""
        if not label or hints_of(label).label >= 0.2:
            return ()
        is_one = [
            is_indicator(self._texts[name]) and not hints_of(name).is_no_class
            for name in self.names
        ]
        at = first = last = self.names.index(label)
        if not is_one[at]:
            return ()
        while first and is_one[first - 1]:
            first -= 1
        while last + 1 < len(is_one) and is_one[last + 1]:
            last += 1
        block = self.names[first : last + 1]
        scores = [self.label_scores.get(name, 0.0) for name in block if name != label]
        # Words predict the class far better than other facts about the documents.
        leads = bool(scores) and self.label_scores.get(label, 0.0) - max(scores) > _FAR_LEAD
        is_pair = len(block) == 2 and self._complement(*block)
        return block if is_pair or (len(block) >= _FEWEST_INDICATORS and not leads) else ()

    def _complement(self, first: str, second: str) -> bool:
        """Whether exactly one of two columns says yes in every row."""
        cells = zip(self._texts[first], self._texts[second], strict=True)
        return all(is_yes(cell) != is_yes(beside) for cell, beside in cells)

    def separator(self, label: str) -> str:
        """Find the sign between several classes in the cells of the class column."""
        if not label or self.profiles[label].lists:
            return ""
        return class_separator([found[0] if found else "" for found in self._labels[label]])

    def close_label(self, ranked: Sequence[str]) -> str:
        """The runner-up, if it could be the class almost as well as the first."""
        if len(ranked) < 2 or ranked[0] not in self.label_scores:
            return ""
        if self._number_the_same(ranked[0], ranked[1]):
            return ""
        lead = self.label_scores[ranked[0]] - self.label_scores.get(ranked[1], 0.0)
        return ranked[1] if lead < _CLEAR_LEAD else ""

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
        return len({label for labels in self._class_labels(name) for label in labels})

    def _differs(self, name: str) -> bool:
        """Whether documents have different classes; a list of the same names in each tells none."""
        return len(set(self._class_labels(name))) > 1

    def _class_labels(self, name: str) -> list[tuple[str, ...]]:
        """The classes in each cell; cells that would be many classes may hold several of few."""
        if name not in self._parted:
            separator = self._separator_of_many(name)
            found = self._labels[name]
            cells = (labels[0] if labels else "" for labels in found)
            self._parted[name] = (
                [tuple(filter(None, divided(cell, separator))) for cell in cells]
                if separator
                else found
            )
        return self._parted[name]

    def _separator_of_many(self, name: str) -> str:
        facts = self.profiles[name]
        whole = {label for labels in self._labels[name] for label in labels}
        are_many = facts.filled > 0 and len(whole) > facts.filled // 3
        return self.separator(name) if are_many and facts.length <= _LONGEST_LABEL else ""

    def _can_be_class(self, name: str) -> bool:
        facts, hints = self.profiles[name], hints_of(name)
        if not facts.filled or (facts.length > _LONGEST_LABEL and not facts.lists):
            return False
        if not any(self._labels[name]):
            return False  # marked parts of the texts, for example
        if hints.label >= 0.2:
            # A name is believed unless the values tell that every document has its own.
            return facts.rows < 12 or facts.distinct_share < 0.9 or facts.lists
        is_fraction = facts.numbers > 0.5 and facts.whole_numbers < facts.numbers - 0.2
        if is_fraction and hints.label > 0 and facts.distinct <= _FEW_CODES:
            return True  # codes with parts, such as 501.1
        if is_fraction and are_rating_steps(self._texts[name]):
            return True
        return not is_fraction and self._repeats(facts, self._classes(name))

    def _repeats(self, facts: ColumnProfile, classes: int) -> bool:
        return classes == 1 or 2 <= classes <= max(2, facts.filled // 3)

    def _label_score(self, name: str, predictor: WordPredictor | None) -> float:
        facts, hints = self.profiles[name], hints_of(name)
        labels = [found[0] if found else "" for found in self._class_labels(name)]
        lift = predictor.lift(labels) if predictor else 0.0
        if hints.is_no_class and lift < _LEAST_NO_CLASS_LIFT:
            return 0.0
        classes = self._classes(name)
        missing = 0.5 * (1 - facts.filled_share)
        single = 0.3 * min(1.0, classes / max(1, facts.filled))  # few documents of each class
        uneven = 0.2 if facts.largest > 0.9 * facts.filled else 0.0
        number = 0.1 if facts.numbers > 0.9 and hints.label <= 0 else 0.0
        number += 0.3 if are_ranges(self._texts[name]) else 0.0  # of age or income
        many = 0.09 * math.log2(classes)
        named = hints.label / 2 if classes > _MANY_CLASSES else hints.label
        score = 0.6 + 0.7 * lift + named - missing - single - uneven - number - many
        return max(score, 0.01) - (0.4 if hints.is_no_class else 0.0)
