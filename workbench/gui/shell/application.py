"""Starting the window: Qt first, so that something is seen; the sciences load meanwhile."""

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
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import apply_theme, provide_font

_MILLISECONDS_AFTER_PAINTING = 250  # plots and pages load once the window is seen


def main(files: Sequence[str] = ()) -> int:
    """Open the window, with files if some are named, and stay until it is closed."""
    application = make_application()
    window = open_window()
    install_crash_report(window)
    for file in files:
        QTimer.singleShot(0, lambda file=file: window.commands.open_anything(file))
    return application.exec()


def open_window() -> MainWindow:
    """Show the main window; what takes longer begins once it is seen."""
    window = make_window()
    window.show()
    QTimer.singleShot(0, window.workspace.tasks.warm_up)
    QTimer.singleShot(0, window.tour.offer)
    QTimer.singleShot(0, window.workspace.list_runs)  # interrupted runs are offered for resuming
    QTimer.singleShot(_MILLISECONDS_AFTER_PAINTING, window.prepare_pages)
    if window.workspace.settings.problem:
        window.statusBar().showMessage(window.workspace.settings.problem)
    return window


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The application with its name, font, icon and colours."""
    # Qt's own file dialog remembers its folders in a settings file, which is kept beside ours.
    place = str(paths.preferences())
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, place)
    application = QApplication.instance() or QApplication(arguments or sys.argv[:1])
    assert isinstance(application, QApplication)  # noqa: S101
    application.setApplicationName("Semantic Text Workbench")
    application.setApplicationVersion(__version__)
    application.setWindowIcon(QIcon(str(paths.resources() / "icons" / "workbench.svg")))
    provide_font(application)
    apply_theme(application, WindowSettings().preferences().theme)
    return application


def make_window(store: Path | None = None) -> MainWindow:
    """The main window on a store of runs."""
    settings = WindowSettings()
    workspace = Workspace(RunStore(store), settings)
    return MainWindow(workspace, RunQueue(workspace.store, settings.preferences().workers))
