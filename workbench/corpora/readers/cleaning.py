"""Removing mail headers, quotes, signatures and HTML from documents."""

import re
from collections.abc import Callable, Sequence
from html import unescape
from html.parser import HTMLParser

from workbench.corpora.readers.limits import PAGE_TAGS
from workbench.corpora.readers.quoted_parts import without_quoted_parts
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.readers.text_repairs import repairs

_HEADER_LINE = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,40}:")
_CONTINUES = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,40}:|[ \t]")
_ATTRIBUTION = re.compile(
    r"^.{0,200}(\bwrites|\bwrote|\bschreibt|\bsays|\bsaid|\bécrit)\s?:\s*$|^in article\b.{0,200}$",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"\s{0,3}([A-Za-z]{0,4}>|[|}:]\s?\S)")
_PLAIN_SIGN = re.compile(r"<(?![a-zA-Z/!?])")
_TAG = re.compile(r"<(/?+)([a-zA-Z][a-zA-Z0-9]*+)?+[^<>]*+>")
_SIGNATURE_LINES = 12
_HIDDEN = frozenset(("script", "style", "template", "noscript", "svg"))
_BLOCK_NAMES = (
    "address article aside blockquote br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 "
    "header hr li main nav ol p pre section table tbody td tfoot th thead title tr ul"
)
_BLOCKS = frozenset(_BLOCK_NAMES.split())
_MARKED_UP = re.compile(
    rf"\s{{0,50}}<(?:!--|!doctype|\?xml|html|body|(?:{_BLOCK_NAMES.replace(' ', '|')})\b)",
    re.IGNORECASE,
)
_NEARLY_ALL = 0.9


def cleaner(settings: ReadingSettings) -> Callable[[str], str] | None:
    """Combine the chosen steps into one function; None if no step is chosen."""
    steps: list[Callable[[str], str]] = [
        step
        for is_chosen, step in (
            (settings.strip_headers, without_headers),
            (settings.html_to_text, html_to_text),
            (settings.strip_quotes, without_quotes),
            (settings.strip_footers, without_footer),
        )
        if is_chosen
    ]
    steps += repairs(settings)
    if not steps:
        return None

    def clean(text: str) -> str:
        for step in steps:
            text = step(text)
        return text

    return clean


def without_headers(text: str) -> str:
    """Remove the block before the first empty line if it starts like mail headers."""
    text = text.replace("\r\n", "\n")
    head, separator, body = text.partition("\n\n")
    first, _, others = head.lstrip("\n").partition("\n")
    # An mbox file starts each message with "From sender date". Some posts lack the beginning of
    # their first header; its indented rest precedes the second header.
    is_rest = first[:1] in " \t" and _HEADER_LINE.match(others)
    if _HEADER_LINE.match(first) or first.startswith("From ") or is_rest:
        return body if separator else _without_header_lines(head)
    return text


def _without_header_lines(text: str) -> str:
    """Remove the headers of a text without an empty line: lines that begin with a name."""
    lines = text.lstrip("\n").split("\n")
    end = next(
        (number for number, line in enumerate(lines) if number and not _CONTINUES.match(line)),
        len(lines),
    )
    return "\n".join(lines[end:])


def without_quotes(text: str) -> str:
    """Remove what is quoted from other messages and the lines that introduce it."""
    text = without_quoted_parts(text)
    return "\n".join(
        line
        for line in text.split("\n")
        if not _QUOTED.match(line) and not (len(line) < 240 and _ATTRIBUTION.match(line))
    )


def without_footer(text: str) -> str:
    """Remove the signature: everything after the last line of dashes near the end."""
    lines = text.rstrip().split("\n")
    for position in range(len(lines) - 1, max(0, len(lines) - _SIGNATURE_LINES), -1):
        mark = lines[position].strip()
        if len(mark) >= 2 and set(mark) <= {"-", "_", "=", "*"}:
            return "\n".join(lines[:position])
    return text


def html_to_text(text: str) -> str:
    """Keep what a browser would show, without running or loading anything."""
    if "<" not in text and "&" not in text:
        return text
    closed = _with_closed_tags(text)
    lines = (" ".join(line.split()) for line in _shown_text(closed).split("\n"))
    return "\n".join(line for line in lines if line)


def _shown_text(text: str) -> str:
    if min(text.count("<"), text.count(">")) > PAGE_TAGS:
        return _without_tags(text)
    collector = _TextCollector()
    try:
        collector.feed(text)
        collector.close()
    except AssertionError:  # raised by the parser for an unknown declaration
        return _without_tags(text)
    return "".join(collector.pieces)


def _without_tags(text: str) -> str:
    """Leave out tags, comments and hidden elements without the parser, in one pass."""
    pieces = []
    hidden, depth, shown_from = "", 0, 0
    text = _without_comments(text)
    for tag in _TAG.finditer(text):
        closes, name = tag[1], (tag[2] or "").lower()
        if hidden:
            depth += 0 if name != hidden else -1 if closes else 1
            hidden = hidden if depth > 0 else ""
        else:
            pieces.append(text[shown_from : tag.start()])
            pieces.append("\n" if name in _BLOCKS else " ")
            if name in _HIDDEN and not closes:
                hidden, depth = name, 1
        shown_from = tag.end()
    return unescape("".join(pieces) + ("" if hidden else text[shown_from:]))


def _without_comments(text: str) -> str:
    first, *others = text.split("<!--")
    return first + "".join(part.partition("-->")[2] for part in others)


def are_html(texts: Sequence[str]) -> bool:
    """Whether nearly all texts begin with a block of HTML and end with a tag, as editors write."""
    filled = [text for text in texts if text.strip()]
    marked = sum(bool(_MARKED_UP.match(text)) and text.rstrip()[-1] == ">" for text in filled)
    return marked > 0 and marked >= _NEARLY_ALL * len(filled)


def _with_closed_tags(text: str) -> str:
    # The standard parser searches for the end of every open tag; text with many unclosed tags
    # would take quadratic time. After the last ">" no tag can end.
    end = text.rfind(">") + 1
    # A sign that begins no tag costs the parser as much as a tag.
    return _PLAIN_SIGN.sub("&lt;", text[:end]) + text[end:].replace("<", " ")


class _TextCollector(HTMLParser):
    """Collects the text between tags, with line breaks where a browser would put them."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = []
        self._hidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Enter a hidden element or break the line."""
        if tag in _HIDDEN:
            self._hidden.append(tag)
        elif tag in _BLOCKS:
            self.pieces.append("\n")

    def handle_endtag(self, tag: str) -> None:
        """Leave a hidden element or break the line."""
        if self._hidden and self._hidden[-1] == tag:
            self._hidden.pop()
        elif tag in _BLOCKS:
            self.pieces.append("\n")

    def handle_data(self, data: str) -> None:
        """Keep visible text."""
        if not self._hidden:
            self.pieces.append(data)
