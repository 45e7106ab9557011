"""Rows of lists with a title, a line of facts, a picture or icon and a chip."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from workbench.gui.widgets.chips import chip_width, draw_chip
from workbench.gui.widgets.sizes import LARGE, MEDIUM, RADIUS_CONTROL, SMALL, TINY, role_font
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles

FACTS = Qt.ItemDataRole.UserRole + 20  # the second line
CHIP = Qt.ItemDataRole.UserRole + 21  # the text of the chip
TONE = Qt.ItemDataRole.UserRole + 22  # its tone
THUMBNAIL = QSize(96, 56)

_State = QStyle.StateFlag
Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Draws rows with a line between them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Two lines of text, or the height of the picture."""
        title = QFontMetrics(role_font("body")).height()
        facts = QFontMetrics(role_font("secondary")).height() if index.data(FACTS) else 0
        height = title + facts + TINY
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QPixmap):
            height = max(height, THUMBNAIL.height())
        return QSize(option.rect.width(), height + 2 * SMALL)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        state: Any = option.state
        rect: QRect = option.rect
        roles = theme_roles(option.palette)
        painter.save()
        self._draw_background(painter, rect, state, roles)
        inner = rect.adjusted(SMALL, SMALL, -SMALL, -SMALL)
        inner = self._draw_picture(painter, inner, index)
        inner = _draw_state(painter, inner, index)
        selected = bool(state & _State.State_Selected)
        _draw_texts(painter, inner, index, roles.link if selected else roles.text, roles.secondary)
        painter.restore()

    def _draw_background(self, painter: QPainter, rect: QRect, state: Any, roles: Any) -> None:
        line = QRect(rect.x() + SMALL, rect.bottom(), rect.width() - 2 * SMALL, 1)
        painter.fillRect(line, QColor(roles.line))
        fill = None
        if state & _State.State_Selected:
            fill = roles.accent_background
        elif state & _State.State_MouseOver:
            fill = roles.hover
        focus = roles.accent if state & _State.State_HasFocus else None
        if fill or focus:
            position = rect.adjusted(0, 1, 0, -2)
            rounded(painter, position, fill, focus, RADIUS_CONTROL, 2 if focus else 1)

    def _draw_picture(self, painter: QPainter, rect: QRect, index: Index) -> QRect:
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QPixmap):
            position = QRect(rect.x(), 0, THUMBNAIL.width(), THUMBNAIL.height())
            position.moveCenter(rect.center())
            position.moveLeft(rect.x())
            painter.drawPixmap(position, picture)
            return rect.adjusted(THUMBNAIL.width() + LARGE, 0, 0, 0)
        if isinstance(picture, QIcon):
            position = QRect(rect.x(), 0, LARGE + 2, LARGE + 2)
            position.moveCenter(rect.center())
            position.moveLeft(rect.x())
            picture.paint(painter, position)
            return rect.adjusted(LARGE + 2 + MEDIUM, 0, 0, 0)
        return rect


def show_rows_in(view: QListView) -> None:
    """Let a list show its rows by this delegate, without a frame."""
    view.setItemDelegate(RowDelegate(view))
    view.setFrameShape(QListView.Shape.NoFrame)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMouseTracking(True)
    view.setProperty("shows focus", True)


def _draw_state(painter: QPainter, rect: QRect, index: Index) -> QRect:
    text = index.data(CHIP)
    if not text:
        return rect
    height = QFontMetrics(role_font("secondary")).height() + 6
    position = QRect(0, 0, chip_width(text), height)
    position.moveCenter(rect.center())
    position.moveRight(rect.right())
    draw_chip(painter, position, text, index.data(TONE) or "neutral")
    return rect.adjusted(0, 0, -position.width() - MEDIUM, 0)


def _draw_texts(painter: QPainter, rect: QRect, index: Index, ink: str, faint: str) -> None:
    facts = index.data(FACTS) or ""
    title_font, facts_font = role_font("body"), role_font("secondary")
    if facts:
        title_font.setWeight(QFont.Weight.DemiBold)
    heights = QFontMetrics(title_font).height(), QFontMetrics(facts_font).height()
    top = rect.center().y() - (sum(heights) + 2 if facts else heights[0]) // 2
    lines = [(str(index.data() or ""), title_font, ink, heights[0])]
    lines += [(facts, facts_font, faint, heights[1])] if facts else []
    for text, font, colour, height in lines:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(QRect(rect.x(), top, rect.width(), height + 2), 0, shown)
        top += height + 2
