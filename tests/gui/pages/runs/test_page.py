"""The Runs page: search, notes, delete and undo, resume, import, thousands of runs."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QMessageBox, QPushButton

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.trials import TrialResult, unfold
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.store import RunStore, RunSummary
from workbench.gui.pages.runs.history_panel import HistoryPanel
from workbench.gui.pages.runs.run_table import (
    BEST,
    COLUMNS,
    CREATED,
    NAME,
    NOTES,
    STATUS,
    TAGS,
    TRIALS,
)
from workbench.gui.shell.application import make_window
from workbench.gui.shell.queue_bar import QueueBar
from workbench.gui.shell.resume_offer import ResumeOffer
from workbench.gui.widgets.phrases import corpus_title

WAIT = 120_000
TINY = Plan(
    "Tiny",
    "tour",
    (MethodChoice("linear-svm"),),
    protocol=LearningCurve(sizes="20%", repeats=1),
    description="A single trial",
)


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """A finished run as an exported file."""
    home = tmp_path_factory.mktemp("elsewhere")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(home / "cache"))
        run = run_plan(TINY, RunStore(home / "runs"), executor="thread")
        return export_zip(run, home / "tiny.zip")


@pytest.fixture
def store(shared_window):
    """The window's store, emptied."""
    runs = shared_window.workspace.store
    for run in runs.list():
        runs.delete(run.id)
    shutil.rmtree(runs.root / ".trash", ignore_errors=True)
    return runs


@pytest.fixture
def page(shared_window, store):
    shared_window.show_page("corpus")
    made = shared_window.page("runs")
    made.history.search.clear()
    made.message_bar.hide()
    return made


def stored(store, name, **changes):
    """A run folder in some state, as an earlier session left it."""
    record = {
        "format": 1,
        "name": name,
        "status": "finished",
        "created": "2024-05-01T10:00:00.000+00:00",
        "corpus": "tour",
        "methods": ["linear-svm"],
        "total": 1,
        "done": 1,
        **changes,
    }
    return store.create_from(TINY.to_dict(), record).id


def failed_result(trial):
    """The result of a trial whose worker was killed."""
    return TrialResult(
        key=trial.key,
        method="linear-svm",
        label="linear-svm",
        values={},
        swept={},
        training="20%",
        training_size=0,
        test_size=0,
        repeat=0,
        fold=0,
        seed=0,
        mode="inductive",
        error="The worker was killed.",
    )


def names(page):
    model = page.history.model
    return [model.data(model.index(row, NAME)) for row in range(model.rowCount())]


def cell(page, row, column):
    model = page.history.model
    return model.data(model.index(row, column))


def show(qtbot, page, expected):
    """Bring the page to the front and wait until it shows these runs."""
    page.window().show_page("runs")
    page.window().activateWindow()
    page.refresh()
    qtbot.waitUntil(lambda: sorted(names(page)) == sorted(expected), timeout=WAIT)


def press(qtbot, parent, text):
    button = next(
        button
        for button in parent.findChildren(QPushButton)
        if text in button.text().replace("&", "") and button.isVisible()
    )
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_empty_history_says_what_to_do(qtbot, page):
    page.window().show_page("runs")
    qtbot.waitUntil(lambda: "No runs yet" in page.history.message.text(), timeout=WAIT)
    assert page.history.message.isVisible()
    assert not page.actions_row.delete.isEnabled()


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
    assert 0 < float(cell(page, 1 - row, BEST)) <= 1
    assert cell(page, row, BEST) == ""
    tooltip = page.history.model.index(1 - row, BEST).data(Qt.ItemDataRole.ToolTipRole)
    assert "Accuracy of " in tooltip
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
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: table.columnWidth(NOTES) < 150, timeout=WAIT)
    table.horizontalHeader().resizeSection(NOTES, 170)
    window.resize(1500, 700)
    qtbot.waitUntil(lambda: table.width() > 1200, timeout=WAIT)
    assert table.columnWidth(NOTES) == 170
    window.resize(1024, 700)


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


def test_deleting_can_be_undone(qtbot, page, store):
    stored(store, "First")
    stored(store, "Second")
    show(qtbot, page, ["First", "Second"])
    page.history.table.selectAll()
    page.history.table.setFocus()
    qtbot.keyClick(page.history.table, Qt.Key.Key_Delete)
    assert names(page) == []
    assert len(store.trash()) == 2
    assert page.message_bar.message.text() == "Deleted 2 runs."
    qtbot.keyClick(page.history.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.message_bar.isVisible()
    qtbot.waitUntil(lambda: sorted(names(page)) == ["First", "Second"], timeout=WAIT)
    assert store.trash() == ()


def test_a_deleted_run_is_restored_by_a_click(qtbot, page, store):
    run_id = stored(store, "Kept")
    show(qtbot, page, ["Kept"])
    page.history.select([run_id])
    press(qtbot, page, "Delete")
    assert page.message_bar.message.text() == "Deleted “Kept”."
    press(qtbot, page.message_bar, "Undo")
    qtbot.waitUntil(lambda: names(page) == ["Kept"], timeout=WAIT)
    assert page.history.selected_ids() == [run_id]


def test_a_run_is_duplicated_on_the_experiment_page(qtbot, page, store, shared_window):
    page.history.select([stored(store, "Model")])
    show(qtbot, page, ["Model"])
    page.history.table.selectRow(0)
    with qtbot.waitSignal(shared_window.workspace.plan_proposed, timeout=WAIT) as proposed:
        press(qtbot, page, "Duplicate")
    assert proposed.args == [TINY]
    assert shared_window.page("experiment").plan() == TINY


def test_an_unfinished_run_is_resumed_and_its_progress_shown(qtbot, page, store, shared_window):
    stored(store, "Broken off", status="cancelled", done=0)
    show(qtbot, page, ["Broken off"])
    assert cell(page, 0, TRIALS) == "0 of 1"
    page.history.table.selectRow(0)
    with qtbot.waitSignal(shared_window.queue.ended, timeout=WAIT) as ended:
        press(qtbot, page, "Resume")
        assert page.queue_panel.isVisible()
        assert cell(page, 0, STATUS) == "running"
        assert not page.actions_row.delete.isEnabled()
    assert ended.args[1:] == ["finished", ""]
    qtbot.waitUntil(lambda: cell(page, 0, STATUS) == "finished", timeout=WAIT)
    assert cell(page, 0, TRIALS) == "1 of 1"
    assert not page.queue_panel.isVisible()


def test_failed_trials_are_retried(qtbot, page, store):
    run = store.open(stored(store, "Tried", failed=1))
    (trial,) = unfold(TINY)
    with run.writing():
        run.append(failed_result(trial), {})
    run.update(failed=1)
    show(qtbot, page, ["Tried"])
    page.history.table.selectRow(0)
    with qtbot.waitSignal(page.window().queue.ended, timeout=WAIT) as ended:
        press(qtbot, page, "Retry failed trials")
        bar = page.window().findChild(QueueBar)
        assert "Tried" in " ".join(label.text() for label in bar.findChildren(QLabel))
    assert ended.args[1:] == ["finished", ""]
    assert [result.error for result in store.open(run.id).results()] == [None]
    qtbot.waitUntil(lambda: not page.actions_row.retry.isEnabled(), timeout=WAIT)


def test_the_reason_for_a_failure_is_shown(qtbot, page, store):
    stored(store, "Failed", status="failed", message="The corpus <b>x</b> is not here.", done=0)
    broken = stored(store, "Damaged")
    (store.root / broken / "run.json").write_text("{")
    show(qtbot, page, ["Failed", broken])
    for name, text in (("Failed", "The corpus <b>x</b> is not here."), (broken, "run.json")):
        page.history.table.selectRow(names(page).index(name))
        qtbot.waitUntil(lambda expected=text: expected in page.details.toPlainText(), timeout=WAIT)
    assert not page.actions_row.open.isEnabled()
    press(qtbot, page, "Delete")  # a damaged run can be deleted and restored
    assert store.trash() == (broken,)
    press(qtbot, page.message_bar, "Undo")
    qtbot.waitUntil(lambda: broken in names(page), timeout=WAIT)


def test_an_exported_run_is_imported_by_dropping_it(qtbot, page, archive):
    page.window().show_page("runs")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(archive)), QUrl.fromLocalFile("/not/there.txt")])
    page.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    qtbot.waitUntil(lambda: names(page) == ["Tiny"], timeout=WAIT)
    # A refresh in progress may list the run before its import is reported.
    qtbot.waitUntil(lambda: len(page.history.selected_ids()) == 1, timeout=WAIT)
    qtbot.waitUntil(lambda: "A single trial" in page.details.toPlainText(), timeout=WAIT)
    assert page.actions_row.open.isEnabled()


def test_a_file_that_is_not_a_run_is_rejected_with_a_message(qtbot, page, tmp_path):
    (tmp_path / "other.zip").write_bytes(b"PK nothing")
    page.window().show_page("runs")
    page.import_run(str(tmp_path / "other.zip"))
    qtbot.waitUntil(lambda: "other.zip" in page.message_bar.message.text(), timeout=WAIT)
    assert page.message_bar.isVisible()
    assert not page.message_bar.button.isVisible()


def test_open_and_compare_notify_the_workspace(qtbot, page, store, shared_window):
    ids = [stored(store, "One"), stored(store, "Two")]
    show(qtbot, page, ["One", "Two"])
    page.history.select(ids)
    with qtbot.waitSignal(shared_window.workspace.runs_compared) as compared:
        press(qtbot, page, "Compare")
    assert sorted(compared.args[0]) == sorted(ids)
    shared_window.show_page("runs")
    page.history.select(ids[:1])
    page.history.table.setFocus()
    with qtbot.waitSignal(shared_window.workspace.run_chosen) as chosen:
        qtbot.keyClick(page.history.table, Qt.Key.Key_Return)
    assert chosen.args == [ids[0]]


def test_an_interrupted_run_is_offered_at_the_next_start(qtbot, tmp_path, monkeypatch):
    long = replace(TINY, name="Long", protocol=LearningCurve(sizes="20%", repeats=2000))
    first = make_window(tmp_path)
    yes = QMessageBox.StandardButton.Yes
    monkeypatch.setattr(QMessageBox, "question", lambda *_: yes)
    run_id = first.queue.add(long)
    waiting = first.queue.add(TINY)
    qtbot.waitUntil(
        lambda: first.queue.progress() is not None and first.queue.progress().done > 0,
        timeout=WAIT,
    )
    first.close()
    left = RunStore(tmp_path).open(run_id)
    assert left.status == "interrupted"
    assert 0 < left.done() < 2000
    RunStore(tmp_path).delete(waiting)
    second = make_window(tmp_path)
    second.show()
    offer = second.findChild(ResumeOffer)
    assert not offer.isVisible()
    second.workspace.list_runs()
    qtbot.waitUntil(offer.isVisible, timeout=WAIT)
    assert offer.message.text() == (
        f"Run “Long” was interrupted after {left.done()} of 2000 trials. Resume it?"
    )
    qtbot.mouseClick(offer.button, Qt.MouseButton.LeftButton)
    assert second.queue.current() == run_id
    qtbot.waitUntil(
        lambda: (
            second.queue.progress() is not None and second.queue.progress().done > left.done() - 1
        ),
        timeout=WAIT,
    )
    second.close()


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
