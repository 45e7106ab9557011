"""A plot as a file: PNG for the screen, SVG and PDF for print."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from workbench.errors import WorkbenchError
from workbench.gui.views.plot import Plot

ENDINGS = (".png", ".svg", ".pdf")
_SHARPER = 3  # pixels of the file for each pixel of the screen
_POINTS = 72


def save_picture(plot: Plot, path: Path | str) -> Path:
    """Write what a plot shows; the ending of the name chooses PNG, SVG or PDF."""
    path = Path(path)
    if path.suffix.lower() not in ENDINGS:
        raise WorkbenchError(
            f"{path.name!r} ends in {path.suffix!r}; a picture ends in {', '.join(ENDINGS)}."
        )
    _check_writable(path)
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[path.suffix.lower()]
    if not write(plot, path):
        raise WorkbenchError(f"{path} could not be written; choose another folder.")
    return path


def _check_writable(path: Path) -> None:
    """Qt would only warn on the console."""
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise WorkbenchError(f"{path} could not be written; choose another folder.") from error


def _write_png(plot: Plot, path: Path) -> bool:
    image = QImage(plot.size() * _SHARPER, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return _paint(plot, image, QSizeF(image.size())) and image.save(str(path))


def _write_svg(plot: Plot, path: Path) -> bool:
    device = QSvgGenerator()
    device.setFileName(str(path))
    device.setTitle(plot.accessibleName())
    device.setSize(QSize(plot.size()))
    device.setViewBox(QRectF(plot.rect()))
    device.setResolution(_screen_resolution())
    return _paint(plot, device, QSizeF(plot.size()))


def _write_pdf(plot: Plot, path: Path) -> bool:
    device = QPdfWriter(str(path))
    device.setTitle(plot.accessibleName())
    resolution = _screen_resolution()
    device.setResolution(resolution)
    points = QSizeF(plot.size()) * (_POINTS / resolution)
    device.setPageSize(
        QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    return _paint(plot, device, QSizeF(plot.size()))


def _paint(plot: Plot, device: QPaintDevice, size: QSizeF) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with _drawn_as_shapes(plot):
        plot.render(painter, QRectF(0, 0, size.width(), size.height()), plot.rect())
    return painter.end()


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


def _screen_resolution() -> int:
    """Texts are measured for the screen, so files have to count as it does."""
    return round(QGuiApplication.primaryScreen().logicalDotsPerInch())
