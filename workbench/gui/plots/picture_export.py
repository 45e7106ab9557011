"""A plot as a file: PNG for the screen, SVG and PDF for print, always in the light theme.

The thread of the window only records the plot; any thread can draw the file.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
    QPicture,
)
from PySide6.QtSvg import QSvgGenerator

from workbench.errors import WorkbenchError
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.plot import Plot
from workbench.gui.plots.point_cloud import PointCloud, Shapes
from workbench.gui.widgets.theme import is_dark, light_palette

ENDINGS = (".png", ".svg", ".pdf")
_PIXEL_RATIO = 3  # pixels of a PNG for each pixel of the screen
_POINTS_PER_INCH = 72


@dataclass(frozen=True)
class Recording:
    """A plot as it was at one moment; it can be drawn in another thread."""

    name: str
    size: QSize
    resolution: int
    picture: QPicture
    points: tuple[Shapes, ...]

    def draw(self, device: QPaintDevice, scale: float = 1.0) -> bool:
        """Draw on a device; the answer is whether that worked."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, self.picture)
        for shapes in self.points:
            shapes.draw(painter)
        return painter.end()


def save_picture(plot: Plot, path: Path | str) -> Path:
    """Write a plot as PNG, SVG or PDF, by the extension of the file name."""
    return write_picture(record(plot), check_path(path))


def check_path(path: Path | str) -> Path:
    """Raise an error where a file cannot be written; Qt would only warn on the console."""
    path = Path(path)
    if path.suffix.lower() not in ENDINGS:
        raise WorkbenchError(
            f"A picture cannot be saved as {path.name!r}; its name has to end in "
            f"{', '.join(ENDINGS)}."
        )
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise WorkbenchError(f"{path} could not be written; choose another folder.") from error
    return path


def record(plot: Plot) -> Recording:
    """Record a plot, in the thread of the window."""
    picture = QPicture()
    with _in_light_theme(plot), _drawn_as_shapes(plot):
        painter = QPainter(picture)
        plot.render(painter, QRectF(plot.rect()), plot.rect())
        painter.end()
        clouds = [item for item in plot.scene().items() if isinstance(item, PointCloud)]
        points = tuple(cloud.shapes() for cloud in reversed(clouds))
    # Text is measured at the resolution of the screen, so files need the same.
    resolution = round(QGuiApplication.primaryScreen().logicalDotsPerInch())
    return Recording(plot.accessibleName(), plot.size(), resolution, picture, points)


def write_picture(recording: Recording, path: Path) -> Path:
    """Draw a file, in any thread."""
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[path.suffix.lower()]
    if not write(recording, path):
        raise WorkbenchError(f"{path} could not be written; choose another folder.")
    return path


def _write_png(recording: Recording, path: Path) -> bool:
    image = QImage(recording.size * _PIXEL_RATIO, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    return recording.draw(image, _PIXEL_RATIO) and image.save(str(path))


def _write_svg(recording: Recording, path: Path) -> bool:
    device = QSvgGenerator()
    device.setFileName(str(path))
    device.setTitle(recording.name)
    device.setSize(recording.size)
    device.setViewBox(QRectF(0, 0, recording.size.width(), recording.size.height()))
    device.setResolution(recording.resolution)
    return recording.draw(device)


def _write_pdf(recording: Recording, path: Path) -> bool:
    device = QPdfWriter(str(path))
    device.setTitle(recording.name)
    device.setResolution(recording.resolution)
    points = QSizeF(recording.size) * (_POINTS_PER_INCH / recording.resolution)
    device.setPageSize(
        QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    return recording.draw(device)


@contextmanager
def _in_light_theme(plot: Plot) -> Iterator[None]:
    """Show the plot in the light theme for a moment."""
    if not is_dark(plot.palette()):
        yield
        return
    parent = plot.parentWidget()
    view = parent if isinstance(parent, FigureView) else plot
    with _with_same_zoom(plot):
        view.setPalette(light_palette())
    try:
        yield
    finally:
        with _with_same_zoom(plot):
            view.setPalette(QPalette())  # that of its parent


@contextmanager
def _with_same_zoom(plot: Plot) -> Iterator[None]:
    """Keep the zoom, which a change of colours would reset."""
    across, up = plot.getViewBox().viewRange()
    yield
    plot.getViewBox().setRange(xRange=across, yRange=up, padding=0)


@contextmanager
def _drawn_as_shapes(plot: Plot) -> Iterator[None]:
    """Draw points as shapes; the screen copies them from a bitmap."""
    items = [item for item in plot.scene().items() if hasattr(item, "setExportMode")]
    for item in items:
        item.setExportMode(True, {"antialias": True, "resolutionScale": 1.0, "painter": None})
    try:
        yield
    finally:
        for item in items:
            item.setExportMode(False)
