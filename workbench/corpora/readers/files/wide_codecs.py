"""UTF-16 and UTF-32 without a byte-order mark, recognised by their zero bytes and their letters."""

import unicodedata
from collections import Counter

from workbench.corpora.readers.files.east_asian import is_common_character

_LOOKED_AT = 4096
_FEWEST_CHARACTERS = 4
_USUAL = 0.98  # share of characters that texts are made of
_SAME_SCRIPT = 0.9
_COMMON = 0.7
_BREAKS = frozenset("\n\r\t ,;|")
_EAST_ASIAN = {"CJK": "EAST", "HIRAGANA": "EAST", "KATAKANA": "EAST", "HANGUL": "EAST"}
_CODECS = (("utf-32-le", 4), ("utf-32-be", 4), ("utf-16-le", 2), ("utf-16-be", 2))


def wide_codec_of(content: bytes) -> str:
    """Return the codec of a text with two or four bytes per character, or an empty string."""
    head = content[:_LOOKED_AT]
    if b"\0" not in head:
        return ""
    for codec, width in _CODECS:
        try:
            text = head[: len(head) // width * width].decode(codec, "strict")
        except UnicodeDecodeError as problem:
            if problem.end < len(head) - width:  # else a character is cut
                continue
            text = head[: problem.start].decode(codec)
        # Four bytes per character leave no doubt; two need spaces or lines between the words.
        if _is_text(text) and (width == 4 or text.isascii() or _BREAKS.intersection(text)):
            return codec
    return ""


def _is_text(text: str) -> bool:
    """Whether the characters are those of one script."""
    if len(text) < _FEWEST_CHARACTERS:
        return False
    kinds = Counter(unicodedata.category(sign)[0] for sign in text if sign not in "\t\r\n")
    usual = sum(kinds[kind] for kind in "LMNPZS")
    if not kinds["L"] or usual < _USUAL * kinds.total():
        return False
    foreign = [sign for sign in text if sign.isalpha() and not sign.isascii()]
    if sum(sign > "\uffff" for sign in foreign) > (1 - _SAME_SCRIPT) * len(foreign):
        return False
    scripts = Counter(map(_script, foreign))
    if foreign and max(scripts.values()) < _SAME_SCRIPT * len(foreign):
        return False
    # Two ASCII letters, read as one character, are a rare Chinese one.
    return not scripts["EAST"] or sum(map(is_common_character, foreign)) > _COMMON * len(foreign)


def _script(sign: str) -> str:
    word = unicodedata.name(sign, "?").split()[0]
    return _EAST_ASIAN.get(word, word)
