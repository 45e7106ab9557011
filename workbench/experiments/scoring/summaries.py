"""Summaries of scores: intervals of a mean, relative measures, gains over a reference."""

import math

import numpy as np
from numpy.typing import ArrayLike

from workbench.array_types import Floats

_FEWEST_TO_RESAMPLE = 5


def t_interval(values: ArrayLike, confidence: float = 0.95) -> tuple[float, float]:
    """The confidence interval of the mean by Student's t; NaN for a single value."""
    from scipy.special import stdtrit  # late: 0.5 s to import

    valid = present(values)
    if len(valid) < 2:
        return math.nan, math.nan
    mean = float(valid.mean())
    width = float(stdtrit(len(valid) - 1, (1.0 + confidence) / 2.0))
    half = width * float(valid.std(ddof=1)) / math.sqrt(len(valid))
    return mean - half, mean + half


def bootstrap_interval(
    values: ArrayLike, confidence: float = 0.95, resamples: int = 2000, seed: int = 0
) -> tuple[float, float]:
    """The bootstrap confidence interval of the mean (percentiles).

    It never exceeds the range of the values. Fewer than five values are too few to resample: the
    interval is NaN.
    """
    valid = present(values)
    if len(valid) < _FEWEST_TO_RESAMPLE:
        return math.nan, math.nan
    draws = np.random.default_rng(seed).integers(0, len(valid), (resamples, len(valid)))
    tail = (1.0 - confidence) / 2.0
    low, high = np.quantile(valid[draws].mean(axis=1), [tail, 1.0 - tail])
    return float(low), float(high)


def relative_measures(values: ArrayLike, higher_is_better: bool = True) -> Floats:
    """Divide by the best model of each corpus (rows: models; columns: corpora); 1 is the best.

    Where lower is better (entropy) the best is divided by the value.
    """
    table = np.asarray(values, dtype=np.float64)
    best = _best(table, higher_is_better)
    dividend, divisor = (table, best) if higher_is_better else (best, table)
    dividend, divisor = np.broadcast_arrays(dividend, divisor)
    ratio = np.divide(dividend, divisor, where=divisor != 0, out=np.ones(table.shape))
    return np.where(np.isnan(table), np.nan, ratio)


def mean_of_best(values: ArrayLike, count: int = 10, higher_is_better: bool = True) -> float:
    """The mean of the best values of a sweep; optimistic, as they are chosen by their scores."""
    ordered = np.sort(present(values))
    best = ordered[::-1][:count] if higher_is_better else ordered[:count]
    return float(best.mean()) if len(best) else math.nan


def percentage_gain(value: float, reference: float) -> float:
    """How much a value exceeds a reference, in percent."""
    if reference == 0:
        return 0.0 if value == 0 else math.copysign(math.inf, value)
    return 100.0 * (value - reference) / abs(reference)


def present(values: ArrayLike) -> Floats:
    """The values that are not NaN."""
    array = np.asarray(values, dtype=np.float64).ravel()
    return array[~np.isnan(array)]


def _best(table: Floats, higher_is_better: bool) -> Floats:
    worst = -np.inf if higher_is_better else np.inf
    filled = np.where(np.isnan(table), worst, table)
    best = filled.max(axis=0) if higher_is_better else filled.min(axis=0)
    return np.where(np.isfinite(best), best, 0.0)[None, :]
