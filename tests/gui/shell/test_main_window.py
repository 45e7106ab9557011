"""The main window: menus, shortcuts, closing, restored layout, crash reports."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QThread, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QSplitter, QWidget

from workbench.experiments.plans.recipes import recipe_plan
from workbench.experiments.running.control import PROBLEMS, RunProgress
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.run import Run
from workbench.gui.pages.runs.queue_panel import QueuePanel
from workbench.gui.shell.application import make_window
from workbench.gui.shell.main_window import PAGES, splitter_key
from workbench.gui.shell.queue_bar import QueueBar

WAIT = 120_000


CRASH = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QPushButton
from workbench.gui.shell.application import make_application, make_window
from workbench.gui.shell.crash_report import install_crash_report

def fail():
    raise RuntimeError("deliberate error")

def copy():
    box = window.findChildren(QMessageBox)[-1]
    next(button for button in box.buttons() if "Copy" in button.text()).click()
    print(application.clipboard().text())
    application.quit()

application = make_application()
window = make_window()
install_crash_report(window)
window.show()
button = QPushButton(window)
button.clicked.connect(fail)
QTimer.singleShot(0, button.click)
QTimer.singleShot(500, copy)
application.exec()
window.close()
"""


def answer_question(button):
    """Press a button of the next question and return the list of questions."""
    questions = []

    def press():
        shown = QApplication.activeModalWidget()
        if isinstance(shown, QMessageBox):
            questions.append(shown.text())
            shown.button(button).click()

    QTimer.singleShot(0, press)
    return questions


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_opens_by_its_shortcut(qtbot, window, page):
    number = PAGES.index(page) + 1
    qtbot.keyClick(window, str(number), Qt.KeyboardModifier.ControlModifier)
    assert window.page_in_view() == page.name
    assert window.page(page.name).isVisible()


def test_pages_open_no_window_of_their_own(qtbot, window):
    shown = []
    watch = _ShownWindows(shown)
    QApplication.instance().installEventFilter(watch)
    for page in PAGES:
        window.show_page(page.name)
    QApplication.instance().removeEventFilter(watch)
    assert [type(widget).__name__ for widget in shown if widget is not window] == []


class _ShownWindows(QObject):
    def __init__(self, shown):
        super().__init__()
        self._shown = shown

    def eventFilter(self, watched, event):  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self._shown.append(watched)
        return False


def test_menu_entries_have_texts_and_different_shortcuts(window):
    actions = window.menus.actions
    assert all(action.text() for action in actions.values())
    shortcuts = [action.shortcut().toString() for action in actions.values()]
    used = [shortcut for shortcut in shortcuts if shortcut]
    assert len(used) == len(set(used))
    assert actions["help"].shortcut() == QKeySequence("F1")


def test_no_button_of_a_page_has_a_shortcut_of_the_menus(qtbot, window):
    menu = {action.shortcut().toString() for action in window.menus.actions.values()} - {""}
    for page in PAGES:
        for button in window.page(page.name).findChildren(QPushButton):
            shortcut = button.shortcut().toString()
            assert shortcut not in menu, f"{page.name}: {button.text()} has {shortcut}"


def test_access_keys_of_the_menus_differ_from_those_of_the_pages(qtbot, window):
    letters = {"Alt+F", "Alt+E", "Alt+G", "Alt+U", "Alt+V", "Alt+H"}
    for page in PAGES:
        for button in window.page(page.name).findChildren(QPushButton):
            assert button.shortcut().toString() not in letters, f"{page.name}: {button.text()}"


def test_pause_and_cancel_are_enabled_during_a_run(qtbot, window):
    actions = window.menus.actions
    assert not actions["pause"].isEnabled()
    run_id = window.queue.add(recipe_plan("tour"))
    assert actions["pause"].isEnabled()
    actions["pause"].trigger()
    assert "Continue" in actions["pause"].text()
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT) as ended:
        actions["cancel"].trigger()
    assert ended.args[:2] == [run_id, "cancelled"]
    assert not actions["cancel"].isEnabled()


def test_a_paused_run_is_shown_as_paused_everywhere(qtbot, window):
    runs, bar = window.page("runs"), window.findChild(QueueBar)
    with qtbot.waitSignal(window.queue.progressed, timeout=WAIT):
        run_id = window.queue.add(recipe_plan("tour"))
    window.queue.set_paused(True)
    said = bar.message.text()
    assert said.endswith("\xa0trials · paused"), "lines break between the parts alone"
    needed = bar.message.heightForWidth(bar.message.width())
    assert bar.message.height() >= needed, "the text is cut off"
    assert runs.findChild(QueuePanel).message.text().endswith(" · paused")
    window.queue.set_paused(False)
    assert "paused" not in bar.message.text() + runs.findChild(QueuePanel).message.text()
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT):
        window.queue.cancel(run_id)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_run_that_has_to_wait_says_why_everywhere(qtbot, window, problem):
    runs, bar = window.page("runs"), window.findChild(QueueBar)
    with qtbot.waitSignal(window.queue.progressed, timeout=WAIT):
        run_id = window.queue.add(recipe_plan("tour"))
    listener = window.queue.findChild(QThread)
    waiting = RunProgress(3, 9, rate=1.0, seconds_left=6.0, stage=problem)
    listener.progressed.emit(run_id, waiting)  # as if the process of the run had sent it
    for said in (bar.message.text(), runs.findChild(QueuePanel).message.text()):
        assert said.replace("\xa0", " ").endswith(f" · {problem}")
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT):
        window.queue.cancel(run_id)


def test_an_exported_run_can_be_imported(qtbot, window, made_run, tmp_path):
    archive = tmp_path / "run.zip"
    export_zip(Run(made_run), archive)
    with qtbot.waitSignal(window.workspace.run_chosen, timeout=WAIT) as chosen:
        window.commands.import_run(str(archive))
    assert (window.workspace.store.root / chosen.args[0] / "plan.json").is_file()
    assert window.page_in_view() == "results"


def test_an_invalid_run_file_is_reported(qtbot, window, tmp_path):
    wrong = tmp_path / "wrong.zip"
    wrong.write_bytes(b"not a zip")
    with qtbot.waitSignal(window.workspace.message_posted, timeout=WAIT) as posted:
        window.commands.import_run(str(wrong))
    assert "wrong.zip" in posted.args[0]


def test_about_shows_the_name_of_the_program(qtbot, window):
    box = window.commands.show_about()
    assert "Semantic Text Workbench" in box.text()
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


def test_size_and_splitters_are_remembered(qtbot, tmp_path):
    first = make_window(tmp_path / "runs")
    first.resize(900, 640)  # fits on the test screen
    first.show()
    page = first.page("corpus")
    page.documents.findChild(QSplitter).setSizes([100, 500])
    wanted = page.documents.findChild(QSplitter).saveState()
    first.close()
    second = make_window(tmp_path / "runs")
    second.show()
    assert second.height() == 640
    assert second.page("corpus").documents.findChild(QSplitter).saveState() == wanted
    second.close()


def test_splitters_keep_the_settings_keys_of_version_0_1_0(window):
    splitter = window.page("corpus").documents.findChild(QSplitter)
    assert splitter_key(splitter, "corpus") == (
        "splitters/corpus/DocumentsView.QStackedWidget.Tabs.QWidget.QStackedWidget.CorpusPage."
        "QStackedWidget._Room.QWidget.QScrollArea.QWidget.QWidget"
    )


def test_closing_during_a_run_asks_for_confirmation_once(qtbot, window):
    run_id = window.queue.add(recipe_plan("tour"))
    qtbot.waitUntil(lambda: (window.queue.progress() or NoProgress).done > 0, timeout=WAIT)
    questions = answer_question(QMessageBox.StandardButton.No)
    assert not window.close()
    assert window.isVisible()
    assert len(questions) == 1
    assert "Finished trials are kept" in questions[0]
    questions = answer_question(QMessageBox.StandardButton.Yes)
    assert window.close()
    assert len(questions) == 1
    run = window.workspace.store.open(run_id)
    assert run.status == "interrupted"
    assert 0 < len(run.results()) < run.total


class NoProgress:
    done = 0


def test_an_exception_in_a_slot_is_reported_and_can_be_copied(window):
    """Run in a separate process, because pytest-qt catches such exceptions."""
    done = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "RuntimeError: deliberate error" in done.stderr  # also on the terminal
    assert "RuntimeError: deliberate error" in done.stdout
    assert "Semantic Text Workbench" in done.stdout
