"""Jobs for the Compare page: figures of several runs, by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.background.figures import RunFacts, run_facts_job
from workbench.experiments import figures
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.figures.comparison import run_labels
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

Choice = tuple[str, str]  # run id and configuration


@dataclass(frozen=True)
class ConfusionPair:
    """The confusion matrices of two configurations, classes in the same order."""

    first: figures.ConfusionFigure
    second: figures.ConfusionFigure

    def rows(self) -> figures.TableRows:
        """One row per cell: the difference of the shares in percentage points."""
        differences = self.second.difference(self.first)
        table: figures.TableRows = [
            ("actual", "predicted", self.first.configuration, self.second.configuration, "points")
        ]
        shares = self.first.shares(), self.second.shares()
        return table + [
            (
                self.first.row_names[i],
                self.first.column_names[j],
                *(float(matrix[i, j]) for matrix in shares),
                float(100 * differences[i, j]),
            )
            for i in self.first.row_order
            for j in self.first.column_order
        ]


def confusion_pair(
    runs: Sequence[Run], first: Choice, second: Choice, training: str | None = None
) -> ConfusionPair:
    """The confusion matrices of two configurations, which must have the same classes."""
    before, after = (
        figures.ConfusionFigure.from_run(_run_of(runs, run_id), configuration, training)
        for run_id, configuration in (first, second)
    )
    after.difference(before)  # raises if the classes differ
    ordered = before.by_similarity(run_class_order(_run_of(runs, first[0])))
    return ConfusionPair(ordered, after.in_order_of(ordered))


def disagreement(
    runs: Sequence[Run], first: Choice, second: Choice, training: str | None = None
) -> figures.DisagreementFigure:
    """The documents that only one of two configurations gets right."""
    chosen = [(_run_of(runs, run_id), name) for run_id, name in (first, second)]
    figure = figures.DisagreementFigure.from_runs(chosen[0], chosen[1], training)
    return replace(figure, document_ids=tuple(figure.document_ids))


def joined_curves(runs: Sequence[Run], metric: str | None = None) -> figures.CurveFigure:
    """The learning curves of all runs over one axis."""
    drawn: list[tuple[Run, figures.CurveFigure]] = []
    problem: MissingResultError | None = None
    for run in runs:
        try:
            drawn.append((run, figures.LearningCurveFigure.from_run(run, metric)))
        except MissingResultError as error:
            problem = error
    if not drawn:
        raise problem or MissingResultError("Choose at least one run to compare.")
    labels = run_labels(runs)
    curves = tuple(
        replace(curve, name=f"{curve.name} ({labels[run.id]})") if labels[run.id] else curve
        for run, figure in drawn
        for curve in figure.curves
    )
    first = drawn[0][1]
    x_labels = first.x_labels if len(runs) == 1 else {}
    return figures.CurveFigure(
        first.x_title,
        first.y_title,
        curves,
        x_labels,
        all(figure.logarithmic for _, figure in drawn),
        first.confidence,
        is_share=first.is_share,
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
    return COMPARISONS[name]([Run(folder) for folder in folders], **options)


def runs_facts_job(progress: ProgressCallback, folders: tuple[Path, ...]) -> tuple[RunFacts, ...]:
    """The facts of several runs."""
    return tuple(run_facts_job(progress, folder) for folder in folders)


def _run_of(runs: Sequence[Run], run_id: str) -> Run:
    for run in runs:
        if run.id == run_id:
            return run
    raise MissingResultError(f"The run {run_id!r} is not one of the compared runs.")
