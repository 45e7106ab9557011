"""Pictures as files: every format holds the picture, and a wrong name is refused."""

import re
import threading
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from workbench.errors import WorkbenchError
from workbench.experiments.figures import ConfusionFigure, ScatterFigure
from workbench.gui.plots.boxes import Box, BoxMap
from workbench.gui.plots.picture_export import record, save_picture, write_picture
from workbench.gui.plots.picture_options import PictureOptions
from workbench.gui.plots.plot import Plot
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.scatter import ScatterView
from workbench.gui.widgets.theme import apply_theme

POINTS = 300


@pytest.fixture
def plot(qtbot):
    view = ScatterView()
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    rows = np.arange(POINTS)
    view.show_figure(
        ScatterFigure(
            "spectral",
            "5%",
            np.random.default_rng(1).normal(size=(POINTS, 2)),
            ("apples & pears", "birds"),
            rows % 2,
            rows % 2,
            rows < 0,
            rows,
            tuple(map(str, rows)),
            (),
        )
    )
    yield view.plot  # while the view exists


def test_a_png_is_sharper_than_the_screen_and_not_blank(plot, tmp_path):
    image = QImage(str(save_picture(plot, tmp_path / "points.png")))
    assert image.width() == 3 * plot.width()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)
    }
    assert len(colours) > 4


def test_an_svg_holds_every_point_as_a_shape_and_the_names_as_text(plot, tmp_path):
    path = save_picture(plot, tmp_path / "points.svg")
    tree = ElementTree.parse(path)
    drawn = ("path", "circle", "ellipse", "rect")
    shapes = [element for element in tree.iter() if element.tag.endswith(drawn)]
    texts = " ".join(element.text or "" for element in tree.iter() if element.tag.endswith("text"))
    assert len(shapes) >= POINTS
    assert "apples & pears" in texts
    assert "Dimension 1" in texts


def test_a_pdf_has_one_page_of_the_size_of_the_plot(plot, tmp_path):
    content = save_picture(plot, tmp_path / "points.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    box = re.search(rb"/MediaBox \[([\d. ]+)\]", content)
    width, height = map(float, box.group(1).split()[2:])
    assert width / height == pytest.approx(plot.width() / plot.height(), rel=0.01)
    assert len(content) > 5000


def test_the_plot_on_the_screen_is_unchanged(plot, tmp_path):
    before = plot.grab().toImage()
    save_picture(plot, tmp_path / "points.svg")
    assert plot.grab().toImage() == before


def test_another_extension_is_refused_and_the_allowed_ones_are_named(plot, tmp_path):
    with pytest.raises(WorkbenchError, match=r"'points.bmp'; .* end in .png, .svg, .pdf"):
        save_picture(plot, tmp_path / "points.bmp")


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_missing_folder_is_reported(plot, tmp_path, ending):
    with pytest.raises(WorkbenchError, match="could not be written; choose another folder"):
        save_picture(plot, tmp_path / "nowhere" / f"points{ending}")


def test_pictures_are_light_in_the_dark_theme_and_the_view_stays(qapp, plot, tmp_path):
    box = plot.getViewBox()
    apply_theme(qapp, "dark")
    try:
        QApplication.processEvents()
        box.setRange(xRange=(-1, 1), yRange=(-0.5, 0.5), padding=0)
        QApplication.processEvents()
        before, background = box.viewRange(), plot.grab().toImage().pixelColor(2, 2)
        image = QImage(str(save_picture(plot, tmp_path / "points.png")))
        QApplication.processEvents()
        assert image.pixelColor(2, 2).lightness() > 250
        assert background.lightness() < 60
        assert plot.grab().toImage().pixelColor(2, 2) == background
        assert np.allclose(box.viewRange(), before)
    finally:
        apply_theme(qapp, "light")


def test_a_picture_may_be_drawn_in_another_thread(qtbot, plot, tmp_path):
    recording, written = record(plot), []
    thread = threading.Thread(
        target=lambda: written.append(write_picture(recording, tmp_path / "points.svg"))
    )
    thread.start()
    thread.join()
    same = save_picture(plot, tmp_path / "same.svg")
    assert written[0].read_text() == same.read_text()


@pytest.fixture
def matrix(qtbot):
    view = ConfusionView()
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    rows = np.arange(60)
    predicted = np.where(rows % 5 == 0, (rows + 1) % 3, rows % 3)
    view.show_figure(
        ConfusionFigure.from_predictions("svm", ("a", "b", "c"), rows % 3, predicted, rows)
    )
    QApplication.processEvents()
    yield view


def svg_image(path, width, height) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


def differing_share(first: QImage, second: QImage) -> float:
    """The share of pixels whose colours clearly differ."""
    pairs = [
        (first.pixelColor(x, y), second.pixelColor(x, y))
        for x in range(0, first.width(), 2)
        for y in range(0, first.height(), 2)
    ]
    apart = [
        max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > 60
        for a, b in pairs
    ]
    return sum(apart) / len(apart)


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_picture_matches_the_screen(matrix, tmp_path, ending):
    plot = matrix.plot
    screen = plot.grab().toImage()
    path = save_picture(plot, tmp_path / f"matrix{ending}")
    drawn = (
        svg_image(path, plot.width(), plot.height())
        if ending == ".svg"
        else QImage(str(path)).scaled(plot.size(), mode=Qt.TransformationMode.SmoothTransformation)
    )
    assert differing_share(screen, drawn) < 0.03


def test_the_cells_of_a_matrix_are_rectangles_and_no_image(matrix, tmp_path):
    written = save_picture(matrix.plot, tmp_path / "matrix.svg").read_text()
    assert "<image" not in written
    assert "sans-serif" in written
    assert not re.search(r'font-family="(?![^"]*sans-serif)', written)


def test_the_mark_of_the_selection_is_not_saved(matrix, tmp_path):
    plain = save_picture(matrix.plot, tmp_path / "plain.svg").read_text()
    matrix.mark((0, 1))
    matrix.show_selection(np.arange(10))
    marked = save_picture(matrix.plot, tmp_path / "marked.svg").read_text()
    assert marked == plain


def test_a_picture_has_the_size_of_the_options_in_every_format(matrix, tmp_path):
    plot, options = matrix.plot, PictureOptions(84, 60, 8, True, "Which classes are confused")
    before = plot.grab().toImage()
    image = QImage(str(save_picture(plot, tmp_path / "paper.png", options)))
    assert image.width() == pytest.approx(84 / 25.4 * 300, abs=3)
    assert image.height() == pytest.approx(60 / 25.4 * 300, abs=6)
    assert image.dotsPerMeterX() == pytest.approx(300 / 0.0254, rel=0.01)
    written = save_picture(plot, tmp_path / "paper.svg", options).read_text()
    width, height = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm"', written).groups()
    assert (float(width), float(height)) == pytest.approx((84, 60), abs=0.5)
    assert "Which classes are confused" in written
    content = save_picture(plot, tmp_path / "paper.pdf", options).read_bytes()
    box = re.search(rb"/MediaBox \[([\d. ]+)\]", content)
    size = [float(side) for side in box.group(1).split()[2:]]
    assert size == pytest.approx([84 / 25.4 * 72, 60 / 25.4 * 72], abs=2)
    assert plot.grab().toImage() == before, "the plot on the screen is unchanged"


def test_the_dots_of_a_selection_have_the_ink_of_the_theme(qapp, qtbot, matrix):
    matrix.show_selection(np.arange(10))

    def inks():
        dots = matrix.plot.selection_marks[-1].points()
        return {dot.brush().color().lightness() > 128 for dot in dots}

    try:
        for theme, is_light_ink in (("dark", True), ("light", False)):
            apply_theme(qapp, theme)
            qtbot.waitUntil(lambda wanted=is_light_ink: inks() == {wanted})
    finally:
        apply_theme(qapp, "light")


def test_totals_are_the_sums_of_rows_and_columns(matrix):
    matrix.show_totals(True)
    counts = matrix.figure.counts
    texts = matrix.plot.texts
    assert [line[-1] for line in texts[:-1]] == [str(total) for total in counts.sum(axis=1)]
    assert texts[-1] == [*(str(total) for total in counts.sum(axis=0)), str(counts.sum())]


def test_texts_of_an_svg_are_as_wide_as_on_the_screen_with_any_font(plot, tmp_path):
    written = save_picture(plot, tmp_path / "points.svg").read_text()
    lengths = {
        text: float(length)
        for length, text in re.findall(r'textLength="([\d.]+)"[^>]*>([^<]+)</text>', written)
    }
    assert written.count("<text ") == written.count("textLength=")
    legend = QFontMetricsF(QApplication.font())
    for name, shown in (("apples &amp; pears", "apples & pears"), ("birds", "birds")):
        assert lengths[name] == pytest.approx(legend.horizontalAdvance(shown), rel=0.02)


def test_the_frame_of_a_chosen_box_is_not_saved(qtbot, tmp_path):
    plot, boxes = Plot("Boxes"), BoxMap()
    qtbot.addWidget(plot)
    plot.addItem(boxes)
    boxes.show_boxes([Box(QRectF(0, 0, 9, 9), ("word",), QColor("#add0e9"))])
    plain = save_picture(plot, tmp_path / "plain.svg").read_text()
    boxes.mark(0)
    marked = save_picture(plot, tmp_path / "marked.svg").read_text()
    assert marked == plain
