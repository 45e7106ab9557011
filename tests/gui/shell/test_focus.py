"""Where the keyboard is can be seen, and no stop is without a name."""

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


def changed_around(window, widget, before, after):
    """How many pixels of a widget and its edge look different."""
    corner = widget.mapTo(window, widget.rect().topLeft())
    rows = slice(max(corner.y() - 4, 0), corner.y() + widget.height() + 4)
    columns = slice(max(corner.x() - 4, 0), corner.x() + widget.width() + 4)
    difference = np.abs(after[rows, columns] - before[rows, columns]).sum(axis=2)
    return int((difference > 40).sum())


def stops(qtbot, window):
    """Every stop of the tab key on a page, with what changes on the screen when it is reached."""
    window.activateWindow()
    window._list.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window._list, timeout=WAIT)
    seen = []
    for _ in range(_MOST_STOPS):
        before = pixels(window)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        reached = QApplication.focusWidget()
        if reached is None or reached in [one for one, _ in seen]:
            break
        seen.append((reached, changed_around(window, reached, before, pixels(window))))
    return seen


def named(widget):
    return widget.accessibleName() or (widget.text() if hasattr(widget, "text") else "")


@pytest.mark.parametrize("page", ["corpus", "experiment", "runs", "results", "comparison"])
def test_every_stop_of_a_page_shows_itself_and_has_a_name(qtbot, window, finished_run, page):
    window.workspace.open_corpus("tour")
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    window.workspace.show_run(finished_run)
    tab = window.page("results").tab("scores")
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    window.show_page(page)
    found = stops(qtbot, window)
    assert len(found) >= 3
    assert [type(one).__name__ for one, _ in found if not named(one)] == []
    assert [named(one) for one, changed in found if changed < 20] == []


def test_the_frame_goes_where_the_focus_goes(qtbot, window, finished_run):
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
    corners = [(1, 1), (plot.width() - 2, plot.height() - 2)]
    shown = plot.grab().toImage()
    assert [shown.pixelColor(*one).rgb() for one in corners] == [highlight.rgb()] * 2
    page.configuration.setFocus()
    assert isinstance(QApplication.focusWidget(), QComboBox)
    assert window.focus_mark.marked() is None


def test_the_frame_survives_the_dialog_it_was_in(qtbot, window, finished_run):
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
