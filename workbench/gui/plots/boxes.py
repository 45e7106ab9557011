"""Labelled boxes whose areas are weights, packed without gaps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.plot import use_pixels
from workbench.gui.widgets.theme import readable_on
from workbench.palette import DARK_INK, LIGHT_INK

_LEAST_WIDTH, _PADDING = 26.0, 4.0  # pixels: narrowest box with text, margin around the text


@dataclass(frozen=True)
class Box:
    """A box with its lines of text."""

    area: QRectF
    lines: tuple[str, ...]
    colour: QColor


class BoxMap(pg.GraphicsObject):
    """Draws boxes; text has the font size of the window and is elided where the box ends."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[Box] = []
        self._marked = -1

    def show_boxes(self, boxes: list[Box]) -> None:
        """Draw other boxes."""
        self.prepareGeometryChange()
        self.boxes, self._marked = boxes, -1
        self.update()

    def mark(self, number: int) -> None:
        """Draw a frame around a box."""
        self._marked = number
        self.update()

    def box_at(self, position: QPointF) -> int:
        """The index of the box under a point, or -1."""
        matching = (index for index, box in enumerate(self.boxes) if box.area.contains(position))
        return next(matching, -1)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The area of all boxes."""
        whole = QRectF()
        for box in self.boxes:
            whole = whole.united(box.area)
        return whole

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Draw the boxes in view."""
        view = self.viewRect()
        pen = pg.mkPen(QColor(255, 255, 255, 160), width=1)
        for box in self.boxes:
            if view.intersects(box.area):
                painter.setPen(pen)
                painter.setBrush(box.colour)
                painter.drawRect(box.area)
                self._write(painter, box)
        if self._exportOpts is False and 0 <= self._marked < len(self.boxes):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pg.mkPen(DARK_INK, width=4))
            painter.drawRect(self.boxes[self._marked].area)
            painter.setPen(pg.mkPen(LIGHT_INK, width=2))
            painter.drawRect(self.boxes[self._marked].area)

    def _write(self, painter: QPainter, box: Box) -> None:
        metrics = QFontMetricsF(QApplication.font())
        to_scene = self.sceneTransform()
        wide = box.area.width() * abs(to_scene.m11()) - 2 * _PADDING
        tall = box.area.height() * abs(to_scene.m22()) - 2 * _PADDING
        fits = int(tall / metrics.height())
        if wide < _LEAST_WIDTH or not fits:
            return
        painter.save()
        painter.setFont(QApplication.font())
        painter.setPen(readable_on(box.colour))
        use_pixels(painter, self, box.area.left(), box.area.top())
        for number, line in enumerate(box.lines[:fits]):
            base = _PADDING + number * metrics.height() + metrics.ascent()
            elided = metrics.elidedText(line, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(QPointF(_PADDING, base), elided)
        painter.restore()


def pack(weights: Sequence[float], whole: QRectF) -> list[QRectF]:
    """Areas in proportion to descending weights, as square as rows along the shorter side allow."""
    total = sum(weights)
    scale = whole.width() * whole.height() / total if total > 0 else 0.0
    sizes = [max(weight * scale, 1e-12) for weight in weights]
    packed: list[QRectF] = []
    free, start = QRectF(whole), 0
    while start < len(sizes):
        side = min(free.width(), free.height())
        end = _row_end(sizes, start, side)
        free = _place_row(sizes[start:end], free, packed)
        start = end
    return packed


def _row_end(sizes: list[float], start: int, side: float) -> int:
    """Add boxes to a row as long as its least square box becomes more square."""
    end, total = start + 1, sizes[start]
    worst = _stretch(sizes[start], sizes[start], total, side)
    while end < len(sizes):
        joined = total + sizes[end]
        now = _stretch(sizes[start], sizes[end], joined, side)
        if now > worst:
            break
        end, total, worst = end + 1, joined, now
    return end


def _stretch(largest: float, least: float, total: float, side: float) -> float:
    square = side * side
    return max(square * largest / total**2, total**2 / (square * least))


def _place_row(sizes: list[float], free: QRectF, packed: list[QRectF]) -> QRectF:
    """Place a row along the shorter side and return the area still free."""
    total = sum(sizes)
    is_wide = free.width() >= free.height()
    side = free.height() if is_wide else free.width()
    depth = total / side if side > 0 else 0.0
    along = free.top() if is_wide else free.left()
    for size in sizes:
        length = size / depth if depth > 0 else 0.0
        packed.append(
            QRectF(free.left(), along, depth, length)
            if is_wide
            else QRectF(along, free.top(), length, depth)
        )
        along += length
    return free.adjusted(depth, 0, 0, 0) if is_wide else free.adjusted(0, depth, 0, 0)
