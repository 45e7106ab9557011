"""How menus and the text of a box of choices are drawn."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPalette,
    QRegion,
)
from PySide6.QtWidgets import QStyle, QStyleOptionMenuItem, QWidget

from workbench.gui.widgets.sizes import (
    LARGE,
    RADIUS_CONTROL,
    RADIUS_SMALL,
    SMALL,
    SMALL_ICON,
    TINY,
)
from workbench.gui.widgets.style_controls import CHECK_MARK, draw_chevron, draw_lines, rounded
from workbench.gui.widgets.theme import theme_roles

State = QStyle.StateFlag
_Kind = QStyleOptionMenuItem.MenuItemType
_ABOVE = 6  # pixels above and below the text of an entry
_ARROW = 20  # pixels for the arrow of a further menu
_SEPARATOR = 2 * TINY + 1
_CUTTING = ("xcb", "windows", "cocoa")  # platforms of Qt that can cut a window


class RoundCorners(QObject):
    """Cuts the corners of small windows, also where the desktop does not blend windows."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Cut them anew at every new size."""
        can_cut = QGuiApplication.platformName() in _CUTTING
        if event.type() == QEvent.Type.Resize and can_cut and isinstance(watched, QWidget):
            path = QPainterPath()
            path.addRoundedRect(QRectF(watched.rect()), RADIUS_CONTROL, RADIUS_CONTROL)
            watched.setMask(QRegion(path.toFillPolygon().toPolygon()))
        return super().eventFilter(watched, event)


def draw_menu_panel(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the background of a menu."""
    roles = theme_roles(option.palette)
    painter.fillRect(option.rect, QColor(roles.card))
    return draw_menu_frame(option, painter, _widget)


def draw_menu_frame(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the line around a menu."""
    rounded(painter, option.rect, None, theme_roles(option.palette).outline, RADIUS_CONTROL)
    return True


def draw_tip(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw the background of a tooltip."""
    painter.fillRect(option.rect, QColor(theme_roles(option.palette).tooltip))
    return draw_menu_frame(option, painter, _widget)


def draw_bar_entry(option: Any, _painter: QPainter, _widget: Any) -> bool:
    """Let an open menu be tinted in the bar like a chosen entry; the rest is drawn as ever."""
    roles, shown = theme_roles(option.palette), QPalette(option.palette)
    shown.setColor(QPalette.ColorRole.Highlight, QColor(roles.accent_background))
    shown.setColor(QPalette.ColorRole.HighlightedText, QColor(roles.link))
    option.palette = shown
    return False


def draw_menu_entry(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw an entry of a menu: mark or icon, text, keys, and the arrow of a further menu."""
    roles, rect = theme_roles(option.palette), option.rect
    if option.menuItemType == _Kind.Separator:
        line = QRect(rect.x() + SMALL, rect.center().y(), rect.width() - 2 * SMALL, 1)
        painter.fillRect(line, QColor(roles.border))
        return True
    enabled = bool(option.state & State.State_Enabled)
    is_chosen = enabled and bool(option.state & State.State_Selected)
    if is_chosen:
        rounded(painter, rect, roles.accent_background, None, RADIUS_SMALL)
    painter.save()
    painter.setFont(option.font)
    ink = roles.secondary if not enabled else roles.link if is_chosen else roles.text
    _draw_mark(option, painter, ink, enabled)
    text, _, keys = option.text.partition("\t")
    area = rect.adjusted(SMALL + _beside(option), 0, -SMALL, 0)
    painter.setPen(QColor(ink))
    painter.drawText(area, _flags(Qt.AlignmentFlag.AlignLeft), text)
    painter.setPen(QColor(roles.secondary))
    painter.drawText(area, _flags(Qt.AlignmentFlag.AlignRight), keys)
    painter.restore()
    if option.menuItemType == _Kind.SubMenu:
        arrow = QRect(rect.right() - _ARROW, rect.y(), _ARROW, rect.height())
        draw_chevron(painter, arrow, ink, "right")
    return True


def entry_size(option: Any, size: QSize) -> QSize:
    """The size of an entry of a menu."""
    if option.menuItemType == _Kind.Separator:
        return QSize(size.width(), _SEPARATOR)
    text, _, keys = option.text.partition("\t")
    metrics = QFontMetrics(option.font)
    width = metrics.size(int(Qt.TextFlag.TextShowMnemonic), text).width()
    width += _beside(option) + 2 * SMALL + LARGE
    if keys:
        width += metrics.horizontalAdvance(keys) + LARGE
    if option.menuItemType == _Kind.SubMenu:
        width += _ARROW
    return QSize(width, metrics.height() + 2 * _ABOVE)


def draw_choice(option: Any, painter: QPainter, area: QRect) -> None:
    """Draw what is chosen in a box; a text that does not fit ends with an ellipsis."""
    roles, enabled = theme_roles(option.palette), bool(option.state & State.State_Enabled)
    painter.save()
    painter.setPen(QColor(roles.text if enabled else roles.secondary))
    if not option.currentIcon.isNull():
        side = option.iconSize.height()
        place = QRect(area.x(), area.center().y() - side // 2, side, side)
        option.currentIcon.paint(painter, place)
        area = area.adjusted(side + TINY, 0, 0, 0)
    metrics = QFontMetrics(option.fontMetrics)
    shown = metrics.elidedText(option.currentText, Qt.TextElideMode.ElideRight, area.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(area, int(flags), shown)
    painter.restore()


def _flags(side: Qt.AlignmentFlag) -> int:
    return int(side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic)


def _beside(option: Any) -> int:
    """The room for marks and icons before the texts of a menu that has any."""
    return SMALL_ICON + SMALL if option.menuHasCheckableItems or option.maxIconWidth > 0 else 0


def _draw_mark(option: Any, painter: QPainter, ink: str, enabled: bool) -> None:
    rect = option.rect
    place = QRect(0, 0, SMALL_ICON, SMALL_ICON)
    place.moveCenter(rect.center())
    place.moveLeft(rect.x() + SMALL)
    if option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable:
        if option.checked:
            side = place.width()
            points = [(place.x() + x * side, place.y() + y * side) for x, y in CHECK_MARK]
            draw_lines(painter, points, ink, 1.8)
    elif not option.icon.isNull():
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        option.icon.paint(painter, place, mode=mode)
