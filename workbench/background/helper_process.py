"""A helper process that does one job at a time, reports progress and can be stopped at once.

A job is a module-level function whose first argument is a progress function `(done, total)`. What a
job returns may have large arrays, but lists of many objects stop the window while they are read.
"""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from workbench.background.portions import receive_portions, send_in_portions
from workbench.background.priority import FOR_JOBS, lower_priority
from workbench.errors import WorkbenchError
from workbench.progress import ProgressCallback

_SECONDS_TO_END = 2.0
_LONG_JOB = 1.0  # seconds; what shorter ones leave behind is little
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # options of `mallopt`, as numbered in malloc.h
_LARGE = 2**20  # bytes of an array that gets memory of its own


class StoppedError(WorkbenchError):
    """The job was stopped before it was done."""


class JobError(WorkbenchError):
    """The job failed with an unexpected error; `details` has the traceback."""

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


class HelperProcess:
    """Runs jobs in one separate process; call `do` from a thread that may wait."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._lock = threading.Lock()
        self._process: Any = None
        self._connection: Connection | None = None
        self._is_stopping = False
        self._is_refusing = False

    def start(self) -> None:
        """Start the process ahead of time, so that the first job does not wait for it."""
        with self._lock:
            self._connect()

    def do(
        self,
        job: Callable[..., Any],
        *arguments: Any,
        progress: ProgressCallback,
        begin: Callable[[], bool] = lambda: True,
    ) -> Any:
        """Run a job and wait for what it returns; `begin` may refuse it when its turn comes."""
        with self._lock:
            if self._is_refusing:
                raise StoppedError("Stopped.")
            connection = self._connect()
            self._is_stopping = False
            if not begin():  # from here on `stop` ends the process
                raise StoppedError("Stopped.")
            try:
                connection.send((job, arguments))
                return self._wait_for_result(connection, progress)
            except (EOFError, OSError):
                self._discard()
                if self._is_stopping:
                    raise StoppedError("Stopped.") from None
                raise JobError("The helper process ended before the job was done.") from None

    def stop(self) -> None:
        """Stop the current job, if there is one; `do` raises `StoppedError`."""
        self._is_stopping = True
        process = self._process
        with suppress(ValueError):  # it has ended meanwhile
            if process is not None and process.is_alive():
                process.terminate()

    def refuse(self) -> None:
        """Stop the current job and refuse those that are waiting."""
        self._is_refusing = True
        self.stop()

    def end_if_idle(self) -> None:
        """End the process if it has nothing to do, for its memory; the next job starts another."""
        if self._lock.acquire(blocking=False):
            try:
                self._discard()
            finally:
                self._lock.release()

    def close(self) -> None:
        """Stop the current job and end the process."""
        self.stop()
        with self._lock:
            self._discard()

    def _connect(self) -> Connection:
        if self._connection is None or not self._process.is_alive():
            self._discard()
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()
            self._connection = ours
        return self._connection

    def _wait_for_result(self, connection: Connection, progress: ProgressCallback) -> Any:
        while True:
            kind, *content = connection.recv()
            if kind == "progress":
                progress(*content)
                continue
            outcome, *details = receive_portions(connection, *content)
            if outcome == "done":
                return details[0]
            raise WorkbenchError(details[0]) if outcome == "refused" else JobError(*details)

    def _discard(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.join(_SECONDS_TO_END)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
        self._process = self._connection = None


def _serve(connection: Connection) -> None:
    """Do jobs until the window closes the connection."""
    lower_priority(FOR_JOBS)
    _keep_memory_small()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then closes
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            job, arguments = connection.recv()
        except EOFError:
            return
        started = monotonic()
        send_in_portions(connection, _do_job(connection, job, arguments))
        if monotonic() - started > _LONG_JOB:
            _give_memory_back()


def _keep_memory_small() -> None:
    """Give large arrays memory of their own, which is returned as soon as they are freed.

    The C library of Linux would fragment its heaps with them, one heap per thread.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # another C library
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _LARGE)
            library.mallopt(_ARENA_MAX, 1)


def _give_memory_back() -> None:
    """Return free memory to the system; the C library of Linux would keep it."""
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)


def _do_job(connection: Connection, job: Callable[..., Any], arguments: Any) -> tuple[Any, ...]:
    def report(done: int, total: int) -> None:
        connection.send(("progress", done, total))

    try:
        return ("done", job(report, *arguments))
    except WorkbenchError as problem:
        return ("refused", str(problem))
    except Exception as problem:  # the window shows every error
        message = f"Unexpected error: {type(problem).__name__}: {problem}"
        return ("failed", message, traceback.format_exc())


def _end_with_parent() -> None:
    """End this process with its parent, so that no job outlives a killed window."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
