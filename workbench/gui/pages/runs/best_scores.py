"""The best score of each run, read in small batches while the history is visible."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from workbench.background.history import best_scores_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.jobs import Job, JobRunner

_BATCH = 20  # runs, so that other jobs can run in between


class BestScores(QObject):
    """Reads the scores that are not known yet, in the order of the runs."""

    loaded = Signal(object)  # dict of BestScore by run id

    def __init__(self, jobs: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._done: dict[str, int] = {}  # trials that a run had when its score was read
        self._pending: list[RunSummary] = []

    def load(self, runs: Iterable[RunSummary]) -> None:
        """Read the scores of these runs, except of those that have not changed."""
        readable = (run for run in runs if run.done and not run.problem)
        self._pending = [run for run in readable if self._done.get(run.id) != run.done]
        self._start()

    def _start(self) -> None:
        if self._job is not None or not self._pending:
            return
        batch, self._pending = self._pending[:_BATCH], self._pending[_BATCH:]
        self._done.update({run.id: run.done for run in batch})
        self._job = self._jobs.start(best_scores_job, tuple(run.folder for run in batch))
        self._job.finished.connect(self.loaded)
        self._job.ended.connect(self._start_next)

    def _start_next(self) -> None:
        self._job = None
        self._start()
