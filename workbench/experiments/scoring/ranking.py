"""Several methods over several corpora: average ranks, Friedman's test, Nemenyi's difference."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.errors import ParameterError


@dataclass(frozen=True)
class Ranking:
    """Average ranks (1 is best), Friedman's statistic and p-value, the critical difference."""

    names: tuple[str, ...]
    average_ranks: NDArray[np.float64]
    n_corpora: int
    statistic: float
    p_value: float
    critical_difference: float

    def groups(self) -> list[tuple[str, ...]]:
        """The largest groups of methods whose ranks do not differ significantly."""
        order = np.argsort(self.average_ranks, kind="stable")
        ranks = self.average_ranks[order]
        reach = np.searchsorted(ranks, ranks + self.critical_difference + 1e-12, side="right")
        spans = [(start, int(end)) for start, end in enumerate(reach) if end - start > 1]
        ends_before = [0, *(end for _, end in spans)]
        longest = [
            span for span, before in zip(spans, ends_before, strict=False) if span[1] > before
        ]
        return [tuple(self.names[place] for place in order[start:end]) for start, end in longest]


def rank_methods(
    names: tuple[str, ...],
    scores: ArrayLike,
    *,
    higher_is_better: bool = True,
    alpha: float = 0.05,
) -> Ranking:
    """Rank the methods (rows) on each corpus (columns); a missing score excludes a corpus."""
    table = np.asarray(scores, dtype=np.float64)
    if table.ndim != 2 or len(table) != len(names):
        raise ParameterError(
            f"The table has shape {table.shape}; it needs one row for each of {len(names)} methods."
        )
    table = table[:, ~np.isnan(table).any(axis=0)]
    k, n = table.shape
    if n == 0:
        return Ranking(names, np.full(k, (k + 1) / 2), 0, 0.0, 1.0, math.inf)
    ranks = np.column_stack([_ranks(column, higher_is_better) for column in table.T])
    statistic, p_value = _friedman(ranks)
    difference = critical_difference(k, n, alpha)
    return Ranking(names, ranks.mean(axis=1), n, statistic, p_value, difference)


def critical_difference(n_methods: int, n_corpora: int, alpha: float = 0.05) -> float:
    """Nemenyi: average ranks that differ by less may differ by chance."""
    if n_methods < 2 or n_corpora < 1:
        return math.inf
    from scipy.stats import studentized_range  # late: 1.3 s to import

    quantile = float(studentized_range.ppf(1.0 - alpha, n_methods, np.inf)) / math.sqrt(2.0)
    return quantile * math.sqrt(n_methods * (n_methods + 1) / (6.0 * n_corpora))


def _ranks(column: NDArray[np.float64], higher_is_better: bool) -> NDArray[np.float64]:
    from scipy.stats import rankdata  # late: 1.3 s to import

    return np.asarray(rankdata(-column if higher_is_better else column), dtype=np.float64)


def _friedman(ranks: NDArray[np.float64]) -> tuple[float, float]:
    """Friedman's chi-squared with the correction for ties."""
    from scipy.special import chdtrc  # late: 0.5 s to import

    k, n = ranks.shape
    squares = float(((ranks - (k + 1) / 2) ** 2).sum())
    if squares == 0 or k < 2:
        return 0.0, 1.0  # all methods tie on every corpus
    sums = ranks.sum(axis=1)
    statistic = (k - 1) * float(((sums - n * (k + 1) / 2) ** 2).sum()) / squares
    return statistic, float(chdtrc(k - 1, statistic))
