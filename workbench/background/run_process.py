"""A run in its own process, so that the window stays responsive.

The process sends ("progress", RunProgress), then ("ended", status, message), and understands
"cancel", "pause", "continue" and "interrupt". After "interrupt", or when the window closes the
connection, the run ends as interrupted, so that it can be resumed.
"""

import multiprocessing
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from workbench.background.priority import FOR_RUNS, lower_priority
from workbench.errors import WorkbenchError
from workbench.experiments.running.control import Limits, RunControl
from workbench.experiments.runs.store import RunStore
from workbench.stop_signals import on_first_signal


class RunProcess:
    """Starts the process of a run, receives its messages and sends it commands.

    `retry_failed` also runs failed trials again, as `workbench resume --retry-failed` does.
    """

    def __init__(
        self,
        store: Path,
        run_id: str,
        workers: int,
        retry_failed: bool = False,
        limits: Limits | None = None,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve,
            args=(theirs, str(store), run_id, workers, retry_failed, limits),
            name=f"run {run_id}",
        )
        self._process.start()
        theirs.close()

    def next_message(self) -> tuple[Any, ...]:
        """Wait for a message; a process that died counts as an ended run."""
        try:
            message: tuple[Any, ...] = self._connection.recv()
        except (EOFError, OSError):
            return ("ended", "interrupted", "The process of the run ended unexpectedly.")
        return message

    def send(self, command: str) -> None:
        """Send "cancel", "pause", "continue" or "interrupt"."""
        try:
            self._connection.send(command)
        except OSError:
            return  # the process has ended, as the next message reports

    def close(self) -> None:
        """Wait for the process to end."""
        self._connection.close()
        self._process.join()
        self._process.close()


def _serve(
    connection: Connection,
    store: str,
    run_id: str,
    workers: int,
    retry_failed: bool,
    limits: Limits | None,
) -> None:
    from workbench.experiments.running.runner import resume  # late: 0.05 s to import

    lower_priority(FOR_RUNS)  # also for the workers it starts
    control, is_interrupted = RunControl(), threading.Event()
    threading.Thread(
        target=_listen, args=(connection, control, is_interrupted), daemon=True
    ).start()

    def interrupt() -> None:
        is_interrupted.set()
        control.cancel()

    try:
        run = RunStore(Path(store)).open(run_id)
        with on_first_signal(interrupt):
            run = resume(
                run,
                executor="process",
                workers=workers or None,
                progress=lambda progress: _send(connection, ("progress", progress)),
                control=control,
                retry_failed=retry_failed,
                limits=limits,
            )
        if is_interrupted.is_set() and run.status == "cancelled":
            run.update(status="interrupted")
        _send(connection, ("ended", run.status, ""))
    except WorkbenchError as problem:
        _send(connection, ("ended", "failed", str(problem)))
    except Exception as problem:  # the window shows every error
        _send(connection, ("ended", "failed", f"{type(problem).__name__}: {problem}"))


def _listen(connection: Connection, control: Any, is_interrupted: threading.Event) -> None:
    commands = {"cancel": control.cancel, "pause": control.pause, "continue": control.continue_}
    while True:
        try:
            command = connection.recv()
        except (EOFError, OSError):
            command = "interrupt"
        if command == "interrupt":
            is_interrupted.set()
            control.cancel()
            return
        commands[command]()


def _send(connection: Connection, message: tuple[Any, ...]) -> None:
    try:
        connection.send(message)
    except OSError:
        return  # the window has closed; the run folder has everything
