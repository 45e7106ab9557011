"""Pictures as files: every format holds the picture, and a wrong name is refused."""

import re
import threading
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from workbench.errors import WorkbenchError
from workbench.experiments.figures import ScatterFigure
from workbench.gui.plots.picture_export import record, save_picture, write_picture
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
        before, ground = box.viewRange(), plot.grab().toImage().pixelColor(2, 2)
        image = QImage(str(save_picture(plot, tmp_path / "points.png")))
        QApplication.processEvents()
        assert image.pixelColor(2, 2).lightness() > 250
        assert ground.lightness() < 60
        assert plot.grab().toImage().pixelColor(2, 2) == ground
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
