"""Wrong labels: suspects with their texts; a key accepts, rejects or undoes."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.background.suspects import suspects_job
from workbench.corpora.labels import KEEP, LABEL, UNDO, Decision, now
from workbench.corpora.mapped_texts import beginning_of
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import WorkbenchError
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.phrases import score_words
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.tables import DataTable

if TYPE_CHECKING:
    from workbench.experiments.suspects.suspects import Suspect

_MOST_CHARACTERS = 20_000
_DECISION = 4  # the column


class SuspectsPanel(QWidget):
    """Looks for wrong labels when asked; every decision goes to the labelling at once."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._job: Job | None = None
        self._suspects: list[Suspect] = []
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.empty = EmptyState(
            "tag",
            self.tr("Are all labels right?"),
            self.tr(
                "Several methods give their opinions; you decide about each document that they "
                "doubt. The file itself stays as it is."
            ),
        )
        self.look = self.empty.offer(self.tr("&Look for wrong labels"), self.start)
        self.again = QPushButton(self.tr("&Look for wrong labels"))
        self.again.clicked.connect(self.start)
        self.use = QPushButton(self.tr("Use the corrected la&bels"))
        self.use.clicked.connect(self.use_labels)
        self.table = DataTable(self.tr("Suspected labels"))
        self.table.setColumnCount(5)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.currentCellChanged.connect(lambda row, *_: self._show_text(row))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setPlaceholderText(
            self.tr("Look for wrong labels, then select a document to read it here.")
        )
        self.text.setAccessibleName(self.tr("Text of the document"))
        self.other = QComboBox()
        self.other.setAccessibleName(self.tr("Another class"))
        self.other.activated.connect(lambda _: self._decide(LABEL, self.other.currentText()))
        self._build_layout()
        self.show_corpus()

    def show_corpus(self) -> None:
        """Begin again with the open corpus."""
        self._job = None
        self._show_suspects([])
        corpus = self._workspace.corpus
        self._allow_looking(corpus is not None)
        self.use.setEnabled(False)
        self.other.clear()
        self.other.addItems(corpus.class_names if corpus is not None else ())
        self.message.setText(
            self.tr("Documents whose class several methods and their neighbours doubt.")
        )

    def start(self) -> None:
        """Look for suspects in the background."""
        opened = self._workspace.opened
        if opened is None:
            return
        self._allow_looking(False)
        self.message.setText(self.tr("Looking for wrong labels …"))
        self._job = self._workspace.long_jobs.start(suspects_job, opened.folder, self._decided())
        self._job.finished.connect(self._finish)
        self._job.failed.connect(lambda problem, _: self._stop(problem))

    def use_labels(self) -> None:
        """Open the corpus with the labelling on top; the file itself stays as it is."""
        source, corpus = self._workspace.source, self._workspace.corpus
        if source is not None and corpus is not None:
            path = self._workspace.labelling(corpus).path
            reading = replace(source.reading or ReadingSettings(), labelling=str(path))
            self._workspace.open_corpus(source.name_or_path, reading)

    def _finish(self, found: "list[Suspect]") -> None:
        if self.sender() is not self._job:
            return  # another corpus has been opened since
        self._show_suspects(found)
        several = self.tr("{:,} suspects. A accepts, R rejects, U undoes; or choose a class.")
        self._stop(filled(several, len(found)) if found else self.tr("No label is suspected."))

    def _stop(self, message: str) -> None:
        self._allow_looking(True)
        self.message.setText(message)

    def _allow_looking(self, is_allowed: bool) -> None:
        for button in (self.look, self.again):
            button.setEnabled(is_allowed)

    def _show_suspects(self, found: "list[Suspect]") -> None:
        self._suspects = found
        self._split.setVisible(bool(found))
        self.empty.setVisible(not found)
        for control in self._controls:
            control.setVisible(bool(found))
        self.table.setRowCount(len(found))
        names = ("Document", "Given", "Suggested", "Score", "Decision")
        self.table.setHorizontalHeaderLabels([translated(name) for name in names])
        for row, suspect in enumerate(found):
            classes = (suspect.given, suspect.suggested)
            values = (suspect.document_id, *classes, score_words(suspect.score), "")
            for column, value in enumerate(values):
                self.table.setItem(row, column, QTableWidgetItem(value))
        self.table.resizeColumnsToContents()
        if found:
            self.table.setCurrentCell(0, 0)
            self.table.setFocus()
        else:
            self.text.clear()

    def _show_text(self, row: int) -> None:
        corpus = self._workspace.corpus
        if corpus is None or not 0 <= row < len(self._suspects) or not len(corpus.texts):
            return
        shown = beginning_of(corpus.texts, self._suspects[row].row, _MOST_CHARACTERS)
        self.text.setPlainText(shown)
        self.other.setCurrentText(self._suspects[row].suggested)

    def _decide(self, action: str, label: str = "") -> None:
        row = self.table.currentRow()
        item, corpus = self.table.item(row, _DECISION), self._workspace.corpus
        if item is None or corpus is None:
            return
        suspect = self._suspects[row]
        decision = Decision(suspect.document_id, action, label, "suspects", now())
        try:
            self._workspace.labelling(corpus).append([decision])
        except WorkbenchError as problem:
            self.message.setText(str(problem))
            return
        item.setText({LABEL: f"→ {label}", KEEP: self.tr("kept"), UNDO: ""}[action])
        self.use.setEnabled(True)
        if action != UNDO and row + 1 < len(self._suspects):
            self.table.setCurrentCell(row + 1, 0)

    def _accept(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._suspects):
            self._decide(LABEL, self._suspects[row].suggested)

    def _decided(self) -> tuple[str, ...]:
        corpus = self._workspace.corpus
        if corpus is None or not self._workspace.labelling(corpus).path.exists():
            return ()
        return tuple(self._workspace.labelling(corpus).decisions())

    def _build_layout(self) -> None:
        for key, act in (
            ("A", self._accept),
            ("R", lambda: self._decide(KEEP)),
            ("U", lambda: self._decide(UNDO)),
        ):
            shortcut = QShortcut(QKeySequence(key), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)
        row = QHBoxLayout()
        row.addWidget(self.message, 1)
        self._controls = (QLabel(self.tr("Another class")), self.other, self.again, self.use)
        for widget in self._controls:
            row.addWidget(widget)
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._split = split = QSplitter(Qt.Orientation.Vertical)
        for part in (self.table, self.text):
            card = Card()
            card.add(part, 1)
            split.addWidget(card)
        column = QVBoxLayout(self)
        no_margins(column)
        column.addLayout(row)
        column.addWidget(split, 1)
        column.addWidget(self.empty, 1)
