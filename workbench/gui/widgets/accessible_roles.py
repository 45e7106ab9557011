"""Roles for assistive technology of what the program draws itself.

Qt knows the roles of its own widgets. One of ours says its role as `accessible_role`; a plain
widget that has a name, such as a page, is a pane.
"""

from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role
_installed: list[bool] = []  # once for all windows of a process


def install_roles() -> None:
    """Let assistive technology ask our widgets for their roles."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_describe)


def _describe(class_name: str, widget: Any) -> QAccessibleInterface | None:
    """Called for each class of a widget, the most special first, until there is an answer."""
    if not isinstance(widget, QWidget):
        return None
    role = getattr(widget, "accessible_role", None)
    if role is None and class_name == "QWidget" and widget.accessibleName():
        role = Role.Pane
    if role is None:
        return None  # Qt describes it
    return QAccessibleWidget(widget, role)
