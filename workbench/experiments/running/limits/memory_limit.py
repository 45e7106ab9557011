"""A memory limit for trials whose process must not be killed: threads, and workers of a cluster.

The process is watched, and a trial over its limit is interrupted as soon as it executes Python
again. The system's own limit for processes is of no use here: numerical libraries that get no
memory from the system wait for it without end.
"""

import contextlib
import threading
from collections.abc import Iterator

from workbench.experiments.running.limits.interruption import raise_in
from workbench.experiments.running.limits.memory import resident_bytes

_SECONDS_BETWEEN_CHECKS = 0.05


class OutOfMemory(BaseException):
    """The trial is over its memory limit; not an Exception, so that no method catches it."""


@contextlib.contextmanager
def memory_limit(megabytes: int) -> Iterator[None]:
    """Raise `OutOfMemory` when the process takes so many megabytes more than now; 0: never.

    Trials that run in threads of the same process cannot be told apart and share their memory.
    """
    if not megabytes:
        yield
        return
    most_bytes = resident_bytes() + (megabytes << 20)
    thread, ended = threading.get_ident(), threading.Event()
    watch = threading.Thread(
        target=_watch, args=(thread, most_bytes, ended), daemon=True, name="memory-watch"
    )
    watch.start()
    try:
        yield
    finally:
        ended.set()
        watch.join()
        raise_in(thread, None)  # an interruption that was not delivered in time


def memory_message(limit: int) -> str:
    """The error of a trial that took more memory than its limit."""
    return f"Took more than {limit} megabytes of memory, its limit."


def _watch(thread: int, most_bytes: int, ended: threading.Event) -> None:
    while not ended.wait(_SECONDS_BETWEEN_CHECKS):
        if resident_bytes() > most_bytes:
            raise_in(thread, OutOfMemory)
            return
