"""Jobs for the history of runs: list them, look at one, begin one, bring one in."""

from dataclasses import dataclass
from pathlib import Path

from workbench.experiments.jobs.spare_process import Progress
from workbench.experiments.output.archive import import_zip
from workbench.experiments.plan import Plan
from workbench.experiments.store import Run, RunStore, RunSummary


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


def list_runs_job(progress: Progress, root: Path) -> tuple[RunSummary, ...]:
    """List every run of a store, the newest first."""
    progress(0, 0)
    return tuple(RunStore(root).list())


def run_details_job(progress: Progress, folder: Path) -> RunDetails:
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


def create_run_job(progress: Progress, root: Path, plan: Plan) -> str:
    """Store a new run, which looks at versions and machine; the answer is its id."""
    progress(0, 0)
    return RunStore(root).create(plan).id


def plan_of_run_job(progress: Progress, folder: Path) -> Plan:
    """Read the plan of a run."""
    progress(0, 0)
    return Run(folder).plan


def import_run_job(progress: Progress, root: Path, file: str) -> str:
    """Bring an exported run into the store; the answer is its id."""
    progress(0, 0)
    return import_zip(file, RunStore(root)).id
