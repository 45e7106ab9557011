"""Texts in one memory-mapped file of UTF-8, decoded on access, and the file that collects them."""

import tempfile
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, Self, overload

import numpy as np
from numpy.typing import NDArray

from workbench.files import write_array

MOST_BYTES = 4  # of a character


class MappedTexts(Sequence[str]):
    """Texts that lie one after the other in a mapped file, from each offset to the next."""

    def __init__(self, content: NDArray[np.uint8], offsets: NDArray[np.int64]) -> None:
        self._bytes = content
        self._offsets = offsets

    def __len__(self) -> int:
        return len(self._offsets) - 1

    @overload
    def __getitem__(self, row: int) -> str: ...

    @overload
    def __getitem__(self, row: slice) -> list[str]: ...

    def __getitem__(self, row: int | slice) -> str | list[str]:
        if isinstance(row, slice):
            return [self[index] for index in range(*row.indices(len(self)))]
        position = range(len(self))[row]
        first, last = self._offsets[position], self._offsets[position + 1]
        return self._bytes[first:last].tobytes().decode("utf-8", "surrogatepass")

    def beginning(self, row: int, characters: int) -> str:
        """The beginning of a text; the rest of it is not decoded."""
        first, last = self._offsets[row], self._offsets[row + 1]
        content = self._bytes[first : min(last, first + MOST_BYTES * characters)].tobytes()
        # A character that is cut in two is left out.
        return getincrementaldecoder("utf-8")("surrogatepass").decode(content)[:characters]

    def sizes(self) -> list[int]:
        """The bytes of each text."""
        return [int(size) for size in np.diff(self._offsets)]

    def __iter__(self) -> Iterator[str]:
        for first, last in pairwise(map(int, self._offsets)):
            yield self._bytes[first:last].tobytes().decode("utf-8", "surrogatepass")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(
            mine == theirs for mine, theirs in zip(self, other, strict=True)
        )

    __hash__ = None  # type: ignore[assignment]


class TextSpool:
    """Collects texts in a file that has no name, so that they are never all in memory."""

    def __init__(self) -> None:
        self._file: IO[bytes] = tempfile.TemporaryFile(prefix="workbench-")  # noqa: SIM115
        self._lengths: list[NDArray[np.int64]] = [np.zeros(1, np.int64)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._file.close()  # texts that were given out stay mapped

    def add(self, texts: Iterable[str]) -> None:
        """Add texts at the end."""
        self._lengths.append(_written(texts, self._file))

    def texts(self) -> MappedTexts:
        """The collected texts; the file is deleted with them."""
        self._file.flush()
        return MappedTexts(_mapped(self._file), np.cumsum(np.concatenate(self._lengths)))


def beginning_of(texts: Sequence[str], row: int, characters: int) -> str:
    """The beginning of a text, at once however long it is."""
    if isinstance(texts, MappedTexts):
        return texts.beginning(row, characters)
    return texts[row][:characters]


def packed(texts: Iterable[str]) -> MappedTexts:
    """The same texts in one array, which other processes receive faster than many objects."""
    encoded = [text.encode("utf-8", "surrogatepass") for text in texts]
    offsets = np.cumsum([0, *map(len, encoded)])
    return MappedTexts(np.frombuffer(b"".join(encoded), np.uint8), offsets)


def write_texts(texts: Iterable[str], content: Path, offsets: Path) -> None:
    """Write texts to a file and where each begins to another."""
    with content.open("wb") as file:
        lengths = _written(texts, file)
    write_array(offsets, np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)]))


def read_texts(content: Path, offsets: Path) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Map a written file and its offsets; an error says that they do not belong together."""
    positions: NDArray[np.int64] = np.load(offsets)
    size = content.stat().st_size
    if size != positions[-1]:
        raise ValueError(f"{content} has {size} bytes and should have {positions[-1]}.")
    return _mapped(content, size), positions


def _written(texts: Iterable[str], file: IO[bytes]) -> NDArray[np.int64]:
    encoded = (file.write(text.encode("utf-8", "surrogatepass")) for text in texts)
    return np.fromiter(encoded, np.int64)


def _mapped(file: Any, size: int | None = None) -> NDArray[np.uint8]:
    if size is None:
        size = file.seek(0, 2)
    if size == 0:  # an empty file cannot be mapped
        return np.zeros(0, np.uint8)
    return np.asarray(np.memmap(file, np.uint8, "r"))  # parts of a plain array are made faster
