"""The figures of a paper drawn from our runs, with the published points where there are any."""

from collections.abc import Callable, Iterator
from typing import ParamSpec

from workbench.experiments import figures
from workbench.experiments.figures import CurveFigure
from workbench.experiments.reports import html as html_parts
from workbench.experiments.reports import svg_figures
from workbench.experiments.reports.svg import dash
from workbench.experiments.reproduction.claim_rows import plans_of
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.outcome import Outcome
from workbench.experiments.reproduction.paper_curves import curves_of_run, curves_over_plans
from workbench.experiments.reproduction.recipe import Claim
from workbench.experiments.reproduction.trade_off import METRICS, draw_trade_off
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError

_MOST_SPACES = 4
Given = ParamSpec("Given")


def pictures_html(outcome: Outcome) -> Iterator[str]:
    """The curves of every run and over runs, then what sprinkling costs, confusions and spaces."""
    for key, run in outcome.runs.items():
        for metric in _drawn_metrics(outcome, run):
            yield from _attempt(_curve_figure, outcome, key, metric)
    for claim in outcome.recipe.claims:
        if claim.kind == "trend" and claim.along == "plans":
            yield from _attempt(_figure_over_plans, outcome, claim)
    yield from _trade_offs(outcome)
    yield from _confusions(outcome)
    yield from _spaces(outcome)


def _drawn_metrics(outcome: Outcome, run: Run) -> list[str]:
    """The first measure of a plan, and others that the paper compares methods by."""
    claimed = {one.metric for one in outcome.recipe.claims if one.kind == "above"}
    return [one for one in run.plan.metrics if one in claimed or one == run.plan.metrics[0]]


def _curve_figure(outcome: Outcome, key: str, metric: str) -> str:
    return _drawn_curves(key, curves_of_run(outcome, key, metric))


def _figure_over_plans(outcome: Outcome, claim: Claim) -> str:
    first = outcome.recipe.plan(plans_of(claim, OurNumbers(outcome.runs))[0])
    return _drawn_curves(first.corpus if first else "", curves_over_plans(outcome, claim))


def _drawn_curves(heading: str, drawn: CurveFigure) -> str:
    names = [one.name for one in drawn.curves if len(one.x)]
    told = [f"{one}, dashed" if dash(place) else one for place, one in enumerate(names)]
    caption = "Means over splits with their 95 % intervals."
    if isinstance(drawn, figures.ParameterCurveFigure):
        caption += " Level lines are methods without this setting."
    return html_parts.figure(
        f"{heading}: {drawn.y_title} against {drawn.x_title.lower()}",
        svg_figures.draw_curves(drawn),
        caption,
        html_parts.legend(told),
    )


def _trade_offs(outcome: Outcome) -> Iterator[str]:
    """What each trend along a setting wins in separation and loses in fidelity."""
    numbers = OurNumbers(outcome.runs)
    trends = [one for one in outcome.recipe.claims if one.kind == "trend" and one.metric in METRICS]
    wanted = {(key, one.method, one.along) for one in trends for key in plans_of(one, numbers)}
    for key, label, along in sorted(wanted):
        if key in outcome.runs:
            yield from _attempt(_trade_off, outcome, key, label, along)


def _trade_off(outcome: Outcome, key: str, label: str, along: str) -> str:
    caption = (
        "The lower W/B, the better the classes are separated; the lower the error, the nearer the "
        f"space is to the words. The numbers are the values of {along}."
    )
    drawn = draw_trade_off(outcome.runs[key], label, along)
    return html_parts.figure(f"{key}: W/B against squared error, {label}", drawn, caption)


def _confusions(outcome: Outcome) -> Iterator[str]:
    for key, configurations in outcome.recipe.pictures.get("confusion", {}).items():
        for one in configurations if key in outcome.runs else ():
            yield from _attempt(_confusion, outcome.runs[key], key, one)


def _confusion(run: Run, key: str, configuration: str) -> str:
    figure = figures.ConfusionFigure.from_run(run, configuration)
    caption = f"Actual classes in rows, predicted ones in columns, over {figure.n_trials} splits."
    return html_parts.figure(
        f"{key}: confusions of {configuration}", svg_figures.draw_confusion(figure), caption
    )


def _spaces(outcome: Outcome) -> Iterator[str]:
    for key, configuration in outcome.recipe.pictures.get("space", {}).items():
        if key in outcome.runs:
            run = outcome.runs[key]
            for training in OurNumbers({key: run}).trainings(key)[:_MOST_SPACES]:
                yield from _attempt(_space, run, key, configuration, training)


def _space(run: Run, key: str, configuration: str, training: str) -> str:
    figure = figures.ScatterFigure.from_run(run, configuration, training)
    labelled = f" with {training} labelled" if training else ""
    caption = (
        f"Every document where the method places it{labelled}; labelled ones have a ring, crosses "
        "are documents of a wrong class."
    )
    used = [i for i in range(len(figure.class_names)) if (figure.actual == i).any()]
    legend = html_parts.legend([figure.class_names[i] for i in used], used)
    heading = f"{key}: the space of {configuration}{labelled}"
    return html_parts.figure(heading, svg_figures.draw_scatter(figure), caption, legend)


def _attempt(make: Callable[Given, str], *given: Given.args, **_: Given.kwargs) -> Iterator[str]:
    try:
        yield make(*given, **_)
    except (MissingResultError, StoreError):
        return  # this run has no such picture
