"""The New documents dialog: predicts the class of a typed text or of the documents of a file."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import RunFacts, run_facts_job
from workbench.background.new_documents import (
    MOST_DOCUMENTS,
    ClassifiedDocument,
    NewDocument,
    classify_job,
    read_documents_job,
)
from workbench.gui.shell.classified_documents import ClassifiedDocuments
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.language import shown_title
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import LARGE, MEDIUM
from workbench.gui.widgets.theme import set_text_role
from workbench.gui.widgets.typed_text import TypedText


class NewDocumentsDialog(QDialog):
    """Classifies new documents with a method of one run; the helper process does the work."""

    def __init__(
        self,
        folder: Path,
        jobs: JobRunner,
        configuration: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._configuration = configuration  # to begin with
        self._folder = folder
        self._jobs = jobs
        self.job: Job | None = None
        self._documents: tuple[NewDocument, ...] = ()  # of the opened file
        self._file = ""
        self.setWindowTitle(self.tr("New documents"))
        self.resize(900, 600)
        self.method = QComboBox()
        self.method.setAccessibleName(self.tr("Method"))
        self.text = TypedText()
        self.text.setAccessibleName(self.tr("Text to classify"))
        self.text.setPlaceholderText(self.tr("Paste or type a text here, or open a file."))
        self.text.setTabChangesFocus(True)
        self.open_button = QPushButton(self.tr("&Open file …"))
        self.classify_button = QPushButton(self.tr("&Classify"))
        self.classify_button.setToolTip(self.tr("Predict the class of the text (Ctrl+Enter)"))
        self.classify_button.setShortcut(QKeySequence("Ctrl+Return"))
        self.classify_button.setDefault(True)
        self.classified = ClassifiedDocuments()
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self._build_layout()
        self.open_button.clicked.connect(self._choose_file)
        self.method.activated.connect(lambda _: self.classify_text())
        self.classify_button.clicked.connect(self.classify_text)
        self.text.textChanged.connect(self._refresh)
        self._start(run_facts_job, self._show_facts, folder)
        self._refresh()

    def classify_text(self) -> None:
        """Predict the class of the typed text, or again those of the opened file."""
        text = self.text.text()
        if self._documents and not text.strip():
            self._classify(self._documents)
            return
        if text.strip():
            self._classify((NewDocument(self.tr("Your text"), text),))

    def classify_file(self, path: str) -> None:
        """Predict the classes of the documents of a file."""
        self._file = Path(path).name
        self._show_message(self.tr("Reading {} …").format(self._file))
        self._start(read_documents_job, self._classify_read, path)

    def _show_facts(self, facts: RunFacts) -> None:
        self._show_message("")
        self.setWindowTitle(self.tr("New documents: {}").format(facts.name))
        self.method.clear()
        for configuration in facts.configurations:
            self.method.addItem(shown_title(configuration), configuration)
        self.method.setCurrentIndex(max(0, self.method.findData(self._configuration)))
        self._refresh()

    def _classify_read(self, documents: Sequence[NewDocument]) -> None:
        self._documents = () if len(documents) == 1 else tuple(documents)
        self.text.show_text(documents[0].text if len(documents) == 1 else "")
        several = self.tr("{}: {:,} documents. Type here to classify a text instead.")
        usual = self.tr("Paste or type a text here, or open a file.")
        self.text.setPlaceholderText(
            filled(several, self._file, len(documents)) if self._documents else usual
        )
        self._classify(documents)

    def _classify(self, documents: Sequence[NewDocument]) -> None:
        if not self.method.currentText() or not documents:
            return
        self._show_message(
            self.tr("{} is learning from the run's corpus …").format(self.method.currentText())
        )
        configuration = self.method.currentData()
        self._start(classify_job, self._show_classified, self._folder, configuration, documents)

    def _show_classified(self, documents: Sequence[ClassifiedDocument]) -> None:
        is_truncated = len(documents) == MOST_DOCUMENTS
        message = self.tr("Only the first {:,} documents of the file are shown.")
        self._show_message(filled(message, len(documents)) if is_truncated else "")
        self.classified.show_documents(documents, self.method.currentText())

    def _start(self, function: object, on_finished: object, *arguments: object) -> None:
        # Bound methods, not closures: the dialog may be closed before the job finishes.
        self.job = job = self._jobs.start(function, *arguments)  # type: ignore[arg-type]
        job.finished.connect(on_finished)
        job.failed.connect(self._show_problem)
        job.stopped.connect(self._show_stopped)
        job.ended.connect(self._end_job)
        self._refresh()

    def _show_problem(self, problem: str, _: str) -> None:
        self._show_message(problem, is_problem=True)

    def _show_stopped(self) -> None:
        self._show_message(self.tr("Stopped."))

    def _end_job(self) -> None:
        if self.sender() is self.job:
            self.job = None
        self._refresh()

    def _refresh(self) -> None:
        is_idle = self.job is None and self.method.count() > 0
        self.open_button.setEnabled(is_idle)
        self.method.setEnabled(is_idle)
        has_documents = bool(self._documents) or bool(self.text.toPlainText().strip())
        self.classify_button.setEnabled(is_idle and has_documents)

    def _show_message(self, message: str, is_problem: bool = False) -> None:
        set_text_role(self.message, "problem" if is_problem else "faint")
        self.message.setText(message)

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open documents"))
        if path:
            self.classify_file(path)

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        label = QLabel(self.tr("&Method"))
        label.setBuddy(self.method)
        row.addWidget(label)
        row.addWidget(self.method, 1)
        row.addWidget(self.open_button)
        row.addWidget(self.classify_button)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        for widget in (self.text, self.classified):
            card = Card()
            card.add(widget, 1)
            splitter.addWidget(card)
        for field in (self.text, self.classified.text):
            field.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        splitter.setSizes([380, 520])
        splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        column.setSpacing(MEDIUM)
        column.addLayout(row)
        column.addWidget(splitter, 1)
        column.addWidget(self.message)
