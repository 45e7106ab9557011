"""How buttons, fields, check boxes and progress bars are drawn."""

import time
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFrame,
    QToolButton,
)

from workbench.gui.widgets.sizes import RADIUS_CONTROL, RADIUS_SMALL, SMALL
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import Roles, blended

State = QStyle.StateFlag
ARROW = 24  # pixels of the arrow of a box or of a button with a menu
_BAR = 6  # pixels of a progress bar
_IN_USE = State.State_HasFocus | State.State_MouseOver
_PERIOD = 1.6  # seconds in which the bar of unknown length is crossed
CHECK_MARK = ((0.25, 0.52), (0.43, 0.70), (0.76, 0.32))


def rounded(
    painter: QPainter,
    rect: QRect,
    fill: str | None,
    line: str | None,
    radius: float,
    width: int = 1,
) -> None:
    """Draw a rectangle with round corners; the line lies inside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), width) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    inset = width / 2 if line else 0.0
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def draw_lines(painter: QPainter, points: Any, colour: str, width: float = 1.6) -> None:
    """Draw a line through points, such as an arrow head or a check mark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    round_ends = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(QPen(QColor(colour), width, *round_ends))
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))
    painter.restore()


def draw_chevron(painter: QPainter, rect: QRect, colour: str, direction: str = "down") -> None:
    """Draw a small arrow head in the middle of a rectangle."""
    middle = QRectF(rect).center()
    x, y, wide, high = middle.x(), middle.y(), 4.0, 2.0
    points = {
        "down": ((x - wide, y - high), (x, y + high), (x + wide, y - high)),
        "up": ((x - wide, y + high), (x, y - high), (x + wide, y + high)),
        "right": ((x - high, y - wide), (x + high, y), (x - high, y + wide)),
        "left": ((x + high, y - wide), (x - high, y), (x + high, y + wide)),
    }
    draw_lines(painter, points[direction], colour)


def is_primary(option: Any, widget: Any) -> bool:
    """Whether a button is the primary one: marked as such, or the default of a dialog."""
    if widget is not None and widget.property("primary"):
        return True
    if widget is not None and not isinstance(widget.window(), QDialog):
        return False  # on a page, Qt calls the button with the focus the default one
    return bool(
        isinstance(option, QStyleOptionButton)
        and option.features & QStyleOptionButton.ButtonFeature.DefaultButton
    )


def draw_button(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of a button: filled for the primary one, outlined for others."""
    roles, enabled = theme_roles(option.palette), bool(option.state & State.State_Enabled)
    rect = option.rect.adjusted(1, 1, -1, -1)
    if isinstance(option, QStyleOptionButton):
        if option.features & QStyleOptionButton.ButtonFeature.Flat:
            if option.state & (State.State_MouseOver | State.State_Sunken):
                rounded(painter, rect, roles.hover, None, RADIUS_CONTROL)
            _draw_ring(option, painter, rect, roles.accent)
            return True
        if is_primary(option, widget):
            _draw_primary(option, painter, rect, roles, enabled)
            return True
    fill, line = roles.card, roles.outline
    if option.state & (State.State_Sunken | State.State_On):
        fill, line = roles.accent_background, roles.accent
    elif enabled and option.state & State.State_MouseOver:
        fill = roles.hover
    if not enabled:
        fill, line = roles.page, roles.border
    rounded(painter, rect, fill, line, RADIUS_CONTROL)
    _draw_ring(option, painter, rect, roles.accent)
    return True


def _draw_ring(option: Any, painter: QPainter, rect: QRect, colour: str) -> None:
    """Draw the keyboard focus of a button; after a click it would distract."""
    wanted = State.State_HasFocus | State.State_KeyboardFocusChange
    if option.state & wanted == wanted:
        rounded(painter, rect, None, colour, RADIUS_CONTROL, 2)


def _draw_primary(option: Any, painter: QPainter, rect: QRect, roles: Roles, enabled: bool) -> None:
    fill = roles.accent
    if not enabled:
        fill = roles.button
    elif option.state & State.State_Sunken:
        fill = blended(roles.accent, roles.text, 0.2)
    elif option.state & State.State_MouseOver:
        fill = blended(roles.accent, roles.text, 0.1)
    rounded(painter, rect, fill, None, RADIUS_CONTROL)
    _draw_ring(option, painter, rect, roles.text)


def draw_button_label(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the icon and the text of a button, and an arrow if it opens a menu."""
    roles, enabled = theme_roles(option.palette), bool(option.state & State.State_Enabled)
    colour = roles.text if enabled else roles.secondary
    if enabled and is_primary(option, widget):
        colour = roles.on_accent
    rect = option.rect
    if option.features & QStyleOptionButton.ButtonFeature.HasMenu:
        position = QRect(rect.right() - ARROW, rect.y(), ARROW - 4, rect.height())
        draw_chevron(painter, position, colour)
        rect = rect.adjusted(0, 0, -ARROW + 6, 0)
    painter.save()
    painter.setPen(QColor(colour))
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic)
    if not option.icon.isNull():
        side = option.iconSize.width()
        width = painter.fontMetrics().size(flags, option.text).width()
        gap = SMALL if option.text else 0
        left = rect.center().x() - (side + gap + width) // 2
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        position = QRect(left, rect.center().y() - side // 2, side, side)
        option.icon.paint(painter, position, mode=mode)
        rect = QRect(left + side + gap, rect.y(), width + 2, rect.height())
    painter.drawText(rect, flags, option.text)
    painter.restore()
    return True


def draw_tool_button(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of a tool button, which has none until the pointer is on it."""
    if not (isinstance(widget, QToolButton) and widget.autoRaise()):
        return draw_button(option, painter, widget)
    roles = theme_roles(option.palette)
    _draw_ring(option, painter, option.rect, roles.accent)
    if option.state & (State.State_On | State.State_Sunken):
        rounded(painter, option.rect, roles.accent_background, None, RADIUS_SMALL)
    elif option.state & State.State_MouseOver and option.state & State.State_Enabled:
        rounded(painter, option.rect, roles.hover, None, RADIUS_SMALL)
    return True


def draw_field(option: Any, painter: QPainter, _widget: Any = None) -> bool:
    """Draw the background of a text field, a number field or a box of choices."""
    roles = theme_roles(option.palette)
    enabled = bool(option.state & State.State_Enabled)
    has_focus = enabled and bool(option.state & State.State_HasFocus)
    line = roles.accent if has_focus else roles.outline if enabled else roles.border
    fill = roles.card if enabled else roles.page
    rounded(painter, option.rect, fill, line, RADIUS_CONTROL, 2 if has_focus else 1)
    return True


def draw_line_edit(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the background of a line of text, unless it is part of another field."""
    if isinstance(option, QStyleOptionFrame) and option.lineWidth <= 0:
        if _edits_a_cell(widget):  # the text of the cell is behind it
            painter.fillRect(option.rect, QColor(theme_roles(option.palette).card))
        return True
    if widget is not None and widget.property("title") and not option.state & _IN_USE:
        return True
    return draw_field(option, painter, widget)


def _edits_a_cell(widget: Any) -> bool:
    viewport = widget.parentWidget() if widget is not None else None
    return viewport is not None and isinstance(viewport.parentWidget(), QAbstractItemView)


def draw_check_box(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw a check box."""
    roles, rect = theme_roles(option.palette), option.rect
    checked = option.state & (State.State_On | State.State_NoChange)
    enabled = bool(option.state & State.State_Enabled)
    fill = roles.accent if checked and enabled else roles.card if enabled else roles.page
    line = None if checked and enabled else roles.secondary if enabled else roles.outline
    rounded(painter, rect, fill, line, 4)
    mark = roles.on_accent if enabled else roles.secondary
    if option.state & State.State_On:
        side = min(rect.width(), rect.height())
        points = [(rect.x() + x * side, rect.y() + y * side) for x, y in CHECK_MARK]
        draw_lines(painter, points, mark, 1.8)
    elif option.state & State.State_NoChange:
        middle = QRectF(rect).center()
        draw_lines(painter, [(middle.x() - 4, middle.y()), (middle.x() + 4, middle.y())], mark, 1.8)
    return True


def draw_radio_button(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw a radio button."""
    roles, rect = theme_roles(option.palette), option.rect
    is_on = bool(option.state & State.State_On)
    enabled = bool(option.state & State.State_Enabled)
    line = roles.accent if is_on and enabled else roles.secondary if enabled else roles.outline
    radius = rect.width() / 2
    rounded(painter, rect, roles.card, line, radius, 2 if is_on else 1)
    if is_on:
        inner = rect.adjusted(5, 5, -5, -5)
        rounded(painter, inner, line, None, inner.width() / 2)
    return True


def draw_progress(option: Any, painter: QPainter, _widget: Any) -> bool:
    """Draw a progress bar; one of unknown length has a part that moves."""
    roles = theme_roles(option.palette)
    rect = QRect(option.rect.x(), 0, option.rect.width(), _BAR)
    rect.moveCenter(option.rect.center())
    rounded(painter, rect, roles.button, None, _BAR / 2)
    length = option.maximum - option.minimum
    filled = QRect(rect)
    if length <= 0:
        share = time.monotonic() % _PERIOD / _PERIOD
        filled.setWidth(rect.width() // 4)
        filled.moveLeft(rect.x() + round(share * (rect.width() - filled.width())))
    else:
        filled.setWidth(round(rect.width() * (option.progress - option.minimum) / length))
    if filled.width() > 0:
        rounded(painter, filled, roles.accent, None, min(_BAR, filled.width()) / 2)
    return True


def draw_focus(option: Any, painter: QPainter, widget: Any) -> bool:
    """Draw the frame of the keyboard focus."""
    roles = theme_roles(option.palette)
    line = roles.text if is_primary(option, widget) else roles.accent
    rounded(painter, option.rect, None, line, RADIUS_SMALL, 2)
    return True
