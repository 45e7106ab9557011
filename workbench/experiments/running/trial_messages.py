"""The messages in a result: why a trial failed, and its warnings, which are never printed."""

import contextlib
import threading
import warnings
from collections.abc import Iterator
from typing import Any

from workbench.errors import WorkbenchError

KILLED = "The worker process was killed by the system, twice."
_MOST, _LONGEST = 20, 300
_local = threading.local()
_guard = threading.Lock()
_users = 0
_filters: warnings.catch_warnings | None = None


def time_message(seconds: float, limit: float) -> str:
    """The error of a trial that took longer than its time limit."""
    return f"Took {seconds:.3g} seconds; the limit is {limit:g}."


def memory_message(megabytes: int, limit: int) -> str:
    """The error of a trial whose process took more memory than its limit."""
    return f"Took {megabytes} megabytes of memory; the limit is {limit}."


def error_message(error: BaseException) -> str:
    """Why a trial failed, in one line."""
    text = " ".join(str(error).split())[:500]
    if isinstance(error, MemoryError):
        return f"Not enough memory. {text}".strip()
    return text if isinstance(error, WorkbenchError) else f"{type(error).__name__}: {text}"


def _collect(message: Any, *_: Any, **__: Any) -> None:
    collected: list[str] | None = getattr(_local, "collected", None)
    text = " ".join(str(message).split())[:_LONGEST]
    if collected is not None and text not in collected and len(collected) < _MOST:
        collected.append(text)


@contextlib.contextmanager
def collected_warnings() -> Iterator[list[str]]:
    """Collect the warnings of this thread; the filters are changed once for all threads."""
    _install_filters()
    outer = getattr(_local, "collected", None)
    collected: list[str] = []
    _local.collected = collected
    try:
        yield collected
    finally:
        _local.collected = outer
        _remove_filters()


def _install_filters() -> None:
    global _users, _filters  # the filters of `warnings` are global as well
    with _guard:
        _users += 1
        if _users == 1:
            _filters = warnings.catch_warnings()
            _filters.__enter__()
            warnings.simplefilter("always")
            warnings.showwarning = _collect


def _remove_filters() -> None:
    global _users, _filters
    with _guard:
        _users -= 1
        if _users == 0 and _filters is not None:
            _filters.__exit__(None, None, None)
            _filters = None
