"""A matrix as a heat map with names on both sides and numbers where they fit."""

from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import Plot, stand_upright
from workbench.gui.widgets.theme import is_dark

Steps = tuple[tuple[int, int, int], ...]
_LIGHT_STEPS: Steps = ((255, 255, 255), (158, 202, 225), (8, 81, 156))
_DARK_STEPS: Steps = ((22, 24, 29), (33, 83, 130), (158, 202, 225))
_LIGHT_DIFFERENCE: Steps = ((213, 94, 0), (255, 255, 255), (0, 114, 178))
_DARK_DIFFERENCE: Steps = ((230, 120, 30), (22, 24, 29), (86, 180, 233))
_BRIGHT = 140
_CELL_KEYS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class MatrixPlot(Plot):
    """Arrow keys move a mark from cell to cell; Enter or a click opens the cell."""

    cell_opened = Signal(int, int)  # row, column, as they stand

    def __init__(self, name: str, bottom: str, left: str) -> None:
        axes = {"left": NameAxis("left"), "bottom": NameAxis("bottom")}
        super().__init__("", axisItems=axes)
        self.setLabels(bottom=bottom, left=left)
        self.setAccessibleName(name)
        self.invertY(True)
        self._shape = (0, 0)
        self._place = (0, 0)
        self._is_marked = False
        self._names: tuple[list[str], list[str]] = ([], [])
        self._words: list[list[str]] = []
        self._image = pg.ImageItem(axisOrder="row-major")
        self._numbers = CellNumbers()
        self._mark = pg.PlotCurveItem(pen=pg.mkPen("#e69f00", width=3))
        for item in (self._image, self._numbers, self._mark):
            self.addItem(item)
        self.scene().sigMouseClicked.connect(
            lambda event: self._open_at(self._image.mapFromScene(event.scenePos()))
        )
        self._hover = HoverTip(self, self._words_at)

    def show_matrix(
        self,
        values: NDArray[np.float64],
        words: list[list[str]],
        levels: tuple[float, float],
        names: tuple[list[str], list[str]],
        is_difference: bool = False,
    ) -> None:
        """Draw values as colours with words in the cells; names are those of rows and columns."""
        steps = _steps(self.palette(), is_difference)
        self._names, self._words = names, words
        self._shape = values.shape[0], values.shape[1]
        self._image.setVisible(values.size > 0)
        self._image.setColorMap(pg.ColorMap(np.linspace(0, 1, len(steps)), np.array(steps)))
        if values.size:
            self._image.setImage(np.asarray(values, dtype=float), levels=levels)
        self._numbers.show_words(words, _is_bright(values, levels, steps))
        for side, given in zip(("left", "bottom"), names, strict=True):
            self.getAxis(side).show_names([one + 0.5 for one in range(len(given))], given)
        rows, columns = self._shape
        self.keep_within(QRectF(0, 0, max(columns, 1), max(rows, 1)))
        self._draw_mark()

    def mark_cell(self, row: int, column: int) -> None:
        """Draw a frame around a cell."""
        row = max(min(row, self._shape[0] - 1), 0)
        column = max(min(column, self._shape[1] - 1), 0)
        self._place, self._is_marked = (row, column), True
        self._draw_mark()

    def _draw_mark(self) -> None:
        row, column = self._place
        across = [column, column + 1, column + 1, column, column]
        down = [row, row, row + 1, row + 1, row]
        is_inside = self._is_marked and row < self._shape[0] and column < self._shape[1]
        self._mark.setData(across, down) if is_inside else self._mark.setData([], [])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the mark, open the cell, or zoom."""
        key = Qt.Key(event.key())
        if key in _CELL_KEYS:
            down, across = _CELL_KEYS[key] if self._is_marked else (0, 0)
            self.mark_cell(self._place[0] + down, self._place[1] + across)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            super().keyPressEvent(event)

    def _open_at(self, position: QPointF) -> None:
        cell = self._cell_at(position)
        if cell is not None:
            self.mark_cell(*cell)
            self._open()

    def _cell_at(self, position: QPointF) -> tuple[int, int] | None:
        row, column = int(np.floor(position.y())), int(np.floor(position.x()))
        is_inside = 0 <= row < self._shape[0] and 0 <= column < self._shape[1]
        return (row, column) if is_inside else None

    def _words_at(self, position: QPointF) -> str:
        """A cell in words: where there are many, names and numbers have no room beside it."""
        if not self.getViewBox().sceneBoundingRect().contains(position):
            return ""
        cell = self._cell_at(self._image.mapFromScene(position))
        if cell is None:
            return ""
        row, column = cell
        names = f"{self._names[0][row]} → {self._names[1][column]}"
        return f"{names}: {self._words[row][column] or 0}"

    def _open(self) -> None:
        if all(self._shape) and self._is_marked:
            self.cell_opened.emit(*self._place)


class CellNumbers(pg.GraphicsObject):
    """Words in unit cells, written where the cells are large enough on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._words: list[list[str]] = []
        self._is_bright = np.zeros((0, 0), dtype=bool)

    def show_words(self, words: list[list[str]], is_bright: NDArray[np.bool_]) -> None:
        """Write other words."""
        self.prepareGeometryChange()
        self._words, self._is_bright = words, is_bright
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """All the cells."""
        return QRectF(0, 0, self._is_bright.shape[1], self._is_bright.shape[0])

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Write the words of the cells in view."""
        metrics = QFontMetricsF(QApplication.font())
        wide, tall = abs(self.sceneTransform().m11()), abs(self.sceneTransform().m22())
        if tall < metrics.height() or wide < metrics.horizontalAdvance("0") or not self._words:
            return
        view = self.viewRect()
        (first, last), (left, right) = (
            _cells(view.top(), view.bottom(), self._is_bright.shape[0]),
            _cells(view.left(), view.right(), self._is_bright.shape[1]),
        )
        painter.setFont(QApplication.font())
        area = QRectF(-wide / 2, -tall / 2, wide, tall)
        for row in range(first, last):
            for column in range(left, right):
                words = self._words[row][column]
                if metrics.horizontalAdvance(words) >= wide:
                    words = words.partition(" ")[0]  # a mark without its number
                if words and metrics.horizontalAdvance(words) < wide:
                    self._write(painter, area, row, column, words)

    def _write(self, painter: QPainter, area: QRectF, row: int, column: int, words: str) -> None:
        painter.save()
        stand_upright(painter, self, column + 0.5, row + 0.5)
        painter.setPen(QColor("#101418" if self._is_bright[row, column] else "#ffffff"))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()


def _cells(low: float, high: float, size: int) -> tuple[int, int]:
    return max(int(np.floor(low)), 0), min(int(np.ceil(high)), size)


def _steps(palette: QPalette, is_difference: bool) -> Steps:
    if is_difference:
        return _DARK_DIFFERENCE if is_dark(palette) else _LIGHT_DIFFERENCE
    return _DARK_STEPS if is_dark(palette) else _LIGHT_STEPS


def _is_bright(
    values: NDArray[np.float64], levels: tuple[float, float], steps: Steps
) -> NDArray[np.bool_]:
    place = (np.asarray(values, dtype=float) - levels[0]) / (levels[1] - levels[0])
    lightness = [0.3 * red + 0.59 * green + 0.11 * blue for red, green, blue in steps]
    return np.interp(place, np.linspace(0, 1, len(steps)), lightness) > _BRIGHT
