"""The parts of a report as data; one module writes them as HTML, another as PDF."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.experiments.reports.svg import Picture


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the title of the report."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Strong:
    """An emphasised part of a paragraph."""

    text: str


@dataclass(frozen=True)
class Paragraph:
    """Plain and emphasised text; `role` is "", "quiet", "lead" or "notes"."""

    parts: tuple[str | Strong, ...]
    role: str = ""


@dataclass(frozen=True)
class Warnings:
    """Sentences that a reader should see before the results."""

    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Cell:
    """A cell of a table; `conclusion` colours a score that differs from the reference."""

    text: str
    is_number: bool = False
    conclusion: str = ""


@dataclass(frozen=True)
class ReportTable:
    """Rows of cells below a header."""

    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @classmethod
    def of(cls, rows: Iterable[Sequence[Any]]) -> "ReportTable":
        """A table from rows of cells, text and numbers, the first being the header."""
        header, *body = rows
        return cls(tuple(map(str, header)), tuple(tuple(map(_cell, row)) for row in body))

    def numeric_columns(self) -> set[int]:
        """The columns that contain only numbers."""
        return {
            column
            for column in range(len(self.header))
            if self.rows and all(row[column].is_number for row in self.rows)
        }


@dataclass(frozen=True)
class LegendEntry:
    """A name beside the sample of a series or class; the index -1 is for unknown classes."""

    name: str
    index: int
    is_line: bool = False


@dataclass(frozen=True)
class Illustration:
    """A picture with its legend and caption."""

    picture: Picture
    caption: str
    legend: tuple[LegendEntry, ...] = ()


@dataclass(frozen=True)
class Listing:
    """Text shown line by line as it is, below a title."""

    title: str
    text: str


Block = Heading | Paragraph | Warnings | ReportTable | Illustration | Listing


def _cell(value: Any) -> Cell:
    return value if isinstance(value, Cell) else Cell(str(value), isinstance(value, int | float))


def paragraph(text: str, role: str = "") -> Paragraph:
    """A paragraph without emphasis."""
    return Paragraph((text,), role)
