"""The options, the progress bar and the answer that the commands about runs share."""

import argparse
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.cli.answers import INTERRUPTED, Answer, hides_progress
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.recipes import paper_recipes, recipe_plan, recipes
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.race.result import race_result
from workbench.experiments.reports.report import write_report
from workbench.experiments.reports.terminal_report import report_text
from workbench.experiments.running.control import Limits, RunControl, RunProgress
from workbench.experiments.running.executors import EXECUTORS
from workbench.experiments.running.runner import executor_used
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.stop_signals import on_first_signal

_PROCESSES = "The trials run in processes instead of threads, which cannot be stopped at a limit."


def add_store(parser: argparse.ArgumentParser) -> None:
    """Add the option for the store."""
    parser.add_argument("--store", type=Path, metavar="DIR", help="folder of the runs")


def add_execution(parser: argparse.ArgumentParser) -> None:
    """Add the options that control how trials are executed."""
    group = parser.add_argument_group("execution")
    where = "where the workers run (default: process)"
    group.add_argument("--executor", choices=EXECUTORS, default="process", help=where)
    group.add_argument(
        "--workers", type=int, metavar="N", help="number of workers (default: one per core)"
    )
    group.add_argument(
        "--scheduler", metavar="ADDRESS", help="address of a Dask scheduler, tcp://host:port"
    )
    group.add_argument(
        "--time-limit",
        type=float,
        default=0.0,
        metavar="S",
        help="seconds per trial (default: 0, no limit); threads become processes",
    )
    group.add_argument(
        "--memory-limit",
        type=int,
        default=0,
        metavar="MB",
        help="megabytes per worker process (default: 0, no limit); threads become processes",
    )
    group.add_argument("--report", type=Path, metavar="DIR", help="folder for a report")


def store_from(arguments: argparse.Namespace) -> RunStore:
    """The store that was named, or the default one."""
    if arguments.store is not None and arguments.store.is_file():
        raise ParameterError(f"--store = {arguments.store} is a file; name a folder instead.")
    return RunStore(arguments.store) if arguments.store else RunStore()


def execution_from(arguments: argparse.Namespace) -> dict[str, Any]:
    """The execution options as arguments of the runner."""
    executor = "dask" if arguments.scheduler else arguments.executor
    limits = Limits(arguments.time_limit, arguments.memory_limit)
    if executor_used(executor, limits) != executor and sys.stderr is not None:
        print(_PROCESSES, file=sys.stderr)
    return {
        "executor": executor,
        "workers": arguments.workers,
        "scheduler": arguments.scheduler or "",
        "limits": limits,
    }


@contextmanager
def run_monitor() -> Iterator[tuple[Callable[[RunProgress], None], RunControl]]:
    """Show a progress bar for a run, and let signals stop the run so that it can be resumed."""
    from tqdm import tqdm  # late: 0.1 s to import

    control = RunControl()
    with (
        on_first_signal(control.cancel),
        tqdm(desc="Preparing", unit="trial", disable=hides_progress(), leave=False) as bar,
    ):

        def show(progress: RunProgress) -> None:
            bar.total = progress.total
            failed = f", {progress.failed} failed" if progress.failed else ""
            bar.set_description(f"{progress.stage.capitalize()}{failed}")
            bar.update(progress.done - bar.n)

        yield show, control


def finished_answer(run: Run, report: Path | None) -> Answer:
    """The scores of a run, the path of its report and, last, its id."""
    data = run_summary(run)
    written = None if report is None else str(write_report(run, report))
    parts = [report_text(run)]
    if run.plan.is_race:
        parts.append("\n".join(race_result(run).sentences()))
    if written is not None:
        data["report"] = written
        parts.append(f"Report: {written}")
    if run.status == "cancelled":
        parts.append(f"The run was stopped; continue it with: workbench resume {run.id}")
    code = 0 if run.status == "finished" else INTERRUPTED
    if data["done"] and data["failed"] == data["done"]:
        parts.append(f"Every trial failed; see the reasons with: workbench show {run.id} --json")
        code = 1
    return Answer(data, "\n\n".join([*parts, run.id]), code)


def run_summary(run: Run) -> dict[str, Any]:
    """The status of a run and its scores, over all trials and by training size."""
    results = run.results()
    sizes = list(dict.fromkeys(result.training for result in results))
    return {
        "id": run.id,
        "name": run.name,
        "status": run.status,
        "done": len(results),
        "total": run.total,
        "failed": sum(result.error is not None for result in results),
        "scores": _scores(results),
        "scores_by_training": {
            size: _scores(result for result in results if result.training == size) for size in sizes
        },
        "failures": [
            {"trial": result.key, "reason": result.error} for result in results if result.error
        ],
    }


def _scores(results: Iterable[TrialResult]) -> dict[str, dict[str, dict[str, float | None]]]:
    """Configuration → metric → mean and deviation."""
    values: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for metric, value in result.scores.items():
            values.setdefault(result.configuration, {}).setdefault(metric, []).append(value)
    return {
        configuration: {metric: _mean_and_deviation(scores) for metric, scores in metrics.items()}
        for configuration, metrics in values.items()
    }


def _mean_and_deviation(values: list[float]) -> dict[str, float | None]:
    defined = [value for value in values if value == value]  # undefined scores are NaN
    return {
        "mean": statistics.fmean(defined) if defined else None,
        "deviation": statistics.stdev(defined) if len(defined) > 1 else None,
        "trials": len(defined),
    }


def plan_named(name: str) -> Plan:
    """The plan in a file, or a recipe by its name."""
    file = paths.existing_path(name)
    if name in recipes() and file is None:
        return recipe_plan(name)
    if name in paper_recipes() and file is None:
        raise WorkbenchError(
            f"{name} is a paper recipe with several plans; run it with: workbench reproduce {name}"
        )
    if file is None:
        names = ", ".join(recipes())
        raise WorkbenchError(f"There is no file or recipe {name}; the recipes are {names}.")
    return load_plan(file)
