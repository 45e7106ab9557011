"""Names beside the ends of lines, with their colours and shapes, in place of a legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.short_names import elided_names

_GAP, _DOT, _LARGEST_SHARE = 6.0, 8.0, 0.4


@dataclass(frozen=True)
class SideLabel:
    """A name and the height at which its line ends."""

    name: str
    colour: QColor
    height: float
    symbol: str = "o"


class SideLabels(pg.GraphicsWidget):
    """A column of names to the right of a plot; names that would touch move apart."""

    def __init__(self, box: pg.ViewBox) -> None:
        super().__init__()
        self.labels: list[SideLabel] = []
        self._box = box
        self._ink = QColor("black")
        box.sigRangeChanged.connect(lambda *_: self.update())
        box.sigResized.connect(lambda *_: self.update())

    def show_labels(self, labels: Sequence[SideLabel], plot_width: int) -> None:
        """Show these names in place of the current ones."""
        self.labels = list(labels)
        metrics = QFontMetricsF(QApplication.font())
        widest = max((metrics.horizontalAdvance(label.name) for label in labels), default=0.0)
        self.setFixedWidth(
            min(widest + 3 * _GAP + _DOT, _LARGEST_SHARE * plot_width) if labels else 0
        )
        self.update()

    def use_colour(self, colour: QColor) -> None:
        """Write in this colour."""
        self._ink = colour
        self.update()

    def heights(self) -> list[float]:
        """The middle of each name, from top to bottom of the widget, in the order of labels."""
        metrics = QFontMetricsF(QApplication.font())
        wanted = [
            self.mapFromScene(self._box.mapViewToScene(QPointF(0, label.height))).y()
            for label in self.labels
        ]
        half = metrics.height() / 2
        return spread(wanted, metrics.height(), half, self.size().height() - half)

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Write the names."""
        metrics = QFontMetricsF(QApplication.font())
        width = max(self.size().width() - 3 * _GAP - _DOT, 1.0)
        names = elided_names([label.name for label in self.labels], width, metrics)
        painter.setFont(QApplication.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for label, name, middle in zip(self.labels, names, self.heights(), strict=True):
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(label.colour)
            painter.translate(_GAP + _DOT / 2, middle)
            painter.scale(_DOT, _DOT)
            painter.drawPath(Symbols[label.symbol])
            painter.restore()
            painter.setPen(self._ink)  # names in the colours of lines would be hard to read
            left = 2 * _GAP + _DOT
            area = QRectF(left, middle - metrics.height() / 2, width + _GAP, metrics.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)


def spread(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Heights near the wanted ones, in their order, at least `distance` apart if possible."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = [0.0] * len(wanted)
    previous = low - distance
    for index in order:
        placed[index] = previous = max(wanted[index], previous + distance)
    following = high + distance
    for index in reversed(order):
        placed[index] = following = min(placed[index], following - distance)
    return placed
