"""Scores in short: intervals of a mean, relative measures, gains over a reference."""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

Values = NDArray[np.float64]
_FEWEST_TO_DRAW_FROM = 5


def t_interval(values: ArrayLike, confidence: float = 0.95) -> tuple[float, float]:
    """The interval of the mean by Student's t; NaN where a single value has none."""
    from scipy.special import stdtrit  # late: 0.5 s to import

    known = present(values)
    if len(known) < 2:
        return math.nan, math.nan
    mean = float(known.mean())
    width = float(stdtrit(len(known) - 1, (1.0 + confidence) / 2.0))
    half = width * float(known.std(ddof=1)) / math.sqrt(len(known))
    return mean - half, mean + half


def bootstrap_interval(
    values: ArrayLike, confidence: float = 0.95, resamples: int = 2000, seed: int = 0
) -> tuple[float, float]:
    """The interval of the mean by drawing the values again and again (percentiles).

    It never leaves the range of the values. A few values cannot stand for all that could have
    been: below five the interval is NaN.
    """
    known = present(values)
    if len(known) < _FEWEST_TO_DRAW_FROM:
        return math.nan, math.nan
    draws = np.random.default_rng(seed).integers(0, len(known), (resamples, len(known)))
    tail = (1.0 - confidence) / 2.0
    low, high = np.quantile(known[draws].mean(axis=1), [tail, 1.0 - tail])
    return float(low), float(high)


def relative_measures(values: ArrayLike, higher_is_better: bool = True) -> Values:
    """Divide by the best model of each set (rows: models; columns: sets); 1 is the best.

    Where less is better (entropy) the best is divided by the value.
    """
    table = np.asarray(values, dtype=np.float64)
    best = _best(table, higher_is_better)
    above, below = (table, best) if higher_is_better else (best, table)
    above, below = np.broadcast_arrays(above, below)
    ratio = np.divide(above, below, where=below != 0, out=np.ones(table.shape))
    return np.where(np.isnan(table), np.nan, ratio)


def mean_of_best(values: ArrayLike, count: int = 10, higher_is_better: bool = True) -> float:
    """Average the best few values of a sweep: optimistic, because truth chose them."""
    ordered = np.sort(present(values))
    best = ordered[::-1][:count] if higher_is_better else ordered[:count]
    return float(best.mean()) if len(best) else math.nan


def percentage_gain(value: float, reference: float) -> float:
    """How many percent a value lies above a reference."""
    if reference == 0:
        return 0.0 if value == 0 else math.copysign(math.inf, value)
    return 100.0 * (value - reference) / abs(reference)


def present(values: ArrayLike) -> Values:
    """The values without the holes."""
    array = np.asarray(values, dtype=np.float64).ravel()
    return array[~np.isnan(array)]


def _best(table: Values, higher_is_better: bool) -> Values:
    worst = -np.inf if higher_is_better else np.inf
    filled = np.where(np.isnan(table), worst, table)
    best = filled.max(axis=0) if higher_is_better else filled.min(axis=0)
    return np.where(np.isfinite(best), best, 0.0)[None, :]
