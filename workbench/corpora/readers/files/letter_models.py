"""Which single-byte encoding turns the bytes above 127 into letters of a language.

Each language is the list of its letters outside ASCII, the most frequent first. A text in the
right encoding consists of the frequent letters; in a wrong one, of rare ones and of symbols.
"""

import math
import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

_LATIN_WEST = ("cp1252", "mac_roman", "cp850")
_LATIN_EAST = ("cp1250", "iso8859_2", "cp852", "mac_latin2")
_BALTIC = ("cp1257", "iso8859_13", "iso8859_4")
_CYRILLIC = ("cp1251", "koi8_r", "koi8_u", "iso8859_5", "cp866", "mac_cyrillic")
_GREEK = ("cp1253", "iso8859_7")
_TURKISH = ("cp1254", "cp857")
_LANGUAGES = (
    ("French", "éèàêçùôâîûïëœæüöÿ", _LATIN_WEST),
    ("German", "üäößéàè", _LATIN_WEST),
    ("Spanish", "óíáéñúü", _LATIN_WEST),
    ("Portuguese", "ãçáéóíêúâõôà", _LATIN_WEST),
    ("Italian", "èàòùéìóíú", _LATIN_WEST),
    ("Catalan", "óàéèíòúçïü", _LATIN_WEST),
    ("Swedish", "äåöé", _LATIN_WEST),
    ("Danish", "åøæé", _LATIN_WEST),
    ("Dutch", "éëïöüèáó", _LATIN_WEST),
    ("Icelandic", "íáðéöóýúþæ", _LATIN_WEST),
    ("Polish", "łęąóżśćńź", _LATIN_EAST),
    ("Czech", "íáěéčžřýšůúťďňó", _LATIN_EAST),
    ("Slovak", "áíéčšžýúľťôäňóďŕĺ", _LATIN_EAST),
    ("Hungarian", "áéőöóüíúű", _LATIN_EAST),
    ("Romanian", "ăţîâş", _LATIN_EAST),
    ("Romanian with commas", "ățîâș", ("iso8859_16",)),
    ("Croatian", "čšžćđ", _LATIN_EAST),
    ("Lithuanian", "ėšųžįčąūę", _BALTIC),
    ("Latvian", "āīēšūņļžčķģ", _BALTIC),
    ("Estonian", "äõüöšž", _BALTIC),
    ("Turkish", "ıüşğöçİâîû", _TURKISH),
    ("Greek", "αοιετσνηυρπκμλςωάόίέγήδχύθώφβξζψ", _GREEK),
    ("Russian", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ", _CYRILLIC),
    ("Ukrainian", "оанивітрсекплдумязьгбчйхцжшюїєщфґ", _CYRILLIC),
    ("Bulgarian", "аиоетнрсвлкдпмузгбщцяъчжшхйюьф", _CYRILLIC),
    ("Serbian", "аиоентсрјвукмдлпзгбчшжхцњћљђфџ", _CYRILLIC),
    ("Hebrew", "יוהלאתרבשמנעדחקפםגכטזסצןךץף", ("cp1255", "iso8859_8", "cp862")),
    ("Arabic", "اليمنتربوةعدفهسكقحأجشطصىخإذزءثضغئظؤآ", ("cp1256", "iso8859_6", "cp864")),
    ("Persian", "اینردمهوبتسشکلگزخفقعجپحآصچطذضغثظئژ", ("cp1256",)),
    ("Thai", "านรอก่งเมยล้วดทส็ตีัปิบคหแจไพื์ุขูใชะโ", ("cp874",)),
)
_SMALL, _CAPITAL, _MARK, _OTHER = 0.85, 0.06, 0.03, 1e-5
_MARKS = "“”„‘’‚–—…«»›‹\u00a0•©®°§€£´·№؟،؛"
_WESTERN_LEAD = 4.0  # times as likely, as a logarithm: other encodings need that much evidence
_RARE_CODEC = 2.0  # the same for encodings that are hardly used any more
_USUAL_CODECS = frozenset(
    (
        *("cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257"),
        *("cp874", "koi8_r", "iso8859_2", "iso8859_5", "iso8859_7"),
    )
)
_LATIN = frozenset(_LATIN_WEST + _LATIN_EAST + _BALTIC + _TURKISH + ("iso8859_16",))
_WORD = re.compile(rb"[A-Za-z\x80-\xff]{2,}")
_BESIDE_ASCII = re.compile(rb"[A-Za-z][\x80-\xff]|[\x80-\xff][A-Za-z]")
_MIXED_SCRIPTS = 6.0  # of words with Latin letters beside others, as a logarithm per letter


class CodecGuess(NamedTuple):
    """A codec, the language in which it reads the bytes, and the mean log probability."""

    codec: str
    language: str
    likelihood: float


def guess_codec(content: bytes) -> CodecGuess:
    """Return the single-byte encoding that turns bytes above 127 into the likeliest letters."""
    # A repeated word is not further evidence; a character beside a digit is not a letter.
    words = {word for word in _WORD.findall(content) if not word.isascii()}
    counts = Counter(byte for word in words for byte in word if byte > 127)
    mixed = sum(bool(_BESIDE_ASCII.search(word)) for word in words) / max(1, len(words))
    total = max(1, sum(counts.values()))
    best = CodecGuess("cp1252", "", -math.inf)
    for language, letters, codecs in _LANGUAGES:
        for codec in codecs:
            likelihood = _likelihood(counts, letters, codec) - _doubt(codec, mixed, total)
            if likelihood > best.likelihood:
                best = CodecGuess(codec, language, likelihood)
    return best


def _doubt(codec: str, mixed: float, total: int) -> float:
    doubt = 0.0 if codec == "cp1252" else _WESTERN_LEAD
    doubt += 0.0 if codec in _USUAL_CODECS else _RARE_CODEC
    return doubt / total + (0.0 if codec in _LATIN else _MIXED_SCRIPTS * mixed)


def _likelihood(counts: Counter[int], letters: str, codec: str) -> float:
    logarithms = _logarithms(letters, codec)
    total = sum(counts.values()) or 1
    return sum(count * logarithms[byte - 128] for byte, count in counts.items()) / total


@lru_cache(maxsize=256)
def _logarithms(letters: str, codec: str) -> tuple[float, ...]:
    """The logarithm of the probability of each byte above 127."""
    # Linear frequencies by rank are near enough to tell encodings apart.
    weights = {letter: len(letters) + 1 - rank for rank, letter in enumerate(letters)}
    whole = sum(weights.values())
    found = []
    for byte in range(128, 256):
        sign = bytes((byte,)).decode(codec, "replace")
        small = sign.lower() if len(sign.lower()) == 1 else sign
        if sign in weights:
            share = _SMALL * weights[sign] / whole
        elif small in weights:
            share = _CAPITAL * weights[small] / whole
        else:
            share = _MARK / len(_MARKS) if sign in _MARKS else _OTHER
        found.append(math.log(max(share, _OTHER)))
    return tuple(found)
