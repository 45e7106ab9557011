"""A tab that computes its figure when first shown, and says why if there is none."""

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
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.sizes import MEDIUM, SMALL
from workbench.gui.widgets.theme import set_text_role


class FigureTab(QWidget):
    """Shows one kind of figure with a line that explains it and a button that saves it.

    The view is created when first needed. It has `show_figure(figure)` and may have a signal
    `options_chosen(dict)` with the options chosen within the view.
    """

    figure_shown = Signal(object)
    view_made = Signal()
    message_posted = Signal(str)
    alternative_chosen = Signal(str)  # a configuration that has this figure

    def __init__(
        self,
        name: str,
        make: Callable[[JobRunner], Any],
        jobs: JobRunner,
        *,
        explanation: str = "",
        function: Callable[..., Any] = figure_job,
        empty: str = "",
        has_card: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.figure: Any = None
        self._make = make
        self._view: Any = None
        self._set_up: Callable[[Any], None] | None = None
        self._name = name
        self._jobs = jobs
        self._function = function
        self._source: Any = None
        self._options: Mapping[str, Any] = {}
        self._own_options: Mapping[str, Any] = {}
        self._requested: object = None
        self._job: Job | None = None
        self._empty = empty or self.tr("Select a run on the Runs page.")
        self._message = _text_label(self._empty)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setMargin(24)
        self._alternative = ""
        self._has_problem = False
        self.alternative_button = QPushButton()
        self.alternative_button.clicked.connect(
            lambda _: self.alternative_chosen.emit(self._alternative)
        )
        self._explanation = _text_label(explanation)
        set_text_role(self._explanation, "faint")
        self.save = SaveButton(jobs)
        self.save.message_posted.connect(self.message_posted)
        self._build_layout(has_card)

    @property
    def has_view(self) -> bool:
        """Whether the view has been made."""
        return self._view is not None

    @property
    def view(self) -> Any:
        """The view, created at the first access."""
        if self._view is None:
            self._view = view = self._make(self._jobs)
            if hasattr(view, "options_chosen"):
                view.options_chosen.connect(self._take_options)
            self.stack.addWidget(view)
            self.save.use_view(view)
            if self._set_up is not None:
                self._set_up(view)
            self.view_made.emit()
        return self._view

    def prepare(self) -> None:
        """Create the view before its first figure."""
        assert self.view is not None  # noqa: S101

    def request(
        self,
        source: Any,
        options: Mapping[str, Any],
        set_up: Callable[[Any], None] | None = None,
        alternative: str = "",
    ) -> None:
        """Set the figure to show of one or more runs; it is computed when the tab is visible.

        `set_up` prepares the view for the run, once there is a view; `alternative` is a
        configuration to offer where the chosen one has no such figure.
        """
        self._set_up, self._alternative = set_up, alternative
        if self._view is not None and set_up is not None:
            set_up(self._view)
        if source != self._source:
            self._own_options = {}
            self._show_message(self.tr("Computing …"))
        self._source, self._options = source, dict(options)
        self._requested = None
        if self.isVisible():
            self._compute()

    def clear(self) -> None:
        """Show nothing until the next request."""
        self._source = self._requested = None
        self._show_message(self._empty)

    @property
    def is_settled(self) -> bool:
        """Whether the tab shows its figure, or why there is none."""
        return self.figure is not None or self._has_problem

    def message(self) -> str:
        """The message shown in place of a figure, if any."""
        return self._message.text() if self.stack.currentIndex() == 0 else ""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Compute the figure."""
        super().showEvent(event)
        self._compute()

    def _take_options(self, options: Mapping[str, Any]) -> None:
        self._own_options = dict(options)
        self._compute()

    def _request(self) -> tuple[Any, Any]:
        return self._source, {**self._options, **self._own_options}

    def _compute(self) -> None:
        request = self._request()
        if self._source is None or self._requested == request:
            return
        self._requested = request
        if self.figure is None:
            self._show_message(self.tr("Computing …"))
        source, options = request
        self._job = self._jobs.start(self._function, source, self._name, options)
        self._job.finished.connect(lambda figure: self._show_figure(request, figure))
        self._job.failed.connect(lambda message, _: self._show_problem(request, message))

    def _show_figure(self, request: tuple[Any, Any], figure: Any) -> None:
        if request != self._request():
            return  # something else has been requested since
        self.figure = figure
        view = self.view
        self.stack.setCurrentWidget(view)
        view.show_figure(figure)
        self.save.use_figure(self._function, request[0], self._name, request[1])
        self.figure_shown.emit(figure)

    def _show_problem(self, request: tuple[Any, Any], message: str) -> None:
        if request == self._request():
            self._show_message(message)
            self._has_problem = True
            title = shown_title(self._alternative)
            self.alternative_button.setText(self.tr("Show {}").format(title.replace("&", "&&")))
            self.alternative_button.setVisible(bool(self._alternative))

    def _show_message(self, message: str) -> None:
        self.figure = None
        self._has_problem = False
        self.save.use_figure()
        self._message.setText(translated(message))
        self.alternative_button.hide()
        self.stack.setCurrentIndex(0)

    def _build_layout(self, has_card: bool) -> None:
        picture = QWidget()
        self.stack = QStackedLayout(picture)
        message = QWidget()
        middle = QVBoxLayout(message)
        middle.addStretch(1)
        middle.addWidget(self._message)
        middle.addWidget(self.alternative_button, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(1)
        self.alternative_button.hide()
        self.stack.addWidget(message)
        row = QHBoxLayout()
        row.addWidget(self._explanation, 1)
        row.addWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SMALL, 0, 0)
        column.setSpacing(SMALL)
        if has_card:
            card = Card()
            card.body.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
            card.add(picture, 1)
            column.addWidget(card, 1)
        else:  # the view has cards of its own
            column.addWidget(picture, 1)
        column.addLayout(row)


def _text_label(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
