"""The curves of a paper from our runs, with published points and methods without the setting."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from workbench.experiments import figures
from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.figures.trial_scores import metric_title
from workbench.experiments.reproduction.claim_rows import plans_of
from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import Claim, PublishedTable
from workbench.experiments.reproduction.result import ReproductionResult
from workbench.experiments.reproduction.table_rows import read_number
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import t_interval

_MOST_CURVES = 14


def curves_of_run(result: ReproductionResult, key: str, metric: str) -> CurveFigure:
    """A score against training size, or against a swept setting."""
    run = result.runs[key]
    try:
        figure: CurveFigure = figures.LearningCurveFigure.from_run(run, metric)
        added: list[Curve] = []
    except MissingResultError:
        figure = figures.ParameterCurveFigure.from_run(run, metric, _most_swept(run))
        added = list(_without_the_setting(figure, key, run, metric))
    for table in result.recipe.tables:
        if (table.plan, table.metric, table.status) == (key, metric, "printed"):
            added += _published(table, figure)
    return replace(figure, curves=(*figure.curves, *added)[:_MOST_CURVES])


def _most_swept(run: Run) -> str | None:
    """The setting that most methods sweep: matched baselines have settings of their own."""
    sweeps = [sweep for method in run.plan.methods for sweep in method.sweeps.items()]
    swept = [name for name, _ in sweeps]
    drawn = dict.fromkeys(name for name, values in sweeps if len(values) > 1)
    return max(drawn, key=swept.count, default=None)


def curves_over_plans(result: ReproductionResult, claim: Claim) -> CurveFigure:
    """A score against the number of documents without a class, one plan for each number."""
    numbers = OurNumbers(result.runs)
    keys = [key for key in plans_of(claim, numbers) if key in result.runs]
    sizes = {key: _unlabelled(result.runs[key]) for key in keys}
    labels = [method.label for method in result.runs[keys[0]].plan.methods] if keys else []
    curves = []
    for label in labels:
        points = [(sizes[key], numbers.scores(key, label, claim.metric)) for key in keys]
        curves.append(_curve(label, claim.metric, sorted(points, key=_position)))
    if len(set(sizes.values())) < 2:
        raise MissingResultError("Fewer than two plans were run.")
    x_labels = {float(size): str(size) for size in sizes.values()}
    title = metric_title(claim.metric)
    return CurveFigure("Documents without a class", title, tuple(curves), x_labels, True, 0.95)


def _position(point: tuple[float, Scores]) -> float:
    return point[0]


def _unlabelled(run: Run) -> int:
    return max((result.test_size for result in run.results()), default=0)


def _without_the_setting(figure: CurveFigure, key: str, run: Run, metric: str) -> Iterator[Curve]:
    """A horizontal line for each method without the swept setting."""
    drawn = {result.label for result in run.results() if result.swept}
    numbers = OurNumbers({key: run})
    x = [float(position) for curve in figure.curves for position in curve.x]
    for label in (method.label for method in run.plan.methods if method.label not in drawn):
        scores = numbers.scores(key, label, metric)
        if len(scores) and x:
            yield _curve(label, metric, [(min(x), scores), (max(x), scores)])


def _published(table: PublishedTable, figure: CurveFigure) -> Iterator[Curve]:
    """The column of the method that the table is about, at the training sizes that we have."""
    positions = {label: x for x, label in figure.x_labels.items()}
    for column in filter(None, (table.focus, table.baseline)):
        position = table.columns.index(column)
        points = []
        for training, line in table.rows.items():
            value, _ = read_number(line[position])
            if training in positions and value is not None:
                points.append((positions[training], np.array([value / table.unit])))
        yield _curve(f"{column}, published", table.metric, sorted(points, key=_position))


def _curve(name: str, metric: str, points: Sequence[tuple[float, Scores]]) -> Curve:
    """Means with their 95 % intervals; a single score has none."""
    scored = [(x, scores) for x, scores in points if len(scores)]
    means = np.array([scores.mean() for _, scores in scored], dtype=np.float64)
    intervals = np.array([t_interval(scores) for _, scores in scored]).reshape(-1, 2)
    bounded = np.clip(intervals, *metric_named(metric).bounds)
    low, high = np.where(np.isnan(bounded), means[:, None], bounded).T
    x = np.array([x for x, _ in scored], dtype=np.float64)
    return Curve(
        name, x, means, low, high, np.array([len(scores) for _, scores in scored], dtype=np.int64)
    )
