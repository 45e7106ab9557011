"""The offer to resume interrupted runs at the start of the program."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace


class ResumeOffer(QObject):
    """Offers the interrupted runs of the first list of runs; the Runs page has all of them."""

    def __init__(self, queue: RunQueue, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._queue = queue
        self._workspace = workspace
        self._has_checked = False
        workspace.runs_listed.connect(self._check)

    def _check(self, runs: Iterable[RunSummary]) -> None:
        if self._has_checked:
            return
        self._has_checked = True
        busy = {*self._queue.running(), *self._queue.waiting()}
        unfinished = [
            run for run in runs if run.status in ("interrupted", "queued") and run.id not in busy
        ]
        if not unfinished:
            return
        if len(unfinished) == 1:
            run = unfinished[0]
            question = self.tr("Run “{}” was interrupted after {} of {} trials. Resume it?")
            question = question.format(run.name, run.done, run.total)
        else:
            question = self.tr("{} runs were interrupted. Resume them?").format(len(unfinished))
        ids = [run.id for run in reversed(unfinished)]  # the oldest first
        offered = self._workspace.message_offered
        offered.emit(question, self.tr("Resume"), lambda: self._resume(ids))

    def _resume(self, run_ids: list[str]) -> None:
        for run_id in run_ids:
            self._queue.add_run(run_id)
