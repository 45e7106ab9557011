"""A frame around what has the keyboard, where the style itself shows nothing or hardly anything."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QPushButton,
    QWidget,
)

_WIDTH = 2  # pixels of the frame


class _Frame(QWidget):
    """Lies on the edge of a widget, as large as it is."""

    def __init__(self, framed: QWidget) -> None:
        super().__init__(framed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        framed.installEventFilter(self)
        self._fit(framed)
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of what is framed."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._fit(watched)
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Fill what the mask leaves."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
        painter.end()

    def _fit(self, framed: QWidget) -> None:
        whole = framed.rect()
        inside = whole.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setGeometry(whole)
        self.setMask(QRegion(whole).subtracted(QRegion(inside)))
        self.raise_()


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
        """What the frame is around."""
        frame = self._living_frame()
        return None if frame is None else frame.parentWidget()

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        frame, self._frame = self._living_frame(), None
        if frame is not None:
            frame.hide()
            frame.deleteLater()
        if focused is not None and self._wants(focused):
            self._frame = _Frame(focused)

    def _living_frame(self) -> _Frame | None:
        if self._frame is not None and not shiboken6.isValid(self._frame):
            self._frame = None  # it went with what it was around
        return self._frame

    def _wants(self, widget: QWidget) -> bool:
        if widget.windowType() == Qt.WindowType.Popup or not self._is_ours(widget):
            return False
        if isinstance(widget, QPushButton):
            return widget.isDefault()  # which is drawn alike with and without the focus
        has_own_way = bool(widget.styleSheet())
        return isinstance(widget, QAbstractScrollArea) and not has_own_way

    def _is_ours(self, widget: QWidget) -> bool:
        window: QWidget | None = widget.window()
        if window is not None and window.windowType() == Qt.WindowType.Popup:
            return False
        while window is not None and window is not self._window:
            window = window.parentWidget()
        return window is not None
