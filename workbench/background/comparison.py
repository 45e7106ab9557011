"""Figures of several runs by name, computed for the window in its spare process."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.background.figures import RunFacts, run_facts_job
from workbench.experiments import figures
from workbench.experiments.figures.comparison import run_labels
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore, RunSummary
from workbench.experiments.runs.trial_choice import MissingResultError
from workbench.progress import ProgressCallback

Choice = tuple[str, str]  # run id and configuration


@dataclass(frozen=True)
class ConfusionPair:
    """The confusion matrices of two configurations, classes in the same order."""

    first: figures.ConfusionFigure
    second: figures.ConfusionFigure

    def rows(self) -> figures.Rows:
        """One row per cell: how many points of share the second has more than the first."""
        gained = self.second.difference(self.first)
        table: figures.Rows = [
            ("actual", "predicted", self.first.configuration, self.second.configuration, "points")
        ]
        shares = self.first.shares(), self.second.shares()
        return table + [
            (
                self.first.row_names[i],
                self.first.column_names[j],
                *(float(one[i, j]) for one in shares),
                float(100 * gained[i, j]),
            )
            for i in self.first.row_order
            for j in self.first.column_order
        ]


def confusion_pair(
    runs: Sequence[Run], first: Choice, second: Choice, training: str | None = None
) -> ConfusionPair:
    """The matrices of two configurations, which must judge the same classes."""
    one, two = (
        figures.ConfusionFigure.from_run(_run_of(runs, run_id), configuration, training)
        for run_id, configuration in (first, second)
    )
    two.difference(one)  # says why where there is none
    sorted_one = one.by_similarity()
    return ConfusionPair(sorted_one, two.in_order_of(sorted_one))


def disagreement(
    runs: Sequence[Run], first: Choice, second: Choice, training: str | None = None
) -> figures.DisagreementFigure:
    """The documents that one of two configurations gets right and the other wrong."""
    chosen = [(_run_of(runs, run_id), name) for run_id, name in (first, second)]
    found = figures.DisagreementFigure.from_runs(chosen[0], chosen[1], training)
    return replace(found, document_ids=tuple(found.document_ids))


def joined_curves(runs: Sequence[Run], metric: str | None = None) -> figures.CurveFigure:
    """The learning curves of all runs over one axis."""
    found: list[tuple[Run, figures.CurveFigure]] = []
    problem: MissingResultError | None = None
    for run in runs:
        try:
            found.append((run, figures.LearningCurveFigure.from_run(run, metric)))
        except MissingResultError as error:
            problem = error
    if not found:
        raise problem or MissingResultError("Choose at least one run to compare.")
    called = run_labels(runs)
    curves = tuple(
        replace(one, name=f"{one.name} ({called[run.id]})") if called[run.id] else one
        for run, figure in found
        for one in figure.curves
    )
    first = found[0][1]
    words = first.x_words if len(runs) == 1 else {}
    return figures.CurveFigure(
        first.x_title,
        first.y_title,
        curves,
        words,
        all(one.logarithmic for _, one in found),
        first.confidence,
    )


COMPARISONS: dict[str, Callable[..., Any]] = {
    "table": figures.ComparisonFigure.from_runs,
    "pairs": figures.ComparisonFigure.from_runs,
    "curves": joined_curves,
    "confusion": confusion_pair,
    "documents": disagreement,
    "ranks": figures.CriticalDifferenceFigure.from_runs,
}


def comparison_job(
    progress: ProgressCallback, folders: tuple[Path, ...], name: str, options: Mapping[str, Any]
) -> Any:
    """Compute one figure of several runs."""
    progress(0, 0)
    return COMPARISONS[name]([Run(one) for one in folders], **options)


def compared_facts_job(
    progress: ProgressCallback, folders: tuple[Path, ...]
) -> tuple[RunFacts, ...]:
    """Look at several runs."""
    return tuple(run_facts_job(progress, one) for one in folders)


def list_runs_job(progress: ProgressCallback, root: Path) -> tuple[RunSummary, ...]:
    """The runs that can be compared, the newest first."""
    progress(0, 0)
    return tuple(one for one in RunStore(root).list() if one.done and not one.problem)


def _run_of(runs: Sequence[Run], run_id: str) -> Run:
    found = next((one for one in runs if one.id == run_id), None)
    if found is None:
        raise MissingResultError(f"Run {run_id!r} is not among those compared.")
    return found
