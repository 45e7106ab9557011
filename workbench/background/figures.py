"""Figures by name, computed for the window in its spare process."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.experiments import figures
from workbench.experiments.figures.curves import setting_title, swept_parameters
from workbench.experiments.figures.trial_scores import metrics_of
from workbench.experiments.models.model import model_from_run
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports.tables import write_table
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import configurations_of
from workbench.experiments.scoring.metrics import metric_named
from workbench.progress import ProgressCallback

_MOST_CHARACTERS = 200_000


def confusion_by_similarity(run: Run, **options: Any) -> figures.ConfusionFigure:
    """Sorting classes takes the scientific libraries, so it is done here and not in a view."""
    return figures.ConfusionFigure.from_run(run, **options).by_similarity()


FIGURES: dict[str, Callable[..., Any]] = {
    "scores": figures.MetricTableFigure.from_run,
    "confusion": confusion_by_similarity,
    "confusion before": figures.ConfusionFigure.before,
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
    swept: tuple[tuple[str, str], ...]  # name and label of a setting
    having: Mapping[str, tuple[str, ...]]  # name of an array, and who stored it
    failures: tuple[tuple[str, str], ...]  # trial and reason
    warnings: tuple[str, ...]


def figure_job(
    progress: ProgressCallback, folder: Path, name: str, options: Mapping[str, Any]
) -> Any:
    """Compute one figure of a run."""
    progress(0, 0)
    return FIGURES[name](Run(folder), **options)


def same_job(progress: ProgressCallback, figure: Any, name: str, options: Mapping[str, Any]) -> Any:  # noqa: ARG001
    """Give back a figure that is there already."""
    return figure


def write_numbers_job(
    progress: ProgressCallback,
    path: Path,
    job: Callable[..., Any],
    source: Any,
    name: str,
    options: Mapping[str, Any],
) -> Path:
    """Write the numbers of a figure that a job computes, or of a series of figures."""
    found = job(progress, source, name, options)
    return write_table(_series_rows(found) if isinstance(found, tuple) else found.rows(), path)


def _series_rows(series: tuple[figures.ScatterFigure, ...]) -> figures.Rows:
    table: figures.Rows = []
    for one in series:
        header, *rows = one.rows()
        table += [("training", *header)] if not table else []
        table += [(one.training, *row) for row in rows]
    return table


def text_job(progress: ProgressCallback, folder: Path, row: int) -> str:
    """The text of one document of a run's corpus; nothing where the corpus holds counts."""
    progress(0, 0)
    plan = Run(folder).plan
    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    return "" if corpus.counts is not None else corpus.texts[row][:_MOST_CHARACTERS]


def neighbours_job(
    progress: ProgressCallback, folder: Path, term: str, configuration: str | None
) -> figures.TermNeighboursFigure:
    """The neighbours of a term before and after a method, which is fitted once for all terms."""
    progress(0, 0)
    return figures.TermNeighboursFigure.from_model(_fitted(folder, configuration), term)


@lru_cache(maxsize=1)
def _fitted(folder: Path, configuration: str | None) -> Any:
    return model_from_run(Run(folder), configuration, for_new_texts=False)


def run_facts_job(progress: ProgressCallback, folder: Path) -> RunFacts:
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
        swept=tuple((one, setting_title(run, one)) for one in swept_parameters(results)),
        having=_having(run, results),
        failures=tuple((one.key, one.error) for one in results if one.error),
        warnings=tuple(dict.fromkeys(word for one in results for word in one.warnings)),
    )


def _having(run: Run, results: list[TrialResult]) -> dict[str, tuple[str, ...]]:
    sound = [one for one in results if one.error is None]
    names = dict.fromkeys(name for one in sound for name in one.arrays)
    return {
        name: tuple(configurations_of(run, [one for one in sound if name in one.arrays]))
        for name in names
    }
