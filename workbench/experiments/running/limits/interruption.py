"""Interrupting a thread of this process from another one."""

import contextlib
import ctypes
import threading
from collections.abc import Callable, Iterator


@contextlib.contextmanager
def interrupted_by(
    exception: type[BaseException], is_over: Callable[[threading.Event], bool]
) -> Iterator[None]:
    """Raise an exception in this thread once another thread finds that it is over a limit.

    `is_over` waits in that other thread; it gets an event that is set when there is nothing left
    to interrupt.
    """
    thread, ended = threading.get_ident(), threading.Event()

    def watch() -> None:
        if is_over(ended):
            raise_in(thread, exception)

    watcher = threading.Thread(target=watch, daemon=True, name=f"watch-{exception.__name__}")
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()
        raise_in(thread, None)  # an interruption that was not delivered in time


def raise_in(thread: int, kind: type[BaseException] | None) -> None:
    """Raise an exception in a thread when it executes its next instruction; None takes it back."""
    raised = ctypes.py_object(kind) if kind is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
