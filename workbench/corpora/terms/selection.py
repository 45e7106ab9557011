"""Term scores for selection: information gain and chi-square of a term's presence.

Both consider whether a document contains a term, not how often. Classes are one number per document
(-1: no class, ignored) or a documents × classes indicator matrix where documents may have several;
then every class is a binary problem of its own.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats


def document_frequency(counts: Any) -> Floats:
    """The number of documents that contain each term."""
    present = counts.indices if counts.data.all() else counts.indices[counts.data != 0]
    return np.bincount(present, minlength=counts.shape[1]).astype(np.float64)


def information_gain(counts: Any, classes: NDArray[Any]) -> Floats:
    """Information gain of each term's presence in bits, summed over binary problems.

    H(C) - P(t) H(C|t) - P(not t) H(C|not t), where n H = n log n - sum of n_c log n_c.
    """
    counts, classes = _labelled(counts, classes)
    n, with_term = counts.shape[0], document_frequency(counts)
    without_classes = _xlogx(n) - _xlogx(with_term) - _xlogx(n - with_term)
    gain = np.zeros(counts.shape[1]) if classes.ndim == 2 else without_classes
    for inside, size in _by_class(counts, classes):
        gain = gain + _xlogx(inside) + _xlogx(size - inside) - _xlogx(size)
        if classes.ndim == 2:
            outside, others = with_term - inside, n - size
            gain += without_classes
            gain += _xlogx(outside) + _xlogx(others - outside) - _xlogx(others)
    bits: Floats = np.maximum(gain, 0.0) / max(n, 1)
    return bits


def chi_square(counts: Any, classes: NDArray[Any]) -> Floats:
    """The largest one-against-rest chi-square statistic of each term's presence."""
    counts, classes = _labelled(counts, classes)
    n, with_term = counts.shape[0], document_frequency(counts)
    largest = np.zeros(counts.shape[1])
    for inside, size in _by_class(counts, classes):
        margins = with_term * (n - with_term) * size * (n - size)
        difference = inside * (n - size - with_term + inside)
        difference -= (with_term - inside) * (size - inside)
        statistic = n * difference**2 / np.where(margins > 0, margins, 1.0)
        largest = np.maximum(largest, statistic)
    return largest


def _labelled(counts: Any, classes: NDArray[Any]) -> tuple[Any, NDArray[Any]]:
    classes = np.asarray(classes)
    if classes.ndim == 2 or (classes >= 0).all():
        return counts, classes
    return counts[classes >= 0], classes[classes >= 0]


def _by_class(counts: Any, classes: NDArray[Any]) -> Iterator[tuple[Floats, float]]:
    """Yield for each class the document frequencies of the terms in it, and its size."""
    if classes.ndim == 2:
        memberships = [column > 0 for column in classes.T]
    else:
        memberships = [classes == index for index in np.unique(classes)]
    for members in memberships:
        yield document_frequency(counts[members]), float(members.sum())


def _xlogx(values: Any) -> Any:
    values = np.asarray(values, dtype=np.float64)
    return values * np.log2(np.where(values > 0, values, 1.0))
