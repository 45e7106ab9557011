"""The vote of candidates: how their scores are added up, and with which weights."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.array_types import Floats

_SHARPNESS = 3.0
# At most a thousand labels are held out, so that a lead is uncertain by a point or two however many
# there are, and candidates that are as good as each other do better together.
_SHARPEST = 500


def vote_weights(estimates: Floats, n_labels: int) -> Floats:
    """exp(3 √l (estimate − best)) with l at most 500, adding up to 1."""
    sharpness = _SHARPNESS * np.sqrt(min(n_labels, _SHARPEST))
    weights = np.exp(sharpness * (estimates - estimates.max()))
    return weights / weights.sum()


def centred(scores: Floats) -> Floats:
    """Subtract the mean of each document, so that candidates can be added; −∞ is ignored."""
    bounded = np.maximum(scores, scores.max(axis=-1, keepdims=True) - 1e4)
    return bounded - bounded.mean(axis=-1, keepdims=True)


def scales_of(scores: Sequence[Floats] | Floats) -> Floats:
    """The deviation of each candidate's centred scores, by which they are divided."""
    deviations = np.array([centred(values).std() for values in scores])
    return np.where(deviations > 0, deviations, 1.0)


def combined(scores: Any, scales: Floats, weights: Floats) -> Floats:
    """Add up the centred scores of the candidates, each in units of its deviation."""
    parts = [
        weight / scale * centred(values)
        for values, scale, weight in zip(scores, scales, weights, strict=True)
    ]
    return np.asarray(np.sum(parts, axis=0))
