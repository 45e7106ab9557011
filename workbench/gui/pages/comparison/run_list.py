"""The list of stored runs, with a box to tick for each."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from workbench.background.history import list_runs_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.language import shown_title
from workbench.gui.widgets.phrases import corpus_title, plain_tooltip
from workbench.gui.widgets.sizes import TINY


class RunList(QWidget):
    """Emits the ticked runs in the order of the list."""

    runs_ticked = Signal(list)  # run ids
    listed = Signal(int)  # how many runs have results

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._job: Job | None = None
        self._ticked: list[str] = []
        self.hint = QLabel()
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Runs to compare"))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setSpacing(TINY)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemChanged.connect(lambda _: self._report())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.hint)
        column.addWidget(self.list, 1)

    def refresh(self) -> None:
        """Read the list of runs again."""
        self._job = job = self._workspace.jobs.start(list_runs_job, self._workspace.store.root)
        job.finished.connect(self._show)
        job.failed.connect(lambda problem, _: self.hint.setText(problem))

    def tick(self, run_ids: Sequence[str]) -> None:
        """Tick these runs and no others, including runs that are not listed yet."""
        self._ticked = list(run_ids)
        self.list.blockSignals(True)
        for item in self._items():
            item.setCheckState(self._state(item.data(Qt.ItemDataRole.UserRole)))
        self.list.blockSignals(False)
        self.runs_ticked.emit(list(self._ticked))

    def _show(self, stored: tuple[RunSummary, ...]) -> None:
        runs = [run for run in stored if run.done and not run.problem]
        self.list.blockSignals(True)
        self.list.clear()
        for run in runs:
            self.list.addItem(self._item(run))
        self.list.blockSignals(False)
        self.listed.emit(len(runs))
        self.hint.setText(
            self.tr("Tick the runs to compare.")
            if runs
            else self.tr("No run has results yet. Start one on the Experiment page.")
        )

    def _item(self, run: RunSummary) -> QListWidgetItem:
        item = QListWidgetItem(
            f"{run.name}\n{corpus_title(run.corpus)} · {run.created[:16].replace('T', ' ')}"
        )
        item.setData(Qt.ItemDataRole.UserRole, run.id)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(self._state(run.id))
        item.setToolTip(plain_tooltip(f"{run.id}: {', '.join(map(shown_title, run.methods))}"))
        return item

    def _state(self, run_id: str) -> Qt.CheckState:
        return Qt.CheckState.Checked if run_id in self._ticked else Qt.CheckState.Unchecked

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _report(self) -> None:
        checked = [item for item in self._items() if item.checkState() == Qt.CheckState.Checked]
        self._ticked = [item.data(Qt.ItemDataRole.UserRole) for item in checked]
        self.runs_ticked.emit(list(self._ticked))
