"""Where the terms of a text stand in it, so that they can be marked.

The terms are those of `token_steps`; each is found with the characters that it was made from.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from workbench.corpora.terms import characters
from workbench.corpora.terms.collocations import CHARACTER_MARK
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.token_steps import lower_token, removals
from workbench.corpora.terms.tokenisers import (
    CHARACTER_TOKENISERS,
    CHARACTERS,
    PAIRS,
    WORDS,
    token_finder,
)
from workbench.corpora.terms.tokens import (
    NONE,
    TokenSettings,
    has_turkish_case,
    stemming_algorithm,
)
from workbench.corpora.terms.word_patterns import find_words, lower


class TermSpan(NamedTuple):
    """A term and the part of the text that it stands for."""

    start: int
    end: int
    term: str


def term_spans(text: str, settings: TokenSettings) -> list[TermSpan]:
    """Find the terms of a text by resolved settings; what cannot be found in it is left out."""
    if settings.tokeniser == CHARACTERS:
        return list(_text_ngrams(text, settings))
    spans = list(_tokens(text, settings))
    if settings.tokeniser in CHARACTER_TOKENISERS:
        spans = [piece for span in spans for piece in _pieces(span, settings)]
    beside = list(_marked_ngrams(spans, settings.also_characters))
    for _, is_removed in removals(settings):
        spans = [span for span in spans if not is_removed(span.term)]
    if settings.stemmer != NONE:
        stems = stem([span.term for span in spans], stemming_algorithm(settings))
        spans = [span._replace(term=term) for span, term in zip(spans, stems, strict=True)]
    return [*spans, *_word_ngrams(spans, settings.ngrams), *beside]


def _marked_ngrams(words: Sequence[TermSpan], length: int) -> Iterator[TermSpan]:
    """The n-grams of characters that are counted beside the words."""
    for span in words if length else ():
        for first, last, piece in characters.ngram_spans(span.term, length, length):
            yield _part(span, first, last, CHARACTER_MARK + piece)


def _tokens(text: str, settings: TokenSettings) -> Iterator[TermSpan]:
    if settings.tokeniser in (WORDS, *CHARACTER_TOKENISERS):
        yield from _words(text, settings)
        return
    position = 0
    for token in token_finder(settings.tokeniser, settings.pattern)(text):
        start = text.find(token, position)
        if start >= 0:  # Treebank writes other quotation marks than the text
            position = start + len(token)
            lowered = lower_token(token, settings) if settings.lower_case else token
            yield TermSpan(start, position, unicodedata.normalize("NFC", lowered))


def _words(text: str, settings: TokenSettings) -> Iterator[TermSpan]:
    turkish, runs = has_turkish_case(settings), settings.tokeniser in CHARACTER_TOKENISERS
    for match in _stretch_pattern(runs).finditer(text):
        for word in find_words(match.group(), settings.lower_case, turkish, runs=runs):
            yield TermSpan(match.start(), match.end(), word)


@cache
def _stretch_pattern(runs: bool) -> Any:
    """Letters, digits, marks, joiners and soft hyphens; a character of Chinese alone."""
    import regex  # late: 0.05 s to import; unlike re, it knows marks

    inside = r"\p{L}\p{N}\p{M}\u200c\u200d\u00ad\u05f3\u05f4"
    typed = r"(?<=[\u05d0-\u05ea])['\"](?=[\u05d0-\u05ea])"  # in Hebrew abbreviations
    if runs:
        return regex.compile(f"(?:[{inside}]|{typed})+")
    alone = r"\u3040-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    alone += r"\U00020000-\U0003ffff"
    return regex.compile(rf"(?V1)[{alone}]|(?:[[{inside}]--[{alone}]]|{typed})+")


def _pieces(span: TermSpan, settings: TokenSettings) -> Iterator[TermSpan]:
    """The pairs or n-grams of a word; all of them stand for a word that was written otherwise."""
    word = span.term
    if settings.tokeniser == PAIRS:
        found = characters.pair_spans(word)
    else:
        shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
        found = characters.ngram_spans(word, shortest, longest)
    for first, last, piece in found:
        yield _part(span, first, last, piece)


def _part(span: TermSpan, first: int, last: int, piece: str) -> TermSpan:
    start, end, word = span
    if end - start != len(word):
        return TermSpan(start, end, piece)
    return TermSpan(start + max(first, 0), start + min(last, len(word)), piece)


def _text_ngrams(text: str, settings: TokenSettings) -> Iterator[TermSpan]:
    starts, shown = _running_text(text)
    if settings.lower_case:
        lowered = lower(shown, has_turkish_case(settings))
        shown = lowered if len(lowered) == len(shown) else shown
    shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
    for size in range(shortest, longest + 1):
        for first in range(len(shown) - size + 1):
            yield TermSpan(starts[first], starts[first + size - 1] + 1, shown[first : first + size])


def _running_text(text: str) -> tuple[Sequence[int], str]:
    """The text with single spaces, and where each of its characters stands."""
    kept = [
        position
        for position, character in enumerate(text)
        if not (character.isspace() and position and text[position - 1].isspace())
    ]
    shown = (" " if text[position].isspace() else text[position] for position in kept)
    return kept, "".join(shown)


def _word_ngrams(spans: Sequence[TermSpan], longest: int) -> Iterator[TermSpan]:
    for size in range(2, longest + 1):
        for first in range(len(spans) - size + 1):
            joined = spans[first : first + size]
            yield TermSpan(joined[0].start, joined[-1].end, " ".join(span.term for span in joined))
