"""Reports unexpected errors in a dialog, with details that can be copied."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from workbench import __version__


class _ErrorReporter(QObject):
    """Passes an error from any thread to the thread of the window."""

    reported = Signal(str)


def install_crash_report(window: QWidget) -> None:
    """Show uncaught exceptions."""
    reporter = _ErrorReporter(window)
    reporter.reported.connect(lambda details: show_crash(window, details))

    def report(
        error_type: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        details = "".join(traceback.format_exception(error_type, error, trace))
        sys.stderr.write(details)
        QTimer.singleShot(0, reporter, lambda: reporter.reported.emit(details))

    sys.excepthook = report


def show_crash(window: QWidget, details: str) -> None:
    """Show an error, with a button that copies its details."""
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(window.tr("Unexpected error"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(window.tr("An unexpected error occurred. Finished trials are safe."))
    box.setDetailedText(f"Semantic Text Workbench {__version__}\nPython {sys.version}\n\n{details}")
    copy = box.addButton(window.tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(box.detailedText()))
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()
