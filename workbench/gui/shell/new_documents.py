"""New documents: paste a text or open a file, and see its class and the words behind it."""

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
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.theme import set_text_role


class NewDocumentsDialog(QDialog):
    """Classifies with the methods of one run; all the learning happens in the spare process."""

    def __init__(self, folder: Path, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._tasks = tasks
        self._task: Task | None = None
        self.setWindowTitle(self.tr("New documents"))
        self.resize(900, 600)
        self.method = QComboBox()
        self.method.setAccessibleName(self.tr("Method"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Text to classify"))
        self.text.setPlaceholderText(self.tr("Paste or type a text here, or open a file."))
        self.text.setTabChangesFocus(True)
        self.open_button = QPushButton(self.tr("&Open file …"))
        self.classify_button = QPushButton(self.tr("&Classify"))
        self.classify_button.setToolTip(self.tr("Name the class of the text (Ctrl+Enter)"))
        self.classify_button.setShortcut(QKeySequence("Ctrl+Return"))
        self.classify_button.setDefault(True)
        self.answers = ClassifiedDocuments()
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self._build_layout()
        self.open_button.clicked.connect(self._choose_file)
        self.classify_button.clicked.connect(self.classify_text)
        self.text.textChanged.connect(self._refresh)
        self._ask(run_facts_job, self._take_facts, folder)
        self._refresh()

    def classify_text(self) -> None:
        """Name the class of the text that is typed."""
        text = self.text.toPlainText()
        if text.strip():
            self._classify((NewDocument(self.tr("Your text"), text),))

    def classify_file(self, path: str) -> None:
        """Name the classes of the documents of a file."""
        self._say(self.tr("Reading {} …").format(Path(path).name))
        self._ask(read_documents_job, self._take_documents, path)

    def _take_facts(self, facts: RunFacts) -> None:
        self._say("")
        self.setWindowTitle(self.tr("New documents: {}").format(facts.name))
        self.method.clear()
        for one in facts.configurations:
            self.method.addItem(configuration_words(one), one)
        self._refresh()

    def _take_documents(self, documents: Sequence[NewDocument]) -> None:
        if len(documents) == 1:
            self.text.setPlainText(documents[0].text)
        self._classify(documents)

    def _classify(self, documents: Sequence[NewDocument]) -> None:
        if not self.method.currentText() or not documents:
            return
        self._say(
            self.tr("{} is learning from the run's corpus …").format(self.method.currentText())
        )
        configuration = self.method.currentData()
        self._ask(classify_job, self._take_answers, self._folder, configuration, documents)

    def _take_answers(self, answers: Sequence[ClassifiedDocument]) -> None:
        cut = len(answers) == MOST_DOCUMENTS
        words = self.tr("The first {:,} documents of the file.").format(len(answers))
        self._say(words if cut else "")
        self.answers.show_answers(answers, self.method.currentText())

    def _ask(self, job: object, then: object, *arguments: object) -> None:
        # Bound methods, never closures: the dialog may be closed before the answer is here.
        self._task = task = self._tasks.start(job, *arguments)  # type: ignore[arg-type]
        task.finished.connect(then)
        task.failed.connect(self._refuse)
        task.stopped.connect(self._note_stopped)
        task.ended.connect(self._note_end)
        self._refresh()

    def _refuse(self, sentence: str, _: str) -> None:
        self._say(sentence, is_problem=True)

    def _note_stopped(self) -> None:
        self._say(self.tr("Stopped."))

    def _note_end(self) -> None:
        if self.sender() is self._task:
            self._task = None
        self._refresh()

    def _refresh(self) -> None:
        is_free = self._task is None and self.method.count() > 0
        self.open_button.setEnabled(is_free)
        self.method.setEnabled(is_free)
        self.classify_button.setEnabled(is_free and bool(self.text.toPlainText().strip()))

    def _say(self, sentence: str, is_problem: bool = False) -> None:
        set_text_role(self.told, "problem" if is_problem else "faint")
        self.told.setText(sentence)

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
        splitter.addWidget(self.text)
        splitter.addWidget(self.answers)
        splitter.setSizes([380, 520])
        splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(splitter, 1)
        column.addWidget(self.told)
