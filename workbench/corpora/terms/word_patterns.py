"""From text to words: maximal runs of letters, digits and their combining marks.

Python's lower-casing and `\\w` split "İstanbul" after its first letter and Hindi words at every
vowel sign. Here marks, joiners and the signs of Hebrew abbreviations stay inside words, every
Chinese or Japanese character is a word of its own unless runs of them are wanted, and the
underscore separates words. Text that fits Latin-1, which is most text, is converted by byte tables
in C.
"""

import re
import unicodedata

_SEPARATOR = " "
_JOINERS = "\u200c\u200d"  # used inside words in Persian and Indian scripts
_SOFT_HYPHEN = "\u00ad"
_HEBREW_SIGNS = "\u05f3\u05f4"  # inside words; most people type an apostrophe or a quotation mark
_HEBREW_TYPED = re.compile("(?<=[\u05d0-\u05ea])['\"](?=[\u05d0-\u05ea])")
_BEYOND_LATIN = re.compile("[^\x00-\xff]")
# Kana, Han and their extensions: scripts without spaces between words.
_WORD_BY_CHARACTER = re.compile(
    "[\u3040-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff]"
)
_TURKISH_CAPITALS = {"I": "ı", "İ": "i"}


def find_words(
    text: str, lower_case: bool, turkish: bool = False, *, runs: bool = False
) -> list[str]:
    """Split a text into words; Turkish has its own lower case of I and İ.

    With `runs`, neighbouring Chinese or Japanese characters stay together.
    """
    codes = None if turkish else latin_codes(text, lower_case)
    if codes is not None:
        return codes.decode("latin-1").split()
    text = unicodedata.normalize("NFC", text)
    if lower_case and "Σ" in text:  # its lower case depends on its position in the word
        words = find_words(text, lower_case=False, turkish=True, runs=runs)
        return [lower(word, turkish) for word in words]
    text = _HEBREW_TYPED.sub(lambda typed: _HEBREW_SIGNS[typed[0] == '"'], text)
    words = text.translate(_tables[lower_case, turkish, runs]).split()
    if any(sign in text for sign in _HEBREW_SIGNS):
        words = [word.strip(_HEBREW_SIGNS) for word in words]
    return [word for word in words if word.isalnum() or any(map(str.isalnum, word))]


def latin_codes(text: str, lower_case: bool) -> bytes | None:
    """The words in Latin-1, separated by spaces, or None if they do not fit Latin-1."""
    if not _is_latin(text):
        return None
    coded = text.encode("latin-1", "replace")  # "?" replaces characters that separate words
    return coded.translate(_LOWER_LATIN if lower_case else _LATIN, b"\xad")


def lower(word: str, turkish: bool = False) -> str:
    """Convert a word to lower case, with the Turkish rules if requested."""
    if turkish:
        word = word.replace("I", "ı")
    return word.replace("İ", "i").lower()


def is_single_character_word(word: str) -> bool:
    """Whether the word is a Chinese or Japanese character, which no length limit removes."""
    return len(word) == 1 and _WORD_BY_CHARACTER.match(word) is not None


def _is_latin(text: str) -> bool:
    if text.isascii():
        return True
    return all(_WORDS[ord(char)] == _SEPARATOR for char in set(_BEYOND_LATIN.findall(text)))


class _WordTable(dict[int, str]):
    """A table for `str.translate`, filled when a character first occurs."""

    def __init__(self, lower_case: bool, turkish: bool, runs: bool) -> None:
        super().__init__()
        self._lower_case, self._turkish, self._runs = lower_case, turkish, runs

    def __missing__(self, code: int) -> str:
        self[code] = replacement = self._replacement(chr(code))
        return replacement

    def _replacement(self, character: str) -> str:
        if character == _SOFT_HYPHEN:
            return ""
        if not self._runs and _WORD_BY_CHARACTER.match(character):
            return f" {character} "
        if not _belongs_to_words(character):
            return _SEPARATOR
        return lower(character, self._turkish) if self._lower_case else character


def _belongs_to_words(character: str) -> bool:
    if character.isalnum() or character in _JOINERS or character in _HEBREW_SIGNS:
        return True
    return unicodedata.category(character)[0] == "M"


_tables = {
    (lower_case, turkish, runs): _WordTable(lower_case, turkish, runs)
    for lower_case in (False, True)
    for turkish in (False, True)
    for runs in (False, True)
}
_WORDS, _LOWER_WORDS = _tables[False, False, False], _tables[True, False, False]
_LATIN = "".join(_WORDS[code] or _SEPARATOR for code in range(256)).encode("latin-1")
_LOWER_LATIN = "".join(_LOWER_WORDS[code] or _SEPARATOR for code in range(256)).encode("latin-1")
