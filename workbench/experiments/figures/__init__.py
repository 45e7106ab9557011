"""Figures: dataclasses of numbers computed from runs; views and reports only draw them.

Large because every kind of figure has a module of its own.
"""

from workbench.experiments.figures.certainty import CertaintyFigure
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
from workbench.experiments.figures.documents.affinity import AffinityFigure
from workbench.experiments.figures.documents.dendrogram import Brackets, DendrogramFigure
from workbench.experiments.figures.documents.document_clusters import (
    DocumentCluster,
    DocumentClustersFigure,
)
from workbench.experiments.figures.documents.scatter import ScatterFigure
from workbench.experiments.figures.documents.selection_words import (
    SelectionWordsFigure,
    TypicalWord,
)
from workbench.experiments.figures.error_terms import ErrorTermsFigure, TermReason
from workbench.experiments.figures.metric_table import MetricTableFigure
from workbench.experiments.figures.overview.found_clusters import FoundCluster
from workbench.experiments.figures.overview.frequent_confusions import FrequentConfusion
from workbench.experiments.figures.overview.overview import OverviewFigure
from workbench.experiments.figures.overview.overview_advice import Advice
from workbench.experiments.figures.overview.overview_scores import MethodScore
from workbench.experiments.figures.race import RaceFigure, RaceLine
from workbench.experiments.figures.ranks import CriticalDifferenceFigure
from workbench.experiments.figures.relative_table import RelativeTableFigure
from workbench.experiments.figures.score_cells import ScoreCell, TableLine
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
    "Advice",
    "AffinityFigure",
    "Brackets",
    "CertaintyFigure",
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
    "DocumentCluster",
    "DocumentClustersFigure",
    "ErrorTermsFigure",
    "FoundCluster",
    "FrequentConfusion",
    "LearningCurveFigure",
    "MethodScore",
    "MetricTableFigure",
    "OverviewFigure",
    "ParameterCurveFigure",
    "RaceFigure",
    "RaceLine",
    "RelativeTableFigure",
    "ScatterFigure",
    "ScoreCell",
    "SelectionWordsFigure",
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
    "TypicalWord",
    "neighbours_before",
]
