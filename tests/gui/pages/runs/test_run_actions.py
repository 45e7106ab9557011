"""What can be done with runs: deleting, resuming, retrying, importing, comparing."""

from dataclasses import replace

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from tests.gui.pages.runs.conftest import TINY, WAIT, cell, names, show, stored
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.trials import TrialResult, unfold
from workbench.experiments.runs.store import RunStore
from workbench.gui.pages.runs.run_table import (
    STATUS,
    TRIALS,
)
from workbench.gui.shell.application import make_window
from workbench.gui.shell.queue_bar import QueueBar


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


def press(qtbot, parent, text):
    button = next(
        button
        for button in parent.findChildren(QPushButton)
        if text in button.text().replace("&", "") and button.isVisible()
    )
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_deleting_can_be_undone(qtbot, page, store):
    stored(store, "First")
    stored(store, "Second")
    show(qtbot, page, ["First", "Second"])
    page.history.table.selectAll()
    page.history.table.setFocus()
    qtbot.keyClick(page.history.table, Qt.Key.Key_Delete)
    assert names(page) == []
    assert len(store.trash()) == 2
    assert page.window().toast.message.text() == "Deleted 2 runs."
    qtbot.keyClick(page.history.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.window().toast.current() == "Restored 2 runs."
    qtbot.waitUntil(lambda: sorted(names(page)) == ["First", "Second"], timeout=WAIT)
    assert store.trash() == ()


def test_a_deleted_run_is_restored_by_a_click(qtbot, page, store):
    run_id = stored(store, "Kept")
    show(qtbot, page, ["Kept"])
    page.history.select([run_id])
    press(qtbot, page, "Delete")
    assert page.window().toast.message.text() == "Deleted “Kept”."
    press(qtbot, page.window().toast, "Undo")
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
    press(qtbot, page.window().toast, "Undo")
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
    qtbot.waitUntil(lambda: "other.zip" in page.window().toast.message.text(), timeout=WAIT)
    assert page.window().toast.isVisible()
    assert not page.window().toast.button.isVisible()


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
    offer = second.toast
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
