"""Names of classes in an order that people change; each is found at once among many thousands."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator

_GAP = 1 << 40  # between the keys of neighbours, halved whenever a name comes between them


class ClassNames:
    """Names that are added, put between others, renamed and removed; no name twice."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = list(dict.fromkeys(names))
        self._number_again()

    def __contains__(self, name: str) -> bool:
        return name in self._key_of

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClassNames) and self._names == other._names

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def index(self, name: str) -> int:
        """The position of a name."""
        return bisect_left(self._keys, self._key_of[name])

    def insert(self, position: int, name: str) -> None:
        """Put a new name before the one at a position, or after the last one."""
        position = min(position, len(self._names))
        low = (
            self._keys[position - 1] if position else self._keys[0] - 2 * _GAP if self._keys else 0
        )
        high = self._keys[position] if position < len(self._keys) else low + 2 * _GAP
        self._names.insert(position, name)
        if high - low < 2:
            self._number_again()
        else:
            self._key_of[name] = (low + high) // 2
            self._keys.insert(position, self._key_of[name])

    def remove(self, name: str) -> None:
        """Take a name away."""
        position = self.index(name)
        del self._names[position], self._keys[position], self._key_of[name]

    def rename(self, old: str, new: str) -> None:
        """Put a new name in the place of another one."""
        self._names[self.index(old)] = new
        self._key_of[new] = self._key_of.pop(old)

    def _number_again(self) -> None:
        self._keys = list(range(0, len(self._names) * _GAP, _GAP))
        self._key_of = dict(zip(self._names, self._keys, strict=True))
