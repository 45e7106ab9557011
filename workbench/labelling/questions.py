"""What to ask next: the most useful, the most uncertain, random or similar documents.

Usefulness is uncertainty × density × diversity. Uncertainty is exp(−margin / median margin) of the
student; density is the uncertainty of the neighbours, S u; diversity takes away what labelled
documents and earlier questions of the same batch reach over the graph. While fewer than two classes
are known nobody can be uncertain, so that density and diversity decide alone.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.few_labels.teachers import margins

USEFUL, UNCERTAIN, RANDOM, SIMILAR = "useful", "uncertain", "random", "similar"
STRATEGIES = (USEFUL, UNCERTAIN, RANDOM)
_FIRST_STEPS = 2  # of the walk that finds dense places before anything is known
_REACH = 3.0  # a question keeps others away that it reaches with a third of its strength

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Pool:
    """The graph of the documents, normalised, and the documents that may be asked about."""

    walk: Any
    allowed: Mask


def most_useful(pool: Pool, scores: Floats | None, taught: Iterable[int], count: int) -> list[int]:
    """A batch of documents whose labels would tell most, none repeating another."""
    if scores is None:
        return _densest(pool, taught, count)
    uncertain = uncertainty(scores, pool.allowed)
    value = uncertain * (pool.walk @ uncertain)
    return _one_by_one(value, pool, count)


def most_uncertain(
    pool: Pool, scores: Floats | None, random: np.random.Generator, count: int
) -> list[int]:
    """The documents with the smallest margin between the two best classes."""
    if scores is None:
        return at_random(pool, random, count)
    rows = np.flatnonzero(pool.allowed)
    order = np.argsort(margins(scores)[rows], kind="stable")[:count]
    return [int(row) for row in rows[order]]


def at_random(pool: Pool, random: np.random.Generator, count: int) -> list[int]:
    """Documents drawn without looking at them."""
    rows = np.flatnonzero(pool.allowed)
    drawn: Indices = random.permutation(rows)[:count]
    return [int(row) for row in drawn]


def most_similar(documents: Any, chosen: Iterable[int], allowed: Mask, count: int) -> list[int]:
    """The documents of the largest cosine with the mean of the chosen ones."""
    mean = np.asarray(documents[list(chosen)].sum(axis=0)).ravel()
    values = np.where(allowed, np.asarray(documents @ mean).ravel(), -np.inf)
    order = np.argsort(-values, kind="stable")[:count]
    return [int(row) for row in order if values[row] > 0]


def uncertainty(scores: Floats, allowed: Mask) -> Floats:
    """1 where two classes are equally likely, falling with the margin between them."""
    gaps = margins(scores)
    typical = float(np.median(gaps[allowed])) if allowed.any() else 0.0
    return np.exp(-gaps / typical) if typical > 0 else np.ones_like(gaps)


def _densest(pool: Pool, taught: Iterable[int], count: int) -> list[int]:
    """Documents with many near neighbours that no earlier question reaches."""
    open_places = np.ones(len(pool.allowed))
    for row in taught:
        open_places *= 1 - reach(pool.walk, row)
    allowed, chosen = pool.allowed.copy(), list[int]()
    while len(chosen) < count and allowed.any():
        density, step = np.zeros_like(open_places), open_places
        for _ in range(_FIRST_STEPS):
            step = pool.walk @ step
            density += step
        row = int(np.where(allowed, density, -1.0).argmax())
        chosen.append(row)
        allowed[row] = False
        open_places = open_places * (1 - reach(pool.walk, row))
    return chosen


def _one_by_one(value: Floats, pool: Pool, count: int) -> list[int]:
    allowed, chosen = pool.allowed.copy(), list[int]()
    while len(chosen) < count and allowed.any():
        row = int(np.where(allowed, value, -1.0).argmax())
        chosen.append(row)
        allowed[row] = False
        value = value * (1 - reach(pool.walk, row))
    return chosen


def reach(walk: Any, row: int) -> Floats:
    """How strongly a document reaches the others in one or two steps, 1 for itself."""
    start = np.zeros(walk.shape[0])
    start[row] = 1.0
    first = walk @ start
    second = walk @ first
    second[row] = 0.0
    both = first + second
    reached = np.minimum(1.0, _REACH * both / both.max()) if both.max() > 0 else both
    reached[row] = 1.0
    return np.asarray(reached)
