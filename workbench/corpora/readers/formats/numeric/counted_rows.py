"""Collecting rows of counted terms into a sparse matrix with named columns."""

import math
from array import array
from collections.abc import Iterator, Sequence
from io import BufferedReader
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.limits import COUNTED_LINE_BYTES, NUMBER_CHARACTERS, TERMS
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

_LARGEST_INT32 = 2**31 - 1
_USUAL_NUMBER = 32  # characters


class CountedRows:
    """Collects the columns and values of the documents, row by row."""

    def __init__(self, context: ReadingContext) -> None:
        self._context = context
        self._columns = array("q")
        self._values = array("d")
        self._ends = array("q", [0])

    def add(self, columns: NDArray[np.int64], values: NDArray[np.float64], line: int) -> None:
        """Append one document; the line number is for the error message."""
        self._context.count_documents()
        if not np.isfinite(values).all():
            raise CorpusError(
                f"{self._context.path.name}, line {line}: a value is not a finite number; correct "
                "the line."
            )
        self._columns.frombytes(columns.astype(np.int64).tobytes())
        self._values.frombytes(values.astype(np.float64).tobytes())
        self._ends.append(len(self._columns))

    def __len__(self) -> int:
        return len(self._ends) - 1

    @property
    def stored(self) -> int:
        """The number of values added so far, zeros included."""
        return len(self._columns)

    def smallest_and_largest_column(self) -> tuple[int, int]:
        """Return the smallest and the largest column used; (0, -1) if there is none."""
        columns = np.frombuffer(self._columns, dtype=np.int64)
        return (int(columns.min()), int(columns.max())) if len(columns) else (0, -1)

    def matrix(
        self, first_column: int, width: int, terms: Sequence[str], identifiers: Sequence[str]
    ) -> TermMatrix:
        """Build the matrix; columns are numbered from `first_column`."""
        from scipy.sparse import csr_array  # late: 0.4 s to import

        check_width(width, self._context)
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
        """Warn about values that are not counts."""
        values = np.frombuffer(self._values, dtype=np.float64)
        if len(values) and values.min() < 0:
            return ["Some values are negative, so they are not counts; some methods reject them."]
        return []


def bounded_lines(stream: BufferedReader, context: ReadingContext) -> Iterator[bytes]:
    """The lines of a file; one of more bytes than any document needs is refused."""
    number = 0
    while line := stream.readline(COUNTED_LINE_BYTES + 1):
        number += 1
        if len(line) > COUNTED_LINE_BYTES:
            raise CorpusError(
                f"{context.path.name}, line {number}: the line has more than "
                f"{COUNTED_LINE_BYTES >> 20} megabytes; split the document."
            )
        yield line


def check_width(width: int, context: ReadingContext) -> None:
    """Refuse a matrix whose columns alone would fill the memory."""
    if width > TERMS:
        raise CorpusError(
            f"{context.path.name} has {width:,} columns of terms; at most {TERMS:,} are "
            "allowed. Check the file, or number its columns from 1 without gaps."
        )


def numbers_of(tokens: Sequence[bytes]) -> NDArray[np.float64]:
    """Convert tokens to numbers; an invalid token raises ValueError."""
    if _has_long_token(tokens):
        return np.array([float(token) for token in tokens])
    return np.array(tokens, dtype=np.bytes_).astype(np.float64) if tokens else np.zeros(0)


def whole_numbers_of(tokens: Sequence[bytes]) -> NDArray[np.int64]:
    """Convert tokens to integers; an invalid token raises ValueError or OverflowError."""
    if _has_long_token(tokens):
        return np.array([int(token) for token in tokens], dtype=np.int64)
    return np.array(tokens, dtype=np.bytes_).astype(np.int64) if tokens else np.zeros(0, np.int64)


def _has_long_token(tokens: Sequence[bytes]) -> bool:
    """Whether a token is so long that numpy, which pads all to one length, would take memory."""
    longest = max(map(len, tokens), default=0)
    if longest > NUMBER_CHARACTERS or (
        longest > _USUAL_NUMBER and any(b"_" in token for token in tokens)
    ):
        raise ValueError(f"a number of {longest} characters")
    return longest > _USUAL_NUMBER


def _are_whole(values: NDArray[np.float64]) -> bool:
    if not len(values):
        return True
    largest = max(abs(float(values.max())), abs(float(values.min())))
    return not math.isinf(largest) and largest <= _LARGEST_INT32 and bool((values % 1 == 0).all())
