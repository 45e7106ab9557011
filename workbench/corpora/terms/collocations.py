"""Collocations: pairs of neighbouring terms that occur together more often than by chance.

The scores are those of NLTK's `BigramAssocMeasures`, computed for all pairs at once. With n the
number of terms in the documents, a and b the counts of both terms and ab the count of the pair:
PMI is log2(ab n / (a b)); the log-likelihood ratio and chi-square compare the table of a and b with
the table that is expected by chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.corpora.embeddings.vectors import EMBEDDING_MARK

ASSOCIATIONS = ("PMI", "log-likelihood", "chi-square")
CHARACTER_MARK = "~"  # before n-grams of characters that are counted beside terms
RUNNING_MARK = "·"  # before running words and their pairs, likewise
_LEAST = 1e-20  # as in NLTK, so that an empty cell adds nothing


@dataclass(frozen=True)
class Collocations:
    """Which columns are pairs, the columns of their terms, and those that are not single terms."""

    columns: NDArray[np.int64]
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    is_longer: NDArray[np.bool_]  # every n-gram, also those of three terms
    is_character: NDArray[np.bool_]  # n-grams of characters, counted beside the terms
    is_embedding: NDArray[np.bool_]  # dimensions of sentence embeddings, likewise
    is_running: NDArray[np.bool_]  # running words and their pairs, likewise

    def scores(self, counts: Any, association: str) -> Floats:
        """Score every pair by its counts in these documents."""
        totals: Floats = np.asarray(counts.sum(axis=0), dtype=np.float64).ravel()
        n = float(totals[~self.is_longer].sum())
        together, first, second = (totals[part] for part in (self.columns, self.first, self.second))
        return associations(together, first, second, n, association)


def pairs_of(terms: Sequence[str]) -> Collocations:
    """Find the pairs among terms: two terms joined by a space."""
    position = {term: column for column, term in enumerate(terms)}
    found = []
    is_longer = np.zeros(len(terms), dtype=bool)
    marks = (CHARACTER_MARK, EMBEDDING_MARK, RUNNING_MARK)
    marked = [np.array([term.startswith(mark) for term in terms], dtype=bool) for mark in marks]
    is_running = marked[-1]
    for column, term in enumerate(terms):
        parts = term.split(" ")
        if len(parts) > 1 and not is_running[column] and all(part in position for part in parts):
            is_longer[column] = True
            if len(parts) == 2:
                found.append((column, position[parts[0]], position[parts[1]]))
    table = np.array(found, dtype=np.int64).reshape(-1, 3)
    return Collocations(table[:, 0], table[:, 1], table[:, 2], is_longer, *marked)


def associations(
    together: Floats, first: Floats, second: Floats, n: float, association: str
) -> Floats:
    """The association of pairs with these counts; pairs that do not occur score lowest."""
    with np.errstate(divide="ignore", invalid="ignore"):
        if association == "PMI":
            scores = np.log2(together * n) - np.log2(first * second)
        else:
            tables = _tables(together, first, second, n)
            scores = _likelihood(tables) if association == "log-likelihood" else _chi(tables, n)
    return np.where((together > 0) & np.isfinite(scores), scores, -np.inf)


def _tables(together: Floats, first: Floats, second: Floats, n: float) -> tuple[Floats, ...]:
    """Both terms, the second without the first, the first without the second, neither."""
    only_second, only_first = second - together, first - together
    return together, only_second, only_first, n - together - only_second - only_first


def _likelihood(tables: tuple[Floats, ...]) -> Floats:
    observed = np.stack(tables)
    ratio: Floats = np.sum(observed * np.log(observed / (_expected(tables) + _LEAST) + _LEAST), 0)
    return 2 * ratio


def _chi(tables: tuple[Floats, ...], n: float) -> Floats:
    both, only_second, only_first, neither = tables
    product = (both + only_second) * (both + only_first)
    product = product * (only_second + neither) * (only_first + neither)
    scores: Floats = n * (both * neither - only_second * only_first) ** 2 / product
    return scores


def _expected(tables: tuple[Floats, ...]) -> Floats:
    n = sum(tables)
    both, only_second, only_first, neither = tables
    with_first, with_second = both + only_first, both + only_second
    without_first, without_second = only_second + neither, only_first + neither
    products = (
        with_first * with_second,
        without_first * with_second,
        with_first * without_second,
        without_first * without_second,
    )
    return np.stack(products) / n
