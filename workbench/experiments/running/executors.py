"""Where trials run: threads, processes or a Dask cluster, all behind concurrent.futures."""

import contextlib
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from workbench.errors import ParameterError
from workbench.experiments.running.dask_workers import dask_workers
from workbench.experiments.running.worker_handles import (
    ProcessHandle,
    WorkerHandle,
    reporting_starts,
)

EXECUTORS = ("process", "thread", "dask")


@contextlib.contextmanager
def open_workers(
    kind: str, workers: int | None, scheduler: str = ""
) -> Iterator[list[WorkerHandle]]:
    """Open an executor of the named kind with its handles, and leave nothing behind."""
    if kind not in EXECUTORS:
        raise ParameterError(f"executor = {kind!r} must be one of {', '.join(EXECUTORS)}.")
    if workers is not None and not (isinstance(workers, int) and 1 <= workers <= 512):
        raise ParameterError(f"workers = {workers!r} must be a whole number from 1 to 512.")
    if kind == "dask":
        with dask_workers(scheduler, workers) as handles:
            yield handles
    elif kind == "thread":
        with _thread_workers(workers or usual_workers()) as handles:
            yield handles
    else:
        with _process_workers(workers or usual_workers()) as handles:
            yield handles


def usual_workers() -> int:
    """As many workers as this process may use cores."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return max(1, os.cpu_count() or 1)


@contextlib.contextmanager
def _process_workers(workers: int) -> Iterator[list[WorkerHandle]]:
    with reporting_starts():
        handles = [ProcessHandle() for _ in range(workers)]
    try:
        yield list(handles)
    finally:
        # What they finished is stored and the rest is not wanted: there is no need to ask.
        for handle in handles:
            handle.end()
        for handle in handles:
            handle.close()


@contextlib.contextmanager
def _thread_workers(workers: int) -> Iterator[list[WorkerHandle]]:
    import sklearn.svm  # noqa: F401  loads the libraries that are to be limited  # late: 1.7 s to import
    from threadpoolctl import threadpool_limits  # late: 0.03 s to import

    with threadpool_limits(limits=1):
        executor = ThreadPoolExecutor(workers, thread_name_prefix="trial")
        try:
            yield [WorkerHandle(executor) for _ in range(workers)]
        finally:
            executor.shutdown(wait=True, cancel_futures=True)
