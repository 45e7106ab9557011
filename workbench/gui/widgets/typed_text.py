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
        pasted, shown = source.text(), self.toPlainText()
        if len(pasted) > PORTION:
            self.show_text(pasted)
        elif len(shown) + len(pasted) > PORTION:  # together they may be too long to be laid out
            self.show_text(self._joined(shown, pasted))
        else:
            super().insertFromMimeData(source)

    def _joined(self, shown: str, pasted: str) -> str:
        """What is shown, with a text in place of what is selected."""
        units = shown.encode("utf-16-le", "surrogatepass")  # Qt counts these
        cursor = self.textCursor()
        before, after = units[: 2 * cursor.selectionStart()], units[2 * cursor.selectionEnd() :]
        joined = before + pasted.encode("utf-16-le", "surrogatepass") + after
        return joined.decode("utf-16-le", "surrogatepass")

    def _forget(self) -> None:
        self._held = ""
