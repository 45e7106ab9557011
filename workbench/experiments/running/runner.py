"""Running a plan: every trial once, in any order, each on disk before it is counted."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.race_rounds import most_trials, trials_to_run
from workbench.experiments.plans.trials import Trial, unfold
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
    options = _Options(executor, workers, scheduler, limits or Limits())
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
    options = _Options(executor, workers, scheduler, limits or Limits(), retry_failed)
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
    trials = () if run.plan.is_race else unfold(run.plan)
    total = most_trials(run.plan) if run.plan.is_race else len(trials)
    with run.writing():
        run.start(executor=options.executor, workers=len(handles), total=total)
        try:
            schedule = Schedule(run, handles, options.limits, control, progress)
            if run.plan.is_race:
                _run_race(run, total, schedule, options, len(handles))
            else:
                _run_missing(run, trials, schedule, options)
            _check_complete(run, trials)
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


def _run_missing(
    run: Run, trials: tuple[Trial, ...], schedule: Schedule, options: _Options
) -> None:
    stored = {result.key: result for result in run.results()}
    if options.retry_failed:
        stored = {key: result for key, result in stored.items() if result.error is None}
    missing = [trial for trial in trials if trial.key not in stored]
    if not missing and run.has_corpus():
        return
    failed = sum(result.error is not None for result in stored.values())
    schedule.begin(done=len(trials) - len(missing), total=len(trials), failed=failed)
    schedule.prepare_corpus(here=options.executor == "dask")
    schedule.run_all(missing)


def _check_complete(run: Run, trials: tuple[Trial, ...]) -> None:
    """Read back what was stored: a file that was deleted meanwhile must not count as finished."""
    missing = {trial.key for trial in trials} - {result.key for result in run.results()}
    if missing:
        raise StoreError(
            f"{len(missing):,} of {len(trials):,} trials are missing in the folder of the run, as "
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
