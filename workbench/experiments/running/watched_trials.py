"""Trials of a Dask worker with a limit of time or memory: each in a process that can be killed.

A Dask worker must not be killed with its trial, and a thread cannot be stopped while it is in a
compiled call. The system's own limit for processes is of no use: numerical libraries that get no
memory wait for it without end. The processes are kept for the next trial, and end when none
follows for some seconds or when the Dask worker ends.
"""

import contextlib
import multiprocessing
import threading
from collections.abc import Iterator
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running import worker
from workbench.experiments.running.control import Limits
from workbench.experiments.running.trial_messages import KILLED
from workbench.experiments.running.worker_handles import ProcessHandle

_SECONDS_BETWEEN_CHECKS = 0.02
_IDLE_SECONDS = 10.0
_TRIES = 2  # a trial whose process was killed by the system is tried once more

_idle: dict[ProcessHandle, threading.Timer] = {}  # with what will end each of them
_guard = threading.Lock()


def watched_work(folder: str, trial: Trial, limits: Limits) -> TrialResult:
    """Run a trial in a process of its own, which is killed when it is over a limit."""
    with _process() as process:
        for _ in range(_TRIES):
            try:
                return _watched(process, folder, trial, limits)
            except BrokenProcessPool:
                continue
    return trial.result(error=KILLED)


def _watched(process: ProcessHandle, folder: str, trial: Trial, limits: Limits) -> TrialResult:
    job = process.submit(worker.work, folder, trial, limits.seconds)
    reason = ""
    while not wait([job], timeout=_SECONDS_BETWEEN_CHECKS).done:
        reason = process.over_limit(limits)
        if reason:
            process.kill()
            break
    try:
        result: TrialResult = job.result()
    except BrokenProcessPool:
        if not reason:
            raise
        result = trial.result(error=reason)
    return result


@contextlib.contextmanager
def _process() -> Iterator[ProcessHandle]:
    """A process that no other trial uses; afterwards it waits for the next one."""
    # Dask starts its workers as daemons, which may start no processes; ours end with them.
    multiprocessing.current_process().daemon = False
    with _guard:
        process, ending = _idle.popitem() if _idle else (ProcessHandle(), None)
    if ending is not None:
        ending.cancel()
    try:
        yield process
    finally:
        ending = threading.Timer(_IDLE_SECONDS, _end_if_idle, [process])
        ending.daemon = True
        with _guard:
            _idle[process] = ending
        ending.start()


def _end_if_idle(process: ProcessHandle) -> None:
    with _guard:
        if _idle.get(process) is not threading.current_thread():
            return  # it has a trial, or had another one since
        del _idle[process]
    process.end()
    process.close()
