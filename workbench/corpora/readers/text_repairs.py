"""Repairs of texts that cures turn on: damaged characters, addresses, phrases, repeated lines."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from workbench.corpora.readers.settings import ReadingSettings

# UTF-8 read as windows-1252: the first byte of a Latin, Greek, Cyrillic, Hebrew or Arabic letter,
# or of a longer character, and the bytes that continue it. Other first bytes are capitals that
# stand before a quotation mark in good text.
_SURE = "\x80-\xaa\xac-\xba\xbc-\xbf€ƒ†‡ˆ‰ŠŒŽ˜™šœžŸ"
_CONTINUED = f"{_SURE}\xab\xbb‚„…‹‘’“”•–—›"
_FIRST_OF_TWO = "ÂÃÄÅÎÏÐÑ×ØÙ"
DAMAGED = re.compile(f"[{_FIRST_OF_TWO}][{_SURE}]|[à-ï][{_CONTINUED}]{{2}}")
_CHARACTER = re.compile(
    f"[{_FIRST_OF_TWO}][{_CONTINUED}]|[à-ï][{_CONTINUED}]{{2}}|ð[{_CONTINUED}]{{3}}"
)
_ADDRESS = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}")
_WORD = re.compile(r"[^\W_]+")
_LEAST_LINE = 12  # characters; shorter lines say too little to be boilerplate


def repairs(settings: ReadingSettings) -> list[Callable[[str], str]]:
    """The chosen repairs of single texts."""
    steps: list[Callable[[str], str]] = []
    if settings.repair_encoding:
        steps.append(repaired)
    if settings.strip_addresses:
        steps.append(without_addresses)
    phrases = [part.strip() for part in settings.remove_phrases.split(",") if part.strip()]
    if phrases:
        steps.append(_PhraseRemoval(phrases))
    return steps


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
    """Cut a text after so many words."""
    for number, word in enumerate(_WORD.finditer(text), 1):
        if number == most:
            return text[: word.end()]
    return text


def repaired(text: str) -> str:
    """Decode again what was UTF-8 and had been read as windows-1252, if some of it is sure."""
    if text.isascii() or not DAMAGED.search(text):
        return text
    return _CHARACTER.sub(_decoded_again, text)


def without_addresses(text: str) -> str:
    """Remove e-mail addresses."""
    return _ADDRESS.sub(" ", text) if "@" in text else text


def without_repeated_lines(texts: Sequence[str], least: int) -> list[str]:
    """Remove the lines that at least so many documents contain."""
    numbers = Counter(line for text in texts for line in {*map(str.strip, text.split("\n"))})
    repeated = {
        line for line, number in numbers.items() if number >= least and len(line) >= _LEAST_LINE
    }
    return [_without_lines(text, repeated) for text in texts]


def _without_lines(text: str, unwanted: set[str]) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip() not in unwanted)


def _decoded_again(match: re.Match[str]) -> str:
    try:
        coded = b"".join(map(_byte, match[0]))
        return coded.decode("utf-8")
    except UnicodeError:
        return match[0]


def _byte(character: str) -> bytes:
    # windows-1252 leaves five bytes undefined, which many programs keep as control characters.
    if ord(character) < 256:
        return character.encode("latin-1")
    return character.encode("windows-1252")


class _PhraseRemoval:
    """Removes words and phrases in any case, only where they stand alone."""

    def __init__(self, phrases: Sequence[str]) -> None:
        longest_first = sorted(phrases, key=len, reverse=True)
        joined = "|".join(map(re.escape, longest_first))
        self._pattern = re.compile(rf"(?<!\w)(?:{joined})(?!\w)", re.IGNORECASE)

    def __call__(self, text: str) -> str:
        return self._pattern.sub(" ", text)
