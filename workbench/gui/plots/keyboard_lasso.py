"""Choosing points without a mouse: a key shows a pointer, others move it, draw and choose."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from workbench.gui.plots.lasso import LassoBox
from workbench.gui.plots.plot import Plot
from workbench.gui.widgets.theme import theme_roles

_STEP, _SMALL_STEP = 0.04, 0.005  # of what is in view; the small one with Ctrl
_FEWEST_CORNERS = 3
_MOVES = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class KeyboardLasso(QObject):
    """Arrows move, Space sets a corner, Enter closes the line or chooses a point, Esc ends."""

    ended = Signal()

    def __init__(self, plot: Plot, box: LassoBox, key: Qt.Key | None = Qt.Key.Key_L) -> None:
        super().__init__(plot)
        self._key = key
        self._plot, self._box = plot, box
        self._corners: list[tuple[float, float]] = []
        self._at = (0.0, 0.0)
        self.is_on = False
        self._pointer = pg.ScatterPlotItem(size=22, symbol="+")
        self._line = pg.PlotCurveItem()
        for mark in (self._pointer, self._line):
            mark.setZValue(10)
            box.addItem(mark, ignoreBounds=True)
            plot.selection_marks.append(mark)
        plot.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the keys of the pointer; all others keep their meaning."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if key == self._key:
            self.turn(not self.is_on)
            return True
        return self.is_on and self._act(key, event.modifiers())

    def _act(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        if key in _MOVES:
            self._move(*_MOVES[key], bool(modifiers & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Space:
            self._corners.append(self._at)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Escape:
            self.turn(False)
            self.ended.emit()
        else:
            return False
        self._draw()
        return True

    def turn(self, is_on: bool) -> None:
        """Show the pointer in the middle, or remove it."""
        self.is_on, self._corners = is_on, []
        (left, right), (bottom, top) = self._box.viewRange()
        self._at = ((left + right) / 2, (bottom + top) / 2)
        self._draw()

    def _move(self, across: int, up: int, is_small: bool) -> None:
        (left, right), (bottom, top) = self._box.viewRange()
        step = _SMALL_STEP if is_small else _STEP
        x = self._at[0] + across * step * (right - left)
        y = self._at[1] + up * step * (top - bottom)
        self._at = (min(max(x, left), right), min(max(y, bottom), top))

    def _choose(self, adds: bool) -> None:
        """Choose what is within the corners, or the point nearest to the pointer."""
        corners, self._corners = np.array(self._corners), []
        if len(corners) >= _FEWEST_CORNERS:
            self._box.lassoed.emit(corners, adds)
        else:
            self._box.clicked.emit(self._box.mapViewToScene(QPointF(*self._at)), adds)

    def _draw(self) -> None:
        accent = theme_roles(self._plot.palette()).accent
        self._pointer.setPen(pg.mkPen(accent, width=2))
        self._pointer.setBrush(pg.mkBrush(accent))
        self._line.setPen(pg.mkPen(accent, width=2))
        self._pointer.setData(pos=[self._at] if self.is_on else np.zeros((0, 2)))
        line = np.array([*self._corners, self._at]) if self._corners else np.zeros((0, 2))
        self._line.setData(line[:, 0], line[:, 1])
