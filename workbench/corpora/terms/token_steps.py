"""From a text to its terms: tokens, case, length, numbers, stop words, stems and n-grams.

Stop words are removed before stemming, because a stemmed "thi" or "wa" is in no list. N-grams join
adjacent terms after the removals.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from workbench.corpora.terms import characters
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.languages.stopwords import own_words, stop_words
from workbench.corpora.terms.tokenisers import (
    CHARACTER_TOKENISERS,
    CHARACTERS,
    CHARACTERS_IN_WORDS,
    PAIRS,
    TWEET,
    WORDS,
    is_emoticon,
    token_finder,
)
from workbench.corpora.terms.tokens import (
    NONE,
    TokenSettings,
    has_turkish_case,
    resolve,
    stemming_algorithm,
)
from workbench.corpora.terms.word_patterns import find_words, is_single_character_word, lower

STEMS = "Stems"  # the name of a step


@dataclass(frozen=True)
class TokenStep:
    """The tokens after a step of the preprocessing, and what it removed and changed."""

    name: str
    tokens: tuple[str, ...]
    removed: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()


def tokenise(text: str, settings: TokenSettings) -> list[str]:
    """Split a text into terms, n-grams last; "auto" is resolved for this text alone."""
    return list(preview(text, settings)[-1].tokens)


def preview(text: str, settings: TokenSettings) -> tuple[TokenStep, ...]:
    """Return the steps of preprocessing a text; "auto" is resolved for this text alone."""
    settings = resolve(settings, [text])
    if settings.tokeniser == CHARACTERS:
        return (TokenStep("Character n-grams", tuple(_text_ngrams(text, settings))),)
    words = tuple(_cased_tokens(text, settings))
    steps = [TokenStep("Words", words)]
    if settings.lower_case:
        lowered = [lower_token(word, settings) for word in words]
        steps.append(_change_step("Lower case", words, lowered))
    if settings.tokeniser in (PAIRS, CHARACTERS_IN_WORDS):
        found = (piece for word in steps[-1].tokens for piece in pieces(word, settings))
        steps.append(TokenStep(settings.tokeniser.capitalize(), tuple(found)))
    for name, is_removed in removals(settings):
        steps.append(_removal_step(name, steps[-1].tokens, is_removed))
    if settings.stemmer != NONE:
        tokens = steps[-1].tokens
        steps.append(_change_step(STEMS, tokens, stem(tokens, stemming_algorithm(settings))))
    if settings.ngrams > 1:
        steps.append(TokenStep("N-grams", tuple(_ngrams(steps[-1].tokens, settings.ngrams))))
    return tuple(steps)


def _cased_tokens(text: str, settings: TokenSettings) -> list[str]:
    turkish = has_turkish_case(settings)
    if settings.tokeniser == WORDS:
        return find_words(text, lower_case=False, turkish=turkish)
    if settings.tokeniser in CHARACTER_TOKENISERS:
        return find_words(text, lower_case=False, turkish=turkish, runs=True)
    text = unicodedata.normalize("NFC", text)
    return token_finder(settings.tokeniser, settings.pattern)(text)


def _text_ngrams(text: str, settings: TokenSettings) -> Iterable[str]:
    text = characters.running_text(text, settings.lower_case, has_turkish_case(settings))
    shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
    return characters.text_ngrams(text, shortest, longest)


def lower_token(token: str, settings: TokenSettings) -> str:
    """A token in lower case, except for the emoticons in tweets."""
    if settings.tokeniser == TWEET and is_emoticon(token):
        return token
    return lower(token, has_turkish_case(settings))


def pieces(word: str, settings: TokenSettings) -> list[str]:
    """The pairs or n-grams of characters of one word."""
    if settings.tokeniser == PAIRS:
        return characters.character_pairs(word)
    shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
    return characters.ngrams_in_word(word, shortest, longest)


def removals(settings: TokenSettings) -> list[tuple[str, Callable[[str], bool]]]:
    """The removal steps of resolved settings: the name and the test of each."""
    steps: list[tuple[str, Callable[[str], bool]]] = []
    if settings.tokeniser in (CHARACTERS, CHARACTERS_IN_WORDS):
        return steps
    if settings.minimum_length > 1:
        steps.append(("Short words", _ShorterThan(settings.minimum_length)))
    if settings.numbers == "drop":
        steps.append(("Numbers", str.isnumeric))
    elif settings.numbers == "no-digits":
        steps.append(("Numbers", _has_digit))
    by_character = settings.tokeniser == WORDS
    unwanted = own_words(settings.own_stop_words, settings.language, by_character)
    if settings.stop_words != NONE:
        unwanted |= stop_words(settings.stop_words, by_character)
    if unwanted and settings.lower_case:
        steps.append(("Stop words", unwanted.__contains__))
    elif unwanted:
        turkish = has_turkish_case(settings)
        steps.append(("Stop words", lambda word: lower(word, turkish) in unwanted))
    return steps


@dataclass(frozen=True)
class _ShorterThan:
    limit: int

    def __call__(self, word: str) -> bool:
        return len(word) < self.limit and not is_single_character_word(word)


def _has_digit(word: str) -> bool:
    return any(map(str.isnumeric, word))


def _change_step(name: str, before: Sequence[str], after: Sequence[str]) -> TokenStep:
    pairs = zip(before, after, strict=True)
    changed = tuple((old, new) for old, new in pairs if old != new)
    return TokenStep(name, tuple(after), changed=changed)


def _removal_step(name: str, tokens: Sequence[str], is_removed: Callable[[str], bool]) -> TokenStep:
    kept = tuple(token for token in tokens if not is_removed(token))
    removed = tuple(token for token in tokens if is_removed(token))
    return TokenStep(name, kept, removed=removed)


def _ngrams(tokens: Sequence[str], longest: int) -> Iterable[str]:
    for size in range(1, longest + 1):
        for start in range(len(tokens) - size + 1):
            yield " ".join(tokens[start : start + size])
