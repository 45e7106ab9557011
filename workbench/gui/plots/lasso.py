"""A freehand line drawn around points."""

from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal

from workbench.palette import VERMILION

_BANDS = 255  # parts of the height of a line, for numbers of one byte
POINTS_AT_A_TIME = 200_000  # whose numbers stay in a cache


class LassoBox(pg.ViewBox):
    """A view that pans and zooms, or draws a line while the lasso is on."""

    lassoed = Signal(object, bool)  # corners of the line, one row each; whether points are added
    clicked = Signal(object, bool)  # position in the scene; whether points are added
    menu_requested = Signal(object)  # position in the scene

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.lasso_is_on = False
        self._line = pg.PlotCurveItem(pen=pg.mkPen(VERMILION, width=2))
        self._corners: list[tuple[float, float]] = []
        self.addItem(self._line, ignoreBounds=True)

    def clear_line(self) -> None:
        """Remove the line."""
        self._line.setData([], [])

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:  # noqa: N802
        """Draw with the left button while the lasso is on or the shift key is held."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        draws = self.lasso_is_on or shift
        if not draws or event.button() != Qt.MouseButton.LeftButton:
            super().mouseDragEvent(event, axis)
            return
        event.accept()
        if event.isStart():
            self._corners = [self._in_view(event.buttonDownPos())]
        self._corners.append(self._in_view(event.pos()))
        closed = np.array([*self._corners, self._corners[0]])
        self._line.setData(closed[:, 0], closed[:, 1])
        if event.isFinish():
            self.clear_line()
            self.lassoed.emit(np.array(self._corners), shift and self.lasso_is_on)

    def mouseClickEvent(self, event: Any) -> None:  # noqa: N802
        """Report clicks: the left button chooses, the right one asks for a menu."""
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
            self.menu_requested.emit(event.scenePos())
        elif event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            adds = event.modifiers() & (
                Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
            )
            self.clicked.emit(event.scenePos(), bool(adds))

    def _in_view(self, position: Any) -> tuple[float, float]:
        point = self.mapToView(position)
        return point.x(), point.y()


def inside(corners: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which points lie within a closed line: rays to the right cross it an odd number of times."""
    is_inside = np.zeros(len(points), dtype=bool)
    for start in range(0, len(points) if len(corners) > 2 else 0, POINTS_AT_A_TIME):
        rows = slice(start, start + POINTS_AT_A_TIME)
        is_inside[rows] = _inside(corners, points[rows])
    return is_inside


def _inside(corners: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.bool_]:
    is_inside = np.zeros(len(points), dtype=bool)
    low, high = corners.min(axis=0), corners.max(axis=0)
    x, y = points[:, 0], points[:, 1]
    near = np.flatnonzero((x >= low[0]) & (x <= high[0]) & (y >= low[1]) & (y <= high[1]))
    # An edge concerns only points at its height: these are neighbours in the order of bands.
    scale = _BANDS / (high[1] - low[1] or 1.0)
    bands = ((y[near] - low[1]) * scale).astype(np.uint8)
    near = near[np.argsort(bands, kind="stable")]
    first = np.concatenate([[0], np.cumsum(np.bincount(bands, minlength=_BANDS + 1))])
    x, y = x[near], y[near]
    odd = np.zeros(len(near), dtype=bool)
    for begin, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        if begin[1] == end[1]:
            continue
        bottom, top = sorted((begin[1], end[1]))
        here = slice(first[int((bottom - low[1]) * scale)], first[int((top - low[1]) * scale) + 1])
        between = (begin[1] > y[here]) != (end[1] > y[here])
        crossing = begin[0] + (y[here] - begin[1]) * (end[0] - begin[0]) / (end[1] - begin[1])
        odd[here] ^= between & (x[here] < crossing)
    is_inside[near] = odd
    return is_inside
