"""The cells of one sheet, stored without the empty ones, however far apart they lie."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from workbench.corpora.readers.columns.cells import as_text
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.workbook_dates import date_text
from workbench.corpora.readers.formats.tables.workbook_parts import Workbook, unescaped
from workbench.corpora.readers.formats.tables.workbook_xml import invalid_workbook
from workbench.corpora.readers.limits import FILLED_CELLS, SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS
from workbench.errors import CorpusError

_REFERENCE = re.compile(r"\$?([A-Za-z]{1,3})\$?[0-9]{1,7}")
_AREA = re.compile(r"([A-Za-z]{1,3})([0-9]{1,7}):([A-Za-z]{1,3})([0-9]{1,7})")
_MOST_STRETCHED = 2_000_000  # cells below merged ones
_TRUTH = {"1": "true", "0": "false"}


class _FilledRow(NamedTuple):
    number: int
    columns: tuple[int, ...]
    values: tuple[str, ...]


class Sheet:
    """The filled cells of a sheet, row by row."""

    def __init__(self, context: ReadingContext) -> None:
        self.rows: list[_FilledRow] = []
        self.columns: set[int] = set()
        self._context = context
        self._filled = self._stretched = 0
        self._merged: list[tuple[int, int, int]] = []

    def add_row(self, number: int, cells: dict[int, str]) -> None:
        """Add the filled cells of a row within the limits."""
        columns = tuple(cells)
        if self.rows and self.rows[-1].columns == columns:
            columns = self.rows[-1].columns  # one tuple for all rows of a regular sheet
        else:
            self.columns.update(columns)
        self.rows.append(_FilledRow(number, columns, tuple(cells.values())))
        self._filled += len(columns)
        if self._filled > FILLED_CELLS or len(self.rows) * len(self.columns) > SHEET_CELLS:
            raise self.too_large(len(self.rows), len(self.columns))

    def merge(self, reference: str) -> None:
        """Remember a cell that stretches over several rows of one column."""
        found = _AREA.fullmatch(reference)
        if found and found[1].upper() == found[3].upper():
            first, last = int(found[2]), int(found[4])
            self._stretched += last - first
            if first < last <= SHEET_ROWS and self._stretched < _MOST_STRETCHED:
                self._merged.append((_column_number(found[1]), first, last))

    def _fill_merged(self) -> None:
        row_numbers = {row.number: at for at, row in enumerate(self.rows)}
        for column, first, last in self._merged:
            start = row_numbers.get(first)
            if start is None or column not in self.rows[start].columns:
                continue
            top = self.rows[start]
            value = top.values[top.columns.index(column)]
            for at in range(start + 1, min(start + 1 + last - first, len(self.rows))):
                row = self.rows[at]
                if row.number <= last and column not in row.columns:
                    columns = (*row.columns, column)
                    self.rows[at] = _FilledRow(row.number, columns, (*row.values, value))
        self._merged = []

    def filled_rows(self) -> Iterator[tuple[int, list[str]]]:
        """Every row with content and its number, without columns that are empty everywhere."""
        self._fill_merged()
        kept = sorted(self.columns)
        for row in self.rows:
            if row.columns == tuple(kept):
                yield row.number, list(row.values)
            else:
                values = dict(zip(row.columns, row.values, strict=True))
                yield row.number, [values.get(column, "") for column in kept]

    def too_large(self, rows: int, columns: int) -> CorpusError:
        """The error about a sheet beyond the limits."""
        return CorpusError(
            f"{self._context.path.name} has a sheet of {rows:,} rows and {columns:,} columns; at "
            f"most {SHEET_ROWS:,} rows, {SHEET_COLUMNS:,} columns, {SHEET_CELLS // 10**6} million "
            f"cells and {FILLED_CELLS // 10**6} million cells with content are allowed, so "
            "split it into smaller sheets."
        )


class SheetElements:
    """Collects the cells of a sheet of Excel."""

    def __init__(self, workbook: Workbook, context: ReadingContext) -> None:
        self.sheet = Sheet(context)
        self._workbook, self._context = workbook, context
        self._row = self._column = self._phonetic = 0
        self._cells: dict[int, str] = {}
        self._kind = self._style = ""
        self._pieces: list[str] = []
        self._is_value = self._is_in_cell = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Begin a row, a cell or its value."""
        self._is_value = False
        if name == "c":
            self._is_in_cell = True
            self._pieces = []
            self._column = self._column_of(attributes.get("r", ""))
            self._kind, self._style = attributes.get("t", "n"), attributes.get("s", "")
        elif name == "v" or (name == "t" and not self._phonetic):
            self._is_value = self._is_in_cell
        elif name == "rPh":
            self._phonetic += 1
        elif name == "row":
            self._begin_row(attributes.get("r", ""))
        elif name == "mergeCell":
            self.sheet.merge(attributes.get("ref", ""))

    def end(self, name: str) -> None:
        """Store a cell or a row."""
        self._is_value = False
        if name == "c":
            self._is_in_cell = False
            self._add("".join(self._pieces))
        elif name == "rPh":
            self._phonetic -= 1
        elif name == "row" and self._cells:
            self.sheet.add_row(self._row, self._cells)

    def text(self, characters: str) -> None:
        """Keep the characters of a value."""
        if self._is_value:
            self._pieces.append(characters)

    def _begin_row(self, number: str) -> None:
        stated = int(number) if number.isdecimal() and len(number) < 10 else self._row + 1
        if not 1 <= stated <= SHEET_ROWS:
            raise self.sheet.too_large(stated, len(self.sheet.columns))
        self._row, self._column, self._cells = stated, 0, {}

    def _column_of(self, reference: str) -> int:
        found = _REFERENCE.fullmatch(reference)
        if reference and not found:
            raise CorpusError(
                invalid_workbook(self._context, f"a cell is named {reference[:40]!r}")
            )
        column = _column_number(found[1]) if found else self._column + 1
        if column > SHEET_COLUMNS:
            raise self.sheet.too_large(max(self._row, 1), column)
        return column

    def _add(self, content: str) -> None:
        value = self._value(content)
        if value:
            self._cells[self._column] = value

    def _value(self, content: str) -> str:
        if self._kind == "s":
            return self._shared(content)
        if self._kind == "b":
            return _TRUTH.get(content.strip(), content)
        if self._kind != "n":
            return unescaped(content)
        return self._number(content) if content else ""

    def _shared(self, content: str) -> str:
        content = content.strip()
        index = int(content) if content.isdecimal() and len(content) < 10 else -1
        if not 0 <= index < len(self._workbook.strings):
            raise CorpusError(
                invalid_workbook(self._context, f"there is no shared string {content[:40]!r}")
            )
        text = self._workbook.strings[index]
        self._context.count_bytes(len(text), 0)  # a few bytes can repeat a long text
        return text

    def _number(self, content: str) -> str:
        try:
            number = float(content[:100])
        except ValueError:
            return content
        if self._style.isdecimal() and int(self._style[:9]) in self._workbook.date_styles:
            return date_text(number, self._workbook.starts_1904)
        return as_text(number)


def _column_number(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = 26 * number + ord(letter) - 64
    return number
