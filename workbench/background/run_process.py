"""A run in a process of its own, so that whoever started it is free to draw.

It sends ("progress", RunProgress), then ("ended", status, sentence), and understands "cancel",
"pause", "continue" and "leave". After "leave", or when the other end closes, the run ends as
interrupted: nobody cancelled it, so it is offered for resuming.
"""

import multiprocessing
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from workbench.background.priority import FOR_RUNS, lower_priority
from workbench.errors import WorkbenchError
from workbench.experiments.running.control import RunControl
from workbench.experiments.running.runner import resume
from workbench.experiments.runs.store import RunStore


class RunProcess:
    """The other end: starts the process, passes messages on, sends words.

    `retry_failed` runs failed trials again too, as `workbench resume --retry-failed` does.
    """

    def __init__(self, store: Path, run_id: str, workers: int, retry_failed: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve,
            args=(theirs, str(store), run_id, workers, retry_failed),
            name=f"run {run_id}",
        )
        self._process.start()
        theirs.close()

    def next_message(self) -> tuple[Any, ...]:
        """Wait for a message; a process that died is an ended run too."""
        try:
            message: tuple[Any, ...] = self._connection.recv()
        except (EOFError, OSError):
            return ("ended", "interrupted", "The process of the run ended without a word.")
        return message

    def say(self, word: str) -> None:
        """Send "cancel", "pause", "continue" or "leave"."""
        try:
            self._connection.send(word)
        except OSError:
            return  # it has ended, which is what the next message says

    def close(self) -> None:
        """Wait for the process to end."""
        self._connection.close()
        self._process.join()
        self._process.close()


def _serve(
    connection: Connection, store: str, run_id: str, workers: int, retry_failed: bool
) -> None:
    lower_priority(FOR_RUNS)  # and so do the workers it starts
    control, is_left = RunControl(), threading.Event()
    threading.Thread(target=_listen, args=(connection, control, is_left), daemon=True).start()
    try:
        run = RunStore(store).open(run_id)
        run = resume(
            run,
            executor="process",
            workers=workers or None,
            progress=lambda progress: _tell(connection, ("progress", progress)),
            control=control,
            retry_failed=retry_failed,
        )
        if is_left.is_set() and run.status == "cancelled":
            run.update(status="interrupted")
        _tell(connection, ("ended", run.status, ""))
    except WorkbenchError as problem:
        _tell(connection, ("ended", "failed", str(problem)))
    except Exception as problem:  # whatever it is, the window has to hear of it
        _tell(connection, ("ended", "failed", f"{type(problem).__name__}: {problem}"))


def _listen(connection: Connection, control: Any, is_left: threading.Event) -> None:
    words = {"cancel": control.cancel, "pause": control.pause, "continue": control.continue_}
    while True:
        try:
            word = connection.recv()
        except (EOFError, OSError):
            word = "leave"
        if word == "leave":
            is_left.set()
            control.cancel()
            return
        words[word]()


def _tell(connection: Connection, message: tuple[Any, ...]) -> None:
    try:
        connection.send(message)
    except OSError:
        return  # nobody listens any more; the run folder has everything
