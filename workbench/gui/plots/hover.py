"""A tooltip for what lies under the mouse in a plot."""

from collections.abc import Callable
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QToolTip

from workbench.gui.widgets.phrases import plain_tooltip

_OFFSET = QPoint(12, 12)  # from the mouse, so that the tip covers nothing


class HoverTip:
    """Follows the mouse over a plot; `text_at` gives the tip for a position, or an empty text."""

    def __init__(self, plot: pg.PlotWidget, text_at: Callable[[QPointF], str]) -> None:
        self._plot = plot
        self._text_at = text_at
        self._moved = pg.SignalProxy(plot.scene().sigMouseMoved, rateLimit=20, slot=self._follow)

    def show_at(self, position: QPointF) -> None:
        """Show the tip for a position in the scene."""
        draws = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # a tip would be in the way
        text = self._text_at(position) if self._plot.isVisible() and not draws else ""
        if text:
            QToolTip.showText(QCursor.pos() + _OFFSET, plain_tooltip(text), self._plot)
        else:
            QToolTip.hideText()

    def _follow(self, event: tuple[Any, ...]) -> None:
        self.show_at(event[0])
