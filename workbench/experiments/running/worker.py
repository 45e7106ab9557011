"""What runs inside a worker: set-up once per process, then one trial after another."""

import contextlib
import gc
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.runs.durable import StoreError
from workbench.methods.registry import METHODS

_ready = threading.Lock()
_limits: list[Any] = []
_began: list[Any] = []  # shared with the parent: when the current trial began, 0 for none


def begin(began: Any) -> None:
    """Set up a worker process: end with the parent, ignore the terminal, limit library threads."""
    _began.append(began)
    for name in ("SIGINT", "SIGHUP"):  # sent to all processes of a terminal; the parent acts
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True, name="parent-watch").start()
    with _no_garbage_collection():
        limit_threads()


def limit_threads() -> None:
    """Give the numerical libraries one thread each, once per process."""
    with _ready:
        if not _limits:
            import sklearn.svm  # noqa: F401  loads the libraries that are to be limited  # late: 1.7 s to import
            from threadpoolctl import threadpool_limits  # late: 0.03 s to import

            _limits.append(threadpool_limits(limits=1))


def warm_up(methods: tuple[str, ...] = ()) -> None:
    """Import what trials with these methods need, before the first trial arrives."""
    with _no_garbage_collection():
        from workbench.experiments.running import (
            fitting,  # noqa: F401
            trial_execution,  # noqa: F401
        )  # late: 1.4 s, with scikit-learn to import

        for name in methods:
            if name in METHODS:
                _ = METHODS[name].estimator_class


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Imported modules are never freed: scanning them would take a tenth of the start-up time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def work(folder: str, trial: Trial, most_seconds: float) -> TrialResult:
    """Run a trial in this process, with its start time visible to the parent."""
    from workbench.experiments.running.trial_execution import (
        run_trial,  # late: 1.4 s, with scikit-learn to import
    )

    if not Path(folder).is_dir():
        raise StoreError(
            f"The worker on {socket.gethostname()} does not see the folder {folder}; "
            "keep the store in a folder that all machines share."
        )
    limit_threads()
    _set_began(time.monotonic())  # the same clock in all processes of a machine
    try:
        return run_trial(folder, trial, most_seconds)
    finally:
        _set_began(0.0)


def _set_began(seconds: float) -> None:
    for shared in _began:
        shared.value = seconds


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
