"""What the menus do: open, import, pause, classify, change colours, explain."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMessageBox

from workbench import __version__
from workbench.background.history import import_run_job
from workbench.experiments.runs.archive import is_exported_run
from workbench.gui.state.preferences import Preferences
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import apply_theme


class Pages(Protocol):
    """What commands need of the pages of the window."""

    def bring(self, name: str) -> Any:
        """Bring a page to the front and give its widget."""

    def page_in_view(self) -> str:
        """The name of the page that is shown."""

    def room_for_help(self) -> int:
        """What the page in front can spare of the width."""


class Commands(QObject):
    """One function per entry of a menu, each on the page it belongs to."""

    changed = Signal()  # what can be done, or what is preferred, is another now

    def __init__(
        self, window: QMainWindow, pages: Pages, workspace: Workspace, queue: RunQueue
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._workspace = workspace
        self._queue = queue
        self.run_in_view = ""
        self.help_dock: Any = None  # made when it is first asked for
        self._workspace.run_chosen.connect(self._note_run)
        QApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def open_file(self) -> None:
        """Let a person choose a file with documents."""
        self._pages.bring("corpus").start.choose_file()

    def open_folder(self) -> None:
        """Let a person choose a folder with documents."""
        self._pages.bring("corpus").start.choose_folder()

    def open_plan(self) -> None:
        """Let a person choose a plan for the experiment page."""
        self._pages.bring("experiment").actions_row.choose_open()

    def save_plan(self) -> None:
        """Let a person keep the plan of the experiment page."""
        self._pages.bring("experiment").actions_row.choose_save()

    def open_anything(self, file: str) -> None:
        """Open what the desktop hands over: a plan, an exported run, or documents."""
        if not Path(file).exists():
            self._workspace.message_said.emit(self.tr("There is no file {}").format(file))
        elif Path(file).suffix == ".toml":
            self._pages.bring("experiment").actions_row.open_file(file)
        elif is_exported_run(file):
            self.import_run(file)
        else:
            self._pages.bring("corpus").offer(file)

    def choose_archive(self) -> None:
        """Let a person choose an exported run."""
        file, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import run"), "", "*.zip")
        if file:
            self.import_run(file)

    def import_run(self, file: str) -> None:
        """Bring an exported run into the store and show it."""
        task = self._workspace.tasks.start(import_run_job, self._workspace.store.root, file)
        task.finished.connect(self._take_imported)
        task.failed.connect(lambda sentence, _: self._workspace.message_said.emit(sentence))

    def take_tour(self) -> None:
        """Run the built-in corpus and explain what comes of it."""
        self._pages.bring("corpus").take_tour()

    def pause_run(self) -> None:
        """Hold the run under way, or let it go on."""
        self._queue.pause(not self._queue.is_paused())

    def cancel_run(self) -> None:
        """End the run under way; finished trials are kept."""
        self._queue.cancel(self._queue.current() or "")

    def show_new_documents(self) -> Any:
        """Classify new documents with the run in view."""
        from workbench.gui.shell.new_documents import NewDocumentsDialog  # late: 20 ms at the start

        folder = self._workspace.store.root / self.run_in_view
        dialog = NewDocumentsDialog(folder, self._workspace.tasks, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_preferences(self) -> Any:
        """Show the preferences."""
        from workbench.gui.shell.preferences_dialog import (
            PreferencesDialog,  # late: 20 ms at the start
        )

        dialog = PreferencesDialog(self._workspace.settings, self._window)
        dialog.preferences_chosen.connect(self.use_preferences)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def use_preferences(self, preferences: Preferences) -> None:
        """Apply preferences at once."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_theme(application, preferences.theme)
        self._queue.use_workers(preferences.workers)
        self.changed.emit()

    def theme(self) -> str:
        """The colours that are preferred."""
        return self._workspace.settings.preferences().theme

    def show_page(self, name: str) -> None:
        """Bring a page to the front."""
        self._pages.bring(name)

    def close(self) -> None:
        """Leave the program."""
        self._window.close()

    def use_theme(self, theme: str) -> None:
        """Change the colours and remember it."""
        chosen = replace(self._workspace.settings.preferences(), theme=theme)
        self._workspace.settings.store_preferences(chosen)
        self.use_preferences(chosen)

    def turn_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_help(self, page: str = "") -> None:
        """Show the help beside the page, by default about the page itself."""
        if self.help_dock is None:
            from workbench.gui.help.viewer import HelpDock  # late: 20 ms at the start

            self.help_dock = HelpDock(self._workspace.tasks, self._window)
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.help_dock)
        is_new = self.help_dock.isHidden()
        self.help_dock.show_page(page or self._pages.page_in_view())
        if is_new:
            width = self.help_dock.width_beside(self._pages.room_for_help())
            self._window.resizeDocks([self.help_dock], [width], Qt.Orientation.Horizontal)

    def show_about(self) -> QMessageBox:
        """Say what this program is."""
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("About"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIconPixmap(self._window.windowIcon().pixmap(64, 64))
        box.setText(f"Semantic Text Workbench {__version__}")
        box.setInformativeText(
            self.tr(
                "Text-classification experiments with corpus-based semantics. MIT licence.\n"
                "Runs are kept in {}"
            ).format(self._workspace.store.root)
        )
        box.open()
        return box

    def _note_run(self, run_id: str) -> None:
        self.run_in_view = run_id
        self.changed.emit()

    def _take_imported(self, run_id: str) -> None:
        self._workspace.list_runs()
        self._workspace.show_run(run_id)

    def _follow_system(self, _: object = None) -> None:
        preferences = self._workspace.settings.preferences()
        if preferences.theme == "system":
            self.use_preferences(preferences)
