"""The views and the SVG writer draw figures in the same colours, order, symbols and labels."""

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from workbench import palette
from workbench.experiments import figures
from workbench.experiments.reports.style import STYLE, role_colours
from workbench.experiments.reports.svg import legend_sample
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import curve_legend, draw_curves
from workbench.experiments.reports.svg_points import class_legend, draw_scatter, draw_spectrum
from workbench.gui.plots.point_cloud import PointCloud
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.scatter import ScatterView
from workbench.gui.views.spectrum import SpectrumView
from workbench.gui.widgets.theme import apply_theme, class_qcolor, theme_roles

TOLERANCE = 3  # a colour map has 256 steps


@pytest.fixture
def shown(qtbot):
    def show(view, figure):
        qtbot.addWidget(view)
        view.resize(900, 700)
        view.show()
        view.show_figure(figure)
        QApplication.processEvents()
        return view

    return show


@pytest.fixture(params=["light", "dark"])
def roles(request, qapp):
    apply_theme(qapp, request.param)
    yield palette.DARK if request.param == "dark" else palette.LIGHT
    apply_theme(qapp, "light")


def curves():
    """More curves than colours, one of them empty."""
    x = np.array([10.0, 20.0, 40.0])
    names = ["linear-svm", "spectral-classification n_neighbors=5", "empty", "My own <label>"]
    names += [f"curve {number}" for number in range(4, 20)]
    lines = [
        figures.Curve(name, x, x / 50 + n, x / 60 + n, x / 40 + n, np.full(3, 5))
        for n, name in enumerate(names)
    ]
    lines[2] = figures.Curve("empty", *(np.empty(0) for _ in range(5)))
    return figures.CurveFigure("Labelled documents", "Accuracy", tuple(lines), {}, False, 0.95)


def confusion(clusters=False):
    actual = np.repeat([0, 1, 2, 2], [40, 30, 25, 25])
    predicted = np.concatenate([[0] * 38, [1] * 2, [1] * 20, [2] * 9, [0], [2] * 50])
    figure = figures.ConfusionFigure.from_predictions(
        "linear-svm", ("a", "b", "c"), actual, predicted, np.arange(120), clusters=clusters
    )
    order = np.array([2, 0, 1])
    return replace(figure, row_order=order, column_order=order)


def scatter():
    rows = np.arange(240)
    actual = rows % 12 - 1  # eleven classes and documents without one
    predicted = np.where(rows % 7 == 0, (actual + 1) % 11, actual)
    return figures.ScatterFigure(
        "spectral-classification",
        "5%",
        np.column_stack([np.cos(rows), np.sin(rows)]),
        tuple(f"class {name}" for name in "abcdefghijk"),
        actual,
        predicted,
        rows % 10 == 0,
        rows,
        tuple(map(str, rows)),
        (),
    )


def elements(picture, name="*"):
    return ET.fromstring(picture.inline()).findall(f".//{{*}}{name}")


def texts(picture, css_class):
    return [e.text for e in elements(picture, "text") if e.get("class") == css_class]


def axis_titles(view):
    return [view.plot.getAxis(side).labelText for side in ("bottom", "left")]


def shape_of(element):
    """The symbol of an SVG marker, by its corners."""
    if element.tag.endswith("circle"):
        return "o"
    points = [tuple(map(float, pair.split(","))) for pair in element.get("points").split()]
    for name, corners in palette.SYMBOLS.items():
        if len(corners) == len(points):
            expected, drawn = np.array(corners), np.array(points)
            expected, drawn = expected - expected[0], drawn - drawn[0]
            scale = np.abs(drawn).max() / np.abs(expected).max()
            if np.allclose(drawn, scale * expected, atol=0.06):
                return name
    raise AssertionError(element.get("points"))


def svg_legend(entries):
    """Name, colour and symbol of each entry, read from its sample."""
    samples = [elements(legend_sample(entry.index, entry.is_line)) for entry in entries]
    return [
        (entry.name, sample[-1].get("fill"), shape_of(sample[-1]))
        for entry, sample in zip(entries, samples, strict=True)
    ]


def view_legend(view):
    return [
        (entry.name, entry.colour.name().upper(), entry.symbol)
        for entry in view.plot.legend.entries
    ]


def test_curves_have_the_same_colours_dashes_symbols_and_names(shown):
    figure = curves()
    view, picture = shown(CurveView(), figure), draw_curves(figure)
    drawn = [
        item
        for item in view.plot.plotItem.listDataItems()
        if item.opts["symbol"] and len(item.getData()[0] if item.getData()[0] is not None else ())
    ]
    in_window = [
        (
            item.opts["pen"].color().name().upper(),
            tuple(item.opts["pen"].dashPattern()) if item.opts["pen"].dashPattern() else (),
            item.opts["symbol"],
            item.opts["symbolBrush"].name().upper(),
        )
        for item in drawn
    ]
    in_report = []
    for group in elements(picture, "g"):
        line, marker, *_ = group
        dashes = [float(part) / palette.LINE_WIDTH for part in _dashes(line)]
        in_report.append((line.get("stroke"), tuple(dashes), shape_of(marker), marker.get("fill")))
    assert len(in_window) == len(in_report) == 19
    assert in_window == in_report
    assert len(set(in_report)) == 19
    assert texts(picture, "axis") == axis_titles(view) == ["Labelled documents", "Accuracy"]


def _dashes(line):
    return (line.get("stroke-dasharray") or "").split()


def test_legends_of_curves_have_the_same_names_and_samples(shown):
    figure = curves()
    in_window = view_legend(shown(CurveView(), figure))
    assert svg_legend(curve_legend(figure)) == in_window
    assert in_window[0][0] == "Linear SVM"
    assert in_window[1][0] == "Spectral classification, neighbours = 5"


@pytest.mark.parametrize("clusters", [False, True])
def test_confusion_cells_have_the_same_colours_order_and_numbers(shown, roles, clusters):
    figure = confusion(clusters)
    view, picture = shown(ConfusionView(), figure), draw_confusion(figure)
    cells = elements(picture, "g")
    for position, cell in enumerate(cells):
        row, column = divmod(position, 3)
        colour = _colour_at(view.plot, column + 0.06, row + 0.06)
        assert np.abs(np.subtract(colour, _svg_colour(cell, roles))).max() <= TOLERANCE
        written = [e.text for e in cell if e.tag.endswith("text")]
        assert written == [text for text in [view.plot.texts[row][column]] if text]
    names = texts(picture, "name")
    rows = [figure.row_names[i] for i in (2, 0, 1)]
    columns = [figure.column_names[i] for i in (2, 0, 1)]
    assert [name for name in names if not name.isdigit()] == [*rows, *columns]
    assert view.plot.getAxis("left").names == rows
    assert view.plot.getAxis("bottom").names == columns
    assert texts(picture, "axis") == axis_titles(view)


def _colour_at(plot, x, y):
    pixel = plot.mapFromScene(plot.getViewBox().mapViewToScene(QPointF(x, y)))
    colour = plot.viewport().grab().toImage().pixelColor(pixel)
    return colour.red(), colour.green(), colour.blue()


def _svg_colour(cell, roles):
    """The colour of a cell in a page of either theme."""
    colour = roles.card
    for box in cell:
        if box.tag.endswith("rect") and box.get("class") != "cell":
            fill = getattr(roles, box.get("class"))
            colour = palette.blended(colour, fill, float(box.get("fill-opacity")))
    return palette.rgb(colour)


def test_documents_have_the_same_colours_and_symbols_as_their_legend(shown):
    figure = scatter()
    view, picture = shown(ScatterView(), figure), draw_scatter(figure)
    assert svg_legend(class_legend(figure)) == view_legend(view)
    assert view_legend(view)[-1] == ("unknown", palette.UNKNOWN, "o")
    cloud = next(item for item in view.plot.plotItem.items if isinstance(item, PointCloud))
    shapes = cloud.shapes()
    styles = [shapes.styles[number] for number in shapes.style_of.tolist()]
    in_window = Counter(style.fill.name().upper() for style in styles if style.fill is not None)
    markers = [e for e in elements(picture) if e.get("fill")]
    assert Counter(marker.get("fill") for marker in markers) == in_window
    symbols = {(style.fill.name().upper(), style.symbol) for style in styles if style.fill}
    crosses = {(colour, palette.ERROR_SYMBOL) for colour, _ in symbols}
    assert {(marker.get("fill"), shape_of(marker)) for marker in markers} <= symbols | crosses
    rings = [e for e in elements(picture, "circle") if e.get("class") == "ring"]
    assert len(rings) == sum(style.fill is None for style in styles) == 24
    assert texts(picture, "axis") == axis_titles(view)


def test_eigenvalues_have_the_same_colours_symbols_and_drop(shown):
    figure = figures.SpectrumFigure("lsi", "", np.array([9.0, 8.5, 8.0, 2.0, 1.5, 1.0]))
    view, picture = shown(SpectrumView(), figure), draw_spectrum(figure)
    in_window = [
        (item.opts["brush"].color().name().upper(), item.opts["symbol"])
        for item in view.plot.plotItem.items
        if isinstance(item, pg.ScatterPlotItem)
        for _ in range(len(item.data))
    ]
    in_report = [(e.get("fill"), shape_of(e)) for e in elements(picture) if e.get("fill")]
    assert in_report == in_window
    assert len(in_report) == 6
    line = next(item for item in view.plot.plotItem.items if isinstance(item, pg.InfiniteLine))
    assert line.label.format in [e.text for e in elements(picture, "text")]
    assert texts(picture, "axis") == axis_titles(view)


def test_affinities_use_the_scale_of_the_palette(shown, roles):
    weights = np.eye(2)
    figure = figures.AffinityFigure(
        "m", "", weights, weights.astype(int), ("a", "b"), np.array([0.0, 0.5, 1.0]), 2
    )
    view = shown(AffinityView(), figure)
    image = next(item for item in view.plot.plotItem.items if isinstance(item, pg.ImageItem))
    ends = image.getColorMap().map([0.0, 1.0])[:, :3].tolist()
    expected = [list(palette.rgb(roles.sequential[end])) for end in (0, -1)]
    assert ends == expected
    assert theme_roles(view.palette()) is roles


def test_symbols_have_the_corners_that_the_window_draws():
    for name, corners in palette.SYMBOLS.items():
        path = Symbols[name]
        drawn = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
        if corners:
            assert np.allclose(drawn, [*corners, corners[0]], atol=1e-3), name


def test_classes_are_distinct_in_colour_or_symbol():
    styles = {(palette.class_colour(i), palette.class_symbol(i)) for i in range(88)}
    assert len(styles) == 88
    assert [class_qcolor(i).name().upper() for i in range(32)] == [
        palette.class_colour(i) for i in range(32)
    ]


def test_reports_and_the_window_share_the_colours_of_both_themes(qapp):
    for roles in (palette.LIGHT, palette.DARK):
        for name, colour in role_colours(roles).items():
            assert f"--{name}:{colour}" in STYLE
    apply_theme(qapp, "light")
    assert QApplication.palette().base().color().name().upper() == palette.LIGHT.card
    assert QApplication.palette().text().color().name().upper() == palette.LIGHT.text
