"""From text to words: maximal runs of letters, digits and the marks that belong to them.

Python's own lower-casing and `\\w` cut "İstanbul" after its first letter and Hindi words at every
vowel sign; here marks and joiners stay inside words, every Chinese or Japanese character is a word
of its own, and the underscore separates words. Text that fits Latin-1, which is most text, goes
through byte tables in C.
"""

import re
import unicodedata

_SEPARATOR = " "
_JOINERS = "\u200c\u200d"  # Persian and Indian scripts write them inside words
_SOFT_HYPHEN = "\u00ad"
_BEYOND_LATIN = re.compile("[^\x00-\xff]")
# Kana, Han and their extensions: scripts without spaces between words.
_WORD_BY_CHARACTER = re.compile(
    "[\u3040-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff]"
)
_TURKISH_CAPITALS = {"I": "ı", "İ": "i"}


def find_words(text: str, lower_case: bool, turkish: bool = False) -> list[str]:
    """Cut a text into words; Turkish has its own lower case of I and İ."""
    codes = None if turkish else latin_codes(text, lower_case)
    if codes is not None:
        return codes.decode("latin-1").split()
    text = unicodedata.normalize("NFC", text)
    if lower_case and "Σ" in text:  # its lower case depends on its place in the word
        return [lower(word, turkish) for word in find_words(text, lower_case=False, turkish=True)]
    words = text.translate(_tables[lower_case, turkish]).split()
    return [word for word in words if word.isalnum() or any(map(str.isalnum, word))]


def latin_codes(text: str, lower_case: bool) -> bytes | None:
    """The words in Latin-1 with spaces between them, or None where they do not fit Latin-1."""
    if not _is_latin(text):
        return None
    coded = text.encode("latin-1", "replace")  # "?" for what separates words anyway
    return coded.translate(_LOWER_LATIN if lower_case else _LATIN, b"\xad")


def lower(word: str, turkish: bool = False) -> str:
    """Give a word in lower case, as the language writes it."""
    if turkish:
        word = word.replace("I", "ı")
    return word.replace("İ", "i").lower()


def is_single_character_word(word: str) -> bool:
    """Tell whether the word is a Chinese or Japanese character, which no length limit removes."""
    return len(word) == 1 and _WORD_BY_CHARACTER.match(word) is not None


def _is_latin(text: str) -> bool:
    if text.isascii():
        return True
    return all(_WORDS[ord(one)] == _SEPARATOR for one in set(_BEYOND_LATIN.findall(text)))


class _WordTable(dict[int, str]):
    """What `str.translate` puts in a character's place, decided when it is first met."""

    def __init__(self, lower_case: bool, turkish: bool) -> None:
        super().__init__()
        self._lower_case, self._turkish = lower_case, turkish

    def __missing__(self, code: int) -> str:
        self[code] = replacement = self._replacement(chr(code))
        return replacement

    def _replacement(self, character: str) -> str:
        if character == _SOFT_HYPHEN:
            return ""
        if _WORD_BY_CHARACTER.match(character):
            return f" {character} "
        if not _belongs_to_words(character):
            return _SEPARATOR
        return lower(character, self._turkish) if self._lower_case else character


def _belongs_to_words(character: str) -> bool:
    return character.isalnum() or character in _JOINERS or unicodedata.category(character)[0] == "M"


_tables = {
    (lower_case, turkish): _WordTable(lower_case, turkish)
    for lower_case in (False, True)
    for turkish in (False, True)
}
_WORDS = _tables[False, False]
_LATIN = "".join(_WORDS[code] or _SEPARATOR for code in range(256)).encode("latin-1")
_LOWER_LATIN = "".join(_tables[True, False][code] or _SEPARATOR for code in range(256)).encode(
    "latin-1"
)
