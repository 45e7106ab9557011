"""Scores and times against training size or a swept setting, each with a confidence band."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import (
    MissingResultError,
    ordered_configurations,
    require_results,
)
from workbench.experiments.figures.trial_scores import (
    TableRows,
    default_metric,
    metric_title,
    score_lists,
    score_of,
)
from workbench.experiments.plans.titles import configuration_name, value_words
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import present, t_interval
from workbench.methods.registry import METHODS


@dataclass(frozen=True)
class Curve:
    """One line of a plot: positions, means, the band and the number of trials of each point.

    The band of a single trial has no width and means nothing.
    """

    name: str
    x: NDArray[np.float64]
    mean: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    n: NDArray[np.int64]


@dataclass(frozen=True)
class CurveFigure:
    """Several curves over one axis."""

    x_title: str
    y_title: str
    curves: tuple[Curve, ...]
    x_labels: dict[float, str]
    logarithmic: bool
    confidence: float
    logarithmic_y: bool = False
    is_share: bool = False  # between 0 and 1: the axis is in per cent

    def y_axis_title(self) -> str:
        """The title of the vertical axis with its unit."""
        return f"{self.y_title}, %" if self.is_share else self.y_title

    def least_mean(self) -> float:
        """The smallest mean above zero, from which a logarithmic scale can begin."""
        means = [float(mean) for curve in self.curves for mean in curve.mean if mean > 0]
        return min(means, default=1.0)

    def rows(self) -> TableRows:
        """One row per point."""
        header = ("curve", self.x_title, "label", f"{self.y_title} mean", "low", "high", "trials")
        table: TableRows = [header]
        for curve in self.curves:
            points = zip(curve.x, curve.mean, curve.low, curve.high, curve.n, strict=True)
            table += [
                (curve.name, float(x), self.x_labels.get(float(x), ""), float(mean), *band, int(n))
                for x, mean, low, high, n in points
                for band in [(float(low), float(high)) if n > 1 else (math.nan, math.nan)]
            ]
        return table


class LearningCurveFigure(CurveFigure):
    """A score against the number of labelled documents or constraints."""

    @classmethod
    def from_run(cls, run: Run, metric: str | None = None, confidence: float = 0.95) -> Self:
        """One curve per configuration; the band is the t interval of the mean over splits."""
        results = require_results(run)
        name = metric or default_metric(results)
        lists = score_lists(run, results, name)
        scored = [scores for scores in lists if len(present(scores.array()))]
        sizes = {scores.training: scores.training_size for scores in scored}
        if len(set(sizes.values())) < 2:
            raise MissingResultError(
                "The run has one training size. Choose the protocol 'learning curve' with several "
                "sizes to see how the score grows."
            )
        points: dict[str, list[_Point]] = defaultdict(list)
        for scores in lists:
            points[scores.configuration].append((scores.training_size, scores.array()))
        curves = tuple(curve_of(label, line, confidence, name) for label, line in points.items())
        x_title = "Constraints" if lists[0].mode == "clustering" else "Labelled documents"
        labels = {size: training for training, size in sizes.items()}
        logarithmic = _spans_magnitudes(list(sizes.values()))
        y_title, is_share = metric_title(name), metric_named(name).is_share
        return cls(x_title, y_title, curves, labels, logarithmic, confidence, is_share=is_share)


class ParameterCurveFigure(CurveFigure):
    """A score against a setting that the plan sweeps over."""

    @classmethod
    def from_run(
        cls,
        run: Run,
        metric: str | None = None,
        parameter: str | None = None,
        training: str | None = None,
        confidence: float = 0.95,
    ) -> Self:
        """One curve per method, other swept values and training size."""
        results = require_results(run)
        name = metric or default_metric(results)
        chosen = _chosen_setting(results, parameter)
        kept = [
            result
            for result in results
            if chosen in result.swept and training in (None, result.training)
        ]
        positions, labels = _positions([result.swept[chosen] for result in kept])
        has_sizes = len({result.training for result in kept}) > 1
        groups: dict[str, dict[float, list[float]]] = defaultdict(lambda: defaultdict(list))
        for result in _in_order(run, kept):
            where = positions[value_words(result.swept[chosen])]
            groups[_curve_name(result, chosen, has_sizes)][where].append(score_of(result, name))
        curves = tuple(
            curve_of(
                label,
                [(x, np.array(scores)) for x, scores in sorted(line.items())],
                confidence,
                name,
            )
            for label, line in groups.items()
        )
        is_logarithmic = _spans_magnitudes(list(positions.values())) and not labels
        labels = labels or {position: label for label, position in positions.items()}
        x_title, y_title = setting_title(run, chosen), metric_title(name)
        is_share = metric_named(name).is_share
        return cls(x_title, y_title, curves, labels, is_logarithmic, confidence, is_share=is_share)


class TimeFigure(CurveFigure):
    """Seconds against the number of labelled documents."""

    @classmethod
    def from_run(cls, run: Run, cost: str = "seconds_fit", confidence: float = 0.95) -> Self:
        """One curve per configuration, of fit, predict or memory."""
        results = require_results(run)
        points: dict[str, list[_Point]] = defaultdict(list)
        unit, title = (1e6, "{}, MB") if cost == "peak_bytes" else (1.0, "{}")
        for scores in score_lists(run, results, cost):
            points[scores.configuration].append((scores.training_size, scores.array() / unit))
        curves = tuple(curve_of(label, line, confidence, cost) for label, line in points.items())
        sizes = [x for line in points.values() for x, _ in line]
        means = [float(mean) for curve in curves for mean in curve.mean]
        if _spans_magnitudes(means):  # an interval could reach 0, which such an axis lacks
            curves = tuple(_ratio_curve(label, line, confidence) for label, line in points.items())
        return cls(
            "Labelled documents",
            title.format(metric_title(cost)),
            curves,
            {},
            _spans_magnitudes(sizes),
            confidence,
            _spans_magnitudes(means),  # otherwise one slow method flattens all others
        )

    def growth(self) -> dict[str, float]:
        """The power of the size by which each cost grows; NaN where there is one size."""
        return {curve.name: _power(curve.x, curve.mean) for curve in self.curves}


_Point = tuple[float, NDArray[np.float64]]
_LEAST_COST = 1e-6  # seconds, or megabytes: below what a clock measures


def setting_title(run: Run, name: str) -> str:
    """The label of a setting on the form of the first method of the run that sweeps it."""
    for choice in run.plan.methods:
        if name in choice.sweeps and choice.method in METHODS:
            for parameter in METHODS[choice.method].parameters:
                if parameter.name == name:
                    return parameter.label or name
    return name


def swept_parameters(results: Sequence[TrialResult]) -> list[str]:
    """The settings with more than one value in some method."""
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for result in results:
        for name, value in result.swept.items():
            values[result.label, name].add(value_words(value))
    return list(dict.fromkeys(name for (_, name), swept in values.items() if len(swept) > 1))


def _chosen_setting(results: Sequence[TrialResult], parameter: str | None) -> str:
    swept = swept_parameters(results)
    if not swept:
        raise MissingResultError(
            "No setting of the plan is swept. Give a setting several values to see the score "
            "against it."
        )
    chosen = parameter or swept[0]
    if chosen not in swept:
        raise MissingResultError(
            f"The setting {chosen!r} is not swept; swept are {', '.join(swept)}."
        )
    return chosen


def curve_of(name: str, points: list[_Point], confidence: float, metric: str = "accuracy") -> Curve:
    """A curve of means with their t intervals, within the bounds of the metric."""
    usable = [(x, present(values)) for x, values in points]
    kept = [(x, values) for x, values in usable if len(values)]  # failed trials give no point
    means = np.array([values.mean() for _, values in kept], dtype=np.float64)
    intervals = np.array([t_interval(values, confidence) for _, values in kept]).reshape(-1, 2)
    bounded = np.clip(intervals, *metric_named(metric).bounds)
    low, high = np.where(np.isnan(bounded), means[:, None], bounded).T
    return Curve(
        name,
        np.array([x for x, _ in kept], dtype=np.float64),
        means,
        low,
        high,
        np.array([len(values) for _, values in kept], dtype=np.int64),
    )


def _ratio_curve(name: str, points: list[_Point], confidence: float) -> Curve:
    """Geometric means with the interval of the logarithms, for a logarithmic scale."""
    usable = [(x, present(values)) for x, values in points]
    logarithms = [(x, np.log(np.maximum(values, _LEAST_COST))) for x, values in usable]
    means = np.array([values.mean() for _, values in logarithms if len(values)])
    kept = [(x, values) for x, values in logarithms if len(values)]
    intervals = np.array([t_interval(values, confidence) for _, values in kept]).reshape(-1, 2)
    low, high = np.where(np.isnan(intervals), means[:, None], intervals).T
    return Curve(
        name,
        np.array([x for x, _ in kept], dtype=np.float64),
        np.exp(means),
        np.exp(low),
        np.exp(high),
        np.array([len(values) for _, values in kept], dtype=np.int64),
    )


def _in_order(run: Run, results: Sequence[TrialResult]) -> list[TrialResult]:
    order = {name: position for position, name in enumerate(ordered_configurations(run, results))}
    return sorted(results, key=lambda result: (order[result.configuration], result.training_size))


def _curve_name(result: TrialResult, parameter: str, has_sizes: bool) -> str:
    others = {name: value for name, value in result.swept.items() if name != parameter}
    name = configuration_name(result.label, others)
    return f"{name}, {result.training}" if has_sizes and result.training else name


def _positions(values: Sequence[Any]) -> tuple[dict[str, float], dict[float, str]]:
    """Numbers are placed at their value, other values one after the other with a label."""
    unique = {value_words(value): value for value in values}
    numeric = all(
        isinstance(value, int | float) and not isinstance(value, bool) for value in unique.values()
    )
    if numeric:
        return {label: float(value) for label, value in unique.items()}, {}
    return (
        {label: float(position) for position, label in enumerate(unique)},
        {float(position): label for position, label in enumerate(unique)},
    )


def _spans_magnitudes(values: Sequence[float]) -> bool:
    finite = [value for value in values if math.isfinite(value)]
    return len(set(finite)) > 2 and min(finite) > 0 and max(finite) / min(finite) >= 8


def _power(x: NDArray[np.float64], y: NDArray[np.float64]) -> float:
    usable = (x > 0) & (y > 0)
    if len(np.unique(x[usable])) < 2:
        return math.nan
    return float(np.polyfit(np.log(x[usable]), np.log(y[usable]), 1)[0])
