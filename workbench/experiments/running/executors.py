"""Where trials run: threads, processes or a Dask cluster, all behind concurrent.futures."""

import contextlib
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.running.worker_handles import ProcessHandle, WorkerHandle
from workbench.versions import versions

EXECUTORS = ("process", "thread", "dask")


@contextlib.contextmanager
def open_workers(
    kind: str, workers: int | None, scheduler: str = ""
) -> Iterator[list[WorkerHandle]]:
    """Open an executor of the named kind with its handles, and leave nothing behind."""
    if kind not in EXECUTORS:
        raise ParameterError(f"executor = {kind!r} must be one of {', '.join(EXECUTORS)}.")
    if workers is not None and not 1 <= workers <= 512:
        raise ParameterError(f"workers = {workers} must be a whole number from 1 to 512.")
    if kind == "dask":
        with _dask_workers(scheduler, workers) as handles:
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
    handles = [ProcessHandle() for _ in range(workers)]
    try:
        yield list(handles)
    finally:
        for (
            handle
        ) in handles:  # what they finished is stored, the rest is not wanted: no need to ask
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


@contextlib.contextmanager
def _dask_workers(scheduler: str, workers: int | None) -> Iterator[list[WorkerHandle]]:
    try:
        from distributed import Client  # late: 0.6 s, and an extra to import
    except ImportError:
        raise WorkbenchError(
            "executor = 'dask' needs the cluster extra: "
            "pip install 'semantic-text-workbench[cluster]'."
        ) from None
    if not scheduler:
        raise ParameterError("executor = 'dask' needs a scheduler address such as tcp://host:8786.")
    if not re.search(r":\d+/?$", scheduler):
        raise ParameterError(f"scheduler = {scheduler!r} must be like tcp://host:8786.")
    try:
        client = Client(scheduler, timeout="10s", set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise WorkbenchError(f"There is no Dask scheduler at {scheduler}: {error}.") from error
    try:
        places = sum(client.nthreads().values())
        if not places:
            raise WorkbenchError(f"The Dask cluster at {scheduler} has no workers.")
        _check_versions(client)
        executor = client.get_executor(pure=False, retries=3)
        yield [WorkerHandle(executor) for _ in range(min(workers or places, places))]
        executor.shutdown(wait=False)
    finally:
        client.close()


def _check_versions(client: Any) -> None:
    """Numbers are the same everywhere only if the libraries are."""
    here = versions()
    for address, there in client.run(versions).items():
        different = [
            f"{name} {there.get(name, 'missing')} instead of {version}"
            for name, version in here.items()
            if there.get(name) != version
        ]
        if different:
            raise WorkbenchError(
                f"The Dask worker {address} has {', '.join(different)}; install the same versions."
            )
