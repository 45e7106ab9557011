"""The vote of candidates: how their scores are added up, and with which weights."""

from typing import Any

import numpy as np

from workbench.array_types import Floats

_SHARPNESS = 3.0


def vote_weights(estimates: Floats, n_labels: int) -> Floats:
    """exp(3 √l (estimate − best)), adding up to 1."""
    weights = np.exp(_SHARPNESS * np.sqrt(n_labels) * (estimates - estimates.max()))
    return weights / weights.sum()


def centred(scores: Floats) -> Floats:
    """Subtract the mean of each document, so that candidates can be added; −∞ is ignored."""
    bounded = np.maximum(scores, scores.max(axis=-1, keepdims=True) - 1e4)
    return bounded - bounded.mean(axis=-1, keepdims=True)


def scales_of(scores: Floats) -> Floats:
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
