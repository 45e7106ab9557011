"""Documents as points in two chosen dimensions of a method's space."""

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
from workbench.gui.plots.legend import SYMBOLS, Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.plots.point_cloud import Look, PointCloud
from workbench.gui.widgets.theme import class_colour

COLOURINGS = ("class", "prediction", "error")
_MOST_POINTS = 50_000  # above that a picture of the density is drawn
_BINS = 400
_MANY_RINGS = 200  # where they overlap they have to be faint
_NEAR = 12.0  # pixels from the mouse


@dataclass(frozen=True)
class _Group:
    """Points that are drawn alike."""

    name: str
    colour: QColor
    symbol: str
    members: NDArray[np.bool_]


class ScatterView(FigureView):
    """One shape and colour per class; labelled documents have a ring."""

    points_chosen = Signal(object)  # places of the chosen points in the figure

    def __init__(self, parent: QWidget | None = None) -> None:
        self.box = LassoBox()
        self._dimensions: tuple[int, int] | None = None
        self._colouring = COLOURINGS[0]
        self._plane = np.zeros((0, 2))
        super().__init__(make_plot("", "", "", viewBox=self.box), "", parent)
        self.plot.setAccessibleName(self.tr("Documents in the space of the method"))
        self.box.lassoed.connect(self._choose)
        self._hover = HoverTip(self.plot, self._words_at)

    @property
    def dimensions(self) -> tuple[int, int]:
        """The two dimensions shown."""
        if self._dimensions is None or self._figure is None:
            return (0, 1)
        return self._dimensions

    def show_figure(self, figure: ScatterFigure) -> None:
        """Draw a figure in place of the one shown, from where its classes are clearest."""
        size = figure.coordinates.shape[1]
        if self._dimensions is None or max(self._dimensions) >= size:
            self._dimensions = figure.clearest_plane() if size > 1 else None
        super().show_figure(figure)
        self.plot.show_all()

    def show_frame(self, figure: ScatterFigure) -> None:
        """Draw the next figure of a series without moving the view."""
        super().show_figure(figure)

    def look_along(self, first: int, second: int) -> None:
        """Choose the two dimensions."""
        self._dimensions = (first, second)
        self._draw_again()
        self.plot.show_all()

    def colour_by(self, what: str) -> None:
        """Colour by "class", "prediction" or "error"."""
        self._colouring = what
        self._draw_again()

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
        entries = [Entry(one.name, one.colour, one.symbol) for one in groups]
        self.plot.show_legend(entries)

    def _title(self, dimension: int) -> str:
        return self.tr("Dimension {}").format(dimension + 1)

    def _draw_points(self, figure: ScatterFigure, groups: list[_Group]) -> None:
        size = 7 if len(self._plane) < 2000 else 5
        looks = [Look(one.symbol, size, one.colour) for one in groups]
        look_of = np.zeros(len(self._plane), dtype=np.int64)
        for place, one in enumerate(groups):
            look_of[one.members] = place
        mixed = np.random.default_rng(0).permutation(len(look_of))  # no class covers another
        places, look_of = self._plane[mixed], look_of[mixed]
        labelled = self._plane[figure.is_labelled]
        if len(labelled) < len(self._plane):  # rings around all points tell nothing
            looks.append(self._ring(len(labelled)))  # below, where they cover no colour
            places = np.concatenate([labelled, places])
            look_of = np.concatenate([np.full(len(labelled), len(groups)), look_of])
        self.plot.addItem(PointCloud(places, look_of, looks))

    def _ring(self, how_many: int) -> Look:
        ink = QColor(self.palette().color(_TEXT))
        ink.setAlpha(170 if how_many < _MANY_RINGS else 60)
        return Look("o", 12, None, ink)

    def _draw_density(self) -> None:
        counts, across, up = np.histogram2d(self._plane[:, 0], self._plane[:, 1], bins=_BINS)
        image = pg.ImageItem(np.log1p(counts))
        ground, ink = (self.palette().color(one) for one in (_BASE, _TEXT))
        image.setColorMap(pg.ColorMap([0.0, 1.0], [ground, ink]))
        image.setRect(across[0], up[0], across[-1] - across[0], up[-1] - up[0])
        self.plot.addItem(image)

    def _choose(self, corners: NDArray[np.float64]) -> None:
        if self._figure is not None:
            self.points_chosen.emit(np.flatnonzero(inside(corners, self._plane)))

    def _words_at(self, position: QPointF) -> str:
        """The title of the document under the mouse."""
        place = self._nearest(position)
        return "" if place is None or self._figure is None else point_words(self._figure, place)

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


def point_words(figure: ScatterFigure, place: int) -> str:
    """A document in one line: its title, what it is and what it was taken for."""
    name = (figure.titles[place] if figure.titles else "") or figure.document_ids[place]
    actual, predicted = int(figure.actual[place]), int(figure.predicted[place])
    if actual < 0:
        return name
    label = _class_name(figure, actual)
    is_wrong = predicted >= 0 and predicted != actual
    taken = f" taken for {_class_name(figure, predicted)}" if is_wrong else ""
    return f"{label}{taken} · {name}"


def _class_name(figure: ScatterFigure, index: int) -> str:
    names = figure.class_names
    return names[index] if index < len(names) else f"cluster {index + 1}"


def _groups(figure: ScatterFigure, colouring: str) -> list[_Group]:
    if colouring == "error":
        wrong, judged = figure.is_error, figure.predicted >= 0
        kinds = [
            _Group("not judged", QColor(150, 150, 150, 120), "o", ~judged),
            _Group("right", class_colour(0), "o", judged & ~wrong),
            _Group("wrong", class_colour(5), "x", wrong),
        ]
        return [one for one in kinds if one.members.any()]
    index = figure.actual if colouring == "class" else figure.predicted
    found = [_class_group(figure, one, index) for one in np.unique(index).tolist()]
    return sorted(found, key=lambda one: one.name == "unknown")


def _class_group(figure: ScatterFigure, one: int, index: NDArray[np.int64]) -> _Group:
    if one < 0:
        return _Group("unknown", QColor(150, 150, 150, 120), "o", index < 0)
    name = _class_name(figure, one)
    return _Group(name, class_colour(one), SYMBOLS[one % len(SYMBOLS)], index == one)
