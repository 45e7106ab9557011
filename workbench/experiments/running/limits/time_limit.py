"""A time limit within a worker: the trial is interrupted and the worker stays alive.

Replacing a killed worker often takes longer than the time limit itself. A worker process is still
killed where the interruption has no effect, during a long call of compiled code.
"""

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType

from workbench.experiments.running.limits.interruption import interrupted_by

_RETRY_SECONDS = 0.05  # between attempts while a module is being imported
_armed: list[bool] = []  # no Event: its lock may be held when the signal arrives


class OutOfTime(BaseException):
    """The trial is over its time limit; not an Exception, so that no method catches it."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` after the given seconds; 0: never."""
    is_main = threading.current_thread() is threading.main_thread()
    if not seconds:
        yield
        return
    if not is_main or not hasattr(signal, "setitimer"):
        thread = threading.get_ident()  # gets no signals
        with interrupted_by(OutOfTime, lambda ended: _is_over(thread, seconds, ended)):
            yield
        return
    signal.signal(signal.SIGALRM, _interrupt)
    _armed.append(True)
    signal.setitimer(signal.ITIMER_REAL, seconds, _RETRY_SECONDS)
    try:
        yield
    finally:
        _armed.clear()  # before the timer: a signal in between finds nothing to interrupt
        signal.setitimer(signal.ITIMER_REAL, 0)


def _is_over(thread: int, seconds: float, ended: threading.Event) -> bool:
    """Wait for the time limit, and for the end of an import, unless the trial ends before."""
    has_ended = ended.wait(seconds)
    while not has_ended and _is_importing(sys._current_frames().get(thread)):
        has_ended = ended.wait(_RETRY_SECONDS)
    return not has_ended


def _interrupt(_number: int, frame: FrameType | None) -> None:
    if _armed and not _is_importing(frame):
        _armed.clear()
        raise OutOfTime


def _is_importing(frame: FrameType | None) -> bool:
    """Whether a module is being imported; an interruption would leave it incomplete."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False
