"""OpenDocument spreadsheets (.ods): the filled cells of every sheet, repeated ones written out."""

import zipfile

from workbench.corpora.readers.columns.cells import as_text
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.tables.workbook_cells import Sheet
from workbench.corpora.readers.formats.tables.workbook_xml import (
    invalid_workbook,
    parse_part,
    parse_stream,
)
from workbench.corpora.readers.limits import FILLED_CELLS, SHEET_COLUMNS, SHEET_ROWS, SHEETS
from workbench.errors import CorpusError

_CELLS = ("table-cell", "covered-table-cell")
_HIDDEN = ("annotation", "tracked-changes")
_MOST_SPACES = 1000


def open_document_sheets(archive: zipfile.ZipFile, context: ReadingContext) -> dict[str, Sheet]:
    """Read all sheets of a workbook."""
    if "content.xml" not in archive.namelist():
        raise CorpusError(invalid_workbook(context, "it has no content"))
    if "META-INF/manifest.xml" in archive.namelist():
        with archive.open("META-INF/manifest.xml") as manifest:
            if b"encryption-data" in manifest.read(1 << 20):
                raise CorpusError(
                    f"{context.path.name} is protected by a password; save it without one."
                )
    elements = _SheetElements(context)
    parse_part(archive, "content.xml", elements, context)
    return elements.sheets


def flat_document_sheets(context: ReadingContext) -> dict[str, Sheet]:
    """Read all sheets of a workbook that is one XML file (.fods)."""
    elements = _SheetElements(context)
    with open_stream(context.path, context) as stream:
        parse_stream(stream.read, context.path.name, elements, context)
    return elements.sheets


class _SheetElements:
    """Collects cells; empty ones are counted, however often they are repeated."""

    def __init__(self, context: ReadingContext) -> None:
        self.sheets: dict[str, Sheet] = {}
        self._context = context
        self._sheet = Sheet(context)
        self._row = self._column = self._filled = self._hidden = self._paragraphs = 0
        self._row_repeats = self._cell_repeats = 1
        self._cells: dict[int, str] = {}
        self._given = ""
        self._pieces: list[str] = []
        self._is_in_cell = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Begin a sheet, a row, a cell or a part of its text."""
        if name in _HIDDEN:
            self._hidden += 1
        elif name == "table":
            self._begin_sheet(attributes.get("name", ""))
        elif name == "table-row":
            self._cells, self._column = {}, 0
            self._row_repeats = _number(attributes.get("number-rows-repeated", ""))
        elif name in _CELLS:
            self._is_in_cell, self._pieces, self._paragraphs = True, [], 0
            self._cell_repeats = _number(attributes.get("number-columns-repeated", ""))
            self._given = _value(attributes)
        elif self._is_in_cell and not self._hidden:
            self._part(name, attributes)

    def _part(self, name: str, attributes: dict[str, str]) -> None:
        if name == "p":
            if self._paragraphs:
                self._pieces.append("\n")
            self._paragraphs += 1
        elif name == "s":
            self._pieces.append(" " * min(_number(attributes.get("c", "")), _MOST_SPACES))
        elif name in ("tab", "line-break"):
            self._pieces.append("\t" if name == "tab" else "\n")

    def end(self, name: str) -> None:
        """Store a cell or a row."""
        if name in _HIDDEN:
            self._hidden -= 1
        elif name in _CELLS:
            self._end_cell()
        elif name == "table-row":
            self._end_row()

    def text(self, characters: str) -> None:
        """Keep the characters of a cell."""
        if self._is_in_cell and self._paragraphs and not self._hidden:
            self._pieces.append(characters)

    def _begin_sheet(self, name: str) -> None:
        if len(self.sheets) >= SHEETS:
            raise CorpusError(f"{self._context.path.name} has more than {SHEETS:,} sheets.")
        self._sheet = Sheet(self._context)
        self._row = 0
        self.sheets[name or f"Sheet {len(self.sheets) + 1}"] = self._sheet

    def _end_cell(self) -> None:
        self._is_in_cell = False
        value = self._given or "".join(self._pieces)
        if value:
            last = self._column + self._cell_repeats
            if last > SHEET_COLUMNS:
                raise self._sheet.too_large(self._row + 1, last)
            self._context.count_bytes(len(value) * (self._cell_repeats - 1), 0)
            for column in range(self._column + 1, last + 1):
                self._cells[column] = value
        self._column += self._cell_repeats

    def _end_row(self) -> None:
        if self._cells:
            self._filled += len(self._cells) * self._row_repeats
            if self._row + self._row_repeats > SHEET_ROWS or self._filled > FILLED_CELLS:
                raise self._sheet.too_large(self._row + self._row_repeats, self._column)
            for number in range(self._row + 1, self._row + self._row_repeats + 1):
                self._sheet.add_row(number, self._cells)
        self._row += self._row_repeats


def _number(repeats: str) -> int:
    return max(1, int(repeats)) if repeats.isdecimal() and len(repeats) < 10 else 1


def _value(attributes: dict[str, str]) -> str:
    """The value of a number, a date or a truth value; other cells have texts."""
    kind = attributes.get("value-type", "")
    if kind in ("float", "percentage", "currency"):
        try:
            return as_text(float(attributes.get("value", "")[:100]))
        except ValueError:
            return attributes.get("value", "")
    return attributes.get({"date": "date-value", "boolean": "boolean-value"}.get(kind, ""), "")
