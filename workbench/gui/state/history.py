"""States that can be undone and redone."""

from typing import Generic, TypeVar

_MOST = 100

State = TypeVar("State")


class History(Generic[State]):
    """Remembers states in the order in which they were noted."""

    def __init__(self) -> None:
        self._states: list[State] = []
        self._position = -1

    def note(self, state: State) -> None:
        """Remember a state, unless it is the one that is current; what was undone is forgotten."""
        if self._position >= 0 and self._states[self._position] == state:
            return
        self._states = [*self._states[: self._position + 1], state][-_MOST:]
        self._position = len(self._states) - 1

    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._position > 0

    def can_redo(self) -> bool:
        """Whether a state was undone."""
        return self._position < len(self._states) - 1

    def undo(self) -> State | None:
        """The state before the current one."""
        if not self.can_undo():
            return None
        self._position -= 1
        return self._states[self._position]

    def redo(self) -> State | None:
        """The state after the current one."""
        if not self.can_redo():
            return None
        self._position += 1
        return self._states[self._position]

    def clear(self) -> None:
        """Forget everything."""
        self._states, self._position = [], -1
