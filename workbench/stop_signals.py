"""Signals that stop the program: Ctrl-C, the end of a session and `kill`."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# A terminal that is closed sends SIGHUP, which Windows does not have.
STOP_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


@contextmanager
def interrupted_by_signals() -> Iterator[None]:
    """Raise KeyboardInterrupt for every stop signal, as Python does for Ctrl-C alone."""
    with _handled_by(_interrupt):
        yield


@contextmanager
def on_first_signal(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` for the first stop signal; a second one raises KeyboardInterrupt."""
    received: list[int] = []

    def handle(number: int, frame: FrameType | None) -> None:
        received.append(number)
        if len(received) > 1:
            _interrupt(number, frame)
        stop()

    with _handled_by(handle):
        yield


@contextmanager
def _handled_by(handle: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    previous = {}
    if threading.current_thread() is threading.main_thread():  # Python allows no other
        for number in STOP_SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:  # as `nohup` wants it
                previous[number] = signal.signal(number, handle)
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
