"""Work on portions of a corpus by other processes, here or on a cluster, with results in order."""

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, wait
from contextvars import ContextVar
from itertools import cycle, islice
from typing import Any, Protocol

_AHEAD = 8  # portions that are started and not yet asked for
_SECONDS_BETWEEN_CHECKS = 1.0


class PortionWorker(Protocol):
    """What takes jobs and can say that it is lost."""

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job."""

    def check(self) -> None:
        """Raise an error if the worker cannot answer any more."""


class PoolWorker:
    """The processes of an executor, which notices by itself when one of them ends."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job."""
        return self._executor.submit(function, *arguments)

    def check(self) -> None:
        """Nothing to do: the jobs of a broken executor end with an error."""


_readers: ContextVar[Sequence[PortionWorker]] = ContextVar("readers", default=())


@contextlib.contextmanager
def read_by(workers: Sequence[PortionWorker]) -> Iterator[None]:
    """Let these workers read the partitions of a corpus; it may stay with this process."""
    token = _readers.set(workers)
    try:
        yield
    finally:
        _readers.reset(token)


def chosen_readers() -> Sequence[PortionWorker]:
    """The workers that read partitions; none outside of `read_by`."""
    return _readers.get()


def results_in_order(
    workers: Sequence[PortionWorker], function: Callable[..., Any], jobs: Iterable[Sequence[Any]]
) -> Iterator[Any]:
    """Yield function(*job) for every job; a few are started ahead of the one wanted next."""
    started = (
        (worker, worker.submit(function, *job))
        for worker, job in zip(cycle(workers), jobs, strict=False)
    )
    waiting = list(islice(started, max(_AHEAD, 2 * len(workers))))
    while waiting:
        worker, future = waiting.pop(0)
        while not wait([future], _SECONDS_BETWEEN_CHECKS).done:
            worker.check()
        waiting.extend(islice(started, 1))
        yield future.result()
