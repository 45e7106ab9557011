"""A text field that lays out one portion of a document at a time, however long it is."""

from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.phrases import with_short_lines

PORTION = 20_000  # characters: laid out at once even if they are a single word
_LOOKED_BACK = 1_000  # characters in which a portion may end early, at a space


class LongText(QWidget):
    """A read-only text; long ones are shown by portions with buttons to move between them."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.field = QPlainTextEdit()
        self.field.setReadOnly(True)
        self.field.setAccessibleName(name)
        self._part = QSpinBox()
        self._part.setAccessibleName(self.tr("Part of the document"))
        self._part.setKeyboardTracking(False)
        self._part.valueChanged.connect(lambda _: self._show_part())
        self._total = QLabel()
        self._previous = QPushButton(self.tr("Previous part"))
        self._next = QPushButton(self.tr("Next part"))
        self._previous.clicked.connect(lambda _: self._part.stepDown())
        self._next.clicked.connect(lambda _: self._part.stepUp())
        self._bar = self._build_layout()
        self.show_text("")

    def show_text(self, text: str) -> None:
        """Show the first portion of a text."""
        self._text = text
        parts = number_of_portions(text)
        self._part.blockSignals(True)
        self._part.setRange(1, parts)
        self._part.setValue(1)
        self._part.blockSignals(False)
        self._total.setText(filled(self.tr("of {:,}"), parts))
        self._bar.setVisible(parts > 1)
        self._show_part()

    def _build_layout(self) -> QWidget:
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._previous)
        row.addWidget(QLabel(self.tr("Part")))
        row.addWidget(self._part)
        row.addWidget(self._total)
        row.addWidget(self._next)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field, 1)
        column.addWidget(bar)
        return bar

    def _show_part(self) -> None:
        number = self._part.value()
        self._previous.setEnabled(number > 1)
        self._next.setEnabled(number < self._part.maximum())
        self.field.setPlainText(with_short_lines(portion(self._text, number - 1)))


def number_of_portions(text: str) -> int:
    """How many portions a text has: at least one."""
    return max(1, -(-len(text) // PORTION))


def portion(text: str, number: int) -> str:
    """One portion of a text; together the portions are the whole text."""
    return text[_start(text, number) : _start(text, number + 1)]


def _start(text: str, number: int) -> int:
    """Where a portion begins: after a space or line end if there is one shortly before."""
    limit = min(number * PORTION, len(text))
    if limit in (0, len(text)):
        return limit
    space = max(text.rfind(mark, limit - _LOOKED_BACK, limit) for mark in (" ", "\n"))
    return space + 1 if space >= 0 else limit
