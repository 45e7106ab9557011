"""Chips, which show a state in a word, and key caps."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from workbench.gui.widgets.accessible_roles import Role
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.sizes import RADIUS_SMALL, SMALL, TINY, role_font
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles

TONES = {  # what a chip says, and the roles of its text and its background
    "neutral": ("neutral", "neutral_background"),
    "good": ("good", "good_background"),
    "warning": ("warning", "warning_background"),
    "problem": ("problem", "problem_background"),
    "accent": ("link", "accent_background"),
}
_BESIDE, _NARROWEST = 10, 60  # pixels beside the text of a chip, and of one that is cut


class Chip(QWidget):
    """A word or two in a coloured capsule; it can be clicked if `is_link`, or cut if it may be."""

    clicked = Signal()

    def __init__(
        self,
        text: str = "",
        tone: str = "neutral",
        is_link: bool = False,
        may_be_cut: bool = False,
    ) -> None:
        super().__init__()
        self._text = text = translated(text)
        self._tone = tone
        self._is_link, self._may_be_cut = is_link, may_be_cut
        self.accessible_role = Role.Button if is_link else Role.StaticText
        across = QSizePolicy.Policy.Maximum if may_be_cut else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        if is_link:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def text(self) -> str:
        """What the chip says."""
        return self._text

    def tone(self) -> str:
        """Whether that is neutral, good, a warning, a problem or the accent."""
        return self._tone

    def show_text(self, text: str, tone: str = "") -> None:
        """Say something else; without text the chip is hidden."""
        self._text = text = translated(text)
        self._tone = tone or self._tone
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The size of the text and what surrounds it."""
        metrics = QFontMetrics(role_font("secondary"))
        width = metrics.horizontalAdvance(self._text) + 2 * _BESIDE
        return QSize(width, metrics.height() + 2 * TINY - 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The whole text, unless the chip may be cut."""
        whole = self.sizeHint()
        return QSize(min(_NARROWEST, whole.width()), whole.height()) if self._may_be_cut else whole

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the capsule and its text."""
        shown = self._shown()
        self.setToolTip(plain_tooltip(self._text) if shown != self._text else "")
        painter = QPainter(self)
        draw_chip(painter, self.rect(), shown, self._tone, self._line())
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Act on a click."""
        if self._is_link and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Act on Enter or the space bar."""
        if self._is_link and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Adapt to another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _shown(self) -> str:
        """The text, cut where there is no room for it."""
        if self.width() >= self.sizeHint().width():
            return self._text
        metrics = QFontMetrics(role_font("secondary"))
        room = self.width() - 2 * _BESIDE
        return metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room)

    def _line(self) -> str | None:
        roles = theme_roles(self.palette())
        active = self._is_link and (self.hasFocus() or self.underMouse())
        return roles.accent if active else None


class KeyCap(QWidget):
    """A key of the keyboard, shown beside what it does."""

    accessible_role = Role.StaticText

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)

    def sizeHint(self) -> QSize:  # noqa: N802
        """The size of the text and what surrounds it."""
        metrics = QFontMetrics(role_font("secondary"))
        height = metrics.height() + TINY + 2
        return QSize(max(metrics.horizontalAdvance(self._key) + 2 * SMALL, height), height)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the key."""
        painter = QPainter(self)
        draw_key(painter, self.rect(), self._key)
        painter.end()


def draw_chip(
    painter: QPainter, rect: QRect, text: str, tone: str, line: str | None = None
) -> None:
    """Draw a chip, for delegates that paint themselves."""
    roles = theme_roles(QApplication.palette())
    ink, background = TONES[tone]
    rounded(painter, rect, getattr(roles, background), line, rect.height() / 2)
    painter.save()
    painter.setFont(role_font("secondary"))
    painter.setPen(QColor(getattr(roles, ink)))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def chip_width(text: str) -> int:
    """How wide a chip with this text is drawn."""
    return QFontMetrics(role_font("secondary")).horizontalAdvance(text) + 2 * _BESIDE


def draw_key(painter: QPainter, rect: QRect, key: str) -> None:
    """Draw a key cap, for widgets that paint themselves."""
    roles = theme_roles(QApplication.palette())
    rounded(painter, rect, roles.outline, None, RADIUS_SMALL)
    rounded(painter, rect.adjusted(1, 1, -1, -2), roles.card, None, RADIUS_SMALL - 1)
    painter.save()
    font = role_font("secondary")
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(roles.text))
    painter.drawText(rect.adjusted(0, 0, 0, -1), Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()
