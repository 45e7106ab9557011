"""A bar that says what the colours of a matrix mean."""

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter
from PySide6.QtWidgets import QApplication

_WIDTH, _GAP = 12.0, 6.0


class ColourBar(pg.GraphicsWidget):
    """A vertical gradient with a label at each of its ends and in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self._colours: Sequence[str] = ()
        self._labels: Sequence[str] = ()
        self._ink = QColor("black")

    def show_scale(self, colours: Sequence[str], labels: Sequence[str], ink: str) -> None:
        """Show colours from bottom to top with labels; none hides the bar."""
        self._colours, self._labels, self._ink = colours, labels, QColor(ink)
        metrics = QFontMetricsF(QApplication.font())
        widest = max((metrics.horizontalAdvance(label) for label in labels), default=0.0)
        self.setVisible(bool(labels))
        self.setFixedWidth(_WIDTH + 3 * _GAP + widest if labels else 0)
        self.update()

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Draw the gradient and its labels."""
        if not self._labels:
            return
        metrics = QFontMetricsF(QApplication.font())
        top, bottom = metrics.height() / 2, self.size().height() - metrics.height() / 2
        gradient = QLinearGradient(QPointF(0, bottom), QPointF(0, top))
        for position, colour in enumerate(self._colours):
            gradient.setColorAt(position / max(len(self._colours) - 1, 1), QColor(colour))
        painter.fillRect(QRectF(_GAP, top, _WIDTH, bottom - top), gradient)
        painter.setFont(QApplication.font())
        painter.setPen(self._ink)
        for position, label in enumerate(self._labels):
            share = position / max(len(self._labels) - 1, 1)
            middle = bottom + share * (top - bottom)
            area = QRectF(_WIDTH + 2 * _GAP, middle - metrics.height() / 2, 400.0, metrics.height())
            painter.drawText(
                area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label
            )
