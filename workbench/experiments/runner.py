"""Running a plan: every trial once, in any order, each on disk before it is counted."""

import contextlib
from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.experiments.control import Limits, Progress, ProgressCallback, RunControl
from workbench.experiments.durable import StoreError
from workbench.experiments.executors import open_lanes, usual_workers
from workbench.experiments.plan import Plan
from workbench.experiments.preparation import Preparations
from workbench.experiments.schedule import CancelledRun, Schedule
from workbench.experiments.store import Run, RunStore
from workbench.experiments.trials import unfold
from workbench.parameters import check_parameters

__all__ = ["Limits", "Progress", "RunControl", "resume", "run_plan"]


@dataclass(frozen=True)
class _Running:
    """How and where trials run."""

    executor: str
    workers: int | None
    scheduler: str
    limits: Limits
    retry_failed: bool


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
    from workbench.experiments.checks import check

    problems = check(plan)
    if problems:
        raise ParameterError(" ".join(problems))
    run = store.create(plan)
    return resume(run, executor, workers, progress, control, limits, scheduler)


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
    check_parameters(running.limits)
    with run.writing():
        run.start(
            executor=running.executor,
            workers=running.workers or (0 if running.scheduler else usual_workers()),
            total=len(unfold(run.plan)),
        )
        try:
            _run_missing(run, running, progress, control or RunControl())
            _finish(run, "finished")
        except CancelledRun:
            _finish(run, "cancelled")
        except KeyboardInterrupt:
            _finish(run, "cancelled", "Stopped from the keyboard.")
            raise
        except Exception as error:
            with contextlib.suppress(StoreError):
                _finish(run, "failed", str(error))
            raise
    return run


def _run_missing(
    run: Run, running: _Running, progress: ProgressCallback | None, control: RunControl
) -> None:
    trials = unfold(run.plan)
    known = {one.key: one for one in run.results()}
    if running.retry_failed:
        known = {key: one for key, one in known.items() if one.error is None}
    missing = [one for one in trials if one.key not in known]
    if not missing:
        return
    failed = sum(one.error is not None for one in known.values())
    with open_lanes(running.executor, running.workers, running.scheduler) as lanes:
        schedule = Schedule(run, lanes, running.limits, control, progress)
        schedule.begin(done=len(trials) - len(missing), total=len(trials), failed=failed)
        schedule.lay_out(here=running.executor == "dask")
        schedule.run_all(missing)


def _finish(run: Run, status: str, message: str = "") -> None:
    run.finish(status, message)
    if status == "finished":
        Preparations(run.folder).forget()
