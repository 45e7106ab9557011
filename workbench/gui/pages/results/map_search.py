"""The field that selects the documents with some words, while they are typed."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit

from workbench.background.selections import documents_with_job
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.workspace import Workspace

_TYPING_MILLISECONDS = 400  # a pause after which the words typed so far are searched


class MapSearch(QLineEdit):
    """Selects in the window what it finds; an empty field clears the selection."""

    def __init__(self, jobs: JobRunner) -> None:
        super().__init__()
        self._jobs = jobs
        self._job: Job | None = None
        self._folder: Path | None = None
        self._workspace: Workspace | None = None
        self.setPlaceholderText(self.tr("Find documents with a word"))
        self.setAccessibleName(self.tr("Find documents with a word"))
        self.setClearButtonEnabled(True)
        self._pause = QTimer(self, interval=_TYPING_MILLISECONDS, singleShot=True)
        self._pause.timeout.connect(lambda: self._find(is_complete=False))
        self.returnPressed.connect(lambda: self._find(is_complete=True))
        self.textChanged.connect(self._follow)

    def use_workspace(self, workspace: Workspace) -> None:
        """Select documents in this window."""
        self._workspace = workspace

    def use_run(self, folder: Path) -> None:
        """Search the documents of this run."""
        self._folder = folder

    def _follow(self, text: str) -> None:
        self._pause.stop()
        self._job = None  # what was typed before is no longer wanted
        if text:
            self._pause.start()
        elif self._workspace is not None:
            self._workspace.selection.clear()

    def _find(self, is_complete: bool) -> None:
        self._pause.stop()
        words = self.text().strip()
        if not words or self._folder is None:
            return
        self._job = job = self._jobs.start(documents_with_job, self._folder, words)
        job.finished.connect(lambda found: self._select(job, words, found, is_complete))

    def _select(self, job: Job, words: str, found: NDArray[np.int64], is_complete: bool) -> None:
        """Select what was found; the beginning of a word may be in no document."""
        if job is not self._job or self._workspace is None or not (len(found) or is_complete):
            return
        self._workspace.selection.select(found, self.tr("with “{}”").format(words))
        if not len(found):
            none = self.tr("No document contains “{}”.").format(words)
            self._workspace.message_posted.emit(none)
