"""The loop of a run: assign trials to workers, store results, enforce limits, pause and cancel."""

import contextlib
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running.control import (
    DISK_FULL,
    NO_ANSWER,
    Limits,
    RunControl,
    RunProgress,
    RunProgressCallback,
)
from workbench.experiments.running.limits.disk_space import DiskSpace
from workbench.experiments.running.run_context import prepare_corpus
from workbench.experiments.running.trial_messages import KILLED, error_message, time_message
from workbench.experiments.running.worker_handles import WorkerHandle
from workbench.experiments.runs.durable import DiskFullError, StoreError
from workbench.experiments.runs.run import Run

_TICK = 0.1  # seconds between checks of limits and control
_SHORT_TICK = 0.02  # where memory is limited: a single call can fill gigabytes in a second
_TRIES_OF_READING = 2  # a worker may be killed by chance; a corpus that is too large kills each
_SHORT = 2.0  # seconds: trials up to this length are queued one ahead
_AHEAD = 4  # trials per worker that are made before they are needed
_TRIES = 2  # a trial whose worker was killed by the system is tried once more


class RunCancelled(Exception):  # noqa: N818  requested, so not an error
    """The run was cancelled."""


@dataclass
class _RunningTrial:
    """A trial assigned to a worker, and why it was killed if it was."""

    trial: Trial
    handle: WorkerHandle
    process: object  # changes when the handle replaces its worker
    reason: str = ""


class Schedule:
    """Runs trials on workers; holds all state that changes during a run."""

    def __init__(
        self,
        run: Run,
        handles: list[WorkerHandle],
        limits: Limits,
        control: RunControl,
        progress: RunProgressCallback | None,
    ) -> None:
        self._run, self._handles, self._limits = run, handles, limits
        self._control, self._progress = control, progress
        self._folder = str(run.folder.resolve())
        self.space = DiskSpace(run.folder, self._wait_for_space)
        self._running: dict[Future[Any], _RunningTrial] = {}
        self._waiting: deque[Trial] = deque()  # refilled from the trials to come
        self._coming: Iterator[Trial] = iter(())
        self._tries: dict[str, int] = {}
        self._trials_are_short = False
        self._done = self._total = self._failed = self._done_before = 0
        self._start = time.monotonic()
        self._stage = ""  # the latest that was reported

    def begin(self, done: int, total: int, failed: int) -> None:
        """Set the counts of trials from earlier sessions."""
        self._done = self._done_before = done
        self._total, self._failed = total, failed

    def prepare_corpus(self, here: bool) -> None:
        """Read and count the corpus, in a worker so that the run can be cancelled meanwhile."""
        self._report("reading the corpus")
        self.space.repeat(lambda: self._prepare_corpus(here))

    def _prepare_corpus(self, here: bool) -> None:
        if here:
            prepare_corpus(self._folder, self._handles)  # which count its portions
            return
        for _ in range(_TRIES_OF_READING):
            job = self._handles[0].submit(prepare_corpus, self._folder)  # by another worker later
            while not wait([job], timeout=_TICK).done:
                self._stop_if_cancelled()
            with contextlib.suppress(BrokenProcessPool):
                job.result()
                return
        raise StoreError(
            "The worker process ended while reading the corpus, perhaps for lack of memory."
        )

    def run_all(self, trials: Iterable[Trial]) -> None:
        """Run every trial; returns when all are stored."""
        self._coming = iter(trials)
        self._refill()
        self._start = time.monotonic()
        while self._waiting or self._running:
            self._stop_if_cancelled()
            self._assign_trials()
            self._collect()
            self._enforce_limits()
            self._check_workers()
            if not self._may_assign and not self._running:
                self._report("paused" if self._control.paused else DISK_FULL)
                time.sleep(_TICK)

    def _check_workers(self) -> None:
        self._handles[0].check()
        if self._running and self._handles[0].is_silent():
            self._report(NO_ANSWER)
        elif self._stage == NO_ANSWER:
            self._report("running")

    @property
    def _may_assign(self) -> bool:
        return not self._control.paused and self.space.is_enough()

    def _wait_for_space(self) -> None:
        if self._control.cancelled:
            raise RunCancelled
        self._report(DISK_FULL)

    def _refill(self) -> None:
        wanted = _AHEAD * len(self._handles) - len(self._waiting)
        self._waiting.extend(islice(self._coming, max(0, wanted)))

    def _assign_trials(self) -> None:
        """Give every worker a trial, and queue short trials one ahead so that no worker waits."""
        self._refill()
        for depth in (1, 2) if self._trials_are_short else (1,):
            for handle in self._handles:
                is_last_round = depth == 2 and len(self._waiting) <= len(self._handles)
                if not self._may_assign or not self._waiting or is_last_round:
                    break
                if self._load(handle) < depth:
                    self._submit(self._waiting.popleft(), handle)

    def _submit(self, trial: Trial, handle: WorkerHandle) -> None:
        job = handle.submit_trial(self._folder, trial, self._limits)
        self._running[job] = _RunningTrial(trial, handle, handle.process)

    def _load(self, handle: WorkerHandle) -> int:
        return sum(running.handle is handle for running in self._running.values())

    def _collect(self) -> None:
        """Store finished trials; their workers get new ones first, so that they are never idle."""
        if not self._running:
            return
        tick = _SHORT_TICK if self._limits.megabytes else _TICK
        done = wait(self._running, timeout=tick, return_when=FIRST_COMPLETED).done
        dead = {self._running[job].process for job in done if _is_broken(job)}
        done |= wait(
            [job for job, running in self._running.items() if running.process in dead]
        ).done
        ended = {job: running for job, running in self._running.items() if job in done}
        self._running = {job: running for job, running in self._running.items() if job not in done}
        not_begun = _not_begun([running for job, running in ended.items() if _is_broken(job)])
        self._waiting.extendleft(running.trial for running in not_begun)
        self._assign_trials()
        for job, running in ended.items():
            if running not in not_begun:
                self._store(running, job)

    def _store(self, running: _RunningTrial, job: "Future[Any]") -> None:
        result = self._result(running, job)
        if result is None:
            self._waiting.append(running.trial)
            return
        self.space.repeat(lambda: self._run.append(result))
        self._done += 1
        self._failed += result.error is not None
        self._trials_are_short = 0 < result.seconds_total < _SHORT
        self._report("running")

    def _result(self, running: _RunningTrial, job: "Future[Any]") -> TrialResult | None:
        """The result of a trial; None if it is to be tried again."""
        try:
            result: TrialResult = job.result()
        except DiskFullError:  # its arrays could not be stored
            self._wait_for_space()
            time.sleep(_TICK)
            return None
        except StoreError:
            raise
        except CancelledError:  # lost by a cluster, which is not a result
            time.sleep(_TICK)
            return None
        except BrokenProcessPool:
            tried = self._tries[running.trial.key] = self._tries.get(running.trial.key, 0) + 1
            if not running.reason and tried < _TRIES:
                return None
            return running.trial.result(error=running.reason or KILLED)
        except Exception as error:  # a cluster that lost the trial, or a worker that cannot start
            return running.trial.result(error=error_message(error))
        if self._limits.seconds and result.seconds_total > self._limits.seconds:
            message = time_message(result.seconds_total, self._limits.seconds)
            return result if result.error else running.trial.result(error=message)
        return result

    def _enforce_limits(self) -> None:
        current = {running.handle: running for running in reversed(list(self._running.values()))}
        for running in current.values():  # the first of each handle; others are queued behind it
            if not running.reason:
                running.reason = running.handle.over_limit(self._limits)
                if running.reason:
                    running.handle.kill()

    def _stop_if_cancelled(self) -> None:
        if self._control.cancelled:
            self._store_rest()
            raise RunCancelled

    def _store_rest(self) -> None:
        """Wait for trials in threads, which cannot be killed, and store their results."""
        rest = {
            job: running
            for job, running in self._running.items()
            if not running.handle.can_be_killed and not job.cancel()
        }
        self._waiting.clear()
        self._coming = iter(())
        for job in wait(rest).done:
            self._store(rest[job], job)
        self.kill_all()

    def kill_all(self) -> None:
        """Kill workers where that is possible; their current trials are not stored."""
        for handle in self._handles:
            handle.kill()

    def _report(self, stage: str) -> None:
        self._stage = stage
        if self._progress is None:
            return
        seconds = time.monotonic() - self._start
        new = self._done - self._done_before
        rate = new / seconds if new and seconds > 0 else 0.0
        left = (self._total - self._done) / rate if rate else None
        current = tuple(running.trial.key for running in self._running.values())
        self._progress(
            RunProgress(self._done, self._total, self._failed, rate, left, current, stage)
        )


def _not_begun(broken: list[_RunningTrial]) -> list[_RunningTrial]:
    """Trials that were queued behind the one whose worker died."""
    first = {running.process: running for running in reversed(broken)}
    return [running for running in broken if first[running.process] is not running]


def _is_broken(job: "Future[Any]") -> bool:
    return not job.cancelled() and isinstance(job.exception(), BrokenProcessPool)
