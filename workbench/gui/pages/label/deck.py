"""The documents of the Label page: the one on the screen, those before it and those after it."""

from collections.abc import Collection
from dataclasses import replace

from workbench.background.labelling import DeskState, ShownDocument


class Deck:
    """Knows which document is shown, and which ones come next."""

    def __init__(self) -> None:
        self.current: ShownDocument | None = None
        self._following: list[ShownDocument] = []
        self._visited: list[ShownDocument] = []

    @property
    def row(self) -> int:
        """The place of the shown document in the corpus; −1 if there is none."""
        return -1 if self.current is None else self.current.suggestion.row

    def go_on(self) -> None:
        """Show the next document, if it is ready."""
        if self.current is not None:
            self._visited.append(self.current)
        self.current = self._following.pop(0) if self._following else None

    def go_back(self, row: int | None = None) -> bool:
        """Show the previous document again, or that of a row; say whether there is one."""
        seen = [shown for shown in self._visited if row is None or shown.suggestion.row == row]
        if not seen:
            return False
        self._visited.remove(seen[-1])
        if self.current is not None:
            self._following.insert(0, self.current)
        self.current = seen[-1]
        return True

    def forget_following(self) -> None:
        """Other documents are wanted."""
        self._following = []

    def renew(self, state: DeskState, answered: Collection[int]) -> None:
        """Take over new suggestions; the document on the screen stays, and why it was asked."""
        self._following = [
            shown
            for shown in state.following
            if shown.suggestion.row not in answered and shown.suggestion.row != self.row
        ]
        renewed = state.current
        if self.current is None:
            self.go_on()
        elif renewed is not None and renewed.suggestion.row == self.row:
            kind = self.current.suggestion.kind
            self.current = replace(renewed, suggestion=replace(renewed.suggestion, kind=kind))
