"""Documents as points that can be clicked, linked and lassoed; their colours may be paler."""

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette

from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.keyboard_lasso import KeyboardLasso
from workbench.gui.plots.lasso import inside
from workbench.gui.plots.link_box import LinkBox
from workbench.gui.plots.plot import Plot
from workbench.gui.plots.point_cloud import MarkerStyle, PointCloud
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import UNKNOWN

_NEAR = 12.0  # pixels from the mouse
_LEVELS = (0.22, 0.4, 0.65, 0.9)  # opacities of certainties, from unsure to sure
_DIMMED = 0.12  # opacity of points that are not chosen
_SMALL, _USUAL, _BY_HAND, _CURRENT = 4, 6, 10, 15
_MANY = 5_000
_WIDEST_NAME = 0.45  # of the plot, for the name of a class
_BEHIND_NAMES = 0.8  # opacity
_ABOVE = 1.6  # heights of a name between its upper edge and the middle of its class

Link = tuple[int, int, bool, bool]  # two points, whether apart, whether that is violated


class SpacePlot(Plot):
    """Points in the colours of their classes, paler where unsure; links and class names on top."""

    point_clicked = Signal(int)
    link_drawn = Signal(int, int, bool)  # two points, and whether they are to be kept apart
    lassoed = Signal(object)  # rows of the points within the line
    menu_requested = Signal(int, QPoint)  # a point, and a position on the screen

    def __init__(self, title: str) -> None:
        self.box = LinkBox()
        super().__init__("", viewBox=self.box)
        self.setAccessibleName(title)
        for side in ("left", "bottom"):
            self.hideAxis(side)
        self._points = np.zeros((0, 2))
        self._styles: list[MarkerStyle] = []
        self._style_of = np.zeros(0, dtype=np.int64)
        self._links: Sequence[Link] = ()
        self._names: list[tuple[str, QColor, NDArray[np.int64]]] = []
        self._current, self._chosen = -1, np.zeros(0, dtype=np.int64)
        self.titles: Any = lambda _row: ""
        self.box.is_point_at = lambda position: self._nearest(position) >= 0
        self.box.clicked.connect(self._click)
        self.box.link_drawn.connect(self._link)
        self.box.lassoed.connect(self._choose)
        self.box.menu_requested.connect(self._ask_menu)
        self.keyboard = KeyboardLasso(self, self.box, key=None)
        self._labels: list[Any] = []
        self._look_of_labels: tuple[Any, ...] = ()
        self.box.sigRangeChanged.connect(lambda *_: self._keep_names_inside())
        self.box.sigResized.connect(lambda *_: self._keep_names_inside())
        self.hover = HoverTip(self, self._text_at)

    @property
    def points(self) -> NDArray[np.float64]:
        """Where the documents are drawn."""
        return self._points

    def describe(
        self,
        classes: NDArray[np.int16],
        certainties: NDArray[np.float32],
        by_hand: NDArray[np.bool_],
        names: Sequence[tuple[str, QColor]],
    ) -> None:
        """Set the colours: a class for each point, its certainty, and which are by hand."""
        size = _SMALL if len(classes) > _MANY else _USUAL
        levels = np.digitize(certainties, (0.4, 0.6, 0.8))
        width = len(_LEVELS) + 1
        self._styles = [MarkerStyle("o", size, _faded(QColor(UNKNOWN), 0.5))]
        ink = self.palette().color(QPalette.ColorRole.Text)
        for _, colour in names:
            self._styles += [MarkerStyle("o", size, _faded(colour, level)) for level in _LEVELS]
            self._styles.append(MarkerStyle("o", _BY_HAND, colour, ink))
        known = classes >= 0
        style = np.zeros(len(classes), dtype=np.int64)
        chosen = np.where(by_hand, len(_LEVELS), levels)
        style[known] = 1 + classes[known].astype(np.int64) * width + chosen[known]
        self._style_of = style
        self._names = [
            (name, colour, np.flatnonzero(classes == number))
            for number, (name, colour) in enumerate(names)
        ]

    def show_points(
        self,
        points: NDArray[Any],
        links: Sequence[Link] = (),
        current: int = -1,
        is_first: bool = False,
    ) -> None:
        """Draw the points at their positions."""
        self._points = np.asarray(points, dtype=np.float64)
        self._links, self._current = links, current
        self._draw()
        if is_first:
            self.show_all()

    def mark_current(self, row: int) -> None:
        """Draw a ring around another document."""
        self._current = row
        self._draw()

    def choose(self, rows: NDArray[np.int64]) -> None:
        """Mark points as chosen, as a lasso does."""
        self._chosen = rows
        self._draw()

    def clear_choice(self) -> None:
        """Clear the selection."""
        self.box.clear_line()
        self.choose(np.zeros(0, dtype=np.int64))

    def _draw(self) -> None:
        for item in [item for item in self.plotItem.items if item not in self._labels]:
            self.removeItem(item)
        if not len(self._points) or len(self._style_of) != len(self._points):
            self._make_labels([], self.font())
            return
        is_hand = np.array([style.line is not None for style in self._styles])[self._style_of]
        order = np.argsort(is_hand, kind="stable")  # those by hand on top
        styles, points = list(self._styles), [self._points[order]]
        chosen = [self._style_of[order]]
        if len(self._chosen):
            styles += [_dimmed(style) for style in self._styles]
            chosen[0] = chosen[0] + len(self._styles) * ~np.isin(order, self._chosen)
        accent = QColor(theme_roles(self.palette()).accent)
        styles += [
            MarkerStyle("o", _CURRENT, None, accent),
            MarkerStyle("o", _BY_HAND, None, accent),
        ]
        for rows, number in ((self._chosen, len(styles) - 1), ([self._current], len(styles) - 2)):
            shown = np.array([row for row in rows if 0 <= row < len(self._points)], dtype=np.int64)
            points.append(self._points[shown])
            chosen.append(np.full(len(shown), number, dtype=np.int64))
        self._draw_links()
        self.addItem(PointCloud(np.concatenate(points), np.concatenate(chosen), styles))
        self._draw_names()

    def _draw_links(self) -> None:
        roles = theme_roles(self.palette())
        for is_apart, is_violated in itertools.product((False, True), repeat=2):
            pairs = [link[:2] for link in self._links if link[2:] == (is_apart, is_violated)]
            if not pairs:
                continue
            ends = self._points[np.array(pairs).ravel()]
            colour = roles.problem if is_apart else roles.good
            style = Qt.PenStyle.DashLine if is_apart else Qt.PenStyle.SolidLine
            pen = pg.mkPen(colour, width=4 if is_violated else 2, style=style)
            self.addItem(pg.PlotCurveItem(ends[:, 0], ends[:, 1], connect="pairs", pen=pen))
            if is_violated:
                middles = (ends[::2] + ends[1::2]) / 2
                cross = {"symbol": "x", "size": 14, "pen": None, "brush": roles.warning}
                self.addItem(pg.ScatterPlotItem(middles[:, 0], middles[:, 1], **cross))

    def _draw_names(self) -> None:
        font = self.font()
        font.setBold(True)
        metrics = QFontMetricsF(font)
        widest = max(80, int(_WIDEST_NAME * self.box.width()))
        named = [(name, colour, rows) for name, colour, rows in self._names if len(rows)]
        shown = [
            (metrics.elidedText(name, Qt.TextElideMode.ElideRight, widest), colour)
            for name, colour, _ in named
        ]
        self._make_labels(shown, font)
        for label, (_, _, rows) in zip(self._labels, named, strict=True):
            label.setPos(*np.median(self._points[rows], axis=0))
        self._keep_names_inside()

    def _make_labels(self, shown: list[tuple[str, QColor]], font: QFont) -> None:
        """Make the labels of the names, unless they are there: they move with every frame."""
        behind = self.palette().color(QPalette.ColorRole.Base)
        behind.setAlphaF(_BEHIND_NAMES)  # a name can be read on points of its colour
        look = (behind.rgba(), font.key(), shown)
        if look == self._look_of_labels:
            return
        for label in self._labels:
            self.removeItem(label)
        self._labels, self._look_of_labels = [], look
        for name, colour in shown:
            label = pg.TextItem(name, color=colour, fill=behind)
            label.setFont(font)
            label.setZValue(1)  # above the points, which are drawn anew
            self.addItem(label, ignoreBounds=True)
            self._labels.append(label)

    def _keep_names_inside(self) -> None:
        """Names stand above the middle of their class; at an edge or another name they move."""
        whole = self.box.sceneBoundingRect()
        placed: list[QRectF] = []
        for label in self._labels:
            size = label.textItem.boundingRect()
            at = self.box.mapViewToScene(label.pos())
            across = kept_within(at.x() - whole.left(), whole.width(), size.width(), 0.5)
            left, top = at.x() - across * size.width(), at.y() - _ABOVE * size.height()
            spot = QRectF(left, max(top, whole.top()), size.width(), size.height())
            while any(spot.intersects(other) for other in placed):
                spot.translate(0, size.height())
            spot.moveBottom(min(spot.bottom(), whole.bottom()))
            placed.append(spot)
            label.setAnchor((across, (at.y() - spot.top()) / size.height()))

    def _click(self, position: QPointF) -> None:
        row = self._nearest(self.box.mapSceneToView(position))
        if row >= 0:
            self.point_clicked.emit(row)

    def _ask_menu(self, position: QPointF) -> None:
        row = self._nearest(self.box.mapSceneToView(position))
        if row >= 0:
            self.menu_requested.emit(row, self.mapToGlobal(self.mapFromScene(position)))

    def _link(self, begin: QPointF, end: QPointF, is_apart: bool) -> None:
        first, second = self._nearest(begin), self._nearest(end)
        if first >= 0 and second >= 0 and first != second:
            self.link_drawn.emit(first, second, is_apart)

    def _choose(self, corners: NDArray[np.float64]) -> None:
        rows = np.flatnonzero(inside(corners, self._points))
        self.keyboard.turn(False)
        self.choose(rows)
        self.lassoed.emit(rows)

    def _nearest(self, position: QPointF) -> int:
        if not len(self._points):
            return -1
        width, height = self.box.viewPixelSize()
        away = (self._points - (position.x(), position.y())) / (width or 1.0, height or 1.0)
        distance = np.hypot(away[:, 0], away[:, 1])
        nearest = int(distance.argmin())
        return nearest if distance[nearest] <= _NEAR else -1

    def _text_at(self, position: QPointF) -> str:
        if not self.box.sceneBoundingRect().contains(position):
            return ""
        row = self._nearest(self.box.mapSceneToView(position))
        return str(self.titles(row)) if row >= 0 else ""


def kept_within(position: float, whole: float, own: float, usual: float) -> float:
    """The share of a text that lies before its position, so that all of it lies within a width."""
    if own <= 0 or own >= whole:
        return 0.5
    most, least = position / own, 1 - (whole - position) / own
    return min(max(usual, least), most)


def _dimmed(style: MarkerStyle) -> MarkerStyle:
    """The style of a point while others are chosen."""
    return replace(style, fill=style.fill and _faded(style.fill, _DIMMED), line=None)


def _faded(colour: QColor, opacity: float) -> QColor:
    translucent = QColor(colour)
    translucent.setAlphaF(opacity)
    return translucent
