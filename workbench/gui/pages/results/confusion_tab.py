"""The confusion tab: the matrix with its choices, and the documents behind a clicked cell."""

from collections.abc import Mapping
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
from workbench.experiments.runs.trial_choice import MissingResultError
from workbench.gui.pages.results.cell_documents import CellDocuments
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.views.confusion import ConfusionView, in_corpus_order
from workbench.gui.widgets.method_names import configuration_words

_BEFORE, _SINCE = "\0before", "\0since"  # no configuration is called so


class ConfusionPanel(QWidget):
    """Counts or shares, sorted so that groups show, or the difference to another method."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._figure: ConfusionFigure | None = None
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._before: ConfusionFigure | None = None  # what it is compared with
        self._cell_task: Task | None = None
        self._other_task: Task | None = None
        self.view = ConfusionView()
        self.documents = CellDocuments()
        self.shares = QCheckBox(self.tr("Shares of the row in %"))
        self.similar = QCheckBox(self.tr("Similar classes side by side"))
        self.similar.setChecked(True)
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

    def use_run(self, folder: Path, options: Mapping[str, Any], facts: RunFacts) -> None:
        """Remember which run is shown, for the documents behind its cells."""
        self._folder, self._options = folder, options
        self.against.clear()
        sprinkles = options.get("configuration") in facts.having.get("confusion_before", ())
        self.against.addItem(self.tr("After sprinkling") if sprinkles else self.tr("As it is"), "")
        if sprinkles:
            self.against.addItem(self.tr("Before sprinkling"), _BEFORE)
            self.against.addItem(self.tr("Change by sprinkling"), _SINCE)
        for one in facts.configurations:
            if one != options.get("configuration"):
                words = self.tr("Change since {}").format(configuration_words(one))
                self.against.addItem(words, one)
        self.documents.show_message(
            self.tr("Click a cell to see its documents and the words behind it.")
        )

    def show_figure(self, figure: ConfusionFigure) -> None:
        """Draw a matrix in place of the one shown."""
        self._figure, self._before, self._other_task = figure, None, None
        self.against.setCurrentIndex(0)
        self._draw()

    def drawn_numbers(self) -> ConfusionFigure | ConfusionChange | None:
        """What is drawn now: the matrix, the one before it, or the change between them."""
        if self._figure is None:
            return None
        shown = self._figure if self.similar.isChecked() else in_corpus_order(self._figure)
        if self._before is None:
            return shown
        if self.against.currentData() == _BEFORE:
            return self._before.in_order_of(shown)
        return ConfusionChange(shown, self._before)

    def open_cell(self, actual: int, predicted: int) -> None:
        """Show the documents of a cell."""
        if self._folder is None or self._figure is None:
            return
        if self._before is not None and self.against.currentData() == _BEFORE:
            self.documents.show_message(
                self.tr(
                    "These were counted while the method learnt; their documents are not kept. "
                    "Choose “After sprinkling” to read documents."
                )
            )
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

    def _show_evidence(
        self, task: Task, evidence: CellExplanation, counted: tuple[int, int]
    ) -> None:
        if task is self._cell_task:  # no other cell was opened since
            self.documents.show_evidence(evidence, *counted)

    def _draw(self) -> None:
        if self._figure is None:
            return
        try:
            self._draw_one(self.drawn_numbers())
        except MissingResultError as problem:
            self._before = None
            self.against.setCurrentIndex(0)
            self.documents.show_message(str(problem))
            self._draw_one(self.drawn_numbers())
        chosen = self.against.currentData() if self._before is not None else ""
        self.shares.setEnabled(chosen in ("", _BEFORE))  # a change is one of shares
        self._explain(chosen, self._figure)

    def _draw_one(self, drawn: ConfusionFigure | ConfusionChange | None) -> None:
        if isinstance(drawn, ConfusionChange):
            self.view.show_difference(drawn.figure, drawn.before)
        elif drawn is not None:
            self.view.show_figure(drawn, counts=not self.shares.isChecked())

    def _explain(self, chosen: str, figure: ConfusionFigure) -> None:
        """Say what is drawn where it is not the plain matrix."""
        change = self.tr("Points of share gained (+) or lost (−): blue on the diagonal is a gain.")
        learnt = self.tr("Before sprinkling counts training documents, after it test documents.")
        words = {"": "", _BEFORE: learnt, _SINCE: f"{change} {learnt}"}.get(chosen, change)
        if figure.column_names[: len(figure.row_names)] != figure.row_names:
            words = self.tr("Clusters have no class of their own, so there is no diagonal.")
        self.caption.setText(words)
        self.caption.setVisible(bool(words))

    def _compare(self) -> None:
        other = self.against.currentData()
        if not other or self._folder is None:
            self._before = self._other_task = None
            self._draw()
            return
        is_own = other in (_BEFORE, _SINCE)
        name = "confusion before" if is_own else "confusion"
        chosen = self._options.get("configuration") if is_own else other
        options = {**self._options, "configuration": chosen}
        self._other_task = task = self._tasks.start(figure_job, self._folder, name, options)
        task.finished.connect(lambda before: self._take_before(task, before))
        task.failed.connect(lambda sentence, _: self.documents.show_message(sentence))

    def _take_before(self, task: Task, before: ConfusionFigure) -> None:
        if task is self._other_task:
            self._before = before
            self._draw()

    def _build_layout(self) -> None:
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
        column.addWidget(self.caption)
        column.addWidget(splitter, 1)
