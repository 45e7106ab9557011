"""Many points as one item: their picture is kept, so that moving the view only copies it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from pyqtgraph.Qt import internals
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

_MARGIN = 256  # pixels around the view that are drawn ahead of a move
_FRAGMENT_FIELDS = 10  # of QPainter.PixmapFragment


@dataclass(frozen=True)
class Look:
    """How points are drawn: a shape of some pixels, filled, or a line around nothing."""

    symbol: str
    size: float
    fill: QColor | None
    line: QColor | None = None

    @property
    def reach(self) -> int:
        """The side of the square that holds the shape with its soft edge."""
        return int(np.ceil(self.size)) + 3


@dataclass(frozen=True)
class Shapes:
    """Points in pixels of the plot with their looks; files have each as an outline."""

    places: NDArray[np.float64]
    look_of: NDArray[np.int64]
    looks: tuple[Look, ...]
    clip: QRectF

    def draw(self, painter: QPainter) -> None:
        """Draw every point that is in view, the last ones on top."""
        painter.save()
        painter.setClipRect(self.clip)
        before = painter.transform()
        styles = [(_pen(one.line), pg.mkBrush(one.fill)) for one in self.looks]
        for (x, y), place in zip(self.places.tolist(), self.look_of.tolist(), strict=True):
            if self.clip.contains(x, y):
                look, (pen, brush) = self.looks[place], styles[place]
                painter.setTransform(QTransform.fromTranslate(x, y) * before)
                drawSymbol(painter, look.symbol, look.size, pen, brush)
        painter.restore()


class PointCloud(pg.GraphicsObject):
    """Points with looks; the last ones lie on top."""

    def __init__(
        self, places: NDArray[np.float64], look_of: NDArray[np.int64], looks: list[Look]
    ) -> None:
        super().__init__()
        self._places, self._look_of, self._looks = places, look_of, looks
        self._bounds = _bounds(places)
        self._picture: QPixmap | None = None
        self._covered = QRectF()  # what the picture shows, in pixels from the origin of the data
        self._scale = (0.0, 0.0, 0.0)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The points with room for their shapes."""
        reach = max((one.reach for one in self._looks), default=0)
        width, height = (abs(one) if one else 0.0 for one in self._pixel_size())
        return self._bounds.adjusted(-reach * width, -reach * height, reach * width, reach * height)

    def dataBounds(  # noqa: N802
        self,
        ax: int,
        frac: float = 1.0,  # noqa: ARG002
        orthoRange: Any = None,  # noqa: ARG002
    ) -> tuple[float, float]:
        """From where to where the points lie along an axis."""
        box = self._bounds
        return (box.left(), box.right()) if ax == 0 else (box.top(), box.bottom())

    def viewTransformChanged(self) -> None:  # noqa: N802
        """The room for shapes counts in pixels."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Copy the picture, or draw a new one where it does not fit any more."""
        if self._exportOpts is not False:
            return  # files want outlines: see `shapes`
        to_device = painter.transform()
        view = painter.transform().mapRect(self.viewRect())
        wanted = view.translated(-to_device.dx(), -to_device.dy())
        ratio = painter.device().devicePixelRatio()
        scale = (to_device.m11(), to_device.m22(), ratio)
        if self._picture is None or scale != self._scale or not self._covered.contains(wanted):
            margin = _MARGIN
            area = wanted.adjusted(-margin, -margin, margin, margin).toAlignedRect()
            self._scale, self._covered = scale, QRectF(area)
            self._picture = self._drawn(self._covered, scale)
        painter.resetTransform()
        corner = self._covered.topLeft() + QPointF(to_device.dx(), to_device.dy())
        painter.drawPixmap(QPointF(corner.toPoint()), self._picture)

    def _drawn(self, area: QRectF, scale: tuple[float, float, float]) -> QPixmap:
        across, up, ratio = scale
        picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        x, y = self._places[:, 0] * across - area.left(), self._places[:, 1] * up - area.top()
        reach = max((one.reach for one in self._looks), default=0)
        seen = (x > -reach) & (x < area.width() + reach)
        seen &= (y > -reach) & (y < area.height() + reach)
        if seen.any():
            sheet, lefts, sides = _sheet(self._looks, ratio)
            look = self._look_of[seen]
            painter = QPainter(picture)
            fragments = _fragments(x[seen], y[seen], lefts[look], sides[look], ratio)
            painter.drawPixmapFragments(*fragments.drawargs(), sheet)  # type: ignore[call-arg]
            painter.end()
        return picture

    def shapes(self) -> "Shapes":
        """The points as they stand now, for a painter of another thread."""
        to_scene = self.sceneTransform()
        x = self._places[:, 0] * to_scene.m11() + to_scene.dx()
        y = self._places[:, 1] * to_scene.m22() + to_scene.dy()
        clip = self.getViewBox().sceneBoundingRect()
        return Shapes(np.column_stack([x, y]), self._look_of, tuple(self._looks), clip)

    def _pixel_size(self) -> tuple[float, float]:
        box = self.getViewBox()
        return box.viewPixelSize() if box is not None else (0.0, 0.0)


def _bounds(places: NDArray[np.float64]) -> QRectF:
    if not len(places):
        return QRectF()
    (left, low), (right, high) = places.min(axis=0), places.max(axis=0)
    return QRectF(left, low, right - left, high - low)


def _pen(colour: QColor | None) -> Any:
    return pg.mkPen(colour, width=1) if colour is not None else pg.mkPen(None)


def _sheet(
    looks: list[Look], ratio: float
) -> tuple[QPixmap, NDArray[np.float64], NDArray[np.float64]]:
    """Every look once, side by side; with the left edges and the sides, in pixels of the sheet."""
    sides = np.array([np.ceil(one.reach * ratio) for one in looks])
    lefts = np.concatenate([[0.0], np.cumsum(sides)[:-1]])
    sheet = QPixmap(int(sides.sum()), int(sides.max()))
    sheet.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for look, left, side in zip(looks, lefts.tolist(), sides.tolist(), strict=True):
        painter.setTransform(QTransform(ratio, 0, 0, ratio, left + side / 2, side / 2))
        drawSymbol(painter, look.symbol, look.size, _pen(look.line), pg.mkBrush(look.fill))
    painter.end()
    return sheet, lefts, sides


def _fragments(
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    lefts: NDArray[np.float64],
    sides: NDArray[np.float64],
    ratio: float,
) -> Any:
    """Where each point goes and which part of the sheet it shows, as Qt wants it in memory."""
    fragments = internals.PrimitiveArray(QPainter.PixmapFragment, _FRAGMENT_FIELDS)
    fragments.resize(len(x))
    zero, one = np.zeros(len(x)), np.full(len(x), 1 / ratio)
    columns = (x, y, lefts, zero, sides, sides, one, one, zero, np.ones(len(x)))
    fragments.ndarray()[:] = np.column_stack(columns)
    return fragments
