"""The keyboard focus is visible on every widget, and every widget has a name."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox

WAIT = 120_000
_MOST_STOPS = 60


def pixels(widget):
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


def count_changed_pixels(window, widget, before, after):
    """The number of pixels of a widget and its edge that changed."""
    corner = widget.mapTo(window, widget.rect().topLeft())
    rows = slice(max(corner.y() - 4, 0), corner.y() + widget.height() + 4)
    columns = slice(max(corner.x() - 4, 0), corner.x() + widget.width() + 4)
    difference = np.abs(after[rows, columns] - before[rows, columns]).sum(axis=2)
    return int((difference > 40).sum())


def visit_focus_stops(qtbot, window):
    """The widgets that the Tab key reaches, each with the number of pixels that changed."""
    window.activateWindow()
    window.page_list.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.page_list, timeout=WAIT)
    visited = []
    for _ in range(_MOST_STOPS):
        before = pixels(window)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        reached = QApplication.focusWidget()
        if reached is None or reached in [widget for widget, _ in visited]:
            break
        visited.append((reached, count_changed_pixels(window, reached, before, pixels(window))))
    return visited


def accessible_name(widget):
    return widget.accessibleName() or (widget.text() if hasattr(widget, "text") else "")


@pytest.mark.parametrize("page", ["corpus", "experiment", "runs", "results", "comparison"])
def test_every_focus_stop_is_visible_and_has_a_name(qtbot, window, finished_run, page):
    window.workspace.open_corpus("tour")
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    window.workspace.show_run(finished_run)
    tab = window.page("results").tab("overview")
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    window.show_page(page)
    runs = window.page("comparison").runs.list  # empty, the page has an empty state in its place
    qtbot.waitUntil(lambda: page != "comparison" or runs.count() == 1, timeout=WAIT)
    stops = visit_focus_stops(qtbot, window)
    assert len(stops) >= 3
    assert [type(widget).__name__ for widget, _ in stops if not accessible_name(widget)] == []
    assert [accessible_name(widget) for widget, changed in stops if changed < 20] == []


def test_the_frame_follows_the_focus(qtbot, window, finished_run):
    window.workspace.show_run(finished_run)
    page = window.page("results")
    tab = page.tab("confusion")
    page.tabs.setCurrentWidget(tab)
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    window.activateWindow()
    tab.view.view.plot.setFocus()
    qtbot.waitUntil(lambda: window.focus_mark.marked() is tab.view.view.plot, timeout=WAIT)
    plot = tab.view.view.plot
    highlight = window.palette().highlight().color()
    edges = [(1, plot.height() // 2), (plot.width() - 2, plot.height() // 2)]
    shown = plot.grab().toImage()
    assert [shown.pixelColor(*edge).rgb() for edge in edges] == [highlight.rgb()] * 2
    page.configuration.setFocus()
    assert isinstance(QApplication.focusWidget(), QComboBox)
    assert window.focus_mark.marked() is None


def test_the_frame_works_after_its_dialog_was_closed(qtbot, window, finished_run):
    window.workspace.run_chosen.emit(finished_run)
    window.activateWindow()
    dialog = window.commands.show_new_documents()
    dialog.text.setFocus()
    qtbot.waitUntil(lambda: window.focus_mark.marked() is dialog.text, timeout=WAIT)
    with qtbot.waitSignal(dialog.destroyed, timeout=WAIT):
        dialog.close()
    window.activateWindow()
    window.page("runs").details.setFocus()
    window.show_page("runs")
    window.page("runs").details.setFocus()
    qtbot.waitUntil(lambda: window.focus_mark.marked() is window.page("runs").details, timeout=WAIT)
