"""Running a plan: every trial once, in any order, each on disk before it is counted."""

import contextlib
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import Trial, unfold
from workbench.experiments.running.control import Limits, ProgressCallback, RunControl
from workbench.experiments.running.executors import open_lanes
from workbench.experiments.running.schedule import CancelledRun, Schedule
from workbench.experiments.running.worker_handles import Lane
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.preparations import Preparations
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.parameters import check_parameters


@dataclass(frozen=True)
class _Running:
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
    progress: ProgressCallback | None = None,
    control: RunControl | None = None,
    limits: Limits | None = None,
    scheduler: str = "",
) -> Run:
    """Check a plan, make its run folder and run every trial."""
    running = _Running(executor, workers, scheduler, limits or Limits())
    with _lanes(running, plan) as lanes:
        problems = _problems(plan, lanes[0])
        if problems:
            raise ParameterError(" ".join(problems))
        return _run(store.create(plan), lanes, running, progress, control or RunControl())


def resume(
    run: Run,
    executor: str = "process",
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    control: RunControl | None = None,
    limits: Limits | None = None,
    scheduler: str = "",
    retry_failed: bool = False,
) -> Run:
    """Run the trials of a run that are not on disk yet; the numbers do not show the seam."""
    running = _Running(executor, workers, scheduler, limits or Limits(), retry_failed)
    with _lanes(running, run.plan) as lanes:
        return _run(run, lanes, running, progress, control or RunControl())


@contextlib.contextmanager
def _lanes(running: _Running, plan: Plan) -> Iterator[list[Lane]]:
    """Open the lanes; worker processes all start at once and import what the plan needs."""
    check_parameters(running.limits)
    with open_lanes(running.executor, running.workers, running.scheduler) as lanes:
        methods = tuple(dict.fromkeys(one.method for one in plan.methods))
        for lane in lanes:
            lane.start(methods)
        yield lanes


def _problems(plan: Plan, lane: Lane) -> tuple[str, ...]:
    """Check a plan where its methods are imported: in a worker process, if there is one."""
    if lane.can_be_killed:
        with contextlib.suppress(BrokenProcessPool):
            found: tuple[str, ...] = lane.submit(check_plan, plan).result()
            return found
    return check_plan(plan)


def _run(
    run: Run,
    lanes: list[Lane],
    running: _Running,
    progress: ProgressCallback | None,
    control: RunControl,
) -> Run:
    trials = unfold(run.plan)
    with run.writing():
        run.start(executor=running.executor, workers=len(lanes), total=len(trials))
        try:
            schedule = Schedule(run, lanes, running.limits, control, progress)
            _run_missing(run, trials, schedule, running)
            _finish(run, "finished")
        except CancelledRun:
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
    run: Run, trials: tuple[Trial, ...], schedule: Schedule, running: _Running
) -> None:
    known = {one.key: one for one in run.results()}
    if running.retry_failed:
        known = {key: one for key, one in known.items() if one.error is None}
    missing = [one for one in trials if one.key not in known]
    if not missing:
        return
    failed = sum(one.error is not None for one in known.values())
    schedule.begin(done=len(trials) - len(missing), total=len(trials), failed=failed)
    schedule.lay_out(here=running.executor == "dask")
    schedule.run_all(missing)


def _finish(run: Run, status: str, message: str = "") -> None:
    run.finish(status, message)
    if status == "finished":
        Preparations(run.folder).forget()
