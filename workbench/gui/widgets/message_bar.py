"""A bar that shows a message and offers an action, in place of a dialog."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from workbench.gui.widgets.theme import set_text_role


class MessageBar(QFrame):
    """A message, at most one action, and a button that hides the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._action: Callable[[], None] | None = None
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.button = QPushButton()
        self.dismiss = QToolButton()
        self.dismiss.setText("✕")
        self.dismiss.setAutoRaise(True)
        self.dismiss.setToolTip(self.tr("Dismiss"))
        self.dismiss.setAccessibleName(self.tr("Dismiss this message"))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 6, 3)
        row.addWidget(self.message, 1)
        row.addWidget(self.button)
        row.addWidget(self.dismiss)
        self.button.clicked.connect(self.act)
        self.dismiss.clicked.connect(self.hide)
        self.hide()

    def offer(self, message: str, action_title: str, action: Callable[[], None]) -> None:
        """Show a message with a button for an action."""
        self._show(message, is_problem=False)
        self._action = action
        self.button.setText(action_title)
        self.button.setAccessibleName(f"{action_title}: {message}")
        self.button.show()

    def show_problem(self, problem: str) -> None:
        """Show a problem, without an action."""
        self._show(problem, is_problem=True)
        self._action = None
        self.button.hide()

    def act(self) -> None:
        """Execute the action, once."""
        action, self._action = self._action, None
        self.hide()
        if action is not None:
            action()

    def _show(self, message: str, is_problem: bool) -> None:
        set_text_role(self.message, "problem" if is_problem else "")
        self.message.setText(message)
        self.show()
