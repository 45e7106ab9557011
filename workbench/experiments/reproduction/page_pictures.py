"""The figures of a paper drawn from our runs, with the published points where there are any."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from workbench.experiments import figures
from workbench.experiments.figures import Curve, CurveFigure, FigureError
from workbench.experiments.output import html_parts, svg_figures
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.outcome import Outcome
from workbench.experiments.reproduction.recipe import PublishedTable
from workbench.experiments.reproduction.table_rows import read_number
from workbench.experiments.store import Run
from workbench.experiments.storing.durable import StoreError

_MOST_CURVES = 14
_MOST_SPACES = 4


def pictures_html(outcome: Outcome) -> Iterator[str]:
    """The curves of every run, then the confusions and spaces that the recipe names."""
    for key, run in outcome.runs.items():
        yield from _curves(outcome, key, run)
    pictures = outcome.recipe.pictures
    for key, configurations in pictures.get("confusion", {}).items():
        for one in configurations if key in outcome.runs else ():
            yield from _attempt(_confusion, outcome.runs[key], one, None)
    for key, configuration in pictures.get("space", {}).items():
        if key not in outcome.runs:
            continue
        for training in OurNumbers({key: outcome.runs[key]}).trainings(key)[:_MOST_SPACES]:
            yield from _attempt(_space, outcome.runs[key], configuration, training)


def _curves(outcome: Outcome, key: str, run: Run) -> Iterator[str]:
    for metric in run.plan.metrics[:2]:
        try:
            yield _curve_figure(outcome, key, run, metric)
        except (FigureError, StoreError):
            continue


def _curve_figure(outcome: Outcome, key: str, run: Run, metric: str) -> str:
    try:
        figure: CurveFigure = figures.LearningCurveFigure.from_run(run, metric)
    except FigureError:
        figure = figures.ParameterCurveFigure.from_run(run, metric)
    tables = [
        one
        for one in outcome.recipe.tables
        if one.plan == key and one.metric == metric and one.status == "printed"
    ]
    curves = [*figure.curves, *(curve for one in tables for curve in _published(one, figure))]
    drawn = replace(figure, curves=tuple(curves[:_MOST_CURVES]))
    names = [one.name for one in drawn.curves if len(one.x)]
    caption = f"{key}: {figure.y_title} against {figure.x_title}, with 95 % intervals of the mean."
    return html_parts.figure(
        f"{key}: {figure.y_title}",
        svg_figures.draw_curves(drawn),
        caption,
        html_parts.legend(names),
    )


def _published(table: PublishedTable, figure: CurveFigure) -> Iterator[Curve]:
    """The column of the method that the table is about, at the places where we have points."""
    places = {words: x for x, words in figure.x_words.items()}
    for column in filter(None, (table.focus, table.baseline)):
        position = table.columns.index(column)
        points = []
        for training, line in table.rows.items():
            value, _ = read_number(line[position])
            if training in places and value is not None:
                points.append((places[training], value / table.unit))
        x, y = np.array(sorted(points), dtype=np.float64).reshape(-1, 2).T
        yield Curve(f"{column}, published", x, y, y, y, np.ones(len(x), dtype=np.int64))


def _attempt(
    make: Callable[[Run, str, str | None], str], run: Run, configuration: str, training: str | None
) -> Iterator[str]:
    try:
        yield make(run, configuration, training)
    except (FigureError, StoreError):
        return  # this run has no such picture


def _confusion(run: Run, configuration: str, training: str | None) -> str:
    figure = figures.ConfusionFigure.from_run(run, configuration, training)
    caption = f"Actual classes in rows, predicted ones in columns, over {figure.n_trials} splits."
    return html_parts.figure(
        f"Confusions of {configuration}", svg_figures.draw_confusion(figure), caption
    )


def _space(run: Run, configuration: str, training: str | None) -> str:
    figure = figures.ScatterFigure.from_run(run, configuration, training)
    labelled = f" with {training} labelled" if training else ""
    caption = f"Every document where the method places it{labelled}; labelled ones have a ring."
    used = [i for i in range(len(figure.class_names)) if (figure.actual == i).any()]
    legend = html_parts.legend([figure.class_names[i] for i in used], used)
    heading = f"The space of {configuration}{labelled}"
    return html_parts.figure(heading, svg_figures.draw_scatter(figure), caption, legend)
