"""The head of a page: one title, one line of context, actions at the right."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from workbench.gui.widgets.cards import column
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.sizes import MEDIUM, SMALL, TINY, role_font
from workbench.gui.widgets.theme import set_text_role


class ElidedLabel(QLabel):
    """A line of text, cut with an ellipsis where there is no room; the tooltip has all of it."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        set_text_role(self, role)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The height of a line."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw as much of the text as there is room for."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(plain_tooltip(self.text()) if shown != self.text() else "")
        painter.drawText(self.rect(), int(self.alignment()), shown)
        painter.end()


class PageHeader(QWidget):
    """The title of a page, its context, and its actions: outlined ones, then the primary one."""

    def __init__(self, title: str = "", context: str = "") -> None:
        super().__init__()
        self.title = ElidedLabel(title, "title")
        self.context = ElidedLabel(context, "secondary")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(MEDIUM)
        self._row.addLayout(column(self.title, self.context, spacing=TINY), 1)
        if not context:
            self.context.hide()

    def add(self, *actions: QWidget) -> None:
        """Put buttons at the right end, the primary one last."""
        for action in actions:
            self._row.addWidget(action, 0, Qt.AlignmentFlag.AlignVCenter)

    def say(self, title: str, context: str = "") -> None:
        """Show a title and a line of context."""
        self.title.setText(title)
        self.context.setText(context)
        self.context.setVisible(bool(context))


def title_field(name: str) -> QLineEdit:
    """A field that looks like a title until it is pointed at or edited."""
    field = QLineEdit()
    field.setFont(role_font("title"))
    field.setAccessibleName(name)
    field.setPlaceholderText(name)
    field.setProperty("title", True)
    field.setAttribute(Qt.WidgetAttribute.WA_Hover)
    field.setTextMargins(-SMALL, 0, 0, 0)
    return field
