"""Documents that are zip archives: parts read within limits, XML without entities."""

import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from xml.parsers import expat

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.unreadable import damaged, protected, too_long

_LARGEST_PART = 64 << 20
_HARMLESS_PART = 4 << 20
_LARGEST_RATIO = 200
_UNKNOWN_METHOD = (NotImplementedError, RuntimeError, ValueError, LookupError, struct.error)


class Package:
    """The parts of a document; each is checked for its size before it is unpacked."""

    def __init__(self, content: bytes, context: ReadingContext) -> None:
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(content))
        except (zipfile.BadZipFile, OSError, *_UNKNOWN_METHOD):
            raise damaged("zipped") from None
        self._context = context
        self.names = frozenset(self._archive.namelist())

    def read(self, name: str) -> bytes:
        """Return one part."""
        try:
            entry = self._archive.getinfo(name)
        except KeyError:
            raise damaged("zipped") from None
        if entry.flag_bits & 1:
            raise protected()
        allowed = max(_HARMLESS_PART, _LARGEST_RATIO * entry.compress_size)
        if entry.file_size > min(_LARGEST_PART, allowed):
            raise too_long()
        self._context.count_bytes(entry.file_size, 0)
        try:
            return self._archive.read(entry)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, *_UNKNOWN_METHOD):
            raise damaged("zipped") from None


def parse_xml(
    content: bytes,
    start: Callable[[str, dict[str, str]], None],
    end: Callable[[str], None],
    text: Callable[[str], None],
) -> None:
    """Parse XML whose names lose their namespaces; a document type with entities is refused."""
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.specified_attributes = True  # a short declaration could add many to every element
    parser.StartElementHandler = lambda name, values: start(name.rpartition(" ")[2], values)
    parser.EndElementHandler = lambda name: end(name.rpartition(" ")[2])
    parser.CharacterDataHandler = text
    parser.EntityDeclHandler = _refuse_entity
    parser.buffer_text = True
    try:
        parser.Parse(content, True)
    except expat.ExpatError:
        raise damaged("XML") from None


def _refuse_entity(*declaration: object) -> None:  # noqa: ARG001
    # Entities can repeat each other millions of times or name files of this machine.
    raise damaged("XML (it declares entities)")
