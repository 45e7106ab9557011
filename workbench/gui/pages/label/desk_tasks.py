"""Keeps the helper process of the Label page busy with the latest decisions, one job at a time."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from workbench.background.labelling import desk_job
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.labelling.desk import Answer, Wanted


class DeskTasks(QObject):
    """Starts a job when none is running; while one runs, only the latest wish is remembered."""

    answered = Signal(object)  # DeskState
    failed = Signal(str)
    progressed = Signal(int, int)

    def __init__(self, runner: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._task: Task | None = None
        self._folder: Path | None = None
        self._waiting: tuple[Mapping[int, Answer], int, Wanted] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is on its way."""
        return self._task is not None

    def use_corpus(self, folder: Path | None) -> None:
        """Ask about another corpus from now on; an answer about the old one is ignored."""
        self._folder, self._task, self._waiting = folder, None, None

    def ask(self, decisions: Mapping[int, Answer], n_classes: int, wanted: Wanted) -> None:
        """Ask for the state after the decisions."""
        if self._folder is None:
            return
        if self._task is not None:
            self._waiting = decisions, n_classes, wanted
            return
        self._task = task = self._runner.start(
            desk_job, self._folder, dict(decisions), n_classes, wanted
        )
        task.progressed.connect(self.progressed)
        task.finished.connect(lambda state: self._finish(task, state))
        task.failed.connect(lambda message, _: self._fail(task, message))

    def _finish(self, task: Task, state: object) -> None:
        if task is not self._task:
            return  # about another corpus
        self._task = None
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.ask(*waiting)
        self.answered.emit(state)

    def _fail(self, task: Task, message: str) -> None:
        if task is self._task:
            self._task = self._waiting = None
            self.failed.emit(message)
