"""A field for a text that a person types or pastes, however long it is."""

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from workbench.gui.widgets.long_text import PORTION
from workbench.gui.widgets.phrases import with_short_lines


class TypedText(QPlainTextEdit):
    """Holds a text that is too long to be laid out, and shows its beginning until it is edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held = ""
        self.textChanged.connect(self._forget)

    def text(self) -> str:
        """The whole text."""
        return self._held or self.toPlainText()

    def show_text(self, text: str) -> None:
        """Take a text in place of what is there."""
        is_long = len(text) > PORTION
        self.setPlainText(f"{with_short_lines(text[:PORTION])} …" if is_long else text)
        self._held = text if is_long else ""

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802  a name of Qt
        """Insert what is pasted or dropped; a long text takes the place of what is there."""
        if len(self.text()) + len(source.text()) > PORTION:
            self.show_text(source.text())
        else:
            super().insertFromMimeData(source)

    def _forget(self) -> None:
        self._held = ""
