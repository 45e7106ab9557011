"""A frame around what has the keyboard, where the style itself shows nothing or hardly anything."""

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QPushButton,
    QWidget,
)


class _Frame(QFocusFrame):
    """Two pixels in the colour of selections; the style cuts out the middle."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
        painter.end()


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
        return None if frame is None else frame.widget()

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        wanted = focused if focused is not None and self._wants(focused) else None
        frame = self._living_frame()
        if frame is None and wanted is not None:
            frame = self._frame = _Frame()
        if frame is not None:
            frame.setWidget(wanted)  # type: ignore[arg-type]  # nothing is allowed

    def _living_frame(self) -> _Frame | None:
        if self._frame is not None and not shiboken6.isValid(self._frame):
            self._frame = None  # it went with the dialog it was in
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
