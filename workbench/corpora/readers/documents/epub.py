"""EPUB books: their chapters in reading order."""

import posixpath
import re
from urllib.parse import unquote

from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.documents.packages import Package, parse_xml
from workbench.corpora.readers.documents.unreadable import damaged, protected, too_long

_CONTAINER = "META-INF/container.xml"
_ENCRYPTION = "META-INF/encryption.xml"
_MOST_CHAPTERS = 10_000
_DECLARED = re.compile(rb'encoding=["\']([A-Za-z0-9_-]{1,30})["\']')


def epub_text(package: Package) -> str:
    """Return the text of all chapters, separated by blank lines."""
    chapters = _chapters(package)
    if len(chapters) > _MOST_CHAPTERS:
        raise too_long()
    if _ENCRYPTION in package.names:
        locked = package.read(_ENCRYPTION).decode("utf-8", "replace")
        # Fonts may be encrypted in books that anybody may read.
        if any(chapter in locked for chapter in chapters):
            raise protected()
    texts = (html_to_text(_decoded(package.read(chapter))) for chapter in chapters)
    return "\n\n".join(text for text in texts if text)


def _chapters(package: Package) -> list[str]:
    root = _attributes(package.read(_CONTAINER), "rootfile")
    if not root or "full-path" not in root[0]:
        raise damaged("EPUB")
    outline = root[0]["full-path"]
    content = package.read(outline)
    files = {item.get("id"): item.get("href", "") for item in _attributes(content, "item")}
    order = [files.get(item.get("idref"), "") for item in _attributes(content, "itemref")]
    folder = posixpath.dirname(outline)
    paths = [posixpath.normpath(posixpath.join(folder, unquote(file))) for file in order if file]
    return [path for path in dict.fromkeys(paths) if path in package.names]


def _attributes(content: bytes, element: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []

    def start(name: str, values: dict[str, str]) -> None:
        if name == element:
            found.append(values)

    parse_xml(content, start, lambda _: None, lambda _: None)
    return found


def _decoded(content: bytes) -> str:
    declared = _DECLARED.search(content[:200])
    codec = declared[1].decode("ascii") if declared else "utf-8"
    try:
        return content.decode(codec, "replace")
    except LookupError:
        return content.decode("utf-8", "replace")
