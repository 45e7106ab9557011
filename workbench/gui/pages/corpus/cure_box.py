"""A cure: what it would change, shown before it is applied."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.check_up import preview_cure_job
from workbench.corpora.doctor.cures import CurePreview, cured
from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.readers.settings import ReadingSettings
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import heading
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.phrases import with_short_lines
from workbench.gui.widgets.sizes import no_margins


class CureBox(QGroupBox):
    """Previews the cure of a finding; the button applies it."""

    accepted = Signal(object)  # ReadingSettings with the cure

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._cure: Cure | None = None
        self._job: Job | None = None
        self.setTitle(self.tr("Cure"))
        self.preview = QPushButton(self.tr("Previe&w"))
        self.preview.setToolTip(self.tr("Show what the cure changes, without changing anything"))
        self.preview.clicked.connect(lambda _: self._start())
        self.apply = QPushButton(self.tr("Appl&y"))
        self.apply.setToolTip(self.tr("Open the corpus with this cure; the plan will record it"))
        self.apply.clicked.connect(lambda _: self._accept())
        self._name = _label()
        self.summary = _label()
        self.before = _field(self.tr("Before"))
        self.after = _field(self.tr("After"))
        self._texts = QSplitter(Qt.Orientation.Horizontal)
        for title, field in ((self.tr("Before"), self.before), (self.tr("After"), self.after)):
            self._texts.addWidget(_with_heading(title, field))
        row = QHBoxLayout()
        row.addWidget(self._name, 1)
        row.addWidget(self.preview)
        row.addWidget(self.apply)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self.summary)
        column.addWidget(self._texts, 1)
        column.addStretch(0)

    def show_finding(self, finding: Finding) -> None:
        """Offer the cure of a finding, or its advice where no setting helps."""
        self._cure, self._job = finding.cure, None
        advice = finding.advice or self.tr("No setting helps.")
        self._name.setText(translated(finding.cure.title if finding.cure else advice))
        for button in (self.preview, self.apply):
            button.setVisible(finding.cure is not None)
            button.setEnabled(True)
        self.summary.setText(translated(finding.advice) if finding.cure else "")
        self.summary.setVisible(bool(self.summary.text()))
        self._texts.hide()

    def _reading(self) -> ReadingSettings | None:
        source = self._workspace.source
        if source is None or self._cure is None:
            return None
        return cured(source.reading, [self._cure])

    def _start(self) -> None:
        reading, source, opened = self._reading(), self._workspace.source, self._workspace.opened
        if reading is None or source is None or opened is None:
            return
        self.preview.setEnabled(False)
        self._say(self.tr("Reading …"))
        self._job = self._workspace.long_jobs.start(
            preview_cure_job, opened.folder, source.name_or_path, reading
        )
        self._job.finished.connect(self._show_preview)
        self._job.failed.connect(self._show_problem)

    def _show_preview(self, preview: CurePreview) -> None:
        if self.sender() is not self._job:
            return  # another finding has been chosen since
        self.preview.setEnabled(True)
        dropped = ", ".join(preview.dropped[:5])
        gone = self.tr(" Left out: {} …").format(dropped) if dropped else ""
        self._say(f"{preview}.{gone}")
        self._texts.setVisible(bool(preview.examples))
        if preview.examples:
            _, before, after = preview.examples[0]
            self.before.setPlainText(with_short_lines(before))
            self.after.setPlainText(with_short_lines(after))

    def _show_problem(self, problem: str, _: str) -> None:
        if self.sender() is self._job:
            self.preview.setEnabled(True)
            self._say(problem)

    def _say(self, text: str) -> None:
        self.summary.setText(text)
        self.summary.show()

    def _accept(self) -> None:
        reading = self._reading()
        if reading is not None:
            self.accepted.emit(reading)


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _with_heading(title: str, field: QPlainTextEdit) -> QWidget:
    widget = QWidget()
    column = QVBoxLayout(widget)
    no_margins(column)
    column.addWidget(heading(title))
    column.addWidget(field, 1)
    return widget


def _field(name: str) -> QPlainTextEdit:
    field = QPlainTextEdit()
    field.setReadOnly(True)
    field.setAccessibleName(name)
    field.setPlaceholderText(name)
    return field
