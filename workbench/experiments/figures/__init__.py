"""Figures: dataclasses of numbers computed from runs; views and reports only draw them."""

from workbench.experiments.figures.affinity import AffinityFigure
from workbench.experiments.figures.characteristic_terms import (
    CharacteristicTermsFigure,
    ClassTerms,
)
from workbench.experiments.figures.comparison import ComparisonFigure, DisagreementFigure
from workbench.experiments.figures.confusion import ConfusionChange, ConfusionFigure
from workbench.experiments.figures.curves import (
    Curve,
    CurveFigure,
    LearningCurveFigure,
    ParameterCurveFigure,
    TimeFigure,
)
from workbench.experiments.figures.dendrogram import Brackets, DendrogramFigure
from workbench.experiments.figures.error_terms import ErrorTermsFigure, TermReason
from workbench.experiments.figures.metric_table import MetricTableFigure, ScoreCell, TableLine
from workbench.experiments.figures.race import RaceFigure, RaceLine
from workbench.experiments.figures.ranks import CriticalDifferenceFigure
from workbench.experiments.figures.relative_table import RelativeTableFigure
from workbench.experiments.figures.scatter import ScatterFigure
from workbench.experiments.figures.separability import SeparabilityFigure, SeparabilityPoint
from workbench.experiments.figures.spectrum import SpectrumFigure
from workbench.experiments.figures.term_clusters import (
    TermCluster,
    TermClusterFigure,
    TermLink,
    neighbours_before,
)
from workbench.experiments.figures.trial_scores import TableRows

__all__ = [
    "AffinityFigure",
    "Brackets",
    "CharacteristicTermsFigure",
    "ClassTerms",
    "ComparisonFigure",
    "ConfusionChange",
    "ConfusionFigure",
    "CriticalDifferenceFigure",
    "Curve",
    "CurveFigure",
    "DendrogramFigure",
    "DisagreementFigure",
    "ErrorTermsFigure",
    "LearningCurveFigure",
    "MetricTableFigure",
    "ParameterCurveFigure",
    "RaceFigure",
    "RaceLine",
    "RelativeTableFigure",
    "ScatterFigure",
    "ScoreCell",
    "SeparabilityFigure",
    "SeparabilityPoint",
    "SpectrumFigure",
    "TableLine",
    "TableRows",
    "TermCluster",
    "TermClusterFigure",
    "TermLink",
    "TermReason",
    "TimeFigure",
    "neighbours_before",
]
