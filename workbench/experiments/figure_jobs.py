"""Figures by name, computed for the window in its spare process."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.experiments import figures
from workbench.experiments.background import Progress
from workbench.experiments.figures.evidence import configurations_of, metrics_of
from workbench.experiments.metrics import metric_named
from workbench.experiments.runs import Run

FIGURES: dict[str, Callable[..., Any]] = {
    "scores": figures.MetricTableFigure.from_run,
    "confusion": figures.ConfusionFigure.from_run,
    "space": figures.ScatterFigure.frames,
    "learning curve": figures.LearningCurveFigure.from_run,
    "parameter curve": figures.ParameterCurveFigure.from_run,
    "characteristic terms": figures.CharacteristicTermsFigure.from_run,
    "error terms": figures.ErrorTermsFigure.from_run,
    "term clusters": figures.TermClusterFigure.from_run,
    "spectrum": figures.SpectrumFigure.from_run,
    "affinity": figures.AffinityFigure.from_run,
    "separability": figures.SeparabilityFigure.from_run,
    "dendrogram": figures.DendrogramFigure.from_run,
    "time": figures.TimeFigure.from_run,
}


@dataclass(frozen=True)
class RunFacts:
    """What a page has to know about a run before it draws: its names and its state."""

    id: str
    name: str
    status: str
    done: int
    total: int
    configurations: tuple[str, ...]
    trainings: tuple[str, ...]
    metrics: tuple[tuple[str, str], ...]  # name and title
    failures: tuple[tuple[str, str], ...]  # trial and reason
    warnings: tuple[str, ...]


def figure_job(progress: Progress, folder: Path, name: str, options: Mapping[str, Any]) -> Any:
    """Compute one figure of a run."""
    progress(0, 0)
    return FIGURES[name](Run(folder), **options)


def run_facts_job(progress: Progress, folder: Path) -> RunFacts:
    """Look at a run."""
    progress(0, 0)
    run = Run(folder)
    results = run.results()
    sizes = {one.training: one.training_size for one in results}
    return RunFacts(
        id=run.id,
        name=run.name,
        status=run.status,
        done=len(results),
        total=run.total,
        configurations=tuple(configurations_of(run, results)),
        trainings=tuple(sorted(sizes, key=lambda one: sizes[one])),
        metrics=tuple((one, metric_named(one).title) for one in metrics_of(results)),
        failures=tuple((one.key, one.error) for one in results if one.error),
        warnings=tuple(dict.fromkeys(word for one in results for word in one.warnings)),
    )
