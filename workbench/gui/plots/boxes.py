"""Labelled boxes whose areas are weights, packed without gaps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.plot import stand_upright
from workbench.gui.widgets.theme import readable_on

_LEAST_WIDTH, _PADDING = 26.0, 4.0  # pixels of a box with words, and around them


@dataclass(frozen=True)
class Box:
    """A box with its words, the first line first."""

    area: QRectF
    lines: tuple[str, ...]
    colour: QColor


class BoxMap(pg.GraphicsObject):
    """Draws boxes; words are as large as everywhere and cut where the box ends."""

    def __init__(self) -> None:
        super().__init__()
        self._boxes: list[Box] = []
        self._marked = -1

    def show_boxes(self, boxes: list[Box]) -> None:
        """Draw other boxes."""
        self.prepareGeometryChange()
        self._boxes, self._marked = boxes, -1
        self.update()

    def mark(self, place: int) -> None:
        """Draw a frame around a box."""
        self._marked = place
        self.update()

    def box_at(self, position: QPointF) -> int:
        """The place of the box under a point, or -1."""
        found = (n for n, one in enumerate(self._boxes) if one.area.contains(position))
        return next(found, -1)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """All the boxes."""
        whole = QRectF()
        for one in self._boxes:
            whole = whole.united(one.area)
        return whole

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Draw the boxes in view."""
        view = self.viewRect()
        pen = pg.mkPen(QColor(255, 255, 255, 160), width=1)
        for one in self._boxes:
            if view.intersects(one.area):
                painter.setPen(pen)
                painter.setBrush(one.colour)
                painter.drawRect(one.area)
                self._write(painter, one)
        if 0 <= self._marked < len(self._boxes):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pg.mkPen("#000000", width=4))
            painter.drawRect(self._boxes[self._marked].area)
            painter.setPen(pg.mkPen("#ffffff", width=2))
            painter.drawRect(self._boxes[self._marked].area)

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
        stand_upright(painter, self, box.area.left(), box.area.top())
        for number, words in enumerate(box.lines[:fits]):
            base = _PADDING + number * metrics.height() + metrics.ascent()
            cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(QPointF(_PADDING, base), cut)
        painter.restore()


def pack(weights: Sequence[float], whole: QRectF) -> list[QRectF]:
    """Areas in proportion to falling weights, as square as rows along the shorter side allow."""
    total = sum(weights)
    scale = whole.width() * whole.height() / total if total > 0 else 0.0
    sizes = [max(one * scale, 1e-12) for one in weights]
    packed: list[QRectF] = []
    room, start = QRectF(whole), 0
    while start < len(sizes):
        side = min(room.width(), room.height())
        end = _row_end(sizes, start, side)
        room = _lay_row(sizes[start:end], room, packed)
        start = end
    return packed


def _row_end(sizes: list[float], start: int, side: float) -> int:
    """Boxes join a row as long as the worst of them becomes more square."""
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


def _lay_row(row: list[float], room: QRectF, packed: list[QRectF]) -> QRectF:
    """Put a row along the shorter side; the answer is the room that is left."""
    total = sum(row)
    is_wide = room.width() >= room.height()
    side = room.height() if is_wide else room.width()
    depth = total / side if side > 0 else 0.0
    place = room.top() if is_wide else room.left()
    for one in row:
        length = one / depth if depth > 0 else 0.0
        packed.append(
            QRectF(room.left(), place, depth, length)
            if is_wide
            else QRectF(place, room.top(), length, depth)
        )
        place += length
    return room.adjusted(depth, 0, 0, 0) if is_wide else room.adjusted(0, depth, 0, 0)
