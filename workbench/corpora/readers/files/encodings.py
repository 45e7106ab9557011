"""Detecting the encoding of a corpus, once for all of its documents.

Guesses from single short files are unreliable, so evidence is gathered over the whole corpus.
Byte-order marks, the zero bytes of UTF-16 and valid UTF-8 are certain. Otherwise Turkish letters
are counted, and a sample is compared with the letters of many languages.
"""

import codecs
from collections.abc import Iterable
from dataclasses import dataclass

from workbench.corpora.readers.files.east_asian import east_asian_codec
from workbench.corpora.readers.files.letter_models import guess_codec
from workbench.corpora.readers.files.wide_codecs import wide_codec_of
from workbench.plain_text import counted

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_MARKS = tuple(mark for mark, _ in _BYTE_ORDER_MARKS)
_LABELS = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8",
    "utf-16": "UTF-16",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "utf-32": "UTF-32",
    "utf-32-le": "UTF-32",
    "utf-32-be": "UTF-32",
    "iso8859-1": "ISO-8859-1",
    "cp1252": "windows-1252",
    "cp1254": "windows-1254",
}
_SAMPLE_BYTES = 1 << 16
# Languages other than English have more than 1 byte in 500 outside ASCII. Below that share the
# letters are no evidence, and such corpora are Western.
_SPARSE = 1 / 500
_TURKISH_ONLY = frozenset(b"\xf0\xfd\xfe\xd0\xdd\xde")  # ğ ı ş Ğ İ Ş; in Western ð ý þ Ð Ý Þ
_TURKISH = _TURKISH_ONLY | frozenset(b"\xe7\xf6\xfc\xc7\xd6\xdc\xe2\xee\xfb")
_TYPOGRAPHIC = frozenset(b"\x80\x82\x84\x85\x8c\x9c\x91\x92\x93\x94\x95\x96\x97\x99")
_FEW_BYTES = 50


@dataclass(frozen=True)
class EncodingChoice:
    """The codec for decoding a corpus, and a note about how it was chosen."""

    codec: str = "utf-8"
    is_mixed: bool = False
    note: str = ""

    @property
    def label(self) -> str:
        """The name of the encoding as the description shows it."""
        name = _LABELS.get(self.codec, self.codec)
        return f"UTF-8 and {name}" if self.is_mixed else name

    def decode(self, content: bytes) -> str:
        """Decode one document; its own byte-order mark takes precedence."""
        codec = codec_of_mark(content) or wide_codec_of(content) or self.codec
        if self.is_mixed and codec == self.codec:
            try:
                return content.decode("utf-8")
            except UnicodeDecodeError:
                pass
        return content.decode(codec, "replace")


@dataclass
class EncodingSurvey:
    """Evidence about the encoding of a corpus, collected document by document."""

    total_bytes: int = 0
    with_mark: str = ""
    utf8_documents: int = 0
    other_documents: int = 0
    sample: bytes = b""
    high_bytes: int = 0

    def add(self, content: bytes) -> None:
        """Add the evidence of one document."""
        self.total_bytes += len(content)
        special = codec_of_mark(content) or wide_codec_of(content)
        if special:
            self.with_mark = special
        elif not content.isascii():
            self._add_non_ascii(content)

    def _add_non_ascii(self, content: bytes) -> None:
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
        """Add the lines of a piece of a long file as if they were documents."""
        self.total_bytes += len(piece)
        if not piece.isascii():
            for line in piece.split(b"\n"):
                if not line.isascii():
                    self._add_non_ascii(line)

    def decide(self, unit: str = "documents") -> EncodingChoice:
        """Choose one encoding for the whole corpus."""
        if not self.other_documents:
            only_special = self.with_mark and not self.utf8_documents
            return EncodingChoice(self.with_mark if only_special else "utf-8")
        codec, is_sure = self._single_byte()
        # A short line can be valid UTF-8 by chance (a Turkish capital before an apostrophe).
        least = 0.05 * self.other_documents if unit == "lines" else 0
        is_mixed = self.utf8_documents > least
        label = _LABELS.get(codec, codec)
        return EncodingChoice(codec, is_mixed, self._note(label, unit, is_mixed, is_sure))

    def _note(self, label: str, unit: str, is_mixed: bool, is_sure: bool) -> str:
        if is_mixed:
            others = counted(self.other_documents, unit.removesuffix("s"))
            verb = "is not UTF-8 and was" if self.other_documents == 1 else "are not UTF-8 and were"
            utf8 = f"{self.utf8_documents:,} {'is' if self.utf8_documents == 1 else 'are'} UTF-8"
            return (
                f"Mixed encodings: {others} {verb} read as {label}, {utf8}. Set the encoding if "
                "this is wrong."
            )
        confidence = "" if is_sure else " with low confidence, from few non-ASCII letters"
        return (
            f"The {unit} are not UTF-8; the encoding {label} was guessed{confidence}. Set "
            "the encoding if letters look wrong."
        )

    def _single_byte(self) -> tuple[str, bool]:
        high = [byte for byte in self.sample if byte > 127]
        is_sparse = self.high_bytes < _SPARSE * self.total_bytes and len(high) < 5000
        if has_turkish_bytes(high) and not is_sparse:
            return "cp1254", len(high) >= _FEW_BYTES
        if is_sparse:
            return western_codec(high), len(high) >= _FEW_BYTES
        return detect_codec(self.sample, high), len(high) >= _FEW_BYTES


def codec_of_mark(content: bytes) -> str:
    """Return the codec indicated by a byte-order mark, or an empty string."""
    if not content.startswith(_MARKS):
        return ""
    return next((codec for mark, codec in _BYTE_ORDER_MARKS if content.startswith(mark)), "")


def has_turkish_bytes(high: list[int]) -> bool:
    """Whether the non-ASCII bytes are the additional letters of Turkish."""
    letters = [byte for byte in high if byte >= 0xC0]
    if not letters:
        return False
    specific = sum(byte in _TURKISH_ONLY for byte in letters)
    return specific >= 0.15 * len(letters) and (
        sum(byte in _TURKISH for byte in letters) >= 0.95 * len(letters)
    )


def western_codec(high: list[int]) -> str:
    """Choose windows-1252 if its typographic characters occur, and ISO-8859-1 otherwise."""
    controls = [byte for byte in high if byte < 0xA0]  # control characters in ISO-8859-1
    typographic = sum(byte in _TYPOGRAPHIC for byte in controls if byte != 0x80)
    return "cp1252" if controls and typographic > 0.5 * len(controls) else "iso8859-1"


def detect_codec(sample: bytes, high: list[int]) -> str:
    """Find the codec that turns the bytes outside ASCII into common letters or characters."""
    codec = east_asian_codec(sample[:_SAMPLE_BYTES]) or guess_codec(sample[:_SAMPLE_BYTES]).codec
    return western_codec(high) if codec == "cp1252" else codecs.lookup(codec).name


def survey_encoding(pieces: Iterable[bytes]) -> EncodingChoice:
    """Decide the encoding of a long file from its pieces, without keeping them."""
    survey = EncodingSurvey()
    decoder = codecs.getincrementaldecoder("utf-8")("strict")
    is_utf8, special = True, ""
    for number, piece in enumerate(pieces):
        if number == 0:
            special = codec_of_mark(piece) or wide_codec_of(piece)
        if special:
            break
        is_utf8 = is_utf8 and _accepts(decoder, piece)
        survey.add_lines(piece)
    if special or (is_utf8 and _accepts(decoder, b"", final=True)):
        return EncodingChoice(special or "utf-8")
    return survey.decide("lines")


def register_fallback(codec: str) -> str:
    """Register an error handler that decodes invalid UTF-8 with another codec; return its name."""
    name = f"workbench-{codec}"

    def decode_invalid(problem: UnicodeError) -> tuple[str, int]:
        if not isinstance(problem, UnicodeDecodeError):
            raise problem
        invalid = problem.object[problem.start : problem.end]
        return invalid.decode(codec, "replace"), problem.end

    codecs.register_error(name, decode_invalid)
    return name


def _accepts(decoder: codecs.IncrementalDecoder, piece: bytes, final: bool = False) -> bool:
    try:
        decoder.decode(piece, final)
    except UnicodeDecodeError:
        return False
    return True
