"""Recognising documents by their first bytes; names decide only between kinds of text."""

import re

from workbench.corpora.readers.documents.front_matter import may_have_fields
from workbench.corpora.readers.documents.latex import is_latex
from workbench.corpora.readers.documents.subtitles import are_subtitles

OFFICE_PACKAGE = "package"
STATING_FIELDS = ("xml", "json", "fields", "page")  # kinds whose files may name their class
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ZIP = b"PK\x03\x04"
_HEAD = 1 << 14
_PAGE_NAMES = (".html", ".htm", ".xhtml", ".shtml")
_MAIL_NAMES = (".eml", ".emlx", ".mht", ".mhtml")
_HEADER = rb"[A-Za-z][A-Za-z0-9-]{0,60}:[^\n]{0,4000}\n(?:[ \t][^\n]{0,4000}\n){0,50}+"
_HEADERS = re.compile(rb"(?:HTTP/\d[^\n]{0,200}\n)?(?:" + _HEADER + rb"){1,200}\r?\n")
_FROM_LINE = re.compile(rb"From [^\n]{0,300}\d{4}[^\n]{0,60}\n")  # above a message of a mailbox
_STATUS = re.compile(rb"HTTP/\d(?:\.\d)? \d{3}[^\n]{0,200}\r?\n")
_WEB_HEADER = re.compile(rb"^(?:HTTP/\d|server:|content-type:\s{0,9}text/html)", re.I | re.M)
_MAIL_HEADER = re.compile(
    rb"^(?:from|received|return-path|message-id|delivered-to|subject):", re.I | re.M
)
_ENCODED = re.compile(
    rb"^content-(?:type:\s{0,9}(?:multipart|text/html)"
    rb"|transfer-encoding:\s{0,9}(?:quoted-printable|base64))",
    re.I | re.M,
)
_PAGE = re.compile(
    rb"(?:\s|<\?[^>]{0,300}>|<!--(?:[^-]|-(?!->)){0,2000}-->){0,20}+"
    rb"<(?:!doctype\s++html|html|head|body|title|meta)\b",
    re.I,
)
_ELEMENT = re.compile(rb"<(?:\?xml\b|!--|!DOCTYPE\b|[A-Za-z_])")
_FLAT_TEXT = b'office:mimetype="application/vnd.oasis.opendocument.text'
FLAT_SHEETS = b'office:mimetype="application/vnd.oasis.opendocument.spreadsheet'
_HEADER_WORDS = (b"ontent-", b"HTTP/", b"erver:")
_OF_MAILDIR = re.compile(r"(?:.*/)?(?:cur|new)/[^/]+")
_NAMES_THAT_TELL = (*_PAGE_NAMES, *_MAIL_NAMES)
_BEFORE_TEXT = b"\xef\xbb\xbf \t\r\n"
_TAG = re.compile(rb"<(?:p|div|a|br|table|h[1-6]|span|ul|li|font|center)\b[^<>]{0,500}>", re.I)


def kind_of(name: str, content: bytes) -> str:
    """Return the kind of a document, such as pdf, page or mail; else an empty text."""
    if are_subtitles(name, content[:_HEAD]):
        return "subtitles"
    if may_have_fields(name, content):
        return "fields"
    start = content[:200].lstrip(_BEFORE_TEXT)[:1]
    if start.isalpha() and start != b"P" and not _may_have_headers(name, content):
        return ""  # nearly all texts
    if content.startswith(b"%PDF-"):
        return "pdf"
    if content.startswith(b"{\\rtf"):
        return "rtf"
    if content.startswith(_ZIP):
        return OFFICE_PACKAGE if _is_office(content) else ""
    if content.startswith(_OLE):
        return "old"
    return _kind_of_text(name.lower(), content[:_HEAD], start)


def _may_have_headers(name: str, content: bytes) -> bool:
    if name[-6:].lower().endswith(_NAMES_THAT_TELL) or _OF_MAILDIR.fullmatch(name):
        return True
    return any(content.find(word, 0, _HEAD) >= 0 for word in _HEADER_WORDS)


def web_headers_end(content: bytes) -> int:
    """Return where the page begins after the headers of its transfer; 0 if there are none."""
    head = content[:_HEAD]
    start = len(head) - len(head.lstrip())
    block = _HEADERS.match(head, start) or _STATUS.match(head, start)
    if block is None or not _WEB_HEADER.search(block[0]):
        return 0
    return block.end()


def _is_office(content: bytes) -> bool:
    # The first entry of OpenDocument and EPUB is "mimetype"; Word lists its parts at the end.
    has_type = content[30:38] == b"mimetype"
    return has_type or b"word/document" in content[-(1 << 16) :]


def _kind_of_text(name: str, head: bytes, start: bytes) -> str:
    if start == b"<" and _FLAT_TEXT in head[:_HEAD]:
        return "flat"
    if start == b"<" or name.endswith(_PAGE_NAMES):
        return _kind_of_markup(name, head)
    if start == b"{" and name.endswith(".json"):
        return "json"
    if start in (b"\\", b"%") and is_latex(name, head):
        return "latex"
    if not start.isalpha():
        return ""
    is_named_mail = name.endswith(_MAIL_NAMES) or _OF_MAILDIR.fullmatch(name)
    if is_named_mail and _MAIL_HEADER.search(head):
        return "mail"
    if _PAGE.match(head, web_headers_end(head)):
        return "page"
    separator = _FROM_LINE.match(head)
    block = _HEADERS.match(head, separator.end() if separator else 0)
    is_mail = block and _MAIL_HEADER.search(block[0]) and b"ime-" in block[0].lower()
    return "mail" if is_mail and block and _ENCODED.search(block[0]) else ""


def _kind_of_markup(name: str, head: bytes) -> str:
    if _PAGE.match(head) or _PAGE.match(head, web_headers_end(head)):
        return "page"
    if name.endswith(_PAGE_NAMES) and _TAG.search(head):
        return "page"
    bare = head.lstrip(_BEFORE_TEXT)
    is_xml = bare.startswith(b"<?xml") or (name.endswith(".xml") and _ELEMENT.match(bare))
    return "xml" if is_xml else ""
