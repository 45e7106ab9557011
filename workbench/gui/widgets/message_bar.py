"""A strip that says something and offers to act on it, in place of a pop-up."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from workbench.gui.widgets.theme import set_text_role


class MessageBar(QFrame):
    """A sentence, at most one action, and a button that puts the strip away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._action: Callable[[], None] | None = None
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.button = QPushButton()
        self.away = QToolButton()
        self.away.setText("✕")
        self.away.setAutoRaise(True)
        self.away.setToolTip(self.tr("Put this away"))
        self.away.setAccessibleName(self.tr("Put this message away"))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 6, 3)
        row.addWidget(self.told, 1)
        row.addWidget(self.button)
        row.addWidget(self.away)
        self.button.clicked.connect(self.act)
        self.away.clicked.connect(self.hide)
        self.hide()

    def offer(self, sentence: str, action_words: str, action: Callable[[], None]) -> None:
        """Say a sentence with a button for it."""
        self._show(sentence, is_problem=False)
        self._action = action
        self.button.setText(action_words)
        self.button.setAccessibleName(f"{action_words}: {sentence}")
        self.button.show()

    def say(self, sentence: str) -> None:
        """Say what went wrong."""
        self._show(sentence, is_problem=True)
        self._action = None
        self.button.hide()

    def act(self) -> None:
        """Do what is offered, once."""
        action, self._action = self._action, None
        self.hide()
        if action is not None:
            action()

    def _show(self, sentence: str, is_problem: bool) -> None:
        set_text_role(self.told, "problem" if is_problem else "")
        self.told.setText(sentence)
        self.show()
