"""Undo and redo: the menu entries act on the page that is shown, or on the text with the focus."""

from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from workbench.gui.widgets.undo_keys import is_redo, is_undo


class UndoKeys(QObject):
    """Passes Ctrl+Z to the page when the field with the focus has nothing to undo.

    Qt gives these keys to a text field in any case, even to one that was filled by a button.
    Only the field with the focus is watched; a filter on all events would slow every one down.
    """

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        application.focusChanged.connect(self._watch)

    def _watch(self, before: QWidget | None, after: QWidget | None) -> None:
        if is_text(before) and before is not None and shiboken6.isValid(before):
            before.removeEventFilter(self)
        if is_text(after) and after is not None:
            after.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let the window see the keys that a field would take without effect."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if is_undo(event) or is_redo(event):
            return is_text(watched) and not text_can_undo(watched, is_redo(event))
        return False


def is_text(widget: object) -> bool:
    """Whether a widget is a field of text with an undo of its own."""
    return isinstance(widget, (QLineEdit, QPlainTextEdit, QTextEdit))


def text_can_undo(widget: Any, is_redo: bool = False) -> bool:
    """Whether a field of text has something to undo or redo itself."""
    if isinstance(widget, QLineEdit):
        return widget.isRedoAvailable() if is_redo else widget.isUndoAvailable()
    if isinstance(widget, (QPlainTextEdit, QTextEdit)) and not widget.isReadOnly():
        document = widget.document()
        return document.isRedoAvailable() if is_redo else document.isUndoAvailable()
    return False
