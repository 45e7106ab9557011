"""Numeric data instead of texts: missing values are filled, nominal ones coded."""

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.readers.assembly import Record, in_natural_order
from workbench.corpora.readers.columns.profiles import is_empty_cell
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

_MOST_CELLS = 50_000_000
_UNKNOWN = ("?", "-")
_NUMBER = re.compile(r"\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?\s*")
_SUITABLE_WEIGHTING = (
    "The values are numbers, not counts of terms: the automatic weighting leaves them as they are; "
    "choose the length normalisation “none” for Euclidean distances."
)
_DECIMAL_COMMA = re.compile(r"\s*[-+]?\d*,\d+\s*")
_LARGEST_INT32 = 2**31 - 1


@dataclass
class Feature:
    """A column; a nominal one has the codes of its values, which may still grow."""

    name: str
    is_nominal: bool = False
    codes: dict[str, int] = field(default_factory=dict)
    is_declared: bool = False

    def number(self, cell: str | None) -> float:
        """Return a number or code, NaN for a missing cell; ValueError for anything else."""
        if self.is_declared and cell is not None and cell.strip() in self.codes:
            return self.codes[cell.strip()]  # a declared value may be the word none
        if cell is None or is_missing_value(cell):
            return float("nan")
        if not self.is_nominal:
            return float(cell)
        if self.is_declared and cell.strip() not in self.codes:
            raise ValueError(cell)
        return self.codes.setdefault(cell.strip(), len(self.codes))


def is_missing_value(cell: str) -> bool:
    """Whether a cell says that its value is unknown."""
    return is_empty_cell(cell) or cell.strip() in _UNKNOWN


def with_decimal_point(cell: str) -> str:
    """Write 2,5 as 2.5, as in tables whose delimiter is not a comma."""
    return cell.replace(",", ".") if _DECIMAL_COMMA.fullmatch(cell) else cell


def is_numeric_value(cell: str) -> bool:
    """Whether a cell holds one number."""
    return _NUMBER.fullmatch(cell) is not None


class NumericRows:
    """Collects rows of numbers within the limits, and completes them to a matrix."""

    def __init__(self, features: Sequence[Feature], context: ReadingContext) -> None:
        self._features = features
        self._context = context
        self._numbers = array("d")
        self._rows = 0

    def add(self, cells: Sequence[str | None], line: int) -> None:
        """Append one row; the line number is for the error message."""
        self._context.count_documents()
        self._rows += 1
        if len(self._numbers) + len(cells) > _MOST_CELLS:
            raise CorpusError(
                f"{self._context.path.name} has more than {_MOST_CELLS:,} numbers; use fewer rows "
                "or columns."
            )
        for feature, cell in zip(self._features, cells, strict=True):
            self._numbers.append(self._number(feature, cell, line))

    def _number(self, feature: Feature, cell: str | None, line: int) -> float:
        try:
            number = feature.number(cell)
        except ValueError:
            number = float("inf")
        if number in (float("inf"), float("-inf")):
            raise CorpusError(
                f"{self._context.path.name}, line {line}: {str(cell)[:60]!r} is not a value of "
                f"{feature.name[:60]!r}; correct it, or leave it empty if it is unknown."
            )
        return number

    def matrix(self, records: Sequence[Record]) -> tuple[TermMatrix, list[Record], list[str]]:
        """Return the completed matrix, the records of its rows, and notes on what was done."""
        from scipy.sparse import csr_array  # late: 0.4 s to import

        numbers = np.frombuffer(self._numbers, np.float64).reshape(self._rows, -1).copy()
        self._sort_codes(numbers)
        numbers, kept, notes = self._without_incomplete(numbers, list(records))
        notes += self._fill(numbers)
        names = [feature.name for feature in self._features]
        if any(feature.is_nominal for feature in self._features):
            notes.append(self._note_on_nominal())
            if self._context.settings.nominal == "columns":
                numbers, names = self._with_indicators(numbers)
        if numbers.size and numbers.min() < 0:
            notes.append("Some values are negative; some methods reject them.")
        notes.append(_SUITABLE_WEIGHTING)
        counts = csr_array(_as_whole(numbers))
        return TermMatrix(counts, names, []), kept, notes

    def _without_incomplete(
        self, numbers: NDArray[np.float64], records: list[Record]
    ) -> tuple[NDArray[np.float64], list[Record], list[str]]:
        complete = ~np.isnan(numbers).any(axis=1)
        if self._context.settings.incomplete_rows == "fill" or complete.all():
            return numbers, records, []
        if not complete.any():
            raise CorpusError(
                f"Every row of {self._context.path.name} lacks a value; fill missing values."
            )
        kept = [records[row] for row in np.flatnonzero(complete)]
        left_out = len(records) - len(kept)
        note = f"{left_out:,} of {len(records):,} rows lack a value and were left out."
        return numbers[complete], kept, [note]

    def _sort_codes(self, numbers: NDArray[np.float64]) -> None:
        # Codes were given in the order of appearance, which says nothing.
        for column, feature in enumerate(self._features):
            if feature.is_nominal and not feature.is_declared and feature.codes:
                ordered = in_natural_order(feature.codes)
                new = {name: code for code, name in enumerate(ordered)}
                positions = np.array([new[name] for name in feature.codes], dtype=np.float64)
                known = ~np.isnan(numbers[:, column])
                numbers[known, column] = positions[numbers[known, column].astype(np.int64)]
                feature.codes = new

    def _fill(self, numbers: NDArray[np.float64]) -> list[str]:
        unknown = np.isnan(numbers)
        missing = int(unknown.sum())
        for column in np.flatnonzero(unknown.any(axis=0)):
            known = numbers[~unknown[:, column], column]
            numbers[unknown[:, column], column] = self._usual(known, int(column))
        if not missing:
            return []
        return [
            f"{missing:,} of {numbers.size:,} values are missing and were replaced by the mean of "
            "their column, for nominal values by the most frequent one."
        ]

    def _usual(self, known: NDArray[np.float64], column: int) -> float:
        if not len(known):
            return 0.0
        if self._features[column].is_nominal:
            return float(np.bincount(known.astype(np.int64)).argmax())
        return float(known.mean())

    def _note_on_nominal(self) -> str:
        number = sum(feature.is_nominal for feature in self._features)
        how = "became a column per value"
        if self._context.settings.nominal == "codes":
            how = "became codes from 0 in the order of their values"
        return f"Nominal columns, {number:,} of {len(self._features):,}, {how}."

    def _with_indicators(
        self, numbers: NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], list[str]]:
        width = sum(max(1, len(feature.codes)) for feature in self._features)
        if width * len(numbers) > _MOST_CELLS:
            raise CorpusError(
                f"{self._context.path.name} has too many nominal values for a column each; set "
                "“Nominal columns” to codes."
            )
        columns: list[NDArray[np.float64]] = []
        names: list[str] = []
        for feature, column in zip(self._features, numbers.T, strict=True):
            codes = sorted(feature.codes.items(), key=lambda item: item[1])
            names += [f"{feature.name}={value}" for value, _ in codes] or [feature.name]
            columns += [(column == code).astype(float) for _, code in codes] or [column]
        return np.column_stack(columns), names


def _as_whole(numbers: NDArray[np.float64]) -> NDArray[np.float64] | NDArray[np.int32]:
    if not numbers.size or float(np.abs(numbers).max()) > _LARGEST_INT32:
        return numbers
    return numbers.astype(np.int32) if bool((numbers % 1 == 0).all()) else numbers
