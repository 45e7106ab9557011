"""A plot as a file: PNG for the screen, SVG and PDF for print, always in the light theme.

The thread of the window only records the plot; any thread can draw the file.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
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
from PySide6.QtWidgets import QApplication

from workbench.errors import WorkbenchError
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.line_widths import lines_widened
from workbench.gui.plots.picture_options import (
    MILLIMETRES_PER_INCH,
    PIXELS_PER_INCH,
    POINTS_PER_INCH,
    PictureOptions,
)
from workbench.gui.plots.plot import Plot
from workbench.gui.plots.point_cloud import PointCloud, Shapes
from workbench.gui.plots.svg_lines import lines_in_place
from workbench.gui.plots.svg_texts import texts_as_on_screen
from workbench.gui.widgets.sizes import body_pixels
from workbench.gui.widgets.theme import is_dark, light_palette
from workbench.palette import LIGHT

ENDINGS = (".png", ".svg", ".pdf")
_PIXEL_RATIO = 3  # pixels of a PNG for each pixel of the screen
_UNLIMITED = 16_777_215  # pixels, the largest size that Qt allows
_TITLE_SHARE = 1.8  # the height of the title in heights of a line


@dataclass(frozen=True)
class Recording:
    """A plot as it was at one moment; it can be drawn in another thread."""

    name: str
    size: QSize  # in pixels of the plot, with the title
    resolution: int
    picture: QPicture
    points: tuple[Shapes, ...]
    options: PictureOptions = PictureOptions()  # noqa: RUF009 - frozen
    scale: float = 1.0  # pixels of CSS for a pixel of the plot

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


def save_picture(
    plot: Plot,
    path: Path | str,
    options: PictureOptions = PictureOptions(),  # noqa: B008 - frozen
) -> Path:
    """Write a plot as PNG, SVG or PDF, by the extension of the file name."""
    path = check_path(path)
    return write_picture(record(plot, options, path.suffix), path)


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


def record(
    plot: Plot,
    options: PictureOptions = PictureOptions(),  # noqa: B008 - frozen
    ending: str = ".svg",
) -> Recording:
    """Record a plot for a file with this ending, in the thread of the window."""
    picture = QPicture()
    title = (options.title or plot.accessibleName()) if options.has_title else ""
    band = round(_TITLE_SHARE * body_pixels()) if title else 0
    factor = _pixels_per_pixel(ending.lower(), options)
    with (
        _in_light_theme(plot),
        _of_size(plot, options, band),
        _drawn_as_shapes(plot),
        lines_widened(plot, factor),
    ):
        painter = QPainter(picture)
        if title:
            _write_title(painter, title, plot.width(), band)
        area = QRectF(plot.rect()).translated(0, band)
        plot.render(painter, area, plot.rect())
        painter.end()
        clouds = [item for item in plot.scene().items() if isinstance(item, PointCloud)]
        points = tuple(cloud.shapes().moved(0, band) for cloud in reversed(clouds))
        size = QSize(plot.width(), plot.height() + band)
    # Text is measured at the resolution of the screen, so files need the same.
    resolution = round(QGuiApplication.primaryScreen().logicalDotsPerInch())
    scale = options.scale(body_pixels())
    return Recording(plot.accessibleName(), size, resolution, picture, points, options, scale)


def write_picture(recording: Recording, path: Path) -> Path:
    """Draw a file, in any thread."""
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[path.suffix.lower()]
    if not write(recording, path):
        raise WorkbenchError(f"{path} could not be written; choose another folder.")
    return path


def _pixels_per_pixel(ending: str, options: PictureOptions) -> float:
    """How many pixels of a file there are for one of the plot."""
    scale = options.scale(body_pixels())
    if ending == ".png":
        dots = scale * options.dots_per_inch / PIXELS_PER_INCH
        return dots if options.has_size else float(_PIXEL_RATIO)
    return scale if ending == ".pdf" else 1.0  # lines of an SVG have the coordinates of the plot


def _write_title(painter: QPainter, title: str, width: int, band: int) -> None:
    painter.fillRect(QRectF(0, 0, width, band), Qt.GlobalColor.white)
    font = QFont(QApplication.font())
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(LIGHT.text)
    painter.drawText(QRectF(0, 0, width, band), Qt.AlignmentFlag.AlignCenter, title)


def _write_png(recording: Recording, path: Path) -> bool:
    ratio = _pixels_per_pixel(".png", recording.options)
    size = QSizeF(recording.size) * ratio
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    if not recording.draw(image, ratio):
        return False
    if recording.options.has_size:  # after drawing: a picture is scaled to the dots of its device
        dots = round(recording.options.dots_per_inch / MILLIMETRES_PER_INCH * 1000)
        image.setDotsPerMeterX(dots)
        image.setDotsPerMeterY(dots)
    return image.save(str(path))


def _write_svg(recording: Recording, path: Path) -> bool:
    device = QSvgGenerator()
    device.setFileName(str(path))
    device.setTitle(recording.name)
    device.setSize(recording.size)
    device.setViewBox(QRectF(0, 0, recording.size.width(), recording.size.height()))
    device.setResolution(recording.resolution)
    if not recording.draw(device):
        return False
    written = path.read_text(encoding="utf-8")
    path.write_text(lines_in_place(_for_browsers(written, recording)), encoding="utf-8")
    return True


def _for_browsers(written: str, recording: Recording) -> str:
    """Name fonts that every system has some of, and give the size in millimetres of the options."""
    fonts = texts_as_on_screen(written)
    size = QSizeF(recording.size) * (recording.scale / PIXELS_PER_INCH * MILLIMETRES_PER_INCH)
    if not recording.options.has_size:
        return fonts
    fonts = re.sub(r'width="[\d.]+mm"', f'width="{size.width():.3f}mm"', fonts, count=1)
    return re.sub(r'height="[\d.]+mm"', f'height="{size.height():.3f}mm"', fonts, count=1)


def _write_pdf(recording: Recording, path: Path) -> bool:
    device = QPdfWriter(str(path))
    device.setTitle(recording.name)
    device.setResolution(recording.resolution)
    per_pixel = POINTS_PER_INCH / recording.resolution
    if recording.options.has_size:
        per_pixel = POINTS_PER_INCH / PIXELS_PER_INCH * recording.scale
    points = QSizeF(recording.size) * per_pixel
    device.setPageSize(
        QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    return recording.draw(device, per_pixel * recording.resolution / POINTS_PER_INCH)


@contextmanager
def _of_size(plot: Plot, options: PictureOptions, band: int) -> Iterator[None]:
    """Lay the plot out at the size of the options for a moment."""
    if not options.has_size:
        yield
        return
    before, largest = plot.size(), plot.maximumSize()
    width, height = options.plot_size(body_pixels())
    plot.setUpdatesEnabled(False)
    plot.setMaximumSize(_UNLIMITED, _UNLIMITED)
    with _with_same_zoom(plot):
        _resize(plot, QSize(width, max(height - band, 1)))
    try:
        yield
    finally:
        with _with_same_zoom(plot):
            _resize(plot, before)
        plot.setMaximumSize(largest)
        plot.setUpdatesEnabled(True)


def _resize(plot: Plot, size: QSize) -> None:
    plot.resize(size)
    plot.plotItem.layout.activate()
    QApplication.sendPostedEvents(plot)


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
    """Draw points and cells as shapes, and leave out what marks the selection."""
    items = [item for item in plot.scene().items() if hasattr(item, "setExportMode")]
    marks = [item for item in plot.selection_marks if item.isVisible()]
    for mark in marks:
        mark.hide()
    for item in items:
        item.setExportMode(True, {"antialias": True, "resolutionScale": 1.0, "painter": None})
    try:
        yield
    finally:
        for item in items:
            item.setExportMode(False)
        for mark in marks:
            mark.show()
