"""A crash is told with its details, which can be copied; never a silent death."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from workbench import __version__


class _Reporter(QObject):
    """Brings a crash from whatever thread it happened in to the window's thread."""

    happened = Signal(str)


def install_crash_report(window: QWidget) -> None:
    """Show exceptions that nobody caught."""
    reporter = _Reporter(window)
    reporter.happened.connect(lambda details: show_crash(window, details))

    def report(
        kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        details = "".join(traceback.format_exception(kind, problem, trace))
        sys.stderr.write(details)
        QTimer.singleShot(0, reporter, lambda: reporter.happened.emit(details))

    sys.excepthook = report


def show_crash(window: QWidget, details: str) -> None:
    """Show what happened, with a button that copies it."""
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(window.tr("Something went wrong"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        window.tr("An error happened that the program did not expect. Finished trials are safe.")
    )
    box.setDetailedText(f"Semantic Text Workbench {__version__}\nPython {sys.version}\n\n{details}")
    copy = box.addButton(window.tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(box.detailedText()))
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()
