"""The window as a whole: menus, keys, closing, restoring, crash reports."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QSplitter

from workbench.experiments.plans.recipes import recipe_plan
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.run import Run
from workbench.gui.pages.runs.queue_view import QueueView
from workbench.gui.shell.application import make_window
from workbench.gui.shell.main_window import PAGES
from workbench.gui.shell.queue_bar import QueueBar

WAIT = 120_000


CRASH = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QPushButton
from workbench.gui.shell.application import make_application, make_window
from workbench.gui.shell.crash_report import install_crash_report

def break_down():
    raise RuntimeError("the wheel came off")

def copy():
    box = window.findChildren(QMessageBox)[-1]
    next(one for one in box.buttons() if "Copy" in one.text()).click()
    print(application.clipboard().text())
    application.quit()

application = make_application()
window = make_window()
install_crash_report(window)
window.show()
button = QPushButton(window)
button.clicked.connect(break_down)
QTimer.singleShot(0, button.click)
QTimer.singleShot(500, copy)
application.exec()
window.close()
"""


def answer_question(kind):
    """Press a button of the question that is about to appear."""
    asked = []

    def press():
        shown = QApplication.activeModalWidget()
        if isinstance(shown, QMessageBox):
            asked.append(shown.text())
            shown.button(kind).click()

    QTimer.singleShot(0, press)
    return asked


@pytest.mark.parametrize("page", PAGES, ids=lambda one: one.name)
def test_every_page_opens_by_its_key(qtbot, window, page):
    number = [one.name for one in PAGES].index(page.name) + 1
    qtbot.keyClick(window, str(number), Qt.KeyboardModifier.ControlModifier)
    assert window.page_in_view() == page.name
    assert window.page(page.name).isVisible()


def test_every_entry_of_the_menus_has_words_and_no_two_have_the_same_keys(window):
    actions = window.menus.actions
    assert all(one.text() for one in actions.values())
    keys = [one.shortcut().toString() for one in actions.values() if not one.shortcut().isEmpty()]
    assert len(keys) == len(set(keys))
    assert actions["help"].shortcut() == QKeySequence("F1")


def test_no_button_of_a_page_takes_a_key_of_the_menus(qtbot, window):
    menu = {one.shortcut().toString() for one in window.menus.actions.values()} - {""}
    for page in PAGES:
        for button in window.page(page.name).findChildren(QPushButton):
            keys = button.shortcut().toString()
            assert keys not in menu, f"{page.name}: {button.text()} has {keys}"


def test_menu_letters_differ_from_those_of_the_pages(qtbot, window):
    letters = {"Alt+F", "Alt+G", "Alt+U", "Alt+V", "Alt+H"}
    for page in PAGES:
        for button in window.page(page.name).findChildren(QPushButton):
            assert button.shortcut().toString() not in letters, f"{page.name}: {button.text()}"


def test_pause_and_cancel_wait_for_a_run(qtbot, window):
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


def test_a_paused_run_says_so_in_every_place(qtbot, window):
    runs, bar = window.page("runs"), window.findChild(QueueBar)
    with qtbot.waitSignal(window.queue.progressed, timeout=WAIT):
        run_id = window.queue.add(recipe_plan("tour"))
    window.queue.pause(True)
    assert bar._text.text().endswith(" trials · paused")
    needed = bar._text.fontMetrics().horizontalAdvance(bar._text.text())
    assert bar._text.minimumWidth() > needed, "nothing of it is cut off"
    assert runs.findChild(QueueView).told.text().endswith(" · paused")
    window.queue.pause(False)
    assert "paused" not in bar._text.text() + runs.findChild(QueueView).told.text()
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT):
        window.queue.cancel(run_id)


def test_an_exported_run_comes_back(qtbot, window, made_run, tmp_path):
    archive = tmp_path / "run.zip"
    export_zip(Run(made_run), archive)
    with qtbot.waitSignal(window.workspace.run_chosen, timeout=WAIT) as chosen:
        window.commands.import_run(str(archive))
    assert (window.workspace.store.root / chosen.args[0] / "plan.json").is_file()
    assert window.page_in_view() == "results"


def test_what_is_no_run_is_told(qtbot, window, tmp_path):
    wrong = tmp_path / "wrong.zip"
    wrong.write_bytes(b"not a zip")
    with qtbot.waitSignal(window.workspace.message_said, timeout=WAIT) as said:
        window.commands.import_run(str(wrong))
    assert "wrong.zip" in said.args[0]


def test_about_names_the_program(qtbot, window):
    box = window.commands.show_about()
    assert "Semantic Text Workbench" in box.text()
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


def test_size_and_splitters_are_remembered(qtbot, tmp_path):
    first = make_window(tmp_path / "runs")
    first.resize(900, 640)  # what the screen of the test has room for
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


def test_closing_during_a_run_asks_once(qtbot, window):
    run_id = window.queue.add(recipe_plan("tour"))
    qtbot.waitUntil(lambda: (window.queue.progress() or Nothing).done > 0, timeout=WAIT)
    asked = answer_question(QMessageBox.StandardButton.No)
    assert not window.close()
    assert window.isVisible()
    assert len(asked) == 1
    assert "Finished trials are kept" in asked[0]
    asked = answer_question(QMessageBox.StandardButton.Yes)
    assert window.close()
    assert len(asked) == 1
    run = window.workspace.store.open(run_id)
    assert run.status == "interrupted"
    assert 0 < len(run.results()) < run.total


class Nothing:
    done = 0


def test_an_exception_in_a_slot_is_reported_and_can_be_copied(window):
    """In a process of its own, because pytest-qt catches such exceptions itself."""
    done = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "RuntimeError: the wheel came off" in done.stderr  # also for who started it
    assert "RuntimeError: the wheel came off" in done.stdout
    assert "Semantic Text Workbench" in done.stdout
