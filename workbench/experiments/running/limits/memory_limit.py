"""A memory limit for trials whose process must not be killed: threads, and workers of a cluster.

The process is watched, and a trial over its limit is interrupted as soon as it executes Python
again. The system's own limit for processes is of no use here: numerical libraries that get no
memory from the system wait for it without end.
"""

import contextlib
import threading
from collections.abc import Iterator

from workbench.experiments.running.limits.interruption import interrupted_by
from workbench.experiments.running.limits.memory import resident_bytes

_SECONDS_BETWEEN_CHECKS = 0.05


class OutOfMemory(BaseException):
    """The trial is over its memory limit; not an Exception, so that no method catches it."""


@contextlib.contextmanager
def memory_limit(megabytes: int) -> Iterator[None]:
    """Raise `OutOfMemory` when the process takes this many megabytes more than now; 0: never.

    Trials that run in threads of the same process cannot be told apart and share their memory.
    """
    if not megabytes:
        yield
        return
    most_bytes = resident_bytes() + (megabytes << 20)
    with interrupted_by(OutOfMemory, lambda ended: _is_over(most_bytes, ended)):
        yield


def memory_message(limit: int) -> str:
    """The error of a trial that took more memory than its limit."""
    return f"Took more than {limit} megabytes of memory, its limit."


def _is_over(most_bytes: int, ended: threading.Event) -> bool:
    """Wait until the process is over its limit, unless the trial ends before."""
    while not ended.wait(_SECONDS_BETWEEN_CHECKS):
        if resident_bytes() > most_bytes:
            return True
    return False
