"""The Runs page: search, notes, delete and undo, resume, import, thousands of runs."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem

from tests.gui.pages.runs.conftest import WAIT, cell, names, show, stored
from workbench.experiments.runs.store import RunSummary
from workbench.gui.pages.runs.history_panel import HistoryPanel
from workbench.gui.pages.runs.run_table import (
    BEST,
    COLUMNS,
    CREATED,
    METHODS,
    NAME,
    NOTES,
    TAGS,
)
from workbench.gui.widgets.phrases import corpus_title


def test_an_empty_history_says_what_to_do(qtbot, page):
    page.window().show_page("runs")
    qtbot.waitUntil(lambda: page.history.empty.title.text() == "No runs yet", timeout=WAIT)
    assert page.history.message.isVisible()
    assert not page.actions_row.delete.isEnabled()
    qtbot.mouseClick(page.history.start, Qt.MouseButton.LeftButton)
    assert page.window().page_in_view() == "experiment"
    page.window().show_page("runs")


def test_scores_and_times_come_before_what_may_be_long():
    assert max(BEST, CREATED) < min(METHODS, TAGS, NOTES)


def test_runs_are_searched_and_sorted(qtbot, page, store):
    stored(store, "Apples", created="2024-05-02T10:00:00.000+00:00", notes="sweet")
    stored(store, "Pears", created="2024-05-03T10:00:00.000+00:00", tags=["fruit", "green"])
    stored(store, "Coal", created="2024-05-01T10:00:00.000+00:00")
    show(qtbot, page, ["Pears", "Apples", "Coal"])
    assert names(page) == ["Pears", "Apples", "Coal"]  # the newest first
    header = page.history.table.horizontalHeader()
    assert header.sortIndicatorSection() == CREATED
    page.history.table.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
    assert names(page) == ["Apples", "Coal", "Pears"]
    qtbot.keyClicks(page.history.search, "GREEN fruit")
    assert names(page) == ["Pears"]
    page.history.search.setText("nothing of this kind")
    assert page.history.message.text() == "No run matches the search."
    assert page.history.message.isVisible()


def test_the_best_score_of_each_run_is_shown(qtbot, page, store, archive):
    stored(store, "Empty")
    show(qtbot, page, ["Empty"])
    page.import_run(str(archive))
    qtbot.waitUntil(lambda: len(names(page)) == 2, timeout=WAIT)
    row = names(page).index("Empty")
    qtbot.waitUntil(lambda: cell(page, 1 - row, BEST) != "", timeout=WAIT)
    assert re.fullmatch(r"Accuracy \d+\.\d %", cell(page, 1 - row, BEST))
    assert cell(page, row, BEST) == ""
    tooltip = page.history.model.index(1 - row, BEST).data(Qt.ItemDataRole.ToolTipRole)
    assert "Accuracy · " in tooltip
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        page.history.table.sortByColumn(BEST, order)
        assert names(page)[-1] == "Empty"  # runs without a score come last in either order
    page.history.select([page.history.model.run(0).id])
    table = page.history.table
    table.setCurrentIndex(page.history.model.index(0, NOTES))
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    line = table.findChild(QLineEdit)
    qtbot.keyClicks(line, "half a sen")
    page.history.show_best({})
    assert table.findChild(QLineEdit) is line  # a late score does not interrupt typing
    assert line.text() == "half a sen"
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    page.history.show_best({})
    assert len(page.history.selected_ids()) == 1
    table.sortByColumn(CREATED, Qt.SortOrder.DescendingOrder)


def test_columns_share_a_wide_window_until_resized_by_hand(qtbot, page, store):
    stored(store, "Wide")
    show(qtbot, page, ["Wide"])
    window, table = page.window(), page.history.table
    window.resize(1900, 900)
    qtbot.waitUntil(lambda: table.columnWidth(NOTES) > 200, timeout=WAIT)
    for width in (1500, 1600):
        window.resize(width, 900)
        qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0, timeout=WAIT)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: table.columnWidth(NOTES) < 150, timeout=WAIT)
    table.horizontalHeader().resizeSection(NOTES, 170)
    window.resize(1500, 700)
    qtbot.waitUntil(lambda: table.width() > 1200, timeout=WAIT)
    assert table.columnWidth(NOTES) == 170
    window.resize(1024, 700)


def test_names_are_shortened_in_the_middle_since_they_differ_at_the_end(qtbot, page, store):
    stored(store, "A first look at the corpus (2)")
    show(qtbot, page, ["A first look at the corpus (2)"])
    table, modes = page.history.table, []
    for column in (NAME, NOTES):
        option = QStyleOptionViewItem()
        option.textElideMode = table.textElideMode()
        table.itemDelegate().initStyleOption(option, page.history.model.index(0, column))
        modes.append(option.textElideMode)
    assert modes[0] == Qt.TextElideMode.ElideMiddle != modes[1]


def test_tags_and_notes_are_edited_in_place(qtbot, page, store):
    run_id = stored(store, "Noted")
    show(qtbot, page, ["Noted"])
    for column, text in ((TAGS, "old, new, old"), (NOTES, "as <b>expected</b>")):
        table = page.history.table
        table.setCurrentIndex(page.history.model.index(0, column))
        table.setFocus()
        qtbot.keyClick(table, Qt.Key.Key_F2)
        line = table.findChild(QLineEdit)
        line.selectAll()
        qtbot.keyClicks(line, text)
        qtbot.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.history.table.findChild(QLineEdit) is None, timeout=WAIT)
    kept = store.open(run_id)
    assert kept.tags == ("old", "new")
    assert kept.notes == "as <b>expected</b>"
    assert cell(page, 0, TAGS) == "old, new"
    page.history.search.setText("expected")
    assert names(page) == ["Noted"]


@pytest.fixture
def thousands():
    return tuple(
        RunSummary(
            f"run-{number}",
            Path("nowhere"),
            f"Run {number}",
            "finished",
            f"2024-05-{1 + number % 28:02d}T10:00:00+00:00",
            methods=("linear-svm",),
            notes="odd" if number % 2 else "even",
        )
        for number in range(2000)
    )


def test_two_thousand_runs_are_shown_searched_and_selected(qtbot, thousands):
    view = HistoryPanel()
    qtbot.addWidget(view)
    view.resize(800, 400)
    view.show()
    view.show_runs(thousands)
    assert view.model.rowCount() == 2000
    assert view.model.columnCount() == len(COLUMNS)
    view.search.setText("odd")
    assert view.model.rowCount() == 1000
    view.table.selectAll()
    assert len(view.selected_ids()) == 1000
    view.search.setText("")
    assert len(view.selected_ids()) == 1000  # the selection is kept
    view.show_runs(thousands[:10])
    assert sorted(view.selected_ids()) == [f"run-{number}" for number in (1, 3, 5, 7, 9)]


@pytest.mark.parametrize(
    ("corpus", "title"),
    [
        ("tour", "tour"),
        ("/home/me/my mail", "my mail"),
        ("/home/me/letters/", "letters"),
        ("C:\\Users\\me\\a.csv", "a.csv"),
        ("/", "/"),
    ],
)
def test_the_title_of_a_corpus_is_the_end_of_its_path(corpus, title):
    assert corpus_title(corpus) == title
