"""One button beside each picture: save it, save its numbers, undo the zoom."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from workbench.background.figures import same_job, write_numbers_job
from workbench.errors import WorkbenchError
from workbench.gui.plots.picture_export import ENDINGS, check_path, record, write_picture
from workbench.gui.plots.plot import Plot
from workbench.gui.state.tasks import Task, TaskRunner

_NUMBER_ENDINGS = (".csv", ".json", ".md", ".tex", ".txt")


class SaveButton(QPushButton):
    """Finds the plots of a view by itself; the numbers are those of the figure."""

    said = Signal(str)

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: QWidget | None = None
        self._tasks = tasks
        self._asked: tuple[Any, ...] = ()
        self._task: Task | None = None
        self.setText(self.tr("&Save"))
        self.setToolTip(self.tr("Save the picture or its numbers"))
        self.setAccessibleName(self.tr("Save the picture or its numbers"))
        self.setEnabled(False)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def use_figure(self, *asked: Any) -> None:
        """Save this figure from now on: its job, its run or runs, its name and its options."""
        self._asked = asked
        self.setEnabled(bool(asked))

    def use_view(self, view: QWidget) -> None:
        """Save the plots of this view."""
        self._view = view

    def plots(self) -> list[Plot]:
        """The plots that can be saved now."""
        view = self._view
        if view is None:
            return []
        return [one for one in view.findChildren(Plot) if one.isVisibleTo(view)]

    def save_picture(self, plot: Plot, file: str) -> None:
        """Write a plot; a name without ending becomes a PNG."""
        path = Path(file) if Path(file).suffix else Path(f"{file}.png")
        try:
            recorded = record(plot) if check_path(path) else None
        except WorkbenchError as problem:
            self.said.emit(str(problem))
            return
        self.said.emit(self.tr("Drawing {} …").format(path))
        self._tell(self._tasks.start_beside(write_picture, recorded, path))

    def save_numbers(self, file: str) -> None:
        """Write the numbers of the figure; a name without ending becomes a CSV."""
        if not self._asked:
            return
        # A view that can draw its figure in several ways gives what it draws now.
        drawn = getattr(self._view, "drawn_numbers", lambda: None)()
        asked = self._asked if drawn is None else (same_job, drawn, "", {})
        path = Path(file) if Path(file).suffix in _NUMBER_ENDINGS else Path(f"{file}.csv")
        self._tell(self._tasks.start(write_numbers_job, path, *asked))

    def _tell(self, task: Task) -> None:
        self._task = task
        task.finished.connect(
            lambda written: self.said.emit(self.tr("Written: {}").format(written))
        )
        task.failed.connect(lambda sentence, _: self.said.emit(sentence))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        plots = self.plots()
        for one in plots:
            words = self.tr("Save picture …")
            if len(plots) > 1:
                words = self.tr("Save picture: {} …").format(one.accessibleName())
            menu.addAction(words).triggered.connect(
                lambda _=False, plot=one: self._choose_picture(plot)
            )
        menu.addAction(self.tr("Save numbers …")).triggered.connect(
            lambda _: self._choose_numbers()
        )
        if plots:
            menu.addSeparator()
            undo = menu.addAction(self.tr("Show all (Home)"))
            undo.triggered.connect(lambda _: self._show_all())

    def _show_all(self) -> None:
        for one in self.plots():
            one.show_all()

    def _choose_picture(self, plot: Plot) -> None:
        kinds = ";;".join(f"{one[1:].upper()} (*{one})" for one in ENDINGS)
        name, kind = QFileDialog.getSaveFileName(self, self.tr("Save picture"), "picture", kinds)
        if name:
            chosen = next((one for one in ENDINGS if one in kind), ENDINGS[0])
            self.save_picture(plot, name if Path(name).suffix else f"{name}{chosen}")

    def _choose_numbers(self) -> None:
        kinds = ";;".join(f"{one[1:].upper()} (*{one})" for one in _NUMBER_ENDINGS)
        name, kind = QFileDialog.getSaveFileName(self, self.tr("Save numbers"), "numbers", kinds)
        if name:
            chosen = next((one for one in _NUMBER_ENDINGS if one in kind), _NUMBER_ENDINGS[0])
            self.save_numbers(name if Path(name).suffix else f"{name}{chosen}")
