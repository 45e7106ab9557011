"""Front matter: the fields that notes, blogs and wikis put before the text of a file."""

import re
from itertools import islice
from typing import Any

from workbench.corpora.readers.files.yaml_values import yaml_value
from workbench.errors import CorpusError
from workbench.toml_text import toml_values

Fields = dict[str, Any]
_LONGEST = 1 << 16  # characters of front matter
_FENCED = re.compile(
    r"^(---|\+\+\+)[ \t]*\n(.{0,65536}?)^(?:\1|\.\.\.)[ \t]*(?:\n|\Z)", re.S | re.M
)
_FIRST_FIELD = re.compile(r"[\s#]{0,200}[\"']?[\w .-]{1,60}[\"']?\s{0,4}[:=]")
_MARKDOWN = (".md", ".markdown", ".mdown", ".mkd")
# Other texts have fields only if one of them names a class and none is a header of mail.
_ANY = r"(?!from:|to:|subject:|path:|received:|newsgroups:|xref:|message-id:|http)"
_ANY += r"[A-Za-z][\w-]{1,30}:[ \t]+[^\s][^\r\n]{0,500}\r?\n"
_CLASS = r"(?:category|categories|label|class|topics?|genre|section|tags?):[ \t]+[^\r\n]{1,80}\r?\n"
_BEGINNING = rf"(?:{_ANY}){{0,10}}?{_CLASS}"
_CLASS_LINE = re.compile(rb"(?:\xef\xbb\xbf)?" + _BEGINNING.encode(), re.IGNORECASE)
_CLASS_LINES = re.compile(rf"{_BEGINNING}(?:{_ANY}){{0,30}}[ \t]*\n", re.IGNORECASE)
_HEADING = r"(?:# [^\n]{1,300}\n[ \t]*\n(?=[A-Za-z]))?"  # notes from Notion begin with one
_NAMED = re.compile(
    _HEADING + r"((?:[A-Za-z][\w -]{1,30}:[ \t]+\S[^\n]{0,500}\n){2,30}[ \t]*(?:\n|\Z))"
)
_REST = re.compile(r"(?:^|\n\n)((?::[A-Za-z][\w -]{1,30}:[ \t]+\S[^\n]{0,500}\n){1,30})(?=\s*\n)")
_ORG = re.compile(r"(?:#\+[A-Za-z_]{2,30}:[^\n]{0,500}\n){1,30}")
# Values without any sign that could have a meaning in YAML.
_PLAIN = r"([A-Za-z][\w-]*): ([A-Za-z0-9](?:[\w .,-]*[\w.,-])?)\n"
_PLAIN_LINE, _PLAIN_LINES = re.compile(_PLAIN, re.ASCII), re.compile(f"(?:{_PLAIN})+", re.ASCII)
_FIELD = re.compile(r"(?:#\+|:)?([A-Za-z][\w -]{0,30}):[ \t]*(.*)")


def may_have_fields(name: str, content: bytes) -> bool:
    """Whether a file begins like one with front matter."""
    start = content[:4].lstrip(b"\xef\xbb\xbf")
    if start.startswith((b"---", b"+++")) or content.startswith((b"---", b"+++")):
        return True
    return name.lower().endswith((*_MARKDOWN, ".rst", ".org")) or bool(_CLASS_LINE.match(content))


def without_front_matter(text: str, name: str) -> tuple[str, Fields]:
    """Return the text and the fields that stand before it; none where it only looks so."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    name = name.lower()
    if fenced := _FENCED.match(text):
        fields = _parsed(fenced[1], fenced[2])
        return (text[fenced.end() :].strip(), fields) if fields else (text, {})
    block = _CLASS_LINES.match(text)
    if name.endswith(_MARKDOWN):
        block = _NAMED.match(text)
    elif name.endswith(".org"):
        block = _ORG.match(text)
    elif name.endswith(".rst"):
        block = _REST.search(text[:_LONGEST])
    if block is None:
        return text, {}
    start = block.start(1) if block.re is _NAMED else block.start()  # after a heading
    return (text[:start] + text[block.end() :]).strip(), _lines(text[start : block.end()])


def divided_by_front_matter(text: str, most: int | None = None) -> list[tuple[Fields, str]]:
    """The fields and texts of a file that holds several documents, each with front matter."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    found = [(block, _parsed(block[1], block[2])) for block in islice(_FENCED.finditer(text), most)]
    blocks = [(block, fields) for block, fields in found if fields]
    if not blocks or blocks[0][0].start():
        return []
    ends = [*(block.start() for block, _ in blocks[1:]), len(text)]
    pairs = zip(blocks, ends, strict=True)
    return [(fields, text[block.end() : end].strip()) for (block, fields), end in pairs]


def _parsed(fence: str, block: str) -> Fields:
    if not _FIRST_FIELD.match(block):
        return {}
    if fence == "---" and _PLAIN_LINES.fullmatch(block):
        return dict(_PLAIN_LINE.findall(block))  # the parser takes twenty times as long
    try:
        value = toml_values(block) if fence == "+++" else yaml_value(block, "")
    except (CorpusError, ValueError):
        return _lines(block) if fence == "---" else {}
    return value if isinstance(value, dict) else {}


def _lines(block: str) -> Fields:
    """The fields of a block in which each stands on a line of its own."""
    found = (_FIELD.fullmatch(line.strip()) for line in block.split("\n"))
    return {field[1].strip(): _without_colons(field[2].strip()) for field in found if field}


def _without_colons(value: str) -> Any:
    """A value; Org writes tags between colons."""
    if len(value) > 2 and value[0] == value[-1] == ":":
        return [part for part in value.split(":") if part]
    return value.strip("\"'")
