"""What lies under the mouse, told in a tip."""

from collections.abc import Callable
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip

from workbench.gui.widgets.phrases import plain_tip

_AWAY = QPoint(12, 12)  # from the mouse, so that it covers nothing


class HoverTip:
    """Follows the mouse over a plot; `words_at` says what is there, or nothing."""

    def __init__(self, plot: pg.PlotWidget, words_at: Callable[[QPointF], str]) -> None:
        self._plot = plot
        self._words_at = words_at
        self._moved = pg.SignalProxy(
            plot.scene().sigMouseMoved, rateLimit=20, slot=self._take_moved
        )

    def tell(self, position: QPointF) -> None:
        """Show what lies at a place of the scene."""
        words = self._words_at(position) if self._plot.isVisible() else ""
        if words:
            QToolTip.showText(QCursor.pos() + _AWAY, plain_tip(words), self._plot)
        else:
            QToolTip.hideText()

    def _take_moved(self, moved: tuple[Any, ...]) -> None:
        self.tell(moved[0])
