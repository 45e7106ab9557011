"""Cards beside each other, in two rows where the window is too narrow for one."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from workbench.gui.widgets.sizes import LARGE

_NARROW = 820  # pixels: below, the cards take two rows in any language


class CardGrid(QWidget):
    """Cards of equal widths."""

    def __init__(self, cards: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(LARGE)
        self._arrange(len(cards))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the cards side by side where there is room."""
        super().resizeEvent(event)
        widest = max(card.minimumSizeHint().width() for card in self._cards)
        needed = len(self._cards) * (widest + LARGE) - LARGE
        rows = 2 if self.width() < max(_NARROW, needed) else 1
        self._arrange(len(self._cards) // rows)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Less than all cards side by side need, since they can take two rows."""
        hint = super().minimumSizeHint()
        is_one_row = self._columns == len(self._cards)
        return hint.boundedTo(QSize(_NARROW - 1, hint.height())) if is_one_row else hint

    def _arrange(self, columns: int) -> None:
        if self._columns == columns:
            return
        self._columns = columns
        for card in self._cards:
            self._grid.removeWidget(card)
        for position, card in enumerate(self._cards):
            self._grid.addWidget(card, position // columns, position % columns)
            self._grid.setColumnStretch(position, 1 if position < columns else 0)  # equal widths
