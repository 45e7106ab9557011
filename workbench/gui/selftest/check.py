"""`workbench check DIR`: test the window of an installed or built program.

The check opens the window, verifies that its text is legible, clicks through the tour, saves the
run in a file dialog and closes the window. The run stays in the store; DIR receives pictures and
the saved run.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton, QWidget

from workbench.errors import WorkbenchError
from workbench.gui.selftest.legibility import illegible_texts
from workbench.gui.selftest.pictures import wait_until
from workbench.gui.shell.application import make_application, open_window


def main(arguments: Sequence[str]) -> int:
    """Check the window and print each result."""
    parser = argparse.ArgumentParser(prog="workbench check", description=__doc__)
    parser.add_argument(
        "folder", type=Path, metavar="DIR", help="folder for the pictures and the saved run"
    )
    folder = parser.parse_args(arguments).folder.resolve()
    if sys.platform.startswith("linux") and not _has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _check_window(folder)
    except (WorkbenchError, OSError) as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return 1
    _print("checked: the window works")
    return 0


def _check_window(folder: Path) -> None:
    application = make_application([sys.argv[0]])
    # Native dialogs cannot be operated from within the program.
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    window = open_window()
    try:
        _check_legibility(window, folder / "start.png")
        _run_tour(window)
        _check_legibility(window, folder / "results.png")
        _save_run(window, folder / "run.zip")
    finally:
        if window.queue.is_busy():
            window.queue.cancel(window.queue.current() or "")
            wait_until(lambda: not window.queue.is_busy(), "the end of the run")
        window.close()
        application.processEvents()


def _check_legibility(window: Any, file: Path) -> None:
    """Save a picture of the window and verify that every text in it is legible."""
    wait_until(window.windowHandle().isExposed, "the window")
    QTest.qWait(500)  # layouts and plots settle
    picture = _picture(window)
    if not picture.save(str(file)):
        raise WorkbenchError(f"{file} cannot be written.")
    problems = illegible_texts(window, picture.toImage())
    if problems:
        raise WorkbenchError(f"Illegible text: {'; '.join(problems[:5])}")
    _print(f"the window is drawn and its text is legible: {file}")


def _picture(window: QWidget) -> QPixmap:
    """A picture of the window from the screen, or from Qt if there is no screen."""
    on_screen = QApplication.platformName() == "xcb"
    taken = window.screen().grabWindow(window.winId()) if on_screen else QPixmap()
    return window.grab() if taken.isNull() else taken


def _run_tour(window: Any) -> None:
    strip = window.tour.strip
    ended: list[tuple[str, str, str]] = []
    window.queue.ended.connect(lambda *ending: ended.append(ending))
    if strip.isVisible():  # the offer at the first start
        _click(strip.next)
    else:
        window.commands.take_tour()
    wait_until(lambda: ended, "the run of the tour")
    run_id, status, message = ended[0]
    if status != "finished":
        raise WorkbenchError(f"The run {run_id} is {status}: {message}")
    wait_until(strip.next.isEnabled, "the next step")
    _click(strip.next)
    tab = window.page("results").tab("scores")
    wait_until(lambda: tab.figure is not None, "the scores")
    results = window.workspace.store.open(run_id).results()
    errors = [result.error for result in results if result.error]
    if errors or not results:
        raise WorkbenchError(f"{len(errors)} of {len(results)} trials failed: {errors[:1]}")
    _print(f"the tour ran: {len(results)} trials, {run_id}")


def _save_run(window: Any, file: Path) -> None:
    file.unlink(missing_ok=True)
    messages: list[str] = []
    window.workspace.message_posted.connect(messages.append)
    actions = window.page("results").run_actions
    wait_until(actions.isEnabled, "the run")
    QTimer.singleShot(200, lambda: _answer_dialog(file))
    actions.archive.trigger()  # returns when the dialog is closed
    wait_until(lambda: any(file.name in message for message in messages), "the saved run")
    _print(f"the run is saved: {file}, {file.stat().st_size:,} bytes")


def _answer_dialog(file: Path) -> None:
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog):
        QTimer.singleShot(100, lambda: _answer_dialog(file))
        return
    name = dialog.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)  # noqa: S101 - every Qt file dialog has one
    name.setText(str(file))
    QTest.keyClick(name, Qt.Key.Key_Return)


def _click(button: QPushButton) -> None:
    if not (button.isVisible() and button.isEnabled()):
        raise WorkbenchError(f"The button {button.text()!r} cannot be clicked.")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _print(message: str) -> None:
    print(message, flush=True)
