"""The figures of a paper drawn from our runs, with published points where available."""

from collections.abc import Callable, Iterator
from typing import ParamSpec

from workbench.experiments import figures
from workbench.experiments.figures import CurveFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports import html as html_parts
from workbench.experiments.reports.svg_affinity import BINS, draw_affinity
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import curve_legend, draw_curves
from workbench.experiments.reports.svg_points import class_legend, draw_scatter
from workbench.experiments.reproduction.claim_rows import plans_of
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.paper_curves import curves_of_run, curves_over_plans
from workbench.experiments.reproduction.recipe import Claim
from workbench.experiments.reproduction.result import ReproductionResult
from workbench.experiments.reproduction.trade_off import METRICS, draw_trade_off
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

_MOST_SPACES = 4
Arguments = ParamSpec("Arguments")


def pictures_html(result: ReproductionResult) -> Iterator[str]:
    """The curves of every run and over runs, then trade-offs, confusion matrices and spaces."""
    for key, run in result.runs.items():
        for metric in _drawn_metrics(result, run):
            yield from _attempt(_curve_figure, result, key, metric)
    for claim in result.recipe.claims:
        if claim.kind == "trend" and claim.along == "plans":
            yield from _attempt(_figure_over_plans, result, claim)
    yield from _trade_offs(result)
    yield from _confusions(result)
    yield from _by_training(result, "space", _space)
    yield from _by_training(result, "affinity", _affinity)


def _drawn_metrics(result: ReproductionResult, run: Run) -> list[str]:
    """The first metric of a plan, and those by which the paper compares methods."""
    claimed = {claim.metric for claim in result.recipe.claims if claim.kind == "above"}
    return [
        metric for metric in run.plan.metrics if metric in claimed or metric == run.plan.metrics[0]
    ]


def _curve_figure(result: ReproductionResult, key: str, metric: str) -> str:
    return _drawn_curves(key, curves_of_run(result, key, metric))


def _figure_over_plans(result: ReproductionResult, claim: Claim) -> str:
    first = result.recipe.plan(plans_of(claim, OurNumbers(result.runs))[0])
    return _drawn_curves(first.corpus if first else "", curves_over_plans(result, claim))


def _drawn_curves(heading: str, drawn: CurveFigure) -> str:
    caption = "Means over splits with their 95 % intervals."
    if isinstance(drawn, figures.ParameterCurveFigure):
        caption += " Horizontal lines are methods without this setting."
    return html_parts.figure(
        f"{heading}: {drawn.y_title} against {drawn.x_title.lower()}",
        draw_curves(drawn),
        caption,
        curve_legend(drawn),
    )


def _trade_offs(result: ReproductionResult) -> Iterator[str]:
    """For each trend along a setting: separation gained against fidelity lost."""
    numbers = OurNumbers(result.runs)
    trades = {
        (key, claim.method, claim.along)
        for claim in result.recipe.claims
        if claim.kind == "trend" and claim.metric in METRICS
        for key in plans_of(claim, numbers)
    }
    for key, label, along in sorted(trades):
        if key in result.runs:
            yield from _attempt(_trade_off, result, key, label, along)


def _trade_off(result: ReproductionResult, key: str, label: str, along: str) -> str:
    caption = (
        "The lower W/B, the better the classes are separated; the lower the error, the closer the "
        f"space is to the original terms. The numbers are the values of {along}."
    )
    drawn = draw_trade_off(result.runs[key], label, along)
    return html_parts.figure(f"{key}: W/B against squared error, {label}", drawn, caption)


def _confusions(result: ReproductionResult) -> Iterator[str]:
    for key, configurations in result.recipe.pictures.get("confusion", {}).items():
        for configuration in configurations if key in result.runs else ():
            yield from _attempt(_confusion, result.runs[key], key, configuration)


def _confusion(run: Run, key: str, configuration: str) -> str:
    figure = figures.ConfusionFigure.from_run(run, configuration)
    caption = (
        f"Actual classes in rows, predicted classes in columns, over {figure.n_trials} splits."
    )
    heading = f"{key}: confusions of {configuration_title(configuration)}"
    return html_parts.figure(heading, draw_confusion(figure), caption)


def _by_training(
    result: ReproductionResult, kind: str, draw: Callable[[Run, str, str, str], str]
) -> Iterator[str]:
    """One picture of a method for each of the first training sizes, as labels are added."""
    for key, configuration in result.recipe.pictures.get(kind, {}).items():
        if key in result.runs:
            run = result.runs[key]
            for training in OurNumbers({key: run}).trainings(key)[:_MOST_SPACES]:
                yield from _attempt(draw, run, key, configuration, training)


def _affinity(run: Run, key: str, configuration: str, training: str) -> str:
    figure = figures.AffinityFigure.from_run(run, configuration, training, bins=BINS)
    labelled = f" with {training} labelled" if training else ""
    caption = (
        f"Documents by class; a cell is darker where more documents are linked{labelled}. Labels "
        "link all documents of a class and separate those of different classes."
    )
    heading = f"{key}: links of {configuration_title(configuration)}{labelled}"
    return html_parts.figure(heading, draw_affinity(figure), caption)


def _space(run: Run, key: str, configuration: str, training: str) -> str:
    figure = figures.ScatterFigure.from_run(run, configuration, training)
    labelled = f" with {training} labelled" if training else ""
    caption = (
        f"Every document at its position in the method's space{labelled}; labelled documents have "
        "a ring, wrongly classified ones a cross."
    )
    heading = f"{key}: the space of {configuration_title(configuration)}{labelled}"
    return html_parts.figure(heading, draw_scatter(figure), caption, class_legend(figure))


def _attempt(
    make: Callable[Arguments, str], *arguments: Arguments.args, **named: Arguments.kwargs
) -> Iterator[str]:
    try:
        yield make(*arguments, **named)
    except (MissingResultError, StoreError):
        return  # this run has no such figure
