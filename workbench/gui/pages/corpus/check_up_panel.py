"""The check-up of a corpus: findings, their effect, examples to open and cures."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.check_up import check_up_job
from workbench.corpora.doctor.cures import changed_settings
from workbench.corpora.doctor.examination import Examination
from workbench.corpora.doctor.finding import LEAK, PROBLEM, Finding
from workbench.corpora.readers.settings import CURE_SETTINGS, ReadingSettings
from workbench.gui.pages.corpus.cure_box import CureBox
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import parameters_of

_CURES = (*CURE_SETTINGS, "strip_headers", "strip_footers", "strip_quotes")

_LIST_WIDTH = 260


class CheckUpPanel(QWidget):
    """Examines the open corpus in the background and shows what was found."""

    examined = Signal(object)  # Examination
    document_chosen = Signal(int)  # the row of an example

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._task: Task | None = None
        self._name = ""
        self._past: list[ReadingSettings | None] = []  # to return to
        self._is_reopening = False
        self.found: Examination | None = None
        self.message = _label()
        self.undo = QPushButton(self.tr("Un&do the last cure"))
        self.undo.clicked.connect(lambda _: self._undo())
        self.findings = QListWidget()
        self.findings.setAccessibleName(self.tr("Findings"))
        self.findings.setWordWrap(True)
        self.findings.setSpacing(2)
        self.findings.setAlternatingRowColors(True)
        self.findings.currentRowChanged.connect(self._show_finding)
        self._title, self.details, self.effect = _label(), _label(), _label()
        set_text_role(self._title, "title")
        self.examples = QListWidget()
        self.examples.setAccessibleName(self.tr("Examples"))
        self.examples.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.examples.setToolTip(self.tr("Double-click or press Enter to read the document"))
        self.examples.itemActivated.connect(self._open_example)
        self.cure = CureBox(workspace)
        self.cure.accepted.connect(self._apply)
        self._build_layout()

    def start(self) -> bool:
        """Examine the open corpus; true if it was opened by a cure or its undoing."""
        source, opened = self._workspace.source, self._workspace.opened
        if source is None or opened is None:
            return False
        by_cure, self._is_reopening = self._is_reopening, False
        if not by_cure or source.name_or_path != self._name:
            self._past, self._name = [], source.name_or_path
        self._clear()
        if self._task is not None:
            self._workspace.long_tasks.stop()
        self._task = self._workspace.long_tasks.start(check_up_job, opened.folder, source.reading)
        self._task.progressed.connect(self._show_progress)
        self._task.finished.connect(self._show_found)
        self._task.failed.connect(lambda problem, _: self.message.setText(problem))
        return by_cure

    def _clear(self) -> None:
        self.found = None
        self.findings.clear()
        self.message.setText(self.tr("Examining the corpus …"))
        self.message.show()
        self.undo.setVisible(bool(self._past))
        self._split.hide()

    def _show_progress(self, done: int, total: int) -> None:
        if self.sender() is self._task and self.found is None:
            share = done / max(1, total)
            self.message.setText(self.tr("Examining the corpus … {:.0%}").format(share))

    def _show_found(self, found: Examination) -> None:
        if self.sender() is not self._task:
            return  # another corpus has been opened since
        self._task, self.found = None, found
        for finding in found.findings:
            self.findings.addItem(_item(finding))
        nothing = self.tr("Nothing was found that would make results worthless.")
        sentences = [*([] if found.findings else [nothing]), self._applied()]
        self.message.setText(" ".join(sentences).strip())
        self.message.setVisible(bool(self.message.text()))
        self._split.setVisible(bool(found.findings))
        self.findings.setCurrentRow(0)
        self.examined.emit(found)

    def _applied(self) -> str:
        """The cures in the reading settings of the open corpus, as the plan records them."""
        source = self._workspace.source
        if source is None or source.reading is None:
            return ""
        changed = changed_settings(source.reading)
        labels = {setting.name: setting.label for setting in parameters_of(ReadingSettings)}
        shown = [
            labels[name] if changed[name] is True else f"{labels[name]}: {str(changed[name])[:60]}"
            for name in _CURES
            if name in changed
        ]
        return self.tr("Cures in the plan: {}.").format(", ".join(shown)) if shown else ""

    def _show_finding(self, row: int) -> None:
        if self.found is None or not 0 <= row < len(self.found.findings):
            return
        finding = self.found.findings[row]
        self._title.setText(finding.title)
        self.details.setText(finding.details)
        self.effect.setText(self.tr("Effect: {}").format(finding.effect))
        self.examples.clear()
        corpus = self._workspace.corpus
        for document in finding.rows if corpus is not None else ():
            item = QListWidgetItem(corpus.document_ids[document] if corpus else "")
            item.setData(Qt.ItemDataRole.UserRole, document)
            self.examples.addItem(item)
        self.cure.show_finding(finding)

    def _open_example(self, item: QListWidgetItem) -> None:
        self.document_chosen.emit(int(item.data(Qt.ItemDataRole.UserRole)))

    def _apply(self, reading: ReadingSettings) -> None:
        source = self._workspace.source
        if source is not None:
            self._past.append(source.reading)
            self._reopen(reading)

    def _undo(self) -> None:
        if self._past:
            self._reopen(self._past.pop())

    def _reopen(self, reading: ReadingSettings | None) -> None:
        self._is_reopening = True
        task = self._workspace.open_corpus(self._name, reading)
        task.failed.connect(lambda *_: setattr(self, "_is_reopening", False))

    def _build_layout(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.message, 1)
        top.addWidget(self.undo)
        right = QWidget()
        details = QVBoxLayout(right)
        details.setContentsMargins(6, 0, 0, 0)
        for label in (self._title, self.details, self.effect):
            details.addWidget(label)
        details.addWidget(QLabel(self.tr("Examples")))
        details.addWidget(self.examples, 1)
        details.addWidget(self.cure, 2)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self.findings)
        self._split.addWidget(right)
        self._split.setStretchFactor(0, 2)
        self._split.setStretchFactor(1, 5)
        self._split.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._split, 1)
        column.addStretch(0)


def _item(finding: Finding) -> QListWidgetItem:
    item = QListWidgetItem(f"{finding.kind.capitalize()}: {finding.title} ({finding.number:,})")
    font = item.font()
    font.setBold(finding.kind == LEAK)
    font.setItalic(finding.kind not in (LEAK, PROBLEM))
    item.setFont(font)
    return item


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
