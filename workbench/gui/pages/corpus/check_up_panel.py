"""The check-up of a corpus: findings, their effect, examples to open and cures."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
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
from workbench.corpora.doctor.finding import LEAK, PROBLEM, Finding
from workbench.corpora.mapped_texts import beginning_of
from workbench.corpora.readers.settings import CURE_SETTINGS, ReadingSettings
from workbench.gui.pages.corpus.cure_box import CureBox
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import Card, heading, row
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import parameters_of

if TYPE_CHECKING:
    from workbench.corpora.corpus import Corpus
    from workbench.corpora.doctor.examination import Examination

_CURES = (*CURE_SETTINGS, "strip_headers", "strip_footers", "strip_quotes")

_LIST_WIDTH = 260
_CHARACTERS_SHOWN = 120
_LARGE = 5000  # documents whose check-up and labelling together need much memory


class CheckUpPanel(QWidget):
    """Examines the open corpus in the background and shows what was found."""

    examined = Signal(object)  # Examination
    document_chosen = Signal(int)  # the row of an example

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._job: Job | None = None
        self._name = ""
        self._past: list[ReadingSettings | None] = []  # to return to
        self._next_past: list[ReadingSettings | None] = []  # once the corpus is open again
        self._is_reopening = self._is_interrupted = False
        workspace.labelling_began.connect(self._interrupt)
        self.found: Examination | None = None
        self.message = _label()
        self.undo = QPushButton(self.tr("Un&do the last cure"))
        self.undo.clicked.connect(lambda _: self.undo_cure())
        self.findings = QListWidget()
        self.findings.setAccessibleName(self.tr("Findings"))
        self.findings.setWordWrap(True)
        self.findings.setFrameShape(QListWidget.Shape.NoFrame)
        self.findings.currentRowChanged.connect(self._show_finding)
        self._title, self.details, self.effect = _label(), _label(), _label()
        set_text_role(self._title, "title")
        self.examples = QListWidget()
        self.examples.setAccessibleName(self.tr("Examples"))
        self.examples.setFrameShape(QListWidget.Shape.NoFrame)
        self.examples.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.examples.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.examples.setToolTip(self.tr("Double-click or press Enter to read the document"))
        self.examples.itemActivated.connect(self._open_example)
        self.cure = CureBox(workspace)
        self.cure.accepted.connect(self._apply)
        self._build_layout()

    def start(self) -> bool:
        """Examine the open corpus; true if it was opened by applying or undoing a cure."""
        source, opened = self._workspace.source, self._workspace.opened
        if source is None or opened is None:
            return False
        by_cure, self._is_reopening = self._is_reopening, False
        if not by_cure or source.name_or_path != self._name:
            self._next_past, self._name = [], source.name_or_path
        self._past = self._next_past
        self._clear()
        if self._job is not None:
            self._workspace.long_jobs.cancel(self._job)
        self._start_job()
        return by_cure

    def go_on(self) -> None:
        """Examine the corpus if its labelling interrupted that, in the memory of the labelling."""
        if self._is_interrupted:
            self._workspace.label_jobs.end_process()
            self._start_job()

    def _interrupt(self) -> None:
        corpus = self._workspace.corpus
        if self._job is not None and corpus is not None and len(corpus) >= _LARGE:
            self._workspace.long_jobs.cancel(self._job)
            self._job, self._is_interrupted = None, True

    def _start_job(self) -> None:
        source, opened = self._workspace.source, self._workspace.opened
        self._is_interrupted = False
        if source is None or opened is None:
            return
        self._job = self._workspace.long_jobs.start(
            check_up_job, opened.folder, source.reading, source.name_or_path
        )
        self._job.progressed.connect(self._show_progress)
        self._job.finished.connect(self._show_found)
        self._job.failed.connect(lambda problem, _: self.message.setText(problem))

    def _clear(self) -> None:
        self.found = None
        self.findings.clear()
        self.message.setText(self.tr("Examining the corpus …"))
        self.message.show()
        self.undo.setVisible(bool(self._past))
        self._split.hide()
        self.healthy.hide()

    def _show_progress(self, done: int, total: int) -> None:
        if self.sender() is self._job and self.found is None:
            share = done / max(1, total)
            self.message.setText(filled(self.tr("Examining the corpus … {:.0%}"), share))

    def _show_found(self, found: "Examination") -> None:
        if self.sender() is not self._job:
            return  # another corpus has been opened since
        self._job, self.found = None, found
        for finding in found.findings:
            self.findings.addItem(_item(finding))
        self.message.setText(self._applied())
        self.message.setVisible(bool(self.message.text()))
        self._split.setVisible(bool(found.findings))
        self.healthy.setVisible(not found.findings)
        self.findings.setCurrentRow(0)
        self.examined.emit(found)

    def _applied(self) -> str:
        """The cures in the reading settings of the open corpus, as the plan records them."""
        source = self._workspace.source
        if source is None or source.reading is None:
            return ""
        changed = changed_settings(source.reading)
        labels = {
            setting.name: translated(setting.label) for setting in parameters_of(ReadingSettings)
        }
        shown = [
            labels[name] if changed[name] is True else f"{labels[name]}: {str(changed[name])[:60]}"
            for name in changed
            if name in _CURES or name in self._set_by_cures(source.reading)
        ]
        return self.tr("Cures in the plan: {}.").format(", ".join(shown)) if shown else ""

    def _set_by_cures(self, reading: ReadingSettings) -> set[str]:
        """The settings that cures have changed since the corpus was opened by hand."""
        if not self._past:
            return set()
        before = vars(self._past[0] or ReadingSettings())
        return {name for name, value in vars(reading).items() if value != before[name]}

    def _show_finding(self, position: int) -> None:
        if self.found is None or not 0 <= position < len(self.found.findings):
            return
        finding = self.found.findings[position]
        self._title.setText(translated(finding.title))
        self.details.setText(translated(finding.details))
        self.effect.setText(self.tr("Effect: {}").format(translated(finding.effect)))
        self.examples.clear()
        corpus = self._workspace.corpus
        for document in finding.rows if corpus is not None else ():
            item = QListWidgetItem(_shown_document(corpus, document) if corpus else "")
            item.setData(Qt.ItemDataRole.UserRole, document)
            self.examples.addItem(item)
        self.cure.show_finding(finding)

    def _open_example(self, item: QListWidgetItem) -> None:
        self.document_chosen.emit(int(item.data(Qt.ItemDataRole.UserRole)))

    def _apply(self, reading: ReadingSettings) -> None:
        source = self._workspace.source
        if source is not None:
            self._reopen(reading, [*self._past, source.reading])

    def can_undo(self) -> bool:
        """Whether a cure was applied to the open corpus."""
        return bool(self._past)

    def undo_cure(self) -> None:
        """Open the corpus as it was before the last cure."""
        if self._past:
            self._reopen(self._past[-1], self._past[:-1])

    def _reopen(self, reading: ReadingSettings | None, past: list[ReadingSettings | None]) -> None:
        self._is_reopening, self._next_past = True, past
        job = self._workspace.open_corpus(self._name, reading)
        job.failed.connect(lambda *_: self._keep_past())
        job.stopped.connect(self._keep_past)

    def _keep_past(self) -> None:
        """The corpus was not opened again, so there is nothing more and nothing less to undo."""
        self._is_reopening, self._next_past = False, self._past

    def _build_layout(self) -> None:
        top = row(self.message, self.undo)
        top.setStretch(0, 1)
        left = Card(self.tr("Findings"))
        left.add(self.findings, 1)
        right = Card()
        for label in (self._title, self.details, self.effect):
            right.add(label)
        right.add(heading(self.tr("Examples")))
        right.add(self.examples, 1)
        right.add(self.cure, 2)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(left)
        self._split.addWidget(right)
        self._split.setStretchFactor(0, 2)
        self._split.setStretchFactor(1, 5)
        self._split.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        self.healthy = EmptyState(
            "circle-check",
            self.tr("No findings"),
            self.tr("Nothing was found that would make results worthless."),
        )
        self.healthy.hide()
        column = QVBoxLayout(self)
        no_margins(column)
        column.addLayout(top)
        column.addWidget(self._split, 1)
        column.addWidget(self.healthy, 1)
        column.addStretch(0)


def _shown_document(corpus: "Corpus", row: int) -> str:
    """The identifier and the beginning of the text; numbers alone would say nothing."""
    name = corpus.document_ids[row]
    start = beginning_of(corpus.texts, row, _CHARACTERS_SHOWN) if corpus.texts else ""
    beginning = " ".join(start.split())
    return f"{name}: {beginning}" if beginning else name


def _item(finding: Finding) -> QListWidgetItem:
    item = QListWidgetItem(
        filled(
            "{}: {} ({:,})",
            translated(finding.kind).capitalize(),
            translated(finding.title),
            finding.number,
        )
    )
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
