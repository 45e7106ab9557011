"""Rows that hold only the values that were written, however many columns the table has."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, overload


class SparseValues(Sequence[Any]):
    """The values of one row: those of a mapping, and a shared default for every other column."""

    def __init__(self, keys: Sequence[Any], values: Mapping[Any, Any], defaults: Sequence[Any]):
        self._keys, self._values, self._defaults = keys, values, defaults

    def __len__(self) -> int:
        return len(self._keys)

    @overload
    def __getitem__(self, index: int) -> Any: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[position] for position in range(*index.indices(len(self)))]
        return self._values.get(self._keys[index], self._defaults[index])

    def written(self) -> Iterable[Any]:
        """The values that were written, in any order."""
        return self._values.values()


def characters_of(values: Sequence[Any]) -> int:
    """Count the characters of a row without asking for values that were not written."""
    written = values.written() if isinstance(values, SparseValues) else values
    return sum(len(value) for value in written if isinstance(value, str))
