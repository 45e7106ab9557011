"""A view in which links between points are drawn with the mouse."""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal

from workbench.gui.plots.lasso import LassoBox
from workbench.gui.widgets.theme import theme_roles


class LinkBox(LassoBox):
    """A view in which a drag that begins on a point draws a link; others pan, zoom or lasso."""

    link_drawn = Signal(QPointF, QPointF, bool)  # with Shift: apart

    def __init__(self) -> None:
        super().__init__()
        self.is_point_at: Any = lambda _: False
        self._drawn = pg.PlotCurveItem()
        self._starts_on_point = False
        self.addItem(self._drawn, ignoreBounds=True)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:  # noqa: N802
        """Draw a link from point to point with the left button."""
        begin, end = self.mapToView(event.buttonDownPos()), self.mapToView(event.pos())
        if event.isStart():
            is_left = event.button() == Qt.MouseButton.LeftButton
            self._starts_on_point = is_left and not self.lasso_is_on and self.is_point_at(begin)
        if not self._starts_on_point:
            super().mouseDragEvent(event, axis)
            return
        event.accept()
        is_apart = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        roles = theme_roles(self.scene().palette())
        style = Qt.PenStyle.DashLine if is_apart else Qt.PenStyle.SolidLine
        self._drawn.setPen(
            pg.mkPen(roles.problem if is_apart else roles.good, width=2, style=style)
        )
        self._drawn.setData([begin.x(), end.x()], [begin.y(), end.y()])
        if event.isFinish():
            self._drawn.setData([], [])
            self.link_drawn.emit(begin, end, is_apart)
