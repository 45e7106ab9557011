"""A paper recipe in progress: published numbers beside ours, with a verdict for each."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.background.papers import (
    PaperLine,
    PaperResult,
    PaperRuns,
    paper_result_job,
    paper_runs_job,
)
from workbench.experiments.reproduction.recipe import Size
from workbench.gui.state.jobs import Job
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.external_programs import open_externally
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.tables import DataTable
from workbench.gui.widgets.theme import set_text_role

# Verdicts are shown by a sign as well as by text.
_SIGNS = {"reproduced": "✓", "same direction": "≈", "not reproduced": "✗"}


class PaperDialog(QDialog):
    """Queues the runs of a paper recipe and shows the verdicts on the finished ones."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, name: str, size: Size, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._workspace, self._queue = workspace, queue
        self._name, self._size = name, size
        self._runs: Mapping[str, str] = {}
        self._unfinished: set[str] = set()
        self._result: PaperResult | None = None
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Reproduce a paper"))
        self.resize(900, 560)
        self.title = _label("title")
        self.paper = _label("faint")
        self.status = _label("")
        self.table = self._make_table()
        self.line = _label("")
        self.line.setAccessibleName(self.tr("Details of the selected row"))
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reasons = QPlainTextEdit()
        self.reasons.setReadOnly(True)
        self.reasons.setAccessibleName(self.tr("Why the numbers differ"))
        self.tabs = QTabWidget()
        self.page_button = QPushButton(self.tr("Open the &page"))
        self.page_button.setToolTip(
            self.tr("All numbers, with pictures and reasons, in a web browser")
        )
        self.page_button.setEnabled(False)
        self.page_button.clicked.connect(lambda _: self._open_page())
        self._build_layout()
        queue.ended.connect(self._finish_run)
        self.status.setText(self.tr("Preparing the runs …"))
        job = self._start(paper_runs_job, self._workspace.store.root, name, size)
        job.finished.connect(self._queue_runs)

    def _queue_runs(self, paper: PaperRuns) -> None:
        self._runs = paper.runs
        queued = {*self._queue.waiting(), self._queue.current()}
        self._unfinished = set(paper.unfinished)
        for run_id in paper.unfinished:
            if run_id not in queued:
                self._queue.add_run(run_id)
        self._workspace.list_runs()
        self._compute_verdicts()

    def _finish_run(self, run_id: str, _status: str, _message: str) -> None:
        if run_id in self._unfinished:
            self._unfinished.discard(run_id)
            self._compute_verdicts()

    def _compute_verdicts(self) -> None:
        if len(self._unfinished) == len(self._runs):  # no results yet
            self._show_status()
            return
        root = self._workspace.store.root
        done = {key: run for key, run in self._runs.items() if run not in self._unfinished}
        job = self._start(paper_result_job, root, self._name, self._size, done)
        job.finished.connect(self._show_result)

    def _start(self, function: object, *arguments: object) -> Job:
        self._job = job = self._workspace.jobs.start(function, *arguments)  # type: ignore[arg-type]
        job.failed.connect(lambda problem, _: self.status.setText(problem))
        return job

    def _show_status(self) -> None:
        done = len(self._runs) - len(self._unfinished)
        text = self.tr("{} of {} runs have ended.").format(done, len(self._runs))
        if self._unfinished:
            text += self.tr(
                " Runs continue after this window is closed; open the recipe again to see the "
                "numbers."
            )
        if self._result is not None:
            counts = ", ".join(f"{number} {name}" for name, number in self._result.counts.items())
            text = " ".join((f"{counts}. {text}", *self._result.missing))
        self.status.setText(text)

    def _show_result(self, result: PaperResult) -> None:
        self._result = result
        self.title.setText(result.title)
        self.paper.setText(result.paper)
        self.page_button.setEnabled(True)
        self.reasons.setPlainText(self._reasons_text(result))
        chosen = max(self.table.currentRow(), 0)
        self.table.setRowCount(len(result.lines))
        for row, line in enumerate(result.lines):
            for column, text in enumerate(_cells(line)):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tooltip(text))
                self.table.setItem(row, column, item)
        self.table.setCurrentCell(chosen, 0)
        self._show_line(chosen)
        self._show_status()

    def _show_line(self, row: int) -> None:
        lines = () if self._result is None else self._result.lines
        self.line.setText(self._line_text(lines[row]) if 0 <= row < len(lines) else "")

    def _line_text(self, line: PaperLine) -> str:
        return self.tr("{} ({}) Published: {}. Ours: {}. {}{}").format(
            line.what,
            line.where,
            line.published,
            line.ours,
            line.verdict.capitalize(),
            f": {line.note}." if line.note else ".",
        )

    def _reasons_text(self, result: PaperResult) -> str:
        parts = []
        for heading, sentences in (
            (self.tr("Why they differ"), result.why),
            (self.tr("What the paper leaves open"), result.left_open),
        ):
            if sentences:
                parts += [heading, *(f"• {sentence}" for sentence in sentences), ""]
        return "\n".join(parts)

    def _open_page(self) -> None:
        if self._result is not None:
            open_externally(self._result.page)

    def _make_table(self) -> QTableWidget:
        titles = (
            self.tr("Claim"),
            self.tr("Source"),
            self.tr("Published"),
            self.tr("Ours"),
            self.tr("Difference"),
            self.tr("Verdict"),
        )
        table = DataTable(self.tr("Published numbers beside ours"))
        table.setColumnCount(len(titles))
        table.setHorizontalHeaderLabels(list(titles))
        table.currentCellChanged.connect(lambda row, *_: self._show_line(row))
        header = table.horizontalHeader()
        for column, width in enumerate((290, 170, 105, 105, 80, 120)):
            table.setColumnWidth(column, max(width, header.sectionSizeHint(column)))
        header.setMinimumSectionSize(header.sectionSizeHint(0))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return table

    def _build_layout(self) -> None:
        close = QPushButton(self.tr("&Close"))
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.page_button)
        row.addWidget(close)
        column = QVBoxLayout(self)
        for widget in (self.title, self.paper, self.status):
            column.addWidget(widget)
        numbers = QWidget()
        inner = QVBoxLayout(numbers)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.table, 1)
        inner.addWidget(self.line)
        self.tabs.addTab(numbers, self.tr("&Numbers"))
        self.tabs.addTab(self.reasons, self.tr("&Why they differ"))
        column.addWidget(self.tabs, 1)
        column.addLayout(row)


def _label(role: str) -> QLabel:
    label = QLabel()
    set_text_role(label, role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _cells(line: PaperLine) -> tuple[str, ...]:
    verdict = f"{_SIGNS.get(line.verdict, '')} {line.verdict}".strip()
    return (line.what, line.where, line.published, line.ours, line.difference, verdict)
