"""Runs a job for input that changes while a person types; only the latest result counts."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.gui.state.jobs import Job, JobRunner


class LatestResult(QObject):
    """Starts a job after a pause in the questions, one at a time, and drops outdated answers."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(
        self, jobs: JobRunner, function: Callable[..., Any], parent: QObject, pause: int = 300
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._function = function
        self._question: tuple[Any, ...] | None = None
        self._started: tuple[Any, ...] | None = None
        self._job: Job | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._start)

    def ask(self, *question: Any) -> None:
        """Ask a question; it is started once no newer one has come for a moment."""
        self._question = question
        self._timer.start()

    def drop(self) -> None:
        """Forget the question and ignore the answer to a started one."""
        self._question = None
        self._timer.stop()

    def _start(self) -> None:
        if self._question is None or self._job is not None:
            return
        self._started = self._question
        self._job = self._jobs.start(self._function, *self._started)
        self._job.finished.connect(self._emit_answer)
        self._job.failed.connect(self._emit_problem)
        self._job.ended.connect(self._start_newer)

    def _emit_answer(self, answer: Any) -> None:
        if self._started == self._question:
            self.answered.emit(answer)

    def _emit_problem(self, problem: str) -> None:
        if self._started == self._question:
            self.failed.emit(problem)

    def _start_newer(self) -> None:
        self._job = None
        if self._started != self._question and not self._timer.isActive():
            self._start()
