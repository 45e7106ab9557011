"""The strip at the foot of the window: what runs, how far it is, pause and cancel."""

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
from workbench.gui.widgets.phrases import duration_words, plain_tip

_MOST_LETTERS = 40
_NARROWEST, _WIDEST = 220, 480  # pixels for words, beside the bar


class QueueBar(QFrame):
    """Always visible, so that a run is never out of sight."""

    def __init__(
        self, queue: RunQueue, workspace: Workspace, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._workspace = workspace
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar()
        self._bar.setAccessibleName(self.tr("Progress of the run"))
        self._pause = QPushButton(self.tr("Pause"))
        self._cancel = QPushButton(self.tr("Cancel"))
        self._show = QPushButton(self.tr("Show result"))
        self.offer = ResumeOffer(queue, workspace)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.offer)
        row = QHBoxLayout()
        column.addLayout(row)
        row.setContentsMargins(10, 5, 10, 5)
        row.addWidget(self._text, 2)
        row.addWidget(self._bar, 3)
        for button in (self._pause, self._cancel, self._show):
            row.addWidget(button)
        self._pause.clicked.connect(lambda: queue.pause(not queue.is_paused()))
        self._cancel.clicked.connect(lambda: queue.cancel(queue.current() or ""))
        self._show.clicked.connect(self._show_last)
        queue.started.connect(self._name_run)
        queue.queue_changed.connect(self._refresh)
        queue.progressed.connect(lambda _, progress: self._show_progress(progress))
        queue.ended.connect(self._note_end)
        self._last = ""
        self._name = ""
        self._end_sentence = self.tr("No run in progress: choose methods on the Experiment page.")
        self._refresh()

    def _refresh(self) -> None:
        busy = self._queue.is_busy()
        for widget in (self._bar, self._pause, self._cancel):
            widget.setVisible(busy)
        self._show.setVisible(not busy and bool(self._last))
        self._pause.setText(self.tr("Continue") if self._queue.is_paused() else self.tr("Pause"))
        progress = self._queue.progress()
        if not busy:
            self._say(self._end_sentence)
        elif progress is not None:
            self._show_progress(progress)
        else:
            self._say(self.tr("{}: preparing …").format(self._name))
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
            parts.append(self.tr("{} left").format(duration_words(progress.seconds_left)))
        waiting = len(self._queue.waiting())
        if waiting:
            parts.append(self.tr("{} waiting").format(waiting))
        self._say(f"{self._name}: {' · '.join(parts)}")

    def _say(self, sentence: str) -> None:
        """The bar gives way to words, but not to the longest."""
        self._text.setText(sentence)
        needed = self._text.fontMetrics().horizontalAdvance(sentence) + 4
        self._text.setMinimumWidth(min(max(needed, _NARROWEST), _WIDEST))

    def _note_end(self, run_id: str, status: str, sentence: str) -> None:
        self._last = run_id
        words = {"finished": self.tr("finished"), "cancelled": self.tr("cancelled")}
        ended = f"{self._name}: {words.get(status, self.tr('stopped'))}"
        self._end_sentence = f"{ended}. {sentence}" if sentence else ended
        self._refresh()

    def _name_run(self, run_id: str) -> None:
        """Long names are cut; the tooltip has all of it."""
        name = self._queue.name_of(run_id)
        self._name = name if len(name) <= _MOST_LETTERS else f"{name[: _MOST_LETTERS - 1]}…"
        self._text.setToolTip(plain_tip(f"{name} ({run_id})"))

    def _show_last(self) -> None:
        self._workspace.show_run(self._last)
