"""An axis of names: as many as can be read, upright below where they would touch."""

from collections.abc import Sequence
from math import ceil
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.short_names import room_for, shortened

_ROOMS = {"left": (150.0, 220.0), "bottom": (110.0, 150.0)}
_TITLE = 20.0
_Text = tuple[QRectF, Qt.AlignmentFlag, str]


class NameAxis(pg.AxisItem):
    """Names at places; which of them are written depends on zoom and size."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self._places: list[float] = []
        self._names: list[str] = []
        self._words: dict[str, str] = {}  # as they are written, by name
        self._stands = False
        self.enableAutoSIPrefix(False)

    def show_names(self, places: Sequence[float], names: Sequence[str]) -> None:
        """Write other names."""
        self._places, self._names = [float(one) for one in places], list(names)
        metrics = self._metrics()
        self._room = room_for(self._names, _ROOMS[self.orientation], metrics)
        self._words = dict(
            zip(self._names, shortened(self._names, self._room, metrics), strict=True)
        )
        if self.orientation == "left":
            self.setWidth(self._room + 10 + _TITLE)
        self._choose_height()
        self.picture = None
        self.update()

    def resizeEvent(self, event: Any = None) -> None:  # noqa: N802
        """Let the names stand up where there is no room to lie."""
        super().resizeEvent(event)
        if hasattr(self, "_room"):
            self._choose_height()

    def generateDrawSpecs(self, _: QPainter) -> Any:  # noqa: N802
        """The line of the axis and the names in view."""
        bounds = self.mapRectFromParent(self.geometry())
        low, high = self.range
        if bounds.isEmpty() or low == high:
            return None
        texts = self._lying(bounds) if self.orientation != "left" else self._beside(bounds)
        start, end = (
            (bounds.topRight(), bounds.bottomRight())
            if self.orientation == "left"
            else (bounds.topLeft(), bounds.topRight())
        )
        return (self.pen(), QPointF(start), QPointF(end)), [], texts

    def drawPicture(  # noqa: N802
        self, painter: QPainter, axis: Any, ticks: Any, texts: list[_Text]
    ) -> None:
        """Draw what was laid out; standing names are turned."""
        if not self._stands:
            super().drawPicture(painter, axis, ticks, texts)
            return
        super().drawPicture(painter, axis, ticks, [])
        for area, _, words in texts:
            painter.save()
            painter.translate(area.center().x(), area.top())
            painter.rotate(-90)
            turned = QRectF(-area.height(), -area.width() / 2, area.height(), area.width())
            painter.drawText(
                turned, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), words
            )
            painter.restore()

    def _choose_height(self) -> None:
        if self.orientation == "left" or not self._names:
            return
        metrics = self._metrics()
        spacing = self._length() / max(len(self._names), 1)
        longest = max(metrics.horizontalAdvance(one) for one in self._names)
        self._stands = longest > spacing - 6
        self.setHeight((self._room if self._stands else metrics.height()) + 8 + _TITLE)
        self.picture = None

    def _length(self) -> float:
        """The pixels that all names share; a square picture does not use the whole width."""
        view = self.linkedView()
        is_square = view is not None and view.state["aspectLocked"]
        width = float(self.geometry().width())
        return min(width, float(view.height())) if is_square else width

    def _beside(self, bounds: QRectF) -> list[_Text]:
        metrics, right = self._metrics(), bounds.right() - 6
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        height = metrics.height()
        return [
            (
                QRectF(right - self._room, where - height / 2, self._room, height),
                align,
                self._words[name],
            )
            for where, name in self._in_view(bounds.bottom(), -bounds.height(), height)
        ]

    def _lying(self, bounds: QRectF) -> list[_Text]:
        metrics = self._metrics()
        height = metrics.height()
        needed = height if self._stands else 1.0
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        texts = []
        for where, name in self._in_view(bounds.left(), bounds.width(), needed):
            words = self._words[name]
            width = height if self._stands else metrics.horizontalAdvance(words) + 2
            tall = self._room if self._stands else height
            texts.append((QRectF(where - width / 2, bounds.top() + 4, width, tall), align, words))
        return texts

    def _in_view(self, start: float, length: float, needed: float) -> list[tuple[float, str]]:
        """Names in view with their pixel, so many that they do not touch."""
        low, high = self.range
        pixels = abs(length) / abs(high - low)
        gaps = [abs(b - a) for a, b in zip(self._places, self._places[1:], strict=False)]
        spacing = (sum(gaps) / len(gaps) if gaps else 1.0) * pixels
        step = max(ceil(needed / max(spacing, 1e-9)), 1)
        shown = list(zip(self._places, self._names, strict=True))[::step]
        inside = [one for one in shown if min(low, high) <= one[0] <= max(low, high)]
        return [(start + length * (place - low) / (high - low), name) for place, name in inside]

    @staticmethod
    def _metrics() -> QFontMetricsF:
        return QFontMetricsF(QApplication.font())
