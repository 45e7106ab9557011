"""Whether a file is text at all."""

from workbench.corpora.readers.files.encodings import codec_of_mark
from workbench.corpora.readers.files.wide_codecs import wide_codec_of

_STRAY_CONTROLS = 16
_CONTROL = bytes(set(range(32)) - set(b"\t\n\r\f\v\b\x1b\x1a"))
_BINARY_SIGNATURES = (
    b"\x89PNG",
    b"%PDF-",
    b"\xff\xd8\xff",
    b"GIF8",
    b"\x7fELF",
    b"\x1f\x8b",
    b"PK\3\4",
)


def is_binary(content: bytes) -> bool:
    """Whether the content is not text: a known signature or many control characters."""
    head = content[:8192]
    if head.startswith(_BINARY_SIGNATURES):
        return True
    if codec_of_mark(head) or wide_codec_of(head):
        return False
    controls = len(head) - len(head.translate(None, _CONTROL))
    # Real posts quote a few lines of binary content. Of random bytes, one in eleven is a control
    # character and every second is outside ASCII.
    is_noise = controls > 0.03 * len(head) and _high_bytes(head) > 0.3 * len(head)
    return controls > 0.1 * len(head) or (controls > _STRAY_CONTROLS and is_noise)


def _high_bytes(content: bytes) -> int:
    return len(content) - len(content.decode("ascii", "ignore"))
