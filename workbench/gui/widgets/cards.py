"""Cards, headings and the large number of a page."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.gui.widgets.accessible_roles import Role
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.sizes import LARGE, LARGE_ICON, MEDIUM, RADIUS_CARD, SMALL
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import set_text_role, theme_roles


class Card(QFrame):
    """A white surface with round corners; `body` is its layout, `head` the row of its heading."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(LARGE, MEDIUM, LARGE, MEDIUM)
        self.body.setSpacing(SMALL)
        self.head = QHBoxLayout()
        self.heading = heading(title)
        self.head.addWidget(self.heading, 1)
        self.body.addLayout(self.head)
        if not title:  # shown before it has a parent, it would be a window of its own
            self.heading.hide()
        self.setBackgroundRole(QPalette.ColorRole.Base)

    def add(self, content: QWidget | QLayout, stretch: int = 0) -> None:
        """Put a widget or a layout at the end of the card."""
        if isinstance(content, QLayout):
            self.body.addLayout(content, stretch)
        else:
            self.body.addWidget(content, stretch)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the surface."""
        painter = QPainter(self)
        roles = theme_roles(self.palette())
        rounded(painter, self.rect(), roles.card, self.outline(), RADIUS_CARD)
        painter.end()

    def outline(self) -> str:
        """The colour of the line around the card."""
        return theme_roles(self.palette()).border


class ActionCard(Card):
    """A card that does something when it is clicked: an icon, a title and a sentence."""

    clicked = Signal()
    accessible_role = Role.Button

    def __init__(self, icon_name: str, title: str, sentence: str) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._picture = QLabel()
        self._icon = icon(icon_name, "accent")
        self.title = heading(title)
        self.sentence = secondary(sentence)
        self.head.insertWidget(0, self._picture)
        self.add(self.title)
        self.add(self.sentence)
        self.body.addStretch(1)
        self.body.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        self._show_picture()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the icon again in the colours of another theme."""
        super().changeEvent(event)
        if hasattr(self, "_icon"):
            self._show_picture()

    def outline(self) -> str:
        """The accent while the card has the focus or the pointer is on it."""
        roles = theme_roles(self.palette())
        return roles.accent if self.hasFocus() or self.underMouse() else roles.border

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Act on a click."""
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Act on Enter or the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def _show_picture(self) -> None:
        ratio = self.devicePixelRatioF()
        self._picture.setPixmap(self._icon.pixmap(QSize(LARGE_ICON, LARGE_ICON), ratio))


class WrappedLabel(QLabel):
    """A plain text that wraps and loses no line: a page that is too low for it scrolls instead."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show a text, with room for all its lines."""
        super().setText(text)
        self._keep_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep room for all lines at the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._keep_lines()

    def _keep_lines(self) -> None:
        self.setMinimumHeight(0)  # else it would count in the height that is needed
        self.setMinimumHeight(max(self.heightForWidth(self.width()), 0))  # without a text, -1


def heading(text: str) -> QLabel:
    """The heading of a card or section."""
    return _label(text, "heading")


def secondary(text: str) -> QLabel:
    """A sentence that explains; it wraps."""
    label = WrappedLabel(text)
    set_text_role(label, "secondary")
    return label


def big_number(text: str = "–") -> QLabel:
    """The most important number of a page."""
    return _label(text, "number")


def row(*contents: QWidget | QLayout | int, spacing: int = SMALL) -> QHBoxLayout:
    """Widgets side by side; a number is a stretch."""
    return _filled(QHBoxLayout(), contents, spacing)


def column(*contents: QWidget | QLayout | int, spacing: int = SMALL) -> QVBoxLayout:
    """Widgets below each other; a number is a stretch."""
    return _filled(QVBoxLayout(), contents, spacing)


def separator() -> QFrame:
    """A thin horizontal line."""
    line = QFrame()
    line.setFixedHeight(1)
    line.setAutoFillBackground(True)
    line.setBackgroundRole(QPalette.ColorRole.Mid)
    line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return line


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    set_text_role(label, role)
    return label


_Layout = TypeVar("_Layout", bound=QBoxLayout)


def _filled(layout: _Layout, contents: tuple[object, ...], spacing: int) -> _Layout:
    layout.setSpacing(spacing)
    layout.setContentsMargins(0, 0, 0, 0)
    for content in contents:
        if isinstance(content, int):
            layout.addStretch(content)
        elif isinstance(content, QLayout):
            layout.addLayout(content)
        elif isinstance(content, QWidget):
            layout.addWidget(content)
    return layout
