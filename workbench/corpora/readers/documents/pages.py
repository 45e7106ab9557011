"""Web pages: the visible text, without the headers that programs store in front of a page."""

import codecs
import re

from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.documents.kinds import web_headers_end
from workbench.corpora.readers.files.encodings import EncodingSurvey, codec_of_mark

_CHARSET = re.compile(rb"charset\s{0,5}=\s{0,5}[\"']?([A-Za-z0-9_:.-]{1,40})", re.I)
_DECLARATIONS = 1 << 12
_DECLARATIONS_END = 1 << 14
_META = re.compile(r"<meta\s[^<>]{1,2000}>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"""([\w-]{1,30})\s{0,5}=\s{0,5}(["'])(.{0,500}?)\2""")
_CLASS_META = re.compile(
    r"(?:news_)?keywords|(?:article:)?(?:section|tag)|category|genre|subject|dc\.subject",
    re.IGNORECASE,
)


def page_text(content: bytes, encoding: str = "") -> str:
    """Return what a browser would show; the encoding is given, declared or detected."""
    return html_to_text(page_source(content, encoding))


def page_fields(content: bytes, encoding: str = "") -> dict[str, str]:
    """The keywords, category or section that a page states."""
    found = {}
    for tag in _META.findall(page_source(content[:_DECLARATIONS_END], encoding)):
        parts = {key.lower(): value for key, _, value in _ATTRIBUTE.findall(tag)}
        name = parts.get("name") or parts.get("property", "")
        if _CLASS_META.fullmatch(name) and parts.get("content"):
            found[name] = parts["content"]
    return found


def decoded(content: bytes, encoding: str = "") -> str:
    """Return a text file in the given encoding, or in the one that is detected."""
    return _decoded(content, _known_codec(encoding))


def page_source(content: bytes, encoding: str = "") -> str:
    """Return a page with its tags, without the headers of its transfer."""
    start = web_headers_end(content)
    declared = _CHARSET.search(content[: start + _DECLARATIONS])
    codec = encoding or _known_codec(declared[1].decode("ascii") if declared else "")
    return _decoded(content[start:], codec)


def _known_codec(name: str) -> str:
    try:
        return codecs.lookup(name).name if name and b"a\n".decode(name) else ""
    except (LookupError, ValueError):
        return ""


def _decoded(content: bytes, codec: str) -> str:
    if codec_of_mark(content):
        return content.decode(codec_of_mark(content), "replace")
    try:
        # Pages are often UTF-8 whatever they declare; other encodings are hardly ever valid UTF-8.
        return content.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if codec and codec != "utf-8":
        return content.decode(codec, "replace")
    survey = EncodingSurvey()
    survey.add(content)
    return survey.decide().decode(content)
