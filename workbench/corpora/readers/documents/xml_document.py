"""An XML file as one document: the element with the text, and fields from all around it."""

import re
from typing import Any

from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.documents.packages import parse_xml
from workbench.corpora.readers.documents.pages import page_source
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.limits import XML_TAGS

Fields = dict[str, Any]
_TEXTS = frozenset(
    ("text", "body", "content", "fulltext", "abstract", "plaintext", "textwithnodes")
)
_TEXT_ATTRIBUTE = "sofaString"  # where UIMA keeps the whole text
_TITLES = frozenset(("title", "headline"))
_TITLE_OF_ARTICLE = ["title-group", "article-title"]  # of journals, far from the text
_ANYWHERE = 0
_KINDS = ("class", "type", "scheme", "name")  # attributes that say what an element lists
_BREAK_NAMES = "p div head l lg ab sp item para title headline sec section lb br tr li row note"
_BREAKS = frozenset(_BREAK_NAMES.split())
_DECLARATIONS = re.compile(r"<!DOCTYPE[^\[>]{0,2000}\[[^\]]{0,100000}\]\s{0,100}>")
_CDATA = re.compile(r"<!\[CDATA\[(.*?)\]\]>", re.DOTALL)
_LEAST_SHARE = 0.3  # of all characters, in the element with the text
_LONGEST_FIELD = 200
_MOST_FIELDS = 2000
_DEEPEST = 200


def xml_document(content: bytes, encoding: str = "") -> tuple[str, Fields]:
    """Return the text of an XML document and its fields; what is not valid is read as a page."""
    if content.count(b"<") > XML_TAGS:
        return _whole(content, encoding), {}
    collected = _Parts()
    try:
        parse_xml(content, collected.start, collected.end, collected.text)
    except UnreadableDocument:
        return _whole(content, encoding), {}
    text = collected.best_text()
    return (text or _whole(content, encoding)), collected.fields


def _whole(content: bytes, encoding: str) -> str:
    source = _DECLARATIONS.sub("", page_source(content, encoding), count=1)
    source = _CDATA.sub(
        lambda found: found[1].replace("&", "&amp;").replace("<", "&lt;"),
        source,
    )
    return html_to_text(source)


class _Parts:
    """Collects the outermost elements that are called a text, and short values elsewhere."""

    def __init__(self) -> None:
        self.fields: Fields = {}
        self._path: list[str] = []
        self._texts: list[tuple[int, list[str]]] = []  # depth and pieces
        self._titles: list[tuple[int, list[str]]] = []
        self._into: list[str] | None = None
        self._end_depth = self._size = 0
        self._value: list[str] = []

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Enter an element."""
        attributes = {key.rpartition(" ")[2]: value for key, value in attributes.items()}
        kind = next((attributes[key] for key in _KINDS if key in attributes), "")
        self._path.append(f"{name}[{kind[:60]}]" if kind else name)
        self._value = []
        if self._into is not None or len(self._path) > _DEEPEST:
            return
        for key, value in attributes.items():
            if key == _TEXT_ATTRIBUTE:
                self._size += len(value)
                self._texts.append((len(self._path), [value]))
            elif key not in _KINDS:
                self._keep(key, value)
        lowered = name.lower()
        is_of_article = self._path[-2:] == _TITLE_OF_ARTICLE
        if lowered in _TEXTS or lowered in _TITLES or is_of_article:
            self._into = []
            self._end_depth = len(self._path)
            parts = self._texts if lowered in _TEXTS else self._titles
            parts.append((_ANYWHERE if is_of_article else self._end_depth, self._into))

    def end(self, name: str) -> None:
        """Leave an element; break the line where it ends one."""
        if self._into is not None:
            if name.lower() in _BREAKS:
                self._into.append("\n")
            if len(self._path) == self._end_depth:
                self._into = None
        elif self._value:
            self._keep("", "".join(self._value).strip())
        self._value = []
        self._path.pop()

    def text(self, characters: str) -> None:
        """Keep characters of the text, or the beginning of a field."""
        self._size += len(characters.strip())
        if self._into is not None:
            self._into.append(characters)
        elif len(self._value) < 50:
            self._value.append(characters)

    def _keep(self, attribute: str, value: str) -> None:
        value = value.strip().lstrip("#")
        if not value or len(value) > _LONGEST_FIELD or len(self.fields) > _MOST_FIELDS:
            return
        name = ".".join(self._path[1:]) + (f"@{attribute}" if attribute else "")
        present = self.fields.get(name)
        if present is None:
            self.fields[name] = value
        elif isinstance(present, list):
            present.append(value)
        else:
            self.fields[name] = [present, value]

    def best_text(self) -> str:
        """The texts, with a title that stands beside them; nothing if they are a small part."""
        joined = [(depth, _lines("".join(pieces))) for depth, pieces in self._texts]
        joined = [(depth, text) for depth, text in joined if text]
        if sum(len(text) for _, text in joined) < _LEAST_SHARE * self._size or not joined:
            return ""
        beside = min(depth for depth, _ in joined)
        titles = [
            _lines("".join(pieces))
            for depth, pieces in self._titles
            if depth in (_ANYWHERE, beside)
        ]
        return "\n".join(dict.fromkeys([*filter(None, titles), *(text for _, text in joined)]))


def _lines(text: str) -> str:
    lines = (" ".join(line.split()) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)
