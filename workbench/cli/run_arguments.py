"""What the commands about runs share: the store, the executor and the progress bar."""

import argparse
import signal
import statistics
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from workbench.cli.answers import INTERRUPTED, Answer
from workbench.errors import ParameterError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports.report import report_text, write_report
from workbench.experiments.running.control import Limits, RunControl, RunProgress
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore

EXECUTORS = ("process", "thread", "dask")


def add_store(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the store."""
    parser.add_argument("--store", type=Path, metavar="DIR", help="the folder of runs")


def add_execution(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where trials are computed."""
    group = parser.add_argument_group("execution")
    group.add_argument("--executor", choices=EXECUTORS, default="process")
    group.add_argument("--workers", type=int, metavar="N", help="default: one per core")
    group.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster, tcp://host:port")
    group.add_argument(
        "--time-limit", type=float, default=0.0, metavar="S", help="seconds per trial; 0: none"
    )
    group.add_argument(
        "--memory-limit", type=int, default=0, metavar="MB", help="per worker process; 0: none"
    )
    group.add_argument(
        "--report", type=Path, metavar="DIR", help="write the report there at the end"
    )


def store_of(arguments: argparse.Namespace) -> RunStore:
    """The store that was named, or the usual one."""
    if arguments.store is not None and arguments.store.is_file():
        raise ParameterError(f"--store = {arguments.store} is a file; name a folder of runs.")
    return RunStore(arguments.store)


def execution_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """The executor, workers and scheduler as the runner takes them."""
    executor = "dask" if arguments.scheduler else arguments.executor
    if arguments.memory_limit and executor != "process":
        raise ParameterError(
            f"--memory-limit = {arguments.memory_limit} can only be kept with --executor process; "
            f"with {executor} leave it out."
        )
    return {
        "executor": executor,
        "workers": arguments.workers,
        "scheduler": arguments.scheduler or "",
        "limits": Limits(arguments.time_limit, arguments.memory_limit),
    }


@contextmanager
def watched() -> Iterator[tuple[Callable[[RunProgress], None], RunControl]]:
    """A progress bar for a run, and Ctrl-C that ends it in a state that can be resumed."""
    from tqdm import tqdm  # late: 0.1 s to import

    control = RunControl()

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        control.cancel()

    before = signal.signal(signal.SIGINT, interrupt)
    with tqdm(desc="Preparing", unit="trial", disable=None, leave=False) as bar:

        def show(progress: RunProgress) -> None:
            bar.total = progress.total
            words = f"{progress.failed} failed" if progress.failed else progress.stage
            bar.set_description(words.capitalize())
            bar.update(progress.done - bar.n)

        try:
            yield show, control
        finally:
            signal.signal(signal.SIGINT, before)


def finished_answer(run: Run, report: Path | None) -> Answer:
    """The table of a run, where its report is, and its id last."""
    data, parts = summary(run), [report_text(run)]
    if report is not None:
        data["report"] = str(write_report(run, report))
        parts.append(f"Report: {data['report']}")
    if run.status == "cancelled":
        parts.append(f"The run was stopped; go on with: workbench resume {run.id}")
    code = 0 if run.status == "finished" else INTERRUPTED
    if data["done"] and data["failed"] == data["done"]:
        parts.append(
            f"Every trial failed; the reasons are shown by: workbench show {run.id} --json"
        )
        code = 1
    return Answer(data, "\n\n".join([*parts, run.id]), code)


def summary(run: Run) -> dict[str, Any]:
    """The state of a run and its scores: over all its trials, and by training size."""
    results = run.results()
    sizes = list(dict.fromkeys(one.training for one in results))
    return {
        "id": run.id,
        "name": run.name,
        "status": run.status,
        "done": len(results),
        "total": run.total,
        "failed": sum(one.error is not None for one in results),
        "scores": _scores(results),
        "scores_by_training": {
            size: _scores([one for one in results if one.training == size]) for size in sizes
        },
        "failures": [{"trial": one.key, "reason": one.error} for one in results if one.error],
    }


def _scores(results: Iterable[TrialResult]) -> dict[str, dict[str, dict[str, float | None]]]:
    """Configuration → metric → mean and deviation."""
    found: dict[str, dict[str, list[float]]] = {}
    for one in results:
        for metric, value in one.scores.items():
            found.setdefault(one.configuration, {}).setdefault(metric, []).append(value)
    return {
        configuration: {metric: _mean_and_deviation(values) for metric, values in scores.items()}
        for configuration, scores in found.items()
    }


def _mean_and_deviation(values: list[float]) -> dict[str, float | None]:
    known = [value for value in values if value == value]  # a score can be undefined
    return {
        "mean": statistics.fmean(known) if known else None,
        "deviation": statistics.stdev(known) if len(known) > 1 else None,
        "trials": len(known),
    }
