"""An element of an XML file with its text in order, and the notations that libraries use."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

# Pages and books: their repeated elements are parts of one text.
MARKUP = frozenset(
    re.findall(
        r"\w+",
        "html body div p span li ul ol tr td br b i em strong a img sect1 section para s w head lb "
        "pb g path rect circle",
    )
)
_INLINE = frozenset(("span", "b", "i", "em", "strong", "a", "g", "s", "w"))
_OF_LIBRARIES = {  # the fields of MARC 21 whose meaning matters here
    "001": "id",
    "100": "author",
    "245": "title",
    "520": "abstract",
    "650": "subject",
}
_SUBFIELDS = {"title": "ab", "abstract": "ab", "subject": "a", "author": "a"}
_LINES = frozenset(("title", "p", "sec", "abstract", "list-item"))
_LEFT_OUT = frozenset(("xref", "table-wrap", "fig", "disp-formula"))


@dataclass(slots=True)
class Node:
    """An element that is being read; the pieces of its text stand between its children."""

    name: str
    attributes: dict[str, str]
    children: list["Node"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # of the children, among the pieces

    def add(self, child: "Node") -> None:
        """Take in an element that begins here."""
        self.children.append(child)
        self.places.append(len(self.pieces))

    def own_text(self) -> str:
        """The text directly in the element."""
        return "".join(self.pieces).strip()

    def content(self) -> "Iterator[str | Node]":
        """The pieces of text and the elements, in their order."""
        done = 0
        for place, child in zip(self.places, self.children, strict=True):
            yield from self.pieces[done:place]
            yield child
            done = place
        yield from self.pieces[done:]


def full_text(node: Node) -> str:
    """All text of an element; elements are parts of words only where text surrounds them."""
    if not node.own_text():
        return " ".join(filter(None, map(full_text, node.children)))
    parts = (part if isinstance(part, str) else _inside(part) for part in node.content())
    return "".join(parts).strip()


def _inside(node: Node) -> str:
    name = node.name.lower()
    return f" {full_text(node)} " if name in MARKUP - _INLINE else full_text(node)


def library_fields(node: Node) -> dict[str, Any]:
    """The fields of a catalogue record or of an article of a journal; nothing for others."""
    names = {child.name for child in node.children}
    if node.name == "record" and "datafield" in names:
        return _fields_of_catalogue(node)
    return _fields_of_article(node) if node.name == "article" and "front" in names else {}


def _fields_of_catalogue(node: Node) -> dict[str, Any]:
    """MARC 21: the numbers of its fields are attributes."""
    found: dict[str, Any] = {}
    for child in node.children:
        name = _OF_LIBRARIES.get(child.attributes.get("tag", ""))
        if name is None:
            continue
        wanted = _SUBFIELDS.get(name, "")
        parts = [part for part in child.children if part.attributes.get("code", "-") in wanted]
        value = " ".join(map(full_text, parts)) if child.children else child.own_text()
        if value:
            found.setdefault(name, []).append(value.rstrip(" /:") if name != "abstract" else value)
    return {name: part[0] if len(part) == 1 else part for name, part in found.items()}


def _fields_of_article(node: Node) -> dict[str, Any]:
    """JATS: what stands before the body tells the subject; references are no text."""
    titles = _found(node, "article-title")[:1]
    outer = [part for name in ("abstract", "body") for part in _found(node, name)]
    texts = [full_text(part) for part in titles] + ["\n".join(_lines(part)) for part in outer]
    found: dict[str, Any] = {"text": "\n".join(filter(None, texts))}
    for name, field_name in (("article-id", "id"), ("subject", "subject"), ("kwd", "keyword")):
        values = [full_text(part) for part in _found(node, name)]
        if values:
            found[field_name] = values[0] if len(values) == 1 or name == "article-id" else values
    journal = [full_text(part) for part in _found(node, "journal-title")[:1]]
    kind = node.attributes.get("article-type", "")
    return found | ({"journal": journal[0]} if journal else {}) | ({"type": kind} if kind else {})


def _found(node: Node, name: str) -> list[Node]:
    """The outermost elements of a name, in their order; references and floats hold none."""
    found: list[Node] = []
    waiting = [node]
    while waiting:
        item = waiting.pop()
        if item.name == name:
            found.append(item)
        elif item.name not in ("back", "sub-article", "response", "floats-group"):
            waiting.extend(reversed(item.children))
    return found


def _lines(node: Node) -> Iterator[str]:
    """The titles and paragraphs below an element, one after another."""
    for child in node.children:
        if child.name in _LEFT_OUT:
            continue
        has_lines = any(part.name in _LINES for part in child.children)
        if has_lines and not child.own_text():
            yield from _lines(child)
        elif text := full_text(child):
            yield " ".join(text.split())
