"""Scores and times against training size or a swept setting, each with a band."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import (
    Rows,
    score_lists,
    score_of,
    title_of,
    usual_metric,
)
from workbench.experiments.plans.trials import TrialResult, configuration_name, value_words
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import (
    MissingResultError,
    configurations_of,
    require_results,
)
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.summaries import present, t_interval
from workbench.methods.registry import METHODS


@dataclass(frozen=True)
class Curve:
    """One line of a plot: places, means, the band and the number of trials behind each point.

    Where there is one trial the band has no width; it says nothing.
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
    x_words: dict[float, str]
    logarithmic: bool
    confidence: float
    logarithmic_y: bool = False

    def least_mean(self) -> float:
        """The smallest mean above zero, from which a logarithmic scale can begin."""
        found = [float(mean) for one in self.curves for mean in one.mean if mean > 0]
        return min(found, default=1.0)

    def rows(self) -> Rows:
        """One row per point."""
        header = ("curve", self.x_title, "label", f"{self.y_title} mean", "low", "high", "trials")
        table: Rows = [header]
        for one in self.curves:
            points = zip(one.x, one.mean, one.low, one.high, one.n, strict=True)
            table += [
                (one.name, float(x), self.x_words.get(float(x), ""), float(mean), *band, int(n))
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
        name = metric or usual_metric(results)
        lists = score_lists(run, results, name)
        judged = [one for one in lists if len(present(one.array()))]
        sizes = {one.training: one.training_size for one in judged}
        if len(set(sizes.values())) < 2:
            raise MissingResultError(
                "The run has one training size. Choose the protocol 'learning curve' with several "
                "sizes to see how the score grows."
            )
        points: dict[str, list[_Point]] = defaultdict(list)
        for one in lists:
            points[one.configuration].append((one.training_size, one.array()))
        curves = tuple(_curve(label, found, name, confidence) for label, found in points.items())
        x_title = "Constraints" if lists[0].mode == "clustering" else "Labelled documents"
        words = {size: training for training, size in sizes.items()}
        logarithmic = _spans_magnitudes(list(sizes.values()))
        return cls(x_title, title_of(name), curves, words, logarithmic, confidence)


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
        name = metric or usual_metric(results)
        swept = swept_parameters(results)
        if not swept:
            raise MissingResultError(
                "No setting of the plan is swept. Give a setting several values to see the score "
                "against it."
            )
        chosen = parameter or swept[0]
        if chosen not in swept:
            raise MissingResultError(f"{chosen!r} is not swept; there are {', '.join(swept)}.")
        kept = [one for one in results if chosen in one.swept and training in (None, one.training)]
        places, words = _places([one.swept[chosen] for one in kept])
        several_sizes = len({one.training for one in kept}) > 1
        groups: dict[str, dict[float, list[float]]] = defaultdict(lambda: defaultdict(list))
        for one in _in_order(run, kept):
            where = places[value_words(one.swept[chosen])]
            groups[_curve_name(one, chosen, several_sizes)][where].append(score_of(one, name))
        curves = tuple(
            _curve(
                label, [(x, np.array(found)) for x, found in sorted(at.items())], name, confidence
            )
            for label, at in groups.items()
        )
        is_logarithmic = _spans_magnitudes(list(places.values())) and not words
        words = words or {place: word for word, place in places.items()}
        title = setting_title(run, chosen)
        return cls(title, title_of(name), curves, words, is_logarithmic, confidence)


class TimeFigure(CurveFigure):
    """Seconds against the number of labelled documents."""

    @classmethod
    def from_run(cls, run: Run, cost: str = "seconds_fit", confidence: float = 0.95) -> Self:
        """One curve per configuration, of fit, predict or memory."""
        results = require_results(run)
        points: dict[str, list[_Point]] = defaultdict(list)
        unit, title = (1e6, "{}, MB") if cost == "peak_bytes" else (1.0, "{}")
        for one in score_lists(run, results, cost):
            points[one.configuration].append((one.training_size, one.array() / unit))
        curves = tuple(_curve(label, found, cost, confidence) for label, found in points.items())
        sizes = [x for found in points.values() for x, _ in found]
        means = [float(mean) for one in curves for mean in one.mean]
        return cls(
            "Labelled documents",
            title.format(title_of(cost)),
            curves,
            {},
            _spans_magnitudes(sizes),
            confidence,
            _spans_magnitudes(means),  # or one slow method flattens all others
        )

    def growth(self) -> dict[str, float]:
        """The power of the size by which each cost grows; NaN where one size cannot tell."""
        return {one.name: _power(one.x, one.mean) for one in self.curves}


_Point = tuple[float, NDArray[np.float64]]


def setting_title(run: Run, name: str) -> str:
    """What a setting is called on the form of the first method of the run that sweeps it."""
    for choice in run.plan.methods:
        if name in choice.sweeps and choice.method in METHODS:
            for one in METHODS[choice.method].parameters:
                if one.name == name:
                    return one.label or name
    return name


def swept_parameters(results: Sequence[TrialResult]) -> list[str]:
    """The settings with more than one value in some method."""
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for one in results:
        for name, value in one.swept.items():
            values[one.label, name].add(value_words(value))
    return list(dict.fromkeys(name for (_, name), found in values.items() if len(found) > 1))


def _curve(name: str, points: list[_Point], metric: str, confidence: float) -> Curve:
    known = [(x, present(values)) for x, values in points]
    kept = [(x, values) for x, values in known if len(values)]  # a hole is no point
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


def _in_order(run: Run, results: Sequence[TrialResult]) -> list[TrialResult]:
    order = {name: place for place, name in enumerate(configurations_of(run, results))}
    return sorted(results, key=lambda one: (order[one.configuration], one.training_size))


def _curve_name(result: TrialResult, parameter: str, several_sizes: bool) -> str:
    others = {name: value for name, value in result.swept.items() if name != parameter}
    name = configuration_name(result.label, others)
    return f"{name}, {result.training}" if several_sizes and result.training else name


def _places(values: Sequence[Any]) -> tuple[dict[str, float], dict[float, str]]:
    """Numbers stand at their value; words stand side by side and keep their names."""
    unique = {value_words(one): one for one in values}
    numeric = all(isinstance(v, int | float) and not isinstance(v, bool) for v in unique.values())
    if numeric:
        return {word: float(value) for word, value in unique.items()}, {}
    return (
        {word: float(place) for place, word in enumerate(unique)},
        {float(place): word for place, word in enumerate(unique)},
    )


def _spans_magnitudes(values: Sequence[float]) -> bool:
    known = [one for one in values if math.isfinite(one)]
    return len(set(known)) > 2 and min(known) > 0 and max(known) / min(known) >= 8


def _power(x: NDArray[np.float64], y: NDArray[np.float64]) -> float:
    usable = (x > 0) & (y > 0)
    if len(np.unique(x[usable])) < 2:
        return math.nan
    return float(np.polyfit(np.log(x[usable]), np.log(y[usable]), 1)[0])
