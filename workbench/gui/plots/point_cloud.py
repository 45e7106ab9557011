"""Many points as one item, drawn once into a pixmap so that panning only copies it."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from pyqtgraph.Qt import internals
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

_MARGIN = 256  # pixels around the view drawn in advance, for panning
_FRAGMENT_FIELDS = 10  # of QPainter.PixmapFragment


@dataclass(frozen=True)
class MarkerStyle:
    """How points are drawn: a symbol of some size, filled, outlined, or both."""

    symbol: str
    size: float
    fill: QColor | None
    line: QColor | None = None

    @property
    def extent(self) -> int:
        """The side of the square that contains the symbol with its smoothed edge."""
        return int(np.ceil(self.size)) + 3


@dataclass(frozen=True)
class Shapes:
    """Points in plot pixels with their styles, which exported files draw as vector shapes."""

    positions: NDArray[np.float64]
    style_of: NDArray[np.int64]
    styles: tuple[MarkerStyle, ...]
    clip: QRectF

    def moved(self, across: float, down: float) -> "Shapes":
        """The same points elsewhere."""
        moved = self.positions + np.array([across, down])
        return replace(self, positions=moved, clip=self.clip.translated(across, down))

    def draw(self, painter: QPainter) -> None:
        """Draw every point in view, the last ones on top."""
        painter.save()
        painter.setClipRect(self.clip)
        before = painter.transform()
        pens = [(_pen(style.line), pg.mkBrush(style.fill)) for style in self.styles]
        for (x, y), number in zip(self.positions.tolist(), self.style_of.tolist(), strict=True):
            if self.clip.contains(x, y):
                style, (pen, brush) = self.styles[number], pens[number]
                painter.setTransform(QTransform.fromTranslate(x, y) * before)
                drawSymbol(painter, style.symbol, style.size, pen, brush)
        painter.restore()


class PointCloud(pg.GraphicsObject):
    """Points with styles; the last ones are on top."""

    def __init__(
        self, positions: NDArray[np.float64], style_of: NDArray[np.int64], styles: list[MarkerStyle]
    ) -> None:
        super().__init__()
        self._positions, self._style_of, self._styles = positions, style_of, styles
        self._bounds = _bounds(positions)
        self._pixmap: QPixmap | None = None
        self._covered = QRectF()  # the area of the pixmap, in pixels from the origin of the data
        self._scale = (0.0, 0.0, 0.0)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The area of the points, with a margin for their symbols."""
        extent = max((style.extent for style in self._styles), default=0)
        across, up = (extent * (abs(side) if side else 0.0) for side in self._pixel_size())
        return self._bounds.adjusted(-across, -up, across, up)

    def dataBounds(  # noqa: N802
        self,
        ax: int,
        frac: float = 1.0,  # noqa: ARG002
        orthoRange: Any = None,  # noqa: ARG002
    ) -> tuple[float, float]:
        """The range of the points along an axis."""
        box = self._bounds
        return (box.left(), box.right()) if ax == 0 else (box.top(), box.bottom())

    def viewTransformChanged(self) -> None:  # noqa: N802
        """Update the area, because the margin for symbols is in pixels."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Copy the pixmap, or draw a new one where it no longer fits."""
        if self._exportOpts is not False:
            return  # exported files draw vector shapes: see `shapes`
        to_device = painter.transform()
        view = painter.transform().mapRect(self.viewRect())
        wanted = view.translated(-to_device.dx(), -to_device.dy())
        ratio = painter.device().devicePixelRatio()
        scale = (to_device.m11(), to_device.m22(), ratio)
        if self._pixmap is None or scale != self._scale or not self._covered.contains(wanted):
            margin = _MARGIN
            area = wanted.adjusted(-margin, -margin, margin, margin).toAlignedRect()
            self._scale, self._covered = scale, QRectF(area)
            self._pixmap = self._draw_pixmap(self._covered, scale)
        painter.resetTransform()
        corner = self._covered.topLeft() + QPointF(to_device.dx(), to_device.dy())
        painter.drawPixmap(QPointF(corner.toPoint()), self._pixmap)

    def _draw_pixmap(self, area: QRectF, scale: tuple[float, float, float]) -> QPixmap:
        across, up, ratio = scale
        picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        x, y = self._positions[:, 0] * across - area.left(), self._positions[:, 1] * up - area.top()
        extent = max((style.extent for style in self._styles), default=0)
        seen = (x > -extent) & (x < area.width() + extent)
        seen &= (y > -extent) & (y < area.height() + extent)
        if seen.any():
            sheet, lefts, sides = _sheet(self._styles, ratio)
            styles = self._style_of[seen]
            painter = QPainter(picture)
            fragments = _fragments(x[seen], y[seen], lefts[styles], sides[styles], ratio)
            painter.drawPixmapFragments(*fragments.drawargs(), sheet)  # type: ignore[call-arg]
            painter.end()
        return picture

    def shapes(self) -> Shapes:
        """The points as they are now, to be drawn in another thread."""
        to_scene = self.sceneTransform()
        x = self._positions[:, 0] * to_scene.m11() + to_scene.dx()
        y = self._positions[:, 1] * to_scene.m22() + to_scene.dy()
        clip = self.getViewBox().sceneBoundingRect()
        return Shapes(np.column_stack([x, y]), self._style_of, tuple(self._styles), clip)

    def _pixel_size(self) -> tuple[float, float]:
        box = self.getViewBox()
        return box.viewPixelSize() if box is not None else (0.0, 0.0)


def _bounds(positions: NDArray[np.float64]) -> QRectF:
    if not len(positions):
        return QRectF()
    (left, low), (right, high) = positions.min(axis=0), positions.max(axis=0)
    return QRectF(left, low, right - left, high - low)


def _pen(colour: QColor | None) -> Any:
    return pg.mkPen(colour, width=1) if colour is not None else pg.mkPen(None)


def density_image(
    points: NDArray[np.float64], is_shown: NDArray[np.bool_], bins: int, colours: list[QColor]
) -> pg.ImageItem:
    """How many of the points that are shown lie where, on a logarithmic scale of two colours."""
    low, high = points.min(axis=0), points.max(axis=0)
    size = np.where(high > low, high - low, 1.0)
    cells = np.zeros(len(points), dtype=np.int64)
    for axis in range(2):  # much faster than a histogram with any edges
        places = ((points[:, axis] - low[axis]) * (bins / size[axis])).astype(np.int64)
        cells = cells * bins + np.minimum(places, bins - 1)
    counts = np.bincount(cells[is_shown], minlength=bins * bins).reshape(bins, bins)
    image = pg.ImageItem(np.log1p(counts))
    image.setColorMap(pg.ColorMap([0.0, 1.0], colours))
    image.setRect(*low, *size)
    return image


def _sheet(
    styles: list[MarkerStyle], ratio: float
) -> tuple[QPixmap, NDArray[np.float64], NDArray[np.float64]]:
    """Every style once, side by side, with the left edges and side lengths in sheet pixels."""
    sides = np.array([np.ceil(style.extent * ratio) for style in styles])
    lefts = np.concatenate([[0.0], np.cumsum(sides)[:-1]])
    sheet = QPixmap(int(sides.sum()), int(sides.max()))
    sheet.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for style, left, side in zip(styles, lefts.tolist(), sides.tolist(), strict=True):
        painter.setTransform(QTransform(ratio, 0, 0, ratio, left + side / 2, side / 2))
        drawSymbol(painter, style.symbol, style.size, _pen(style.line), pg.mkBrush(style.fill))
    painter.end()
    return sheet, lefts, sides


def _fragments(
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    lefts: NDArray[np.float64],
    sides: NDArray[np.float64],
    ratio: float,
) -> Any:
    """The position of each point and its part of the sheet, in the memory layout of Qt."""
    fragments = internals.PrimitiveArray(QPainter.PixmapFragment, _FRAGMENT_FIELDS)
    fragments.resize(len(x))
    zero, scale = np.zeros(len(x)), np.full(len(x), 1 / ratio)
    columns = (x, y, lefts, zero, sides, sides, scale, scale, zero, np.ones(len(x)))
    fragments.ndarray()[:] = np.column_stack(columns)
    return fragments
