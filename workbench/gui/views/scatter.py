"""Documents as points in two dimensions of a method's space."""

from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import ScatterFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.lasso import LassoBox, inside
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.plots.point_cloud import MarkerStyle, PointCloud
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import (
    BLUE,
    ERROR_SYMBOL,
    UNKNOWN,
    UNKNOWN_OPACITY,
    VERMILION,
    class_symbol,
    ring_opacity,
)

COLOURINGS = ("class", "prediction", "error")
_MOST_POINTS = 50_000  # above that the density is drawn
_BINS = 400
_NEAR = 12.0  # pixels from the mouse


@dataclass(frozen=True)
class _Group:
    """Points drawn in the same style."""

    name: str
    colour: QColor
    symbol: str
    members: NDArray[np.bool_]


class ScatterView(FigureView):
    """One shape and colour per class; labelled documents have a ring."""

    points_chosen = Signal(object)  # indices of the chosen points in the figure

    def __init__(self, parent: QWidget | None = None) -> None:
        self.box = LassoBox()
        self._dimensions: tuple[int, int] | None = None
        self._colouring = COLOURINGS[0]
        self._plane = np.zeros((0, 2))
        super().__init__(make_plot("", "", "", viewBox=self.box), "", parent)
        self.plot.setAccessibleName(self.tr("Documents in the space of the method"))
        self.box.lassoed.connect(self._choose)
        self.hover = HoverTip(self.plot, self._text_at)

    @property
    def dimensions(self) -> tuple[int, int]:
        """The two dimensions shown."""
        if self._dimensions is None or self.figure is None:
            return (0, 1)
        return self._dimensions

    def show_figure(self, figure: ScatterFigure) -> None:
        """Draw a figure in the dimensions that separate its classes best."""
        size = figure.coordinates.shape[1]
        if self._dimensions is None or max(self._dimensions) >= size:
            self._dimensions = figure.clearest_plane() if size > 1 else None
        super().show_figure(figure)
        self.plot.show_all()

    def show_frame(self, figure: ScatterFigure) -> None:
        """Draw the next figure of a series without moving the view."""
        super().show_figure(figure)

    def show_dimensions(self, first: int, second: int) -> None:
        """Choose the two dimensions."""
        self._dimensions = (first, second)
        self._redraw()
        self.plot.show_all()

    def colour_by(self, what: str) -> None:
        """Colour by "class", "prediction" or "error"."""
        self._colouring = what
        self._redraw()

    def _draw(self, figure: ScatterFigure) -> None:
        for item in list(self.plot.plotItem.items):
            self.plot.removeItem(item)
        self.box.clear_line()
        first, second = self.dimensions
        if figure.coordinates.shape[1] < 2 or not len(figure.documents):
            self._plane = np.zeros((0, 2))
            self.plot.show_legend([])
            return
        self._plane = figure.plane(first, second)
        self.plot.setLabels(bottom=self._title(first), left=self._title(second))
        groups = _groups(figure, self._colouring)
        if len(self._plane) > _MOST_POINTS:
            self._draw_density()
        else:
            self._draw_points(figure, groups)
        entries = [Entry(group.name, group.colour, group.symbol) for group in groups]
        self.plot.show_legend(entries)

    def _title(self, dimension: int) -> str:
        return self.tr("Dimension {}").format(dimension + 1)

    def _draw_points(self, figure: ScatterFigure, groups: list[_Group]) -> None:
        size = 7 if len(self._plane) < 2000 else 5
        styles = [MarkerStyle(group.symbol, size, group.colour) for group in groups]
        style_of = np.zeros(len(self._plane), dtype=np.int64)
        for number, group in enumerate(groups):
            style_of[group.members] = number
        mixed = np.random.default_rng(0).permutation(len(style_of))  # no class covers another
        places, style_of = self._plane[mixed], style_of[mixed]
        labelled = self._plane[figure.is_labelled]
        if len(labelled) < len(self._plane):  # rings around all points would mean nothing
            styles.append(self._ring(len(labelled)))  # drawn first, so that they cover no point
            places = np.concatenate([labelled, places])
            style_of = np.concatenate([np.full(len(labelled), len(groups)), style_of])
        self.plot.addItem(PointCloud(places, style_of, styles))

    def _ring(self, count: int) -> MarkerStyle:
        colour = QColor(self.palette().color(_TEXT))
        colour.setAlphaF(ring_opacity(count))
        return MarkerStyle("o", 12, None, colour)

    def _draw_density(self) -> None:
        counts, across, up = np.histogram2d(self._plane[:, 0], self._plane[:, 1], bins=_BINS)
        image = pg.ImageItem(np.log1p(counts))
        colours = [self.palette().color(role) for role in (_BASE, _TEXT)]
        image.setColorMap(pg.ColorMap([0.0, 1.0], colours))
        image.setRect(across[0], up[0], across[-1] - across[0], up[-1] - up[0])
        self.plot.addItem(image)

    def _choose(self, corners: NDArray[np.float64]) -> None:
        if self.figure is not None:
            self.points_chosen.emit(np.flatnonzero(inside(corners, self._plane)))

    def _text_at(self, position: QPointF) -> str:
        """The description of the document under the mouse."""
        point = self._nearest(position)
        return "" if point is None or self.figure is None else point_text(self.figure, point)

    def _nearest(self, position: QPointF) -> int | None:
        if not len(self._plane) or not self.box.sceneBoundingRect().contains(position):
            return None
        here = self.box.mapSceneToView(position)
        width, height = self.box.viewPixelSize()
        away = (self._plane - (here.x(), here.y())) / (width or 1.0, height or 1.0)
        distance = np.hypot(away[:, 0], away[:, 1])
        nearest = int(distance.argmin())
        return nearest if distance[nearest] <= _NEAR else None


_BASE, _TEXT = QPalette.ColorRole.Base, QPalette.ColorRole.Text


def point_text(figure: ScatterFigure, point: int) -> str:
    """A document in one line: its actual class, its predicted class if different, its title."""
    name = (figure.titles[point] if figure.titles else "") or figure.document_ids[point]
    actual, predicted = int(figure.actual[point]), int(figure.predicted[point])
    if actual < 0:
        return name
    label = _class_name(figure, actual)
    is_wrong = predicted >= 0 and predicted != actual
    prediction = f" classified as {_class_name(figure, predicted)}" if is_wrong else ""
    return f"{label}{prediction} · {name}"


def _class_name(figure: ScatterFigure, index: int) -> str:
    names = figure.class_names
    return names[index] if index < len(names) else f"cluster {index + 1}"


def _groups(figure: ScatterFigure, colouring: str) -> list[_Group]:
    if colouring == "error":
        is_wrong, is_predicted = figure.is_error, figure.predicted >= 0
        groups = [
            _Group("not predicted", _unknown_colour(), "o", ~is_predicted),
            _Group("correct", QColor(BLUE), "o", is_predicted & ~is_wrong),
            _Group("wrong", QColor(VERMILION), ERROR_SYMBOL, is_wrong),
        ]
        return [group for group in groups if group.members.any()]
    classes = figure.actual if colouring == "class" else figure.predicted
    groups = [_class_group(figure, index, classes) for index in np.unique(classes).tolist()]
    return sorted(groups, key=lambda group: group.name == "unknown")


def _class_group(figure: ScatterFigure, index: int, classes: NDArray[np.int64]) -> _Group:
    if index < 0:
        return _Group("unknown", _unknown_colour(), "o", classes < 0)
    name = _class_name(figure, index)
    return _Group(name, class_qcolor(index), class_symbol(index), classes == index)


def _unknown_colour() -> QColor:
    colour = QColor(UNKNOWN)
    colour.setAlphaF(UNKNOWN_OPACITY)
    return colour
