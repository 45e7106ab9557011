"""The curves of a paper from our runs, with published points and methods without the setting."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from workbench.experiments import figures
from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.figures.trial_scores import title_of
from workbench.experiments.reproduction.claim_rows import plans_of
from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.outcome import Outcome
from workbench.experiments.reproduction.recipe import Claim, PublishedTable
from workbench.experiments.reproduction.table_rows import read_number
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import t_interval

_MOST_CURVES = 14


def curves_of_run(outcome: Outcome, key: str, metric: str) -> CurveFigure:
    """A score against training size, or against a swept setting."""
    run = outcome.runs[key]
    try:
        figure: CurveFigure = figures.LearningCurveFigure.from_run(run, metric)
        more: list[Curve] = []
    except MissingResultError:
        figure = figures.ParameterCurveFigure.from_run(run, metric)
        more = list(_without_the_setting(figure, key, run, metric))
    for table in outcome.recipe.tables:
        if (table.plan, table.metric, table.status) == (key, metric, "printed"):
            more += _published(table, figure)
    return replace(figure, curves=(*figure.curves, *more)[:_MOST_CURVES])


def curves_over_plans(outcome: Outcome, claim: Claim) -> CurveFigure:
    """A score against the documents without a class, where each plan has other documents."""
    numbers = OurNumbers(outcome.runs)
    keys = [one for one in plans_of(claim, numbers) if one in outcome.runs]
    places = {key: _unlabelled(outcome.runs[key]) for key in keys}
    labels = [one.label for one in outcome.runs[keys[0]].plan.methods] if keys else []
    curves = []
    for label in labels:
        found = [(places[one], numbers.scores(one, label, claim.metric)) for one in keys]
        curves.append(_curve(label, claim.metric, sorted(found, key=lambda one: one[0])))
    if len(set(places.values())) < 2:
        raise MissingResultError("Fewer than two plans were run.")
    words = {float(one): str(one) for one in places.values()}
    title = title_of(claim.metric)
    return CurveFigure("Documents without a class", title, tuple(curves), words, True, 0.95)


def _unlabelled(run: Run) -> int:
    return max((one.test_size for one in run.results()), default=0)


def _without_the_setting(figure: CurveFigure, key: str, run: Run, metric: str) -> Iterator[Curve]:
    """A level line for each method that the swept setting does not concern."""
    drawn = {one.label for one in run.results() if one.swept}
    numbers = OurNumbers({key: run})
    x = [float(place) for one in figure.curves for place in one.x]
    for label in (one.label for one in run.plan.methods if one.label not in drawn):
        scores = numbers.scores(key, label, metric)
        if len(scores) and x:
            yield _curve(label, metric, [(min(x), scores), (max(x), scores)])


def _published(table: PublishedTable, figure: CurveFigure) -> Iterator[Curve]:
    """The column of the method that the table is about, at the places where we have points."""
    places = {words: x for x, words in figure.x_words.items()}
    for column in filter(None, (table.focus, table.baseline)):
        position = table.columns.index(column)
        points = []
        for training, line in table.rows.items():
            value, _ = read_number(line[position])
            if training in places and value is not None:
                points.append((places[training], np.array([value / table.unit])))
        yield _curve(f"{column}, published", table.metric, sorted(points, key=lambda one: one[0]))


def _curve(name: str, metric: str, points: Sequence[tuple[float, Scores]]) -> Curve:
    """Means with the 95 % interval of each; one score has none."""
    known = [(x, scores) for x, scores in points if len(scores)]
    means = np.array([scores.mean() for _, scores in known], dtype=np.float64)
    intervals = np.array([t_interval(scores) for _, scores in known]).reshape(-1, 2)
    bounded = np.clip(intervals, *metric_named(metric).bounds)
    low, high = np.where(np.isnan(bounded), means[:, None], bounded).T
    x = np.array([x for x, _ in known], dtype=np.float64)
    return Curve(
        name, x, means, low, high, np.array([len(one) for _, one in known], dtype=np.int64)
    )
