"""Names, ticks, tooltips and numbers of views."""

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from tests.gui.views.conftest import confusion, points
from workbench.experiments import figures
from workbench.experiments.scoring.pairwise import PairwiseTable
from workbench.experiments.scoring.ranking import rank_methods
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.characteristic_terms import CharacteristicTermsView
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.metric_table import MetricTableView
from workbench.gui.views.pairwise import PairwiseView
from workbench.gui.views.ranks import RanksView
from workbench.gui.views.scatter import ScatterView
from workbench.gui.views.spectrum import SpectrumView
from workbench.gui.views.term_clusters import ClusterMapView


def test_an_axis_leaves_out_names_that_would_touch(qapp):
    axis = NameAxis("left")
    axis.show_names(range(100), [f"class {index}" for index in range(100)])
    axis.setRange(0, 99)
    height = NameAxis.metrics().height()
    shown = axis.visible_names(0, 500, height)
    pixels = [position for position, _ in shown]
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


@pytest.mark.parametrize("eigenvalues", [[1.0, 0.98, 0.97, 0.78], [1.0, 0.7, 0.6, 0.55]])
def test_the_words_about_the_largest_drop_are_within_a_narrow_plot(eigenvalues, shown):
    view = shown(SpectrumView(), figures.SpectrumFigure("", "", np.array(eigenvalues)))
    view.resize(480, 240)
    for _ in range(2):
        QApplication.processEvents()
        view.grab()
    (line,) = (item for item in view.plot.items() if isinstance(item, pg.InfiniteLine))
    words = line.label.mapRectToScene(line.label.boundingRect())
    assert view.plot.getViewBox().sceneBoundingRect().contains(words)


def test_a_wide_picture_writes_long_names_in_full(qtbot, shown):
    names = ("Uyarlamalı serpiştirmeli LSI, boyut = 30", "Uyarlamalı serpiştirmeli LSI, boyut = 5")
    equal = (("equivalent", "equivalent"), ("equivalent", "equivalent"))
    pairs = PairwiseTable(names, np.ones((2, 2)), equal, *np.zeros((3, 2, 2)))
    figure = figures.ComparisonFigure("accuracy", "Accuracy", (), pairs, True, "corrected_t")
    view = shown(PairwiseView(), figure)
    left = view.plot.getAxis("left")
    view.resize(420, 400)
    qtbot.waitUntil(lambda: left.name_width <= 220)
    assert left.short_names[names[0]] != names[0]
    view.resize(1600, 900)
    qtbot.waitUntil(lambda: left.short_names == dict(zip(names, names, strict=True)))
    bottom = view.plot.getAxis("bottom")
    assert [text for _, _, text in bottom.generateDrawSpecs(None)[2]] == list(names)


@pytest.mark.parametrize(
    ("p_value", "text"),
    [(1.0, "1"), (0.054, "0.054"), (0.0035, "0.004"), (0.001, "0.001"), (4e-11, "<.001")],
)
def test_a_p_value_fits_into_its_cell(shown, p_value, text):
    pairs = PairwiseTable(
        ("lsi", "svm"),
        np.array([[1.0, p_value], [p_value, 1.0]]),
        (("equivalent", "equivalent"), ("equivalent", "equivalent")),
        *np.zeros((3, 2, 2)),
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
    assert table.item(0, 3).text() == "90.0 ± 1.0 % ▲"
    table.sortItems(1)
    assert [table.item(row, 1).text() for row in range(3)] == ["3", "20", "100"]
    table.sortItems(3, Qt.SortOrder.DescendingOrder)
    assert [table.item(row, 0).text() for row in range(3)] == ["LSI", "svm", "bayes"]


def test_a_difference_from_the_reference_is_shown_in_points_and_a_time_in_seconds(shown):
    share = figures.ScoreCell(
        0.796, 0.027, 5, 0.001, "superior", 5.0, "t", 0.15, 0.093, 0.208, is_best=True
    )
    time = figures.ScoreCell(0.4212, 0.013, 5)
    lines = (figures.TableLine("svm", "20", 20.0, "inductive", 0, (share, time)),)
    figure = figures.MetricTableFigure(
        ("accuracy", "seconds_fit"), ("Accuracy", "Time"), lines, "svm", "corrected_t", 0.05
    )
    view = shown(MetricTableView(), figure)
    table = view.table
    assert table.item(0, 3).text() == "79.6 ± 2.7 % ▲ +15.0 [9.3, 20.8]"
    assert table.item(0, 3).font().bold() or table.item(0, 3).font().weight() > 400
    assert table.item(0, 4).text() == "0.421 ± 0.013"


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
    position = view.plot.getViewBox().mapViewToScene(QPointF(1.5, 0.5))
    assert view.plot.text_at(position) == "a → b: 1"
    assert view.plot.text_at(QPointF(-50, -50)) == ""


def test_a_small_change_of_a_cell_is_not_rounded_to_zero(shown):
    from dataclasses import replace

    after = replace(confusion(), counts=np.array([[1000, 4, 0], [500, 500, 0], [0, 0, 900]]))
    before = replace(after, counts=np.array([[1000, 0, 0], [1000, 0, 0], [0, 0, 900]]))
    view = ConfusionView()
    view.show_difference(after, before)
    assert view.plot.texts == [["−0.4", "+0.4", ""], ["−50", "+50", ""], ["", "", ""]]


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
    position = view.plot.mapFromScene(scene)
    rest = QHelpEvent(QEvent.Type.ToolTip, position, view.plot.viewport().mapToGlobal(position))
    QApplication.sendEvent(view.plot.viewport(), rest)
    assert QToolTip.isVisible()
    assert QToolTip.text() == "<qt>high · d</qt>"
    view.hover.show_at(QPointF(-100, -100))
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=20_000)


def test_no_tooltip_is_in_the_way_of_a_line_that_is_drawn(shown):
    view = shown(ScatterView(), points())
    scene = view.plot.getViewBox().mapViewToScene(QPointF(10.0, 10.0))
    window, place = view.window().windowHandle(), QPoint(2, 2)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=place)
    try:
        view.hover.show_at(scene)
        assert QToolTip.text() == ""
    finally:
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("width", [420, 560, 1400])
def test_long_names_leave_the_axis_of_ranks_a_third_of_the_picture(shown, width):
    names = [f"Adaptively sprinkled LSI {number}" for number in range(7)]
    scores = np.arange(7.0)[:, None] + np.arange(3.0)
    ranking = rank_methods(names, scores)
    figure = figures.CriticalDifferenceFigure("accuracy", "Accuracy", ranking, ("a", "b", "c"))
    view = shown(RanksView(), figure)
    view.resize(width, 420)
    QApplication.processEvents()
    box = view.plot.getViewBox()
    first, last = (box.mapViewToDevice(QPointF(rank, 0.0)).x() for rank in (1, 7))
    assert last - first > box.width() / 3


def test_the_names_of_an_affinity_matrix_stand_beside_it(shown):
    blocks, halves = np.kron(np.eye(2), np.ones((5, 5))), np.array([0.0, 0.5, 1.0])
    figure = figures.AffinityFigure("svm", "", blocks, blocks.astype(int), ("a", "b"), halves, 10)
    view = shown(AffinityView(), figure)
    view.resize(1200, 400)
    for _ in range(3):
        QApplication.processEvents()
    box = view.plot.getViewBox()
    corner = box.mapFromView(QPointF(0.0, 0.0)).x()
    assert 0 <= corner < 30  # pixels between the axis with the names and the first column


def test_the_names_of_classes_need_no_scroll_bar(shown):
    classes = tuple(figures.ClassTerms(name, ("sun",), (1.0,)) for name in ("hardware", "networks"))
    view = shown(
        CharacteristicTermsView(), figures.CharacteristicTermsFigure("svm", "", "weights", classes)
    )
    view.resize(420, 300)
    view.grab()
    assert view.classes.viewport().width() >= view.classes.sizeHintForColumn(0)
    assert not view.classes.horizontalScrollBar().isVisible()
