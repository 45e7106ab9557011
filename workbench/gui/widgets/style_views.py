"""How tabs, tables, lists, frames, scroll bars and group boxes are drawn."""

from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter
from PySide6.QtWidgets import QStyle, QTableView, QTabWidget

from workbench.gui.widgets.sizes import LARGE, MEDIUM, RADIUS_CARD, RADIUS_SMALL, role_font
from workbench.gui.widgets.style_controls import draw_chevron, rounded
from workbench.gui.widgets.style_menus import draw_menu_frame
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import blended

State = QStyle.StateFlag
_UNDERLINE = 2
TINY_SIDE = 6  # beside the content of a group box, whose layout adds its own margins
HANDLE = 28  # pixels of the handle of a scroll bar, at least
_GRIP = 28  # pixels: what shows that two parts can be resized


def draw_tab(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the underline of the current tab."""
    roles = theme_roles(option.palette)
    if option.state & State.State_Selected:
        line = QRect(option.rect.x(), option.rect.bottom() - 1, option.rect.width(), _UNDERLINE)
        painter.fillRect(line, QColor(roles.accent))
    return True


def draw_tab_label(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the title of a tab and its icon."""
    roles = theme_roles(option.palette)
    is_current = bool(option.state & State.State_Selected)
    is_under_pointer = bool(option.state & State.State_MouseOver)
    colour = roles.link if is_current else roles.text if is_under_pointer else roles.secondary
    if not option.state & State.State_Enabled:
        colour = roles.outline
    rect = option.rect
    painter.save()
    painter.setPen(QColor(colour))
    if is_current and option.state & State.State_HasFocus:
        rounded(painter, rect.adjusted(2, 3, -2, -4), None, roles.accent, RADIUS_SMALL, 2)
    if not option.icon.isNull():
        side = option.iconSize.height()
        area = QRect(rect.x() + MEDIUM, rect.center().y() - side // 2, side, side)
        option.icon.paint(painter, area)
        rect = rect.adjusted(side + MEDIUM, 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
    painter.drawText(rect, int(flags), option.text)
    painter.restore()
    return True


def draw_tab_frame(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the line under the tabs."""
    line = QRect(option.rect.x(), option.rect.y(), option.rect.width(), 1)
    painter.fillRect(line, QColor(theme_roles(option.palette).border))
    return True


def draw_tab_base(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the line under tabs that stand alone; others have that of their frame."""
    if widget is not None and isinstance(widget.parentWidget(), QTabWidget):
        return True
    line = QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1)
    painter.fillRect(line, QColor(theme_roles(option.palette).border))
    return True


def draw_header(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of a title of a column: a line below it."""
    draw_header_beside(option, painter, widget)
    if option.state & State.State_MouseOver and option.state & State.State_Enabled:
        above = option.rect.adjusted(0, 0, 0, -1)
        painter.fillRect(above, QColor(theme_roles(option.palette).hover))
    return True


def draw_header_beside(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the background beside the titles, which no click sorts by."""
    roles = theme_roles(option.palette)
    painter.fillRect(option.rect, QColor(roles.card))
    line = QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1)
    painter.fillRect(line, QColor(roles.border))
    return True


def draw_sort_arrow(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the arrow of the column by which a table is sorted."""
    descending = option.sortIndicator == option.SortIndicator.SortUp
    direction = "down" if not descending else "up"
    draw_chevron(painter, option.rect, theme_roles(option.palette).text, direction)
    return True


def draw_row(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of a row of a table: a line below it."""
    roles = theme_roles(option.palette)
    if isinstance(widget, QTableView) and not widget.showGrid():
        line = QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1)
        painter.fillRect(line, QColor(roles.line))
    return True


def draw_item(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of an item: tinted if it is selected or under the pointer."""
    roles, rect = theme_roles(option.palette), option.rect
    is_table = isinstance(widget, QTableView)
    if option.backgroundBrush.style() != Qt.BrushStyle.NoBrush:
        painter.fillRect(rect, option.backgroundBrush)
    fill = None
    if option.state & State.State_Selected:
        fill = roles.accent_background
    elif option.state & State.State_MouseOver and option.state & State.State_Enabled:
        fill = roles.hover if not is_table else None
    if fill is None:
        return True
    if is_table:
        painter.fillRect(rect.adjusted(0, 0, 0, -1), QColor(fill))
    else:
        rounded(painter, rect.adjusted(1, 1, -1, -1), fill, None, RADIUS_SMALL)
    return True


def draw_frame(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the frame of a list, a text or a table that is not in a card; that of choices below."""
    if widget is not None and widget.inherits("QComboBoxPrivateContainer"):
        return draw_menu_frame(option, painter, widget)
    roles = theme_roles(option.palette)
    focused = option.state & State.State_HasFocus
    rounded(painter, option.rect, None, roles.accent if focused else roles.border, 4)
    return True


def draw_corner(_option: Any, _painter: QPainter, _widget: Any) -> bool:
    """Draw nothing between two scroll bars, which have no frame either."""
    return True


def draw_group_box(option: Any, painter: QPainter, style: QStyle, widget: Any) -> bool:
    """Draw a group box as a card with a heading."""
    roles = theme_roles(option.palette)
    rounded(painter, option.rect, roles.card, roles.border, RADIUS_CARD)
    control = QStyle.ComplexControl.CC_GroupBox
    if option.text:
        label = QStyle.SubControl.SC_GroupBoxLabel
        painter.save()
        painter.setFont(role_font("heading"))
        painter.setPen(QColor(roles.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        area = style.subControlRect(control, option, label, widget)
        painter.drawText(area, int(flags), option.text)
        painter.restore()
    return True


def group_box_part(option: Any, part: QStyle.SubControl) -> QRect:
    """Where the heading and the content of a group box are."""
    rect, font = option.rect, role_font("heading")
    height = round(QFontInfo(font).pixelSize() * 1.4) if option.text else 0
    if part == QStyle.SubControl.SC_GroupBoxLabel:
        return QRect(rect.x() + LARGE, rect.y() + MEDIUM, rect.width() - 2 * LARGE, height)
    if part == QStyle.SubControl.SC_GroupBoxContents:
        return rect.adjusted(TINY_SIDE, MEDIUM - 4 + height, -TINY_SIDE, -TINY_SIDE)
    return rect


def draw_scroll_bar(option: Any, painter: QPainter, style: QStyle, widget: Any) -> bool:
    """Draw the handle of a scroll bar, without arrows and groove."""
    if option.maximum <= option.minimum:
        return True
    roles = theme_roles(option.palette)
    part = QStyle.SubControl.SC_ScrollBarSlider
    handle = style.subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, widget)
    is_held = option.activeSubControls & part and option.state & State.State_MouseOver
    colour = roles.secondary if is_held else blended(roles.card, roles.secondary, 0.45)
    if option.orientation == Qt.Orientation.Vertical:
        handle = handle.adjusted(3, 2, -3, -2)
    else:
        handle = handle.adjusted(2, 3, -2, -3)
    rounded(painter, handle, colour, None, min(handle.width(), handle.height()) / 2)
    return True


def scroll_bar_part(option: Any, part: QStyle.SubControl) -> QRect | None:
    """Where the parts of a scroll bar are; it has no arrows."""
    rect, vertical = option.rect, option.orientation == Qt.Orientation.Vertical
    controls = QStyle.SubControl
    if part in (controls.SC_ScrollBarAddLine, controls.SC_ScrollBarSubLine):
        return QRect()
    if part == controls.SC_ScrollBarGroove:
        return rect
    start, size = _handle(option, rect.height() if vertical else rect.width())
    length = rect.height() if vertical else rect.width()
    spans = {
        controls.SC_ScrollBarSlider: (start, size),
        controls.SC_ScrollBarSubPage: (0, start),
        controls.SC_ScrollBarAddPage: (start + size, length - start - size),
    }
    if part not in spans:
        return None
    first, extent = spans[part]
    if vertical:
        return QRect(rect.x(), rect.y() + first, rect.width(), extent)
    return QRect(rect.x() + first, rect.y(), extent, rect.height())


def _handle(option: Any, length: int) -> tuple[int, int]:
    span = option.maximum - option.minimum
    if span <= 0:
        return 0, length
    size = max(HANDLE, option.pageStep * length // (span + option.pageStep))
    size = min(size, length)
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - size, option.upsideDown
    )
    return start, size


def draw_splitter(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw a short line between two parts that can be resized."""
    roles = theme_roles(option.palette)
    rect, middle = option.rect, option.rect.center()
    grip = QRect(0, 0, 3, _GRIP) if rect.height() > rect.width() else QRect(0, 0, _GRIP, 3)
    grip.moveCenter(middle)
    under = option.state & State.State_MouseOver
    rounded(painter, grip, roles.accent if under else roles.border, None, 1.5)
    return True
