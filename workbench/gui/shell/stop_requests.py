"""Signals of the system that ask the window to close: Ctrl-C, `kill`, the end of a session."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from workbench.stop_signals import STOP_SIGNALS


class StopRequests(QObject):
    """Reports stop signals; Python handles them only between two steps of its own code.

    Qt waits in compiled code, so the number of a signal is sent through a socket that wakes it.
    """

    received = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        for number in STOP_SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _accept)
        notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._read)

    def _read(self) -> None:
        if any(number in STOP_SIGNALS for number in self._ours.recv(64)):
            self.received.emit()


def _accept(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the default would end the program at once."""
