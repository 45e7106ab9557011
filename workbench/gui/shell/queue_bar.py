"""The foot of the navigation: the run in progress, visible on every page."""

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from workbench.experiments.running.control import PROBLEMS, RunProgress
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import icon_button
from workbench.gui.widgets.cards import row, secondary, separator
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.phrases import format_duration, plain_tooltip
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.gui.widgets.theme import set_text_role


class QueueBar(QWidget):
    """Name, share, trials and time of the oldest run in progress, with pause and cancel."""

    def __init__(
        self, queue: RunQueue, workspace: Workspace, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._workspace = workspace
        self._last_run = ""
        self._idle_message = ""
        self.name = ElidedLabel("", "secondary")
        self.share = QLabel()
        set_text_role(self.share, "secondary")
        self.message = secondary("")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the run"))
        self._pause = icon_button("pause", self.tr("Pause the run"), self._toggle_pause)
        self._cancel = icon_button("x", self.tr("Cancel the run"), self._cancel_run)
        self._show_button = QPushButton(self.tr("Show result"))
        self._show_button.clicked.connect(self._show_result)
        self._build_layout()
        queue.queue_changed.connect(self._refresh)
        queue.progressed.connect(lambda *_: self._refresh())
        queue.ended.connect(self._show_end)
        self._refresh()

    def _build_layout(self) -> None:
        column = QVBoxLayout(self)
        no_margins(column, SMALL)
        column.addWidget(separator())
        column.addLayout(row(self.name, self.share))
        column.itemAt(1).layout().setStretch(0, 1)  # type: ignore[union-attr]
        column.addWidget(self._bar)
        column.addLayout(row(self.message, self._pause, self._cancel, spacing=0))
        column.itemAt(3).layout().setStretch(0, 1)  # type: ignore[union-attr]
        column.addWidget(self._show_button)

    def _refresh(self) -> None:
        run_id = self._queue.current()
        is_paused = self._queue.is_paused()
        for widget in (self._bar, self._pause, self._cancel, self.name, self.share):
            widget.setVisible(run_id is not None)
        self._show_button.setVisible(run_id is None and bool(self._last_run))
        self._pause.setIcon(icon("play" if is_paused else "pause"))
        self._pause.setToolTip(
            self.tr("Continue the run") if is_paused else self.tr("Pause the run")
        )
        self._pause.setAccessibleName(self._pause.toolTip())
        if run_id is None:
            self.message.setText(self._idle_message or self.tr("No run in progress"))
            return
        self._show_name(run_id)
        progress = self._queue.progress()
        if progress is None:
            self.message.setText(self.tr("Preparing …"))
            self.share.setText("")
            self._bar.setRange(0, 0)
        else:
            self._show_progress(progress)

    def _show_progress(self, progress: RunProgress) -> None:
        total = max(progress.total, 1)
        self._bar.setRange(0, total)
        self._bar.setValue(progress.done)
        self.share.setText(f"{100 * progress.done // total} %")
        parts = [self.tr("{} of {} trials").format(progress.done, progress.total)]
        if progress.failed:
            parts.append(self.tr("{} failed").format(progress.failed))
        if self._queue.is_paused():
            parts.append(self.tr("paused"))
        elif progress.stage in PROBLEMS:
            parts.append(translated(progress.stage))
        elif progress.seconds_left is not None:
            parts.append(self.tr("{} left").format(format_duration(progress.seconds_left)))
        more = len(self._queue.running()) - 1 + len(self._queue.waiting())
        if more:
            parts.append(self.tr("{} more in the queue").format(more))
        # Lines break between the parts, not within "1 min 46 s left".
        self.message.setText(" · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts))

    def _show_end(self, run_id: str, status: str, sentence: str) -> None:
        self._last_run = run_id
        endings = {"finished": self.tr("finished"), "cancelled": self.tr("cancelled")}
        ending = endings.get(status, self.tr("stopped"))
        ended = f"{self._queue.name_of(run_id)}: {ending}"
        self._idle_message = ended
        self.message.setToolTip(plain_tooltip(f"{ended}. {sentence}" if sentence else ended))
        if sentence:
            self._workspace.message_posted.emit(f"{ended}. {sentence}")
        self._refresh()

    def _show_name(self, run_id: str) -> None:
        name = self.tr("Running: {}").format(self._queue.name_of(run_id))
        if self.name.text() != name:
            self.name.setText(name)
            self.message.setToolTip("")

    def _toggle_pause(self) -> None:
        self._queue.set_paused(not self._queue.is_paused())

    def _cancel_run(self) -> None:
        self._queue.cancel(self._queue.current() or "")

    def _show_result(self) -> None:
        self._workspace.show_run(self._last_run)
