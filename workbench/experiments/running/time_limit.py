"""A time limit that a worker keeps by itself: the trial is interrupted and the worker lives on.

A worker that is killed has to start anew, which takes longer than many a limit. Whoever waits for
the worker still kills it where this does not help: in the middle of a long call of compiled code,
or on a system without such a signal.
"""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

_AGAIN = 0.05  # seconds between attempts while a module is being imported
_armed: list[bool] = []  # no Event: its lock may be held when the signal comes


class OutOfTime(BaseException):
    """The trial has used up its time; no Exception, so that no method takes it for its own."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` after so many seconds, where system and thread allow it; 0: never."""
    is_main = threading.current_thread() is threading.main_thread()
    if not seconds or not is_main or not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, _interrupt)
    _armed.append(True)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        _armed.clear()  # before the timer: a signal in between finds nothing to interrupt
        signal.setitimer(signal.ITIMER_REAL, 0)


def _interrupt(_number: int, frame: FrameType | None) -> None:
    if _armed and not _is_importing(frame):
        _armed.clear()
        raise OutOfTime


def _is_importing(frame: FrameType | None) -> bool:
    """Half a module would be there for every later trial."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False
