"""The runs of the store with a box each; ticked ones are compared."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from workbench.background.comparison import list_runs_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.phrases import corpus_words, plain_tip


class RunList(QWidget):
    """Tells which runs are ticked, in the order of the list."""

    runs_ticked = Signal(list)  # run ids

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._task: Task | None = None
        self._ticked: list[str] = []
        self._hint = QLabel()
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Runs to compare"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemChanged.connect(lambda _: self._report())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._hint)
        column.addWidget(self.list, 1)

    def refresh(self) -> None:
        """Read the list of runs again."""
        self._task = task = self._workspace.tasks.start(list_runs_job, self._workspace.store.root)
        task.finished.connect(self._show)
        task.failed.connect(lambda sentence, _: self._hint.setText(sentence))

    def tick(self, run_ids: Sequence[str]) -> None:
        """Tick these runs and no others, also those that are not listed yet."""
        self._ticked = list(run_ids)
        self.list.blockSignals(True)
        for item in self._items():
            item.setCheckState(self._state(item.data(Qt.ItemDataRole.UserRole)))
        self.list.blockSignals(False)
        self.runs_ticked.emit(list(self._ticked))

    def _show(self, runs: tuple[RunSummary, ...]) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for one in runs:
            self.list.addItem(self._item(one))
        self.list.blockSignals(False)
        self._hint.setText(
            self.tr("Tick the runs to compare.")
            if runs
            else self.tr("No run has results yet. Start one on the Experiment page.")
        )

    def _item(self, run: RunSummary) -> QListWidgetItem:
        item = QListWidgetItem(
            f"{run.name}\n{corpus_words(run.corpus)} · {run.created[:16].replace('T', ' ')}"
        )
        item.setData(Qt.ItemDataRole.UserRole, run.id)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(self._state(run.id))
        item.setToolTip(plain_tip(f"{run.id}: {', '.join(map(configuration_words, run.methods))}"))
        return item

    def _state(self, run_id: str) -> Qt.CheckState:
        return Qt.CheckState.Checked if run_id in self._ticked else Qt.CheckState.Unchecked

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _report(self) -> None:
        checked = [one for one in self._items() if one.checkState() == Qt.CheckState.Checked]
        self._ticked = [one.data(Qt.ItemDataRole.UserRole) for one in checked]
        self.runs_ticked.emit(list(self._ticked))
