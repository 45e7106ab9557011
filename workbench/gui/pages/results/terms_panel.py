"""The words of each class; a click on a word selects the documents that have it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.background.selections import documents_with_job
from workbench.experiments.figures import CharacteristicTermsFigure
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.workspace import Workspace
from workbench.gui.views.characteristic_terms import CharacteristicTermsView
from workbench.gui.widgets.language import shown_count


class ClassTermsPanel(QWidget):
    """Shows the strongest words and selects the documents of a chosen one."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._folder: Path | None = None
        self._workspace: Workspace | None = None
        self.view = CharacteristicTermsView()
        self.view.word_chosen.connect(self._find)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def use_workspace(self, workspace: Workspace) -> None:
        """Share the selection of the window."""
        self._workspace = workspace

    def use_run(self, folder: Path, _options: Mapping[str, Any], _facts: RunFacts) -> None:
        """Look for documents of this run."""
        self._folder = folder

    def show_figure(self, figure: CharacteristicTermsFigure) -> None:
        """Draw a figure in place of the one shown."""
        self.view.show_figure(figure)

    def _find(self, word: str) -> None:
        if self._folder is not None:
            self._job = job = self._jobs.start(documents_with_job, self._folder, word)
            job.finished.connect(lambda found: self._select(job, word, found))

    def _select(self, job: Job, word: str, found: NDArray[np.int64]) -> None:
        if job is self._job and self._workspace is not None:
            self._workspace.selection.select(found, self.tr("with “{}”").format(word))
            message = self.tr("{} with “{}” selected; the map and the lists show them.")
            self._workspace.message_posted.emit(
                message.format(shown_count(len(found), "document"), word)
            )
