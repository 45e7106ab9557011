"""The loop of a run: keep every lane busy, store what comes back, enforce limits, obey control."""

import time
from collections import deque
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from workbench.experiments import worker
from workbench.experiments.control import Limits, Progress, ProgressCallback, RunControl
from workbench.experiments.durable import StoreError
from workbench.experiments.executors import Lane
from workbench.experiments.runs import Run
from workbench.experiments.trials import Trial, TrialResult

_TICK = 0.05  # seconds between looks at limits and control
_TRIES = 2  # a worker that the system killed gets a second chance


class CancelledRun(Exception):  # noqa: N818  not an error: somebody wanted it
    """The run was cancelled."""


@dataclass
class _Busy:
    """A trial under way in a lane, and why it was killed if it was."""

    trial: Trial
    lane: Lane
    reason: str = ""


class Schedule:
    """Runs trials in lanes; the only part of a run that changes while it goes."""

    def __init__(
        self,
        run: Run,
        lanes: list[Lane],
        limits: Limits,
        control: RunControl,
        progress: ProgressCallback | None,
    ) -> None:
        self._run, self._lanes, self._limits = run, lanes, limits
        self._control, self._progress = control, progress
        self._folder = str(run.folder.resolve())
        self._busy: dict[Future[Any], _Busy] = {}
        self._waiting: deque[Trial] = deque()
        self._tries: dict[str, int] = {}
        self._done = self._total = self._failed = self._done_before = 0
        self._start = time.monotonic()

    def begin(self, done: int, total: int, failed: int) -> None:
        """Say what was done in earlier sessions."""
        self._done = self._done_before = done
        self._total, self._failed = total, failed

    def lay_out(self, here: bool) -> None:
        """Read and count the corpus, in a worker so that cancel works meanwhile."""
        self._report("reading the corpus")
        if here:
            worker.lay_out(self._folder)
            return
        job = self._lanes[0].submit(worker.lay_out, self._folder)
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
        free = list(self._lanes)
        while self._waiting or self._busy:
            self._stop_if_cancelled()
            while free and self._waiting and not self._control.paused:
                self._submit(free.pop())
            free += self._collected()
            self._enforce_limits()
            if self._control.paused and not self._busy:
                self._report("paused")
                time.sleep(_TICK)

    def _submit(self, lane: Lane) -> None:
        trial = self._waiting.popleft()
        job = lane.submit(worker.work, self._folder, trial)
        self._busy[job] = _Busy(trial, lane)

    def _collected(self) -> list[Lane]:
        """Store what is done; its lane gets the next trial first, so that it never idles."""
        if not self._busy:
            return []
        done = wait(self._busy, timeout=_TICK, return_when=FIRST_COMPLETED).done
        free: list[Lane] = []
        ended = [(job, self._busy.pop(job)) for job in done]
        for _, busy in ended:
            if self._waiting and not self._control.paused and not self._control.cancelled:
                self._submit(busy.lane)
            else:
                free.append(busy.lane)
        for job, busy in ended:
            self._store(busy, job)
        return free

    def _store(self, busy: _Busy, job: "Future[Any]") -> None:
        result = self._result(busy, job)
        if result is None:
            self._waiting.append(busy.trial)
            return
        self._run.append(result)
        self._done += 1
        self._failed += result.error is not None
        self._report("running")

    def _result(self, busy: _Busy, job: "Future[Any]") -> TrialResult | None:
        """What a trial gave; None if it is to be tried again."""
        from workbench.experiments.trial_work import reason, result_of

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
            return result_of(busy.trial, error=self._too_long(result.seconds_total))
        return result

    def _enforce_limits(self) -> None:
        for busy in self._busy.values():
            if not busy.lane.can_be_killed or busy.reason:
                continue
            taken = busy.lane.seconds()
            if self._limits.seconds and taken > self._limits.seconds:
                busy.reason = self._too_long(taken)
            elif self._limits.megabytes:
                megabytes = busy.lane.resident_bytes() >> 20
                if megabytes > self._limits.megabytes:
                    busy.reason = (
                        f"Took {megabytes} megabytes of memory; "
                        f"the limit is {self._limits.megabytes}."
                    )
            if busy.reason:
                busy.lane.kill()

    def _too_long(self, seconds: float) -> str:
        return f"Took more than {seconds:.1f} seconds; the limit is {self._limits.seconds:g}."

    def _stop_if_cancelled(self) -> None:
        if self._control.cancelled:
            self._store_rest()
            raise CancelledRun

    def _store_rest(self) -> None:
        """Threads cannot be killed: their trials are waited for and kept."""
        rest = {
            job: busy
            for job, busy in self._busy.items()
            if not busy.lane.can_be_killed and not job.cancel()
        }
        self._waiting.clear()
        for job in wait(rest).done:
            self._store(rest[job], job)
        for busy in self._busy.values():
            busy.lane.kill()

    def _report(self, stage: str) -> None:
        if self._progress is None:
            return
        seconds = time.monotonic() - self._start
        fresh = self._done - self._done_before
        rate = fresh / seconds if fresh and seconds > 0 else 0.0
        left = (self._total - self._done) / rate if rate else None
        current = tuple(one.trial.key for one in self._busy.values())
        self._progress(Progress(self._done, self._total, self._failed, rate, left, current, stage))
