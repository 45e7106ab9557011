"""The learning curve, with a second line for the selected documents."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.background.selections import selected_curves_job
from workbench.experiments.figures import Curve, LearningCurveFigure
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.selection import DocumentSelection
from workbench.gui.state.workspace import Workspace
from workbench.gui.views.curves import CurveView
from workbench.gui.widgets.cards import secondary
from workbench.gui.widgets.language import shown_count
from workbench.gui.widgets.sizes import no_margins


class LearningPanel(QWidget):
    """Each method on all documents, and dotted on those that are selected in the window."""

    point_chosen = Signal(str, str)  # configuration and training size

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._folder: Path | None = None
        self._selection: DocumentSelection | None = None
        self.figure: LearningCurveFigure | None = None
        self.view = CurveView()
        self.view.point_chosen.connect(self.point_chosen)
        self.caption = secondary("")
        self.caption.hide()
        self.setFocusProxy(self.view)
        column = QVBoxLayout(self)
        no_margins(column)
        column.addWidget(self.caption)
        column.addWidget(self.view, 1)

    def use_workspace(self, workspace: Workspace) -> None:
        """Show the selection of the window."""
        self._selection = workspace.selection
        workspace.selection.changed.connect(self._show_selection)

    def use_run(self, folder: Path, _options: Mapping[str, Any], _facts: RunFacts) -> None:
        """Set the run whose trials are asked about the selected documents."""
        self._folder = folder

    def show_figure(self, figure: LearningCurveFigure) -> None:
        """Draw curves in place of those shown."""
        self.figure = figure
        self.view.show_figure(figure)
        self._show_selection()

    def _show_selection(self) -> None:
        self._draw_selected(())
        if self._selection and self._folder is not None and self.figure is not None:
            rows = self._selection.documents.tolist()
            self._job = job = self._jobs.start(selected_curves_job, self._folder, rows)
            job.finished.connect(lambda curves: self._take(job, curves))

    def _take(self, job: Job, curves: tuple[Curve, ...]) -> None:
        if job is self._job:
            self._draw_selected(curves)

    def _draw_selected(self, curves: tuple[Curve, ...]) -> None:
        self._job = None
        if self.figure is not None and self.figure.is_share:
            self.view.show_selected(curves)
        has_curves = bool(curves) and self.figure is not None and self.figure.is_share
        if has_curves and self._selection is not None:
            number = shown_count(len(self._selection), "document")
            named = f" ({self._selection.title})" if self._selection.title else ""
            text = self.tr("Dotted: accuracy on the selection, {}.")
            self.caption.setText(text.format(f"{number}{named}"))
        self.caption.setVisible(has_curves)
