"""An axis of names: only as many as are legible, vertical where they would touch."""

from collections.abc import Sequence
from math import ceil
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.short_names import elided_names, width_for

_WIDTHS = {"left": (150.0, 220.0), "bottom": (110.0, 150.0)}
_SHARE = 0.3  # of the width of a wide plot, for the names at its left
_TITLE = 20.0
_Text = tuple[QRectF, Qt.AlignmentFlag, str]


class NameAxis(pg.AxisItem):
    """Names at positions; zoom and size decide which of them are drawn."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self._positions: list[float] = []
        self.names: list[str] = []
        self._used_room = 0.0
        self.short_names: dict[str, str] = {}  # by full name
        self._is_vertical = False
        self.enableAutoSIPrefix(False)

    def show_names(self, positions: Sequence[float], names: Sequence[str]) -> None:
        """Show these names in place of the current ones."""
        self._positions, self.names = [float(position) for position in positions], list(names)
        self._choose_width()
        self._choose_height()
        self.picture = None
        self.update()

    def resizeEvent(self, event: Any = None) -> None:  # noqa: N802
        """Turn the names vertical where they do not fit side by side."""
        super().resizeEvent(event)
        if hasattr(self, "name_width"):
            self._choose_height()

    def linkedViewChanged(self, view: Any, newRange: Any = None) -> None:  # noqa: N802
        """Write longer names at the left of a plot that has become wider."""
        super().linkedViewChanged(view, newRange)
        if self.names and self._room() != self._used_room:
            self._choose_width()

    def generateDrawSpecs(self, _: QPainter) -> Any:  # noqa: N802
        """The line of the axis and the names in view."""
        bounds = self.mapRectFromParent(self.geometry())
        low, high = self.range
        if bounds.isEmpty() or low == high:
            return None
        texts = (
            self._texts_below(bounds) if self.orientation != "left" else self._texts_left(bounds)
        )
        start, end = (
            (bounds.topRight(), bounds.bottomRight())
            if self.orientation == "left"
            else (bounds.topLeft(), bounds.topRight())
        )
        return (self.pen(), QPointF(start), QPointF(end)), [], texts

    def drawPicture(  # noqa: N802
        self, painter: QPainter, axis: Any, ticks: Any, texts: list[_Text]
    ) -> None:
        """Draw the names, rotated if they are vertical."""
        if not self._is_vertical:
            super().drawPicture(painter, axis, ticks, texts)
            return
        super().drawPicture(painter, axis, ticks, [])
        for area, _, text in texts:
            painter.save()
            painter.translate(area.center().x(), area.top())
            painter.rotate(-90)
            turned = QRectF(-area.height(), -area.width() / 2, area.height(), area.width())
            painter.drawText(
                turned, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text
            )
            painter.restore()

    def _choose_width(self) -> None:
        metrics, self._used_room = self.metrics(), self._room()
        widths = [max(width, self._used_room) for width in _WIDTHS[self.orientation]]
        self.name_width = width_for(self.names, widths, metrics)
        self.short_names = dict(
            zip(self.names, elided_names(self.names, self.name_width, metrics), strict=True)
        )
        if self.orientation == "left":
            self.setWidth(self.name_width + 10 + _TITLE)

    def _room(self) -> float:
        """The pixels that a wide plot gives to the names at its left."""
        plot = self.parentWidget()
        return _SHARE * plot.size().width() if plot and self.orientation == "left" else 0.0

    def _choose_height(self) -> None:
        if self.orientation == "left":
            return
        metrics = self.metrics()
        if not self.names:
            self.setHeight(0)
            return
        spacing = self._length() / max(len(self.names), 1)
        longest = max(metrics.horizontalAdvance(name) for name in self.names)
        self._is_vertical = longest > spacing - 6
        self.setHeight((self.name_width if self._is_vertical else metrics.height()) + 8 + _TITLE)
        self.picture = None

    def _length(self) -> float:
        """The pixels available for all names; a square plot does not use the whole width."""
        view = self.linkedView()
        is_square = view is not None and view.state["aspectLocked"]
        width = float(self.geometry().width())
        return min(width, float(view.height())) if is_square else width

    def _texts_left(self, bounds: QRectF) -> list[_Text]:
        metrics, right = self.metrics(), bounds.right() - 6
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        height = metrics.height()
        return [
            (
                QRectF(right - self.name_width, where - height / 2, self.name_width, height),
                align,
                self.short_names[name],
            )
            for where, name in self.visible_names(bounds.bottom(), -bounds.height(), height)
        ]

    def _texts_below(self, bounds: QRectF) -> list[_Text]:
        metrics = self.metrics()
        height = metrics.height()
        needed = height if self._is_vertical else 1.0
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        texts = []
        for where, name in self.visible_names(bounds.left(), bounds.width(), needed):
            text = self.short_names[name] if self._is_vertical else name
            width = height if self._is_vertical else metrics.horizontalAdvance(text) + 2
            tall = self.name_width if self._is_vertical else height
            texts.append((QRectF(where - width / 2, bounds.top() + 4, width, tall), align, text))
        return texts

    def visible_names(self, start: float, length: float, needed: float) -> list[tuple[float, str]]:
        """Names in view with their pixel positions, thinned out so that they do not touch."""
        low, high = self.range
        pixels = abs(length) / abs(high - low)
        gaps = [
            abs(after - before)
            for before, after in zip(self._positions, self._positions[1:], strict=False)
        ]
        spacing = (sum(gaps) / len(gaps) if gaps else 1.0) * pixels
        step = max(ceil(needed / max(spacing, 1e-9)), 1)
        shown = list(zip(self._positions, self.names, strict=True))[::step]
        lowest, highest = min(low, high), max(low, high)
        return [
            (start + length * (position - low) / (high - low), name)
            for position, name in shown
            if lowest <= position <= highest
        ]

    @staticmethod
    def metrics() -> QFontMetricsF:
        """The size of letters in the font of names."""
        return QFontMetricsF(QApplication.font())
