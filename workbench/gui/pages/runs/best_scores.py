"""The best score of each run, looked up in small portions while the history is in view."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from workbench.background.history import BestScore, best_scores_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.tasks import Task, TaskRunner

_AT_ONCE = 20  # runs, so that other questions are answered in between


class BestScores(QObject):
    """Asks for what is not known yet, the first runs first."""

    found = Signal(object)  # dict of BestScore by run id

    def __init__(self, tasks: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._task: Task | None = None
        self._asked: dict[str, int] = {}  # how many trials a run had then
        self._wanted: list[RunSummary] = []

    def want(self, runs: Iterable[RunSummary]) -> None:
        """Look up these runs, unless nothing has changed since."""
        readable = (one for one in runs if one.done and not one.problem)
        self._wanted = [one for one in readable if self._asked.get(one.id) != one.done]
        self._begin()

    def _begin(self) -> None:
        if self._task is not None or not self._wanted:
            return
        portion, self._wanted = self._wanted[:_AT_ONCE], self._wanted[_AT_ONCE:]
        self._asked.update({one.id: one.done for one in portion})
        self._task = self._tasks.start(best_scores_job, tuple(one.folder for one in portion))
        self._task.finished.connect(self._take)
        self._task.ended.connect(self._go_on)

    def _take(self, scores: dict[str, BestScore]) -> None:
        self.found.emit(scores)

    def _go_on(self) -> None:
        self._task = None
        self._begin()
