"""The runs page: what runs, what ran, what failed."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from workbench.background.history import import_run_job, plan_of_run_job
from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.store import RunSummary
from workbench.gui.pages.runs.actions import HistoryActions
from workbench.gui.pages.runs.best_scores import BestScores
from workbench.gui.pages.runs.details import DetailsView
from workbench.gui.pages.runs.history import HistoryView
from workbench.gui.pages.runs.queue_view import QueueView
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.message_bar import MessageBar
from workbench.gui.widgets.theme import set_text_role

_AT_ONCE = 10  # runs deleted or restored before the window draws again


class RunsPage(QWidget):
    """Queue above, history in the middle, details below."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._task: Task | None = None
        self._to_mark: list[str] = []
        self.setAcceptDrops(True)
        self.history = HistoryView()
        self.queue_view = QueueView(queue, self._name_of)
        self.actions_row = HistoryActions()
        self.details = DetailsView(workspace.tasks)
        self.strip = MessageBar()
        self._best = BestScores(workspace.tasks, self)
        self._refreshing = QTimer(self)
        self._refreshing.setSingleShot(True)
        self._refreshing.setInterval(100)
        self._refreshing.timeout.connect(workspace.list_runs)
        self._build_layout()
        self._connect()
        self._note_queue()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Look at the runs again; another program may have added some."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """List the runs soon."""
        self._refreshing.start()

    def open_marked(self) -> None:
        """Show the result of the marked run."""
        for one in self.history.marked()[:1]:
            self._workspace.show_run(one)

    def compare_marked(self) -> None:
        """Show the marked runs side by side."""
        self._workspace.compare(self.history.marked())

    def resume_marked(self) -> None:
        """Put the marked runs at the end of the queue."""
        for one in self.history.marked():
            self._queue.add_run(one)

    def retry_marked(self) -> None:
        """Run the failed trials of the marked runs once more."""
        for one in self.history.marked():
            self._queue.add_run(one, retry_failed=True)

    def duplicate_marked(self) -> None:
        """Take the plan of the marked run to the experiment page."""
        for one in self.history.marked_runs()[:1]:
            self._start(plan_of_run_job, self._propose, one.folder)

    def delete_marked(self) -> None:
        """Move the marked runs to the trash, with a way back."""
        runs = self.history.marked_runs()
        if not runs or not self.actions_row.delete.isEnabled():
            return
        ids = [one.id for one in runs]
        self.history.model.remove(ids)
        self.history.mark([])
        self._in_turn(self._workspace.store.delete, ids)
        name = runs[0].name or runs[0].id
        told = self.tr("Deleted “{}”.").format(name)
        if len(runs) > 1:
            told = self.tr("Deleted {} runs.").format(len(runs))
        self.strip.offer(told, self.tr("&Undo"), lambda: self.restore(ids))

    def restore(self, run_ids: list[str]) -> None:
        """Bring deleted runs back."""
        self._to_mark = run_ids
        self._in_turn(self._workspace.store.restore, run_ids)

    def bring_in(self, file: str) -> None:
        """Import a run that somebody exported."""
        self._workspace.message_said.emit(self.tr("Importing …"))
        self._start(
            import_run_job, lambda run_id: self._welcome(run_id), self._workspace.store.root, file
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Exported runs may be dropped here."""
        if _archives(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Import what was dropped."""
        for file in _archives(event):
            self.bring_in(file)

    def _show_runs(self, runs: Iterable[RunSummary]) -> None:
        self.history.show_runs(runs)
        if self._to_mark:
            self.history.mark(self._to_mark)
            self._to_mark = []
        self._note_queue()
        if self.isVisible():
            self._best.want(self.history.model.runs())

    def _note_queue(self) -> None:
        self.history.model.mark_queue(self._queue.current(), self._queue.waiting())
        self.queue_view.refresh()
        self._note_selection()

    def _note_selection(self) -> None:
        runs = self.history.marked_runs()
        self.actions_row.allow(runs, [self.history.model.status(one) for one in runs])
        self.details.show_runs(runs)

    def _annotate(self, run_id: str, name: str, written: Any) -> None:
        try:
            self._workspace.store.open(run_id).annotate(**{name: written})
        except WorkbenchError as problem:
            self.strip.say(str(problem))
            self.refresh()

    def _in_turn(self, action: Callable[[str], Any], run_ids: list[str]) -> None:
        """Act on some runs, then let the window draw before the next ones."""
        for one in run_ids[:_AT_ONCE]:
            try:
                action(one)
            except WorkbenchError as problem:
                self.strip.say(str(problem))
        if run_ids[_AT_ONCE:]:
            QTimer.singleShot(0, self, lambda: self._in_turn(action, run_ids[_AT_ONCE:]))
        else:
            self.refresh()

    def _start(self, job: Callable[..., Any], take: Callable[[Any], None], *arguments: Any) -> None:
        self._task = self._workspace.tasks.start(job, *arguments)
        self._task.finished.connect(take)
        self._task.failed.connect(lambda sentence, _: self.strip.say(sentence))

    def _propose(self, plan: Plan) -> None:
        self._workspace.propose(plan)

    def _welcome(self, run_id: str) -> None:
        self._to_mark = [run_id]
        self._workspace.message_said.emit(self.tr("Imported {}").format(run_id))
        self.refresh()

    def _choose_archive(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Import run"), "", "*.zip")
        if file:
            self.bring_in(file)

    def _name_of(self, run_id: str) -> str:
        known = self.history.model.known(run_id)
        return known.name if known is not None and known.name else run_id

    def _undo(self) -> None:
        if self.strip.isVisible():
            self.strip.act()

    def _connect(self) -> None:
        row, history = self.actions_row, self.history
        for button, action in (
            (row.open, self.open_marked),
            (row.compare, self.compare_marked),
            (row.resume, self.resume_marked),
            (row.retry, self.retry_marked),
            (row.duplicate, self.duplicate_marked),
            (row.delete, self.delete_marked),
            (row.bring, self._choose_archive),
        ):
            button.clicked.connect(action)
        history.opened.connect(self._workspace.show_run)
        history.selection_changed.connect(self._note_selection)
        self._best.found.connect(history.show_best)
        history.model.annotated.connect(self._annotate)
        self._workspace.runs_listed.connect(self._show_runs)
        self._queue.queue_changed.connect(self._note_queue)
        self._queue.started.connect(lambda _: self.refresh())
        self._queue.ended.connect(lambda *_: self.refresh())
        self._queue.progressed.connect(history.model.note_progress)
        self._add_keys(QKeySequence(Qt.Key.Key_Delete), history.table, self.delete_marked)
        self._add_keys(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)

    def _add_keys(self, keys: QKeySequence, where: QWidget, action: Callable[[], None]) -> None:
        shortcut = QShortcut(keys, where)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)

    def _build_layout(self) -> None:
        title = QLabel(self.tr("Runs"))
        set_text_role(title, "title")
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.history, 1)
        column.addWidget(self.actions_row)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(upper)
        both.addWidget(self.details)
        both.setStretchFactor(0, 1)
        both.setSizes([420, 120])
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.actions_row.bring)
        whole = QVBoxLayout(self)
        whole.addLayout(head)
        for widget in (self.strip, self.queue_view):
            whole.addWidget(widget)
        whole.addWidget(both, 1)


def _archives(event: QDropEvent) -> list[str]:
    local = [one.toLocalFile() for one in event.mimeData().urls() if one.isLocalFile()]
    return [one for one in local if one.lower().endswith(".zip")]
