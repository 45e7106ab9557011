"""The button beside each picture: save it, save its numbers, undo the zoom."""

from pathlib import Path
from re import sub
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from workbench.background.figures import given_figure_job, write_numbers_job
from workbench.errors import WorkbenchError
from workbench.gui.plots.picture_dialog import PictureDialog
from workbench.gui.plots.picture_export import ENDINGS, check_path, record, write_picture
from workbench.gui.plots.picture_options import PictureOptions
from workbench.gui.plots.plot import Plot
from workbench.gui.state.jobs import Job, JobRunner

_NUMBER_ENDINGS = (".csv", ".xlsx", ".json", ".md", ".tex", ".txt")


class SaveButton(QPushButton):
    """Saves the plots of a view as pictures, and its figure as numbers."""

    message_posted = Signal(str)

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: QWidget | None = None
        self._jobs = jobs
        self._request: tuple[Any, ...] = ()
        self._job: Job | None = None
        self.setText(self.tr("&Save"))
        self.setToolTip(self.tr("Save the picture or its numbers"))
        self.setAccessibleName(self.tr("Save the picture or its numbers"))
        self.setEnabled(False)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def use_figure(self, *request: Any) -> None:
        """Save this figure from now on: its job, its run or runs, its name and its options."""
        self._request = request
        self.setEnabled(bool(request))

    def use_view(self, view: QWidget) -> None:
        """Save the plots of this view."""
        self._view = view

    def plots(self) -> list[Plot]:
        """The visible plots of the view."""
        view = self._view
        if view is None:
            return []
        return [plot for plot in view.findChildren(Plot) if plot.isVisibleTo(view)]

    def save_picture(
        self,
        plot: Plot,
        file: str,
        options: PictureOptions = PictureOptions(),  # noqa: B008 - frozen
    ) -> None:
        """Write a plot; a name without a suffix becomes a PNG."""
        path = Path(file) if Path(file).suffix else Path(f"{file}.png")
        try:
            recorded = record(plot, options, check_path(path).suffix)
        except WorkbenchError as problem:
            self.message_posted.emit(str(problem))
            return
        self.message_posted.emit(self.tr("Saving {} …").format(path))
        self._report(self._jobs.start_in_thread(write_picture, recorded, path))

    def save_numbers(self, file: str) -> None:
        """Write the numbers of the figure; a name without a suffix becomes a CSV."""
        if not self._request:
            return
        # A view that can draw its figure in several ways returns the numbers it draws now.
        drawn = getattr(self._view, "drawn_numbers", lambda: None)()
        request = self._request if drawn is None else (given_figure_job, drawn, "", {})
        path = Path(file) if Path(file).suffix in _NUMBER_ENDINGS else Path(f"{file}.csv")
        self._report(self._jobs.start(write_numbers_job, path, *request))

    def _report(self, job: Job) -> None:
        self._job = job
        job.finished.connect(
            lambda written: self.message_posted.emit(self.tr("Saved: {}").format(written))
        )
        job.failed.connect(lambda message, _: self.message_posted.emit(message))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        plots = self.plots()
        for plot in plots:
            title = self.tr("Save picture …")
            if len(plots) > 1:
                title = self.tr("Save picture: {} …").format(plot.accessibleName())
            menu.addAction(title).triggered.connect(
                lambda _=False, plot=plot: self._choose_picture(plot)
            )
        menu.addAction(self.tr("Save numbers …")).triggered.connect(
            lambda _: self._choose_numbers()
        )
        if plots:
            menu.addSeparator()
            undo = menu.addAction(self.tr("Show all (Home)"))
            undo.triggered.connect(lambda _: self._show_all())

    def _show_all(self) -> None:
        for plot in self.plots():
            plot.show_all()

    def _choose_picture(self, plot: Plot) -> None:
        aspect = plot.height() / max(plot.width(), 1)
        dialog = PictureDialog(plot.accessibleName(), aspect, self)
        if dialog.exec() != PictureDialog.DialogCode.Accepted:
            return
        file = self._choose_file(self.tr("Save picture"), plot.accessibleName(), ENDINGS)
        if file:
            self.save_picture(plot, file, dialog.options())

    def _choose_numbers(self) -> None:
        plots = self.plots()
        name = plots[0].accessibleName() if plots else ""
        file = self._choose_file(self.tr("Save numbers"), name, _NUMBER_ENDINGS)
        if file:
            self.save_numbers(file)

    def _choose_file(self, title: str, name: str, endings: tuple[str, ...]) -> str:
        name = sub(r"[^\w.-]+", " ", name).strip() or self.tr("numbers")
        filters = ";;".join(f"{ending[1:].upper()} (*{ending})" for ending in endings)
        file, chosen = QFileDialog.getSaveFileName(self, title, name, filters)
        if not file or Path(file).suffix:
            return file
        return file + next((ending for ending in endings if ending in chosen), endings[0])
