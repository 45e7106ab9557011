"""The queue: the current run and the waiting ones, each with its buttons."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QGroupBox,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.running.control import RunProgress
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.widgets.phrases import format_duration

_MOST_ROWS = 5


class QueuePanel(QGroupBox):
    """Shows the queue unless it is empty; `name_of` gives the name of a run by its id."""

    def __init__(
        self, queue: RunQueue, name_of: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Queue"))
        self._queue = queue
        self._name_of = name_of
        self._column = QVBoxLayout(self)
        self._rows = QWidget()
        self._column.addWidget(self._rows)
        self.bar: QProgressBar | None = None
        self.message: QLabel | None = None
        self.pause: QPushButton | None = None
        self._shown: object = None
        queue.queue_changed.connect(self.refresh)
        queue.progressed.connect(lambda _, progress: self._show_progress(progress))
        self.refresh()

    def refresh(self) -> None:
        """Update the queue; unchanged runs keep their buttons, and thus the focus."""
        current, waiting = self._queue.current(), self._queue.waiting()
        names = tuple(self._name_of(run_id) for run_id in (current, *waiting) if run_id is not None)
        shown = (current, waiting, names)
        if shown == self._shown:
            self._name_pause()
            self._show_progress(self._queue.progress())
            return
        self._shown = shown
        self._rows.deleteLater()
        self._column.removeWidget(self._rows)
        self._rows, self.bar, self.message, self.pause = QWidget(), None, None, None
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 2)
        if current is not None:
            self._add_current(grid, current)
        for row, run_id in enumerate(waiting[:_MOST_ROWS], 1):
            grid.addWidget(self._name(run_id), row, 0)
            grid.addWidget(QLabel(self.tr("waiting")), row, 1)
            grid.addWidget(self._cancel(run_id), row, 4)
        if len(waiting) > _MOST_ROWS:
            rest = self.tr("… and {} more waiting").format(len(waiting) - _MOST_ROWS)
            grid.addWidget(QLabel(rest), _MOST_ROWS + 1, 0)
        self._column.addWidget(self._rows)
        self.setVisible(current is not None)

    def _add_current(self, grid: QGridLayout, run_id: str) -> None:
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress of {}").format(self._name_of(run_id)))
        self.bar.setRange(0, 0)
        self.message = QLabel(self.tr("Preparing …"))
        self.pause = QPushButton()
        self.pause.clicked.connect(lambda: self._queue.set_paused(not self._queue.is_paused()))
        self._name_pause()
        for column, widget in enumerate(
            (self._name(run_id), self.bar, self.message, self.pause, self._cancel(run_id))
        ):
            grid.addWidget(widget, 0, column)
        self._show_progress(self._queue.progress())

    def _name_pause(self) -> None:
        text = self.tr("&Continue") if self._queue.is_paused() else self.tr("&Pause")
        if self.pause is not None:
            self.pause.setText(text)

    def _show_progress(self, progress: RunProgress | None) -> None:
        if progress is None or self.bar is None or self.message is None:
            return
        self.bar.setRange(0, max(progress.total, 1))
        self.bar.setValue(progress.done)
        parts = [self.tr("{} of {}").format(progress.done, progress.total)]
        if progress.failed:
            parts.append(self.tr("{} failed").format(progress.failed))
        if self._queue.is_paused():
            parts.append(self.tr("paused"))
        elif progress.seconds_left is not None:
            parts.append(self.tr("{} left").format(format_duration(progress.seconds_left)))
        self.message.setText(" · ".join(parts))

    def _name(self, run_id: str) -> QLabel:
        label = QLabel(self._name_of(run_id))
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _cancel(self, run_id: str) -> QPushButton:
        button = QPushButton(self.tr("Cancel"))
        button.setAccessibleName(self.tr("Cancel {}").format(self._name_of(run_id)))
        button.clicked.connect(lambda: self._queue.cancel(run_id))
        return button
