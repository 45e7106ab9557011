"""The distribution of Wilcoxon's signed ranks: exact with ties, and its normal approximation."""

import math

import numpy as np

from workbench.array_types import Floats


def average_ranks(values: Floats) -> Floats:
    """Rank values from 1 on; equal ones share the mean of their ranks."""
    _, position, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    ranks: Floats = (last - (counts - 1) / 2.0)[position]
    return ranks


def exact_p_value(ranks: Floats, statistic: float) -> float:
    """The exact two-sided p-value, ties included: every sign pattern is equally likely."""
    doubled = np.round(2 * ranks).astype(np.int64)  # shared ranks are halves
    ways = np.zeros(int(doubled.sum()) + 1)
    ways[0] = 1.0
    for rank in doubled:
        ways[rank:] += ways[:-rank].copy()
    tail = ways[: round(2 * statistic) + 1].sum() / 2.0 ** len(ranks)
    return min(1.0, 2.0 * float(tail))


def normal_p_value(ranks: Floats, statistic: float) -> float:
    """The two-sided p-value where there are too many pairs to count sign patterns."""
    deviation = math.sqrt(float((ranks**2).sum()) / 4.0)
    return min(1.0, math.erfc(abs(statistic - float(ranks.sum()) / 2.0) / deviation / math.sqrt(2)))
