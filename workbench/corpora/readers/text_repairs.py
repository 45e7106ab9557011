"""Repairs of texts that cures turn on: damaged characters, addresses, phrases, repeated lines."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from workbench.corpora.readers.character_repairs import repaired
from workbench.corpora.readers.rating_marks import without_ratings
from workbench.corpora.readers.settings import ReadingSettings

_ADDRESS = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}")
_WEB_ADDRESS = re.compile(r"(?:https?://|(?<!\w)www\.)[^\s<>\"']{1,2000}", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+")
_LEAST_LINE = 12  # characters; shorter lines say too little to be boilerplate


def repairs(settings: ReadingSettings) -> list[Callable[[str], str]]:
    """The chosen repairs of single texts."""
    steps: list[Callable[[str], str]] = []
    if settings.repair_encoding:
        steps.append(repaired)
    if settings.strip_addresses:
        steps.append(without_addresses)
    if settings.strip_ratings:
        steps.append(without_ratings)
    phrases = removed_phrases(settings)
    if phrases:
        steps.append(_PhraseRemoval(phrases))
    return steps


def removed_phrases(settings: ReadingSettings) -> list[str]:
    """The words and phrases to remove."""
    return [part.strip() for part in settings.remove_phrases.split(",") if part.strip()]


def corpus_repairs(
    texts: list[str], identifiers: Sequence[str], settings: ReadingSettings
) -> list[str]:
    """The chosen changes that depend on identifiers or on the other documents."""
    if settings.strip_identifiers and texts:
        pairs = zip(texts, identifiers, strict=True)
        texts = [text.replace(identifier, " ") for text, identifier in pairs]
    if settings.repeated_lines:
        texts = without_repeated_lines(texts, settings.repeated_lines)
    if settings.most_words:
        texts = [first_words(text, settings.most_words) for text in texts]
    return texts


def first_words(text: str, most: int) -> str:
    """Cut a text after this many words."""
    for number, word in enumerate(_WORD.finditer(text), 1):
        if number == most:
            return text[: word.end()]
    return text


def without_addresses(text: str) -> str:
    """Remove e-mail and web addresses."""
    if "@" in text:
        text = _ADDRESS.sub(" ", text)
    return _WEB_ADDRESS.sub(" ", text) if "/" in text or "www." in text else text


def without_repeated_lines(texts: Sequence[str], least: int) -> list[str]:
    """Remove the lines that at least this many documents contain."""
    numbers = Counter(line for text in texts for line in {*map(str.strip, text.split("\n"))})
    repeated = {
        line for line, number in numbers.items() if number >= least and len(line) >= _LEAST_LINE
    }
    return [_without_lines(text, repeated) for text in texts]


def _without_lines(text: str, unwanted: set[str]) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip() not in unwanted)


class _PhraseRemoval:
    """Removes words and phrases regardless of case, only where they stand alone."""

    def __init__(self, phrases: Sequence[str]) -> None:
        longest_first = sorted(phrases, key=len, reverse=True)
        joined = "|".join(map(_flexible, longest_first))
        self._pattern = re.compile(rf"(?<!\w)(?:{joined})(?!\w)", re.IGNORECASE)

    def __call__(self, text: str) -> str:
        return self._pattern.sub(" ", text)


def _flexible(phrase: str) -> str:
    """The words of a phrase with any signs and spaces between them."""
    return r"\W{1,10}".join(map(re.escape, phrase.split()))
