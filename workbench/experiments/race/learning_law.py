"""How the error falls with the number of labelled documents, extrapolated with an interval.

error = a · n^(−b) is fitted in logarithms, each test set weighted by its documents. The interval
comes from drawing the errors of every test set again from the fitted law.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_DRAWS, _SEED = 500, 0
_STEEPEST = 1.5
_ENDS = (2.5, 97.5)


@dataclass(frozen=True)
class Measurement:
    """An accuracy measured on some test documents after learning from some others."""

    training: int
    tested: int
    accuracy: float


@dataclass(frozen=True)
class Forecast:
    """The accuracy to expect with a number of labelled documents, with a 95 % interval."""

    training: int
    accuracy: float
    low: float
    high: float


@dataclass(frozen=True)
class _Law:
    log_scale: Floats  # of one law, or of many drawn ones
    exponent: Floats

    def error(self, training: float) -> Floats:
        errors = np.exp(self.log_scale - self.exponent * np.log(training))
        return np.asarray(errors.clip(0.0, 1.0))


def forecast(measured: Sequence[Measurement], sizes: Sequence[int]) -> list[Forecast]:
    """The accuracies to expect for training sizes; nothing where fewer than two were measured."""
    if len({point.training for point in measured}) < 2:
        return []
    training = np.array([point.training for point in measured], dtype=np.float64)
    tested = np.array([point.tested for point in measured], dtype=np.float64)
    errors = np.array([[1 - point.accuracy for point in measured]])
    law = _fitted(training, tested, errors)
    chance = np.random.default_rng(_SEED)
    expected = np.array([law.error(size)[0] for size in training])
    drawn = chance.binomial(tested.astype(np.int64), expected, (_DRAWS, len(measured))) / tested
    laws = _fitted(training, tested, drawn)
    found = []
    for size in sizes:
        low, high = np.percentile(1 - laws.error(size), _ENDS)
        found.append(Forecast(size, float(1 - law.error(size)[0]), float(low), float(high)))
    return found


def _fitted(training: Floats, tested: Floats, errors: Floats) -> _Law:
    """Weighted least squares of log error on log size, one fit per row of errors."""
    logs = np.log(np.maximum(errors, 0.5 / tested))  # no error at all: half a document
    positions = np.log(training)
    # The variance of the logarithm of a share p of n is (1 − p) / (n p).
    weights = tested * np.maximum(errors.mean(axis=0), 0.5 / tested)
    weights = weights / weights.sum()
    centre = positions @ weights
    squares = ((positions - centre) ** 2) @ weights
    means = logs @ weights
    slopes = (logs - means[:, None]) @ (weights * (positions - centre)) / squares
    exponent = np.clip(-slopes, 0.0, _STEEPEST)
    return _Law(means + exponent * centre, exponent)
