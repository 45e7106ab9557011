"""What a page shows when it has nothing to show: a picture, a sentence and what to do next."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import heading, row, secondary
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import LARGE, MEDIUM, PICTURE, SMALL

_WIDEST = 420  # pixels of the sentence


class EmptyState(QWidget):
    """A picture, a title, a sentence, and at most two buttons that fill the page."""

    def __init__(self, icon_name: str, title: str, sentence: str) -> None:
        super().__init__()
        self._icon = icon(icon_name, "outline")
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = heading(translated(title))
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence = secondary(translated(sentence))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.sentence.setMaximumWidth(_WIDEST)
        self._buttons = row(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        column.setSpacing(SMALL)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addSpacing(MEDIUM)
        column.addWidget(self.title)
        column.addLayout(_centred(self.sentence))
        column.addSpacing(MEDIUM)
        column.addLayout(self._buttons)
        column.addStretch(3)
        self._show_picture()

    def offer(
        self, text: str, action: Callable[[], object], icon_name: str = "", is_primary: bool = True
    ) -> QPushButton:
        """Add a button that fills the page."""
        offered = button(translated(text), action, icon_name, is_primary=is_primary)
        self._buttons.insertWidget(self._buttons.count() - 1, offered)
        return offered

    def say(self, title: str, sentence: str) -> None:
        """Say something else."""
        self.title.setText(title)
        self.sentence.setText(sentence)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the picture again in the colours of another theme."""
        super().changeEvent(event)
        if hasattr(self, "_icon") and event.type() == QEvent.Type.PaletteChange:
            self._show_picture()

    def _show_picture(self) -> None:
        size = QSize(PICTURE, PICTURE)
        self._picture.setPixmap(self._icon.pixmap(size, self.devicePixelRatioF()))


def _centred(sentence: QLabel) -> QHBoxLayout:
    """A sentence in the middle, as wide as it may be."""
    line = row(1, sentence, 1)
    line.setStretch(1, 1000)
    return line
