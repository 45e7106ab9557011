"""The pictures of a report, each with a heading and a sentence that explains it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.experiments import figures
from workbench.experiments.figures.run_figures import RunFigures
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Illustration,
    LegendEntry,
    Table,
    paragraph,
)
from workbench.experiments.reports.svg import Picture
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import curve_legend, draw_curves
from workbench.experiments.reports.svg_points import (
    class_legend,
    draw_ranges,
    draw_scatter,
    draw_spectrum,
)
from workbench.experiments.scoring.metrics import metric_named

_MOST_METHODS = 60
_MOST_ERRORS = 8


def picture_blocks(run_figures: RunFigures) -> Iterator[Block]:
    """Every picture that the run can give."""
    pictures: tuple[tuple[Callable[[Any], list[Block]], Any], ...] = (
        (_ranges, run_figures.comparison),
        (_learning, run_figures.learning_curve),
        (_sweep, run_figures.parameter_curve),
        (_confusion, run_figures.confusion),
        (_space, run_figures.space),
        (_spectrum, run_figures.spectrum),
        (_terms, run_figures.terms),
    )
    for draw, figure in pictures:
        if figure is not None:
            yield from draw(figure)


def _figure(
    heading: str, picture: Picture | None, caption: str, legend: Sequence[LegendEntry] = ()
) -> list[Block]:
    if picture is None:
        return []
    return [Heading(heading), Illustration(picture, caption, tuple(legend))]


def _ranges(figure: figures.ComparisonFigure) -> list[Block]:
    sign = -1 if metric_named(figure.metric).higher_is_better else 1
    scored = sorted((score for score in figure.scores if score.n), key=lambda s: sign * s.mean)
    has_intervals = any(score.low == score.low for score in scored)
    ranges = [
        (
            configuration_title(score.name),
            *((score.low, score.mean, score.high) if score.low == score.low else (score.mean,) * 3),
        )
        for score in scored
    ]
    interval = " and 95 % bootstrap interval" if has_intervals else ""
    caption = f"Mean{interval} over the splits, each method at its largest training size."
    return _figure("Methods compared", draw_ranges(ranges[:_MOST_METHODS], figure.title), caption)


def _learning(figure: figures.CurveFigure) -> list[Block]:
    axis = figure.x_title.lower()
    caption = f"The score by number of {axis}; the bands are 95 % intervals of the mean."
    return _figure("Learning curve", draw_curves(figure), caption, curve_legend(figure))


def _sweep(figure: figures.CurveFigure) -> list[Block]:
    caption = f"The score by {figure.x_title}; the bands are 95 % intervals of the mean."
    return _figure("Effect of a setting", draw_curves(figure), caption, curve_legend(figure))


def _confusion(figure: figures.ConfusionFigure) -> list[Block]:
    caption = (
        f"{configuration_title(figure.configuration)}: actual classes in rows, predicted classes "
        f"in columns, summed over {figure.n_trials} splits. Correct predictions are blue, errors "
        "are orange; the stronger the colour, the larger the share of the row. Classes that are "
        "often confused are neighbours."
    )
    return [*_figure("Confusion matrix", draw_confusion(figure), caption), *_errors(figure)]


def _errors(figure: figures.ConfusionFigure) -> list[Block]:
    errors = [row for row in figure.rows()[1:] if row[0] != row[1] and row[2]]
    frequent = sorted(errors, key=lambda row: -float(row[2]))[:_MOST_ERRORS]
    if not frequent:
        return []
    rows: list[tuple[Any, ...]] = [("Actual", "Predicted", "Documents", "Share")]
    rows += [(*row[:3], Cell(f"{row[3]:.1%}", is_number=True)) for row in frequent]
    return [Heading("Most frequent errors", 3), Table.of(rows)]


def _space(figure: figures.ScatterFigure) -> list[Block]:
    caption = (
        f"{configuration_title(figure.configuration)}: each point is a document; a cross is an "
        "error, a ring a labelled document."
    )
    return _figure("Document space", draw_scatter(figure), caption, class_legend(figure))


def _spectrum(figure: figures.SpectrumFigure) -> list[Block]:
    name, gap = configuration_title(figure.configuration), figure.largest_gap()
    caption = f"{name}: the largest drop is after {gap}."
    return _figure("Eigenvalues", draw_spectrum(figure), caption)


def _terms(figure: figures.CharacteristicTermsFigure) -> list[Block]:
    rows: list[tuple[Any, ...]] = [("Class", "Terms")]
    rows += [(terms.class_name, ", ".join(terms.terms)) for terms in figure.classes]
    name = configuration_title(figure.configuration)
    return [
        Heading("Characteristic terms of each class"),
        paragraph(f"{name}, by the {figure.source}, strongest first."),
        Table.of(rows),
    ]
