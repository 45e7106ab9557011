"""The keys that undo and redo, alike on all systems.

Qt knows Ctrl+Y on Windows alone, but the pages and their help name it everywhere.
"""

from PySide6.QtGui import QKeyEvent, QKeySequence

_STANDARD = QKeySequence.StandardKey


def redo_keys() -> list[QKeySequence]:
    """The keys of the system, and Ctrl+Y."""
    named = QKeySequence("Ctrl+Y")
    usual = QKeySequence.keyBindings(_STANDARD.Redo)
    return usual if named in usual else [*usual, named]


def is_undo(event: QKeyEvent) -> bool:
    """Whether a key undoes."""
    return event.matches(_STANDARD.Undo)


def is_redo(event: QKeyEvent) -> bool:
    """Whether a key repeats what was undone."""
    return QKeySequence(event.keyCombination()) in redo_keys()
