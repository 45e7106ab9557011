"""From a text to its terms: case, length, numbers, stop words, stems and n-grams, in this order.

Settings say "auto" where the language decides; `resolve` replaces every "auto" by what it means
for a corpus, so that what is done can be shown and stored. Stop words are removed before stemming,
because a stemmed "thi" or "wa" is found in no list. N-grams join neighbours among the terms that
remain.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from workbench.corpora.terms import language as languages
from workbench.corpora.terms.stemming import STEMMER_LANGUAGES, stem
from workbench.corpora.terms.stopwords import STOP_WORD_LANGUAGES, own_words, stop_words
from workbench.corpora.terms.word_patterns import find_words, is_single_character_word, lower
from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameter

AUTO, NONE = "auto", "none"


@dataclass(frozen=True)
class TokenSettings:
    """How texts are cut into terms."""

    language: str = parameter(
        AUTO,
        "Language",
        choices=(AUTO, languages.UNKNOWN, *languages.LANGUAGES),
        help="auto: guessed from a sample of the documents",
    )
    lower_case: bool = parameter(True, "Lower case")
    minimum_length: int = parameter(
        2, "Shortest word", low=1, high=50, help="in characters; shorter words are removed"
    )
    numbers: str = parameter(
        "keep",
        "Numbers",
        choices=("keep", "drop", "no-digits"),
        help="drop: remove words made of digits alone; no-digits: remove every word with a digit",
    )
    stop_words: str = parameter(
        AUTO,
        "Stop words",
        choices=(AUTO, NONE, *STOP_WORD_LANGUAGES),
        help="auto: those of the language, where there are any",
    )
    own_stop_words: str = parameter(
        "", "Your own stop words", help="removed as well; separated by commas or spaces"
    )
    stemmer: str = parameter(
        AUTO,
        "Stemmer",
        choices=(AUTO, NONE, "porter", "snowball"),
        help="auto: Porter for English, Snowball for the other languages that have one",
    )
    ngrams: int = parameter(
        1, "Longest n-gram", low=1, high=3, help="2: pairs of neighbouring terms too; 3: triples"
    )


@dataclass(frozen=True)
class TokenStep:
    """What one step left of a document, what it removed and what it changed into what."""

    name: str
    tokens: tuple[str, ...]
    removed: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()


def resolve(settings: TokenSettings, texts: Sequence[str]) -> TokenSettings:
    """Replace every "auto" by what it means for these texts."""
    check_parameters(settings)
    language = settings.language
    if language == AUTO:
        language = languages.guess_language(texts)
    listed = language if language in STOP_WORD_LANGUAGES else NONE
    return replace(
        settings,
        language=language,
        stop_words=listed if settings.stop_words == AUTO else settings.stop_words,
        stemmer=_stemmer(settings.stemmer, language),
    )


def describe(settings: TokenSettings) -> str:
    """Say in one line what resolved settings do."""
    parts = [f"language {settings.language}", f"stop words {settings.stop_words}"]
    parts.append(f"stemmer {algorithm(settings)}")
    if settings.numbers == "drop":
        parts.append("without numbers")
    elif settings.numbers == "no-digits":
        parts.append("without words that hold digits")
    if settings.ngrams > 1:
        parts.append(f"n-grams up to {settings.ngrams}")
    return ", ".join(parts)


def algorithm(settings: TokenSettings) -> str:
    """Name the stemming algorithm of resolved settings: none, porter or a Snowball language."""
    return settings.language if settings.stemmer == "snowball" else settings.stemmer


def tokenize(text: str, settings: TokenSettings) -> list[str]:
    """Cut one text into terms, n-grams last; "auto" is resolved by this text alone."""
    return list(preview(text, settings)[-1].tokens)


def preview(text: str, settings: TokenSettings) -> tuple[TokenStep, ...]:
    """Show step by step what becomes of one text; "auto" is resolved by this text alone."""
    settings = resolve(settings, [text])
    words = tuple(find_words(text, lower_case=False, turkish=is_turkish(settings)))
    steps = [TokenStep("Words", words)]
    if settings.lower_case:
        lowered = [lower(word, is_turkish(settings)) for word in words]
        steps.append(_changing("Lower case", words, lowered))
    for name, is_removed in removals(settings):
        steps.append(_removing(name, steps[-1].tokens, is_removed))
    if settings.stemmer != NONE:
        tokens = steps[-1].tokens
        steps.append(_changing("Stems", tokens, stem(tokens, algorithm(settings))))
    if settings.ngrams > 1:
        steps.append(TokenStep("N-grams", tuple(_ngrams(steps[-1].tokens, settings.ngrams))))
    return tuple(steps)


def removals(settings: TokenSettings) -> list[tuple[str, Callable[[str], bool]]]:
    """List the steps of resolved settings that remove words, with the test each applies."""
    steps: list[tuple[str, Callable[[str], bool]]] = []
    if settings.minimum_length > 1:
        steps.append(("Short words", _ShorterThan(settings.minimum_length)))
    if settings.numbers == "drop":
        steps.append(("Numbers", str.isnumeric))
    elif settings.numbers == "no-digits":
        steps.append(("Numbers", _has_digit))
    unwanted = own_words(settings.own_stop_words, settings.language)
    if settings.stop_words != NONE:
        unwanted |= stop_words(settings.stop_words)
    if unwanted and settings.lower_case:
        steps.append(("Stop words", unwanted.__contains__))
    elif unwanted:
        turkish = is_turkish(settings)
        steps.append(("Stop words", lambda word: lower(word, turkish) in unwanted))
    return steps


def is_turkish(settings: TokenSettings) -> bool:
    """Tell whether I and İ have the lower case they have in Turkish."""
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
            f"stemmer = 'snowball': there is no Snowball stemmer for the language {language!r}; "
            f"choose stemmer = 'none', or a language out of {', '.join(STEMMER_LANGUAGES)}."
        )
    return chosen


def _changing(name: str, before: Sequence[str], after: Sequence[str]) -> TokenStep:
    pairs = zip(before, after, strict=True)
    changed = tuple((old, new) for old, new in pairs if old != new)
    return TokenStep(name, tuple(after), changed=changed)


def _removing(name: str, tokens: Sequence[str], is_removed: Callable[[str], bool]) -> TokenStep:
    gone = list(map(is_removed, tokens))
    kept = tuple(token for token, out in zip(tokens, gone, strict=True) if not out)
    removed = tuple(token for token, out in zip(tokens, gone, strict=True) if out)
    return TokenStep(name, kept, removed=removed)


def _ngrams(tokens: Sequence[str], longest: int) -> Iterable[str]:
    for size in range(1, longest + 1):
        for start in range(len(tokens) - size + 1):
            yield " ".join(tokens[start : start + size])
