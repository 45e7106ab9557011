"""Runs side by side: ticking, every tab, documents on which two methods disagree."""

import json
import shutil

import pytest
from PySide6.QtCore import Qt

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS

WAIT = 120_000


@pytest.fixture
def two_runs(window, made_run):
    """Two runs with different names in the store of the window."""
    ids = []
    for name in ("first", "second"):
        folder = window.workspace.store.root / f"{made_run.name}-{name}"
        shutil.copytree(made_run, folder)
        record = json.loads((folder / "run.json").read_text())
        (folder / "run.json").write_text(json.dumps({**record, "name": name}))
        ids.append(folder.name)
    return ids


@pytest.fixture
def page(window):
    return window.page("comparison")


@pytest.fixture
def open_tab(qtbot, page):
    def open_by_name(name):
        tab = page.tab(name)
        page.tabs.setCurrentWidget(tab)
        qtbot.waitUntil(
            lambda: tab.figure is not None or tab.message() not in ("", "Computing …"),
            timeout=WAIT,
        )
        return tab

    return open_by_name


@pytest.fixture
def compared(qtbot, window, page, two_runs):
    window.workspace.compare(two_runs)
    qtbot.waitUntil(lambda: page.first.count() == 4, timeout=WAIT)
    qtbot.waitUntil(lambda: page.runs.list.count() == 2, timeout=WAIT)
    return two_runs


def test_an_empty_store_says_what_to_do(qtbot, window, page):
    window.workspace.page_requested.emit("comparison")
    qtbot.waitUntil(lambda: "No run has results yet" in page.runs.hint.text(), timeout=WAIT)
    assert page.tab("table").message() == "Tick one or more runs on the left."


def test_every_tab_shows_two_runs(compared, open_tab):
    missing = {"curves": "one training size", "ranks": "Ranks need several corpora"}
    for description in COMPARISON_TABS:
        tab = open_tab(description.figure)
        if description.figure in missing:
            assert missing[description.figure] in tab.message()
        else:
            assert tab.figure is not None, tab.message()


def test_the_compared_runs_are_ticked(page, compared):
    items = [page.runs.list.item(row) for row in range(2)]
    assert {item.checkState() for item in items} == {Qt.CheckState.Checked}


def test_rows_include_the_names_of_the_runs(compared, open_tab):
    table = open_tab("table").view.table
    names = {table.item(row, 0).text() for row in range(table.rowCount())}
    assert names == {
        f"{method} ({run})"
        for method in ("Linear SVM", "Multinomial naive Bayes")
        for run in ("first", "second")
    }


def test_one_run_is_compared_within_itself(qtbot, page, compared, open_tab):
    page.runs.list.setFocus()
    page.runs.list.setCurrentRow(0)
    qtbot.keyClick(page.runs.list, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.first.count() == 2, timeout=WAIT)
    qtbot.waitUntil(lambda: page.tab("table").figure is not None, timeout=WAIT)
    assert page.tab("table").view.table.rowCount() == 2
    assert "several corpora" in open_tab("ranks").message()


def test_the_tabs_are_empty_without_ticked_runs(page, compared, open_tab):
    open_tab("table")
    page.runs.tick([])
    assert page.tab("table").message() == "Tick one or more runs on the left."
    assert not page.tab("table").save.isEnabled()


def test_documents_of_a_disagreement_can_be_read(qtbot, page, compared, open_tab):
    panel = open_tab("documents").view
    figure = page.tab("documents").figure
    assert (figure.first, figure.second) == ("linear-svm", "multinomial-naive-bayes")
    side = panel.second if len(figure.only_second) else panel.first
    rows = figure.only_second if len(figure.only_second) else figure.only_first
    assert len(rows) > 0
    qtbot.waitUntil(lambda: side.names.rowCount() == len(rows), timeout=WAIT)
    assert " · " in side.names.stringList()[0], "the class and the first words"
    side.list.setFocus()
    qtbot.keyClick(side.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(side.text.toPlainText()) > 50, timeout=WAIT)
    beginning = side.list.currentIndex().data().split(" · ", 1)[1].rstrip(" …")
    assert side.text.toPlainText().startswith(beginning)


def test_the_difference_of_two_methods_is_saved_as_numbers(qtbot, compared, open_tab, tmp_path):
    tab = open_tab("confusion")
    with qtbot.waitSignal(tab.message_posted, timeout=WAIT):
        tab.save.save_numbers(str(tmp_path / "difference.csv"))
    header, *lines = (tmp_path / "difference.csv").read_text().splitlines()
    assert header == "actual,predicted,linear-svm,multinomial-naive-bayes,points"
    assert len(lines) == 64
    gains = [float(line.rsplit(",", 1)[1]) for line in lines]
    assert sum(gains) == pytest.approx(0, abs=1e-6)


def test_runs_with_different_sizes_are_compared_at_a_shared_size(qtbot, window, page, open_tab):
    ids = []
    for name, sizes in (("small", "5%, 10%"), ("large", "10%, 20%")):
        protocol = LearningCurve(sizes=sizes, repeats=2)
        plan = Plan(name, "tour", (MethodChoice("nearest-centroid"),), protocol=protocol)
        ids.append(run_plan(plan, window.workspace.store, executor="thread").id)
    window.workspace.compare(ids)
    qtbot.waitUntil(lambda: page.training.count() == 2, timeout=WAIT)
    tab = open_tab("table")
    assert page.training.isVisibleTo(page)
    assert page.training.currentText() == "10 %"
    assert {score.training for score in tab.figure.scores} == {"10%"}
    page.training.setCurrentIndex(0)
    with qtbot.waitSignal(tab.figure_shown, timeout=WAIT):
        page.training.activated.emit(0)
    assert {score.training for score in tab.figure.scores} == {"10%", "20%"}
