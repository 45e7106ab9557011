"""Which encoding with two bytes per character gives common East Asian characters."""

import re
from collections.abc import Callable

_GOOD = 0.85
_FEWEST = 4
_ALONE = re.compile(r"(?<=[A-Za-z])[^\x00-\x7f](?![^\x00-\x7f])")
_MOST_ALONE = 0.2
_SPACES = "　、。，．・：；？！「」『』（）《》“”‘’…—～·【】〈〉％"


def east_asian_codec(sample: bytes) -> str:
    """Return the codec whose characters are common in its language, or an empty string."""
    found = {codec: _share(sample, codec, is_common) for codec, is_common in _CODECS.items()}
    best = max(found, key=lambda codec: found[codec])
    if found["cp949"] > 0.97:
        return "cp949"  # Korean syllables stand where Chinese has only some of its characters
    return best if found[best] >= _GOOD else ""


def _share(sample: bytes, codec: str, is_common: Callable[[str], bool]) -> float:
    """The share of common characters outside ASCII; 0 if the bytes are not valid."""
    # The sample may end inside a character, and damaged characters are rare.
    text = sample.decode(codec, "replace")
    characters = [
        character for character in text if not character.isascii() and character not in _SPACES
    ]
    damaged = characters.count("\ufffd")
    if len(characters) < _FEWEST or damaged > max(1, 0.005 * len(characters)):
        return 0.0
    # A letter with an accent stands alone between others; these characters stand in rows.
    if len(_ALONE.findall(text)) > _MOST_ALONE * len(characters):
        return 0.0
    return sum(map(is_common, characters)) / len(characters)


def _lead_byte(character: str, codec: str) -> int:
    try:
        encoded = character.encode(codec)
    except UnicodeEncodeError:
        return 0
    return encoded[0] if len(encoded) == 2 else 0


def _is_korean(character: str) -> bool:
    return "가" <= character <= "힣" and bool(_lead_byte(character, "euc_kr"))


def _is_simplified(character: str) -> bool:
    return 0xB0 <= _lead_byte(character, "gb2312") <= 0xD7


def _is_traditional(character: str) -> bool:
    return "一" <= character <= "鿿" and 0xA4 <= _lead_byte(character, "big5") <= 0xC6


def _is_japanese(character: str) -> bool:
    is_kana = "ぁ" <= character <= "ヿ"
    return is_kana or 0xB0 <= _lead_byte(character, "euc_jp") <= 0xCF


def is_common_character(character: str) -> bool:
    """Whether a character is common in Chinese, Japanese or Korean."""
    return any(is_common(character) for is_common in _CODECS.values())


_CODECS: dict[str, Callable[[str], bool]] = {
    "cp932": _is_japanese,
    "euc_jp": _is_japanese,
    "gb18030": _is_simplified,
    "cp950": _is_traditional,
    "cp949": _is_korean,
}
