"""Every figure that one run can give, for a report."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from workbench.experiments.figures.characteristic_terms import CharacteristicTermsFigure
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.figures.comparison import ComparisonFigure
from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.curves import (
    LearningCurveFigure,
    ParameterCurveFigure,
    TimeFigure,
)
from workbench.experiments.figures.documents.document_clusters import DocumentClustersFigure
from workbench.experiments.figures.documents.scatter import ScatterFigure
from workbench.experiments.figures.overview.overview import OverviewFigure
from workbench.experiments.figures.race import RaceFigure
from workbench.experiments.figures.spectrum import SpectrumFigure
from workbench.experiments.figures.term_clusters import TermClusterFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

Figure = TypeVar("Figure")
_TERMS = 12


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

    @classmethod
    def of(cls, run: Run, best: str | None) -> Self:
        """Compute the figures; `best` is the configuration whose confusions are wanted."""
        return cls(
            learning_curve=_attempt(lambda: LearningCurveFigure.from_run(run)),
            parameter_curve=_attempt(lambda: ParameterCurveFigure.from_run(run)),
            confusion=_attempt(
                lambda: ConfusionFigure.from_run(run, best).by_similarity(run_class_order(run))
            ),
            space=_attempt(lambda: ScatterFigure.from_run(run)),
            spectrum=_attempt(lambda: SpectrumFigure.from_run(run)),
            terms=_attempt(lambda: CharacteristicTermsFigure.from_run(run, best, count=_TERMS)),
            overview=_attempt(lambda: OverviewFigure.from_run(run)),
            time=_attempt(lambda: TimeFigure.from_run(run)),
            clusters=_attempt(lambda: DocumentClustersFigure.from_run(run)),
            term_clusters=_attempt(lambda: TermClusterFigure.from_run(run)),
            race=_attempt(lambda: RaceFigure.from_run(run)),
            comparison=_attempt(lambda: ComparisonFigure.from_runs([run])),
        )


def _attempt(make: Callable[[], Figure]) -> Figure | None:
    try:
        return make()
    except (MissingResultError, StoreError):
        return None
