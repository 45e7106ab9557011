"""A tab that asks for its figure when it is first seen, and says why if there is none."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import figure_job
from workbench.gui.plots.save_button import SaveButton
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.widgets.method_names import configuration_words, sentence_words
from workbench.gui.widgets.theme import set_text_role


class FigureTab(QWidget):
    """Shows one kind of figure with a line that explains it and a button that saves it.

    The view is made when it is first needed. It has `show_figure(figure)` and may have a signal
    `options_chosen(dict)`: what a person chose within the view.
    """

    figure_shown = Signal(object)
    view_made = Signal()
    said = Signal(str)
    other_wanted = Signal(str)  # a configuration that has this figure

    def __init__(
        self,
        name: str,
        make: Callable[[TaskRunner], Any],
        tasks: TaskRunner,
        *,
        explanation: str = "",
        job: Callable[..., Any] = figure_job,
        empty: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.figure: Any = None
        self._make = make
        self._view: Any = None
        self._introduce: Callable[[Any], None] | None = None
        self._name = name
        self._tasks = tasks
        self._job = job
        self._source: Any = None
        self._options: Mapping[str, Any] = {}
        self._own_options: Mapping[str, Any] = {}
        self._asked: object = None
        self._task: Task | None = None
        self._empty = empty or self.tr("Choose a run on the Runs page.")
        self._message = _sentence(self._empty)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setMargin(24)
        self._instead = ""
        self.offer = QPushButton()
        self.offer.clicked.connect(lambda _: self.other_wanted.emit(self._instead))
        self._explanation = _sentence(explanation)
        set_text_role(self._explanation, "faint")
        self.save = SaveButton(tasks)
        self.save.said.connect(self.said)
        self._build_layout()

    @property
    def view(self) -> Any:
        """The view, made if this is the first time."""
        if self._view is None:
            self._view = view = self._make(self._tasks)
            if hasattr(view, "options_chosen"):
                view.options_chosen.connect(self._take_options)
            self._stack.addWidget(view)
            self.save.use_view(view)
            if self._introduce is not None:
                self._introduce(view)
            self.view_made.emit()
        return self._view

    def prepare(self) -> None:
        """Make the view ahead of its first figure."""
        assert self.view is not None  # noqa: S101

    def want(
        self,
        source: Any,
        options: Mapping[str, Any],
        introduce: Callable[[Any], None] | None = None,
        instead: str = "",
    ) -> None:
        """Remember what to show of which run or runs; it is computed when the tab is seen.

        `introduce` tells the view what else it has to know, as soon as there is one; `instead` is
        a configuration to offer where the chosen one has no such figure.
        """
        self._introduce, self._instead = introduce, instead
        if self._view is not None and introduce is not None:
            introduce(self._view)
        if source != self._source:
            self._own_options = {}
            self._say(self.tr("Computing …"))
        self._source, self._options = source, dict(options)
        self._asked = None
        if self.isVisible():
            self._ask()

    def forget(self) -> None:
        """Show nothing until something is wanted again."""
        self._source = self._asked = None
        self._say(self._empty)

    def message(self) -> str:
        """The sentence that stands in place of a picture, if one does."""
        return self._message.text() if self._stack.currentIndex() == 0 else ""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Ask for the figure."""
        super().showEvent(event)
        self._ask()

    def _take_options(self, options: Mapping[str, Any]) -> None:
        self._own_options = dict(options)
        self._ask()

    def _wanted(self) -> tuple[Any, Any]:
        return self._source, {**self._options, **self._own_options}

    def _ask(self) -> None:
        asked = self._wanted()
        if self._source is None or self._asked == asked:
            return
        self._asked = asked
        if self.figure is None:
            self._say(self.tr("Computing …"))
        source, options = asked
        self._task = self._tasks.start(self._job, source, self._name, options)
        self._task.finished.connect(lambda figure: self._take(asked, figure))
        self._task.failed.connect(lambda sentence, _: self._refuse(asked, sentence))

    def _take(self, asked: tuple[Any, Any], figure: Any) -> None:
        if asked != self._wanted():
            return  # the person has moved on
        self.figure = figure
        view = self.view
        self._stack.setCurrentWidget(view)
        view.show_figure(figure)
        self.save.use_figure(self._job, asked[0], self._name, asked[1])
        self.figure_shown.emit(figure)

    def _refuse(self, asked: tuple[Any, Any], sentence: str) -> None:
        if asked == self._wanted():
            self._say(sentence_words(sentence))
            words = configuration_words(self._instead)
            self.offer.setText(self.tr("Show {}").format(words.replace("&", "&&")))
            self.offer.setVisible(bool(self._instead))

    def _say(self, sentence: str) -> None:
        self.figure = None
        self.save.use_figure()
        self._message.setText(sentence)
        self.offer.hide()
        self._stack.setCurrentIndex(0)

    def _build_layout(self) -> None:
        picture = QWidget()
        self._stack = QStackedLayout(picture)
        said = QWidget()
        middle = QVBoxLayout(said)
        middle.addStretch(1)
        middle.addWidget(self._message)
        middle.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(1)
        self.offer.hide()
        self._stack.addWidget(said)
        row = QHBoxLayout()
        row.addWidget(self._explanation, 1)
        row.addWidget(self.save)
        column = QVBoxLayout(self)
        column.addWidget(picture, 1)
        column.addLayout(row)


def _sentence(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
