"""Questions that change while a person types: only the newest one is asked and answered."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.gui.state.tasks import Task, TaskRunner


class LatestAnswer(QObject):
    """Asks a job after a pause in the questions, one at a time, and drops old answers."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(
        self, tasks: TaskRunner, job: Callable[..., Any], parent: QObject, pause: int = 300
    ) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._job = job
        self._question: tuple[Any, ...] | None = None
        self._asked: tuple[Any, ...] | None = None
        self._task: Task | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._begin)

    def ask(self, *question: Any) -> None:
        """Ask as soon as nothing newer has come for a moment."""
        self._question = question
        self._timer.start()

    def drop(self) -> None:
        """Ask nothing; an answer under way is not wanted any more."""
        self._question = None
        self._timer.stop()

    def _begin(self) -> None:
        if self._question is None or self._task is not None:
            return
        self._asked = self._question
        self._task = self._tasks.start(self._job, *self._asked)
        self._task.finished.connect(self._take)
        self._task.failed.connect(self._take_problem)
        self._task.ended.connect(self._go_on)

    def _take(self, answer: Any) -> None:
        if self._asked == self._question:
            self.answered.emit(answer)

    def _take_problem(self, sentence: str) -> None:
        if self._asked == self._question:
            self.failed.emit(sentence)

    def _go_on(self) -> None:
        self._task = None
        if self._asked != self._question and not self._timer.isActive():
            self._begin()
