"""The menus of the window and their keyboard shortcuts."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from workbench.gui.shell.commands import Commands
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.widgets.undo_keys import redo_keys

_THEMES = ("system", "light", "dark")


class Menus(QObject):
    """The menus File, Edit, Go, Run, View and Help; each entry calls a command."""

    def __init__(
        self, bar: QMenuBar, commands: Commands, queue: RunQueue, pages: dict[str, str]
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._commands = commands
        self._queue = queue
        self._is_ready = False
        self.actions: dict[str, QAction] = {}
        self._make_file()
        self._make_edit()
        self._make_go(pages)
        self._make_run()
        self._make_view()
        self._make_help()
        queue.queue_changed.connect(self.refresh)
        commands.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Enable the entries that are available now."""
        queue, commands = self._queue, self._commands
        for name in ("pause", "cancel"):
            self.actions[name].setEnabled(queue.is_busy())
        text = self.tr("&Continue the run") if queue.is_paused() else self.tr("&Pause the run")
        self.actions["pause"].setText(text)
        self.actions["new documents"].setEnabled(bool(commands.run_in_view))
        self.actions[f"theme {commands.theme()}"].setChecked(True)
        for name in ("undo", "redo") if self._is_ready else ():
            self.actions[name].setEnabled(commands.can_undo(name))

    def follow_pages(self) -> None:
        """Follow the page that is shown, once there is one."""
        self._is_ready = True
        self.refresh()

    def _make_file(self) -> None:
        commands, menu = self._commands, self._menu(self.tr("&File"))
        self._add(menu, "open file", self.tr("Open corpus &file …"), commands.open_file, "Ctrl+O")
        self._add(
            menu,
            "open folder",
            self.tr("Open corpus f&older …"),
            commands.open_folder,
            "Ctrl+Shift+O",
        )
        menu.addSeparator()
        self._add(
            menu, "new plan", self.tr("&New experiment"), commands.new_experiment, "Ctrl+Shift+N"
        )
        self._add(menu, "open plan", self.tr("Open p&lan …"), commands.open_plan, "Ctrl+L")
        self._add(menu, "save plan", self.tr("&Save plan …"), commands.save_plan, "Ctrl+S")
        menu.addSeparator()
        self._add(menu, "import run", self.tr("&Import run …"), commands.choose_archive, "Ctrl+I")
        menu.addSeparator()
        preferences = self._add(
            menu, "preferences", self.tr("&Preferences …"), commands.show_preferences, "Ctrl+,"
        )
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        quit_action = self._add(menu, "quit", self.tr("&Quit"), commands.close, "Ctrl+Q")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_edit(self) -> None:
        commands, menu = self._commands, self._menu(self.tr("&Edit"))
        undo = self._add(menu, "undo", self.tr("&Undo"), commands.undo)
        undo.setShortcuts(QKeySequence.StandardKey.Undo)
        redo = self._add(menu, "redo", self.tr("&Redo"), commands.redo)
        redo.setShortcuts(redo_keys())
        menu.aboutToShow.connect(self.refresh)

    def _make_go(self, pages: dict[str, str]) -> None:
        menu = self._menu(self.tr("&Go"))
        for number, (name, title) in enumerate(pages.items(), 1):
            show = partial(self._commands.show_page, name)
            self._add(menu, f"page {name}", f"&{number}  {title}", show, f"Ctrl+{number}")

    def _make_run(self) -> None:
        commands, menu = self._commands, self._menu(self.tr("R&un"))
        self._add(menu, "pause", "", commands.toggle_pause, "Ctrl+Shift+P")
        self._add(menu, "cancel", self.tr("C&ancel the run"), commands.cancel_run, "Ctrl+.")
        menu.addSeparator()
        new = self._add(
            menu,
            "new documents",
            self.tr("&New documents …"),
            commands.show_new_documents,
            "Ctrl+N",
        )
        new.setToolTip(self.tr("Classify a text or a file with a method of the current run"))

    def _make_view(self) -> None:
        commands, menu = self._commands, self._menu(self.tr("&View"))
        group = QActionGroup(self)
        titles = (self.tr("&System colours"), self.tr("&Light"), self.tr("&Dark"))
        for theme, title in zip(_THEMES, titles, strict=True):
            action = self._add(menu, f"theme {theme}", title, partial(commands.use_theme, theme))
            action.setCheckable(True)
            group.addAction(action)
        menu.addSeparator()
        self._add(menu, "full screen", self.tr("&Full screen"), commands.toggle_full_screen, "F11")

    def _make_help(self) -> None:
        commands, menu = self._commands, self._menu(self.tr("&Help"))
        self._add(menu, "help", self.tr("&Help on this page"), commands.show_help, "F1")
        self._add(
            menu, "contents", self.tr("&Contents"), lambda: commands.show_help("start"), "Shift+F1"
        )
        self._add(menu, "tour", self.tr("Take the &tour"), commands.take_tour)
        self._add(menu, "label tour", self.tr("Tour of &labelling"), commands.try_labelling)
        menu.addSeparator()
        about = self._add(menu, "about", self.tr("&About"), commands.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, title: str) -> QMenu:
        menu = self._bar.addMenu(title)
        menu.setToolTipsVisible(True)
        return menu

    def _add(
        self, menu: QMenu, name: str, text: str, command: Callable[[], object], keys: str = ""
    ) -> QAction:
        action = QAction(text, self)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False: command())
        menu.addAction(action)
        self.actions[name] = action
        return action
