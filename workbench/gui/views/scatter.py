"""Documents as points in two dimensions of a method's space or of a projection."""

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import ScatterFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.keyboard_lasso import KeyboardLasso
from workbench.gui.plots.lasso import LassoBox, inside
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.plots.point_cloud import MarkerStyle, PointCloud, density_image
from workbench.gui.state.selection import DocumentSelection
from workbench.gui.views.scatter_groups import COLOURINGS, PointGroup, point_groups, point_text
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import ring_opacity

_MOST_POINTS = 50_000  # above that the density is drawn
_BINS = 400
_NEAR = 12.0  # pixels from the mouse
_DIMMED = 0.13  # opacity of points outside the selection
_BASE, _TEXT = QPalette.ColorRole.Base, QPalette.ColorRole.Text


class ScatterView(FigureView):
    """One shape and colour per class; labelled documents have a ring, others may be dimmed."""

    points_chosen = Signal(object)  # indices of the chosen points in the figure
    menu_requested = Signal(object)  # position on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        self.box = LassoBox()
        self._dimensions: tuple[int, int] | None = None
        self._colouring = COLOURINGS[0]
        self._plane = np.zeros((0, 2))
        self._selection: DocumentSelection | None = None
        self._filtered: set[str] = set()  # names of groups that are not shown
        self._visible = np.zeros(0, dtype=np.bool_)
        self.focus_mark = pg.ScatterPlotItem(size=18, symbol="o", brush=None)
        super().__init__(make_plot("", "", "", viewBox=self.box), "", parent)
        self.plot.selection_marks.append(self.focus_mark)
        self.plot.setAccessibleName(self.tr("Documents in the space of the method"))
        self.box.lassoed.connect(self._choose_inside)
        self.box.clicked.connect(self._choose_nearest)
        self.box.menu_requested.connect(self._ask_for_menu)
        self.hover = HoverTip(self.plot, self._text_at)
        self.keyboard = KeyboardLasso(self.plot, self.box)

    @property
    def dimensions(self) -> tuple[int, int]:
        """The two dimensions shown."""
        if self._dimensions is None or self.figure is None:
            return (0, 1)
        return self._dimensions

    def use_selection(self, selection: DocumentSelection) -> None:
        """Show the selection of the window, and change it."""
        self._selection = selection
        selection.changed.connect(self._show_selection)
        selection.focused.connect(lambda _: self._mark_focus())

    def show_figure(self, figure: ScatterFigure) -> None:
        """Draw a figure in the dimensions that separate its classes best."""
        size = figure.coordinates.shape[1]
        if self._dimensions is None or max(self._dimensions) >= size:
            self._dimensions = figure.clearest_plane if size > 1 else None
        self._filtered = set()
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
        self._filtered = set()
        self._redraw()

    def filter_group(self, name: str) -> None:
        """Hide the points of a group, or show them again."""
        self._filtered ^= {name}
        self._redraw()

    def forget_dimensions(self) -> None:
        """Let the next figure choose its clearest dimensions again."""
        self._dimensions = None

    def _draw(self, figure: ScatterFigure) -> None:
        for item in list(self.plot.plotItem.items):
            self.plot.removeItem(item)
        self.box.clear_line()
        first, second = self.dimensions
        if figure.coordinates.shape[1] < 2 or not len(figure.documents):
            self._plane, self._visible = np.zeros((0, 2)), np.zeros(0, dtype=np.bool_)
            self.plot.show_legend([])
            return
        self._plane = np.asfortranarray(figure.plane(first, second))  # axes are read one by one
        self.plot.setLabels(bottom=self._title(first), left=self._title(second))
        groups, group_of = point_groups(figure, self._colouring)
        is_shown = np.array([group.name not in self._filtered for group in groups])
        self._visible = is_shown[group_of]
        if len(self._plane) > _MOST_POINTS:
            self._draw_density()
        else:
            self._draw_points(figure, groups, group_of)
        self._show_legend(groups)
        self._mark_focus()

    def _show_legend(self, groups: list[PointGroup]) -> None:
        is_new = self.plot.legend is None
        self.plot.show_legend([Entry(group.name, group.colour, group.symbol) for group in groups])
        legend = self.plot.legend
        if legend is not None:
            legend.hide_entries(self._filtered)
            if is_new:
                legend.entry_clicked.connect(
                    lambda row: self.filter_group(legend.entries[row].name)
                )

    def _title(self, dimension: int) -> str:
        return self.tr("Dimension {}").format(dimension + 1)

    def _is_dimmed(self, figure: ScatterFigure) -> NDArray[np.bool_]:
        selection = self._selection
        if selection is None or not selection or self._colouring not in COLOURINGS:
            return np.zeros(len(figure.documents), dtype=np.bool_)
        return ~selection.contains(figure.documents)

    def _draw_points(
        self, figure: ScatterFigure, groups: list[PointGroup], group_of: NDArray[np.int64]
    ) -> None:
        size = 7 if len(self._plane) < 2000 else 5
        styles = [MarkerStyle(group.symbol, size, group.colour) for group in groups]
        styles += [MarkerStyle(group.symbol, size, _faint(group.colour)) for group in groups]
        is_dimmed = self._is_dimmed(figure)
        style_of = group_of + len(groups) * is_dimmed
        mixed = np.random.default_rng(0).permutation(len(style_of))  # no class covers another
        mixed = mixed[self._visible[mixed]]
        order = np.concatenate([mixed[is_dimmed[mixed]], mixed[~is_dimmed[mixed]]])
        points, point_styles = self._plane[order], style_of[order]
        is_ringed = figure.is_labelled & self._visible & ~is_dimmed
        labelled = self._plane[is_ringed]
        if not figure.is_labelled.all():  # rings around all points would mean nothing
            styles.append(self._ring(len(labelled)))  # drawn first, so that they cover no point
            points = np.concatenate([labelled, points])
            ring = np.full(len(labelled), len(styles) - 1)
            point_styles = np.concatenate([ring, point_styles])
        self.plot.addItem(PointCloud(points, point_styles, styles))

    def _ring(self, count: int) -> MarkerStyle:
        colour = QColor(self.palette().color(_TEXT))
        colour.setAlphaF(ring_opacity(count))
        return MarkerStyle("o", 12, None, colour)

    def _draw_density(self) -> None:
        colours = [self.palette().color(role) for role in (_BASE, _TEXT)]
        self.plot.addItem(density_image(self._plane, self._visible, _BINS, colours))

    def _show_selection(self) -> None:
        if len(self._plane) <= _MOST_POINTS:  # a density shows no single documents
            self._redraw()

    def _mark_focus(self) -> None:
        """Draw a ring around the document that is read."""
        self.plot.removeItem(self.focus_mark)
        figure, selection = self.figure, self._selection
        if figure is None or selection is None or not len(self._plane):
            return
        points = np.flatnonzero(figure.documents == selection.focus)
        if len(points):
            accent = QColor(theme_roles(self.palette()).accent)
            self.focus_mark.setPen(pg.mkPen(accent, width=2.5))
            self.focus_mark.setData(pos=self._plane[points])
            self.plot.addItem(self.focus_mark, ignoreBounds=True)

    def _choose_inside(self, corners: NDArray[np.float64], adds: bool) -> None:
        if self.figure is not None:
            chosen = np.flatnonzero(inside(corners, self._plane) & self._visible)
            self._select(chosen, adds, self.tr("drawn around"))

    def _choose_nearest(self, position: QPointF, adds: bool) -> None:
        point = self._nearest(position)
        if point is not None:
            self._select(np.array([point]), adds, "")
            if self._selection is not None and self.figure is not None:
                self._selection.read(int(self.figure.documents[point]))
        elif self._selection is not None and not adds:
            self._selection.clear()

    def _select(self, points: NDArray[np.int64], adds: bool, title: str) -> None:
        self.points_chosen.emit(points)
        if self._selection is None or self.figure is None:
            return
        documents = self.figure.documents[points]
        if adds:
            self._selection.toggle(documents)
        else:
            self._selection.select(documents, title)

    def _ask_for_menu(self, position: QPointF) -> None:
        """A right click on a point outside the selection selects it first."""
        point = self._nearest(position)
        selection, figure = self._selection, self.figure
        if point is not None and selection is not None and figure is not None:
            document = int(figure.documents[point])
            if document not in selection:
                selection.select([document])
                selection.read(document)
        self.menu_requested.emit(self.plot.mapToGlobal(self.plot.mapFromScene(position)))

    def _text_at(self, position: QPointF) -> str:
        """The description of the document under the mouse."""
        point = self._nearest(position)
        return "" if point is None or self.figure is None else point_text(self.figure, point)

    def _nearest(self, position: QPointF) -> int | None:
        if not self._visible.any() or not self.box.sceneBoundingRect().contains(position):
            return None
        here = self.box.mapSceneToView(position)
        width, height = (length or 1.0 for length in self.box.viewPixelSize())
        is_near = (np.abs(self._plane[:, 0] - here.x()) <= _NEAR * width) & self._visible
        near = np.flatnonzero(is_near)
        away = (self._plane[near] - (here.x(), here.y())) / (width, height)
        distance = np.hypot(away[:, 0], away[:, 1])
        if not len(near) or distance.min() > _NEAR:
            return None
        return int(near[distance.argmin()])


def _faint(colour: QColor) -> QColor:
    dimmed = QColor(colour)
    dimmed.setAlphaF(_DIMMED * colour.alphaF())
    return dimmed
