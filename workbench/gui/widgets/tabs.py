"""Tabs with a visible keyboard focus, which the style hardly shows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

_FRAME = 2  # pixels


class FocusTabBar(QTabBar):
    """Draws a frame in the current tab while it has the focus."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the tabs, then the frame."""
        super().paintEvent(event)
        if not self.hasFocus() or self.currentIndex() < 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().color(QPalette.ColorRole.Highlight), _FRAME)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(self.tabRect(self.currentIndex()).adjusted(3, 3, -3, -3))
        painter.end()


class Tabs(QTabWidget):
    """A tab widget with a visible focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(FocusTabBar(self))
        self.tabBar().setAccessibleName(self.tr("Tabs"))
