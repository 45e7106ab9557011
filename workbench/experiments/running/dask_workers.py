"""Workers of a Dask cluster, which must answer regularly; otherwise the run ends."""

import contextlib
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.trials import Trial
from workbench.experiments.running.control import Limits
from workbench.experiments.running.watched_trials import watched_work
from workbench.experiments.running.worker_handles import WorkerHandle
from workbench.versions import versions

LONG_SILENCE = 60.0  # seconds; Dask itself gives a worker up after five minutes or more
_SECONDS_TO_CONNECT = 15.0
_SECONDS_BETWEEN_QUESTIONS = 2.0
_MOST_SECONDS_WITHOUT_ANSWER = 20.0
_SECONDS_TO_CLOSE = 3.0
_RESUME = "Finished trials are stored; resume the run when the cluster is available again."


@contextlib.contextmanager
def dask_workers(scheduler: str, workers: int | None) -> Iterator[list[WorkerHandle]]:
    """Connect to a cluster; one handle per thread of its workers, unless fewer are wanted."""
    client = _connected(scheduler)
    try:
        n_threads = sum(_within(_SECONDS_TO_CONNECT, client.nthreads, scheduler).values())
        if not n_threads:
            raise WorkbenchError(f"The Dask cluster at {scheduler} has no workers; start some.")
        _check_versions(_within(_SECONDS_TO_CONNECT, lambda: client.run(versions), scheduler))
        executor = client.get_executor(pure=False, retries=3)
        heartbeat = _Heartbeat(client, scheduler)
        yield [
            _DaskHandle(executor, heartbeat) for _ in range(min(workers or n_threads, n_threads))
        ]
        heartbeat.stop()
    finally:
        with contextlib.suppress(Exception):  # a lost cluster cannot close the connection
            _within(_SECONDS_TO_CLOSE, lambda: client.close(timeout=_SECONDS_TO_CLOSE), scheduler)


class _Heartbeat:
    """Asks the scheduler repeatedly which workers it has, and when each of them answered."""

    def __init__(self, client: Any, scheduler: str) -> None:
        self._client, self._scheduler = client, scheduler
        self._answered = self._had_workers = time.monotonic()
        self._seen: dict[str, tuple[float, float]] = {}  # by the clocks there and here
        self._stopped = threading.Event()
        threading.Thread(target=self._ask, daemon=True, name="dask-heartbeat").start()

    def stop(self) -> None:
        """Ask no more."""
        self._stopped.set()

    def check(self) -> None:
        """Raise an error if the scheduler has not answered or has had no worker for too long."""
        now = time.monotonic()
        if now - self._answered > _MOST_SECONDS_WITHOUT_ANSWER:
            raise WorkbenchError(
                f"The Dask scheduler at {self._scheduler} does not answer any more. {_RESUME}"
            )
        if now - self._had_workers > _MOST_SECONDS_WITHOUT_ANSWER:
            raise WorkbenchError(
                f"The Dask cluster at {self._scheduler} has lost all its workers. {_RESUME}"
            )

    def is_silent(self) -> bool:
        """Whether the scheduler still counts on a worker that has not answered for long."""
        now = time.monotonic()
        return any(now - here > LONG_SILENCE for _, here in self._seen.values())

    def _ask(self) -> None:
        while not self._stopped.wait(_SECONDS_BETWEEN_QUESTIONS):
            with contextlib.suppress(Exception):  # no answer is what `check` looks for
                workers = self._client.scheduler_info(n_workers=-1)["workers"]
                self._answered = now = time.monotonic()
                if workers:
                    self._had_workers = now
                seen = {name: worker["last_seen"] for name, worker in workers.items()}
                self._seen = {
                    name: (there, self._seen[name][1] if self._is_old(name, there) else now)
                    for name, there in seen.items()
                }

    def _is_old(self, name: str, there: float) -> bool:
        return name in self._seen and self._seen[name][0] == there


class _DaskHandle(WorkerHandle):
    """One thread of a cluster."""

    def __init__(self, executor: Executor, heartbeat: _Heartbeat) -> None:
        super().__init__(executor)
        self._heartbeat = heartbeat

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        """Start a job, unless the connection is lost."""
        try:
            return super().submit(function, *arguments)
        except Exception as problem:  # distributed has a dozen kinds of lost connections
            raise WorkbenchError(
                f"The Dask cluster takes no trials: {problem}. {_RESUME}"
            ) from None

    def submit_trial(self, folder: str, trial: Trial, limits: Limits) -> "Future[Any]":
        """Start a trial, with a limit in a process of its own."""
        if not limits.any:
            return super().submit_trial(folder, trial, limits)
        return self.submit(watched_work, folder, trial, limits)

    def check(self) -> None:
        """Raise an error if the cluster no longer answers."""
        self._heartbeat.check()

    def is_silent(self) -> bool:
        """Whether a worker of the cluster has not answered for long."""
        return self._heartbeat.is_silent()


def _connected(scheduler: str) -> Any:
    try:
        from distributed import Client  # late: 0.6 s to import, and an extra
    except ImportError:
        raise WorkbenchError(
            "executor = 'dask' needs the cluster extra: "
            "pip install 'semantic-text-workbench[cluster]'."
        ) from None
    if not scheduler:
        raise ParameterError("executor = 'dask' needs a scheduler address such as tcp://host:8786.")
    if not re.search(r":\d+/?$", scheduler):
        raise ParameterError(f"scheduler = {scheduler!r} must be like tcp://host:8786.")

    def connect() -> Any:
        return Client(scheduler, timeout="10s", set_as_default=False)

    try:
        return _within(_SECONDS_TO_CONNECT, connect, scheduler)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        raise WorkbenchError(f"There is no Dask scheduler at {scheduler}: {error}.") from error


def _within(seconds: float, ask: Callable[[], Any], scheduler: str) -> Any:
    """What a question to the cluster returns; an error if the answer takes too long."""
    answer: Future[Any] = Future()

    def wait_for_answer() -> None:
        try:
            answer.set_result(ask())
        except BaseException as problem:  # raised again where it was asked
            answer.set_exception(problem)

    threading.Thread(target=wait_for_answer, daemon=True, name="dask-question").start()
    try:
        return answer.result(seconds)
    except TimeoutError:
        raise WorkbenchError(
            f"There is no Dask scheduler at {scheduler}: no answer within {seconds:.0f} seconds."
        ) from None


def _check_versions(elsewhere: dict[str, dict[str, str]]) -> None:
    """Numbers are the same everywhere only if the libraries are."""
    here = versions()
    for address, there in elsewhere.items():
        different = [
            f"{name} {there.get(name, 'missing')} instead of {version}"
            for name, version in here.items()
            if there.get(name) != version
        ]
        if different:
            raise WorkbenchError(
                f"The Dask worker {address} has {', '.join(different)}; install the same versions."
            )
