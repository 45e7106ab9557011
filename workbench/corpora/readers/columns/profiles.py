"""What the values of a column look like: filled, long, repeated, numbers, words."""

import re
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_LONGEST_LOOKED_AT = 4000  # characters of a cell; longer cells add no evidence
_NUMBER = re.compile(r"[-+]?(\d[\d.,]*|\.\d+)([eE][-+]?\d+)?%?")
_WHOLE_NUMBER = re.compile(r"[-+]?\d+(\.0)?")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_STEP = re.compile(r"\d{1,2}(\.[05]0?)?")
_MOST_STEPS, _HIGHEST_RATING = 11, 10
_EDGES = "\"'“”‘’()[]{}<>.,;:!?…*«»-–—"
# Scripts that do not put spaces between words: about two characters are a word.
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")
_CELLS_COMPARED = 50
_TAGGED = re.compile(r"^\s{0,20}<[a-zA-Z][^<>]{0,500}>.{0,100000}</[a-zA-Z]+>\s{0,20}$", re.DOTALL)
_MISSING = frozenset(("", "nan", "null", "none", "na", "n/a", "\\n"))
_RANGE = re.compile(
    r"\d{1,3}\s?(?:-|–|to|bis|ile)\s?\d{1,3}|\d{1,3}\s?\+|(?:<|>|≤|≥|under|over|unter|über)\s?\d{1,3}",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class ColumnProfile:
    """Facts about the values of one column in a sample of rows."""

    rows: int
    filled: int
    words: float  # words in the mean filled value
    length: float  # median characters of the filled values
    distinct: int
    numbers: float  # share of the filled values
    whole_numbers: float
    spaced: float  # share of the filled values with white space inside
    largest: int  # rows of the most frequent value
    lists: bool

    @property
    def filled_share(self) -> float:
        """The share of rows that have a value."""
        return self.filled / self.rows if self.rows else 0.0

    @property
    def distinct_share(self) -> float:
        """The share of different values among the filled ones."""
        return self.distinct / self.filled if self.filled else 0.0


def profile(texts: Sequence[str], lists: bool = False) -> ColumnProfile:
    """Describe a column by its values; `lists` says that some are lists."""
    is_empty = is_empty_label if _has_few_values(texts) else is_empty_cell
    filled = [text for text in texts if not is_empty(text)]
    heads = [text[:_LONGEST_LOOKED_AT] for text in filled]
    counts = Counter(filled)
    number = max(1, len(filled))
    return ColumnProfile(
        rows=len(texts),
        filled=len(filled),
        words=sum(map(count_words, heads)) / number,
        length=statistics.median(map(len, filled)) if filled else 0.0,
        distinct=len(counts),
        numbers=_share(_NUMBER, heads),
        whole_numbers=_share(_WHOLE_NUMBER, heads),
        spaced=sum(" " in head.strip() for head in heads) / number,
        largest=max(counts.values(), default=0),
        lists=lists,
    )


def is_empty_cell(text: str) -> bool:
    """Whether a cell is empty or holds one of the usual marks of a missing value."""
    return len(text) < 8 and text.strip().lower() in _MISSING


def is_empty_label(text: str) -> bool:
    """Whether a class is missing; “none” may be the name of a class."""
    return is_empty_cell(text) and text.strip().lower() != "none"


def are_ranges(texts: Iterable[str]) -> bool:
    """Whether the values are ranges of numbers, such as the ages 18-24 and 65+."""
    values = {text.strip() for text in texts if not is_empty_cell(text)}
    return len(values) > 1 and all(map(_RANGE.fullmatch, values))


def _has_few_values(texts: Sequence[str]) -> bool:
    values = {text.strip() for text in texts if not is_empty_cell(text)}
    return 0 < len(values) <= len(texts) // 6 and not any(map(_NUMBER.fullmatch, values))


def is_markup(texts: Sequence[str]) -> bool:
    """Whether most cells are pieces of web pages."""
    filled = [text for text in texts[:_CELLS_COMPARED] if text.strip()]
    return bool(filled) and sum(map(bool, map(_TAGGED.search, filled))) > len(filled) / 2


def count_words(text: str) -> float:
    """Count the words of a text; a token that is not a word, such as a number, counts a fifth."""
    if not text.isascii():
        unspaced = len(_UNSPACED.findall(text))
        if unspaced > len(text) / 4:
            return unspaced / 2
    return sum(1.0 if _WORD.fullmatch(word.strip(_EDGES)) else 0.2 for word in text.split())


def looks_numeric(text: str) -> bool:
    """Whether a cell is a number."""
    return bool(_NUMBER.fullmatch(text.strip()))


def are_rating_steps(texts: Iterable[str]) -> bool:
    """Whether the numbers are few and go in halves, such as 3.5 stars."""
    values = {text.strip().replace(",", ".") for text in texts if not is_empty_cell(text)}
    if not 2 <= len(values) <= _MOST_STEPS or not all(_STEP.fullmatch(text) for text in values):
        return False
    return all(float(text) <= _HIGHEST_RATING for text in values)


def _share(pattern: re.Pattern[str], texts: Iterable[str]) -> float:
    matches = [bool(pattern.fullmatch(text.strip())) for text in texts]
    return sum(matches) / len(matches) if matches else 0.0
