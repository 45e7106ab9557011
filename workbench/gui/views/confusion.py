"""Confusion matrix as a heat map; clicking a cell asks for the documents behind it."""

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.experiments.figures import ConfusionFigure
from workbench.gui.theme import is_dark
from workbench.gui.views.plot import make_plot

_MOST_NUMBERS = 30  # above that many classes cells are too small for a number
_LIGHT_STEPS = ((255, 255, 255), (158, 202, 225), (8, 81, 156))
_DARK_STEPS = ((22, 24, 29), (33, 83, 130), (158, 202, 225))
_DIFFERENCE_STEPS = ((213, 94, 0), (127, 127, 127), (0, 114, 178))


class ConfusionView(QWidget):
    """Rows are actual classes, columns predicted ones; colour is the share of the row."""

    cell_clicked = Signal(int, int)  # actual class, predicted class

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = make_plot("", self.tr("Predicted class"), self.tr("Actual class"))
        self.plot.setAccessibleName(self.tr("Confusion matrix"))
        self.plot.invertY(True)
        self.plot.setMouseEnabled(False, False)
        self.plot.hideButtons()
        self._image = pg.ImageItem(axisOrder="row-major")
        self._mark = pg.PlotCurveItem(pen=pg.mkPen("#e69f00", width=3))
        self._numbers: list[pg.TextItem] = []
        self._figure: ConfusionFigure | None = None
        self._place = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot.scene().sigMouseClicked.connect(
            lambda event: self._choose(self._image.mapFromScene(event.scenePos()))
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)

    def show_figure(self, figure: ConfusionFigure, counts: bool = True) -> None:
        """Draw a matrix; colours are shares of the row, numbers are counts or shares."""
        shares = figure.ordered(figure.shares())
        words = figure.ordered(figure.counts) if counts else figure.ordered(100 * figure.shares())
        self._draw(figure, shares, words, (0.0, 1.0), _steps(self.palette()))

    def show_difference(self, figure: ConfusionFigure, before: ConfusionFigure) -> None:
        """Draw how many points of share each cell gained since another matrix."""
        gained = figure.ordered(100 * figure.difference(before))
        reach = max(float(np.abs(gained).max(initial=0.0)), 1.0)
        self._draw(figure, gained, gained, (-reach, reach), _DIFFERENCE_STEPS)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow keys move the mark, Enter opens the cell."""
        moves = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        if event.key() in moves and self._figure is not None:
            row, column = moves[Qt.Key(event.key())]
            self._mark_cell(self._place[0] + row, self._place[1] + column)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._report()
        else:
            super().keyPressEvent(event)

    def _draw(
        self,
        figure: ConfusionFigure,
        values: NDArray[np.float64],
        numbers: NDArray[np.float64],
        levels: tuple[float, float],
        steps: tuple[tuple[int, int, int], ...],
    ) -> None:
        self._figure = figure
        self.plot.clear()
        self._image = pg.ImageItem(axisOrder="row-major")
        self._image.setColorMap(pg.ColorMap(np.linspace(0, 1, len(steps)), np.array(steps)))
        self._image.setImage(np.asarray(values, dtype=float), levels=levels)
        self.plot.addItem(self._image)
        self.plot.addItem(self._mark)
        if max(values.shape) <= _MOST_NUMBERS:
            self._write(numbers, self._image_shades(values, levels, steps))
        self._name_axes(figure)
        rows, columns = values.shape
        self.plot.setXRange(0, columns, padding=0)
        self.plot.setYRange(0, rows, padding=0)
        self._mark_cell(*self._place)

    def _write(self, numbers: NDArray[np.float64], is_bright: NDArray[np.bool_]) -> None:
        for (row, column), value in np.ndenumerate(numbers):
            if round(float(value)) == 0:
                continue
            colour = "#101418" if is_bright[row, column] else "#ffffff"
            text = pg.TextItem(f"{value:.0f}", color=colour, anchor=(0.5, 0.5))
            text.setPos(column + 0.5, row + 0.5)
            self.plot.addItem(text)

    @staticmethod
    def _image_shades(
        values: NDArray[np.float64],
        levels: tuple[float, float],
        steps: tuple[tuple[int, int, int], ...],
    ) -> NDArray[np.bool_]:
        place = (np.asarray(values, dtype=float) - levels[0]) / (levels[1] - levels[0])
        lightness = [0.3 * red + 0.59 * green + 0.11 * blue for red, green, blue in steps]
        return np.interp(place, np.linspace(0, 1, len(steps)), lightness) > 140

    def _name_axes(self, figure: ConfusionFigure) -> None:
        rows = [(i + 0.5, figure.row_names[one]) for i, one in enumerate(figure.row_order)]
        columns = [(i + 0.5, figure.column_names[one]) for i, one in enumerate(figure.column_order)]
        left, bottom = self.plot.getAxis("left"), self.plot.getAxis("bottom")
        left.setTicks([[(place, _short(name, 22)) for place, name in rows]])
        left.setWidth(150)
        fits = max(6, int(700 / max(len(columns), 1) / 7))
        bottom.setTicks([[(place, _short(name, fits)) for place, name in columns]])

    def _choose(self, position: QPointF) -> None:
        if self._figure is None:
            return
        rows, columns = len(self._figure.row_order), len(self._figure.column_order)
        row, column = int(np.floor(position.y())), int(np.floor(position.x()))
        if 0 <= row < rows and 0 <= column < columns:
            self._mark_cell(row, column)
            self._report()

    def _mark_cell(self, row: int, column: int) -> None:
        if self._figure is None:
            return
        row = min(max(row, 0), len(self._figure.row_order) - 1)
        column = min(max(column, 0), len(self._figure.column_order) - 1)
        self._place = (row, column)
        self._mark.setData(
            [column, column + 1, column + 1, column, column], [row, row, row + 1, row + 1, row]
        )

    def _report(self) -> None:
        if self._figure is not None and len(self._figure.row_order):
            row, column = self._place
            self.cell_clicked.emit(
                int(self._figure.row_order[row]), int(self._figure.column_order[column])
            )


def _steps(palette: QPalette) -> tuple[tuple[int, int, int], ...]:
    return _DARK_STEPS if is_dark(palette) else _LIGHT_STEPS


def _short(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1]}…"
