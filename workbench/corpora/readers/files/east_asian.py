"""Which encoding with two bytes per character makes common Chinese, Japanese or Korean signs."""

import re
from collections.abc import Callable

_GOOD = 0.85
_FEWEST = 4
_ALONE = re.compile(r"(?<=[A-Za-z])[^\x00-\x7f](?![^\x00-\x7f])")
_MOST_ALONE = 0.2
_SPACES = "　、。，．・：；？！「」『』（）《》“”‘’…—～·【】〈〉％"


def east_asian_codec(sample: bytes) -> str:
    """Return the codec whose reading is common in its language, or an empty string."""
    found = {codec: _share(sample, codec, is_common) for codec, is_common in _CODECS.items()}
    best = max(found, key=lambda codec: found[codec])
    if found["cp949"] > 0.97:
        return "cp949"  # Korean syllables stand where Chinese has only a part of its signs
    return best if found[best] >= _GOOD else ""


def _share(sample: bytes, codec: str, is_common: Callable[[str], bool]) -> float:
    """The share of common signs among those outside ASCII; 0 if the bytes are not valid."""
    # The sample may end inside a character, and damaged characters are rare.
    text = sample.decode(codec, "replace")
    signs = [sign for sign in text if not sign.isascii() and sign not in _SPACES]
    damaged = signs.count("\ufffd")
    if len(signs) < _FEWEST or damaged > max(1, 0.005 * len(signs)):
        return 0.0
    # A letter with an accent stands alone between others; these signs stand in rows.
    if len(_ALONE.findall(text)) > _MOST_ALONE * len(signs):
        return 0.0
    return sum(map(is_common, signs)) / len(signs)


def _lead_byte(sign: str, codec: str) -> int:
    try:
        encoded = sign.encode(codec)
    except UnicodeEncodeError:
        return 0
    return encoded[0] if len(encoded) == 2 else 0


def _is_korean(sign: str) -> bool:
    return "가" <= sign <= "힣" and bool(_lead_byte(sign, "euc_kr"))


def _is_simplified(sign: str) -> bool:
    return 0xB0 <= _lead_byte(sign, "gb2312") <= 0xD7


def _is_traditional(sign: str) -> bool:
    return "一" <= sign <= "鿿" and 0xA4 <= _lead_byte(sign, "big5") <= 0xC6


def _is_japanese(sign: str) -> bool:
    is_kana = "ぁ" <= sign <= "ヿ"
    return is_kana or 0xB0 <= _lead_byte(sign, "euc_jp") <= 0xCF


def is_common_sign(sign: str) -> bool:
    """Whether a sign is common in Chinese, Japanese or Korean."""
    return any(is_common(sign) for is_common in _CODECS.values())


_CODECS: dict[str, Callable[[str], bool]] = {
    "cp932": _is_japanese,
    "euc_jp": _is_japanese,
    "gb18030": _is_simplified,
    "cp950": _is_traditional,
    "cp949": _is_korean,
}
