"""The loop of a run: keep every worker busy, store results, enforce limits, obey control."""

import time
from collections import deque
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from workbench.experiments.plans.trials import Trial, TrialResult
from workbench.experiments.running import worker
from workbench.experiments.running.control import (
    Limits,
    RunControl,
    RunProgress,
    RunProgressCallback,
)
from workbench.experiments.running.run_context import prepare_corpus
from workbench.experiments.running.trial_results import reason, result_of, too_long
from workbench.experiments.running.worker_handles import WorkerHandle
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

_TICK = 0.1  # seconds between looks at limits and control
_SHORT = 2.0  # seconds: a trial so short may wait in line behind another one
_GRACE = 1.0  # seconds in which a worker may end a trial over its time by itself
_TRIES = 2  # a worker that the system killed gets a second chance


class RunCancelled(Exception):  # noqa: N818  not an error: somebody wanted it
    """The run was cancelled."""


@dataclass
class _RunningTrial:
    """A trial under way in a handle, and why it was killed if it was."""

    trial: Trial
    handle: WorkerHandle
    process: object  # which of the workers that the handle had one after another
    reason: str = ""


class Schedule:
    """Runs trials in handles; the only part of a run that changes while it goes."""

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
        self._busy: dict[Future[Any], _RunningTrial] = {}
        self._waiting: deque[Trial] = deque()
        self._tries: dict[str, int] = {}
        self._trials_are_short = False
        self._done = self._total = self._failed = self._done_before = 0
        self._start = time.monotonic()

    def begin(self, done: int, total: int, failed: int) -> None:
        """Say what was done in earlier sessions."""
        self._done = self._done_before = done
        self._total, self._failed = total, failed

    def prepare_corpus(self, here: bool) -> None:
        """Read and count the corpus, in a worker so that cancel works meanwhile."""
        self._report("reading the corpus")
        if here:
            prepare_corpus(self._folder)
            return
        job = self._handles[0].submit(prepare_corpus, self._folder)
        while not wait([job], timeout=_TICK).done:
            self._stop_if_cancelled()
        try:
            job.result()
        except BrokenProcessPool:
            raise StoreError(
                "The worker process ended while it read the corpus, perhaps for want of memory."
            ) from None

    def run_all(self, trials: Iterable[Trial]) -> None:
        """Run every trial; returns when all are stored."""
        self._waiting.extend(trials)
        self._start = time.monotonic()
        while self._waiting or self._busy:
            self._stop_if_cancelled()
            self._assign_trials()
            self._collect()
            self._enforce_limits()
            if self._control.paused and not self._busy:
                self._report("paused")
                time.sleep(_TICK)

    def _assign_trials(self) -> None:
        """Give every handle a trial, and short trials one ahead so that no worker waits for us."""
        for depth in (1, 2) if self._trials_are_short else (1,):
            for handle in self._handles:
                is_last_round = depth == 2 and len(self._waiting) <= len(self._handles)
                if self._control.paused or not self._waiting or is_last_round:
                    break
                if self._load(handle) < depth:
                    limit = self._limits.seconds
                    job = handle.submit(worker.work, self._folder, self._waiting[0], limit)
                    self._busy[job] = _RunningTrial(self._waiting.popleft(), handle, handle.process)

    def _load(self, handle: WorkerHandle) -> int:
        return sum(one.handle is handle for one in self._busy.values())

    def _collect(self) -> None:
        """Store what is done; its handles are filled first, so that they never idle."""
        if not self._busy:
            return
        done = wait(self._busy, timeout=_TICK, return_when=FIRST_COMPLETED).done
        dead = {self._busy[job].process for job in done if _is_broken(job)}
        done |= wait([job for job, busy in self._busy.items() if busy.process in dead]).done
        ended = {job: busy for job, busy in self._busy.items() if job in done}
        self._busy = {job: busy for job, busy in self._busy.items() if job not in done}
        spared = _not_begun([busy for job, busy in ended.items() if _is_broken(job)])
        self._waiting.extendleft(busy.trial for busy in spared)
        self._assign_trials()
        for job, busy in ended.items():
            if busy not in spared:
                self._store(busy, job)

    def _store(self, busy: _RunningTrial, job: "Future[Any]") -> None:
        result = self._result(busy, job)
        if result is None:
            self._waiting.append(busy.trial)
            return
        self._run.append(result)
        self._done += 1
        self._failed += result.error is not None
        self._trials_are_short = 0 < result.seconds_total < _SHORT
        self._report("running")

    def _result(self, busy: _RunningTrial, job: "Future[Any]") -> TrialResult | None:
        """What a trial gave; None if it is to be tried again."""
        try:
            result: TrialResult = job.result()
        except StoreError:
            raise
        except BrokenProcessPool:
            tried = self._tries[busy.trial.key] = self._tries.get(busy.trial.key, 0) + 1
            if not busy.reason and tried < _TRIES:
                return None
            words = busy.reason or "The worker process was ended from outside, twice."
            return result_of(busy.trial, error=words)
        except Exception as error:  # a cluster that lost the trial, or a worker that cannot start
            return result_of(busy.trial, error=reason(error))
        if self._limits.seconds and result.seconds_total > self._limits.seconds:
            words = too_long(result.seconds_total, self._limits.seconds)
            return result if result.error else result_of(busy.trial, error=words)
        return result

    def _enforce_limits(self) -> None:
        at_work = {busy.handle: busy for busy in reversed(list(self._busy.values()))}
        for busy in at_work.values():  # the first of each handle; others wait behind it
            if not busy.handle.can_be_killed or busy.reason:
                continue
            taken = busy.handle.seconds()
            if self._limits.seconds and taken > self._limits.seconds + _GRACE:
                busy.reason = too_long(taken, self._limits.seconds)
            elif self._limits.megabytes:
                megabytes = busy.handle.resident_bytes() >> 20
                if megabytes > self._limits.megabytes:
                    busy.reason = (
                        f"Took {megabytes} megabytes of memory; "
                        f"the limit is {self._limits.megabytes}."
                    )
            if busy.reason:
                busy.handle.kill()

    def _stop_if_cancelled(self) -> None:
        if self._control.cancelled:
            self._store_rest()
            raise RunCancelled

    def _store_rest(self) -> None:
        """Threads cannot be killed: their trials are waited for and kept."""
        rest = {
            job: busy
            for job, busy in self._busy.items()
            if not busy.handle.can_be_killed and not job.cancel()
        }
        self._waiting.clear()
        for job in wait(rest).done:
            self._store(rest[job], job)
        self.kill_all()

    def kill_all(self) -> None:
        """End what is under way, where that is possible; nothing of it will be stored."""
        for handle in self._handles:
            handle.kill()

    def _report(self, stage: str) -> None:
        if self._progress is None:
            return
        seconds = time.monotonic() - self._start
        fresh = self._done - self._done_before
        rate = fresh / seconds if fresh and seconds > 0 else 0.0
        left = (self._total - self._done) / rate if rate else None
        current = tuple(one.trial.key for one in self._busy.values())
        self._progress(
            RunProgress(self._done, self._total, self._failed, rate, left, current, stage)
        )


def _not_begun(broken: list[_RunningTrial]) -> list[_RunningTrial]:
    """Trials that stood in line behind the one at which their worker died."""
    first = {busy.process: busy for busy in reversed(broken)}
    return [busy for busy in broken if first[busy.process] is not busy]


def _is_broken(job: "Future[Any]") -> bool:
    return not job.cancelled() and isinstance(job.exception(), BrokenProcessPool)
