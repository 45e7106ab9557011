"""A matrix as a heat map with names on both sides and numbers where they fit."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.colour_bar import ColourBar
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import Plot, use_pixels
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import (
    BRIGHT,
    DARK_INK,
    LIGHT_INK,
    ORANGE,
    brightness,
    rgb,
)

_OVERLAP = 0.02  # of a cell
_CELL_KEYS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class MatrixPlot(Plot):
    """Arrow keys move a mark from cell to cell; Enter or a click opens the cell."""

    cell_opened = Signal(int, int)  # row, column, in the order shown

    def __init__(self, name: str, bottom: str, left: str) -> None:
        axes = {"left": NameAxis("left"), "bottom": NameAxis("bottom")}
        super().__init__("", axisItems=axes)
        self.setLabels(bottom=bottom, left=left)
        self.setAccessibleName(name)
        self.invertY(True)
        self._scale: ColourBar | None = None
        self._shape = (0, 0)
        self._cell = (0, 0)
        self._is_marked = False
        self._names: tuple[list[str], list[str]] = ([], [])
        self.texts: list[list[str]] = []
        self._image = CellImage()
        self._numbers = CellNumbers()
        self._mark = pg.PlotCurveItem(pen=pg.mkPen(ORANGE, width=3))
        self._dots = pg.ScatterPlotItem(size=6, pen=None)
        self._dot_cells: tuple[tuple[int, int], ...] = ()
        self.selection_marks += [self._mark, self._dots]
        for item in (self._image, self._numbers, self._mark, self._dots):
            self.addItem(item)
        self.scene().sigMouseClicked.connect(
            lambda event: self._open_at(self._image.mapFromScene(event.scenePos()))
        )
        self._hover = HoverTip(self, self.text_at)

    def show_matrix(
        self,
        values: NDArray[np.float64],
        texts: list[list[str]],
        levels: tuple[float, float],
        names: tuple[list[str], list[str]],
    ) -> None:
        """Draw values as colours with texts in the cells; `names` are those of rows and columns."""
        steps = theme_roles(self.palette()).diverging
        self._names, self.texts = names, texts
        self._shape = values.shape[0], values.shape[1]
        self._image.setVisible(values.size > 0)
        self._image.setColorMap(colour_map(steps))
        if values.size:
            self._image.setImage(np.asarray(values, dtype=float), levels=levels)
        self._numbers.show_texts(texts, _is_bright(values, levels, steps))
        for side, side_names in zip(("left", "bottom"), names, strict=True):
            positions = [number + 0.5 for number in range(len(side_names))]
            self.getAxis(side).show_names(positions, side_names)
        rows, columns = self._shape
        self.keep_within(QRectF(0, 0, max(columns, 1), max(rows, 1)))
        self._draw_mark()

    def show_scale(self, labels: Sequence[str]) -> None:
        """Show what the colours mean beside the matrix; no labels hide the scale."""
        if self._scale is None:
            self._scale = ColourBar()
            self.plotItem.layout.addItem(self._scale, 2, 4)
        roles = theme_roles(self.palette())
        self._scale.show_scale(roles.diverging, labels, roles.secondary)

    def clear_mark(self) -> None:
        """Remove the frame around a cell."""
        self._is_marked = False
        self._draw_mark()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the dots in the ink of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and getattr(self, "_dot_cells", None):
            self.show_dots(self._dot_cells)

    def show_dots(self, cells: Sequence[tuple[int, int]]) -> None:
        """Put a dot into the corner of some cells: those of the selected documents."""
        self._dot_cells = tuple(cells)
        positions = [(column + 0.88, row + 0.14) for row, column in cells]
        ink = theme_roles(self.palette()).text
        self._dots.setData(pos=positions or np.zeros((0, 2)), brush=ink)

    def mark_cell(self, row: int, column: int) -> None:
        """Draw a frame around a cell."""
        row = max(min(row, self._shape[0] - 1), 0)
        column = max(min(column, self._shape[1] - 1), 0)
        self._cell, self._is_marked = (row, column), True
        self._draw_mark()

    def _draw_mark(self) -> None:
        row, column = self._cell
        across = [column, column + 1, column + 1, column, column]
        down = [row, row, row + 1, row + 1, row]
        is_inside = self._is_marked and row < self._shape[0] and column < self._shape[1]
        self._mark.setData(across, down) if is_inside else self._mark.setData([], [])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the mark, open the cell, or zoom."""
        key = Qt.Key(event.key())
        if key in _CELL_KEYS:
            down, across = _CELL_KEYS[key] if self._is_marked else (0, 0)
            self.mark_cell(self._cell[0] + down, self._cell[1] + across)
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

    def text_at(self, position: QPointF) -> str:
        """The tip of a cell: in a large matrix, names and numbers do not fit beside it."""
        if not self.getViewBox().sceneBoundingRect().contains(position):
            return ""
        cell = self._cell_at(self._image.mapFromScene(position))
        if cell is None:
            return ""
        row, column = cell
        names = f"{self._names[0][row]} → {self._names[1][column]}"
        return f"{names}: {self.texts[row][column] or 0}"

    def _open(self) -> None:
        if all(self._shape) and self._is_marked:
            self.cell_opened.emit(*self._cell)


class CellImage(pg.ImageItem):
    """Coloured cells: an image on the screen, rectangles in files, where images would blur."""

    def __init__(self) -> None:
        super().__init__(axisOrder="row-major")

    def paint(self, painter: QPainter, *arguments: Any) -> None:
        """Draw the image, or each cell with a small overlap so that no gap is visible."""
        if self._exportOpts is False or self.image is None:
            super().paint(painter, *arguments)
            return
        colours = self.getColorMap().mapToQColor(self._shares())
        rows, columns = self.image.shape
        painter.setPen(Qt.PenStyle.NoPen)
        for row in range(rows):
            for column in range(columns):
                right, bottom = min(column + 1 + _OVERLAP, columns), min(row + 1 + _OVERLAP, rows)
                area = QRectF(QPointF(column, row), QPointF(right, bottom))
                painter.fillRect(area, colours[row * columns + column])

    def _shares(self) -> NDArray[np.float64]:
        low, high = self.getLevels()
        return np.clip((np.asarray(self.image, dtype=float) - low) / (high - low), 0, 1).ravel()


class CellNumbers(pg.GraphicsObject):
    """Texts in unit cells, drawn where the cells are large enough on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[list[str]] = []
        self._is_bright = np.zeros((0, 0), dtype=bool)

    def show_texts(self, texts: list[list[str]], is_bright: NDArray[np.bool_]) -> None:
        """Show these texts in place of the current ones."""
        self.prepareGeometryChange()
        self.texts, self._is_bright = texts, is_bright
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The area of all cells."""
        return QRectF(0, 0, self._is_bright.shape[1], self._is_bright.shape[0])

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Draw the texts of the cells in view."""
        metrics = QFontMetricsF(QApplication.font())
        wide, tall = abs(self.sceneTransform().m11()), abs(self.sceneTransform().m22())
        if tall < metrics.height() or wide < metrics.horizontalAdvance("0") or not self.texts:
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
                text = self.texts[row][column]
                if metrics.horizontalAdvance(text) >= wide:
                    text = text.partition(" ")[0]  # the symbol without its number
                if text and metrics.horizontalAdvance(text) < wide:
                    self._write(painter, area, row, column, text)

    def _write(self, painter: QPainter, area: QRectF, row: int, column: int, text: str) -> None:
        painter.save()
        use_pixels(painter, self, column + 0.5, row + 0.5)
        painter.setPen(QColor(DARK_INK if self._is_bright[row, column] else LIGHT_INK))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


def _cells(low: float, high: float, size: int) -> tuple[int, int]:
    return max(int(np.floor(low)), 0), min(int(np.ceil(high)), size)


def colour_map(steps: Sequence[str]) -> pg.ColorMap:
    """A scale with equal distances between its colours."""
    return pg.ColorMap(np.linspace(0, 1, len(steps)), np.array([rgb(step) for step in steps]))


def _is_bright(
    values: NDArray[np.float64], levels: tuple[float, float], steps: Sequence[str]
) -> NDArray[np.bool_]:
    position = (np.asarray(values, dtype=float) - levels[0]) / (levels[1] - levels[0])
    shades = [brightness(step) for step in steps]
    return np.interp(position, np.linspace(0, 1, len(steps)), shades) > BRIGHT
