"""Where trials run: threads, processes or a Dask cluster, all behind concurrent.futures.

A lane runs one trial after another. A process lane is an executor with one worker, so that a worker
that is killed (for time, for memory, by the system) takes only its own trial with it.
"""

import contextlib
import multiprocessing
import os
import re
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.running import worker

EXECUTORS = ("process", "thread", "dask")


class Lane:
    """A place in an executor that several lanes may share; it works off its trials in order."""

    can_be_killed = False

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job."""
        return self._executor.submit(function, *arguments)

    @property
    def process(self) -> object:
        """Something that is the same as long as the worker is the same."""
        return self._executor

    def kill(self) -> None:
        """End the job at once, where that is possible."""

    def seconds(self) -> float:
        """How long the worker has been at its trial, 0 where it is not known."""
        return 0.0

    def resident_bytes(self) -> int:
        """The memory of the worker, 0 where it is not known."""
        return 0


class ProcessLane(Lane):
    """A worker process of its own, which can be killed and is then started anew."""

    can_be_killed = True

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._began = self._context.Value("d", 0.0)
        super().__init__(self._new_executor())

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job; a worker that died is replaced first."""
        try:
            return super().submit(function, *arguments)
        except RuntimeError:  # BrokenProcessPool is one
            self._executor.shutdown(wait=True)
            self._executor = self._new_executor()
            return super().submit(function, *arguments)

    def kill(self) -> None:
        """End the worker process at once; its job ends with BrokenProcessPool."""
        for process in self._processes():
            process.kill()

    def close(self, at_once: bool) -> None:
        """End the worker and wait until it has gone."""
        if at_once:
            self.kill()
        self._executor.shutdown(wait=True, cancel_futures=True)

    def seconds(self) -> float:
        """How long the worker has been at its trial; starting a process does not count."""
        began = float(self._began.value)
        return max(0.0, time.time() - began) if began else 0.0

    def resident_bytes(self) -> int:
        """The memory of the worker process."""
        import psutil

        total = 0
        for process in self._processes():
            with contextlib.suppress(psutil.Error, ValueError):
                total += int(psutil.Process(process.pid).memory_info().rss)
        return total

    def _new_executor(self) -> ProcessPoolExecutor:
        self._began.value = 0.0
        return ProcessPoolExecutor(
            1, mp_context=self._context, initializer=worker.begin, initargs=(self._began,)
        )

    def _processes(self) -> list[Any]:
        # Python has a public way to end workers from 3.14 on; this name is there since 3.2.
        return list((getattr(self._executor, "_processes", None) or {}).values())


@contextlib.contextmanager
def open_lanes(kind: str, workers: int | None, scheduler: str = "") -> Iterator[list[Lane]]:
    """Open an executor of the named kind with its lanes, and leave nothing behind."""
    if kind not in EXECUTORS:
        raise ParameterError(f"executor = {kind!r} must be one of {', '.join(EXECUTORS)}.")
    if workers is not None and not 1 <= workers <= 512:
        raise ParameterError(f"workers = {workers} must be a whole number from 1 to 512.")
    if kind == "dask":
        with _dask_lanes(scheduler, workers) as lanes:
            yield lanes
    elif kind == "thread":
        with _thread_lanes(workers or usual_workers()) as lanes:
            yield lanes
    else:
        with _process_lanes(workers or usual_workers()) as lanes:
            yield lanes


def usual_workers() -> int:
    """As many workers as this process may use cores."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return max(1, os.cpu_count() or 1)


@contextlib.contextmanager
def _process_lanes(workers: int) -> Iterator[list[Lane]]:
    lanes = [ProcessLane() for _ in range(workers)]
    at_once = True
    try:
        yield list(lanes)
        at_once = False
    finally:
        for lane in lanes:
            lane.kill() if at_once else None
        for lane in lanes:
            lane.close(at_once)


@contextlib.contextmanager
def _thread_lanes(workers: int) -> Iterator[list[Lane]]:
    import sklearn.svm  # noqa: F401  loads the libraries that are to be limited
    from threadpoolctl import threadpool_limits

    with threadpool_limits(limits=1):
        executor = ThreadPoolExecutor(workers, thread_name_prefix="trial")
        try:
            yield [Lane(executor) for _ in range(workers)]
        finally:
            executor.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def _dask_lanes(scheduler: str, workers: int | None) -> Iterator[list[Lane]]:
    try:
        from distributed import Client
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
        client = Client(scheduler, timeout="5s", set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise WorkbenchError(f"There is no Dask scheduler at {scheduler}: {error}.") from error
    try:
        places = sum(client.nthreads().values())
        if not places:
            raise WorkbenchError(f"The Dask cluster at {scheduler} has no workers.")
        _check_versions(client)
        executor = client.get_executor(pure=False, retries=3)
        yield [Lane(executor) for _ in range(min(workers or places, places))]
        executor.shutdown(wait=False)
    finally:
        client.close()


def _check_versions(client: Any) -> None:
    """Numbers are the same everywhere only if the libraries are."""
    from workbench.experiments.storing.environment import versions

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
