"""Ranking the columns of a table for each role: by content first, by name second."""

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import filterfalse, pairwise

from workbench.corpora.readers.columns.class_cells import (
    class_separator,
    divided,
    path_separator,
    with_written_no,
)
from workbench.corpora.readers.columns.group_cells import filled_down, names_groups
from workbench.corpora.readers.columns.indicator_columns import complete_blocks, indicator_block
from workbench.corpora.readers.columns.names import are_usual_classes, hints_of, reads_better
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
_LONGEST_REPEATED = 250  # characters of a name that many documents have
_LEAST_NO_CLASS_LIFT = 0.5  # below it, a date or a price is never taken for a class
_FEW_CODES = 60
_MANY_CLASSES = 30  # more make a name less believable
_CLEAR_LEAD = 0.12
_NAMED, _TOLD_LIFT = 0.25, 0.4  # hints and lifts of columns that are meant as classes
_OF_BLOCK = 0.3  # added where columns of 0 and 1 hold the class of every document
_OF_USUAL_CLASSES = 0.15  # added where the values are positive and negative, for example
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
        self._lifts: dict[str, float] = {}
        self._text_scores: dict[str, tuple[float, float]] = {}
        self._parted: dict[str, list[tuple[str, ...]]] = {}
        self.filled_down = {
            name for name, cells in zip(names, texts, strict=True) if names_groups(cells)
        }
        texts = [
            filled_down(cells) if name in self.filled_down else cells
            for name, cells in zip(names, texts, strict=True)
        ]
        self._texts = with_written_no(dict(zip(names, texts, strict=True)))
        self._labels = {}
        for name, cells, found in zip(names, texts, labels, strict=True):
            if name in self.filled_down or self._texts[name] is not cells:
                found = [(cell,) for cell in self._texts[name]]
            self._labels[name] = [tuple(filterfalse(is_empty_label, cell)) for cell in found]
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
        least = _CLOSE_TEXT * self.text_score(name)
        return bool(others) and self.text_score(others[0]) > least

    def has_words(self, name: str) -> bool:
        """Whether a column could be a text at all."""
        return self.profiles[name].words >= 1 and self.profiles[name].distinct_share > 0.2

    def find_identity(self, taken: Collection[str]) -> str:
        """Find the column that tells documents apart, or return an empty name."""
        scores = {name: self._identity_score(name) for name in self.names if name not in taken}
        best = max(scores, key=scores.__getitem__, default="")
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
        is_plain = len(varied) == 1 and hints_of(varied[0]).label > 0
        predictor = WordPredictor(self._joined(text)) if varied and not is_plain else None
        blocks = complete_blocks(self._texts)
        scores = {
            name: self._label_score(name, predictor if position < _MOST_TRIED else None)
            + (_OF_BLOCK if name in blocks else 0.0)
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
        are_numbers = self._has_digits(best, all)
        for name in ranked[1:]:
            has_names = are_numbers and not self._has_digits(name, any)
            is_better = reads_better(name, best) or (has_names and not hints_of(name).is_no_class)
            if is_better and self.number_the_same(best, name):
                return name
        return best

    def _has_digits(self, name: str, quantifier: Callable[[Iterable[bool]], bool]) -> bool:
        """Whether the classes of a column are numbers or codes such as u12."""
        labels = (label for labels in self._labels[name] for label in labels)
        return quantifier(any(map(str.isdigit, label)) for label in labels)

    def number_the_same(self, first: str, second: str) -> bool:
        """Whether each class of one column goes with one class of the other."""
        pairs = set(zip(self._labels[first], self._labels[second], strict=True))
        return len(pairs) == self._classes(first) == self._classes(second)

    def indicators(self, label: str) -> tuple[str, ...]:
        """List the columns of 0 and 1 around the class that are classes, too."""
        return indicator_block(self._texts, self.label_scores, label)

    def separator(self, label: str) -> str:
        """Find the sign between several classes in the cells of the class column."""
        if not label or self.profiles[label].lists:
            return ""
        cells = [found[0] if found else "" for found in self._labels[label]]
        return self._path_sign(label) or class_separator(cells)

    def close_label(self, ranked: Sequence[str]) -> str:
        """The runner-up, if it could be the class almost as well as the first."""
        if len(ranked) < 2 or ranked[0] not in self.label_scores:
            return ""
        if self.number_the_same(ranked[0], ranked[1]):
            return ""
        lead = self.label_scores[ranked[0]] - self.label_scores.get(ranked[1], 0.0)
        if lead < _CLEAR_LEAD:
            return ranked[1]
        return next((name for name in ranked[1:] if self._is_meant_as_well(name, ranked[0])), "")

    def _is_meant_as_well(self, name: str, best: str) -> bool:
        """Whether a column is named like a class, as the best one is, and words predict it, too."""
        named = hints_of(name).label
        is_named = named >= _NAMED and hints_of(best).label < named + _NAMED
        return is_named and self._lifts.get(name, 0.0) > _TOLD_LIFT

    def lift(self, label: str) -> float | None:
        """Which share of the errors words avoid in predicting a column; None if not measured."""
        return self._lifts.get(label)

    def _constant_labels(self, names: Sequence[str]) -> list[str]:
        # A long table that is sorted by class may begin with one class only.
        named = [name for name in names if hints_of(name).label > 0.2]
        facts = self.profiles
        others = [name for name in names if not hints_of(name).is_no_class]
        short = [name for name in others if 0 < facts[name].length <= 30 and facts[name].rows > 1]
        return named or (short if len(self.names) == 2 else [])

    def _joined(self, text: Sequence[str]) -> list[str]:
        return list(map(" ".join, zip(*(self._texts[name] for name in text), strict=True)))

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
        if not self._are_many(name):
            return ""
        is_short = self.profiles[name].length <= _LONGEST_LABEL
        return self.separator(name) if is_short or self._path_sign(name) else ""

    def _are_many(self, name: str) -> bool:
        whole = {label for labels in self._labels[name] for label in labels}
        return 0 < self.profiles[name].filled < 3 * len(whole)

    def _path_sign(self, name: str) -> str:
        if hints_of(name).label <= 0 or not self._are_many(name):
            return ""
        return path_separator([found[0] for found in self._labels[name] if found])

    def _can_be_class(self, name: str) -> bool:
        facts, hints = self.profiles[name], hints_of(name)
        is_too_long = self._is_too_long(facts) and not facts.lists
        if not facts.filled or is_too_long or not any(self._labels[name]):
            return False  # marked parts of the texts have no class, for example
        if hints.label >= 0.2:
            # A name is believed unless the values tell that every document has its own.
            recur = facts.distinct_share < 0.9 or facts.lists or bool(self._path_sign(name))
            return facts.rows < 12 or recur
        is_fraction = facts.numbers > 0.5 and facts.whole_numbers < facts.numbers - 0.2
        recur = facts.rows < 12 or facts.distinct_share < 0.9
        if is_fraction and hints.label > 0 and recur and facts.distinct <= _FEW_CODES:
            return True  # codes with parts, such as 501.1
        if is_fraction and are_rating_steps(self._texts[name]):
            return True
        return not is_fraction and self._repeats(facts, self._classes(name))

    def _is_too_long(self, facts: ColumnProfile) -> bool:
        """Whether the values are rather texts than names; whole sentences may be names, too."""
        recur = facts.distinct <= facts.filled // 5
        return facts.length > (_LONGEST_REPEATED if recur else _LONGEST_LABEL)

    def _repeats(self, facts: ColumnProfile, classes: int) -> bool:
        return classes == 1 or 2 <= classes <= max(2, facts.filled // 3)

    def _label_score(self, name: str, predictor: WordPredictor | None) -> float:
        facts, hints = self.profiles[name], hints_of(name)
        labels = [found[0] if found else "" for found in self._class_labels(name)]
        lift = self._lifts[name] = predictor.lift(labels) if predictor else 0.0
        if hints.is_no_class and lift < _LEAST_NO_CLASS_LIFT:
            return 0.0
        classes = self._classes(name)
        missing = 0.5 * (1 - facts.filled_share)
        single = 0.3 * min(1.0, classes / max(1, facts.filled))  # few documents of each class
        uneven = 0.2 if facts.largest > 0.9 * facts.filled else 0.0
        number = 0.1 if facts.numbers > 0.9 and hints.label <= 0 else 0.0
        number += 0.3 if are_ranges(self._texts[name]) else 0.0  # of age or income
        usual = _OF_USUAL_CLASSES if are_usual_classes({*filter(None, labels)}) else 0.0
        many = 0.09 * math.log2(classes)
        named = hints.label / 2 if classes > _MANY_CLASSES else hints.label
        score = 0.6 + 0.7 * lift + named + usual - missing - single - uneven - number - many
        return max(score, 0.01) - (0.4 if hints.is_no_class else 0.0)
