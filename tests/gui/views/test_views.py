"""Interaction with views: clicks, drags, the lasso, the keyboard, tooltips."""

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from scipy.cluster.hierarchy import linkage

from tests.gui.views.conftest import confusion, points
from workbench.experiments import figures
from workbench.gui.plots.boxes import pack
from workbench.gui.plots.lasso import inside
from workbench.gui.plots.side_labels import spread
from workbench.gui.state.selection import DocumentSelection
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.dendrogram import DendrogramView
from workbench.gui.views.scatter import ScatterView
from workbench.gui.views.scatter_groups import point_text
from workbench.gui.views.term_clusters import ClusterMapView
from workbench.gui.widgets.theme import class_qcolor


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


def _drag(plot, positions):
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    moves = [(QEvent.Type.MouseMove, position, none, left) for position in positions[1:]]
    press = (QEvent.Type.MouseButtonPress, positions[0], left, left)
    release = (QEvent.Type.MouseButtonRelease, positions[-1], left, none)
    for kind, position, button, buttons in (press, *moves, release):
        at, modifiers = QPointF(position), Qt.KeyboardModifier.NoModifier
        everywhere = QPointF(plot.viewport().mapToGlobal(position))
        event = QMouseEvent(kind, at, everywhere, button, buttons, modifiers)
        QApplication.sendEvent(plot.viewport(), event)
        QApplication.processEvents()


def colour_at(plot, x, y):
    """The colour at a point in plot coordinates."""
    return plot.viewport().grab().toImage().pixelColor(pixel(plot, x, y))


def test_points_stay_in_place_while_the_view_moves(shown):
    view = shown(ScatterView(), points())
    box = view.plot.getViewBox()
    blue, background = class_qcolor(0), view.palette().base().color()
    assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()
    for x, y in ((-0.3, -0.1), (-6.0, -7.0), (4.5, 6.0)):
        box.translateBy(x=x, y=y)
        QApplication.processEvents()
        assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()
        assert colour_at(view.plot, 3.0, 0.0).rgb() == background.rgb()
    box.scaleBy((0.6, 0.6), center=(1.0, 0.0))
    QApplication.processEvents()
    assert colour_at(view.plot, 1.0, 0.0).rgb() == blue.rgb()


@pytest.mark.parametrize("index", range(40))
def test_class_colours_are_visible_on_light_and_dark(index):
    assert 60 <= class_qcolor(index).lightness() <= 180


def test_clicking_a_confusion_cell_emits_the_classes_not_the_positions(qtbot, shown):
    from dataclasses import replace

    order = np.array([2, 0, 1])
    figure = replace(confusion(), row_order=order, column_order=order)
    view = shown(ConfusionView(), figure)
    with qtbot.waitSignal(view.cell_clicked) as emitted:
        position = pixel(view.plot, 2.5, 1.5)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=position)
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
    corners = ((-0.2, -0.2), (2.0, -0.2), (2.0, 2.0), (-0.2, 2.0), (-0.2, 0.5))
    with qtbot.waitSignal(view.points_chosen) as emitted:
        drag(view.plot, [pixel(view.plot, *corner) for corner in corners])
    assert emitted.args[0].tolist() == [0, 1, 2]


@pytest.fixture
def linked(shown):
    """A scatter plot that shares a selection; its documents are 100 to 104."""
    view, selection = ScatterView(), DocumentSelection()
    view.use_selection(selection)
    return shown(view, points()), selection


def click(qtbot, view, x, y, modifier=Qt.KeyboardModifier.NoModifier):
    position = pixel(view.plot, x, y)
    qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, modifier, position)


def test_a_click_selects_a_document_and_shift_adds_another(qtbot, linked):
    view, selection = linked
    click(qtbot, view, 10.0, 10.0)
    assert (selection.documents.tolist(), selection.focus) == ([103], 103)
    click(qtbot, view, 0.0, 0.0, Qt.KeyboardModifier.ShiftModifier)
    assert selection.documents.tolist() == [100, 103]
    click(qtbot, view, 10.0, 10.0, Qt.KeyboardModifier.ShiftModifier)
    assert selection.documents.tolist() == [100]
    click(qtbot, view, 5.0, 5.0)  # empty space
    assert not selection


def test_a_lasso_with_shift_selects_and_its_line_disappears(linked, drag):
    view, selection = linked
    view.box.lasso_is_on = True
    corners = ((-0.2, -0.2), (2.0, -0.2), (2.0, 2.0), (-0.2, 2.0), (-0.2, 0.5))
    drag(view.plot, [pixel(view.plot, *corner) for corner in corners])
    assert selection.documents.tolist() == [100, 101, 102]
    lines = [item for item in view.box.addedItems if isinstance(item, pg.PlotCurveItem)]
    assert all(len(line.getData()[0]) == 0 for line in lines)


def test_points_outside_the_selection_are_dimmed(linked):
    view, selection = linked
    before = colour_at(view.plot, 10.0, 10.0)
    selection.select([100])
    QApplication.processEvents()
    after, background = colour_at(view.plot, 10.0, 10.0), colour_at(view.plot, 5.0, 5.0)
    assert abs(after.lightness() - background.lightness()) < abs(
        before.lightness() - background.lightness()
    )


def test_a_click_on_the_legend_hides_and_shows_a_class(qtbot, linked):
    view, selection = linked
    legend = view.plot.legend
    row = [entry.name for entry in legend.entries].index("high")
    scene = legend.mapToScene(QPointF(20, 18 * row + 9))
    position = view.plot.mapFromScene(scene)
    qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert legend.hidden == {"high"}
    click(qtbot, view, 10.0, 10.0)
    assert not selection, "a hidden point cannot be chosen"
    qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert legend.hidden == set()


def test_the_document_that_is_read_elsewhere_is_marked(linked):
    view, selection = linked
    selection.read(104)
    across, up = view.focus_mark.getData()
    assert (across[0], up[0]) == (10.0, 11.0)


def test_a_right_click_asks_for_a_menu_and_selects_the_point(qtbot, linked):
    view, selection = linked
    with qtbot.waitSignal(view.menu_requested):
        position = pixel(view.plot, 10.0, 10.0)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.RightButton, pos=position)
    assert selection.documents.tolist() == [103]


def test_a_leaf_of_the_tree_selects_its_documents(qtbot, shown):
    merges = np.array([[0, 1, 1.0, 2], [2, 3, 1.5, 2], [4, 5, 4.0, 4]])
    figure = figures.DendrogramFigure(
        "tree", merges, np.array([0, 0, 1, 1]), ("a", "b"), np.arange(4), 2
    )
    view = shown(DendrogramView(), figure)
    with qtbot.waitSignal(view.leaf_chosen) as chosen:
        position = pixel(view.plot, 2.0, 0.05)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert chosen.args[0].tolist() == [2]


def test_the_old_mark_of_a_cell_can_be_removed(shown):
    view = shown(ConfusionView(), confusion())
    plain = view.grab().toImage()
    view.mark((0, 1))
    QApplication.processEvents()
    assert view.grab().toImage() != plain
    view.mark(None)
    QApplication.processEvents()
    assert view.grab().toImage() == plain


def test_names_beside_lines_keep_their_distance_and_order():
    placed = spread([10.0, 12.0, 11.0, 90.0], 15.0, 5.0, 100.0)
    assert sorted(placed) == [placed[0], placed[2], placed[1], placed[3]]
    assert min(np.diff(sorted(placed))) >= 15.0
    assert placed[3] == 90.0


def test_without_the_lasso_a_drag_moves_the_view(shown, drag):
    view = shown(ScatterView(), points())
    before = view.box.viewRange()
    drag(view.plot, [QPoint(200, 200), QPoint(215, 200), QPoint(240, 200)])
    assert view.box.viewRange()[0][0] < before[0][0]


def test_points_in_the_notch_of_a_concave_polygon_are_outside():
    star = np.array([(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)], dtype=float)
    positions = np.array([(2, 0.5), (2, 3), (0.5, 2), (3.5, 2), (5, 1), (-1, 1)], dtype=float)
    assert inside(star, positions).tolist() == [True, False, True, True, False, False]
    assert not inside(star[:2], positions).any()


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
    positions = np.array([[0.0], [1.0], [10.0], [11.5], [50.0]])
    merges = linkage(positions, "single")
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
        position = pixel(view.plot, 10, 10)
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert emitted.args == [0]
    with qtbot.waitSignal(view.cluster_chosen) as emitted:
        qtbot.keyClick(view.plot, Qt.Key.Key_Right)
    assert emitted.args == [1]
