"""XML inside office files, parsed as a stream: no document types, no deep nesting, no long tags."""

import zipfile
from collections.abc import Callable
from typing import Protocol
from xml.parsers import expat

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.limits import XML_DEPTH, XML_TAG_BYTES
from workbench.errors import CorpusError

_PIECE = 1 << 16


class Elements(Protocol):
    """Receives the elements of a document by their names without namespaces."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""

    def end(self, name: str) -> None:
        """An element ends."""

    def text(self, characters: str) -> None:
        """Characters between tags."""


def parse_part(
    archive: zipfile.ZipFile, part: str, elements: Elements, context: ReadingContext
) -> None:
    """Parse one file of a workbook within the limits; damage gives a sentence."""
    with archive.open(part) as stream:
        parse_stream(stream.read, part, elements, context)


def parse_stream(
    read: Callable[[int], bytes], name: str, elements: Elements, context: ReadingContext
) -> None:
    """Parse a workbook that is one XML file within the limits."""
    try:
        _feed(_parser_for(elements, context), read, name, context)
    except expat.ExpatError as problem:
        raise CorpusError(invalid_workbook(context, f"{name}: {problem}")) from None


def invalid_workbook(context: ReadingContext, reason: str) -> str:
    """The sentence about a file that is not a workbook."""
    return (
        f"{context.path.name} is not a valid workbook ({reason[:150]}); open it in a "
        "spreadsheet program and save it again as .xlsx."
    )


def _feed(
    parser: expat.XMLParserType,
    read: Callable[[int], bytes],
    part: str,
    context: ReadingContext,
) -> None:
    size = context.path.stat().st_size
    done = 0
    while piece := read(_PIECE):
        done += len(piece)
        context.count_bytes(len(piece), size)
        parser.Parse(piece)
        # The parser keeps an unfinished tag in memory, however long it is.
        if done - max(parser.CurrentByteIndex, 0) > XML_TAG_BYTES:
            raise CorpusError(invalid_workbook(context, f"{part}: a tag is too long"))
    parser.Parse(b"", True)


def _parser_for(elements: Elements, context: ReadingContext) -> expat.XMLParserType:
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    depth = 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > XML_DEPTH:
            raise CorpusError(invalid_workbook(context, "its elements are nested too deeply"))
        elements.start(_local(name), {_local(key): value for key, value in attributes.items()})

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        elements.end(_local(name))

    def refuse(*_: object) -> None:
        # Entities are declared in document types, and office programs write none.
        raise CorpusError(invalid_workbook(context, "it declares a document type"))

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = elements.text
    parser.StartDoctypeDeclHandler = refuse
    return parser


def _local(name: str) -> str:
    return name.rpartition(" ")[2]
