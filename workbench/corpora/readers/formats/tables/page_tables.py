"""The largest table of a web page, a LaTeX source or a Word document."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.pages import decoded, page_source
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.tables.delimited import table_with_names
from workbench.corpora.readers.formats.tables.latex_tables import latex_rows
from workbench.corpora.readers.formats.tables.office_tables import PACKAGE, office_rows
from workbench.errors import CorpusError

_TAG = re.compile(r"<(/?)(table|tr|td|th)\b[^<>]{0,2000}>", re.IGNORECASE)
_FEWEST_ROWS = 4
_FEWEST_COLUMNS = 2
_MOST_OF_PAGE = 0.6
_DEEPEST = 20
_LONGEST_COLSPAN = 50
_SPAN = re.compile(r"colspan\s{0,5}=\s{0,5}[\"']?(\d{1,3})", re.IGNORECASE)
_KINDS = {".tex": "LaTeX source", ".docx": "document", ".odt": "document"}
Rows = list[list[str]]


def read_page_table(context: ReadingContext) -> Corpus:
    """Read the largest table of a page, a LaTeX source or a document of an office program."""
    kind = _KINDS.get(context.path.suffix.lower(), "page")
    with open_page_table(context) as table:
        return table_corpus(table, context, notes=[f"The largest table of the {kind} was read."])


@contextmanager
def open_page_table(context: ReadingContext) -> Iterator[SourceTable]:
    """Open the largest table of a page, a LaTeX source or a document of an office program."""
    with open_stream(context.path, context) as stream:
        content = stream.read()
    rows = _rows_of(content, context)
    if not rows:
        raise CorpusError(
            f"{context.path.name} has no table; set the format to document to read its text."
        )
    numbered = (TableRow(number, values) for number, values in enumerate(rows, 1))
    yield table_with_names(next(numbered), numbered, context)


def _rows_of(content: bytes, context: ReadingContext) -> Rows:
    if content.startswith(PACKAGE):
        try:
            return office_rows(content, context)
        except UnreadableDocument as problem:
            raise CorpusError(
                f"{context.path.name} cannot be read: it is a file {problem.reason}; "
                f"{problem.advice}."
            ) from None
    page = page_source(content, context.settings.encoding)
    return largest_table(page) or latex_rows(decoded(content, context.settings.encoding))


def is_page_table(head: bytes) -> bool:
    """Whether a page consists of a table with rows and columns rather than of text."""
    page = page_source(head, "")
    rows = largest_table(page)
    widths = [len(row) for row in rows]
    if len(rows) < _FEWEST_ROWS or max(widths) < _FEWEST_COLUMNS:
        return False
    even = widths.count(max(set(widths), key=widths.count)) >= 0.8 * len(widths)
    inside = sum(len(cell) for row in rows for cell in row)
    is_long = all(len(cell) < 20_000 for row in rows for cell in row)
    return even and is_long and inside >= _MOST_OF_PAGE * len("".join(html_to_text(page).split()))


def largest_table(page: str) -> Rows:
    """The rows of the table with the most cells; a table inside a cell is a table of its own."""
    finished: list[Rows] = []
    opened: list[Rows] = []
    cell_from = -1
    span = 1
    for tag in _TAG.finditer(page):
        is_end, name = bool(tag[1]), tag[2].lower()
        if opened and cell_from >= 0:
            text = html_to_text(page[cell_from : tag.start()])
            opened[-1][-1].extend([text, *[""] * (span - 1)])
            cell_from = -1
        if name == "table":
            _begin_or_end(opened, finished, is_end)
        elif opened and name == "tr" and not is_end:
            opened[-1].append([])
        elif opened and name in ("td", "th") and not is_end:
            if not opened[-1]:
                opened[-1].append([])
            cell_from = tag.end()
            found = _SPAN.search(tag[0])
            span = min(int(found[1]) or 1, _LONGEST_COLSPAN) if found else 1
    tables = [[row for row in rows if any(row)] for rows in (*finished, *opened)]
    return max(tables, key=lambda rows: sum(map(len, rows)), default=[])


def _begin_or_end(opened: list[Rows], finished: list[Rows], is_end: bool) -> None:
    if is_end and opened:
        finished.append(opened.pop())
    elif not is_end and len(opened) < _DEEPEST:
        opened.append([])
