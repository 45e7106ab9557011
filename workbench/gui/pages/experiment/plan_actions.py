"""Buttons to open, save and copy plans."""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import tomli_w
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMessageBox, QWidget

from workbench.errors import WorkbenchError
from workbench.experiments.plans.differences import plan_differences
from workbench.experiments.plans.files import load_plan, save_plan
from workbench.experiments.plans.plan import Plan
from workbench.gui.pages.experiment.recipe_gallery import RecipeGallery
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import button, menu_button
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import MEDIUM, no_margins

_FILES = "*.toml *.json"


class PlanActions(QWidget):
    """Buttons for the plan on the page; `plan` returns it or raises a `WorkbenchError`."""

    plan_opened = Signal(object)
    paper_chosen = Signal(str, str)  # name and size
    problem_found = Signal(str)
    new_requested = Signal()
    duplicate_requested = Signal()

    def __init__(
        self, workspace: Workspace, plan: Callable[[], Plan], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._plan = plan
        self._stored: tuple[Path, Plan] | None = None
        row = QHBoxLayout(self)
        no_margins(row, MEDIUM)
        ready = self.tr("Ready-made experiments, and papers to reproduce")
        row.addWidget(button(self.tr("Re&cipes …"), self.show_gallery, "book-open", ready))
        row.addWidget(
            menu_button(
                self.tr("&Plan"),
                {
                    self.tr("&New experiment"): self.new_requested.emit,
                    self.tr("&Duplicate"): self.duplicate_requested.emit,
                    self.tr("&Open …"): self.choose_open,
                    self.tr("&Save …"): self.choose_save,
                    self.tr("Di&fferences from a saved plan …"): self.choose_other,
                    self.tr("Copy as &TOML"): self.copy_text,
                    self.tr("Copy &command for the terminal"): self.copy_command,
                },
            )
        )

    def show_gallery(self) -> RecipeGallery:
        """Open the gallery of recipes."""
        gallery = RecipeGallery(self._workspace, self)
        gallery.plan_chosen.connect(self.plan_opened)
        gallery.paper_chosen.connect(self.paper_chosen)
        gallery.finished.connect(gallery.deleteLater)
        gallery.open()
        return gallery

    def open_file(self, path: str) -> None:
        """Show the plan of a file."""
        try:
            plan = load_plan(path)
        except WorkbenchError as problem:
            self.problem_found.emit(str(problem))
            return
        self._stored = (Path(path), plan)
        self.plan_opened.emit(plan)

    def choose_other(self) -> None:
        """Ask for a plan and say how the one on the page differs from it."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Compare with a plan"), "", _FILES)
        if path:
            self.show_differences(path)

    def show_differences(self, path: str) -> QMessageBox | None:
        """Say how the plan on the page differs from that of a file."""
        try:
            other, plan = load_plan(path), self._plan()
        except WorkbenchError as problem:
            self.problem_found.emit(str(problem))
            return None
        lines = [_translated_change(line) for line in plan_differences(other, plan)]
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Differences"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("From “{}” to “{}”").format(other.name, plan.name))
        box.setInformativeText("\n".join(lines) or self.tr("The plans do not differ."))
        box.open()
        return box

    def save_file(self, path: str) -> None:
        """Write the plan; a name without a suffix becomes TOML."""
        file = Path(path) if Path(path).suffix in (".toml", ".json") else Path(f"{path}.toml")
        if self._store(file):
            self._workspace.message_posted.emit(self.tr("Plan saved: {}").format(file))

    def copy_text(self) -> None:
        """Copy the plan to the clipboard as TOML."""
        try:
            QGuiApplication.clipboard().setText(tomli_w.dumps(self._plan().to_dict()))
        except WorkbenchError as problem:
            self.problem_found.emit(str(problem))
            return
        self._workspace.message_posted.emit(self.tr("Plan copied to the clipboard."))

    def copy_command(self) -> None:
        """Copy a command that runs the plan to the clipboard; the plan is saved for it."""
        try:
            plan = self._plan()
        except WorkbenchError as problem:
            self.problem_found.emit(str(problem))
            return
        if self._stored is None or self._stored[1] != plan:
            stem = re.sub(r"[^a-z0-9]+", "-", plan.name.lower()).strip("-")[:60] or "plan"
            if not self._store(self._workspace.store.root.parent / "plans" / f"{stem}.toml"):
                return
        file = str(self._stored[0] if self._stored is not None else "")
        command = ["workbench", "run", file]
        is_windows = sys.platform == "win32"
        QGuiApplication.clipboard().setText(
            subprocess.list2cmdline(command) if is_windows else shlex.join(command)
        )
        self._workspace.message_posted.emit(self.tr("Command copied. Plan saved: {}").format(file))

    def _store(self, file: Path) -> bool:
        try:
            plan = self._plan()
            file.parent.mkdir(parents=True, exist_ok=True)
            save_plan(plan, file)
        except (WorkbenchError, OSError) as problem:
            self.problem_found.emit(str(problem))
            return False
        self._stored = (file, plan)
        return True

    def choose_open(self) -> None:
        """Ask for a plan to open."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open plan"), "", _FILES)
        if path:
            self.open_file(path)

    def choose_save(self) -> None:
        """Ask where to save the plan."""
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save plan"), "plan.toml", _FILES)
        if path:
            self.save_file(path)


def _translated_change(line: str) -> str:
    """A difference such as "Terms: Stemmer: auto → none", each part of it translated."""
    if " → " not in line:
        return translated(line)
    *heads, change = line.split(": ")
    values = " → ".join(map(translated, change.split(" → ")))
    return ": ".join([*map(translated, heads), values])
