"""The pictures of a report, each with a heading and one sentence that explains it."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from workbench.experiments import figures
from workbench.experiments.reports import html as html_parts
from workbench.experiments.reports import svg_figures
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError
from workbench.experiments.scoring.metrics import metric_named


def pictures_html(run: Run, best: str | None) -> Iterator[str]:
    """Every picture that the run can give; `best` is the configuration to look at closely."""
    for make in (_ranges, _learning, _sweep, _confusion, _space, _spectrum, _terms):
        try:
            found = make(run, best)
        except (MissingResultError, StoreError):
            continue  # this run has no such picture
        if found:
            yield found


def _ranges(run: Run, _best: str | None) -> str:
    figure = figures.ComparisonFigure.from_runs([run])
    sign = -1 if metric_named(figure.metric).higher_is_better else 1
    known = [one for one in figure.scores if one.n]
    ranges = [
        (one.name, *((one.low, one.mean, one.high) if one.low == one.low else (one.mean,) * 3))
        for one in sorted(known, key=lambda one: sign * one.mean)
    ]
    drawn = svg_figures.draw_ranges(ranges[:60], figure.title)
    is_wide = any(one.low == one.low for one in known)
    spread = " and 95 % bootstrap interval" if is_wide else ""
    caption = f"Mean{spread} over the splits, each method at its largest training size."
    return html_parts.figure("Which method is best", drawn, caption)


def _learning(run: Run, _best: str | None) -> str:
    figure = figures.LearningCurveFigure.from_run(run)
    caption = "How the score grows with what is known; the bands are 95 % intervals of the mean."
    return _curves("Learning curve", figure, caption)


def _sweep(run: Run, _best: str | None) -> str:
    figure = figures.ParameterCurveFigure.from_run(run)
    caption = f"How {figure.x_title} matters; the bands are 95 % intervals of the mean."
    return _curves("Effect of a setting", figure, caption)


def _curves(heading: str, figure: figures.CurveFigure, caption: str) -> str:
    names = [one.name for one in figure.curves if len(one.x)]
    return html_parts.figure(
        heading, svg_figures.draw_curves(figure), caption, html_parts.legend(names)
    )


def _confusion(run: Run, best: str | None) -> str:
    figure = figures.ConfusionFigure.from_run(run, best).by_similarity()
    drawn = svg_figures.draw_confusion(figure)
    caption = (
        f"{figure.configuration}: actual classes in rows, predicted ones in columns, summed over "
        f"{figure.n_trials} splits; right ones are blue and errors orange, the stronger the larger "
        "their share of the row. "
        "Classes that are confused with each other stand side by side."
    )
    confused = [
        row
        for row in sorted(figure.rows()[1:], key=lambda row: -float(row[2]))
        if row[0] != row[1] and row[2]
    ]
    rows = [("Actual", "Predicted", "Documents", "Share"), *(_shared(one) for one in confused[:8])]
    worst = f"<h3>Most frequent errors</h3>{html_parts.table(rows)}" if len(rows) > 1 else ""
    return html_parts.figure("What is taken for what", drawn, caption) + worst


def _shared(row: Sequence[Any]) -> tuple[Any, ...]:
    return (*row[:3], f"{row[3]:.1%}")


def _space(run: Run, _best: str | None) -> str:
    figure = figures.ScatterFigure.from_run(run)
    drawn = svg_figures.draw_scatter(figure)
    caption = (
        f"{figure.configuration}: each document where the method places it; a cross is an error, "
        "a ring a labelled document."
    )
    used = [i for i in range(len(figure.class_names)) if (figure.actual == i).any()]
    names = [figure.class_names[i] for i in used]
    return html_parts.figure(
        "The space of the method", drawn, caption, html_parts.legend(names, used)
    )


def _spectrum(run: Run, _best: str | None) -> str:
    figure = figures.SpectrumFigure.from_run(run)
    caption = f"{figure.configuration}: the largest drop is after {figure.largest_gap()}."
    return html_parts.figure("Eigenvalues", svg_figures.draw_spectrum(figure), caption)


def _terms(run: Run, _best: str | None) -> str:
    figure = figures.CharacteristicTermsFigure.from_run(run, count=12)
    rows: list[tuple[Any, ...]] = [("Class", "Terms")]
    rows += [(one.class_name, ", ".join(one.terms)) for one in figure.classes]
    told = f"{figure.configuration}, by the {figure.source}, strongest first."
    return f"<h2>Terms that speak for each class</h2><p>{escape(told)}</p>{html_parts.table(rows)}"
