"""Which encoding a corpus was written in: decided once for all of its documents.

Short files alone are guessed badly, so evidence is gathered over the whole corpus. Byte-order
marks, UTF-16 by its pattern of zero bytes and valid UTF-8 are certain; for the rest Turkish and
Western letters are counted, and charset-normalizer is asked about a sample.
"""

import codecs
from collections.abc import Iterable
from dataclasses import dataclass

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LABELS = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8",
    "utf-16": "UTF-16",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "utf-32": "UTF-32",
    "iso8859-1": "ISO-8859-1",
    "cp1252": "windows-1252",
    "cp1254": "windows-1254",
}
_SAMPLE_BYTES = 1 << 16
# Languages other than English have more than 1 byte in 500 outside ASCII; below that the
# letters say nothing and Western is what such corpora are.
_SPARSE = 1 / 500
_TURKISH_ONLY = frozenset(b"\xf0\xfd\xfe\xd0\xdd\xde")  # ğ ı ş Ğ İ Ş; in Western ð ý þ Ð Ý Þ
_TURKISH = _TURKISH_ONLY | frozenset(b"\xe7\xf6\xfc\xc7\xd6\xdc\xe2\xee\xfb")
_TYPOGRAPHIC = frozenset(b"\x80\x82\x84\x85\x91\x92\x93\x94\x95\x96\x97\x99")
_FEW_BYTES = 50


@dataclass(frozen=True)
class EncodingChoice:
    """How bytes become text, its name for people and what to say about the choice."""

    codec: str = "utf-8"
    is_mixed: bool = False
    note: str = ""

    @property
    def label(self) -> str:
        """Name the encoding as the description shows it."""
        name = _LABELS.get(self.codec, self.codec)
        return f"UTF-8 and {name}" if self.is_mixed else name

    def decode(self, content: bytes) -> str:
        """Turn one document into text; a byte-order mark of its own is obeyed."""
        codec = mark_of(content) or utf16_without_mark(content[:4096]) or self.codec
        if self.is_mixed and codec == self.codec:
            try:
                return content.decode("utf-8")
            except UnicodeDecodeError:
                pass
        return content.decode(codec, "replace")


@dataclass
class EncodingSurvey:
    """What the documents of a corpus say about their encoding, one document at a time."""

    total_bytes: int = 0
    with_mark: str = ""
    utf8_documents: int = 0
    other_documents: int = 0
    sample: bytes = b""
    high_bytes: int = 0

    def add(self, content: bytes) -> None:
        """Look at one document."""
        self.total_bytes += len(content)
        special = mark_of(content) or utf16_without_mark(content[:4096])
        if special:
            self.with_mark = special
        elif not content.isascii():
            self._add_high(content)

    def _add_high(self, content: bytes) -> None:
        try:
            content.decode("utf-8")
            self.utf8_documents += 1
        except UnicodeDecodeError:
            self.other_documents += 1
            self._add_sample(content)

    def _add_sample(self, content: bytes) -> None:
        # Keeps the lines that are not ASCII, up to a bound.
        self.high_bytes += len(content) - len(content.decode("ascii", "ignore"))
        if len(self.sample) < _SAMPLE_BYTES:
            lines = [line for line in content.split(b"\n") if not line.isascii()]
            self.sample += b"\n".join(lines)[:_SAMPLE_BYTES] + b"\n"

    def add_lines(self, piece: bytes) -> None:
        """Look at the lines of a piece of one long file as if they were documents."""
        self.total_bytes += len(piece)
        if not piece.isascii():
            for line in piece.split(b"\n"):
                if not line.isascii():
                    self._add_high(line)

    def decide(self, unit: str = "documents") -> EncodingChoice:
        """Choose one encoding for the whole corpus."""
        if not self.other_documents:
            only_special = self.with_mark and not self.utf8_documents
            return EncodingChoice(self.with_mark if only_special else "utf-8")
        codec, is_sure = self._single_byte()
        # A short line can be valid UTF-8 by accident (a Turkish capital before an apostrophe).
        least = 0.05 * self.other_documents if unit == "lines" else 0
        is_mixed = self.utf8_documents > least
        label = _LABELS.get(codec, codec)
        return EncodingChoice(codec, is_mixed, self._note(label, unit, is_mixed, is_sure))

    def _note(self, label: str, unit: str, is_mixed: bool, is_sure: bool) -> str:
        if is_mixed:
            return (
                f"Mixed encodings: {self.other_documents:,} {unit} are not UTF-8 and were read "
                f"as {label}, {self.utf8_documents:,} are UTF-8. Set encoding if that is wrong."
            )
        confidence = "" if is_sure else " with low confidence, from few letters outside ASCII"
        return (
            f"The {unit} are not UTF-8; the encoding {label} was guessed{confidence}. Set "
            "encoding if letters look wrong."
        )

    def _single_byte(self) -> tuple[str, bool]:
        high = [one for one in self.sample if one > 127]
        is_sparse = self.high_bytes < _SPARSE * self.total_bytes and len(high) < 5000
        if is_turkish(high) and not is_sparse:
            return "cp1254", len(high) >= _FEW_BYTES
        if is_sparse:
            return western(high), len(high) >= _FEW_BYTES
        return ask_detector(self.sample, high), len(high) >= _FEW_BYTES


def mark_of(content: bytes) -> str:
    """Name the encoding that a byte-order mark announces, or nothing."""
    return next((codec for mark, codec in _MARKS if content.startswith(mark)), "")


def utf16_without_mark(head: bytes) -> str:
    """Recognise UTF-16 by zero bytes that stand at even or at odd places only."""
    pairs = len(head) // 2
    if pairs < 4 or b"\0" not in head:
        return ""
    even, odd = head[: 2 * pairs : 2].count(0), head[1 : 2 * pairs : 2].count(0)
    if odd > 0.4 * pairs and even < 0.02 * pairs:
        return "utf-16-le"
    if even > 0.4 * pairs and odd < 0.02 * pairs:
        return "utf-16-be"
    return ""


def is_turkish(high: list[int]) -> bool:
    """Say whether the bytes outside ASCII are the letters that Turkish adds to the alphabet."""
    letters = [one for one in high if one >= 0xC0]
    if not letters:
        return False
    own = sum(one in _TURKISH_ONLY for one in letters)
    return own >= 0.15 * len(letters) and (
        sum(one in _TURKISH for one in letters) >= 0.95 * len(letters)
    )


def western(high: list[int]) -> str:
    """Choose windows-1252 where its typographic signs are used and ISO-8859-1 elsewhere."""
    between = [one for one in high if one < 0xA0]
    signs = sum(one in _TYPOGRAPHIC for one in between if one != 0x80)
    return "cp1252" if between and signs > 0.5 * len(between) else "iso8859-1"


def ask_detector(sample: bytes, high: list[int]) -> str:
    """Ask charset-normalizer, and prefer Western where it finds Western nearly as good."""
    from charset_normalizer import from_bytes  # late: 0.04 s to import

    matches = from_bytes(sample[:_SAMPLE_BYTES])
    best = matches.best()
    usual = western(high)
    if best is None or sample.decode(usual, "replace") == sample.decode(best.encoding, "replace"):
        return usual
    for match in matches:
        is_near = match.coherence >= best.coherence - 0.05 and match.chaos <= best.chaos + 0.02
        if match.encoding in ("cp1252", "latin_1") and is_near:
            return usual
    return codecs.lookup(best.encoding).name


def survey(pieces: Iterable[bytes]) -> EncodingChoice:
    """Decide the encoding of one long file from its pieces, without keeping them."""
    evidence = EncodingSurvey()
    decoder = codecs.getincrementaldecoder("utf-8")("strict")
    is_utf8, special = True, ""
    for number, piece in enumerate(pieces):
        if number == 0:
            special = mark_of(piece) or utf16_without_mark(piece[:4096])
        if special:
            break
        is_utf8 = is_utf8 and _accepts(decoder, piece)
        evidence.add_lines(piece)
    if special or (is_utf8 and _accepts(decoder, b"", final=True)):
        return EncodingChoice(special or "utf-8")
    return evidence.decide("lines")


def register_fallback(codec: str) -> str:
    """Name an error handler that reads what is not UTF-8 in another encoding, byte by byte."""
    name = f"workbench-{codec}"

    def read_otherwise(problem: UnicodeError) -> tuple[str, int]:
        if not isinstance(problem, UnicodeDecodeError):
            raise problem
        wrong = problem.object[problem.start : problem.end]
        return wrong.decode(codec, "replace"), problem.end

    codecs.register_error(name, read_otherwise)
    return name


def _accepts(decoder: codecs.IncrementalDecoder, piece: bytes, final: bool = False) -> bool:
    try:
        decoder.decode(piece, final)
    except UnicodeDecodeError:
        return False
    return True
