"""Messages over the lower edge of the window, which do not shift its content."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from workbench.gui.widgets.buttons import icon_button
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import LARGE, MEDIUM, RADIUS_CARD, SMALL, WIDE
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles

_MILLISECONDS = 8000
_WIDEST = 620


class Toast(QFrame):
    """One message with at most one action; it hides by itself unless it is a problem."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._action: Callable[[], object] | None = None
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.button = QPushButton()
        self.dismiss = icon_button("x", self.tr("Dismiss this message"), self.hide)
        line = QHBoxLayout(self)
        line.setContentsMargins(LARGE, SMALL, SMALL, SMALL)
        line.setSpacing(MEDIUM)
        line.addWidget(self.message, 1)
        line.addWidget(self.button)
        line.addWidget(self.dismiss)
        self.button.clicked.connect(self._act)
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.setAccessibleName(self.tr("Message"))
        self.hide()

    def show_message(
        self, text: str, action_title: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a message over the window; the next one replaces it."""
        self._action = action
        text = translated(text)
        self.message.setText(text)
        self.button.setText(translated(action_title))
        self.button.setVisible(bool(action_title))
        self.setAccessibleDescription(text)
        self.show()
        self.raise_()
        self._place()
        self._timer.start(_MILLISECONDS * (2 if action else 1))

    def current(self) -> str:
        """The message that is shown, or nothing."""
        return self.message.text() if self.isVisible() else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the window."""
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Make room for a text of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self, self._place)  # when the text has its new size as well

    def enterEvent(self, event: object) -> None:  # noqa: N802
        """Stay while the pointer is on the message."""
        self._timer.stop()
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Hide some time after the pointer has left."""
        self._timer.start()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the background."""
        painter = QPainter(self)
        roles = theme_roles(self.palette())
        rounded(painter, self.rect(), roles.tooltip, roles.outline, RADIUS_CARD)
        painter.end()

    def _place(self) -> None:
        text = self.message.fontMetrics().horizontalAdvance(self.message.text()) + WIDE
        beside = self.button.sizeHint().width() if self.button.isVisibleTo(self) else 0
        beside += self.dismiss.sizeHint().width() + 2 * LARGE + 2 * MEDIUM
        width = min(text + beside, _WIDEST, self._over.width() - 2 * WIDE)
        self.setFixedWidth(max(width, 240))
        self.adjustSize()
        x = (self._over.width() - self.width()) // 2
        self.move(x, self._over.height() - self.height() - WIDE)

    def _act(self) -> None:
        action, self._action = self._action, None
        self.hide()
        if action is not None:
            action()
