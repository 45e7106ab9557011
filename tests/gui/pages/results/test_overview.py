"""The overview and the learning curve: where they lead, what fits, and what a selection draws."""

from PySide6.QtCore import Qt

from tests.gui.pages.results.conftest import WAIT
from workbench import palette


def test_a_chip_of_the_overview_leads_to_its_cell(qtbot, page, open_tab):
    overview = open_tab("overview")
    chip = overview.view.confusions.chips[0]
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    tab = page.tab("confusion")
    assert page.tabs.currentWidget() is tab
    qtbot.waitUntil(lambda: tab.view.documents.list.count() > 0, timeout=WAIT)
    most = overview.figure.confusions[0]
    assert tab.view.documents.list.count() == most.n_documents
    assert page.configuration.currentData() == overview.figure.best.configuration


def test_a_cell_of_the_overview_table_leads_to_its_confusions(qtbot, page, open_tab):
    table = open_tab("overview").view.table
    index = table.model().index(0, 1)
    qtbot.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(index).center()
    )
    assert page.tabs.currentWidget() is page.tab("confusion")
    assert page.training.currentData() == "3%"


def test_the_table_of_the_overview_shows_its_numbers_without_scrolling(qtbot, window, open_tab):
    table = open_tab("overview").view.table
    for width, height in ((1024, 700), (1600, 900), (1200, 800)):
        window.resize(width, height)
        qtbot.waitUntil(lambda width=width: window.width() == width, timeout=WAIT)
        assert table.horizontalScrollBar().maximum() == 0
        used = sum(map(table.columnWidth, range(table.columnCount())))
        assert used == table.viewport().width()


def test_the_table_of_the_overview_follows_the_theme(qtbot, window, open_tab):
    table = open_tab("overview").view.table

    def greens():
        cells = [table.item(r, c) for r in range(table.rowCount()) for c in range(1, 3)]
        brushes = [cell.data(Qt.ItemDataRole.ForegroundRole) for cell in cells]
        return {brush.color().name().upper() for brush in brushes if brush is not None}

    try:
        for theme, roles in (("light", palette.LIGHT), ("dark", palette.DARK)):
            window.commands.use_theme(theme)
            wanted = {roles.good.upper()}
            qtbot.waitUntil(lambda wanted=wanted: greens() == wanted, timeout=WAIT)
    finally:
        window.commands.use_theme("light")


def test_a_selection_is_drawn_on_the_learning_curve(qtbot, window, open_tab):
    panel = open_tab("learning curve").view
    assert panel.view.plot.selection_marks == []
    point = panel.figure.curves[0]
    panel.point_chosen.emit(point.name, panel.figure.x_labels[float(point.x[0])])
    qtbot.waitUntil(lambda: len(panel.view.plot.selection_marks) == 2, timeout=WAIT)
    line = panel.view.plot.selection_marks[0]
    heights = line.getData()[1]
    assert heights[0] < point.mean[0]  # these documents are those it got wrong
    assert line.opts["pen"].style() == Qt.PenStyle.DotLine
    assert panel.caption.isVisible()
    assert "document" in panel.caption.text()
    window.workspace.selection.clear()
    assert panel.view.plot.selection_marks == []
    assert panel.caption.isHidden()
