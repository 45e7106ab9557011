"""Points that are clicked, linked and lassoed with the mouse."""

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.point_cloud import PointCloud
from workbench.gui.plots.space_plot import SpacePlot, kept_within

POINTS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
NAMES = [("sea", QColor("#0072B2")), ("hill", QColor("#E69F00"))]


@pytest.fixture
def plot(qtbot):
    plot = SpacePlot("Space")
    qtbot.addWidget(plot)
    plot.resize(400, 400)
    plot.show()
    qtbot.waitExposed(plot)
    classes = np.array([0, 0, 1, -1], dtype=np.int16)
    sure = np.array([1.0, 0.5, 0.9, 0.0], dtype=np.float32)
    plot.describe(classes, sure, np.array([True, False, False, False]), NAMES)
    plot.show_points(POINTS, [(0, 2, True, True)], current=1, is_first=True)
    return plot


def test_names_stand_on_a_ground_of_their_own(plot):
    grounds = [item.fill.color() for item in plot.plotItem.items if isinstance(item, pg.TextItem)]
    assert len(grounds) == 2
    assert all(colour.alphaF() > 0.7 for colour in grounds)


def pixel(plot, row):
    scene = plot.box.mapViewToScene(QPointF(*plot.points[row]))
    return plot.mapFromScene(scene)


@pytest.fixture(autouse=True)
def every_move():
    """No mouse move is skipped."""
    default = pg.getConfigOption("mouseRateLimit")
    pg.setConfigOption("mouseRateLimit", -1)
    yield
    pg.setConfigOption("mouseRateLimit", default)


def drag(plot, positions, modifiers=Qt.KeyboardModifier.NoModifier):
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    moves = [(QEvent.Type.MouseMove, position, none, left) for position in positions[1:]]
    press = (QEvent.Type.MouseButtonPress, positions[0], left, left)
    release = (QEvent.Type.MouseButtonRelease, positions[-1], left, none)
    for kind, position, button, buttons in (press, *moves, release):
        everywhere = QPointF(plot.viewport().mapToGlobal(position))
        event = QMouseEvent(kind, QPointF(position), everywhere, button, buttons, modifiers)
        QApplication.sendEvent(plot.viewport(), event)


def test_a_click_chooses_the_nearest_point(plot, qtbot):
    with qtbot.waitSignal(plot.point_clicked) as clicked:
        drag(plot, [pixel(plot, 2)])
    assert clicked.args == [2]


@pytest.mark.parametrize(
    ("modifier", "is_apart"),
    [(Qt.KeyboardModifier.NoModifier, False), (Qt.KeyboardModifier.ShiftModifier, True)],
)
def test_a_drag_from_point_to_point_links_them(plot, qtbot, modifier, is_apart):
    middle = (pixel(plot, 0) + pixel(plot, 3)) / 2
    with qtbot.waitSignal(plot.link_drawn) as drawn:
        drag(plot, [pixel(plot, 0), middle, pixel(plot, 3)], modifier)
    assert drawn.args == [0, 3, is_apart]


def test_a_lasso_chooses_what_it_surrounds(plot, qtbot):
    plot.box.lasso_is_on = True
    corner = pixel(plot, 1)
    around = [corner + QPoint(*step) for step in ((-30, -30), (12, -30), (12, 12), (-30, 12))]
    with qtbot.waitSignal(plot.lassoed) as lassoed:
        drag(plot, around)
    assert lassoed.args[0].tolist() == [1]


def test_a_drag_on_empty_space_moves_the_view(plot):
    before = plot.viewRange()
    middle = (pixel(plot, 0) + pixel(plot, 2)) / 2
    drag(plot, [middle, middle + QPoint(20, 15), middle + QPoint(40, 30)])
    assert plot.viewRange() != before


@pytest.mark.parametrize(
    ("position", "expected"),
    [(50, 0.5), (10, 0.25), (95, 0.875)],  # of a text of 40 pixels in a width of 100
)
def test_a_name_is_moved_as_far_as_needed_to_stay_within(position, expected):
    assert kept_within(position, 100, 40, 0.5) == expected
    begin = position - 40 * expected
    assert 0 <= begin <= 60


def test_the_names_of_classes_at_the_edge_are_drawn_whole(plot, qtbot):
    classes = np.array([0, 1], dtype=np.int16)
    sure, by_hand = np.ones(2, dtype=np.float32), np.zeros(2, dtype=bool)
    red, blue = QColor("red"), QColor("blue")
    plot.describe(classes, sure, by_hand, [("a long name", red), ("another long name", blue)])
    plot.show_points(np.array([[0.0, 0.0], [1.0, 1.0]]), is_first=True)
    whole = plot.box.sceneBoundingRect()
    names = [item for item in plot.plotItem.items if isinstance(item, pg.TextItem)]
    assert len(names) == 2
    for item in names:
        shown = item.textItem.mapToScene(item.textItem.boundingRect()).boundingRect()
        assert whole.adjusted(-1, -1, 1, 1).contains(shown)


def drawn_names(plot):
    return [item for item in plot.plotItem.items if isinstance(item, pg.TextItem)]


def test_names_move_with_their_points_and_are_made_anew_only_when_they_change(plot, qtbot):
    sure, by_hand = np.ones(2, dtype=np.float32), np.zeros(2, dtype=bool)
    red, blue = QColor("red"), QColor("blue")
    points = np.array([[0.0, 0.0], [1.0, 1.0]])
    plot.describe(np.array([0, 1], dtype=np.int16), sure, by_hand, [("a", red), ("b", blue)])
    plot.show_points(points, is_first=True)
    first = drawn_names(plot)
    plot.show_points(points + 0.25)
    assert drawn_names(plot) == first
    assert [(label.pos().x(), label.pos().y()) for label in first] == [(0.25, 0.25), (1.25, 1.25)]
    cloud = next(item for item in plot.plotItem.items if isinstance(item, PointCloud))
    assert all(label.zValue() > cloud.zValue() for label in first), "names stand on the points"
    plot.describe(np.array([0, -1], dtype=np.int16), sure, by_hand, [("c", red), ("b", blue)])
    plot.show_points(points)
    assert [label.toPlainText() for label in drawn_names(plot)] == ["c"]
    plot.show_points(np.zeros((0, 2)))
    assert not drawn_names(plot)
