"""Every figure that one run can give, for a report."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from workbench.experiments.figures.certainty import CertaintyFigure
from workbench.experiments.figures.characteristic_terms import CharacteristicTermsFigure
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.figures.comparison import ComparisonFigure
from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.curves import (
    LearningCurveFigure,
    ParameterCurveFigure,
    TimeFigure,
)
from workbench.experiments.figures.documents.affinity import AffinityFigure
from workbench.experiments.figures.documents.dendrogram import DendrogramFigure
from workbench.experiments.figures.documents.document_clusters import DocumentClustersFigure
from workbench.experiments.figures.documents.scatter import ScatterFigure
from workbench.experiments.figures.overview.overview import OverviewFigure
from workbench.experiments.figures.race import RaceFigure
from workbench.experiments.figures.separability import SeparabilityFigure
from workbench.experiments.figures.spectrum import SpectrumFigure
from workbench.experiments.figures.term_clusters import TermClusterFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

Figure = TypeVar("Figure")
_TERMS = 12
_BINS = 120  # of an affinity matrix


@dataclass(frozen=True)
class RunFigures:
    """The figures of a run; None where the run stored no numbers for a figure."""

    learning_curve: LearningCurveFigure | None
    parameter_curve: ParameterCurveFigure | None
    confusion: ConfusionFigure | None
    space: ScatterFigure | None
    spectrum: SpectrumFigure | None
    terms: CharacteristicTermsFigure | None
    comparison: ComparisonFigure | None
    overview: OverviewFigure | None = None
    time: TimeFigure | None = None
    clusters: DocumentClustersFigure | None = None
    term_clusters: TermClusterFigure | None = None
    race: RaceFigure | None = None
    certainty: CertaintyFigure | None = None
    affinity: AffinityFigure | None = None
    tree: DendrogramFigure | None = None
    separability: SeparabilityFigure | None = None

    @classmethod
    def of(cls, run: Run, best: str | None) -> Self:
        """Compute the figures; `best` is the configuration whose confusions are wanted."""
        return cls(
            learning_curve=_attempt(lambda: LearningCurveFigure.from_run(run)),
            parameter_curve=_attempt(lambda: ParameterCurveFigure.from_run(run)),
            confusion=_attempt(
                lambda: ConfusionFigure.from_run(run, best).by_similarity(run_class_order(run))
            ),
            space=_of_best(ScatterFigure, run, best),
            spectrum=_of_best(SpectrumFigure, run, best),
            terms=_attempt(lambda: CharacteristicTermsFigure.from_run(run, best, count=_TERMS)),
            overview=_attempt(lambda: OverviewFigure.from_run(run)),
            time=_attempt(lambda: TimeFigure.from_run(run)),
            clusters=_attempt(lambda: DocumentClustersFigure.from_run(run)),
            term_clusters=_attempt(lambda: TermClusterFigure.from_run(run)),
            race=_attempt(lambda: RaceFigure.from_run(run)),
            certainty=_attempt(lambda: CertaintyFigure.from_run(run, _largest_size(run))),
            affinity=_of_best(AffinityFigure, run, best, bins=_BINS),
            tree=_attempt(lambda: DendrogramFigure.from_run(run)),
            separability=_attempt(lambda: SeparabilityFigure.from_run(run)),
            comparison=_attempt(lambda: ComparisonFigure.from_runs([run])),
        )


def _largest_size(run: Run) -> str | None:
    """The training size that the window shows first."""
    sizes = {result.training: result.training_size for result in run.results()}
    return max(sizes, key=lambda training: sizes[training], default=None)


def _of_best(kind: Any, run: Run, best: str | None, **options: Any) -> Any:
    """The figure of the best configuration, or of the first that has one."""
    figure = _attempt(lambda: kind.from_run(run, best, **options))
    return figure or _attempt(lambda: kind.from_run(run, **options))


def _attempt(make: Callable[[], Figure]) -> Figure | None:
    try:
        return make()
    except (MissingResultError, StoreError):
        return None
