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
_began: list[Any] = []  # where the parent sees since when this worker is at its trial


def begin(began: Any) -> None:
    """Prepare a worker process: die with the parent, leave Ctrl-C to it, one thread per library."""
    _began.append(began)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True, name="parent-watch").start()
    with _nothing_collected():
        limit_threads()


def limit_threads() -> None:
    """Give the numerical libraries one thread each, once per process."""
    with _ready:
        if not _limits:
            import sklearn.svm  # noqa: F401  loads the libraries that are to be limited  # late: 1.7 s to import
            from threadpoolctl import threadpool_limits  # late: 0.03 s to import

            _limits.append(threadpool_limits(limits=1))


def warm_up(methods: tuple[str, ...] = ()) -> None:
    """Import what trials with these methods need, before there is anything to do."""
    with _nothing_collected():
        from workbench.experiments.running import (
            fitting,  # noqa: F401
            trial_work,  # noqa: F401
        )  # late: 1.4 s, with scikit-learn to import

        for one in methods:
            if one in METHODS:
                _ = METHODS[one].estimator_class


@contextlib.contextmanager
def _nothing_collected() -> Iterator[None]:
    """Modules stay: looking for rubbish among them, now or later, is a tenth of a start."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def work(folder: str, trial: Trial, most_seconds: float = 0.0) -> TrialResult:
    """Run a trial in this process."""
    from workbench.experiments.running.trial_work import (
        run_trial,  # late: 1.4 s, with scikit-learn to import
    )

    if not Path(folder).is_dir():
        raise StoreError(
            f"The worker on {socket.gethostname()} does not see the folder {folder}; "
            "keep the store in a folder that all machines share."
        )
    limit_threads()
    _say_since(time.time())
    try:
        return run_trial(folder, trial, most_seconds)
    finally:
        _say_since(0.0)


def _say_since(seconds: float) -> None:
    for one in _began:
        one.value = seconds


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
