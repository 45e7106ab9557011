"""Repairs of characters that were decoded with the wrong encoding before the corpus was made."""

import re

# UTF-8 read as windows-1252: the first byte of a Latin, Greek, Cyrillic, Hebrew or Arabic letter,
# or of a longer character, and the bytes that continue it. Other first bytes are capitals that
# stand before a quotation mark in good text.
_SURE = "\x80-\xaa\xac-\xba\xbc-\xbf€ƒ†‡ˆ‰ŠŒŽ˜™šœžŸ"
_CONTINUED = f"{_SURE}\xab\xbb‚„…‹‘’“”•–—›"
_FIRST_OF_TWO = "ÂÃÄÅÎÏÐÑ×ØÙ"
_WESTERN = re.compile(f"[{_FIRST_OF_TWO}][{_SURE}]|[à-ï][{_CONTINUED}]{{2}}")
_WESTERN_CHARACTER = re.compile(
    f"[{_FIRST_OF_TWO}][{_CONTINUED}]|[à-ï][{_CONTINUED}]{{2}}|ð[{_CONTINUED}]{{3}}"
)
# UTF-8 read as windows-1251: every Russian letter begins with Р or С. Three such pairs do not
# follow each other in good text, where the second characters are rare or foreign.
_SECOND_RUSSIAN = "\x98\xa0\xa4\xa6\xa7\xa9\xab-\xae\xb0\xb1\xb5-\xb7\xbbЁЂ-Џёђ-џҐґ‘-•–—‚„…†‡€‰№›‹™"
_RUSSIAN = re.compile(f"(?:[РС][{_SECOND_RUSSIAN}]){{3}}")
_RUSSIAN_CHARACTER = re.compile(f"[РС][{_SECOND_RUSSIAN}]")
# UTF-8 read as Mac Roman: é becomes √©, an apostrophe ‚Äô.
_MAC_CONTINUED = re.escape(bytes(range(0x80, 0xC0)).decode("mac_roman"))
_MACINTOSH = re.compile(f"[√ƒ≈][{_MAC_CONTINUED}]|‚Ä[{_MAC_CONTINUED}]")
_MACINTOSH_CHARACTER = re.compile(f"[¬√ƒ≈][{_MAC_CONTINUED}]|‚[{_MAC_CONTINUED}]{{2}}")
_MOST_TIMES = 3  # that a text is decoded wrongly one after the other
# windows-1254 read as windows-1252: six Turkish letters become Icelandic ones. Icelandic itself
# has many other letters, such as á and æ, that Turkish lacks.
_TURKISH_READ_WRONGLY = re.compile("[þÞðÐýÝ]")
_TURKISH_LETTERS = str.maketrans("þÞðÐýÝ", "şŞğĞıİ")
_FOREIGN_TO_TURKISH = re.compile("[^\x00-\xbfþÞðÐýÝçÇöÖüÜâÂîÎûÛ\u2000-\u206f€]")
_LEAST_TURKISH = 3  # letters
_LEAST_SHARE = 0.3  # of the characters beyond ASCII; in other damage pairs fit by chance


def repaired(text: str) -> str:
    """Decode again what is certainly damaged, as often as it was; other text stays as it is."""
    for _ in range(_MOST_TIMES):
        if text.isascii():
            break
        again = _decoded_once(text)
        if again == text:
            break
        text = again
    return text


def _decoded_once(text: str) -> str:
    if _MACINTOSH.search(text) and _are_many(_MACINTOSH_CHARACTER, text):
        text = _MACINTOSH_CHARACTER.sub(lambda found: _decoded(found[0], "mac_roman"), text)
    if _WESTERN.search(text) and _are_many(_WESTERN_CHARACTER, text):
        text = _WESTERN_CHARACTER.sub(lambda found: _decoded(found[0], "windows-1252"), text)
    if _RUSSIAN.search(text):
        text = _RUSSIAN_CHARACTER.sub(lambda found: _decoded(found[0], "windows-1251"), text)
    return text.translate(_TURKISH_LETTERS) if _is_damaged_turkish(text) else text


def damaged_part(text: str) -> str:
    """The first characters that `repaired` would change."""
    for sure in (_WESTERN, _RUSSIAN, _MACINTOSH):
        if match := sure.search(text):
            return match[0]
    match = _TURKISH_READ_WRONGLY.search(text)
    return match[0] if match else ""


def _is_damaged_turkish(text: str) -> bool:
    letters = _TURKISH_READ_WRONGLY.findall(text)
    return len(letters) >= _LEAST_TURKISH and not _FOREIGN_TO_TURKISH.search(text)


def _are_many(pattern: re.Pattern[str], text: str) -> bool:
    found = sum(map(len, pattern.findall(text)))
    return found >= _LEAST_SHARE * sum(character > "\x7f" for character in text)


def _decoded(characters: str, encoding: str) -> str:
    try:
        coded = b"".join(_byte(character, encoding) for character in characters)
        return coded.decode("utf-8")
    except UnicodeError:
        return characters


def _byte(character: str, encoding: str) -> bytes:
    # Some bytes are undefined in these encodings; many programs keep them as control characters.
    try:
        return character.encode(encoding)
    except UnicodeError:
        return character.encode("latin-1")
