"""A plot as a file: PNG for the screen, SVG and PDF for print, always in the light colours.

The window's thread only records what the plot shows; the file is drawn by whichever thread.
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
_SHARPER = 3  # pixels of the file for each pixel of the screen
_POINTS = 72


@dataclass(frozen=True)
class Recorded:
    """What a plot showed at one moment; it can be drawn in another thread."""

    name: str
    size: QSize
    resolution: int
    picture: QPicture
    points: tuple[Shapes, ...]

    def draw(self, device: QPaintDevice, scale: float = 1.0) -> bool:
        """Draw on a device."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, self.picture)
        for one in self.points:
            one.draw(painter)
        return painter.end()


def save_picture(plot: Plot, path: Path | str) -> Path:
    """Write what a plot shows; the ending of the name chooses PNG, SVG or PDF."""
    return write_picture(record(plot), check_path(path))


def check_path(path: Path | str) -> Path:
    """Say in a sentence why a file cannot be written; Qt would only warn on the console."""
    path = Path(path)
    if path.suffix.lower() not in ENDINGS:
        raise WorkbenchError(
            f"{path.name!r} ends in {path.suffix!r}; a picture ends in {', '.join(ENDINGS)}."
        )
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise WorkbenchError(f"{path} could not be written; choose another folder.") from error
    return path


def record(plot: Plot) -> Recorded:
    """Take down what a plot shows; this alone needs the window's thread."""
    picture = QPicture()
    with _in_print_colours(plot), _drawn_as_shapes(plot):
        painter = QPainter(picture)
        plot.render(painter, QRectF(plot.rect()), plot.rect())
        painter.end()
        clouds = [one for one in plot.scene().items() if isinstance(one, PointCloud)]
        points = tuple(one.shapes() for one in reversed(clouds))
    # Texts are measured for the screen, so files have to count as it does.
    resolution = round(QGuiApplication.primaryScreen().logicalDotsPerInch())
    return Recorded(plot.accessibleName(), plot.size(), resolution, picture, points)


def write_picture(recorded: Recorded, path: Path) -> Path:
    """Draw a file, in whichever thread."""
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[path.suffix.lower()]
    if not write(recorded, path):
        raise WorkbenchError(f"{path} could not be written; choose another folder.")
    return path


def _write_png(recorded: Recorded, path: Path) -> bool:
    image = QImage(recorded.size * _SHARPER, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    return recorded.draw(image, _SHARPER) and image.save(str(path))


def _write_svg(recorded: Recorded, path: Path) -> bool:
    device = QSvgGenerator()
    device.setFileName(str(path))
    device.setTitle(recorded.name)
    device.setSize(recorded.size)
    device.setViewBox(QRectF(0, 0, recorded.size.width(), recorded.size.height()))
    device.setResolution(recorded.resolution)
    return recorded.draw(device)


def _write_pdf(recorded: Recorded, path: Path) -> bool:
    device = QPdfWriter(str(path))
    device.setTitle(recorded.name)
    device.setResolution(recorded.resolution)
    points = QSizeF(recorded.size) * (_POINTS / recorded.resolution)
    device.setPageSize(
        QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    return recorded.draw(device)


@contextmanager
def _in_print_colours(plot: Plot) -> Iterator[None]:
    """Paper is white whatever the window looks like."""
    if not is_dark(plot.palette()):
        yield
        return
    parent = plot.parentWidget()
    view = parent if isinstance(parent, FigureView) else plot
    with _unmoved(plot):
        view.setPalette(light_palette())
    try:
        yield
    finally:
        with _unmoved(plot):
            view.setPalette(QPalette())  # as its parent has it


@contextmanager
def _unmoved(plot: Plot) -> Iterator[None]:
    """Drawing in other colours must not undo what a person zoomed to."""
    across, up = plot.getViewBox().viewRange()
    yield
    plot.getViewBox().setRange(xRange=across, yRange=up, padding=0)


@contextmanager
def _drawn_as_shapes(plot: Plot) -> Iterator[None]:
    """Points are copied from a bitmap on the screen; files want their outlines."""
    items = [one for one in plot.scene().items() if hasattr(one, "setExportMode")]
    for one in items:
        one.setExportMode(True, {"antialias": True, "resolutionScale": 1.0, "painter": None})
    try:
        yield
    finally:
        for one in items:
            one.setExportMode(False)
