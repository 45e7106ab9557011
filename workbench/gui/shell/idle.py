"""Work that the window does while it is idle, in pieces too short to be noticed."""

import importlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

_PAUSE = 25  # milliseconds between two pieces, in which the window handles input


class IdleWork(QObject):
    """Imports modules in a thread, then does pieces of work one by one in the event loop."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: deque[Callable[[], Any]] = deque()
        self._loader: _ModuleLoader | None = None
        self.timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self.timer.timeout.connect(self._do_next)

    def start(self, modules: Iterable[str], pieces: Iterable[Callable[[], Any]]) -> None:
        """Import modules in a thread, then do the pieces; a piece may return further pieces."""
        self._pieces.extend(pieces)
        self._loader = _ModuleLoader(list(modules), self)
        self._loader.finished.connect(self.timer.start)
        self._loader.start(QThread.Priority.LowPriority)

    def close(self) -> None:
        """Discard the remaining pieces and wait for the thread."""
        self._pieces.clear()
        self.timer.stop()
        if self._loader is not None:
            self._loader.finished.disconnect(self.timer.start)
            self._loader.stop()
            self._loader.wait()
            self._loader = None

    def _do_next(self) -> None:
        if not self._pieces:
            self.finished.emit()
            return
        further = self._pieces.popleft()()
        if isinstance(further, tuple):
            self._pieces.extendleft(reversed(further))
        self.timer.start()


class _ModuleLoader(QThread):
    """Imports modules in a thread, while the window stays responsive."""

    def __init__(self, modules: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._modules = modules

    def run(self) -> None:
        """Import one module after the other."""
        while self._modules:
            importlib.import_module(self._modules.pop(0))

    def stop(self) -> None:
        """Stop after the current module."""
        self._modules.clear()
