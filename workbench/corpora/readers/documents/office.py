"""Word (.docx) and OpenDocument (.odt) documents: the text that a reader sees, in its order."""

from collections.abc import Mapping

from workbench.corpora.readers.documents.packages import Package, parse_xml
from workbench.corpora.readers.documents.unreadable import protected

_WORD_PARTS = ("word/document.xml", "word/footnotes.xml", "word/endnotes.xml")
# Deleted text has its own element and is left out; a fallback repeats what precedes it.
_WORD_HIDDEN = frozenset(("Fallback", "del", "moveFrom"))
_WORD_BREAKS = {"p": "\n", "br": "\n", "cr": "\n", "tab": "\t", "tc": "\t", "noBreakHyphen": "-"}
_OPEN_HIDDEN = frozenset(("annotation", "tracked-changes", "forms", "note-citation"))
_OPEN_BREAKS = {"p": "\n", "h": "\n", "line-break": "\n", "tab": "\t", "s": " "}
WORD = (frozenset(("t",)), _WORD_BREAKS, _WORD_HIDDEN)
OPEN_DOCUMENT = (frozenset(("p", "h")), _OPEN_BREAKS, _OPEN_HIDDEN)
_MACROS = ("word/vbaProject.bin", "Basic/script-lc.xml")


class VisibleText:
    """Collects the text of some elements, with breaks after others, and nothing of hidden ones."""

    def __init__(
        self, holders: frozenset[str], breaks: Mapping[str, str], hidden: frozenset[str]
    ) -> None:
        self._holders, self._breaks, self._hidden = holders, breaks, hidden
        self._inside = 0
        self._unseen = 0
        self.pieces: list[str] = []

    def start(self, name: str, values: dict[str, str]) -> None:  # noqa: ARG002
        """Enter an element."""
        self._unseen += name in self._hidden
        self._inside += name in self._holders

    def end(self, name: str) -> None:
        """Leave an element and break the line where it ends one."""
        if name in self._breaks and not self._unseen:
            self.pieces.append(self._breaks[name])
        self._unseen -= name in self._hidden
        self._inside -= name in self._holders

    def text(self, characters: str) -> None:
        """Keep the characters of a visible element."""
        if self._inside and not self._unseen:
            self.pieces.append(characters)


def word_text(package: Package) -> str:
    """Return the text of a Word document with its footnotes and endnotes."""
    collected = VisibleText(*WORD)
    for part in _WORD_PARTS:
        if part in package.names:
            parse_xml(package.read(part), collected.start, collected.end, collected.text)
    return "".join(collected.pieces).strip()


def open_document_text(package: Package) -> str:
    """Return the text of an OpenDocument text document."""
    if "META-INF/manifest.xml" in package.names:
        manifest = package.read("META-INF/manifest.xml")
        if b"encryption-data" in manifest:
            raise protected()
    collected = VisibleText(*OPEN_DOCUMENT)
    parse_xml(package.read("content.xml"), collected.start, collected.end, collected.text)
    return "".join(collected.pieces).strip()


def flat_document_text(content: bytes) -> str:
    """Return the text of an OpenDocument text document that is one XML file (.fodt)."""
    collected = VisibleText(*OPEN_DOCUMENT)
    parse_xml(content, collected.start, collected.end, collected.text)
    return "".join(collected.pieces).strip()


def has_macros(package: Package) -> bool:
    """Whether the document carries a program; it is never run."""
    return any(name in package.names for name in _MACROS)
