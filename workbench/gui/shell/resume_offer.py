"""At the start: runs that were interrupted, with an offer to go on."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.message_bar import MessageBar


class ResumeOffer(MessageBar):
    """Looks at the first list of runs; afterwards the runs page has everything."""

    def __init__(
        self, queue: RunQueue, workspace: Workspace, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._has_looked = False
        workspace.runs_listed.connect(self._look)

    def _look(self, runs: Iterable[RunSummary]) -> None:
        if self._has_looked:
            return
        self._has_looked = True
        busy = {self._queue.current(), *self._queue.waiting()}
        unfinished = [
            one for one in runs if one.status in ("interrupted", "queued") and one.id not in busy
        ]
        if len(unfinished) == 1:
            one = unfinished[0]
            told = self.tr("Run “{}” was interrupted at {} of {} trials. Resume?")
            sentence = told.format(one.name, one.done, one.total)
        else:
            sentence = self.tr("{} runs were interrupted. Resume them?").format(len(unfinished))
        if unfinished:
            ids = [one.id for one in reversed(unfinished)]  # the oldest goes first
            self.offer(sentence, self.tr("Resume"), lambda: self._resume(ids))

    def _resume(self, run_ids: list[str]) -> None:
        for one in run_ids:
            self._queue.add_run(one)
