"""The queue: the runs in progress and the waiting ones, each with its buttons."""

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QToolButton, QWidget

from workbench.experiments.running.control import PROBLEMS, RunProgress
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.widgets.buttons import button, icon_button
from workbench.gui.widgets.cards import Card, row
from workbench.gui.widgets.chips import Chip
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.phrases import format_duration
from workbench.gui.widgets.sizes import MEDIUM, SMALL
from workbench.gui.widgets.theme import set_text_role

_MOST_ROWS = 5


class _RunningRow:
    """The widgets of one run in progress."""

    def __init__(self, panel: "QueuePanel", queue: RunQueue, run_id: str, name: str) -> None:
        self._queue, self._panel, self._run_id = queue, panel, run_id
        self.name = ElidedLabel(name)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(panel.tr("Progress of {}").format(name))
        self.bar.setRange(0, 0)
        self.message = QLabel(panel.tr("Preparing …"))
        set_text_role(self.message, "secondary")
        self.pause = icon_button("pause", "", self._toggle)
        self.watch = icon_button("eye", panel.tr("Watch its results"), self._watch)
        self.cancel = icon_button("x", panel.tr("Cancel {}").format(name), self._cancel)
        self.refresh()

    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, self.bar, self.message, self._buttons()

    def refresh(self) -> None:
        is_paused = self._queue.is_paused(self._run_id)
        self.pause.setIcon(icon("play" if is_paused else "pause"))
        text = self._panel.tr("Continue") if is_paused else self._panel.tr("Pause")
        self.pause.setToolTip(text)
        self.pause.setAccessibleName(text)
        progress = self._queue.progress(self._run_id)
        if progress is not None:
            self.bar.setRange(0, max(progress.total, 1))
            self.bar.setValue(progress.done)
            self.message.setText(self._panel.progress_text(progress, is_paused))

    def _buttons(self) -> QWidget:
        buttons = QWidget()
        buttons.setLayout(row(self.watch, self.pause, self.cancel, spacing=0))
        return buttons

    def _toggle(self) -> None:
        self._queue.set_paused(not self._queue.is_paused(self._run_id), self._run_id)

    def _watch(self) -> None:
        self._panel.watch(self._run_id)

    def _cancel(self) -> None:
        self._queue.cancel(self._run_id)


class QueuePanel(Card):
    """Shows the queue unless it is empty; `name_of` gives the name of a run by its id."""

    def __init__(
        self,
        queue: RunQueue,
        name_of: Callable[[str], str],
        watch: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self.heading.setText(self.tr("Queue"))
        self.heading.show()
        self._queue = queue
        self._name_of = name_of
        self.watch = watch
        self.hold = button("", self._toggle_hold)
        self.head.addWidget(self.hold)
        self._rows = QWidget()
        self.add(self._rows)
        self._running: dict[str, _RunningRow] = {}
        self._shown: object = None
        queue.queue_changed.connect(self.refresh)
        queue.progressed.connect(lambda run_id, _: self._show_progress(run_id))
        self.refresh()

    @property
    def message(self) -> QLabel | None:
        """What is said about the oldest run in progress."""
        return next((line.message for line in self._running.values()), None)

    def refresh(self) -> None:
        """Update the queue; unchanged runs keep their buttons, and thus the focus."""
        running, waiting = self._queue.running(), self._queue.waiting()
        names = tuple(self._name_of(run_id) for run_id in (*running, *waiting))
        shown = (running, waiting, names)
        is_held = self._queue.is_held()
        self.hold.setText(self.tr("Continue") if is_held else self.tr("Hold"))
        self.hold.setToolTip(self.tr("Start no waiting run until you continue"))
        self.hold.setVisible(bool(waiting) or is_held)
        if shown == self._shown:
            for line in self._running.values():
                line.refresh()
            return
        self._shown = shown
        self._rebuild(running, waiting)
        self.setVisible(bool(running or waiting))

    def progress_text(self, progress: RunProgress, is_paused: bool) -> str:
        """How far a run is."""
        parts = [self.tr("{} of {}").format(progress.done, progress.total)]
        if progress.failed:
            parts.append(self.tr("{} failed").format(progress.failed))
        if is_paused:
            parts.append(self.tr("paused"))
        elif progress.stage in PROBLEMS:
            parts.append(translated(progress.stage))
        elif progress.seconds_left is not None:
            parts.append(self.tr("{} left").format(format_duration(progress.seconds_left)))
        return " · ".join(parts)

    def _rebuild(self, running: tuple[str, ...], waiting: tuple[str, ...]) -> None:
        self._rows.deleteLater()
        self.body.removeWidget(self._rows)
        self._rows = QWidget()
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(MEDIUM)
        grid.setVerticalSpacing(SMALL)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 4)
        self._running = {
            run_id: _RunningRow(self, self._queue, run_id, self._name_of(run_id))
            for run_id in running
        }
        for position, line in enumerate(self._running.values()):
            for column, widget in enumerate(line.widgets()):
                grid.addWidget(widget, position, column)
        for position, run_id in enumerate(waiting[:_MOST_ROWS]):
            self._add_waiting(grid, len(running) + position, position, run_id)
        if len(waiting) > _MOST_ROWS:
            rest = self.tr("… and {} more waiting").format(len(waiting) - _MOST_ROWS)
            grid.addWidget(QLabel(rest), len(running) + _MOST_ROWS, 0)
        self.add(self._rows)

    def _add_waiting(self, grid: QGridLayout, row_number: int, position: int, run_id: str) -> None:
        name = self._name_of(run_id)
        chip = Chip(self.tr("next") if position == 0 else self.tr("waiting"), "neutral")
        buttons = QWidget()
        buttons.setLayout(row(*self._waiting_buttons(position, run_id, name), spacing=0))
        grid.addWidget(ElidedLabel(name), row_number, 0)
        grid.addWidget(chip, row_number, 1)
        grid.addWidget(buttons, row_number, 3)

    def _waiting_buttons(self, position: int, run_id: str, name: str) -> tuple[QToolButton, ...]:
        move, last = self._queue.move, len(self._queue.waiting()) - 1
        first = icon_button(
            "arrow-up-to-line", self.tr("Run {} next").format(name), lambda: move(run_id, 0)
        )
        up = icon_button(
            "arrow-up", self.tr("Move {} up").format(name), lambda: move(run_id, position - 1)
        )
        down = icon_button(
            "arrow-down", self.tr("Move {} down").format(name), lambda: move(run_id, position + 1)
        )
        remove = icon_button(
            "x", self.tr("Cancel {}").format(name), lambda: self._queue.cancel(run_id)
        )
        for early in (first, up):
            early.setEnabled(position > 0)
        down.setEnabled(position < last)
        return first, up, down, remove

    def _show_progress(self, run_id: str) -> None:
        if run_id in self._running:
            self._running[run_id].refresh()

    def _toggle_hold(self) -> None:
        self._queue.hold(not self._queue.is_held())
