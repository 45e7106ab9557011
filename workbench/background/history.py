"""Jobs for the history of runs: list them, look at one, begin one, bring one in."""

from dataclasses import dataclass
from pathlib import Path

from workbench.errors import WorkbenchError
from workbench.experiments.figures.trial_scores import metrics_of, score_lists
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.archive import import_zip
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore, RunSummary
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import present
from workbench.progress import ProgressCallback


@dataclass(frozen=True)
class RunDetails:
    """What a person wants to know of a run before opening its result."""

    id: str
    name: str
    description: str
    message: str  # why it failed or ended early
    failures: tuple[tuple[str, str], ...]  # trial and reason
    warnings: tuple[str, ...]
    environment: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class BestScore:
    """The best mean of a run in its first metric, and who has it."""

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
    made_with = run.environment
    versions = [f"{name} {version}" for name, version in made_with.get("versions", {}).items()]
    return RunDetails(
        id=run.id,
        name=run.name,
        description=run.plan.description,
        message=str(run.record.get("message", "")),
        failures=tuple((one.key, one.error) for one in results if one.error),
        warnings=tuple(dict.fromkeys(word for one in results for word in one.warnings)),
        environment=(
            ("System", str(made_with.get("system", ""))),
            ("Versions", ", ".join(versions)),
        ),
    )


def best_scores_job(progress: ProgressCallback, folders: tuple[Path, ...]) -> dict[str, BestScore]:
    """The best score of each run that has one."""
    found = {}
    for place, folder in enumerate(folders):
        progress(place, len(folders))
        try:
            best = _best_score(Run(folder))
        except (WorkbenchError, OSError):  # gone or broken since it was listed
            continue
        if best is not None:
            found[folder.name] = best
    return found


def _best_score(run: Run) -> BestScore | None:
    results = run.results()
    metric = next(iter(metrics_of(results)), None)
    if metric is None:
        return None
    means = [(present(one.array()), one) for one in score_lists(run, results, metric)]
    known = [(float(values.mean()), one) for values, one in means if len(values)]
    if not known:
        return None
    sign = 1 if metric_named(metric).higher_is_better else -1
    mean, one = max(known, key=lambda pair: sign * pair[0])
    return BestScore(metric_named(metric).title, mean, one.configuration, one.training)


def create_run_job(progress: ProgressCallback, root: Path, plan: Plan) -> str:
    """Store a new run, which looks at versions and machine; the answer is its id."""
    progress(0, 0)
    return RunStore(root).create(plan).id


def plan_of_run_job(progress: ProgressCallback, folder: Path) -> Plan:
    """Read the plan of a run."""
    progress(0, 0)
    return Run(folder).plan


def import_run_job(progress: ProgressCallback, root: Path, file: str) -> str:
    """Bring an exported run into the store; the answer is its id."""
    progress(0, 0)
    return import_zip(file, RunStore(root)).id
