"""The foot of the experiment: what is wrong or what it will take, and the button that runs it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from workbench.background.plans import PlanCost
from workbench.gui.widgets.phrases import duration_words, size_words
from workbench.gui.widgets.theme import set_text_role

_PROBLEMS_SHOWN = 3


class StartLine(QFrame):
    """Says one thing at a time; nothing can be run while something is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem = self._label("problem")
        self.told = self._label("")
        self.warning = self._label("problem")
        self.run_button = QPushButton(self.tr("&Run"))
        self.run_button.setShortcut(QKeySequence("Ctrl+Return"))
        self.run_button.setToolTip(self.tr("Run the experiment (Ctrl+Enter)"))
        self.run_button.setDefault(True)
        self.run_button.setMinimumSize(120, 34)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.addWidget(self.problem, 1)
        row.addWidget(self.told, 1)
        row.addWidget(self.warning, 1)
        row.addWidget(self.run_button)

    def show_problems(self, problems: Sequence[str]) -> None:
        """Say what keeps the experiment from running."""
        shown = list(problems[:_PROBLEMS_SHOWN])
        if len(problems) > len(shown):
            shown.append(self.tr("… and {} more.").format(len(problems) - len(shown)))
        self._say(problem="\n".join(shown))
        self.run_button.setEnabled(False)

    def show_checking(self) -> None:
        """Say that the plan is being looked at; it may be started already."""
        self._say(told=self.tr("Checking …"))
        self.run_button.setEnabled(True)

    def show_sound(self, trials: int) -> None:
        """Say that nothing is wrong, before the time is known."""
        self._say(told=self.tr("{:,} trials. Estimating time and memory …").format(trials))

    def show_cost(self, cost: PlanCost) -> None:
        """Say what the experiment will take."""
        told = self.tr("{:,} trials, about {} with {} workers, {} of memory each.").format(
            cost.estimate.trials,
            duration_words(max(1.0, cost.seconds)),
            cost.workers,
            size_words(cost.estimate.bytes),
        )
        free = self.tr("Only {} of memory is free: choose fewer workers or smaller sizes.")
        warning = free.format(size_words(cost.free_bytes)) if cost.is_too_large else ""
        self._say(told=told, warning=warning)

    def show_starting(self) -> None:
        """Say that the run begins."""
        self._say(told=self.tr("Starting …"))
        self.run_button.setEnabled(False)

    def _say(self, told: str = "", problem: str = "", warning: str = "") -> None:
        for label, text in ((self.told, told), (self.problem, problem), (self.warning, warning)):
            label.setText(text)
            label.setVisible(bool(text))

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        set_text_role(label, name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.hide()
        return label
