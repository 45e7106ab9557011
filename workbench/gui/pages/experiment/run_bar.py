"""What an experiment costs or what is wrong with it, and the buttons that run it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from workbench.background.plans import PlanCost
from workbench.gui.widgets.buttons import make_primary
from workbench.gui.widgets.language import shown_count, translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.phrases import format_duration, format_size
from workbench.gui.widgets.theme import set_text_role

_PROBLEMS_SHOWN = 3


class RunBar(QFrame):
    """Shows problems or the cost; the button is disabled while there are problems."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem = self._make_label("problem")
        self.message = self._make_label("secondary")
        self.warning = self._make_label("problem")
        self.run_button = QPushButton(self.tr("&Run"))
        self.run_button.setShortcut(QKeySequence("Ctrl+Return"))
        self.run_button.setToolTip(self.tr("Run the experiment (Ctrl+Enter)"))
        make_primary(self.run_button)
        self.run_button.setMinimumWidth(96)
        self.fix_button = QPushButton()
        make_primary(self.fix_button)
        self.fix_button.clicked.connect(lambda _: self._fix())
        self.fix_button.hide()
        self._action: Callable[[], object] | None = None
        self.race_button = QPushButton(self.tr("Find the &best method"))
        self.race_button.setToolTip(
            self.tr("Let methods race on the open corpus for two minutes and test the winner")
        )
        self.race_button.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.problem, 1)
        row.addWidget(self.message, 1)
        row.addWidget(self.warning, 1)
        row.addWidget(self.fix_button, 0, Qt.AlignmentFlag.AlignTop)
        # A message of one or two lines or the button must not move the page below.
        self.setMinimumHeight(
            max(self.fix_button.sizeHint().height(), 2 * self.message.fontMetrics().lineSpacing())
        )

    def offer_fix(
        self, title: str, action: Callable[[], object], is_next_step: bool = False
    ) -> None:
        """Offer what would solve the problem that is shown; a next step is not shown as one."""
        self._action = action
        set_text_role(self.problem, "secondary" if is_next_step else "problem")
        self.fix_button.setText(translated(title))
        self.fix_button.show()

    def _fix(self) -> None:
        action, self._action = self._action, None
        self.fix_button.hide()
        if action is not None:
            action()

    def show_problems(self, problems: Sequence[str]) -> None:
        """Show why the experiment cannot be run."""
        shown = list(problems[:_PROBLEMS_SHOWN])
        if len(problems) > len(shown):
            shown.append(self.tr("… and {} more.").format(len(problems) - len(shown)))
        self._show(problem="\n".join(shown))
        self.run_button.setEnabled(False)

    def show_checking(self) -> None:
        """Show that the plan is being checked; it may already be started."""
        self._show(message=self.tr("Checking …"))
        self.run_button.setEnabled(True)

    def show_estimating(self, trials: int) -> None:
        """Show the number of trials while the cost is being estimated."""
        self._show(
            message=self.tr("{}. Estimating time and memory …").format(shown_count(trials, "trial"))
        )

    def show_cost(self, cost: PlanCost) -> None:
        """Show the time and memory that the experiment needs."""
        message = filled(
            self.tr("{}, about {} with {}, {} of memory each."),
            shown_count(cost.estimate.trials, "trial"),
            format_duration(max(1.0, cost.seconds)),
            shown_count(cost.workers, "worker"),
            format_size(cost.estimate.bytes),
        )
        shortage = self.tr("Only {} of memory is free: choose fewer workers or smaller sizes.")
        warnings = [shortage.format(format_size(cost.free_bytes))] if cost.is_too_large else []
        self._show(message=message, warning="\n".join([*cost.estimate.refusals, *warnings]))

    def show_starting(self) -> None:
        """Show that the run is starting."""
        self._show(message=self.tr("Starting …"))
        self.run_button.setEnabled(False)

    def _show(self, message: str = "", problem: str = "", warning: str = "") -> None:
        self.fix_button.hide()
        set_text_role(self.problem, "problem")
        for label, text in (
            (self.message, message),
            (self.problem, problem),
            (self.warning, warning),
        ):
            label.setText(translated(text))
            label.setVisible(bool(text))

    def _make_label(self, role: str) -> QLabel:
        label = QLabel()
        set_text_role(label, role)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.hide()
        return label
