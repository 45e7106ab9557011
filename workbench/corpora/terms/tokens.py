"""From a text to its terms: tokens, case, length, numbers, stop words, stems and n-grams.

Settings are "auto" where the language decides; `resolve` replaces every "auto" by its value for a
corpus, so that it can be shown and stored. Stop words are removed before stemming, because a
stemmed "thi" or "wa" is in no list. N-grams join adjacent terms after the removals.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from workbench.corpora.terms import characters
from workbench.corpora.terms import language as languages
from workbench.corpora.terms.nltk_stemming import NLTK_STEMMERS
from workbench.corpora.terms.stemming import STEMMER_LANGUAGES, stem
from workbench.corpora.terms.stopwords import STOP_WORD_LANGUAGES, own_words, stop_words
from workbench.corpora.terms.tokenisers import (
    CHARACTER_TOKENISERS,
    CHARACTERS,
    CHARACTERS_IN_WORDS,
    LANGUAGES_WITHOUT_SPACES,
    PAIRS,
    PATTERN,
    TOKENISERS,
    TWEET,
    WORDS,
    automatic_tokeniser,
    check_tokeniser,
    is_face,
    token_finder,
)
from workbench.corpora.terms.word_patterns import find_words, is_single_character_word, lower
from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameter

AUTO, NONE = "auto", "none"


@dataclass(frozen=True)
class TokenSettings:
    """How texts are split into terms."""

    language: str = parameter(
        AUTO,
        "Language",
        choices=(AUTO, languages.UNKNOWN, *languages.LANGUAGES),
        help="auto: guessed from a sample of the documents",
    )
    tokeniser: str = parameter(
        AUTO,
        "Tokeniser",
        choices=(AUTO, *TOKENISERS),
        help="auto: words; character pairs for languages without spaces",
    )
    pattern: str = parameter(
        r"\w+", "Pattern of a token", help="of the tokeniser 'regular expression'"
    )
    shortest_character_ngram: int = parameter(
        2, "Shortest character n-gram", low=2, high=6, help="of the character n-grams"
    )
    longest_character_ngram: int = parameter(
        4, "Longest character n-gram", low=2, high=6, help="of the character n-grams"
    )
    lower_case: bool = parameter(True, "Lower case")
    minimum_length: int = parameter(
        2, "Minimum word length", low=1, high=50, help="in characters; shorter words are removed"
    )
    numbers: str = parameter(
        "keep",
        "Numbers",
        choices=("keep", "drop", "no-digits"),
        help="drop: remove words of digits only; no-digits: remove every word with a digit",
    )
    stop_words: str = parameter(
        AUTO,
        "Stop words",
        choices=(AUTO, NONE, *STOP_WORD_LANGUAGES),
        help="auto: those of the language, if available",
    )
    own_stop_words: str = parameter(
        "", "Additional stop words", help="separated by commas or spaces"
    )
    stemmer: str = parameter(
        AUTO,
        "Stemmer",
        choices=(AUTO, NONE, "porter", "snowball", *NLTK_STEMMERS),
        help="auto: Porter for English, Snowball for other languages if available",
    )
    ngrams: int = parameter(
        1, "Longest n-gram", low=1, high=3, help="2: also pairs of adjacent terms; 3: also triples"
    )


@dataclass(frozen=True)
class TokenStep:
    """The tokens after a step of the preprocessing, and what it removed and changed."""

    name: str
    tokens: tuple[str, ...]
    removed: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()


def resolve(settings: TokenSettings, texts: Sequence[str]) -> TokenSettings:
    """Replace every "auto" by its value for these texts."""
    check_parameters(settings)
    language = settings.language
    if language == AUTO:
        language = languages.guess_language(texts)
    settings = replace(settings, language=language, tokeniser=_tokeniser(settings, language))
    if settings.tokeniser in CHARACTER_TOKENISERS:
        return _of_characters(settings)
    return replace(
        settings,
        stop_words=_stop_words(settings),
        stemmer=_stemmer(settings.stemmer, language),
    )


def _tokeniser(settings: TokenSettings, language: str) -> str:
    chosen = settings.tokeniser
    if chosen == AUTO:
        return automatic_tokeniser(language)
    check_tokeniser(chosen, settings.pattern)
    shortest, longest = settings.shortest_character_ngram, settings.longest_character_ngram
    if chosen in (CHARACTERS, CHARACTERS_IN_WORDS) and shortest > longest:
        raise ParameterError(
            f"shortest_character_ngram = {shortest} must not be larger than "
            f"longest_character_ngram = {longest}."
        )
    return chosen


def _stop_words(settings: TokenSettings) -> str:
    """The list of the language; that of Chinese holds characters, which carry meaning in words."""
    if settings.stop_words != AUTO:
        return settings.stop_words
    language, tokeniser = settings.language, settings.tokeniser
    if language in LANGUAGES_WITHOUT_SPACES and tokeniser != WORDS:
        return NONE
    return language if language in STOP_WORD_LANGUAGES else NONE


def _of_characters(settings: TokenSettings) -> TokenSettings:
    """Characters have no stems and no pairs of neighbours; pairs may be listed as stop words."""
    listed = settings.stop_words if settings.tokeniser == PAIRS else NONE
    kept = NONE if listed == AUTO else listed
    return replace(settings, stop_words=kept, stemmer=NONE, ngrams=1)


def describe_tokens(settings: TokenSettings) -> str:
    """Describe resolved settings in one line."""
    parts = [f"language {settings.language}"]
    if settings.tokeniser != WORDS:
        parts.append(_tokeniser_text(settings))
    parts.append(f"stop words {settings.stop_words}")
    parts.append(f"stemmer {stemming_algorithm(settings)}")
    if settings.numbers == "drop":
        parts.append("without numbers")
    elif settings.numbers == "no-digits":
        parts.append("without words that contain digits")
    if settings.ngrams > 1:
        parts.append(f"n-grams up to {settings.ngrams}")
    return ", ".join(parts)


def _tokeniser_text(settings: TokenSettings) -> str:
    tokeniser = settings.tokeniser
    if tokeniser == PAIRS and settings.language in LANGUAGES_WITHOUT_SPACES:
        return f"{PAIRS} (there are no spaces between words)"
    if tokeniser in (CHARACTERS, CHARACTERS_IN_WORDS):
        sizes = f"{settings.shortest_character_ngram} to {settings.longest_character_ngram}"
        return f"{tokeniser} of {sizes} characters"
    return f"tokeniser {settings.pattern}" if tokeniser == PATTERN else f"tokeniser {tokeniser}"


def stemming_algorithm(settings: TokenSettings) -> str:
    """The stemming algorithm of resolved settings: a name or a Snowball language."""
    return settings.language if settings.stemmer == "snowball" else settings.stemmer


def tokenize(text: str, settings: TokenSettings) -> list[str]:
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
        steps.append(_change_step("Stems", tokens, stem(tokens, stemming_algorithm(settings))))
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
    """A token in lower case, except for the faces in tweets."""
    if settings.tokeniser == TWEET and is_face(token):
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


def has_turkish_case(settings: TokenSettings) -> bool:
    """Whether I and İ are converted to lower case as in Turkish."""
    return settings.language == "turkish"


@dataclass(frozen=True)
class _ShorterThan:
    limit: int

    def __call__(self, word: str) -> bool:
        return len(word) < self.limit and not is_single_character_word(word)


def _has_digit(word: str) -> bool:
    return any(map(str.isnumeric, word))


def _stemmer(chosen: str, language: str) -> str:
    if chosen == AUTO:
        if language == "english":
            return "porter"
        return "snowball" if language in STEMMER_LANGUAGES else NONE
    if chosen == "snowball" and language not in STEMMER_LANGUAGES:
        raise ParameterError(
            f"There is no Snowball stemmer for the language {language!r}; choose the stemmer "
            f"'none' or one of the languages {', '.join(STEMMER_LANGUAGES)}."
        )
    return chosen


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
