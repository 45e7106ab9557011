"""The confusion tab: the matrix with its choices, and the documents behind a clicked cell."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from workbench.experiments.figures import ConfusionFigure, FigureError
from workbench.experiments.jobs.figures import RunFacts, figure_job
from workbench.experiments.jobs.highlights import CellEvidence, cell_job
from workbench.gui.results.cell_documents import CellDocuments
from workbench.gui.tasks import Task, TaskRunner
from workbench.gui.views.confusion import ConfusionView, in_corpus_order

_BEFORE = "\0before"  # no configuration is called so


class ConfusionPanel(QWidget):
    """Counts or shares, sorted so that groups show, or the difference to another method."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._figure: ConfusionFigure | None = None
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._before: ConfusionFigure | None = None
        self._cell_task: Task | None = None
        self._other_task: Task | None = None
        self.view = ConfusionView()
        self.documents = CellDocuments()
        self.shares = QCheckBox(self.tr("Shares of the row in %"))
        self.similar = QCheckBox(self.tr("Similar classes side by side"))
        self.similar.setChecked(True)
        self.against = QComboBox()
        self.against.setAccessibleName(self.tr("Compare with"))
        for box in (self.shares, self.similar):
            box.toggled.connect(lambda _: self._draw())
        self.against.activated.connect(lambda _: self._compare())
        self.view.cell_clicked.connect(self.open_cell)
        self._lay_out()

    def use_run(self, folder: Path, options: Mapping[str, Any], facts: RunFacts) -> None:
        """Remember which run is shown, for the documents behind its cells."""
        self._folder, self._options = folder, options
        self.against.clear()
        self.against.addItem(self.tr("No comparison"), "")
        if options.get("configuration") in facts.having.get("confusion_before", ()):
            self.against.addItem(self.tr("Change since before sprinkling"), _BEFORE)
        for one in facts.configurations:
            if one != options.get("configuration"):
                self.against.addItem(self.tr("Change since {}").format(one), one)
        self.documents.show_message(
            self.tr("Click a cell to see its documents and the words behind it.")
        )

    def show_figure(self, figure: ConfusionFigure) -> None:
        """Draw a matrix in place of the one shown."""
        self._figure, self._before, self._other_task = figure, None, None
        self.against.setCurrentIndex(0)
        self._draw()

    def open_cell(self, actual: int, predicted: int) -> None:
        """Show the documents of a cell."""
        if self._folder is None or self._figure is None:
            return
        figure = self._figure
        counted = int(figure.counts[actual, predicted]), figure.n_trials
        self.documents.show_message(self.tr("Looking for the words …"))
        chosen = (self._options.get("configuration"), self._options.get("training"))
        self._cell_task = task = self._tasks.start(
            cell_job, self._folder, actual, predicted, *chosen
        )
        task.finished.connect(lambda evidence: self._show_evidence(task, evidence, counted))
        task.failed.connect(lambda sentence, _: self.documents.show_message(sentence))

    def _show_evidence(self, task: Task, evidence: CellEvidence, counted: tuple[int, int]) -> None:
        if task is self._cell_task:  # no other cell was opened since
            self.documents.show_evidence(evidence, *counted)

    def _draw(self) -> None:
        if self._figure is None:
            return
        shown = self._figure if self.similar.isChecked() else in_corpus_order(self._figure)
        if self._before is None:
            self.view.show_figure(shown, counts=not self.shares.isChecked())
            return
        try:
            self.view.show_difference(shown, self._before)
        except FigureError as problem:
            self._before = None
            self.documents.show_message(str(problem))
            self.view.show_figure(shown, counts=not self.shares.isChecked())

    def _compare(self) -> None:
        other = self.against.currentData()
        if not other or self._folder is None:
            self._before = self._other_task = None
            self._draw()
            return
        name = "confusion before" if other == _BEFORE else "confusion"
        chosen = self._options.get("configuration") if other == _BEFORE else other
        options = {**self._options, "configuration": chosen}
        self._other_task = task = self._tasks.start(figure_job, self._folder, name, options)
        task.finished.connect(lambda before: self._take_before(task, before))
        task.failed.connect(lambda sentence, _: self.documents.show_message(sentence))

    def _take_before(self, task: Task, before: ConfusionFigure) -> None:
        if task is self._other_task:
            self._before = before
            self._draw()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.shares, self.similar, self.against):
            row.addWidget(widget)
        row.addStretch(1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.documents)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(splitter, 1)
