"""Saved pictures against the screen: every kind of plot in every format, pixel by pixel."""

import shutil
import subprocess

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from workbench.experiments.figures import (
    AffinityFigure,
    ConfusionFigure,
    Curve,
    CurveFigure,
    ScatterFigure,
    SpectrumFigure,
)
from workbench.gui.plots.picture_export import save_picture
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.scatter import ScatterView
from workbench.gui.views.spectrum import SpectrumView

ROWS = np.arange(60)
CLASSES = ("apples & pears", "birds", "cars")
SMALLER = 4  # pictures are compared in blocks of pixels, because edges of letters differ
APART = 40  # of 255: colours that clearly differ
MOST_APART = 0.01  # share of such blocks


def curves():
    x, mean, n = np.array([10.0, 20.0, 40.0]), np.array([0.5, 0.7, 0.8]), np.array([3, 3, 3])
    lines = (
        Curve("linear-svm", x, mean, mean - 0.05, mean + 0.05, n),
        Curve("lsi", x, mean - 0.2, mean - 0.25, mean - 0.15, n),
    )
    return CurveFigure("Labelled documents", "Accuracy", lines, {}, False, 0.95, is_share=True)


def confusion():
    predicted = np.where(ROWS % 5 == 0, (ROWS + 1) % 3, ROWS % 3)
    return ConfusionFigure.from_predictions("svm", CLASSES, ROWS % 3, predicted, ROWS)


def scatter():
    places = np.column_stack([np.cos(ROWS), np.sin(ROWS)])
    known = (CLASSES, ROWS % 3, ROWS % 3, ROWS % 10 == 0, ROWS, tuple(map(str, ROWS)), ())
    return ScatterFigure("spectral", "5%", places, *known)


def affinity():
    weights = np.zeros((6, 6))
    weights[:2, :2] = weights[2:4, 2:4] = weights[4:, 4:] = 1
    bounds = np.array([0, 1 / 3, 2 / 3, 1])
    return AffinityFigure("spectral", "", weights, weights.astype(np.int64), CLASSES, bounds, 6)


VIEWS = {
    "curves": (CurveView, curves),
    "confusion": (ConfusionView, confusion),
    "scatter": (ScatterView, scatter),
    "affinity": (AffinityView, affinity),
    "spectrum": (SpectrumView, lambda: SpectrumFigure("lsi", "", np.array([1, 0.9, 0.4, 0.3]))),
}


@pytest.fixture(params=VIEWS)
def plot(request, qtbot):
    make_view, make_figure = VIEWS[request.param]
    view = make_view()
    qtbot.addWidget(view)
    view.resize(560, 420)
    view.show()
    view.show_figure(make_figure())
    for _ in range(3):
        QApplication.processEvents()
    yield view.plot  # while the view exists


def svg_image(path, size):
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        QSvgRenderer(str(path)).render(painter)
    return image


def rsvg_image(path, size):
    drawn = path.with_suffix(".drawn.png")
    command = ["rsvg-convert", "-w", f"{size.width()}", "-h", f"{size.height()}", "-o", f"{drawn}"]
    subprocess.run([*command, str(path)], check=True, timeout=60)
    return png_image(drawn, size)


def pdf_image(path, size):
    command = ["pdftoppm", "-png", "-singlefile", "-r", "192", str(path), str(path.with_suffix(""))]
    subprocess.run(command, check=True, timeout=60)
    return png_image(path.with_suffix(".png"), size)


def png_image(path, size):
    return QImage(str(path)).scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


def pixels(image):
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).astype(int)


def blocks(image):
    size = image.size() / SMALLER
    return pixels(image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation))


def share_apart(first, second):
    return (np.abs(blocks(first) - blocks(second)).max(axis=2) > APART).mean()


needs_poppler = pytest.mark.skipif(
    shutil.which("pdftoppm") is None, reason="poppler-utils is not installed"
)


needs_librsvg = pytest.mark.skipif(
    shutil.which("rsvg-convert") is None, reason="librsvg2-bin is not installed"
)


@pytest.mark.parametrize(
    ("ending", "drawn"),
    [
        (".png", png_image),
        (".svg", svg_image),
        pytest.param(".svg", rsvg_image, marks=needs_librsvg),
        pytest.param(".pdf", pdf_image, marks=needs_poppler),
    ],
)
def test_a_picture_is_the_plot_on_the_screen(plot, tmp_path, ending, drawn):
    screen = plot.grab().toImage()
    image = drawn(save_picture(plot, tmp_path / f"picture{ending}"), screen.size())
    assert image.size() == screen.size()
    assert share_apart(screen, image) < MOST_APART
    blank = QImage(screen.size(), QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.white)
    assert share_apart(screen, blank) > max(5 * share_apart(screen, image), 0.01)
