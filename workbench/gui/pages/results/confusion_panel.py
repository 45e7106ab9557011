"""The confusion matrix with its display options, and the documents of the selected cell."""

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import RunFacts, figure_job
from workbench.background.highlights import CellExplanation, cell_job
from workbench.experiments.figures import ConfusionChange, ConfusionFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.gui.pages.results.cell_documents import CellDocuments
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.selection import DocumentSelection
from workbench.gui.state.workspace import Workspace
from workbench.gui.views.confusion import ConfusionView, in_corpus_order
from workbench.gui.widgets.language import shown_title


class _Sprinkling(Enum):
    """Comparisons of a sprinkling method with itself, beside those with other configurations."""

    BEFORE = "before"
    CHANGE = "change"


class ConfusionPanel(QWidget):
    """Counts or percentages, or the difference from another method."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._figure: ConfusionFigure | None = None
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._before: ConfusionFigure | None = None  # the matrix to compare with
        self._cell: tuple[int, int] | None = None  # the open cell: actual and predicted class
        self._selection: DocumentSelection | None = None
        self._cell_job: Job | None = None
        self._other_job: Job | None = None
        self.view = ConfusionView()
        self.documents = CellDocuments()
        self.shares = QCheckBox(self.tr("Row percentages"))
        self.similar = QCheckBox(self.tr("Group similar classes"))
        self.similar.setChecked(True)
        self.totals = QCheckBox(self.tr("Totals and scale"))
        self.totals.toggled.connect(self.view.show_totals)
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        self.against = QComboBox()
        self.against.setAccessibleName(self.tr("Compare with"))
        self.against.setMinimumWidth(80)
        for box in (self.shares, self.similar):
            box.toggled.connect(lambda _: self._draw())
        self.against.activated.connect(lambda _: self._compare())
        self.view.cell_clicked.connect(self.open_cell)
        self._build_layout()

    def use_workspace(self, workspace: Workspace) -> None:
        """Share the selection of the window."""
        self._selection = workspace.selection
        workspace.selection.changed.connect(self._show_selection)
        self.documents.document_read.connect(workspace.selection.read)
        workspace.selection.focused.connect(self.documents.show_document)

    def use_run(self, folder: Path, options: Mapping[str, Any], facts: RunFacts) -> None:
        """Set the run, for the documents of its cells."""
        self._folder, self._options = folder, options
        self.against.clear()
        shown = options.get("configuration")
        if shown in facts.configurations_with.get("confusion_before", ()):
            self.against.addItem(self.tr("After sprinkling"), "")
            self.against.addItem(self.tr("Before sprinkling"), _Sprinkling.BEFORE)
            self.against.addItem(self.tr("Change due to sprinkling"), _Sprinkling.CHANGE)
        else:
            self.against.addItem(self.tr("No comparison"), "")
        for name in facts.configurations:
            if name != shown:
                title = self.tr("Difference from {}").format(shown_title(name))
                self.against.addItem(title, name)
        self.documents.show_message(
            self.tr("Click a cell to see its documents and the decisive terms.")
        )

    def show_figure(self, figure: ConfusionFigure) -> None:
        """Draw a matrix in place of the one shown."""
        self._figure, self._before, self._other_job = figure, None, None
        self._cell = None
        self.against.setCurrentIndex(0)
        self._draw()

    def drawn_numbers(self) -> ConfusionFigure | ConfusionChange | None:
        """What is drawn now: the matrix, the one before it, or the change between them."""
        if self._figure is None:
            return None
        shown = self._figure if self.similar.isChecked() else in_corpus_order(self._figure)
        if self._before is None:
            return shown
        if self.against.currentData() == _Sprinkling.BEFORE:
            return self._before.in_order_of(shown)
        return ConfusionChange(shown, self._before)

    def open_cell(self, actual: int, predicted: int) -> None:
        """Show the documents of a cell."""
        if self._folder is None or self._figure is None:
            return
        if self._before is not None and self.against.currentData() == _Sprinkling.BEFORE:
            self.documents.show_message(
                self.tr(
                    "These predictions were counted during training; their documents are not "
                    "stored. Choose “After sprinkling” to read documents."
                )
            )
            return
        figure = self._figure
        self._cell = (actual, predicted)
        self.view.mark(self._cell)
        if self._selection is not None:
            title = f"{figure.row_names[actual]} → {figure.column_names[predicted]}"
            self._selection.select(figure.documents_of(actual, predicted), title)
        counted = int(figure.counts[actual, predicted]), figure.n_trials
        self.documents.show_message(self.tr("Finding the decisive terms …"))
        chosen = (self._options.get("configuration"), self._options.get("training"))
        self._cell_job = job = self._jobs.start(cell_job, self._folder, actual, predicted, *chosen)
        job.finished.connect(lambda found: self._show_explanation(job, found, counted))
        job.failed.connect(lambda problem, _: self.documents.show_message(problem))

    def _show_explanation(
        self, job: Job, explanation: CellExplanation, counted: tuple[int, int]
    ) -> None:
        if job is self._cell_job:  # no other cell has been opened since
            self.documents.show_explanation(explanation, *counted)

    def _draw(self) -> None:
        if self._figure is None:
            return
        try:
            self._show(self.drawn_numbers())
        except MissingResultError as problem:
            self._before = None
            self.against.setCurrentIndex(0)
            self.documents.show_message(str(problem))
            self._show(self.drawn_numbers())
        chosen = self.against.currentData() if self._before is not None else ""
        has_counts = chosen in ("", _Sprinkling.BEFORE)
        self.shares.setEnabled(has_counts)  # a change is always in percentage points
        self._explain(chosen, self._figure)
        self.view.mark(self._cell)
        self._show_selection()

    def _show_selection(self) -> None:
        if self._selection is not None and self._figure is not None:
            self.view.show_selection(self._selection.documents)

    def _show(self, drawn: ConfusionFigure | ConfusionChange | None) -> None:
        if isinstance(drawn, ConfusionChange):
            self.view.show_difference(drawn.figure, drawn.before)
        elif drawn is not None:
            self.view.show_figure(drawn, counts=not self.shares.isChecked())

    def _explain(self, chosen: str | _Sprinkling, figure: ConfusionFigure) -> None:
        """Explain what is drawn if it is not the plain matrix."""
        change = self.tr(
            "Percentage points gained (+) or lost (−); blue on the diagonal is a gain."
        )
        counted = self.tr(
            "The matrix before sprinkling counts training documents, that after it test documents."
        )
        captions = {"": "", _Sprinkling.BEFORE: counted, _Sprinkling.CHANGE: f"{change} {counted}"}
        caption = captions.get(chosen, change)
        if figure.column_names[: len(figure.row_names)] != figure.row_names:
            caption = self.tr(
                "Clusters do not correspond to classes, so the diagonal has no meaning."
            )
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))

    def _compare(self) -> None:
        other = self.against.currentData()
        if not other or self._folder is None:
            self._before = self._other_job = None
            self._draw()
            return
        is_own = isinstance(other, _Sprinkling)
        name = "confusion before" if is_own else "confusion"
        chosen = self._options.get("configuration") if is_own else other
        options = {**self._options, "configuration": chosen}
        self._other_job = job = self._jobs.start(figure_job, self._folder, name, options)
        job.finished.connect(lambda before: self._compare_with(job, before))
        job.failed.connect(lambda problem, _: self.documents.show_message(problem))

    def _compare_with(self, job: Job, before: ConfusionFigure) -> None:
        if job is self._other_job:
            self._before = before
            self._draw()

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        for widget in (self.shares, self.similar, self.totals, self.against):
            row.addWidget(widget)
        row.addStretch(1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.documents)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([600, 400])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.caption)
        column.addWidget(splitter, 1)
