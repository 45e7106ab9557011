"""The bar at the bottom of the window: the current run, its progress, pause and cancel."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.running.control import RunProgress
from workbench.gui.shell.resume_offer import ResumeOffer
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.phrases import format_duration, plain_tooltip

_LONGEST_NAME = 40
_NARROWEST, _WIDEST = 220, 480  # pixels for the text beside the progress bar


class QueueBar(QFrame):
    """Shows the current run; visible on every page."""

    def __init__(
        self, queue: RunQueue, workspace: Workspace, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._workspace = workspace
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar()
        self._bar.setAccessibleName(self.tr("Progress of the run"))
        self._pause = QPushButton(self.tr("Pause"))
        self._cancel = QPushButton(self.tr("Cancel"))
        self._show_button = QPushButton(self.tr("Show result"))
        self.offer = ResumeOffer(queue, workspace)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.offer)
        row = QHBoxLayout()
        column.addLayout(row)
        row.setContentsMargins(10, 5, 10, 5)
        row.addWidget(self.message, 2)
        row.addWidget(self._bar, 3)
        for button in (self._pause, self._cancel, self._show_button):
            row.addWidget(button)
        self._pause.clicked.connect(lambda: queue.set_paused(not queue.is_paused()))
        self._cancel.clicked.connect(lambda: queue.cancel(queue.current() or ""))
        self._show_button.clicked.connect(self._show_result)
        queue.started.connect(self._show_name)
        queue.queue_changed.connect(self._refresh)
        queue.progressed.connect(lambda _, progress: self._show_progress(progress))
        queue.ended.connect(self._show_end)
        self._last_run = ""
        self._name = ""
        self._idle_message = self.tr("No run in progress. Choose methods on the Experiment page.")
        self._refresh()

    def _refresh(self) -> None:
        busy = self._queue.is_busy()
        for widget in (self._bar, self._pause, self._cancel):
            widget.setVisible(busy)
        self._show_button.setVisible(not busy and bool(self._last_run))
        self._pause.setText(self.tr("Continue") if self._queue.is_paused() else self.tr("Pause"))
        progress = self._queue.progress()
        if not busy:
            self._show_message(self._idle_message)
        elif progress is not None:
            self._show_progress(progress)
        else:
            self._show_message(self.tr("{}: preparing …").format(self._name))
            self._bar.setRange(0, 0)

    def _show_progress(self, progress: RunProgress) -> None:
        self._bar.setRange(0, max(progress.total, 1))
        self._bar.setValue(progress.done)
        parts = [self.tr("{} of {} trials").format(progress.done, progress.total)]
        if progress.failed:
            parts.append(self.tr("{} failed").format(progress.failed))
        if self._queue.is_paused():
            parts.append(self.tr("paused"))
        elif progress.seconds_left is not None:
            parts.append(self.tr("{} left").format(format_duration(progress.seconds_left)))
        waiting = len(self._queue.waiting())
        if waiting:
            parts.append(self.tr("{} waiting").format(waiting))
        self._show_message(f"{self._name}: {' · '.join(parts)}")

    def _show_message(self, message: str) -> None:
        """Show a message, and let the progress bar shrink for it within limits."""
        self.message.setText(message)
        needed = self.message.fontMetrics().horizontalAdvance(message) + 4
        self.message.setMinimumWidth(min(max(needed, _NARROWEST), _WIDEST))

    def _show_end(self, run_id: str, status: str, sentence: str) -> None:
        self._last_run = run_id
        endings = {"finished": self.tr("finished"), "cancelled": self.tr("cancelled")}
        ended = f"{self._name}: {endings.get(status, self.tr('stopped'))}"
        self._idle_message = f"{ended}. {sentence}" if sentence else ended
        self._refresh()

    def _show_name(self, run_id: str) -> None:
        """Show the name of a run, shortened; the tooltip has the full name."""
        name = self._queue.name_of(run_id)
        self._name = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
        self.message.setToolTip(plain_tooltip(f"{name} ({run_id})"))

    def _show_result(self) -> None:
        self._workspace.show_run(self._last_run)
