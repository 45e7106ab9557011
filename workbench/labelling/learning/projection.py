"""Two dimensions of a space: the plane that keeps classes apart, turned as little as possible."""

from itertools import combinations

import numpy as np

from workbench.array_types import Floats, Indices

_STEPS, _FIRST_STEP, _NEAR = 40, 0.3, 1e-3
_STARTS = 4


def aligned(points: Floats, before: Floats) -> Floats:
    """Turn points so that they lie as near as possible to where they were (Procrustes)."""
    if points.shape != before.shape:
        return points
    left, _, right = np.linalg.svd(points.T @ before)
    return np.asarray(points @ (left @ right))


def class_means(points: Floats, classes: Indices, n_classes: int) -> Floats:
    """The mean point of each class that has documents."""
    sums = np.zeros((n_classes, points.shape[1]))
    known = classes >= 0
    np.add.at(sums, classes[known], points[known])
    sizes = np.bincount(classes[known], minlength=n_classes)
    return np.asarray(sums[sizes > 0] / sizes[sizes > 0, None])


def widest_plane(points: Floats) -> Floats:
    """The two directions in which points differ most, as columns."""
    centred = points - points.mean(axis=0)
    _, vectors = np.linalg.eigh(centred.T @ centred)
    return np.asarray(vectors[:, ::-1][:, :2])


def clearest_plane(means: Floats, start: Floats, starts: int = _STARTS) -> Floats:
    """The plane with the largest product of distances between classes, near a start or random ones.

    A product punishes a pair of classes that coincide, which the sum of squares of principal
    components does not: three classes of four apart are not enough.
    """
    if len(means) < 2 or means.shape[1] < 3:
        return start
    random = np.random.default_rng(0)
    tried = [start, *(_orthonormal(random.normal(size=start.shape)) for _ in range(starts))]
    found = [_ascended(means, frame) for frame in tried]
    values = [_separation(means, frame) for frame in found]
    best = int(np.argmax(values))
    # Another plane must be clearly better, or the points would jump after every label.
    return found[best] if values[best] > values[0] + 0.1 * len(means) else found[0]


def _ascended(means: Floats, frame: Floats) -> Floats:
    step, value = _FIRST_STEP, _separation(means, frame)
    for _ in range(_STEPS):
        moved = _orthonormal(frame + step * _slope(means, frame))
        reached = _separation(means, moved)
        if reached > value:
            frame, value = moved, reached
        else:
            step /= 2
    return frame


def _differences(means: Floats) -> Floats:
    pairs = list(combinations(range(len(means)), 2))
    return np.array([means[first] - means[second] for first, second in pairs])


def _separation(means: Floats, frame: Floats) -> float:
    flat = _differences(means) @ frame
    return float(np.log((flat**2).sum(axis=1) + _NEAR).sum())


def _slope(means: Floats, frame: Floats) -> Floats:
    apart = _differences(means)
    flat = apart @ frame
    weights = 2 / ((flat**2).sum(axis=1, keepdims=True) + _NEAR)
    slope = apart.T @ (weights * flat)
    return np.asarray(slope / max(np.linalg.norm(slope), 1e-300))


def _orthonormal(frame: Floats) -> Floats:
    """The nearest two perpendicular unit directions."""
    left, _, right = np.linalg.svd(frame, full_matrices=False)
    return np.asarray(left @ right)
