"""Starts the window; whatever takes longer is loaded after it is visible."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from workbench import __version__, paths
from workbench.experiments.runs.store import RunStore
from workbench.gui.shell.crash_report import install_crash_report
from workbench.gui.shell.main_window import MainWindow
from workbench.gui.shell.stop_requests import StopRequests
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.accessible_roles import install_roles
from workbench.gui.widgets.language import use_language
from workbench.gui.widgets.style import use_style
from workbench.gui.widgets.theme import apply_theme, provide_font, use_text_size

_MILLISECONDS_AFTER_PAINTING = 250  # plots and pages are loaded once the window is visible


def main(files: Sequence[str] = ()) -> int:
    """Open the window and the given files, and wait until it is closed."""
    application = make_application()
    window = open_window()
    install_crash_report(window)
    StopRequests(window).received.connect(window.close_unasked)
    for file in files:
        QTimer.singleShot(0, lambda file=file: window.commands.open_anything(file))
    return application.exec()


def open_window() -> MainWindow:
    """Show the main window, then start whatever takes longer."""
    window = make_window()
    window.show()
    QTimer.singleShot(0, window.workspace.jobs.warm_up)
    QTimer.singleShot(0, window.tour.offer)
    QTimer.singleShot(0, window.workspace.list_runs)  # offers to resume interrupted runs
    QTimer.singleShot(_MILLISECONDS_AFTER_PAINTING, window.prepare_pages)
    if window.workspace.settings.problem:
        window.toast.show_message(window.workspace.settings.problem)
    return window


def make_application(arguments: list[str] | None = None) -> QApplication:
    """Create the application with its name, font, icon and colours."""
    # The file dialog of Qt stores its folders in a settings file of its own.
    folder = str(paths.preferences())
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, folder)
    application = QApplication.instance() or QApplication(arguments or sys.argv[:1])
    assert isinstance(application, QApplication)  # noqa: S101
    application.setApplicationName("Semantic Text Workbench")
    application.setApplicationVersion(__version__)
    application.setWindowIcon(QIcon(str(paths.resources() / "icons" / "workbench.svg")))
    preferences = WindowSettings().preferences()
    use_language(application, preferences.language)
    provide_font(application)
    use_style(application)
    use_text_size(application, preferences.text_size)
    apply_theme(application, preferences.theme)
    return application


def make_window(store: Path | None = None) -> MainWindow:
    """Create the main window for a store."""
    install_roles()
    settings = WindowSettings()
    workspace = Workspace(RunStore(store) if store else RunStore(), settings)
    queue = RunQueue(workspace.store)
    queue.use_limits(settings.preferences().limits())
    return MainWindow(workspace, queue)
