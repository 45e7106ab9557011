"""Random actions in the real window, run as a program by test_random_actions.

Usage: random_actions.py FOLDER SEED ACTIONS, where FOLDER is private and may hold files to open.
The window starts with something that depends on the seed: a corpus, a file, a run, several runs or
a labelling. Clicks, keys, texts, drags and commands of menus go to any visible widget, in dialogs
too. An exception, a message of Qt about a wrong call or a window that is busy for ten seconds ends
the program with the latest actions.
"""

import collections
import faulthandler
import os
import random
import sys
import time
import traceback
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from workbench.gui.shell.application import make_application, open_window
from workbench.gui.shell.main_window import PAGES

MOST_SECONDS = 10  # of processor time between two actions
LONGEST_WAIT = 120  # seconds by the clock; a busy computer is slow, not broken
MOST_ACTIONS_IN_A_DIALOG = 25
LONGEST_PAUSE = 400  # milliseconds in which helpers may answer
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KEYS = [getattr(Qt.Key, f"Key_{name}") for name in (
    "Tab", "Backtab", "Return", "Space", "Escape", "Up", "Down", "Left", "Right", "Home", "End",
    "PageUp", "PageDown", "Delete", "Backspace", "F1", "F2", "1", "2", "9", "Question", "Slash",
)]  # fmt: skip
SHORTCUTS = [getattr(Qt.Key, f"Key_{name}") for name in "ACFNVXYZ1234567"]
TEXTS = ["rose", "0", "-1", "1e308", "", "ä好\u202e\u0000", "<b>x</b>", "a" * 3000, "5, 10", "nan"]


class RandomActions(QObject):
    """Acts once per turn of the event loop, whatever is open."""

    def __init__(self, window, seed, actions, folder):
        super().__init__()
        self._window, self._left, self._folder = window, actions, folder
        self._draw = random.Random(seed)
        self._latest = collections.deque(maxlen=40)
        self._in_dialog = 0
        self._used = time.process_time()
        QTimer.singleShot(0, self.act)

    def act(self):
        faulthandler.dump_traceback_later(LONGEST_WAIT, exit=True)
        used, self._used = time.process_time() - self._used, time.process_time()
        if used > MOST_SECONDS:
            self.fail(f"The window was busy for {used:.0f} s.")
        if self._left == 0:
            self._end()
            return
        self._left -= 1
        pause = self._draw.randrange(LONGEST_PAUSE) if self._draw.random() < 0.02 else 1
        QTimer.singleShot(pause, self.act)  # before acting: a dialog has an event loop of its own
        target = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        self._confine(QApplication.activeModalWidget())
        self._in_dialog = self._in_dialog + 1 if target else 0
        if self._in_dialog > MOST_ACTIONS_IN_A_DIALOG:
            self._in_dialog = 0
            self._note("close", target)
            target.close()
            return
        widget = self._some_widget(target or self._window)
        action = self._draw.choices(
            [self._click, self._press_key, self._shortcut, self._type, self._drag, self._resize,
             self._command],
            weights=[60, 15, 5, 8, 10, 2, 3],
        )[0]  # fmt: skip
        self._note(action.__name__, widget)
        action(widget)

    def _confine(self, dialog):
        """Keep a file dialog in the private folder: it could rename, delete or replace files."""
        if isinstance(dialog, QFileDialog):
            dialog.setOption(QFileDialog.Option.ReadOnly)
            if not Path(dialog.directory().absolutePath()).resolve().is_relative_to(self._folder):
                dialog.setDirectory(str(self._folder))

    def is_done(self):
        """Whether all actions were done."""
        return self._left == 0

    def _end(self):
        while (open_dialog := QApplication.activeModalWidget()) is not None:
            open_dialog.close()
        self._window.close_unasked()
        QApplication.quit()

    def fail(self, reason):
        sys.stderr.write(f"{reason}\nThe latest actions:\n" + "\n".join(self._latest) + "\n")
        sys.stderr.flush()
        os._exit(1)

    def _note(self, action, widget):
        name = widget.objectName() or (
            widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        )
        self._latest.append(f"{action} {type(widget).__name__} {str(name)[:40]!r}")

    def _some_widget(self, root):
        widgets = [child for child in root.findChildren(QWidget) if self._is_usable(child)]
        return self._draw.choice(widgets) if widgets else root

    @staticmethod
    def _is_usable(widget):
        return widget.isVisible() and widget.isEnabled() and widget.width() > 2

    def _position(self, widget):
        width, height = max(1, widget.width()), max(1, widget.height())
        return QPoint(self._draw.randrange(width), self._draw.randrange(height))

    def _click(self, widget):
        button = RIGHT if self._draw.random() < 0.1 else LEFT
        modifier = self._draw.choice([Qt.KeyboardModifier.NoModifier] * 4 + [
            Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier])  # fmt: skip
        if isinstance(widget, QTabBar | QComboBox) and self._draw.random() < 0.5:
            widget.setCurrentIndex(self._draw.randrange(max(1, widget.count())))
        elif self._draw.random() < 0.1:
            QTest.mouseDClick(widget, button, modifier, self._position(widget))
        else:
            QTest.mouseClick(widget, button, modifier, self._position(widget))

    def _press_key(self, widget):
        QTest.keyClick(widget, self._draw.choice(KEYS))

    def _shortcut(self, widget):
        QTest.keyClick(widget, self._draw.choice(SHORTCUTS), Qt.KeyboardModifier.ControlModifier)

    def _type(self, widget):
        if isinstance(widget, QLineEdit) and not widget.isReadOnly():
            widget.setText(self._draw.choice(TEXTS))
            if self._draw.random() < 0.5:
                QTest.keyClick(widget, Qt.Key.Key_Return)
        else:
            for letter in self._draw.choice(TEXTS)[:5]:
                if letter.isprintable() and letter.isascii():
                    QTest.keyClick(widget, letter)

    def _drag(self, widget):
        QTest.mousePress(widget, LEFT, Qt.KeyboardModifier.NoModifier, self._position(widget))
        for _ in range(self._draw.randrange(1, 6)):
            if not self._is_usable(widget):
                return
            QTest.mouseMove(widget, self._position(widget))
        QTest.mouseRelease(widget, LEFT, Qt.KeyboardModifier.NoModifier, self._position(widget))

    def _resize(self, _widget):
        self._window.resize(self._draw.randrange(800, 2000), self._draw.randrange(500, 1300))

    def _command(self, _widget):
        """A command of a menu, or another page."""
        if self._draw.random() < 0.4:
            self._window.show_page(self._draw.choice(PAGES).name)
        elif QApplication.activeModalWidget() is None:
            menus = self._window.menuBar().findChildren(QMenu)
            commands = [command for menu in menus for command in menu.actions()]
            commands = [command for command in commands if command.isEnabled() and command.text()]
            command = self._draw.choice(commands)
            self._latest[-1] += f": {command.text()}"
            command.trigger()

    def eventFilter(self, watched, event):  # noqa: N802
        """Keep the window open: a closed window ends the program early."""
        if event.type() == QEvent.Type.Close and watched is self._window and self._left:
            event.ignore()
            return True
        return False


def open_something(window, draw, folder):
    """Begin with a corpus, a file, a run, several runs, the tour or a labelling."""
    runs = [run.id for run in window.workspace.store.list()]
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    start = draw.choice(["corpus", "tour", "labelling", "files", "run", "run", "run", "runs"])
    if start == "tour":
        window.commands.take_tour()
    elif start == "files" and files:
        window.commands.open_anything(str(draw.choice(files)))
    else:
        window.workspace.open_corpus(draw.choice(["tour", "ratings"]))
    if start == "labelling":
        window.commands.try_labelling()
    elif start == "run" and runs:
        window.workspace.show_run(draw.choice(runs))
    elif start == "runs" and runs:
        window.workspace.compare(runs)


def main(folder, seed, actions):
    os.chdir(folder)
    application = make_application(["workbench"])
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    application.setQuitOnLastWindowClosed(False)
    for scheme in ("http", "https", "file"):
        QDesktopServices.setUrlHandler(scheme, application, "objectName")
    window = open_window()
    open_something(window, random.Random(f"start {seed}"), folder)
    monkey = RandomActions(window, seed, actions, folder)
    window.installEventFilter(monkey)

    def report(kind, error, trace):
        monkey.fail("".join(traceback.format_exception(kind, error, trace)))

    def message(kind, _context, text):
        if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
            monkey.fail(f"Qt: {text}")

    sys.excepthook = report
    qInstallMessageHandler(message)
    application.exec()
    faulthandler.cancel_dump_traceback_later()
    if monkey.is_done():
        print(f"{actions} actions done", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), int(sys.argv[2]), int(sys.argv[3]))
