"""A scene of `workbench pictures`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

Wait = Callable[[Callable[[], object], str], None]


def _keep(window: Any, shown: QWidget) -> None:
    """Leave the window unchanged for the next scene."""


@dataclass(frozen=True)
class Scene:
    """A named picture; `show` prepares the window and returns the widget to draw."""

    name: str
    show: Callable[[Any, Wait], QWidget]
    clear: Callable[[Any, QWidget], object] = _keep
    is_required: bool = False  # later scenes depend on it
    scale: float = 1.0  # of the widget, relative to the window
