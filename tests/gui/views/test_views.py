"""Interaction with views: clicks, drags, the lasso, the keyboard, tooltips."""

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QToolTip
from scipy.cluster.hierarchy import linkage

from workbench.experiments import figures
from workbench.experiments.scoring.pairwise import PairwiseTable
from workbench.gui.plots.boxes import pack
from workbench.gui.plots.lasso import inside
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.dendrogram import DendrogramView
from workbench.gui.views.metric_table import MetricTableView
from workbench.gui.views.pairwise import PairwiseView
from workbench.gui.views.scatter import ScatterView, point_text
from workbench.gui.views.term_clusters import ClusterMapView
from workbench.gui.widgets.theme import class_qcolor


@pytest.fixture
def shown(qtbot):
    def show(view, figure):
        qtbot.addWidget(view)
        view.resize(640, 480)
        view.show()
        view.show_figure(figure)
        QApplication.processEvents()
        return view

    return show


def pixel(plot, x, y):
    """The viewport position of a point in plot coordinates."""
    return plot.mapFromScene(plot.getViewBox().mapViewToScene(QPointF(x, y)))


@pytest.fixture
def drag():
    """A drag over a plot in which no mouse move is skipped."""
    default = pg.getConfigOption("mouseRateLimit")
    pg.setConfigOption("mouseRateLimit", -1)
    yield _drag
    pg.setConfigOption("mouseRateLimit", default)


def _drag(plot, places):
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    moves = [(QEvent.Type.MouseMove, place, none, left) for place in places[1:]]
    press = (QEvent.Type.MouseButtonPress, places[0], left, left)
    release = (QEvent.Type.MouseButtonRelease, places[-1], left, none)
    for kind, place, button, buttons in (press, *moves, release):
        at, modifiers = QPointF(place), Qt.KeyboardModifier.NoModifier
        everywhere = QPointF(plot.viewport().mapToGlobal(place))
        event = QMouseEvent(kind, at, everywhere, button, buttons, modifiers)
        QApplication.sendEvent(plot.viewport(), event)
        QApplication.processEvents()


def colour_at(plot, x, y):
    """The colour at a point in plot coordinates."""
    return plot.viewport().grab().toImage().pixelColor(pixel(plot, x, y))


def test_points_stay_in_place_while_the_view_moves(shown):
    view = shown(ScatterView(), points())
    box = view.plot.getViewBox()
    blue, ground = class_qcolor(0), view.palette().base().color()
    assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()
    for x, y in ((-0.3, -0.1), (-6.0, -7.0), (4.5, 6.0)):
        box.translateBy(x=x, y=y)
        QApplication.processEvents()
        assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()
        assert colour_at(view.plot, 3.0, 0.0).rgb() == ground.rgb()
    box.scaleBy((0.6, 0.6), center=(1.0, 0.0))
    QApplication.processEvents()
    assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()


@pytest.mark.parametrize("index", range(40))
def test_class_colours_are_visible_on_light_and_dark(index):
    assert 60 <= class_qcolor(index).lightness() <= 180


def confusion():
    actual, predicted = np.array([0, 0, 0, 1, 1, 2]), np.array([0, 0, 1, 1, 2, 2])
    return figures.ConfusionFigure.from_predictions(
        "svm", ("a", "b", "c"), actual, predicted, np.arange(6)
    )


def points():
    places = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [10.0, 10.0], [10.0, 11.0]])
    return figures.ScatterFigure(
        "spectral",
        "5%",
        places,
        ("low", "high"),
        np.array([0, 0, 0, 1, 1]),
        np.array([0, 1, -1, 1, 1]),
        np.array([True, False, False, False, False]),
        np.arange(5) + 100,
        tuple("abcde"),
        ("<b>first</b>", "", "third", "", ""),
    )


def test_clicking_a_confusion_cell_emits_the_classes_not_the_positions(qtbot, shown):
    from dataclasses import replace

    order = np.array([2, 0, 1])
    figure = replace(confusion(), row_order=order, column_order=order)
    view = shown(ConfusionView(), figure)
    with qtbot.waitSignal(view.cell_clicked) as emitted:
        place = pixel(view.plot, 2.5, 1.5)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert emitted.args == [0, 1]


def test_cells_are_opened_by_keyboard(qtbot, shown):
    view = shown(ConfusionView(), confusion())
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):  # the first shows the mark
        qtbot.keyClick(view.plot, key)
    with qtbot.waitSignal(view.cell_clicked) as emitted:
        qtbot.keyClick(view.plot, Qt.Key.Key_Return)
    assert emitted.args == [1, 1]


def test_plus_zooms_arrows_pan_and_home_shows_all(qtbot, shown):
    view = shown(ScatterView(), points())
    whole = np.array(view.box.viewRange())
    qtbot.keyClick(view.plot, Qt.Key.Key_Plus)
    near = np.array(view.box.viewRange())
    assert np.ptp(near, axis=1) == pytest.approx(0.8 * np.ptp(whole, axis=1))
    qtbot.keyClick(view.plot, Qt.Key.Key_Right)
    assert view.box.viewRange()[0][0] > near[0, 0]
    qtbot.keyClick(view.plot, Qt.Key.Key_Home)
    assert np.array(view.box.viewRange()) == pytest.approx(whole, abs=0.5)


def test_a_lasso_selects_the_points_within(qtbot, shown, drag):
    view = shown(ScatterView(), points())
    view.box.lasso_is_on = True
    corners = ((-0.3, -0.3), (2.0, -0.3), (2.0, 2.0), (-0.3, 2.0), (-0.3, 0.5))
    with qtbot.waitSignal(view.points_chosen) as emitted:
        drag(view.plot, [pixel(view.plot, *corner) for corner in corners])
    assert emitted.args[0].tolist() == [0, 1, 2]


def test_without_the_lasso_a_drag_moves_the_view(shown, drag):
    view = shown(ScatterView(), points())
    before = view.box.viewRange()
    drag(view.plot, [QPoint(200, 200), QPoint(215, 200), QPoint(240, 200)])
    assert view.box.viewRange()[0][0] < before[0][0]


def test_inside_of_a_concave_polygon():
    star = np.array([(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)], dtype=float)
    places = np.array([(2, 0.5), (2, 3), (0.5, 2), (3.5, 2), (5, 1), (-1, 1)], dtype=float)
    assert inside(star, places).tolist() == [True, False, True, True, False, False]
    assert not inside(star[:2], places).any()


def test_the_text_of_a_point_includes_a_wrong_prediction():
    assert point_text(points(), 0) == "low · <b>first</b>"
    assert point_text(points(), 1) == "low classified as high · b"
    assert point_text(points(), 2) == "low · third"


def test_the_scatter_starts_with_the_best_dimensions_and_can_show_others(shown):
    from dataclasses import replace

    noise = np.random.default_rng(0).normal(size=5)
    figure = replace(points(), coordinates=np.column_stack([noise, points().coordinates]))
    view = shown(ScatterView(), figure)
    assert view.dimensions == (1, 2)
    view.show_dimensions(0, 2)
    assert view.plot.getAxis("bottom").labelText == "Dimension 1"


def tree():
    places = np.array([[0.0], [1.0], [10.0], [11.5], [50.0]])
    merges = linkage(places, "single")
    return figures.DendrogramFigure("tree", merges, np.arange(5) % 2, ("a", "b"), np.arange(5), 3)


def test_the_tree_is_cut_by_number_and_by_dragging(shown, drag):
    view = shown(DendrogramView(), tree())
    assert view.clusters.value() == 3
    view.clusters.setValue(2)
    QApplication.processEvents()
    assert 9 < view.cut_line.value() < 38.5
    start = pixel(view.plot, 2, view.cut_line.value())
    end = pixel(view.plot, 2, 1.2)
    drag(view.plot, [start, (start + end) / 2, end])
    assert view.clusters.value() == 4


def test_boxes_fill_the_area_in_proportion_without_overlap():
    weights = [6.0, 6, 4, 3, 2, 2, 1]
    areas = pack(weights, QRectF(0, 0, 6, 4))
    assert [area.width() * area.height() for area in areas] == pytest.approx(weights)
    for number, area in enumerate(areas):
        assert QRectF(-1e-9, -1e-9, 6 + 2e-9, 4 + 2e-9).contains(area)
        for other in areas[number + 1 :]:
            overlap = area.intersected(other)
            assert overlap.width() * overlap.height() == pytest.approx(0, abs=1e-9)


def test_a_cluster_is_chosen_by_click_and_by_key(qtbot, shown):
    clusters = tuple(figures.TermCluster(n, 4.0 - n, (f"term{n}",), (1.0,)) for n in range(3))
    view = shown(ClusterMapView(), figures.TermClusterFigure("tcb", "", clusters, ()))
    with qtbot.waitSignal(view.cluster_chosen) as emitted:
        place = pixel(view.plot, 10, 10)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert emitted.args == [0]
    with qtbot.waitSignal(view.cluster_chosen) as emitted:
        qtbot.keyClick(view.plot, Qt.Key.Key_Right)
    assert emitted.args == [1]


def test_an_axis_leaves_out_names_that_would_touch(qapp):
    axis = NameAxis("left")
    axis.show_names(range(100), [f"class {index}" for index in range(100)])
    axis.setRange(0, 99)
    height = NameAxis.metrics().height()
    shown = axis.visible_names(0, 500, height)
    pixels = [place for place, _ in shown]
    assert 20 < len(shown) < 50
    assert min(np.diff(pixels)) >= height


def test_long_names_remain_distinguishable_when_elided(qapp):
    names = [f"linear-svm cost={cost} (A first look at the corpus)" for cost in (0.25, 0.5, 1, 2)]
    names += ["spectral-classification (A first look at the corpus)", "lsi (Tour)"]
    for side in ("left", "bottom"):
        axis = NameAxis(side)
        axis.show_names(range(6), names)
        written = [axis.short_names[name] for name in names]
        assert len(set(written)) == 6
        assert written[-1] == "lsi (Tour)"
        metrics = NameAxis.metrics()
        assert max(map(metrics.horizontalAdvance, written)) <= axis.name_width <= 220


@pytest.mark.parametrize(
    ("p_value", "text"),
    [(1.0, "1"), (0.054, "0.054"), (0.0035, "0.004"), (0.001, "0.001"), (4e-11, "<.001")],
)
def test_a_p_value_fits_into_its_cell(shown, p_value, text):
    pairs = PairwiseTable(
        ("lsi", "svm"),
        np.array([[1.0, p_value], [p_value, 1.0]]),
        (("equivalent", "equivalent"), ("equivalent", "equivalent")),
    )
    figure = figures.ComparisonFigure("accuracy", "Accuracy", (), pairs, True, "corrected_t")
    view = shown(PairwiseView(), figure)
    assert view.plot.texts[0][1] == text


def line(name, size, mean):
    cell = figures.ScoreCell(mean, 0.01, 3, 0.001, "superior", 5.0)
    return figures.TableLine(name, f"{size}", float(size), "inductive", 0, (cell,))


def test_scores_sort_as_numbers_and_carry_their_marks(shown):
    lines = (line("svm", 100, 0.9), line("bayes", 20, 0.85), line("lsi", 3, 0.95))
    figure = figures.MetricTableFigure(
        ("accuracy",), ("Accuracy",), lines, "svm", "corrected_t", 0.05
    )
    view = shown(MetricTableView(), figure)
    table = view.table
    assert table.item(0, 3).text() == "0.9000 ± 0.0100 ▲"
    table.sortItems(1)
    assert [table.item(row, 1).text() for row in range(3)] == ["3", "20", "100"]
    table.sortItems(3, Qt.SortOrder.DescendingOrder)
    assert [table.item(row, 0).text() for row in range(3)] == ["LSI", "svm", "bayes"]


def curves(means, logarithmic_y=False, x=(10.0, 15.0, 40.0)):
    lines = tuple(
        figures.Curve(
            name,
            np.array(x),
            np.array(mean),
            np.array(mean) * 0,
            np.array(mean) * 2,
            np.ones(len(x)),
        )
        for name, mean in means.items()
    )
    return figures.CurveFigure("Size", "Seconds", lines, {}, False, 0.95, logarithmic_y)


def test_a_slow_method_does_not_flatten_the_others(shown):
    means = {"fast": (0.01, 0.02, 0.05), "slow": (1.0, 2.0, 9.0)}
    view = shown(CurveView(), curves(means, logarithmic_y=True))
    (_, _), (bottom, top) = view.plot.getViewBox().viewRange()
    assert bottom == pytest.approx(np.log10(0.005), abs=0.2)  # a band that reaches zero is cut
    assert top == pytest.approx(np.log10(18), abs=0.2)
    assert view.plot.getAxis("left").labelText == "Seconds, logarithmic scale"
    view.show_figure(curves(means))
    assert view.plot.getAxis("left").labelText == "Seconds"


def drawn_ticks(view):
    """The texts below the plot, from left to right."""
    axis = view.plot.getAxis("bottom")
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        _, _, texts = axis.generateDrawSpecs(painter)
    return [text for _, _, text in texts]


def test_every_value_of_a_sweep_is_a_tick(shown):
    view = shown(CurveView(), curves({"lsi": (0.1, 0.2, 0.3)}))
    assert drawn_ticks(view) == ["10", "15", "40"]


@pytest.mark.parametrize("width", [300, 420, 640, 900])
def test_the_last_value_is_drawn_however_narrow_the_plot(shown, width):
    view = shown(CurveView(), curves({"lsi": (0.1, 0.2, 0.3)}, x=(1e3, 1e4, 1e6)))
    view.resize(width, 300)
    QApplication.processEvents()
    assert drawn_ticks(view)[-1] == "1,000,000"


def test_of_many_values_the_first_and_the_last_are_ticks(shown):
    many = np.arange(100.0)
    view = shown(CurveView(), curves({"lsi": many}, x=many))
    view.resize(1600, 400)  # wide enough for every tick
    QApplication.processEvents()
    ticks = drawn_ticks(view)
    assert 8 < len(ticks) <= 13
    assert (ticks[0], ticks[-1]) == ("0", "99")


def test_the_tooltip_of_a_cell_shows_its_classes_and_its_number(shown):
    view = shown(ConfusionView(), confusion())
    place = view.plot.getViewBox().mapViewToScene(QPointF(1.5, 0.5))
    assert view.plot.text_at(place) == "a → b: 1"
    assert view.plot.text_at(QPointF(-50, -50)) == ""


def test_a_small_change_of_a_cell_is_not_rounded_to_zero(shown):
    from dataclasses import replace

    after = replace(confusion(), counts=np.array([[1000, 4, 0], [500, 500, 0], [0, 0, 900]]))
    before = replace(after, counts=np.array([[1000, 0, 0], [1000, 0, 0], [0, 0, 900]]))
    view = ConfusionView()
    view.show_difference(after, before)
    assert view.plot.texts == [["-0.4", "+0.4", ""], ["-50", "+50", ""], ["", "", ""]]


def test_clusters_are_not_labelled_as_classes(shown):
    answers = np.array([0, 0, 1]), np.array([1, 1, 0]), np.arange(3)
    figure = figures.ConfusionFigure.from_predictions(
        "k-means", ("a", "b"), *answers, clusters=True
    )
    view = shown(ConfusionView(), figure)
    assert view.plot.getAxis("bottom").labelText == "Cluster"
    view.show_figure(confusion())
    assert view.plot.getAxis("bottom").labelText == "Predicted class"


def test_the_tooltip_of_a_cluster_shows_its_terms(shown):
    clusters = (
        figures.TermCluster(0, 2.0, ("sun", "moon"), (1.0, 0.5)),
        figures.TermCluster(1, 1.0, ("car",), (1.0,)),
    )
    view = shown(ClusterMapView(), figures.TermClusterFigure("tcb", "", clusters, ()))
    texts = {view.text_at(view.boxes.mapToScene(box.area.center())) for box in view.boxes.boxes}
    assert texts == {"sun, moon", "car"}


@pytest.mark.qt_log_ignore("does not support raise")
def test_the_tooltip_of_a_point_stays_while_the_mouse_rests(qtbot, shown):
    view = shown(ScatterView(), points())
    scene = view.plot.getViewBox().mapViewToScene(QPointF(10.0, 10.0))
    view.hover.show_at(scene)
    assert QToolTip.text() == "<qt>high · d</qt>"
    place = view.plot.mapFromScene(scene)
    rest = QHelpEvent(QEvent.Type.ToolTip, place, view.plot.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.plot.viewport(), rest)
    assert QToolTip.isVisible()
    assert QToolTip.text() == "<qt>high · d</qt>"
    view.hover.show_at(QPointF(-100, -100))
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=20_000)
