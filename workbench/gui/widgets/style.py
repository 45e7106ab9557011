"""The style of every standard widget, drawn in the roles of the palette.

A style sheet looks the same, but a change of theme would make Qt work it out again for every
widget: 1.0 s for the 2,500 widgets of the window, against 20 ms for a change of palette.
"""

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialogButtonBox,
    QProxyStyle,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFrame,
    QWidget,
)

from workbench.gui.widgets import style_controls as controls
from workbench.gui.widgets import style_menus as menus
from workbench.gui.widgets import style_views as views
from workbench.gui.widgets.sizes import MEDIUM, SMALL, TINY
from workbench.gui.widgets.theme import theme_roles

_Primitive = QStyle.PrimitiveElement
_Control = QStyle.ControlElement
_Complex = QStyle.ComplexControl
_Part = QStyle.SubControl
_Metric = QStyle.PixelMetric
_Content = QStyle.ContentsType
_Button = QStyleOptionButton.ButtonFeature

_PRIMITIVES = {
    _Primitive.PE_PanelButtonTool: controls.draw_tool_button,
    _Primitive.PE_PanelLineEdit: controls.draw_line_edit,
    _Primitive.PE_FrameLineEdit: controls.draw_line_edit,
    _Primitive.PE_IndicatorCheckBox: controls.draw_check_box,
    _Primitive.PE_IndicatorItemViewItemCheck: controls.draw_check_box,
    _Primitive.PE_IndicatorRadioButton: controls.draw_radio_button,
    _Primitive.PE_FrameFocusRect: controls.draw_focus,
    _Primitive.PE_FrameTabWidget: views.draw_tab_frame,
    _Primitive.PE_FrameTabBarBase: views.draw_tab_base,
    _Primitive.PE_IndicatorHeaderArrow: views.draw_sort_arrow,
    _Primitive.PE_PanelItemViewRow: views.draw_row,
    _Primitive.PE_PanelItemViewItem: views.draw_item,
    _Primitive.PE_Frame: views.draw_frame,
    _Primitive.PE_PanelScrollAreaCorner: views.draw_corner,
    _Primitive.PE_PanelMenu: menus.draw_menu_panel,
    _Primitive.PE_FrameMenu: menus.draw_menu_frame,
    _Primitive.PE_PanelTipLabel: menus.draw_tip,
}
_CONTROLS = {
    _Control.CE_PushButtonBevel: controls.draw_button,
    _Control.CE_PushButtonLabel: controls.draw_button_label,
    _Control.CE_ProgressBar: controls.draw_progress,
    _Control.CE_TabBarTabShape: views.draw_tab,
    _Control.CE_TabBarTabLabel: views.draw_tab_label,
    _Control.CE_HeaderSection: views.draw_header,
    _Control.CE_HeaderEmptyArea: views.draw_header_beside,
    _Control.CE_Splitter: views.draw_splitter,
    _Control.CE_MenuItem: menus.draw_menu_entry,
    _Control.CE_MenuBarItem: menus.draw_bar_entry,
}
_COMPLEX = {
    _Complex.CC_GroupBox: views.draw_group_box,
    _Complex.CC_ScrollBar: views.draw_scroll_bar,
}
_METRICS = {
    _Metric.PM_LayoutLeftMargin: MEDIUM,
    _Metric.PM_LayoutTopMargin: SMALL,
    _Metric.PM_LayoutRightMargin: MEDIUM,
    _Metric.PM_LayoutBottomMargin: SMALL,
    _Metric.PM_LayoutHorizontalSpacing: SMALL,
    _Metric.PM_LayoutVerticalSpacing: SMALL,
    _Metric.PM_ScrollBarExtent: 12,
    _Metric.PM_ScrollBarSliderMin: views.HANDLE,
    _Metric.PM_SplitterWidth: MEDIUM,
    _Metric.PM_IndicatorWidth: 16,
    _Metric.PM_IndicatorHeight: 16,
    _Metric.PM_ExclusiveIndicatorWidth: 16,
    _Metric.PM_ExclusiveIndicatorHeight: 16,
    _Metric.PM_CheckBoxLabelSpacing: SMALL,
    _Metric.PM_RadioButtonLabelSpacing: SMALL,
    _Metric.PM_HeaderMargin: SMALL,
    _Metric.PM_TabBarTabShiftVertical: 0,
    _Metric.PM_TabBarTabShiftHorizontal: 0,
    _Metric.PM_TabBarTabOverlap: 0,
    _Metric.PM_TabBarBaseOverlap: 0,
    _Metric.PM_ButtonShiftHorizontal: 0,
    _Metric.PM_ButtonShiftVertical: 0,
    _Metric.PM_ToolTipLabelFrameWidth: 6,
    _Metric.PM_MenuPanelWidth: 1,
    _Metric.PM_MenuHMargin: TINY,
    _Metric.PM_MenuVMargin: TINY,
}
_ABOVE_TEXT = 7  # pixels above and below the text of a control
_BESIDE_TEXT = 14  # pixels beside the text of a button
_ARROW = controls.ARROW
_FIELD = 10  # pixels before the text of a field
_ROUND = ("QMenu", "QComboBoxPrivateContainer", "QTipLabel")  # windows with round corners
_TEXT_FIELDS = (_Content.CT_LineEdit, _Content.CT_ComboBox, _Content.CT_SpinBox)


class WorkbenchStyle(QProxyStyle):
    """Fusion, with the look of the program where it shows."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._corners = menus.RoundCorners(self)

    def polish(self, target: Any) -> Any:
        """Enter presses buttons, scroll bars show their parent, menus have round corners."""
        if isinstance(target, QWidget) and any(map(target.inherits, _ROUND)):
            target.installEventFilter(self._corners)
        elif isinstance(target, QScrollBar):
            target.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        elif isinstance(target, QPushButton):
            target.setAutoDefault(True)  # without it, Enter works in dialogs alone
            if isinstance(target.parent(), QDialogButtonBox):
                target.setIcon(QIcon())
        return super().polish(target)

    def drawPrimitive(  # noqa: N802
        self, element: Any, option: Any, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a part of a widget."""
        draw = _PRIMITIVES.get(element)
        if draw is None or not draw(option, painter, widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(  # noqa: N802
        self, element: Any, option: Any, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a widget, or its background or label."""
        draw = _CONTROLS.get(element)
        if element == _Control.CE_ComboBoxLabel and not option.editable:
            part = _Part.SC_ComboBoxEditField
            area = self.subControlRect(_Complex.CC_ComboBox, option, part, widget)
            menus.draw_choice(option, painter, area)
        elif draw is None or not draw(option, painter, widget):
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(  # noqa: N802
        self, control: Any, option: Any, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a widget that has several parts."""
        draw = _COMPLEX.get(control)
        if draw is not None:
            draw(option, painter, self, widget)
        elif control == _Complex.CC_ComboBox:
            self._draw_box(option, painter, widget)
        elif control == _Complex.CC_SpinBox:
            self._draw_number(option, painter, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(  # noqa: N802
        self, control: Any, option: Any, part: Any, widget: Any = None
    ) -> QRect:
        """Where a part of a widget is."""
        found: QRect | None = None
        if control == _Complex.CC_ScrollBar:
            found = views.scroll_bar_part(option, part)
        elif control == _Complex.CC_GroupBox:
            found = views.group_box_part(option, part)
        elif control == _Complex.CC_ComboBox:
            found = _box_part(option.rect, part)
        elif control == _Complex.CC_SpinBox:
            found = _number_part(option.rect, part)
        return super().subControlRect(control, option, part, widget) if found is None else found

    def subElementRect(self, element: Any, option: Any, widget: Any = None) -> QRect:  # noqa: N802
        """Where the content of a widget is."""
        found = super().subElementRect(element, option, widget)
        if element == QStyle.SubElement.SE_LineEditContents and _is_framed(option):
            return found.adjusted(SMALL - 2, 0, 2 - SMALL, 0)
        if element == QStyle.SubElement.SE_ItemViewItemFocusRect:
            return option.rect
        if element == QStyle.SubElement.SE_HeaderArrow:
            side, rect = 2 * SMALL, option.rect
            return QRect(rect.right() - side, rect.center().y() - SMALL, side, side)
        if element == QStyle.SubElement.SE_TabWidgetTabContents:
            return found.adjusted(0, MEDIUM, 0, 0)
        return found

    def pixelMetric(  # noqa: N802
        self, metric: Any, option: Any = None, widget: QWidget | None = None
    ) -> int:
        """A distance or a size."""
        if metric == _Metric.PM_FocusFrameHMargin and isinstance(widget, QAbstractItemView):
            return SMALL - 1  # beside the text of items as much as in headers
        value = _METRICS.get(metric)
        return super().pixelMetric(metric, option, widget) if value is None else value

    def sizeFromContents(  # noqa: N802
        self, content: Any, option: Any, size: QSize, widget: Any = None
    ) -> QSize:
        """The size that a widget wants for its content."""
        found = super().sizeFromContents(content, option, size, widget)
        height = QFontMetrics(option.fontMetrics).height() + 2 * _ABOVE_TEXT
        if content == _Content.CT_PushButton:
            more = SMALL if not option.icon.isNull() else 0
            more += _ARROW - 8 if option.features & _Button.HasMenu else 0
            return QSize(max(size.width() + 2 * _BESIDE_TEXT + more, 64), height + 2)
        if content in _TEXT_FIELDS:
            wider = _ARROW - 8 if content == _Content.CT_ComboBox else 0
            return QSize(found.width() + wider, height)
        if content == _Content.CT_MenuItem:
            return menus.entry_size(option, size)
        if content == _Content.CT_ItemViewItem:
            return QSize(found.width(), max(found.height(), height - 4))
        if content == _Content.CT_TabBarTab:
            return QSize(size.width() + SMALL, height + 4)
        return found

    def _draw_box(self, option: Any, painter: QPainter, widget: Any) -> None:
        controls.draw_field(option, painter, widget)
        part = _Part.SC_ComboBoxArrow
        area = self.subControlRect(_Complex.CC_ComboBox, option, part, widget)
        controls.draw_chevron(painter, area, theme_roles(option.palette).secondary)

    def _draw_number(self, option: Any, painter: QPainter, widget: Any) -> None:
        controls.draw_field(option, painter, widget)
        colour = theme_roles(option.palette).secondary
        for part, direction in ((_Part.SC_SpinBoxUp, "up"), (_Part.SC_SpinBoxDown, "down")):
            if option.subControls & part:
                area = self.subControlRect(_Complex.CC_SpinBox, option, part, widget)
                controls.draw_chevron(painter, area, colour, direction)


def use_style(application: QApplication) -> None:
    """Draw every widget in the style of the program; once, before the first widget."""
    if application.property("style") is None:
        style = WorkbenchStyle()
        application.setStyle(style)
        application.setProperty("style", style)  # or Python would delete it


def _is_framed(option: Any) -> bool:
    return isinstance(option, QStyleOptionFrame) and option.lineWidth > 0


def _box_part(rect: QRect, part: Any) -> QRect | None:
    if part == _Part.SC_ComboBoxArrow:
        return QRect(rect.right() - _ARROW, rect.y(), _ARROW, rect.height())
    if part == _Part.SC_ComboBoxEditField:
        return rect.adjusted(_FIELD, 2, -_ARROW, -2)
    return None


def _number_part(rect: QRect, part: Any) -> QRect | None:
    half = rect.height() // 2
    if part == _Part.SC_SpinBoxUp:
        return QRect(rect.right() - _ARROW, rect.y() + 2, _ARROW, half - 2)
    if part == _Part.SC_SpinBoxDown:
        return QRect(rect.right() - _ARROW, rect.y() + half, _ARROW, half - 2)
    if part == _Part.SC_SpinBoxEditField:
        return rect.adjusted(_FIELD - 2, 2, -_ARROW, -2)
    return rect if part == _Part.SC_SpinBoxFrame else None
