"""Jobs for the Results page: figures of a run, by name, and what the page offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.background.selections import space_frames
from workbench.corpora.mapped_texts import beginning_of
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.experiments import figures
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.figures.curves import setting_title, swept_parameters
from workbench.experiments.figures.documents.document_clusters import has_clusters
from workbench.experiments.figures.trial_choice import ordered_configurations
from workbench.experiments.figures.trial_scores import metrics_of
from workbench.experiments.models.model import model_from_run
from workbench.experiments.models.term_neighbours import TermNeighboursFigure
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports.tables import write_table
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.plain_text import counted
from workbench.progress import ProgressCallback

_MOST_CHARACTERS = 200_000
_PRINTED = (".md", ".tex", ".txt")  # for readers: names, rounded numbers, the best in bold


def confusion_by_similarity(run: Run, **options: Any) -> figures.ConfusionFigure:
    """A confusion matrix in the order of similarity; the window does not import what it needs."""
    return figures.ConfusionFigure.from_run(run, **options).by_similarity(run_class_order(run))


FIGURES: dict[str, Callable[..., Any]] = {
    "overview": figures.OverviewFigure.from_run,
    "scores": figures.MetricTableFigure.from_run,
    "confusion": confusion_by_similarity,
    "confusion before": figures.ConfusionFigure.before,
    "space": space_frames,
    "clusters": figures.DocumentClustersFigure.from_run,
    "learning curve": figures.LearningCurveFigure.from_run,
    "certainty": figures.CertaintyFigure.from_run,
    "parameter curve": figures.ParameterCurveFigure.from_run,
    "characteristic terms": figures.CharacteristicTermsFigure.from_run,
    "error terms": figures.ErrorTermsFigure.from_run,
    "term clusters": figures.TermClusterFigure.from_run,
    "spectrum": figures.SpectrumFigure.from_run,
    "affinity": figures.AffinityFigure.from_run,
    "race": figures.RaceFigure.from_run,
    "separability": figures.SeparabilityFigure.from_run,
    "dendrogram": figures.DendrogramFigure.from_run,
    "time": figures.TimeFigure.from_run,
}


@dataclass(frozen=True)
class RunFacts:
    """What a page needs before it draws a run: its names and its status."""

    id: str
    name: str
    status: str
    done: int
    total: int
    configurations: tuple[str, ...]
    trainings: tuple[str, ...]
    metrics: tuple[tuple[str, str], ...]  # name and title
    swept: tuple[tuple[str, str], ...]  # name and label of a setting
    configurations_with: Mapping[
        str, tuple[str, ...]
    ]  # array name, and the configurations that stored it
    failures: tuple[tuple[str, str], ...]  # trial and reason
    warnings: tuple[str, ...]
    figures: tuple[str, ...] = ()  # the kinds of figures that the run has
    context: str = ""  # methods, trials, documents and classes in one line
    corpus: str = ""  # what the plan calls its corpus
    reading: ReadingSettings | None = None  # how the plan reads it


def figure_job(
    progress: ProgressCallback, folder: Path, name: str, options: Mapping[str, Any]
) -> Any:
    """Compute one figure of a run."""
    progress(0, 0)
    return FIGURES[name](Run(folder), **options)


def given_figure_job(_progress: ProgressCallback, figure: Any, *_unused: Any) -> Any:
    """Return a figure that has been computed already, where other jobs compute one."""
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
    figure = job(progress, source, name, options)
    if path.suffix in _PRINTED and hasattr(figure, "printed_rows"):
        return write_table(figure.printed_rows(), path)
    rows = _series_rows(figure) if isinstance(figure, tuple) else figure.rows()
    return write_table(rows, path)


def _series_rows(series: tuple[figures.ScatterFigure, ...]) -> figures.TableRows:
    table: figures.TableRows = []
    for figure in series:
        header, *rows = figure.rows()
        table += [("training", *header)] if not table else []
        table += [(figure.training, *row) for row in rows]
    return table


def text_job(progress: ProgressCallback, folder: Path, row: int) -> str:
    """The text of one document of a run's corpus; empty if the corpus consists of counts."""
    progress(0, 0)
    plan = Run(folder).plan
    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    return "" if corpus.counts is not None else beginning_of(corpus.texts, row, _MOST_CHARACTERS)


def neighbours_job(
    progress: ProgressCallback, folder: Path, term: str, configuration: str | None
) -> TermNeighboursFigure:
    """The neighbours of a term before and after a method, which is fitted once for all terms."""
    progress(0, 0)
    return TermNeighboursFigure.from_run(Run(folder), _fitted(folder, configuration), term)


@lru_cache(maxsize=1)
def _fitted(folder: Path, configuration: str | None) -> Any:
    return model_from_run(Run(folder), configuration, for_new_texts=False)


def run_facts_job(progress: ProgressCallback, folder: Path) -> RunFacts:
    """The facts of a run."""
    progress(0, 0)
    run = Run(folder)
    results = run.results()
    sizes = {result.training: result.training_size for result in results}
    return RunFacts(
        id=run.id,
        name=run.name,
        status=run.status,
        done=len(results),
        total=run.total,
        configurations=tuple(ordered_configurations(run, results)),
        trainings=tuple(sorted(sizes, key=lambda training: sizes[training])),
        metrics=tuple((metric, metric_named(metric).title) for metric in metrics_of(results)),
        swept=tuple(
            (parameter, setting_title(run, parameter)) for parameter in swept_parameters(results)
        ),
        configurations_with=_stored_arrays(run, results),
        failures=tuple((result.key, result.error) for result in results if result.error),
        warnings=tuple(dict.fromkeys(warning for result in results for warning in result.warnings)),
        figures=figures_of(run, results),
        context=_context(run, results),
        corpus=run.plan.corpus,
        reading=run.plan.reading,
    )


def figures_of(run: Run, results: list[TrialResult]) -> tuple[str, ...]:
    """The kinds of figures that a run has numbers for, without computing them."""
    finished = [result for result in results if result.error is None]
    if not finished:
        return ()
    stored = {name for result in finished for name in result.arrays}
    scores = {name for result in finished for name in result.scores}
    is_classified = any(result.mode != "clustering" for result in finished)
    sizes = {result.training_size for result in finished}
    exists = {
        "overview": True,
        "scores": True,
        "race": run.plan.is_race,
        "learning curve": len(sizes) > 1,
        "certainty": is_classified and "decision" in stored,
        "parameter curve": bool(swept_parameters(results)),
        "confusion": "predicted" in stored and run.corpus.label_sets is None,
        "clusters": has_clusters(finished),
        "space": True,
        "spectrum": "eigenvalues" in stored,
        "affinity": "affinity_values" in stored,
        "dendrogram": "merges" in stored,
        "separability": {"scatter_ratio", "squared_error"} <= scores,
        "characteristic terms": is_classified,
        "term clusters": "term_clusters" in stored,
        "time": True,
    }
    return tuple(name for name, is_available in exists.items() if is_available)


def _context(run: Run, results: list[TrialResult]) -> str:
    methods = len({result.configuration for result in results})
    parts = [counted(methods, "method"), counted(len(results), "trial")]
    if run.has_corpus():
        documents = counted(len(run.corpus.class_index), "document")
        classes = len(run.class_names)
        parts.append(f"{documents}, {classes} {'class' if classes == 1 else 'classes'}")
    return " · ".join(parts)


def _stored_arrays(run: Run, results: list[TrialResult]) -> dict[str, tuple[str, ...]]:
    finished = [result for result in results if result.error is None]
    names = dict.fromkeys(name for result in finished for name in result.arrays)
    return {
        name: tuple(
            ordered_configurations(run, [result for result in finished if name in result.arrays])
        )
        for name in names
    }
