"""A paper repeated: its runs under way, then its numbers beside ours with a verdict each."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
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
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.outside import open_outside
from workbench.gui.widgets.phrases import plain_tip
from workbench.gui.widgets.theme import set_text_role

_SIGNS = {"reproduced": "✓", "same direction": "≈", "not reproduced": "✗"}  # not by words alone


class PaperDialog(QDialog):
    """Puts the runs of a recipe into the queue and judges what has come of them so far."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, name: str, size: Size, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._workspace, self._queue = workspace, queue
        self._name, self._size = name, size
        self._runs: Mapping[str, str] = {}
        self._open: set[str] = set()  # runs that have not ended
        self._outcome: PaperResult | None = None
        self._task: Task | None = None
        self.setWindowTitle(self.tr("Repeat a paper"))
        self.resize(900, 560)
        self.title = _label("title")
        self.paper = _label("faint")
        self.told = _label("")
        self.table = self._make_table()
        self.line = _label("")
        self.line.setAccessibleName(self.tr("The chosen line in full"))
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reasons = QPlainTextEdit()
        self.reasons.setReadOnly(True)
        self.reasons.setAccessibleName(self.tr("Why the numbers differ"))
        self.tabs = QTabWidget()
        self.page_button = QPushButton(self.tr("Open the &page"))
        self.page_button.setToolTip(self.tr("All numbers with pictures and reasons, in a browser"))
        self.page_button.setEnabled(False)
        self.page_button.clicked.connect(lambda _: self._open_page())
        self._build_layout()
        queue.ended.connect(self._note_end)
        self.told.setText(self.tr("Preparing the runs …"))
        task = self._ask(paper_runs_job, self._workspace.store.root, name, size)
        task.finished.connect(self._take_runs)

    def _take_runs(self, made: PaperRuns) -> None:
        self._runs = made.runs
        queued = {*self._queue.waiting(), self._queue.current()}
        self._open = set(made.unfinished)
        for one in made.unfinished:
            if one not in queued:
                self._queue.add_run(one)
        self._workspace.list_runs()
        self._judge()

    def _note_end(self, run_id: str, _status: str, _sentence: str) -> None:
        if run_id in self._open:
            self._open.discard(run_id)
            self._judge()

    def _judge(self) -> None:
        if len(self._open) == len(self._runs):  # nothing to judge yet
            self._tell()
            return
        root = self._workspace.store.root
        done = {key: one for key, one in self._runs.items() if one not in self._open}
        task = self._ask(paper_result_job, root, self._name, self._size, done)
        task.finished.connect(self._show)

    def _ask(self, job: object, *arguments: object) -> Task:
        self._task = task = self._workspace.tasks.start(job, *arguments)  # type: ignore[arg-type]
        task.failed.connect(lambda sentence, _: self.told.setText(sentence))
        return task

    def _tell(self) -> None:
        done = len(self._runs) - len(self._open)
        words = self.tr("{} of {} runs have ended.").format(done, len(self._runs))
        if self._open:
            words += self.tr(" They go on when this window is closed; open the recipe again to see")
            words += self.tr(" the numbers.")
        if self._outcome is not None:
            counts = ", ".join(f"{number} {name}" for name, number in self._outcome.counts.items())
            words = " ".join((f"{counts}. {words}", *self._outcome.missing))
        self.told.setText(words)

    def _show(self, outcome: PaperResult) -> None:
        self._outcome = outcome
        self.title.setText(outcome.title)
        self.paper.setText(outcome.paper)
        self.page_button.setEnabled(True)
        self.reasons.setPlainText(self._reason_words(outcome))
        chosen = max(self.table.currentRow(), 0)
        self.table.setRowCount(len(outcome.lines))
        for row, line in enumerate(outcome.lines):
            for column, words in enumerate(_words(line)):
                item = QTableWidgetItem(words)
                item.setToolTip(plain_tip(words))
                self.table.setItem(row, column, item)
        self.table.setCurrentCell(chosen, 0)
        self._show_line(chosen)
        self._tell()

    def _show_line(self, row: int) -> None:
        lines = () if self._outcome is None else self._outcome.lines
        self.line.setText(self._line_words(lines[row]) if 0 <= row < len(lines) else "")

    def _line_words(self, line: PaperLine) -> str:
        return self.tr("{} ({}) Published: {}. Ours: {}. {}{}").format(
            line.what,
            line.where,
            line.published,
            line.ours,
            line.verdict.capitalize(),
            f": {line.note}." if line.note else ".",
        )

    def _reason_words(self, outcome: PaperResult) -> str:
        parts = []
        for heading, sentences in (
            (self.tr("Why they differ"), outcome.why),
            (self.tr("Where the paper is silent"), outcome.silent),
        ):
            if sentences:
                parts += [heading, *(f"• {one}" for one in sentences), ""]
        return "\n".join(parts)

    def _open_page(self) -> None:
        if self._outcome is not None:
            open_outside(self._outcome.page)

    def _make_table(self) -> QTableWidget:
        heads = (
            self.tr("What"),
            self.tr("Where"),
            self.tr("Published"),
            self.tr("Ours"),
            self.tr("Difference"),
            self.tr("Verdict"),
        )
        table = QTableWidget(0, len(heads))
        table.setAccessibleName(self.tr("Published numbers beside ours"))
        table.setHorizontalHeaderLabels(list(heads))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.currentCellChanged.connect(lambda row, *_: self._show_line(row))
        table.setWordWrap(False)
        table.verticalHeader().hide()
        for column, width in enumerate((290, 170, 105, 105, 80, 120)):
            table.setColumnWidth(column, width)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return table

    def _build_layout(self) -> None:
        close = QPushButton(self.tr("&Close"))
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.page_button)
        row.addWidget(close)
        column = QVBoxLayout(self)
        for widget in (self.title, self.paper, self.told):
            column.addWidget(widget)
        numbers = QWidget()
        beside = QVBoxLayout(numbers)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.table, 1)
        beside.addWidget(self.line)
        self.tabs.addTab(numbers, self.tr("&Numbers"))
        self.tabs.addTab(self.reasons, self.tr("&Why they differ"))
        column.addWidget(self.tabs, 1)
        column.addLayout(row)


def _label(kind: str) -> QLabel:
    label = QLabel()
    set_text_role(label, kind)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _words(line: PaperLine) -> tuple[str, ...]:
    verdict = f"{_SIGNS.get(line.verdict, '')} {line.verdict}".strip()
    return (line.what, line.where, line.published, line.ours, line.difference, verdict)
