"""A frame around the widget with the keyboard focus, where the style hardly shows the focus."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QWidget,
)

from workbench.gui.widgets.sizes import RADIUS_SMALL
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles

_WIDTH = 2  # pixels of the frame


class _Frame(QWidget):
    """A frame on the edge of a widget."""

    def __init__(self, framed: QWidget) -> None:
        super().__init__(framed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        framed.installEventFilter(self)
        self._fit(framed)
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the framed widget."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._fit(watched)
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, with round corners as those of fields."""
        painter = QPainter(self)
        accent = theme_roles(self.palette()).accent
        rounded(painter, self.rect(), None, accent, RADIUS_SMALL, _WIDTH)
        painter.end()

    def _fit(self, framed: QWidget) -> None:
        whole = framed.rect()
        inside = whole.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setGeometry(whole)
        self.setMask(QRegion(whole).subtracted(QRegion(inside)) + _corners(whole))
        self.raise_()


def _corners(whole: QRect) -> QRegion:
    """The squares in which the line turns; the rest of the inside is left out of every drawing."""
    square = QRect(0, 0, RADIUS_SMALL, RADIUS_SMALL)
    region = QRegion()
    for move, corner in (
        (QRect.moveTopLeft, whole.topLeft()),
        (QRect.moveTopRight, whole.topRight()),
        (QRect.moveBottomLeft, whole.bottomLeft()),
        (QRect.moveBottomRight, whole.bottomRight()),
    ):
        move(square, corner)
        region += QRegion(square)
    return region


class FocusMark(QObject):
    """Follows the focus through a window and its dialogs."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._frame: _Frame | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def marked(self) -> QWidget | None:
        """The widget that has the frame."""
        frame = self._valid_frame()
        return None if frame is None else frame.parentWidget()

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        frame, self._frame = self._valid_frame(), None
        if frame is not None:
            frame.hide()
            frame.deleteLater()
        if focused is not None and self._needs_frame(focused):
            self._frame = _Frame(focused)

    def _valid_frame(self) -> _Frame | None:
        if self._frame is not None and not shiboken6.isValid(self._frame):
            self._frame = None  # deleted together with the framed widget
        return self._frame

    def _needs_frame(self, widget: QWidget) -> bool:
        if widget.windowType() == Qt.WindowType.Popup or not self._belongs_to_window(widget):
            return False
        return isinstance(widget, QAbstractScrollArea) and not widget.property("shows focus")

    def _belongs_to_window(self, widget: QWidget) -> bool:
        window: QWidget | None = widget.window()
        if window is not None and window.windowType() == Qt.WindowType.Popup:
            return False
        while window is not None and window is not self._window:
            window = window.parentWidget()
        return window is not None
