"""Rows of counted terms become a sparse matrix with named columns."""

import math
from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.readers.meter import Meter
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

MOST_TERMS = 10_000_000
_LARGEST_WHOLE = 2**31 - 1


class CountedRows:
    """Collects the columns and values of one document after the other."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._columns = array("q")
        self._values = array("d")
        self._ends = array("q", [0])

    def add(self, columns: NDArray[np.int64], values: NDArray[np.float64], line: int) -> None:
        """Append one document; the line is named where a value is no number."""
        self._meter.documents()
        if not np.isfinite(values).all():
            raise CorpusError(
                f"{self._meter.path.name}, line {line}: a value is not a finite number; mend the "
                "line."
            )
        self._columns.frombytes(columns.astype(np.int64).tobytes())
        self._values.frombytes(values.astype(np.float64).tobytes())
        self._ends.append(len(self._columns))

    def __len__(self) -> int:
        return len(self._ends) - 1

    @property
    def stored(self) -> int:
        """Count the values that were given."""
        return len(self._columns)

    def smallest_and_largest_column(self) -> tuple[int, int]:
        """Give the limits of the columns that occur; (0, -1) where none does."""
        columns = np.frombuffer(self._columns, dtype=np.int64)
        return (int(columns.min()), int(columns.max())) if len(columns) else (0, -1)

    def matrix(
        self, first_column: int, width: int, terms: Sequence[str], identifiers: Sequence[str]
    ) -> TermMatrix:
        """Build the matrix; columns are counted from `first_column`."""
        from scipy.sparse import csr_array  # late: 0.4 s to import

        check_width(width, self._meter)
        columns = np.frombuffer(self._columns, dtype=np.int64) - first_column
        values: NDArray[Any] = np.frombuffer(self._values, dtype=np.float64)
        if _are_whole(values):
            values = values.astype(np.int32)
        ends = np.frombuffer(self._ends, dtype=np.int64)
        counts = csr_array((values.copy(), columns, ends.copy()), shape=(len(self), width))
        counts.sum_duplicates()
        counts.eliminate_zeros()
        names = list(terms) or [f"term {number}" for number in range(1, width + 1)]
        return TermMatrix(counts, names, list(identifiers))

    def notes(self) -> list[str]:
        """Say what methods that expect counts should know."""
        values = np.frombuffer(self._values, dtype=np.float64)
        if len(values) and values.min() < 0:
            return ["Some values are negative, so they are no counts; some methods refuse them."]
        return []


def check_width(width: int, meter: Meter) -> None:
    """Refuse a matrix whose columns alone would fill the memory."""
    if width > MOST_TERMS:
        raise CorpusError(
            f"{meter.path.name} has {width:,} columns of terms; at most {MOST_TERMS:,} are read, "
            "so check the file or number its columns from one upwards."
        )


def numbers_of(tokens: Sequence[bytes]) -> NDArray[np.float64]:
    """Read numbers; a ValueError says that one of them is none."""
    return np.array(tokens, dtype=np.bytes_).astype(np.float64) if tokens else np.zeros(0)


def whole_numbers_of(tokens: Sequence[bytes]) -> NDArray[np.int64]:
    """Read whole numbers; a ValueError or OverflowError says that one of them is none."""
    return np.array(tokens, dtype=np.bytes_).astype(np.int64) if tokens else np.zeros(0, np.int64)


def _are_whole(values: NDArray[np.float64]) -> bool:
    if not len(values):
        return True
    largest = max(abs(float(values.max())), abs(float(values.min())))
    return not math.isinf(largest) and largest <= _LARGEST_WHOLE and bool((values % 1 == 0).all())
