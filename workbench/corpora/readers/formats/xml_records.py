"""XML with one element per document: exports of databases, feeds, dumps of forums."""

import io
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html.entities import html5
from typing import Any, TypeVar
from xml.parsers import expat

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.json_values.records import table_of_objects
from workbench.corpora.readers.formats.json_values.rows import is_list_of_rows, objects_of_rows
from workbench.corpora.readers.formats.xml_elements import (
    WRAPPER,
    RecordCollector,
    SurveyCollector,
)
from workbench.corpora.readers.formats.xml_nodes import Node
from workbench.corpora.readers.limits import XML_DEPTH, XML_TAG_BYTES
from workbench.errors import CorpusError

_PIECE = 1 << 16
_BARE_SIGN = re.compile(
    rb"(<!\[CDATA\[.*?\]\]>|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)"
    rb"|&([A-Za-z][A-Za-z0-9]{1,30};)?",
    re.DOTALL,
)
_REPAIRABLE = re.compile("not well-formed|undefined entity")
_SURVEYED = 1 << 20
_Collector = TypeVar("_Collector", SurveyCollector, RecordCollector)
_ROOT, _ROOT_END = f"<{WRAPPER}>".encode(), f"</{WRAPPER}>".encode()


def read_xml_records(context: ReadingContext) -> Corpus:
    """Read an XML file whose repeated elements are documents."""
    with open_xml_records(context) as table:
        return table_corpus(table, context)


@contextmanager
def open_xml_records(context: ReadingContext) -> Iterator[SourceTable]:
    """Open the repeated elements of an XML file as a table."""
    survey = _parsed(SurveyCollector, context, _SURVEYED)
    context.restart_byte_count()
    path = survey.record_path()
    if not path:
        raise CorpusError(
            f"{context.path.name} has no repeated element with fields in it; set the format to "
            "document if the whole file is one document."
        )
    collector = _parsed(lambda: RecordCollector(path, context.most_records), context)
    yield table_of_objects(iter(enumerate(_objects(collector.records), 1)), context)


def has_xml_records(head: bytes) -> bool:
    """Whether the beginning of an XML file holds repeated elements with fields."""
    survey = SurveyCollector()
    parser = _parser_for(survey, "")
    # With a handler of its own for the rest, expat leaves entities alone; reading refuses them.
    parser.EntityDeclHandler, parser.DefaultHandler = None, lambda _: None
    try:
        parser.Parse(_with_root(head))
    except (expat.ExpatError, CorpusError, ValueError):
        repaired = with_escaped_signs(head)
        return repaired != head and has_xml_records(repaired)
    return bool(survey.record_path())


def _objects(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fields of the records; lists of cells, as spreadsheets write them, become rows."""
    names = set.intersection(*(set(record) for record in records)) if records else set()
    lists = [name for name in names if is_list_of_rows([record[name] for record in records])]
    if not lists or any(_differ(records, name) for name in names.difference(lists)):
        return records
    rows = max(([record[name] for record in records] for name in lists), key=_characters)
    return objects_of_rows(rows) if len(rows[0]) == max(map(len, rows)) else records


def _differ(records: list[dict[str, Any]], name: str) -> bool:
    """Whether a field has many values, so that the records are more than lists of cells."""
    values = [str(record[name]) for record in records if not isinstance(record[name], list)]
    return len(set(values)) > len(records) / 2


def _characters(rows: list[list[Any]]) -> int:
    return sum(len(str(cell)) for row in rows for cell in row)


def with_escaped_signs(content: bytes) -> bytes:
    """Write out what XML does not know: bare & signs, and the names of signs that pages use."""

    def written(found: re.Match[bytes]) -> bytes:
        sign = html5.get(found[2].decode("ascii")) if found[2] else None
        return found[0] if found[1] else sign.encode() if sign else b"&amp;" + found[0][1:]

    return _BARE_SIGN.sub(written, content)


def _parsed(make: Callable[[], _Collector], context: ReadingContext, most: int = 0) -> _Collector:
    """Parse a file, or at least its beginning; once more with bare signs written out."""
    try:
        return _fed(make(), context, most)
    except (expat.ExpatError, ValueError) as problem:
        if not _REPAIRABLE.search(str(problem)):
            raise _invalid(problem, context) from None
    context.restart_byte_count()
    try:
        return _fed(make(), context, most, is_repaired=True)
    except (expat.ExpatError, ValueError) as problem:
        raise _invalid(problem, context) from None


def _invalid(problem: Exception, context: ReadingContext) -> CorpusError:
    return CorpusError(
        f"{context.path.name} is not valid XML ({str(problem)[:150]}); correct or export it "
        "again, or set the format to document."
    )


def _fed(
    collector: _Collector, context: ReadingContext, most: int, is_repaired: bool = False
) -> _Collector:
    parser = _parser_for(collector, context.path.name)
    done, has_root = 0, True
    with open_stream(context.path, context) as opened:
        stream = io.BytesIO(with_escaped_signs(opened.read())) if is_repaired else opened
        while piece := stream.read(_PIECE):
            has_root = has_root if done else not _needs_root(piece)
            parser.Parse(_with_root(piece) if not done else piece)
            done += len(piece)
            if done - max(parser.CurrentByteIndex, 0) > XML_TAG_BYTES:
                raise CorpusError(
                    f"{context.path.name}: a tag is too long; it is not an XML table."
                )
            if collector.is_full or (most and done >= most):
                return collector
    parser.Parse(b"" if has_root else _ROOT_END, True)
    return collector


def _needs_root(piece: bytes) -> bool:
    """Whether nothing says that there is one outermost element; some files have several."""
    start = piece.lstrip(b"\xef\xbb\xbf \t\r\n")[:2000]
    return start.startswith(b"<") and b"<?xml" not in start and b"<!DOCTYPE" not in start


def _with_root(piece: bytes) -> bytes:
    """The first piece without blanks in front of it, inside an outermost element."""
    return _ROOT + piece.lstrip(b"\xef\xbb\xbf \t\r\n") if _needs_root(piece) else piece.lstrip()


def _parser_for(collector: Any, name: str) -> expat.XMLParserType:
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.specified_attributes = True  # a short declaration could add many to every element
    parser.buffer_text = True
    depth = 0

    def start(element: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > XML_DEPTH:
            raise CorpusError(
                f"{name}: its elements are nested too deeply; it is not an XML table."
            )
        local = {_local(key): value for key, value in attributes.items()}
        collector.start(Node(_local(element), local))

    def end(_: str) -> None:
        nonlocal depth
        depth -= 1
        collector.end()

    def refuse(*_: object) -> None:
        # Entities can repeat each other millions of times or name files of this machine.
        raise CorpusError(f"{name} declares entities, which are not read; export it without them.")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = collector.text
    parser.EntityDeclHandler = refuse
    return parser


def _local(name: str) -> str:
    return name.rpartition(" ")[2]
