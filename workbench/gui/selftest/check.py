"""`workbench check DIR`: the window tries itself, with clicks, and says what came out.

It opens as always, sees that its text can be read, takes the tour, saves the run through the file
dialog and closes. The run stays in the store like any other; DIR gets pictures and the saved run.
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
from workbench.gui.selftest.legible import illegible_texts
from workbench.gui.selftest.pictures import wait_until
from workbench.gui.shell.application import make_application, open_window


def main(arguments: Sequence[str]) -> int:
    """Try the window and say what came out."""
    parser = argparse.ArgumentParser(prog="workbench check", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where pictures and the run go")
    folder = parser.parse_args(arguments).folder.resolve()
    if sys.platform.startswith("linux") and not _has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _try_window(folder)
    except (WorkbenchError, OSError) as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return 1
    _say("checked: the window works")
    return 0


def _try_window(folder: Path) -> None:
    application = make_application([sys.argv[0]])
    # Dialogs of the desktop cannot be clicked from within.
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    window = open_window()
    try:
        _look(window, folder / "start.png")
        _run_tour(window)
        _look(window, folder / "results.png")
        _save_run(window, folder / "run.zip")
    finally:
        if window.queue.is_busy():
            window.queue.cancel(window.queue.current() or "")
            wait_until(lambda: not window.queue.is_busy(), "the end of the run")
        window.close()
        application.processEvents()


def _look(window: Any, file: Path) -> None:
    """Keep a picture of the window and see that every text in it can be read."""
    wait_until(window.windowHandle().isExposed, "the window")
    QTest.qWait(500)  # layouts and plots settle
    picture = _picture(window)
    if not picture.save(str(file)):
        raise WorkbenchError(f"{file} cannot be written.")
    faults = illegible_texts(window, picture.toImage())
    if faults:
        raise WorkbenchError(f"Text that cannot be read: {'; '.join(faults[:5])}")
    _say(f"the window is drawn and its text can be read: {file}")


def _picture(window: QWidget) -> QPixmap:
    """What is on the screen, or where Qt has no screen, what would be."""
    on_screen = QApplication.platformName() == "xcb"
    taken = window.screen().grabWindow(window.winId()) if on_screen else QPixmap()
    return window.grab() if taken.isNull() else taken


def _run_tour(window: Any) -> None:
    strip = window.tour.strip
    ended: list[tuple[str, str, str]] = []
    window.queue.ended.connect(lambda *told: ended.append(told))
    if strip.isVisible():  # offered at the first start
        _click(strip.next)
    else:
        window.commands.take_tour()
    wait_until(lambda: ended, "the run of the tour")
    run_id, status, sentence = ended[0]
    if status != "finished":
        raise WorkbenchError(f"The run {run_id} is {status}: {sentence}")
    wait_until(strip.next.isEnabled, "the next step")
    _click(strip.next)
    tab = window.page("results").tab("scores")
    wait_until(lambda: tab.figure is not None, "the scores")
    results = window.workspace.store.open(run_id).results()
    wrong = [one.error for one in results if one.error]
    if wrong or not results:
        raise WorkbenchError(f"{len(wrong)} of {len(results)} trials failed: {wrong[:1]}")
    _say(f"a run by clicking: {len(results)} trials, {run_id}")


def _save_run(window: Any, file: Path) -> None:
    file.unlink(missing_ok=True)
    said: list[str] = []
    window.workspace.message_said.connect(said.append)
    actions = window.page("results").run_actions
    wait_until(actions.isEnabled, "the run")
    QTimer.singleShot(200, lambda: _answer_dialog(file))
    _click(actions.archive)  # comes back when the dialog has been answered
    wait_until(lambda: any(file.name in one for one in said), "the saved run")
    _say(f"the run is saved: {file}, {file.stat().st_size:,} bytes")


def _answer_dialog(file: Path) -> None:
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog):
        QTimer.singleShot(100, lambda: _answer_dialog(file))
        return
    name = dialog.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)  # noqa: S101 - every file dialog of Qt has one
    name.setText(str(file))
    QTest.keyClick(name, Qt.Key.Key_Return)


def _click(button: QPushButton) -> None:
    if not (button.isVisible() and button.isEnabled()):
        raise WorkbenchError(f"The button {button.text()!r} cannot be clicked.")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(words: str) -> None:
    print(words, flush=True)
