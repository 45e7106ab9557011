"""The tour: runs five methods on the built-in corpus and explains each view."""

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui.help.tour_steps import STEPS, TourStep
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import make_primary
from workbench.gui.widgets.language import translated


class TourStrip(QFrame):
    """The bar of the tour: two sentences about the current view, and buttons."""

    next_requested = Signal()
    back_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tour")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Tour"))
        self._title = QLabel()
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setMinimumHeight(2 * self.text.fontMetrics().lineSpacing())
        for label in (self._title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.back = QPushButton(self.tr("← Bac&k"))
        self.next = QPushButton(self.tr("Ne&xt →"))
        make_primary(self.next)
        self.end = QPushButton(self.tr("End the tour"))
        self.back.clicked.connect(self.back_requested)
        self.next.clicked.connect(self.next_requested)
        self.end.clicked.connect(self.closed)
        text = QVBoxLayout()
        text.addWidget(self._title)
        text.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 10, 6)
        row.addLayout(text, 1)
        for button in (self.back, self.next, self.end):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_text(self, title: str, text: str) -> None:
        """Show a title and a text."""
        self._title.setText(title)
        self.text.setText(text)
        self.show()

    def title(self) -> str:
        """The current title."""
        return self._title.text()


class Tour(QObject):
    """Guides through the pages; `show_page` shows a page and returns its widget."""

    def __init__(
        self,
        workspace: Workspace,
        queue: RunQueue,
        show_page: Callable[[str], Any],
        start_run: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.strip = TourStrip()
        self._workspace = workspace
        self._queue = queue
        self._show_page = show_page
        self._start_run = start_run
        self._steps: tuple[TourStep, ...] = STEPS
        self._position = -1  # index of the step; -1 is the offer
        self._run_id = ""
        self._is_ready = False  # whether the run of the tour is finished
        self.strip.next_requested.connect(lambda: self._go(1))
        self.strip.back_requested.connect(lambda: self._go(-1))
        self.strip.closed.connect(self.close)
        self._run_shown = ""
        workspace.run_chosen.connect(self._set_run_shown)
        workspace.tour_started.connect(self._start)
        workspace.labelling_began.connect(self._withdraw)
        queue.ended.connect(self._end_run)

    def offer(self) -> None:
        """Offer the tour at the first start."""
        if not self._workspace.settings.preferences().tour_is_offered or self._run_id:
            return
        self._position = -1
        self.strip.show_text(
            self.tr("New here?"),
            self.tr(
                "The tour runs five methods on a small built-in corpus and explains each view. It "
                "takes about a minute. You can also start it on the Corpus page and in the Help "
                "menu."
            ),
        )
        self.strip.next.setText(self.tr("Take the tour"))
        self.strip.end.setText(self.tr("Not now"))
        self.strip.back.hide()

    def _withdraw(self) -> None:
        """Hide the offer while a person labels; it is made again at the next start."""
        if self._position < 0:
            self.strip.hide()

    def close(self) -> None:
        """End the tour; it is not offered again."""
        self._workspace.settings.stop_offering_tour()
        self.strip.hide()

    def step(self) -> TourStep | None:
        """The current step."""
        return self._steps[self._position] if self._position >= 0 else None

    def _start(self, run_id: str) -> None:
        self._workspace.settings.stop_offering_tour()
        self._run_id, self._is_ready, self._position = run_id, False, 0
        self._show_step()

    def _end_run(self, run_id: str, status: str, message: str) -> None:
        if run_id != self._run_id:
            return
        self._is_ready = status == "finished"
        if self._is_ready:
            self._show_buttons()
        elif self.strip.isVisible():
            ended = self.tr("The run of the tour did not finish, so there is nothing to explain.")
            self.strip.show_text(self.tr("The tour ends here"), f"{ended} {message}".strip())
            self.strip.next.setEnabled(False)

    def _set_run_shown(self, run_id: str) -> None:
        self._run_shown = run_id

    def _go(self, steps: int) -> None:
        if self._position < 0:
            self.strip.next.setEnabled(False)  # a second click would start a second run
            self._start_run()
            return
        position = self._position + steps
        if position >= len(self._steps):
            self.close()
            return
        self._position = max(0, position)
        self._show_step()

    def _show_step(self) -> None:
        step = self._steps[self._position]
        self.strip.show_text(
            self.tr("Tour, {} of {}: {}").format(
                self._position + 1, len(self._steps), translated(step.title)
            ),
            translated(step.text),
        )
        self._show_buttons()
        page = self._show_page(step.page)
        if step.page == "corpus":
            page.tabs.setCurrentIndex(0)  # the overview, which the step explains
        if step.page == "results":
            if self._run_shown != self._run_id:
                self._workspace.show_run(self._run_id)
            self._show_result(page, step)

    def _show_buttons(self) -> None:
        strip, is_last = self.strip, self._position == len(self._steps) - 1
        strip.back.setVisible(self._position > 0)
        strip.end.setVisible(not is_last)
        strip.end.setText(self.tr("End the tour"))
        next_needs_run = not is_last and self._steps[self._position + 1].page == "results"
        is_waiting = next_needs_run and not self._is_ready
        strip.next.setEnabled(not is_waiting)
        title = self.tr("Waiting for the run …") if is_waiting else self.tr("Ne&xt →")
        strip.next.setText(self.tr("Fi&nish") if is_last else title)

    def _show_result(self, page: Any, step: TourStep) -> None:
        tab = page.tab(step.figure)
        is_changed = bool(step.configuration) and page.choose_configuration(step.configuration)
        if step.opens_cell and tab.figure is not None and not is_changed:
            tab.view.open_cell(*most_confused(tab.figure.counts))
        elif step.opens_cell:
            tab.figure_shown.connect(
                lambda _: self._open_cell_later(tab, step), Qt.ConnectionType.SingleShotConnection
            )
        page.tabs.setCurrentWidget(tab)

    def _open_cell_later(self, tab: Any, step: TourStep) -> None:
        if self.step() is step and self.strip.isVisible():
            tab.view.open_cell(*most_confused(tab.figure.counts))


def most_confused(counts: np.ndarray) -> tuple[int, int]:
    """The cell outside the diagonal with the most documents."""
    errors = counts.copy()
    np.fill_diagonal(errors, -1)
    actual, predicted = np.unravel_index(int(errors.argmax()), errors.shape)
    return int(actual), int(predicted)
