"""Lines of a plot for a file whose pixels are smaller than those of the screen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pyqtgraph as pg
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QAbstractGraphicsShapeItem, QGraphicsLineItem


@contextmanager
def lines_widened(plot: pg.PlotWidget, factor: float) -> Iterator[None]:
    """Make all lines wider for a moment: Qt does not scale pens that count in pixels."""
    undo: list[Callable[[], object]] = []
    if factor != 1.0:
        for item in plot.scene().items():
            undo += _widen(item, factor)
    try:
        yield
    finally:
        for restore in reversed(undo):
            restore()


def _widen(item: Any, factor: float) -> list[Callable[[], object]]:
    """Widen the lines of one item; the returned functions restore them."""
    if isinstance(item, pg.PlotCurveItem):
        before = item.opts["pen"]
        item.opts["pen"] = _wider(pg.mkPen(before), factor)
        return [partial(item.opts.__setitem__, "pen", before)]
    if isinstance(item, pg.AxisItem):
        pen = QPen(item.pen())
        _use_axis_pen(item, _wider(pen, factor))
        return [partial(_use_axis_pen, item, pen)]
    if isinstance(item, QAbstractGraphicsShapeItem | QGraphicsLineItem):
        pen = QPen(item.pen())
        item.setPen(_wider(pen, factor))
        return [partial(item.setPen, pen)]
    if isinstance(item, pg.InfiniteLine):
        pen = QPen(item.pen)
        item.setPen(_wider(pen, factor))
        return [partial(item.setPen, pen)]
    return []


def _use_axis_pen(axis: pg.AxisItem, pen: QPen) -> None:
    text = axis.textPen()
    axis.setPen(pen)
    axis.setTextPen(text)  # the pen of the line would colour the title


def _wider(pen: QPen, factor: float) -> QPen:
    wider = QPen(pen)
    if pen.isCosmetic() or pen.widthF() == 0.0:
        wider.setWidthF(max(pen.widthF(), 1.0) * factor)
    return wider
