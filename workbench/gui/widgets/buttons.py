"""Buttons: one primary on a page, others outlined, small ones with an icon alone."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton

from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.sizes import ICON


def button(
    text: str,
    action: Callable[[], object] | None = None,
    icon_name: str = "",
    tooltip: str = "",
    is_primary: bool = False,
) -> QPushButton:
    """An outlined button, or the filled one for the next step."""
    widget = QPushButton(text)
    widget.setProperty("icon name", icon_name)
    widget.setIconSize(QSize(ICON - 2, ICON - 2))
    make_primary(widget, is_primary)
    if tooltip:
        widget.setToolTip(tooltip)
    if action is not None:
        widget.clicked.connect(lambda _=False: action())
    return widget


def make_primary(widget: QPushButton, is_primary: bool = True) -> None:
    """Fill a button with the accent: the one that most people want next."""
    widget.setProperty("primary", is_primary)
    if icon_name := widget.property("icon name"):
        widget.setIcon(icon(icon_name, "on_accent" if is_primary else "text"))
    widget.update()


def icon_button(
    icon_name: str, name: str, action: Callable[[], object] | None = None
) -> QToolButton:
    """A small button with an icon; its name is its tooltip and is read aloud."""
    widget = QToolButton()
    widget.setAutoRaise(True)
    widget.setIcon(icon(icon_name))
    widget.setIconSize(QSize(ICON - 2, ICON - 2))
    widget.setToolTip(name)
    widget.setAccessibleName(name)
    if action is not None:
        widget.clicked.connect(lambda _=False: action())
    return widget


def menu_button(
    text: str, entries: dict[str, Callable[[], object]], tooltip: str = ""
) -> QPushButton:
    """An outlined button that opens a menu."""
    widget = button(text, tooltip=tooltip)
    menu = QMenu(widget)
    for title, action in entries.items():
        menu.addAction(title).triggered.connect(lambda _=False, act=action: act())
    widget.setMenu(menu)
    return widget


def pop_up(menu: QMenu, position: QPoint) -> None:
    """Show a menu that was made for this occasion, and delete it when it is closed."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(position)
