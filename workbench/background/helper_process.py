"""A spare process that does one job at a time, tells its progress and can be stopped at once.

A job is a module-level function whose first argument is a progress function `(done, total)`. Heavy
results travel as files; what a job returns should be small.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from workbench.background.priority import FOR_ANSWERS, lower_priority
from workbench.errors import WorkbenchError
from workbench.progress import ProgressCallback

_SECONDS_TO_END = 2.0


class StoppedError(WorkbenchError):
    """The job was stopped before it was done."""


class JobError(WorkbenchError):
    """The job ended in a way nobody foresaw; `details` has the traceback."""

    def __init__(self, sentence: str, details: str = "") -> None:
        super().__init__(sentence)
        self.details = details


class HelperProcess:
    """Runs jobs in one process of its own; call `do` from a thread that may wait."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._turn = threading.Lock()
        self._process: Any = None
        self._connection: Connection | None = None
        self._stopping = False
        self._is_refusing = False

    def start(self) -> None:
        """Start the process ahead of time, so that the first job does not wait for it."""
        with self._turn:
            self._running()

    def do(self, job: Callable[..., Any], *arguments: Any, progress: ProgressCallback) -> Any:
        """Run a job and wait for what it returns."""
        with self._turn:
            if self._is_refusing:
                raise StoppedError("Stopped.")
            connection = self._running()
            self._stopping = False
            try:
                connection.send((job, arguments))
                return self._answer(connection, progress)
            except (EOFError, OSError):
                self._discard()
                if self._stopping:
                    raise StoppedError("Stopped.") from None
                raise JobError("The working process ended without an answer.") from None

    def stop(self) -> None:
        """End the job under way, if there is one; `do` raises `StoppedError`."""
        self._stopping = True
        process = self._process
        if process is not None and process.is_alive():
            process.terminate()

    def refuse(self) -> None:
        """End the job under way and begin none of those that wait for their turn."""
        self._is_refusing = True
        self.stop()

    def close(self) -> None:
        """End the process for good."""
        self.stop()
        with self._turn:
            self._discard()

    def _running(self) -> Connection:
        if self._connection is None or not self._process.is_alive():
            self._discard()
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()
            self._connection = ours
        return self._connection

    def _answer(self, connection: Connection, progress: ProgressCallback) -> Any:
        while True:
            kind, *content = connection.recv()
            if kind == "progress":
                progress(*content)
            elif kind == "done":
                return content[0]
            elif kind == "refused":
                raise WorkbenchError(content[0])
            else:
                raise JobError(*content)

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
    """Do jobs until the window has gone."""
    lower_priority(FOR_ANSWERS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then goes
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            job, arguments = connection.recv()
        except EOFError:
            return
        connection.send(_outcome(connection, job, arguments))


def _outcome(connection: Connection, job: Callable[..., Any], arguments: Any) -> tuple[Any, ...]:
    def tell(done: int, total: int) -> None:
        connection.send(("progress", done, total))

    try:
        return ("done", job(tell, *arguments))
    except WorkbenchError as problem:
        return ("refused", str(problem))
    except Exception as problem:  # whatever it is, the window has to hear of it
        sentence = f"Something unexpected happened: {type(problem).__name__}: {problem}"
        return ("failed", sentence, traceback.format_exc())


def _end_with_parent() -> None:
    """A worker whose window was killed must not go on computing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
