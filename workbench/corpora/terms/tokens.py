"""The settings that turn texts into terms.

Settings are "auto" where the language decides; `resolve` replaces every "auto" by its value for a
corpus, so that it can be shown and stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.corpora.terms.languages import language as languages
from workbench.corpora.terms.languages.nltk_stemming import NLTK_STEMMERS
from workbench.corpora.terms.languages.stemming import STEMMER_LANGUAGES
from workbench.corpora.terms.languages.stopwords import STOP_WORD_LANGUAGES
from workbench.corpora.terms.tokenisers import (
    CHARACTER_TOKENISERS,
    CHARACTERS,
    CHARACTERS_IN_WORDS,
    LANGUAGES_WITHOUT_SPACES,
    PAIRS,
    PATTERN,
    TOKENISERS,
    WORDS,
    automatic_tokeniser,
    check_tokeniser,
)
from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameter

AUTO, NONE = "auto", "none"
_LANGUAGE_TITLES = {
    **{name: name.title() for name in (*languages.LANGUAGES, *STOP_WORD_LANGUAGES)},
    "malaysian": "Malay",
}
_STEMMER_TITLES = {
    **{name: name.title() for name in ("porter", "snowball", "lancaster")},
    **{name: name.upper() for name in ("cistem", "isri", "rslp")},
    "arlstem2": "ARLSTem2",
    "wordnet": "WordNet",
}


@dataclass(frozen=True)
class TokenSettings:
    """How texts are split into terms."""

    language: str = parameter(
        AUTO,
        "Language",
        choices=(AUTO, languages.UNKNOWN, *languages.LANGUAGES),
        titles=_LANGUAGE_TITLES,
        help="automatic: guessed from a sample of the documents",
    )
    tokeniser: str = parameter(
        AUTO,
        "Tokeniser",
        choices=(AUTO, *TOKENISERS),
        help="automatic: words; character pairs for languages without spaces",
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
        help="dropped are words of digits alone, or all words with a digit",
    )
    stop_words: str = parameter(
        AUTO,
        "Stop words",
        choices=(AUTO, NONE, *STOP_WORD_LANGUAGES),
        titles=_LANGUAGE_TITLES,
        help="automatic: those of the language, if available",
    )
    own_stop_words: str = parameter(
        "", "Additional stop words", help="separated by commas or spaces"
    )
    stemmer: str = parameter(
        AUTO,
        "Stemmer",
        choices=(AUTO, NONE, "porter", "snowball", *NLTK_STEMMERS),
        titles=_STEMMER_TITLES,
        help="automatic: Porter for English, Snowball for other languages if available",
    )
    ngrams: int = parameter(
        1, "Longest n-gram", low=1, high=3, help="2: also pairs of adjacent terms; 3: also triples"
    )
    also_characters: int = parameter(
        0,
        "Also characters",
        low=0,
        high=6,
        help="n-grams of this many characters in words; 0: none",
    )
    also_running: bool = parameter(
        False,
        "Also running words",
        help="all words, with stop words, and their pairs beside the terms, "
        "for methods that choose between both",
    )
    embeddings: str = parameter(
        "", "Also embeddings", help="folder of a sentence-embedding model (ONNX); empty: none"
    )


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


def with_tokeniser(settings: TokenSettings) -> TokenSettings:
    """Replace an automatic tokeniser by that of the language."""
    return replace(settings, tokeniser=_tokeniser(settings, settings.language))


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


def written_name(choice: str) -> str:
    """A language or a stemmer as people write it: English, Porter."""
    return _LANGUAGE_TITLES.get(choice) or _STEMMER_TITLES.get(choice, choice)


def describe_tokens(settings: TokenSettings) -> str:
    """Describe resolved settings in one line."""
    parts = [f"language {written_name(settings.language)}"]
    if settings.tokeniser != WORDS:
        parts.append(_tokeniser_text(settings))
    parts.append(f"stop words {written_name(settings.stop_words)}")
    parts.append(f"stemmer {written_name(stemming_algorithm(settings))}")
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


def has_turkish_case(settings: TokenSettings) -> bool:
    """Whether I and İ are converted to lower case as in Turkish."""
    return settings.language == "turkish"


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
