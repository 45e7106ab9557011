"""Rows with more or fewer fields than the table has columns: refused, skipped or joined."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from workbench.plain_text import counted

_MOST_EXAMPLES = 50
_CHARACTERS_SHOWN = 160
_LINES_NAMED = 5


class IrregularRow(NamedTuple):
    """A row of another width: its line, the number of its fields and its beginning."""

    line: int
    fields: int
    text: str


@dataclass
class IrregularRows:
    """The rows of another width that were met while a table was read."""

    width: int
    delimiter: str = ","
    count: int = 0
    examples: list[IrregularRow] = field(default_factory=list)
    repeated_names: int = 0  # rows that repeat the header
    above: list[str] = field(default_factory=list)  # lines above the header that were left out
    below: list[str] = field(default_factory=list)  # and below the last row
    explanations: int = 0  # rows below the header that explain its columns
    comments: int = 0
    sums: int = 0  # rows with a sum of the rows above them
    has_class_columns: bool = False  # each column lists the texts of a class
    words_of: str = ""  # the column by which rows with one word each were joined

    def add(self, line: int, values: Sequence[Any]) -> None:
        """Record a row."""
        self.count += 1
        if len(self.examples) < _MOST_EXAMPLES:
            text = self.delimiter.join(map(str, values))[:_CHARACTERS_SHOWN]
            self.examples.append(IrregularRow(line, len(values), " ".join(text.split())))

    def lines(self) -> str:
        """Name the first lines."""
        named = ", ".join(str(row.line) for row in self.examples[:_LINES_NAMED])
        word = "line" if self.count == 1 else "lines"
        return f"{word} {named}{' …' if self.count > _LINES_NAMED else ''}"

    def refusal(self, name: str) -> str:
        """The sentence that refuses a file and says which settings read it."""
        first = self.examples[0]
        return (
            f"{name}, line {first.line}: {counted(first.fields, 'field')} where the first row has "
            f"{self.width}: “{first.text[:80]}”. {counted(self.count, 'row')} of the table "
            f"{'has' if self.count == 1 else 'have'} another number of fields ({self.lines()}). "
            "Set “Irregular rows” to skip or to join, put fields that contain the "
            "delimiter or a line break in quotation marks, or set another delimiter or quotation "
            "mark."
        )

    def notes(self, choice: str) -> list[str]:
        """Say what became of the rows, and of lines above the header."""
        left_out = self.left_out()
        if not self.count:
            return left_out
        verb = "was" if self.count == 1 else "were"
        did = "skipped" if choice == "skip" else "joined to the text"
        other = "another number of fields"
        rows = counted(self.count, "row")
        return [*left_out, f"{rows} with {other} {verb} {did}: {self.lines()}."]

    def left_out(self) -> list[str]:
        """Say which lines are not rows of the table."""
        notes = []
        if self.repeated_names:
            verb = "repeats" if self.repeated_names == 1 else "repeat"
            rows = counted(self.repeated_names, "row")
            notes.append(f"{rows} that {verb} the names of the columns: left out.")
        for number, what in (
            (self.explanations, "below the names of the columns, which explain them"),
            (self.comments, "with a comment"),
            (self.sums, "with a sum of the rows above"),
        ):
            if number:
                notes.append(f"{counted(number, 'line')} {what}: left out.")
        if self.has_class_columns:
            notes.append(
                "Each column was read as a class with its texts below its name; choose the text "
                "column if each row is a document."
            )
        if self.words_of:
            notes.append(
                "Each row of the table holds one word; the words with the same value in the column "
                f"{self.words_of!r} were joined to a text."
            )
        above = _quoted_lines(self.above, "above the names of the columns")
        return [*notes, *above, *_quoted_lines(self.below, "below the last row")]


def _quoted_lines(lines: Sequence[str], where: str) -> list[str]:
    if not lines:
        return []
    verb = "was" if len(lines) == 1 else "were"
    quoted = ", ".join(f"“{line}”" for line in lines[:3])
    return [f"{counted(len(lines), 'line')} {where} {verb} left out: {quoted}."]


class RowJoiner:
    """Joins surplus fields to the text, and the lines of a text that line breaks divided."""

    def __init__(self, width: int, text_at: int, delimiter: str) -> None:
        self._width = width
        self._text_at = text_at
        self._delimiter = delimiter

    def joined(self, rows: Iterator[tuple[int, list[Any]]]) -> Iterator[tuple[int, list[Any]]]:
        """Yield rows of the right width; a last row that stays too short is filled up."""
        held: tuple[int, list[Any]] | None = None
        for line, values in rows:
            if held is not None and self._continues(held[1], values):
                held = held[0], self._narrowed(self._appended(held[1], values))
                continue
            if held is not None:
                yield held[0], self._filled(held[1])
            held = line, self._narrowed(values)
        if held is not None:
            yield held[0], self._filled(held[1])

    def _continues(self, held: list[Any], values: list[Any]) -> bool:
        """Whether a line break has divided the text, so that the next line belongs to it."""
        if len(held) != self._text_at + 1:
            return False
        if len(held) == self._width:
            return len(values) < self._width
        return len(held) + len(values) - 1 <= self._width

    def _appended(self, held: list[Any], values: list[Any]) -> list[Any]:
        if len(held) == self._width:
            return [*held[:-1], f"{held[-1]}\n{self._delimiter.join(map(str, values))}"]
        return [*held[:-1], f"{held[-1]}\n{values[0]}", *values[1:]]

    def _narrowed(self, values: list[Any]) -> list[Any]:
        surplus = len(values) - self._width
        if surplus <= 0:
            return values
        end = self._text_at + surplus + 1
        text = self._delimiter.join(map(str, values[self._text_at : end]))
        return [*values[: self._text_at], text, *values[end:]]

    def _filled(self, values: list[Any]) -> list[Any]:
        return [*values, *[""] * (self._width - len(values))]
