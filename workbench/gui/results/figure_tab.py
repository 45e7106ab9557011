"""A tab that asks for its figure when it is first seen, and says why if there is none."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QStackedLayout, QWidget

from workbench.experiments.figure_jobs import figure_job
from workbench.gui.tasks import Task, TaskRunner


class FigureTab(QWidget):
    """Shows one kind of figure of the run in view."""

    figure_shown = Signal(object)

    def __init__(
        self,
        name: str,
        view: QWidget,
        show: Callable[[Any], None],
        tasks: TaskRunner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.view = view
        self.figure: Any = None
        self._name = name
        self._show = show
        self._tasks = tasks
        self._wanted: tuple[Path, Mapping[str, Any]] | None = None
        self._asked: object = None
        self._task: Task | None = None
        self._message = QLabel(self.tr("Choose a run on the Runs page."))
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setMargin(40)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._message)
        self._stack.addWidget(view)

    def want(self, folder: Path, options: Mapping[str, Any]) -> None:
        """Remember what to show; it is computed when the tab is seen."""
        self._wanted = (folder, dict(options))
        self._asked = None
        if self.isVisible():
            self._ask()

    def message(self) -> str:
        """The sentence that stands in place of a picture, if one does."""
        return self._message.text() if self._stack.currentIndex() == 0 else ""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Ask for the figure."""
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        if self._wanted is None or self._asked == self._wanted:
            return
        self._asked = asked = self._wanted
        self._say(self.tr("Computing …"))
        self._task = self._tasks.start(figure_job, asked[0], self._name, asked[1])
        self._task.finished.connect(lambda figure: self._take(asked, figure))
        self._task.failed.connect(lambda sentence, _: self._say(sentence))

    def _take(self, asked: object, figure: Any) -> None:
        if asked != self._wanted:
            return  # the person has moved on
        self.figure = figure
        self._show(figure)
        self._stack.setCurrentIndex(1)
        self.figure_shown.emit(figure)

    def _say(self, sentence: str) -> None:
        self.figure = None
        self._message.setText(sentence)
        self._stack.setCurrentIndex(0)
