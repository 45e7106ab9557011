"""Names of colours and shapes, beside a plot and never on its points."""

from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.short_names import shortened

SYMBOLS = ("o", "s", "t", "d", "t1", "p", "h", "star", "t2", "t3", "+", "x")
_SAMPLE, _MARGIN, _LARGEST_SHARE = 11.0, 8.0, 0.28
_NARROWEST_PLOT = 360  # below that the picture needs all the room


@dataclass(frozen=True)
class Entry:
    """One line of a legend."""

    name: str
    colour: QColor
    symbol: str = "o"


class Legend(pg.GraphicsWidget):
    """A column of samples with their names; what does not fit is counted."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[Entry] = []
        self._colour = QColor("black")
        self._kept: QPixmap | None = None  # moving the plot beside it draws all again

    def show_entries(self, entries: list[Entry]) -> None:
        """Show other lines."""
        self._entries = list(entries)
        self._draw_anew()

    def use_colour(self, colour: QColor) -> None:
        """Write in this colour."""
        self._colour = colour
        self._draw_anew()

    def fit(self, plot_width: int) -> None:
        """Take what the names need, but leave most of the width to the plot."""
        metrics = QFontMetricsF(QApplication.font())
        needed = max((metrics.horizontalAdvance(one.name) for one in self._entries), default=0.0)
        width = min(needed + _SAMPLE + 3 * _MARGIN, _LARGEST_SHARE * plot_width)
        is_shown = bool(self._entries) and plot_width >= _NARROWEST_PLOT
        self.setVisible(is_shown)
        self.setFixedWidth(width if is_shown else 0)

    def resizeEvent(self, event: Any) -> None:  # noqa: N802
        """Another number of lines may fit."""
        super().resizeEvent(event)
        self._draw_anew()

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Copy what was drawn; files want the lines themselves."""
        if not self._entries or self.size().isEmpty():
            return
        if self._exportOpts is not False:
            self._draw(painter)
            return
        ratio = painter.device().devicePixelRatio()
        if self._kept is None or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap((self.size() * ratio).toSize())
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            own = QPainter(self._kept)
            self._draw(own)
            own.end()
        painter.drawPixmap(QPointF(0, 0), self._kept)

    def _draw_anew(self) -> None:
        self._kept = None
        self.update()

    def _draw(self, painter: QPainter) -> None:
        """Draw the lines that fit."""
        painter.setFont(QApplication.font())
        metrics = QFontMetricsF(QApplication.font())
        height = metrics.height() + 3
        fits = max(int(self.size().height() / height), 1)
        shown = self._entries if len(self._entries) <= fits else self._entries[: fits - 1]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = shortened([one.name for one in shown], self._room(), metrics)
        for place, (one, words) in enumerate(zip(shown, names, strict=True)):
            self._draw_sample(painter, one, place * height + height / 2)
            self._write(painter, words, place * height, height)
        if len(shown) < len(self._entries):
            words = f"… {len(self._entries) - len(shown)} more"
            self._write(painter, words, len(shown) * height, height)

    def _draw_sample(self, painter: QPainter, entry: Entry, middle: float) -> None:
        painter.save()
        painter.translate(_MARGIN + _SAMPLE / 2, middle)
        painter.scale(_SAMPLE, _SAMPLE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(entry.colour)
        painter.drawPath(Symbols[entry.symbol])
        painter.restore()

    def _room(self) -> float:
        """The pixels that a name may take."""
        return max(self.size().width() - 2 * _MARGIN - _SAMPLE, 1.0)

    def _write(self, painter: QPainter, words: str, top: float, height: float) -> None:
        painter.setPen(self._colour)
        painter.drawText(
            QRectF(2 * _MARGIN + _SAMPLE, top, self._room(), height),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            words,
        )
