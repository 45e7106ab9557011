"""Terms of characters: n-grams inside words, n-grams of running text, pairs in unspaced scripts."""

import re
from collections.abc import Iterator, Sequence

import numpy as np

from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.word_patterns import lower

# Han, Kana, Thai, Lao, Burmese and Khmer, with the signs that continue a word.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\ua9e0-\ua9ff\uaa60-\uaa7f"
    "\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\uff66-\uff9f\U00020000-\U0003ffff"
)
_STRETCHES = re.compile(f"[{_UNSPACED}]+|[^{_UNSPACED}]+")
_IS_UNSPACED = re.compile(f"[{_UNSPACED}]")
_SPACES = re.compile(r"\s+")

Piece = tuple[int, int, str]  # beginning and end in the word, and the characters


def character_pairs(word: str) -> list[str]:
    """Overlapping pairs of characters; words of other scripts and single characters stay whole.

    A character is taken with its vowel signs and tone marks, which mean nothing alone.
    """
    return [pair for _, _, pair in pair_spans(word)]


def pair_spans(word: str) -> list[Piece]:
    """The pairs of a word with their beginnings and ends in it."""
    found: list[Piece] = []
    for match in _STRETCHES.finditer(word):
        start, stretch = match.start(), match.group()
        ends = [start]
        for part in _with_marks(stretch) if _IS_UNSPACED.match(stretch) else [stretch]:
            ends.append(ends[-1] + len(part))
        step = min(2, len(ends) - 1)
        found += [
            (start, end, word[start:end]) for start, end in zip(ends, ends[step:], strict=False)
        ]
    return found


def _with_marks(text: str) -> list[str]:
    characters: list[str] = []
    for character in text:
        if characters and not character.isalnum():  # words hold letters, digits and marks only
            characters[-1] += character
        else:
            characters.append(character)
    return characters


def ngrams_in_word(word: str, shortest: int, longest: int) -> list[str]:
    """The n-grams of a word with a space on both sides; a word shorter than n is counted once."""
    return [piece for _, _, piece in ngram_spans(word, shortest, longest)]


def ngram_spans(word: str, shortest: int, longest: int) -> list[Piece]:
    """The n-grams of a word with their beginnings and ends; the space before it is at -1."""
    padded = f" {word} "
    found: list[Piece] = []
    for size in range(shortest, longest + 1):
        if size >= len(padded):
            found.append((-1, len(word) + 1, padded))
            break
        starts = range(len(padded) - size + 1)
        found += [(start - 1, start - 1 + size, padded[start : start + size]) for start in starts]
    return found


def running_text(text: str, lower_case: bool, turkish: bool) -> str:
    """The text as n-grams see it: white space as single spaces."""
    text = _SPACES.sub(" ", text)
    return lower(text, turkish) if lower_case else text


def number_characters(texts: Sequence[str]) -> Sequences:
    """Number the distinct characters of texts."""
    lengths = np.array([len(text) for text in texts], dtype=np.int64)
    coded = "".join(texts).encode("utf-32-le", "surrogatepass")
    codes, numbers = np.unique(np.frombuffer(coded, "<u4"), return_inverse=True)
    return Sequences([chr(code) for code in codes], numbers.astype(np.int32), lengths)


def text_ngrams(text: str, shortest: int, longest: int) -> Iterator[str]:
    """The n-grams of one running text, for the preview."""
    for size in range(shortest, longest + 1):
        for start in range(len(text) - size + 1):
            yield text[start : start + size]
