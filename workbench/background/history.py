"""Jobs for the Runs page: list the runs of a store, describe, create and import them."""

import itertools
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.archive import import_zip
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore, RunSummary
from workbench.plain_text import size_words
from workbench.progress import ProgressCallback


@dataclass(frozen=True)
class RunDetails:
    """What the Runs page shows of a run before its results are opened."""

    id: str
    name: str
    description: str
    message: str  # why it failed or ended early
    failures: tuple[tuple[str, str], ...]  # trial and reason
    warnings: tuple[str, ...]
    environment: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class BestScore:
    """The best mean of a run in its first metric, and its configuration."""

    metric: str  # its title
    mean: float
    configuration: str
    training: str


def list_runs_job(progress: ProgressCallback, root: Path) -> tuple[RunSummary, ...]:
    """List every run of a store, the newest first."""
    progress(0, 0)
    return tuple(RunStore(root).list())


def run_details_job(progress: ProgressCallback, folder: Path) -> RunDetails:
    """Read the reasons of failures, the warnings and the machine of a run."""
    progress(0, 0)
    run = Run(folder)
    results = run.results()
    environment = run.environment
    versions = [f"{name} {version}" for name, version in environment.get("versions", {}).items()]
    return RunDetails(
        id=run.id,
        name=run.name,
        description=run.plan.description,
        message=str(run.record.get("message", "")),
        failures=tuple((_trial_title(result), result.error) for result in results if result.error),
        warnings=tuple(dict.fromkeys(warning for result in results for warning in result.warnings)),
        environment=(
            ("System", str(environment.get("system", ""))),
            ("Versions", ", ".join(versions)),
        ),
    )


def _trial_title(result: TrialResult) -> str:
    """A trial in words: the configuration, the training size, the repeat and the fold."""
    size = f", training size {size_words(result.training)}" if result.training else ""
    fold = f", fold {result.fold + 1}" if result.fold else ""
    return f"{configuration_title(result.configuration)}{size}, repeat {result.repeat + 1}{fold}"


def best_scores_job(progress: ProgressCallback, folders: tuple[Path, ...]) -> dict[str, BestScore]:
    """The best score of each run that has one."""
    scores = {}
    for position, folder in enumerate(folders):
        progress(position, len(folders))
        try:
            best = _best_score(Run(folder))
        except (WorkbenchError, OSError):  # deleted or damaged since it was listed
            continue
        if best is not None:
            scores[folder.name] = best
    return scores


def _best_score(run: Run) -> BestScore | None:
    from workbench.experiments.figures.trial_scores import (  # late: 0.1 s to import
        metrics_of,
        score_lists,
    )
    from workbench.experiments.scoring.metrics import metric_named  # late: 0.02 s to import
    from workbench.experiments.scoring.summaries import present  # late: 0.02 s to import

    results = run.results()
    metric = next(iter(metrics_of(results)), None)
    if metric is None:
        return None
    means = [(present(scores.array()), scores) for scores in score_lists(run, results, metric)]
    usable = [(float(values.mean()), scores) for values, scores in means if len(values)]
    if not usable:
        return None
    sign = 1 if metric_named(metric).higher_is_better else -1
    mean, scores = max(usable, key=lambda pair: sign * pair[0])
    return BestScore(metric_named(metric).title, mean, scores.configuration, scores.training)


def create_run_job(progress: ProgressCallback, root: Path, plan: Plan) -> str:
    """Create a run under a name that no other run has; returns its id."""
    progress(0, 0)
    store = RunStore(root)
    taken = {run.name.casefold() for run in store.list()}
    numbered = (f"{plan.name} ({number})" for number in itertools.count(2))
    names = itertools.chain([plan.name], numbered)
    name = next(name for name in names if name.casefold() not in taken)
    return store.create(replace(plan, name=name)).id


def plan_of_run_job(progress: ProgressCallback, folder: Path) -> Plan:
    """Read the plan of a run."""
    progress(0, 0)
    return Run(folder).plan


def import_run_job(progress: ProgressCallback, root: Path, file: str) -> str:
    """Import an exported run into the store; returns its id."""
    progress(0, 0)
    return import_zip(file, RunStore(root)).id
