"""The learning curve of a labelling on its own random checks, and what more labels would bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.labelling.estimates import CheckEstimate, check_estimate

AHEAD = 50  # labels, for the forecast
FEWEST_CHECKS, _FEWEST_POINTS = 5, 3
_STEEPEST = 1.5  # of the logit of errors by the logarithm of labels


@dataclass(frozen=True)
class CurvePoint:
    """The accuracy with this many labels, and its 95 % interval."""

    labels: int
    accuracy: float
    low: float
    high: float


@dataclass(frozen=True)
class LabellingCurve:
    """The measured points, and a forecast for the next labels if they allow one."""

    points: tuple[CurvePoint, ...] = ()
    forecast: CurvePoint | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        ahead = None if self.forecast is None else vars(self.forecast)
        return {"points": [vars(point) for point in self.points], "forecast": ahead}


def checkpoints(n_labels: int) -> list[int]:
    """Numbers of labels at which the curve is measured: growing by about 40 %, the last is now."""
    sizes, size = [], 4.0
    while round(size) < n_labels:
        sizes.append(round(size))
        size *= 1.4
    return [*sizes, n_labels] if n_labels >= 2 else []


def learning_curve(estimates: Mapping[int, CheckEstimate]) -> LabellingCurve:
    """The curve through estimates on the same checks, and its forecast."""
    sizes = sorted(size for size, estimate in estimates.items() if estimate.count)
    points = tuple(_point(size, estimates[size]) for size in sizes)
    return LabellingCurve(points, _forecast(points, estimates))


class PastPredictions:
    """The predictions after earlier labels, to be judged by all checks so far."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[int, NDArray[np.int16]]] = {}  # with a hash of the labels

    def remember(self, labels: Mapping[int, int], predicted: Indices) -> None:
        """Keep predictions at the checkpoints; those after labels that were changed are dropped."""
        given = list(labels.items())
        kept = set(checkpoints(len(given)))
        self._found[len(given)] = hash(tuple(given)), np.asarray(predicted, dtype=np.int16)
        self._found = {
            size: (mark, found)
            for size, (mark, found) in self._found.items()
            if size in kept and mark == hash(tuple(given[:size]))
        }

    def curve(self, checks: Mapping[int, int]) -> LabellingCurve:
        """The learning curve on all checks so far."""
        rows, actual = list(checks), list(checks.values())
        return learning_curve(
            {
                size: check_estimate(int(np.sum(found[rows] == actual)), len(rows))
                for size, (_, found) in self._found.items()
            }
        )


def _point(size: int, estimate: CheckEstimate) -> CurvePoint:
    return CurvePoint(size, estimate.accuracy, *estimate.interval)


def _forecast(
    points: tuple[CurvePoint, ...], estimates: Mapping[int, CheckEstimate]
) -> CurvePoint | None:
    """Errors fall as a power of the labels: their logit is a line over log(labels).

    All points are measured on the same checks, so their differences are less noisy than the
    points themselves. The line gives the slope; the last point and its interval are moved along it.
    """
    if len(points) < _FEWEST_POINTS or estimates[points[-1].labels].count < FEWEST_CHECKS:
        return None
    logs = np.log([point.labels for point in points])
    odds = np.array([_logit(point.accuracy, estimates[point.labels].count) for point in points])
    weights = np.sqrt([point.labels for point in points])
    slope = float(np.clip(np.polyfit(logs, odds, 1, w=weights)[0], 0.0, _STEEPEST))
    last = points[-1]
    move = slope * np.log((last.labels + AHEAD) / last.labels)
    count = estimates[last.labels].count
    middle, low, high = (
        _moved(value, count, move) for value in (last.accuracy, last.low, last.high)
    )
    return CurvePoint(last.labels + AHEAD, middle, low, high)


def _moved(accuracy: float, count: int, move: float) -> float:
    """The accuracy after a step along the line: the gain is added, so that none is no loss."""
    logit = _logit(accuracy, count)
    return min(1.0, accuracy + _share(logit + move) - _share(logit))


def _logit(accuracy: float, count: int) -> float:
    """The logit, drawn to one half by half a document."""
    share = (accuracy * count + 0.5) / (count + 1)
    return float(np.log(share / (1 - share)))


def _share(logit: float) -> float:
    return float(1 / (1 + np.exp(-logit)))
