"""The base of every plot: window colours, named axes, zoom and pan by mouse and keyboard."""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.gui.plots.legend import Entry, Legend
from workbench.gui.plots.side_labels import SideLabel, SideLabels
from workbench.gui.widgets.accessible_roles import Role
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.sizes import role_font
from workbench.gui.widgets.theme import theme_roles

_STEP = 0.1  # of what is in view, for one press of an arrow key
_MOVES = {
    Qt.Key.Key_Left: (-_STEP, 0.0),
    Qt.Key.Key_Right: (_STEP, 0.0),
    Qt.Key.Key_Up: (0.0, _STEP),
    Qt.Key.Key_Down: (0.0, -_STEP),
}
_ZOOMS = {
    Qt.Key.Key_Plus: 0.8,
    Qt.Key.Key_Equal: 0.8,
    Qt.Key.Key_Minus: 1.25,
}


class NumberAxis(pg.AxisItem):
    """An axis whose numbers are written as in the language of the window."""

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        """The texts of the ticks."""
        return [in_notation(text) for text in super().tickStrings(values, scale, spacing)]


class Plot(pg.PlotWidget):
    """A plot that follows the colours of the window."""

    recoloured = Signal()
    accessible_role = Role.Graphic

    _title: str | None = None  # until the constructor has set it
    legend: Legend | None = None
    side_labels: SideLabels | None = None

    def __init__(self, title: str, parent: QWidget | None = None, **options: Any) -> None:
        axes = {side: NumberAxis(side) for side in ("left", "bottom")}
        axes.update(options.pop("axisItems", {}))
        # Unused menus would take 20 ms.
        super().__init__(parent, enableMenu=False, axisItems=axes, **options)
        self._title = title
        self._whole: QRectF | None = None
        self.selection_marks: list[pg.GraphicsObject] = []  # left out of pictures
        self.setAccessibleName(title)
        self.setMinimumSize(80, 80)
        self.hideButtons()
        for side in ("left", "bottom"):
            self.getAxis(side).enableAutoSIPrefix(False)
            self.getAxis(side).setStyle(maxTickLevel=0)
        self._apply_colours()

    def rename(self, title: str) -> None:
        """Give the plot another title."""
        self._title = title
        self.setAccessibleName(title)
        self._apply_colours()

    def show_legend(self, entries: list[Entry]) -> None:
        """Show a legend beside the plot."""
        if self.legend is None:
            self.legend = Legend()
            self.plotItem.layout.addItem(self.legend, 2, 3)
            self._apply_colours()
        self.legend.show_entries(entries)
        self.legend.fit(self.width(), self.height())

    def show_side_labels(self, labels: list[SideLabel]) -> None:
        """Write names beside the ends of lines, in place of a legend."""
        if self.side_labels is None:
            self.side_labels = SideLabels(self.getViewBox())
            self.plotItem.layout.addItem(self.side_labels, 2, 4)
            self._apply_colours()
        self.side_labels.show_labels(labels, self.width())

    def keep_within(self, whole: QRectF) -> None:
        """Set the whole area; zooming out and panning stop at its edges."""
        self._whole = whole
        if not self.getViewBox().state["aspectLocked"]:  # limits would crop a square plot
            self.setLimits(
                xMin=whole.left(), xMax=whole.right(), yMin=whole.top(), yMax=whole.bottom()
            )
        self.show_all()

    def show_all(self) -> None:
        """Undo zooming and panning."""
        if self._whole is None:
            self.autoRange(padding=0.03)
        else:
            self.setRange(self._whole, padding=0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Plus and minus zoom, arrows pan, Home shows all."""
        box, key = self.getViewBox(), Qt.Key(event.key())
        if key in _MOVES:
            (left, right), (bottom, top) = box.viewRange()
            across, up = _MOVES[key]
            up = -up if box.yInverted() else up
            box.translateBy(x=across * (right - left), y=up * (top - bottom))
        elif key in _ZOOMS:
            box.scaleBy((_ZOOMS[key], _ZOOMS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.show_all()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the legend to the new size."""
        if self.legend is not None:
            self.legend.fit(self.width(), self.height())
        if self.side_labels is not None:
            self.side_labels.show_labels(self.side_labels.labels, self.width())
        super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Keep our tooltip: a scene without tooltips would hide it."""
        is_ours = event.type() == QEvent.Type.ToolTip
        # A closed plot has no viewport, and Qt would follow its null pointer.
        return is_ours or (not self.closed and bool(super().viewportEvent(event)))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow a change of theme."""
        super().changeEvent(event)
        is_usable = self._title is not None and self.plotItem is not None  # until it is closed
        if event.type() == QEvent.Type.PaletteChange and is_usable:
            self._apply_colours()
            self.recoloured.emit()

    def _apply_colours(self) -> None:
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.Text)
        self.setBackground(palette.color(QPalette.ColorRole.Base))
        if self._title:
            self.setTitle(self._title, color=text, size="10pt")
        roles = theme_roles(palette)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(pg.mkPen(roles.outline, width=1))
            axis.setTextPen(roles.secondary)
            axis.setTickFont(role_font("secondary"))
            axis.label.setFont(role_font("secondary"))
        for names in (self.legend, self.side_labels):
            if names is not None:
                names.use_colour(text)


def make_plot(title: str, bottom: str, left: str, **options: Any) -> Plot:
    """A plot with a title and named axes."""
    plot = Plot(title, **options)
    plot.setLabels(bottom=bottom, left=left)
    return plot


def use_pixels(painter: QPainter, item: pg.GraphicsObject, x: float, y: float) -> None:
    """Move the painter to a position of the plot and let it count in pixels, y downwards."""
    to_scene = item.sceneTransform()
    painter.translate(x, y)
    painter.scale(1 / (to_scene.m11() or 1.0), 1 / (to_scene.m22() or 1.0))
