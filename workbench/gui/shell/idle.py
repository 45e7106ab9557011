"""What the window does ahead of time, in pieces so small that nobody waits for one."""

import importlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

_PAUSE = 25  # milliseconds between two pieces, for what a person does meanwhile


class IdleWork(QObject):
    """Loads modules beside the event loop, then does pieces of work one by one within it."""

    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: deque[Callable[[], Any]] = deque()
        self._loading: _Loading | None = None
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._do_next)

    def begin(self, modules: Iterable[str], pieces: Iterable[Callable[[], Any]]) -> None:
        """Load modules in a thread, then do the pieces; a piece may return further pieces."""
        self._pieces.extend(pieces)
        self._loading = _Loading(list(modules), self)
        self._loading.finished.connect(self._timer.start)
        self._loading.start(QThread.Priority.LowPriority)

    def close(self) -> None:
        """Leave undone what is not done."""
        self._pieces.clear()
        self._timer.stop()
        if self._loading is not None:
            self._loading.finished.disconnect(self._timer.start)
            self._loading.stop()
            self._loading.wait()
            self._loading = None

    def _do_next(self) -> None:
        if not self._pieces:
            self.done.emit()
            return
        further = self._pieces.popleft()()
        if isinstance(further, tuple):
            self._pieces.extendleft(reversed(further))
        self._timer.start()


class _Loading(QThread):
    """Imports modules; the interpreter lets the window draw between two lines of them."""

    def __init__(self, modules: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._modules = modules

    def run(self) -> None:
        """Import one module after the other."""
        while self._modules:
            importlib.import_module(self._modules.pop(0))

    def stop(self) -> None:
        """End after the module in hand."""
        self._modules.clear()
