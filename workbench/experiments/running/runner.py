"""Running a plan: every trial once, in any order, each on disk before it is counted."""

import contextlib
from collections.abc import Iterator, Mapping
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.race_rounds import most_trials, trials_to_run
from workbench.experiments.plans.trials import each_trial, trial_count
from workbench.experiments.running.control import Limits, RunControl, RunProgressCallback
from workbench.experiments.running.executors import open_workers
from workbench.experiments.running.schedule import RunCancelled, Schedule
from workbench.experiments.running.worker_handles import WorkerHandle
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.preparations import Preparations
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.parameters import check_parameters

_TICK = 0.1  # seconds between questions whether the run was cancelled

_RACE_TRIALS_AT_ONCE = 3  # per worker


@dataclass(frozen=True)
class _Options:
    """How and where trials run."""

    executor: str
    workers: int | None
    scheduler: str
    limits: Limits
    retry_failed: bool = False


def executor_used(wanted: str, limits: Limits) -> str:
    """Where trials run: a thread cannot be stopped at a limit, so processes replace it."""
    return "process" if wanted == "thread" and limits.any else wanted


def run_plan(
    plan: Plan,
    store: RunStore,
    executor: str = "process",
    workers: int | None = None,
    progress: RunProgressCallback | None = None,
    control: RunControl | None = None,
    limits: Limits | None = None,
    scheduler: str = "",
) -> Run:
    """Check a plan, make its run folder and run every trial."""
    limits = limits or Limits()
    options = _Options(executor_used(executor, limits), workers, scheduler, limits)
    with _handles(options, plan) as handles:
        control = control or RunControl()
        problems = _problems(plan, handles[0], control)
        if problems:
            raise ParameterError(" ".join(problems))
        return _run(store.create(plan), handles, options, progress, control)


def resume(
    run: Run,
    executor: str = "process",
    workers: int | None = None,
    progress: RunProgressCallback | None = None,
    control: RunControl | None = None,
    limits: Limits | None = None,
    scheduler: str = "",
    retry_failed: bool = False,
) -> Run:
    """Run the trials that are not on disk yet; the numbers are those of an uninterrupted run."""
    limits = limits or Limits()
    used = executor_used(executor, limits)
    options = _Options(used, workers, scheduler, limits, retry_failed)
    with _handles(options, run.plan) as handles:
        return _run(run, handles, options, progress, control or RunControl())


@contextlib.contextmanager
def _handles(options: _Options, plan: Plan) -> Iterator[list[WorkerHandle]]:
    """Open the workers; processes start together and import what the methods need."""
    check_parameters(options.limits)
    with open_workers(options.executor, options.workers, options.scheduler) as handles:
        methods = tuple(dict.fromkeys(choice.method for choice in plan.methods))
        for handle in handles:
            handle.start(methods)
        yield handles


def _problems(plan: Plan, handle: WorkerHandle, control: RunControl) -> tuple[str, ...]:
    """Check a plan where its methods are imported: in a worker process, if there is one."""
    if handle.can_be_killed:
        job = handle.submit(check_plan, plan)
        while not wait([job], timeout=_TICK).done:
            if control.cancelled:
                raise KeyboardInterrupt  # there is no run yet that could be cancelled
        with contextlib.suppress(BrokenProcessPool):
            problems: tuple[str, ...] = job.result()
            return problems
    return check_plan(plan)


def _run(
    run: Run,
    handles: list[WorkerHandle],
    options: _Options,
    progress: RunProgressCallback | None,
    control: RunControl,
) -> Run:
    total = most_trials(run.plan) if run.plan.is_race else trial_count(run.plan)
    with run.writing():
        run.start(executor=options.executor, workers=len(handles), total=total)
        try:
            schedule = Schedule(run, handles, options.limits, control, progress)
            if run.plan.is_race:
                _run_race(run, total, schedule, options, len(handles))
            else:
                _run_missing(run, total, schedule, options)
                _check_complete(run, total)
            schedule.space.repeat(lambda: _finish(run, "finished"))
        except RunCancelled:
            _finish(run, "cancelled")
        except KeyboardInterrupt:
            schedule.kill_all()
            _finish(run, "cancelled", "Stopped from the keyboard.")
            raise
        except Exception as error:
            schedule.kill_all()
            with contextlib.suppress(StoreError):
                _finish(run, "failed", str(error))
            raise
    return run


def _run_missing(run: Run, total: int, schedule: Schedule, options: _Options) -> None:
    """Run what is not on disk; trials are made one after the other, a million fill the memory."""
    stored = run.stored_trials()
    if options.retry_failed:
        stored = {key: has_failed for key, has_failed in stored.items() if not has_failed}
    missing = (trial for trial in each_trial(run.plan) if trial.key not in stored)
    left = _number_missing(run, stored) if stored else total
    if not left and run.has_corpus():
        return
    schedule.begin(done=total - left, total=total, failed=sum(stored.values()))
    schedule.prepare_corpus(here=options.executor == "dask")
    schedule.run_all(missing)


def _number_missing(run: Run, stored: Mapping[str, bool]) -> int:
    return sum(trial.key not in stored for trial in each_trial(run.plan))


def _check_complete(run: Run, total: int) -> None:
    """Read back what was stored: a file that was deleted meanwhile must not count as finished."""
    missing = _number_missing(run, run.stored_trials())
    if missing:
        raise StoreError(
            f"{missing:,} of {total:,} trials are missing in the folder of the run, as "
            "if a file had been deleted or replaced. Resume the run to run them again."
        )


def _run_race(run: Run, total: int, schedule: Schedule, options: _Options, workers: int) -> None:
    """Run round after round; what a round contains follows from the results stored so far."""
    is_prepared = False
    while missing := trials_to_run(run.plan, run.results(), workers):
        if not is_prepared:
            schedule.prepare_corpus(here=options.executor == "dask")
            is_prepared = True
        done, failed = run.trial_counts()
        schedule.begin(done=done, total=max(total, done + len(missing)), failed=failed)
        # A few at a time: when the time is used up, the leader is tested without the others.
        schedule.run_all(missing[: _RACE_TRIALS_AT_ONCE * workers])


def _finish(run: Run, status: str, message: str = "") -> None:
    run.finish(status, message)
    if status == "finished":
        Preparations(run.folder).clear()
