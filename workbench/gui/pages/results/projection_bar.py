"""The progress of a projection, with a button that cancels it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from workbench.background.selections import projection_job
from workbench.experiments.figures import ScatterFigure
from workbench.experiments.figures.documents.projections import PROJECTIONS
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import SMALL


class ProjectionBar(QWidget):
    """Computes projections one at a time; a newer one replaces the current one."""

    failed = Signal()  # also after a cancellation

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs: JobRunner | None = None
        self._job: Job | None = None
        self.message = QLabel()
        self.bar = QProgressBar()
        self.bar.setFixedWidth(120)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress of the projection"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.clicked.connect(lambda _: self._cancel())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        for widget in (self.message, self.bar, self.cancel):
            row.addWidget(widget)
        self.hide()

    def use_jobs(self, jobs: JobRunner) -> None:
        """Compute in the helper process of these jobs, which no other job uses."""
        self._jobs = jobs

    def start(
        self,
        folder: Path,
        name: str,
        configuration: str | None,
        training: str | None,
        done: Callable[[ScatterFigure], None],
    ) -> None:
        """Compute a projection and pass it on, unless another was requested meanwhile."""
        if self._jobs is None:
            return
        self.forget()
        self.message.setText(self.tr("{} …").format(PROJECTIONS[name].title))
        self.bar.setRange(0, 0)
        for widget in (self.bar, self.cancel):
            widget.show()
        self.show()
        self._job = job = self._jobs.start(projection_job, folder, name, configuration, training)
        job.progressed.connect(lambda step, total: self._show_step(job, step, total))
        job.finished.connect(lambda figure: self._hand_over(job, figure, done))
        job.failed.connect(lambda problem, _: self._say(job, problem))

    def is_busy(self) -> bool:
        """Whether a projection is being computed."""
        return self._job is not None

    def forget(self) -> None:
        """Cancel the current projection."""
        if self._job is not None and self._jobs is not None:
            self._job = None
            self._jobs.stop()
        self.hide()

    def _cancel(self) -> None:
        self.forget()
        self.failed.emit()

    def _show_step(self, job: Job, step: int, total: int) -> None:
        if job is self._job and step < total - 1:
            self.bar.setRange(0, total)
            self.bar.setValue(step)
        elif job is self._job:
            self.bar.setRange(0, 0)  # the last step says nothing about its progress

    def _hand_over(
        self, job: Job, figure: ScatterFigure, done: Callable[[ScatterFigure], None]
    ) -> None:
        if job is self._job:
            self._job = None
            self.hide()
            done(figure)

    def _say(self, job: Job, problem: str) -> None:
        if job is self._job:
            self._job = None
            self.message.setText(translated(problem))
            for widget in (self.bar, self.cancel):
                widget.hide()
            self.failed.emit()
