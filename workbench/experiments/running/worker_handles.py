"""Handles of workers: each runs one trial after another, in a shared executor or its own process.

A process handle is an executor with one worker, so that a worker that is killed (for its time, its
memory or by the system) loses only its own trial.
"""

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from workbench.errors import WorkbenchError
from workbench.experiments.plans.trials import Trial
from workbench.experiments.running import worker
from workbench.experiments.running.control import Limits
from workbench.experiments.running.limits.memory import resident_bytes
from workbench.experiments.running.trial_messages import memory_message, time_message

_LONGEST_REASON = 200
_GRACE = 1.0  # seconds for a worker to end a trial over its time limit by itself


class WorkerHandle:
    """One worker of an executor that several handles may share; it runs its trials in order."""

    can_be_killed = False

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job."""
        return self._executor.submit(function, *arguments)

    def submit_trial(self, folder: str, trial: Trial, limits: Limits) -> "Future[Any]":
        """Start a trial."""
        return self.submit(worker.work, folder, trial, limits.seconds)

    @property
    def process(self) -> object:
        """Something that is the same as long as the worker is the same."""
        return self._executor

    def start(self, methods: tuple[str, ...]) -> None:
        """Make ready for trials with these methods, where that saves time later."""

    def kill(self) -> None:
        """End the job at once, where that is possible."""

    def check(self) -> None:
        """Raise an error if the worker cannot answer any more."""

    def is_silent(self) -> bool:
        """Whether a worker has not answered for a while, but may do so again."""
        return False

    def over_limit(self, limits: Limits) -> str:  # noqa: ARG002
        """Which limit the worker is over, as a sentence; empty where it cannot be killed."""
        return ""


@contextlib.contextmanager
def reporting_starts() -> Iterator[None]:
    """Say what to do where no process can be started, or a caller's script cannot be imported."""
    try:
        yield
    except (RuntimeError, OSError) as problem:
        reason = " ".join(str(problem).split())[:_LONGEST_REASON].rstrip(".")
        raise WorkbenchError(
            f"No worker process can be started: {reason}. Choose the executor `thread`; in a "
            'script of your own, put what starts runs below `if __name__ == "__main__":`.'
        ) from problem


class _RecordingContext(SpawnContext):
    """Starts processes as `spawn` does and remembers them, so that they can be killed."""

    def __init__(self) -> None:
        super().__init__()
        self.processes: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Make a process and remember it."""
        process = SpawnProcess(*arguments, **options)
        self.processes.append(process)
        return process


class _Worker:
    """One process in an executor of its own, and the moment at which its trial began."""

    def __init__(self) -> None:
        self._context = _RecordingContext()
        self._began = self._context.Value("d", 0.0)
        self.executor = ProcessPoolExecutor(
            1, mp_context=self._context, initializer=worker.begin, initargs=(self._began,)
        )

    def seconds(self) -> float:
        began = float(self._began.value)
        return max(0.0, time.monotonic() - began) if began else 0.0

    def process_ids(self) -> list[int]:
        with contextlib.suppress(ValueError):  # the executor has closed it already
            return [process.pid for process in self._context.processes if process.pid is not None]
        return []

    def kill(self) -> None:
        for process in self._context.processes:
            # The executor has closed it already, or it could not be started.
            with contextlib.suppress(ValueError, AttributeError):
                process.kill()

    def close(self) -> None:
        self.executor.shutdown(wait=True, cancel_futures=True)


class ProcessHandle(WorkerHandle):
    """A worker process of its own, which can be killed and is then replaced.

    From the first replacement on a spare worker is kept ready: where one trial was killed for its
    time or its memory others may be, and a start takes longer than many a limit.
    """

    can_be_killed = True

    def __init__(self) -> None:
        self._worker = _Worker()
        self._spare: _Worker | None = None
        self._methods: tuple[str, ...] = ()

    def start(self, methods: tuple[str, ...]) -> None:
        """Start the worker, which imports what trials with these methods need."""
        self._methods = methods
        self.submit(worker.warm_up, methods)

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job; a worker that died is replaced first, and so is a spare one that died."""
        with reporting_starts():
            for _ in range(2):
                with contextlib.suppress(RuntimeError):  # BrokenProcessPool is one
                    return self._worker.executor.submit(function, *arguments)
                self._replace()
            return self._worker.executor.submit(function, *arguments)

    @property
    def process(self) -> object:
        """The current worker."""
        return self._worker

    def kill(self) -> None:
        """End the worker process at once; its job ends with BrokenProcessPool."""
        self._worker.kill()

    def end(self) -> None:
        """End the worker and the spare one; `close` waits for it."""
        for owned in self._workers():
            owned.kill()

    def close(self) -> None:
        """Wait until nothing is left."""
        for owned in self._workers():
            owned.close()

    def over_limit(self, limits: Limits) -> str:
        """Which limit the worker process is over; its start takes no time of the trial."""
        taken = self._worker.seconds()
        if limits.seconds and taken > limits.seconds + _GRACE:
            return time_message(taken, limits.seconds)
        if not limits.megabytes:
            return ""
        megabytes = sum(map(resident_bytes, self._worker.process_ids())) >> 20
        return memory_message(megabytes, limits.megabytes) if megabytes > limits.megabytes else ""

    def _replace(self) -> None:
        self._worker.close()
        self._worker = self._spare or _Worker()
        self._spare = _Worker()
        self._spare.executor.submit(worker.warm_up, self._methods)

    def _workers(self) -> list[_Worker]:
        return [self._worker, *([self._spare] if self._spare else [])]
