"""Figures as SVG by their kind, in the style of reports."""

from collections.abc import Callable
from typing import Any

from workbench.errors import ParameterError
from workbench.experiments import figures
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.svg import Picture
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import draw_curves
from workbench.experiments.reports.svg_points import draw_ranges, draw_scatter, draw_spectrum

_MOST_METHODS = 60
_DRAWN: tuple[tuple[type, Callable[[Any], Picture | None]], ...] = (
    (figures.ConfusionFigure, draw_confusion),
    (figures.CurveFigure, draw_curves),
    (figures.ScatterFigure, draw_scatter),
    (figures.SpectrumFigure, draw_spectrum),
    (figures.OverviewFigure, lambda figure: draw_overview(figure)),
)


def draw_figure(figure: Any) -> Picture:
    """Draw a figure; of a series the last, which has the most labels."""
    shown = figure[-1] if isinstance(figure, tuple) and figure else figure
    for kind, draw in _DRAWN:
        if isinstance(shown, kind):
            picture = draw(shown)
            if picture is not None:
                return picture
    raise ParameterError(
        f"A {type(shown).__name__} cannot be drawn as SVG; use its rows(). Drawn are "
        "confusion matrices, curves, spaces, spectra and the overview."
    )


def draw_overview(figure: figures.OverviewFigure) -> Picture | None:
    """Methods below each other, each with its mean and 95 % interval."""
    ranges, unit = [], 100.0 if figure.is_share else 1.0
    for score in figure.at(figure.training)[:_MOST_METHODS]:
        low, high = (score.low, score.high) if score.low == score.low else (score.mean, score.mean)
        name = configuration_title(score.configuration)
        ranges.append((name, unit * low, unit * score.mean, unit * high))
    return draw_ranges(ranges, f"{figure.title}, %" if figure.is_share else figure.title)
