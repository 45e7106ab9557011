"""The commands behind the menus."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMessageBox

from workbench import __version__
from workbench.background.history import import_run_job
from workbench.experiments.runs.archive import is_exported_run
from workbench.gui.shell.undo import text_can_undo
from workbench.gui.state.preferences import Preferences
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import apply_theme, use_text_size


class Pages(Protocol):
    """The pages of the window, as the commands use them."""

    def show_page(self, name: str) -> Any:
        """Show a page and return its widget."""

    def page_in_view(self) -> str:
        """The name of the page that is shown."""

    def page(self, name: str) -> Any:
        """The widget of a page."""

    def width_for_help(self) -> int:
        """The width that the current page leaves for the help."""


class Commands(QObject):
    """One method per menu entry."""

    changed = Signal()  # the available commands or the preferences

    def __init__(
        self, window: QMainWindow, pages: Pages, workspace: Workspace, queue: RunQueue
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._workspace = workspace
        self._queue = queue
        self.run_in_view = ""
        self.help_dock: Any = None  # created on demand
        self._workspace.run_chosen.connect(self._set_run)
        self._workspace.new_documents_requested.connect(self.show_new_documents)
        QApplication.styleHints().colorSchemeChanged.connect(self._follow_system_theme)

    def open_file(self) -> None:
        """Show the dialog that opens a file of documents."""
        self._pages.show_page("corpus").start.choose_file()

    def open_folder(self) -> None:
        """Show the dialog that opens a folder of documents."""
        self._pages.show_page("corpus").start.choose_folder()

    def open_plan(self) -> None:
        """Show the dialog that opens a plan."""
        self._pages.show_page("experiment").actions_row.choose_open()

    def save_plan(self) -> None:
        """Show the dialog that saves the plan."""
        self._pages.show_page("experiment").actions_row.choose_save()

    def open_anything(self, file: str) -> None:
        """Open a file of any supported type: a plan, an exported run or documents."""
        if not Path(file).exists():
            self._workspace.message_posted.emit(self.tr("There is no file {}.").format(file))
        elif Path(file).suffix == ".toml":
            self._pages.show_page("experiment").actions_row.open_file(file)
        elif is_exported_run(file):
            self.import_run(file)
        else:
            self._pages.show_page("corpus").preview(file)

    def new_experiment(self) -> None:
        """Start a new plan on the open corpus."""
        self._pages.show_page("experiment").new_plan()

    def undo(self) -> None:
        """Undo the last change of the text with the focus, or of the page."""
        self._undo("undo")

    def redo(self) -> None:
        """Repeat the change that was undone."""
        self._undo("redo")

    def can_undo(self, what: str = "undo") -> bool:
        """Whether the page that is shown has a change to undo or redo."""
        page = self._pages.page(self._pages.page_in_view())
        can = getattr(page, f"can_{what}", None)
        return can() if can is not None else hasattr(page, what)

    def _undo(self, what: str) -> None:
        focus = QApplication.focusWidget()
        if text_can_undo(focus, what == "redo"):
            getattr(focus, what)()
        elif self.can_undo(what):
            getattr(self._pages.page(self._pages.page_in_view()), what)()

    def choose_archive(self) -> None:
        """Show the dialog that imports an exported run."""
        file, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import run"), "", "*.zip")
        if file:
            self.import_run(file)

    def import_run(self, file: str) -> None:
        """Import an exported run into the store and show it."""
        job = self._workspace.jobs.start(import_run_job, self._workspace.store.root, file)
        job.finished.connect(self._show_imported)
        job.failed.connect(lambda sentence, _: self._workspace.message_posted.emit(sentence))

    def take_tour(self) -> None:
        """Start the tour."""
        self._pages.show_page("corpus").take_tour()

    def try_labelling(self) -> None:
        """Start the tour of labelling on the built-in posts."""
        self._pages.show_page("label").try_out()

    def toggle_pause(self) -> None:
        """Pause the current run, or continue it."""
        self._queue.set_paused(not self._queue.is_paused())

    def cancel_run(self) -> None:
        """Cancel the current run; finished trials are kept."""
        self._queue.cancel(self._queue.current() or "")

    def show_new_documents(self, configuration: str = "") -> Any:
        """Classify new documents with the run in view, by one of its methods."""
        from workbench.gui.shell.new_documents import NewDocumentsDialog  # late: 20 ms at the start

        folder = self._workspace.store.root / self.run_in_view
        dialog = NewDocumentsDialog(folder, self._workspace.jobs, configuration, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_preferences(self) -> Any:
        """Show the preferences."""
        from workbench.gui.shell.preferences_dialog import (
            PreferencesDialog,  # late: 20 ms at the start
        )

        dialog = PreferencesDialog(self._workspace.settings, self._window)
        before = self._workspace.settings.preferences().language
        dialog.preferences_chosen.connect(self.use_preferences)
        dialog.preferences_chosen.connect(lambda chosen: self._note_language(before, chosen))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _note_language(self, before: str, chosen: Preferences) -> None:
        if chosen.language != before:
            self._workspace.message_posted.emit(
                self.tr("The language changes at the next start of the program.")
            )

    def use_preferences(self, preferences: Preferences) -> None:
        """Apply preferences at once."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            use_text_size(application, preferences.text_size)
            apply_theme(application, preferences.theme)
        self._queue.use_limits(preferences.limits())
        self.changed.emit()

    def theme(self) -> str:
        """The preferred colours."""
        return self._workspace.settings.preferences().theme

    def show_page(self, name: str) -> None:
        """Show a page."""
        self._pages.show_page(name)

    def close(self) -> None:
        """Close the window."""
        self._window.close()

    def use_theme(self, theme: str) -> None:
        """Change the colours and store the preference."""
        chosen = replace(self._workspace.settings.preferences(), theme=theme)
        self._workspace.settings.store_preferences(chosen)
        self.use_preferences(chosen)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_help(self, page: str = "") -> None:
        """Show a help page, by default that of the current page."""
        if self.help_dock is None:
            from workbench.gui.help.viewer import HelpDock  # late: 20 ms at the start

            self.help_dock = HelpDock(self._workspace.jobs, self._window)
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.help_dock)
        was_hidden = self.help_dock.isHidden()
        self.help_dock.show_page(page or self._pages.page_in_view())
        if was_hidden:
            width = self.help_dock.width_within(self._pages.width_for_help())
            self._window.resizeDocks([self.help_dock], [width], Qt.Orientation.Horizontal)

    def show_about(self) -> QMessageBox:
        """Show the name and the version of the program."""
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("About"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIconPixmap(self._window.windowIcon().pixmap(64, 64))
        box.setText(f"Semantic Text Workbench {__version__}")
        box.setInformativeText(
            self.tr(
                "Text-classification experiments with corpus-based semantics. MIT licence.\n"
                "Runs are stored in {}"
            ).format(self._workspace.store.root)
        )
        box.open()
        return box

    def _set_run(self, run_id: str) -> None:
        self.run_in_view = run_id
        self.changed.emit()

    def _show_imported(self, run_id: str) -> None:
        self._workspace.list_runs()
        self._workspace.show_run(run_id)

    def _follow_system_theme(self, _: object = None) -> None:
        preferences = self._workspace.settings.preferences()
        if preferences.theme == "system":
            self.use_preferences(preferences)
