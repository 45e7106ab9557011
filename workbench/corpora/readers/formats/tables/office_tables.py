"""The largest table of a Word (.docx) or OpenDocument (.odt) text, where it holds the documents."""

from pathlib import Path

from workbench.corpora.readers.columns.profiles import profile
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.office import OPEN_DOCUMENT, WORD, VisibleText
from workbench.corpora.readers.documents.packages import Package, parse_xml
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.limits import DOCUMENT_BYTES
from workbench.corpora.readers.settings import ReadingSettings
from workbench.files import open_ordinary

PACKAGE = b"PK\x03\x04"
_PARTS = ("word/document.xml", "content.xml")
_TABLES, _ROWS = ("tbl", "table"), ("tr", "table-row")
_CELLS = ("tc", "table-cell", "covered-table-cell")
_FEWEST_ROWS, _FEWEST_WORDS = 8, 3
_MOST_OF_DOCUMENT, _EVEN = 0.6, 0.8
_RECURRING = 0.5  # distinct values of a column that is no text
Rows = list[list[str]]


class _Tables(VisibleText):
    """Collects the cells of tables; a table inside a cell is text of this cell."""

    def __init__(self, is_word: bool) -> None:
        super().__init__(*(WORD if is_word else OPEN_DOCUMENT))
        self.tables: list[Rows] = []
        self._depth = 0
        self._cell_from = 0

    def start(self, name: str, values: dict[str, str]) -> None:
        """Enter an element; tables, rows and cells begin here."""
        super().start(name, values)
        self._depth += name in _TABLES
        if self._depth != 1:
            return
        if name in _TABLES:
            self.tables.append([])
        elif name in _ROWS:
            self.tables[-1].append([])
        elif name in _CELLS:
            self._cell_from = len(self.pieces)

    def end(self, name: str) -> None:
        """Leave an element; the text of a cell is complete at its end."""
        if self._depth == 1 and name in _CELLS and self.tables[-1]:
            self.tables[-1][-1].append("".join(self.pieces[self._cell_from :]).strip())
        super().end(name)
        self._depth -= name in _TABLES


def office_rows(content: bytes, context: ReadingContext) -> Rows:
    """The rows of the table with the most text; none if there is no table."""
    return _largest(_tables_of(content, context))


def is_office_table(path: Path) -> bool:
    """Whether a document consists of a table with a text and something that recurs in each row."""
    if path.stat().st_size > DOCUMENT_BYTES:
        return False
    with open_ordinary(path) as file:
        content = file.read()
    try:
        found = _tables_of(content, ReadingContext(path, ReadingSettings()))
    except UnreadableDocument:
        return False
    rows = _largest(found)
    width = max(map(len, rows), default=0)
    whole = [row for row in rows if len(row) == width]
    if len(rows) < _FEWEST_ROWS or width < 2 or len(whole) < _EVEN * len(rows):
        return False
    columns = [profile(cells) for cells in zip(*whole[1:], strict=True)]
    has_texts = any(facts.words >= _FEWEST_WORDS for facts in columns)
    recurs = any(facts.distinct > 1 and facts.distinct_share <= _RECURRING for facts in columns)
    return (
        has_texts
        and recurs
        and _characters(rows) >= _MOST_OF_DOCUMENT * _characters([found.pieces])
    )


def _tables_of(content: bytes, context: ReadingContext) -> _Tables:
    package = Package(content, context)
    part = next((part for part in _PARTS if part in package.names), "")
    found = _Tables(part == _PARTS[0])
    if part:
        parse_xml(package.read(part), found.start, found.end, found.text)
    return found


def _largest(found: _Tables) -> Rows:
    filled = [[row for row in rows if any(row)] for rows in found.tables]
    return max(filled, key=_characters, default=[])


def _characters(rows: Rows) -> int:
    return sum(len("".join(cell.split())) for row in rows for cell in row)
