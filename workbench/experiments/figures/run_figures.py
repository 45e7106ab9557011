"""Every figure that one run can give, for a report."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from workbench.experiments.figures.characteristic_terms import CharacteristicTermsFigure
from workbench.experiments.figures.comparison import ComparisonFigure
from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.curves import LearningCurveFigure, ParameterCurveFigure
from workbench.experiments.figures.scatter import ScatterFigure
from workbench.experiments.figures.spectrum import SpectrumFigure
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

    @classmethod
    def of(cls, run: Run, best: str | None) -> Self:
        """Compute the figures; `best` is the configuration whose confusions are wanted."""
        return cls(
            _attempt(lambda: LearningCurveFigure.from_run(run)),
            _attempt(lambda: ParameterCurveFigure.from_run(run)),
            _attempt(lambda: ConfusionFigure.from_run(run, best).by_similarity()),
            _attempt(lambda: ScatterFigure.from_run(run)),
            _attempt(lambda: SpectrumFigure.from_run(run)),
            _attempt(lambda: CharacteristicTermsFigure.from_run(run, count=_TERMS)),
            _attempt(lambda: ComparisonFigure.from_runs([run])),
        )


def _attempt(make: Callable[[], Figure]) -> Figure | None:
    try:
        return make()
    except (MissingResultError, StoreError):
        return None
