"""The navigation: the logo of the program, its pages, and the run in progress at the foot."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from workbench.gui.widgets.cards import heading, row
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.sizes import (
    ICON,
    LARGE,
    MEDIUM,
    RADIUS_CONTROL,
    SMALL,
    WIDE,
    role_font,
    role_pixels,
    set_pixels,
)
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import blended

_WIDTH = 208  # pixels at the usual text size
_MARK = 26


class _Mark(QWidget):
    """The logo of the program: three documents of two classes on the accent colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_MARK, _MARK)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the logo."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = theme_roles(self.palette())
        background = QLinearGradient(0, 0, _MARK, _MARK)
        background.setColorAt(0, QColor(roles.accent))
        background.setColorAt(1, QColor(blended(roles.accent, "#FFFFFF", 0.35)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(background)
        painter.drawRoundedRect(self.rect(), 7, 7)
        painter.setBrush(QColor(roles.on_accent))
        for x, y, side in ((6, 14, 5), (12, 7, 5), (17, 15, 4)):
            painter.drawEllipse(QRect(x, y, side, side))
        painter.end()


class _PageDelegate(QStyledItemDelegate):
    """Draws a page in the list: an icon and a title on a tint if it is shown."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one page."""
        roles, rect = theme_roles(option.palette), option.rect
        state = option.state
        is_shown = bool(state & QStyle.StateFlag.State_Selected)
        is_pointed_at = bool(state & QStyle.StateFlag.State_MouseOver)
        fill = roles.accent_background if is_shown else roles.hover if is_pointed_at else None
        has_focus = is_shown and state & QStyle.StateFlag.State_HasFocus
        line = roles.accent if has_focus else None
        if fill:
            rounded(painter, rect, fill, line, RADIUS_CONTROL)
        position = QRect(rect.x() + MEDIUM, rect.center().y() - ICON // 2, ICON, ICON)
        mode = QIcon.Mode.Selected if is_shown else QIcon.Mode.Normal
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, position, mode=mode)
        font = role_font("heading" if is_shown else "body")
        set_pixels(font, role_pixels("heading"))
        painter.setFont(font)
        painter.setPen(QColor(roles.link if is_shown else roles.neutral))
        text = rect.adjusted(ICON + 2 * MEDIUM, 0, 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, index.data())


class Navigation(QFrame):
    """Lists the pages; `foot` is what stays visible on every page."""

    page_chosen = Signal(int)

    def __init__(self, pages: Sequence[tuple[str, str, str]], foot: QWidget) -> None:
        """Each page has a title, an icon and a sentence."""
        super().__init__()
        self.list = QListWidget()
        self.list.setObjectName("pages")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(ICON, ICON))
        self.list.setSpacing(2)
        self.list.setMouseTracking(True)
        self.list.setProperty("shows focus", True)
        self.list.setItemDelegate(_PageDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for title, icon_name, sentence in pages:
            item = QListWidgetItem(icon(icon_name), title)
            item.setToolTip(sentence)
            self.list.addItem(item)
        self.list.currentRowChanged.connect(self.page_chosen)
        name = heading(self.tr("Text Workbench"))
        column = QVBoxLayout(self)
        column.setContentsMargins(MEDIUM, LARGE, MEDIUM, MEDIUM)
        column.setSpacing(MEDIUM)
        head = row(_Mark(), name, 1)
        head.setContentsMargins(SMALL, 0, 0, SMALL)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(foot)
        self._name: QLabel = name
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Adapt to another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_name"):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the background and the line at the right."""
        painter = QPainter(self)
        roles = theme_roles(self.palette())
        painter.fillRect(self.rect(), QColor(roles.card))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), QColor(roles.border))
        painter.end()

    def _fit(self) -> None:
        """Use the size of the texts."""
        self.setFixedWidth(round(_WIDTH * role_pixels("body") / 13))
        height = role_pixels("heading") + WIDE
        font = self.list.font()
        set_pixels(font, role_pixels("heading"))
        self.list.setFont(font)
        for position in range(self.list.count()):
            self.list.item(position).setSizeHint(QSize(0, height))
