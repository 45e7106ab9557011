"""The Runs page: the queue, the history of runs and their details."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QSplitter, QVBoxLayout, QWidget

from workbench.background.history import import_run_job, plan_of_run_job
from workbench.errors import WorkbenchError
from workbench.experiments.runs.store import RunSummary
from workbench.gui.pages.runs.actions import HistoryActions
from workbench.gui.pages.runs.best_scores import BestScores
from workbench.gui.pages.runs.details_panel import DetailsPanel
from workbench.gui.pages.runs.history_panel import HistoryPanel
from workbench.gui.pages.runs.limits_row import LimitsRow
from workbench.gui.pages.runs.live_curves import LiveCurves
from workbench.gui.pages.runs.queue_panel import QueuePanel
from workbench.gui.state.jobs import Job
from workbench.gui.state.run_queue import QueueLimits, RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.language import shown_count
from workbench.gui.widgets.page_header import PageHeader
from workbench.gui.widgets.sizes import LARGE, MEDIUM, WIDE

_BATCH = 10  # runs deleted or restored before the window redraws


class RunsPage(QWidget):
    """Limits and queue above, history in the middle, details below."""

    undo_changed = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._job: Job | None = None
        self._to_select: list[str] = []
        self.setAcceptDrops(True)
        self.history = HistoryPanel()
        self.history.experiment_requested.connect(self._plan_new)
        self.queue_panel = QueuePanel(queue, self._name_of, workspace.show_run)
        self.live = LiveCurves(workspace, queue, self)
        self.limits = LimitsRow(queue.limits)
        self.limits.limits_chosen.connect(self._use_limits)
        queue.queue_changed.connect(lambda: self.limits.show_limits(queue.limits))
        self._deleted: list[list[str]] = []
        self.actions_row = HistoryActions()
        self.details = DetailsPanel(workspace.jobs)
        self._best = BestScores(workspace.jobs, self)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(100)
        self._refresh_timer.timeout.connect(workspace.list_runs)
        self._build_layout()
        self._connect()
        self._show_queue()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """List the runs again, because another program may have added some."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """List the runs again after a short pause."""
        self._refresh_timer.start()

    def open_selected(self) -> None:
        """Show the results of the selected run."""
        for run_id in self.history.selected_ids()[:1]:
            self._workspace.show_run(run_id)

    def compare_selected(self) -> None:
        """Show the selected runs side by side."""
        self._workspace.compare(self.history.selected_ids())

    def resume_selected(self) -> None:
        """Add the selected runs to the queue."""
        for run_id in self.history.selected_ids():
            self._queue.add_run(run_id)

    def retry_selected(self) -> None:
        """Run the failed trials of the selected runs again."""
        for run_id in self.history.selected_ids():
            self._queue.add_run(run_id, retry_failed=True)

    def duplicate_selected(self) -> None:
        """Copy the plan of the selected run to the Experiment page."""
        for run in self.history.selected_runs()[:1]:
            self._start(plan_of_run_job, self._workspace.propose, run.folder)

    def delete_selected(self) -> None:
        """Move the selected runs to the trash and offer to undo it."""
        runs = self.history.selected_runs()
        if not runs or not self.actions_row.delete.isEnabled():
            return
        ids = [run.id for run in runs]
        self.history.model.remove(ids)
        self.history.select([])
        self._in_batches(self._workspace.store.delete, ids)
        name = runs[0].name or runs[0].id
        message = self.tr("Deleted “{}”.").format(name)
        if len(runs) > 1:
            message = self.tr("Deleted {} runs.").format(len(runs))
        self._deleted.append(ids)
        self.undo_changed.emit()
        self._workspace.message_offered.emit(message, self.tr("Undo"), self.undo)

    def can_undo(self) -> bool:
        """Whether runs were deleted here."""
        return bool(self._deleted)

    def undo(self) -> None:
        """Restore the runs deleted last."""
        if self._deleted:
            ids = self._deleted.pop()
            self.restore(ids)
            self.undo_changed.emit()
            self._workspace.message_posted.emit(
                self.tr("Restored {}.").format(shown_count(len(ids), "run"))
            )

    def restore(self, run_ids: list[str]) -> None:
        """Restore deleted runs."""
        self._to_select = run_ids
        self._in_batches(self._workspace.store.restore, run_ids)

    def import_run(self, file: str) -> None:
        """Import an exported run."""
        self._workspace.message_posted.emit(self.tr("Importing …"))
        self._start(import_run_job, self._show_imported, self._workspace.store.root, file)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept exported runs."""
        if _archives(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Import dropped runs."""
        for file in _archives(event):
            self.import_run(file)

    def _show_runs(self, runs: Iterable[RunSummary]) -> None:
        self.history.show_runs(runs)
        if self._to_select:
            self.history.select(self._to_select)
            self._to_select = []
        self._show_queue()
        if self.isVisible():
            self._best.load(self.history.model.runs())

    def _show_queue(self) -> None:
        self.history.model.show_queue(self._queue.running(), self._queue.waiting())
        self.queue_panel.refresh()
        self._show_selection()

    def _show_selection(self) -> None:
        runs = self.history.selected_runs()
        self.actions_row.enable_for(runs, [self.history.model.status(run) for run in runs])
        self.details.show_runs(runs)

    def _annotate(self, run_id: str, name: str, value: Any) -> None:
        try:
            self._workspace.store.open(run_id).annotate(**{name: value})
        except WorkbenchError as problem:
            self._workspace.message_posted.emit(str(problem))
            self.refresh()

    def _in_batches(self, action: Callable[[str], Any], run_ids: list[str]) -> None:
        """Act on runs in batches, so that the window can redraw in between."""
        for run_id in run_ids[:_BATCH]:
            try:
                action(run_id)
            except WorkbenchError as problem:
                self._workspace.message_posted.emit(str(problem))
        if run_ids[_BATCH:]:
            QTimer.singleShot(0, self, lambda: self._in_batches(action, run_ids[_BATCH:]))
        else:
            self.refresh()

    def _start(
        self, function: Callable[..., Any], use: Callable[[Any], None], *arguments: Any
    ) -> None:
        self._job = self._workspace.jobs.start(function, *arguments)
        self._job.finished.connect(use)
        self._job.failed.connect(lambda problem, _: self._workspace.message_posted.emit(problem))

    def _show_imported(self, run_id: str) -> None:
        self._to_select = [run_id]
        self._workspace.message_posted.emit(self.tr("Imported: {}").format(run_id))
        self.refresh()

    def _choose_archive(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Import run"), "", "*.zip")
        if file:
            self.import_run(file)

    def _name_of(self, run_id: str) -> str:
        run = self.history.model.find(run_id)
        return run.name if run is not None and run.name else run_id

    def _connect(self) -> None:
        row, history = self.actions_row, self.history
        for pressed, action in (
            (row.open, self.open_selected),
            (row.compare, self.compare_selected),
            (row.resume, self.resume_selected),
            (row.retry, self.retry_selected),
            (row.duplicate, self.duplicate_selected),
            (row.delete, self.delete_selected),
            (row.import_button, self._choose_archive),
        ):
            pressed.clicked.connect(action)
        history.opened.connect(self._workspace.show_run)
        history.selection_changed.connect(self._show_selection)
        self._best.loaded.connect(history.show_best)
        history.model.annotated.connect(self._annotate)
        self._workspace.runs_listed.connect(self._show_runs)
        self._queue.queue_changed.connect(self._show_queue)
        self._queue.queue_changed.connect(self.refresh)  # a run taken out of it is cancelled
        self._queue.started.connect(lambda _: self.refresh())
        self._queue.ended.connect(lambda *_: self.refresh())
        self._queue.progressed.connect(history.model.show_progress)
        self._add_keys(QKeySequence(Qt.Key.Key_Delete), history.table, self.delete_selected)

    def _add_keys(self, keys: QKeySequence, where: QWidget, action: Callable[[], None]) -> None:
        shortcut = QShortcut(keys, where)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)

    def _build_layout(self) -> None:
        header = PageHeader(self.tr("Runs"), self.tr("Queue and history of your experiments"))
        new = button(self.tr("&New experiment"), self._plan_new, "plus", is_primary=True)
        header.add(self.actions_row.import_button, new)
        card = Card()
        card.add(self.history, 1)
        card.add(self.actions_row)
        below = Card()
        below.add(self.details, 1)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(card)
        both.addWidget(below)
        both.setStretchFactor(0, 1)
        both.setSizes([420, 130])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(WIDE, LARGE, WIDE, LARGE)
        whole.setSpacing(MEDIUM)
        whole.addWidget(header)
        whole.addWidget(self.limits)
        for widget in (self.queue_panel, self.live):
            whole.addWidget(widget)
        whole.addWidget(both, 1)

    def _plan_new(self) -> None:
        self._workspace.page_requested.emit("experiment")
        self._workspace.new_plan_requested.emit()

    def _use_limits(self, limits: QueueLimits) -> None:
        """Apply limits and remember them."""
        settings = self._workspace.settings
        settings.store_preferences(
            replace(
                settings.preferences(),
                workers=limits.workers,
                runs_at_once=limits.runs_at_once,
                megabytes=limits.megabytes,
            )
        )
        self._queue.use_limits(limits)


def _archives(event: QDropEvent) -> list[str]:
    files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.lower().endswith(".zip")]
