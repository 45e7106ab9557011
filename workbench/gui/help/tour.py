"""The tour: the built-in corpus through its methods, then each picture explained."""

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui.help.tour_steps import STEPS, Step
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace


class TourStrip(QFrame):
    """Above the queue: two sentences about what is shown, and buttons to go on."""

    next_wanted = Signal()
    back_wanted = Signal()
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
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())
        for label in (self._title, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.back = QPushButton(self.tr("← Bac&k"))
        self.next = QPushButton(self.tr("Ne&xt →"))
        self.end = QPushButton(self.tr("End the tour"))
        self.back.clicked.connect(self.back_wanted)
        self.next.clicked.connect(self.next_wanted)
        self.end.clicked.connect(self.closed)
        text = QVBoxLayout()
        text.addWidget(self._title)
        text.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 10, 6)
        row.addLayout(text, 1)
        for button in (self.back, self.next, self.end):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def say(self, title: str, words: str) -> None:
        """Show a title and its sentences."""
        self._title.setText(title)
        self.words.setText(words)
        self.show()

    def title(self) -> str:
        """The title that is shown."""
        return self._title.text()


class Tour(QObject):
    """Leads through the pages; `show_page` brings one to the front and gives its widget."""

    def __init__(
        self,
        workspace: Workspace,
        queue: RunQueue,
        show_page: Callable[[str], Any],
        take_tour: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.strip = TourStrip()
        self._workspace = workspace
        self._queue = queue
        self._show_page = show_page
        self._take_tour = take_tour
        self._steps: tuple[Step, ...] = STEPS
        self._place = -1  # before the first step: the offer
        self._run_id = ""
        self._is_ready = False  # the run of the tour has ended
        self.strip.next_wanted.connect(lambda: self._go(1))
        self.strip.back_wanted.connect(lambda: self._go(-1))
        self.strip.closed.connect(self.close)
        self._run_shown = ""
        workspace.run_chosen.connect(self._note_run)
        workspace.tour_begun.connect(self._begin)
        queue.ended.connect(self._note_end)

    def offer(self) -> None:
        """Ask a person who is here for the first time, once."""
        if not self._workspace.settings.preferences().tour_is_offered or self._run_id:
            return
        self._place = -1
        self.strip.say(
            self.tr("New here?"),
            self.tr(
                "The tour runs a small built-in corpus through five methods and explains each "
                "picture. It takes about a minute; it is also on the Corpus page and in the Help "
                "menu."
            ),
        )
        self.strip.next.setText(self.tr("Take the tour"))
        self.strip.end.setText(self.tr("Not now"))
        self.strip.back.hide()

    def close(self) -> None:
        """End the tour; it is not offered again."""
        self._workspace.settings.refuse_tour()
        self.strip.hide()

    def step(self) -> Step | None:
        """The step that is shown."""
        return self._steps[self._place] if self._place >= 0 else None

    def _begin(self, run_id: str) -> None:
        self._workspace.settings.refuse_tour()
        self._run_id, self._is_ready, self._place = run_id, False, 0
        self._show_step()

    def _note_end(self, run_id: str, status: str, sentence: str) -> None:
        if run_id != self._run_id:
            return
        self._is_ready = status == "finished"
        if self._is_ready:
            self._show_buttons()
        elif self.strip.isVisible():
            ended = self.tr("The run of the tour did not finish, so there is nothing to explain.")
            self.strip.say(self.tr("The tour ends here"), f"{ended} {sentence}".strip())
            self.strip.next.setEnabled(False)

    def _note_run(self, run_id: str) -> None:
        self._run_shown = run_id

    def _go(self, steps: int) -> None:
        if self._place < 0:
            self.strip.next.setEnabled(False)  # once is enough
            self._take_tour()
            return
        place = self._place + steps
        if place >= len(self._steps):
            self.close()
            return
        self._place = max(0, place)
        self._show_step()

    def _show_step(self) -> None:
        step = self._steps[self._place]
        self.strip.say(
            self.tr("Tour, {} of {}: {}").format(
                self._place + 1, len(self._steps), self.tr(step.title)
            ),
            self.tr(step.words),
        )
        self._show_buttons()
        page = self._show_page(step.page)
        if step.page == "corpus":
            page.tabs.setCurrentIndex(0)  # where the pictures are that it speaks of
        if step.page == "results":
            if self._run_shown != self._run_id:
                self._workspace.show_run(self._run_id)
            self._show_result(page, step)

    def _show_buttons(self) -> None:
        strip, is_last = self.strip, self._place == len(self._steps) - 1
        strip.back.setVisible(self._place > 0)
        strip.end.setVisible(not is_last)
        strip.end.setText(self.tr("End the tour"))
        next_needs_run = not is_last and self._steps[self._place + 1].page == "results"
        is_waiting = next_needs_run and not self._is_ready
        strip.next.setEnabled(not is_waiting)
        words = self.tr("Waiting for the run …") if is_waiting else self.tr("Ne&xt →")
        strip.next.setText(self.tr("Fi&nish") if is_last else words)

    def _show_result(self, page: Any, step: Step) -> None:
        tab = page.tab(step.figure)
        changes = bool(step.configuration) and page.choose_configuration(step.configuration)
        if step.opens_cell and tab.figure is not None and not changes:
            tab.view.open_cell(*most_confused(tab.figure.counts))
        elif step.opens_cell:
            tab.figure_shown.connect(
                lambda _: self._open_cell_later(tab, step), Qt.ConnectionType.SingleShotConnection
            )
        page.tabs.setCurrentWidget(tab)

    def _open_cell_later(self, tab: Any, step: Step) -> None:
        if self.step() is step and self.strip.isVisible():
            tab.view.open_cell(*most_confused(tab.figure.counts))


def most_confused(counts: np.ndarray) -> tuple[int, int]:
    """The cell beside the diagonal with the most documents."""
    beside = counts.copy()
    np.fill_diagonal(beside, -1)
    actual, predicted = np.unravel_index(int(beside.argmax()), beside.shape)
    return int(actual), int(predicted)
