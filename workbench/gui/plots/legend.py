"""A legend of colours and shapes beside a plot, so that it never covers points."""

from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.short_names import elided_names
from workbench.gui.widgets.language import translated

_SAMPLE, _MARGIN, _LARGEST_SHARE = 11.0, 8.0, 0.28
_LEAST_HEIGHT = 0.5  # of the plot, when titles and axes take the rest of a low one
_FAINT = 0.35  # opacity of hidden entries
_NARROWEST_PLOT = 360  # below that the plot needs the whole width


@dataclass(frozen=True)
class Entry:
    """One line of a legend."""

    name: str
    colour: QColor
    symbol: str = "o"


class Legend(pg.GraphicsWidget):
    """A column of samples with their names; entries that do not fit are counted.

    A click on an entry is reported, for plots that show and hide what it stands for.
    """

    entry_clicked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.hidden: set[str] = set()  # names of entries that are drawn faintly
        self._colour = QColor("black")
        self._pixmap: QPixmap | None = None  # panning the plot repaints the legend too

    def show_entries(self, entries: list[Entry]) -> None:
        """Show these entries in place of the current ones."""
        self.entries = list(entries)
        self._redraw()

    def use_colour(self, colour: QColor) -> None:
        """Write in this colour."""
        self._colour = colour
        self._redraw()

    def hide_entries(self, names: set[str]) -> None:
        """Draw these entries faintly, because what they stand for is hidden."""
        self.hidden = set(names)
        self._redraw()

    def mouseClickEvent(self, event: Any) -> None:  # noqa: N802
        """Report a click on an entry."""
        row = int(event.pos().y() // _row_height(QFontMetricsF(QApplication.font())))
        if event.button() == Qt.MouseButton.LeftButton and 0 <= row < len(self.entries):
            event.accept()
            self.entry_clicked.emit(row)

    def fit(self, plot_width: int, plot_height: int) -> None:
        """Set the width to what the names need, but leave most of it to the plot."""
        metrics = QFontMetricsF(QApplication.font())
        names = [entry.name for entry in self.entries]
        if len(names) * _row_height(metrics) > _LEAST_HEIGHT * plot_height:
            names.append(_rest(len(names)))
        needed = max(map(metrics.horizontalAdvance, names), default=0.0)
        width = min(needed + _SAMPLE + 3 * _MARGIN, _LARGEST_SHARE * plot_width)
        is_shown = bool(self.entries) and plot_width >= _NARROWEST_PLOT
        self.setVisible(is_shown)
        self.setFixedWidth(width if is_shown else 0)

    def resizeEvent(self, event: Any) -> None:  # noqa: N802
        """Redraw, because the number of entries that fit may have changed."""
        super().resizeEvent(event)
        self._redraw()

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Copy the drawn pixmap; exported files get the entries themselves."""
        if not self.entries or self.size().isEmpty():
            return
        if self._exportOpts is not False:
            self._draw(painter)
            return
        ratio = painter.device().devicePixelRatio()
        if self._pixmap is None or self._pixmap.devicePixelRatio() != ratio:
            self._pixmap = QPixmap((self.size() * ratio).toSize())
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            own = QPainter(self._pixmap)
            self._draw(own)
            own.end()
        painter.drawPixmap(QPointF(0, 0), self._pixmap)

    def _redraw(self) -> None:
        self._pixmap = None
        self.update()

    def _draw(self, painter: QPainter) -> None:
        """Draw the entries that fit."""
        painter.setFont(QApplication.font())
        metrics = QFontMetricsF(QApplication.font())
        height = _row_height(metrics)
        fits = max(int(self.size().height() / height), 1)
        shown = self.entries if len(self.entries) <= fits else self.entries[: fits - 1]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = elided_names([entry.name for entry in shown], self.name_width(), metrics)
        for row, (entry, name) in enumerate(zip(shown, names, strict=True)):
            painter.setOpacity(_FAINT if entry.name in self.hidden else 1.0)
            self._draw_sample(painter, entry, row * height + height / 2)
            self._write(painter, name, row * height, height)
        painter.setOpacity(1.0)
        if len(shown) < len(self.entries):
            rest = _rest(len(self.entries) - len(shown))
            self._write(painter, rest, len(shown) * height, height)

    def _draw_sample(self, painter: QPainter, entry: Entry, middle: float) -> None:
        painter.save()
        painter.translate(_MARGIN + _SAMPLE / 2, middle)
        painter.scale(_SAMPLE, _SAMPLE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(entry.colour)
        painter.drawPath(Symbols[entry.symbol])
        painter.restore()

    def name_width(self) -> float:
        """The width available for a name, in pixels."""
        return max(self.size().width() - 2 * _MARGIN - _SAMPLE, 1.0)

    def _write(self, painter: QPainter, text: str, top: float, height: float) -> None:
        painter.setPen(self._colour)
        painter.drawText(
            QRectF(2 * _MARGIN + _SAMPLE, top, self.name_width(), height),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )


def _row_height(metrics: QFontMetricsF) -> float:
    return metrics.height() + 3


def _rest(number: int) -> str:
    """What stands below the entries when some are left out."""
    return translated(f"… {number} more")
