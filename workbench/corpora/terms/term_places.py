"""Where the terms of a text stand in it, so that they can be marked.

The terms are those of `token_steps`; each is found with the characters that it was made from.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from workbench.corpora.terms import characters
from workbench.corpora.terms.collocations import CHARACTER_MARK
from workbench.corpora.terms.stemming import stem
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


class Place(NamedTuple):
    """A term and the part of the text that it stands for."""

    start: int
    end: int
    term: str


def term_places(text: str, settings: TokenSettings) -> list[Place]:
    """Find the terms of a text by resolved settings; what cannot be found in it is left out."""
    if settings.tokeniser == CHARACTERS:
        return list(_text_ngrams(text, settings))
    places = list(_tokens(text, settings))
    if settings.tokeniser in CHARACTER_TOKENISERS:
        places = [piece for place in places for piece in _pieces(place, settings)]
    beside = list(_marked_ngrams(places, settings.also_characters))
    for _, is_removed in removals(settings):
        places = [place for place in places if not is_removed(place.term)]
    if settings.stemmer != NONE:
        stems = stem([place.term for place in places], stemming_algorithm(settings))
        places = [place._replace(term=term) for place, term in zip(places, stems, strict=True)]
    return [*places, *_word_ngrams(places, settings.ngrams), *beside]


def _marked_ngrams(words: Sequence[Place], length: int) -> Iterator[Place]:
    """The n-grams of characters that are counted beside the words."""
    for place in words if length else ():
        for first, last, piece in characters.ngram_places(place.term, length, length):
            yield _part(place, first, last, CHARACTER_MARK + piece)


def _tokens(text: str, settings: TokenSettings) -> Iterator[Place]:
    if settings.tokeniser in (WORDS, *CHARACTER_TOKENISERS):
        yield from _words(text, settings)
        return
    position = 0
    for token in token_finder(settings.tokeniser, settings.pattern)(text):
        start = text.find(token, position)
        if start >= 0:  # Treebank writes other quotation marks than the text
            position = start + len(token)
            lowered = lower_token(token, settings) if settings.lower_case else token
            yield Place(start, position, unicodedata.normalize("NFC", lowered))


def _words(text: str, settings: TokenSettings) -> Iterator[Place]:
    turkish, runs = has_turkish_case(settings), settings.tokeniser in CHARACTER_TOKENISERS
    for match in _stretch_pattern(runs).finditer(text):
        for word in find_words(match.group(), settings.lower_case, turkish, runs=runs):
            yield Place(match.start(), match.end(), word)


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


def _pieces(place: Place, settings: TokenSettings) -> Iterator[Place]:
    """The pairs or n-grams of a word; all of them stand for a word that was written otherwise."""
    word = place.term
    if settings.tokeniser == PAIRS:
        found = characters.pair_places(word)
    else:
        shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
        found = characters.ngram_places(word, shortest, longest)
    for first, last, piece in found:
        yield _part(place, first, last, piece)


def _part(place: Place, first: int, last: int, piece: str) -> Place:
    start, end, word = place
    if end - start != len(word):
        return Place(start, end, piece)
    return Place(start + max(first, 0), start + min(last, len(word)), piece)


def _text_ngrams(text: str, settings: TokenSettings) -> Iterator[Place]:
    starts, shown = _running_text(text)
    if settings.lower_case:
        lowered = lower(shown, has_turkish_case(settings))
        shown = lowered if len(lowered) == len(shown) else shown
    shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
    for size in range(shortest, longest + 1):
        for first in range(len(shown) - size + 1):
            yield Place(starts[first], starts[first + size - 1] + 1, shown[first : first + size])


def _running_text(text: str) -> tuple[Sequence[int], str]:
    """The text with single spaces, and where each of its characters stands."""
    kept = [
        place
        for place, character in enumerate(text)
        if not (character.isspace() and place and text[place - 1].isspace())
    ]
    return kept, "".join(" " if text[place].isspace() else text[place] for place in kept)


def _word_ngrams(places: Sequence[Place], longest: int) -> Iterator[Place]:
    for size in range(2, longest + 1):
        for first in range(len(places) - size + 1):
            joined = places[first : first + size]
            yield Place(joined[0].start, joined[-1].end, " ".join(place.term for place in joined))
