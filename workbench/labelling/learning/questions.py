"""What to ask next: the most useful, the most uncertain, random or similar documents.

Usefulness is uncertainty × density × diversity. Uncertainty is exp(−margin / median margin) of the
student; density is the uncertainty of the neighbours, S u; diversity takes away what labelled
documents and earlier questions of the same batch reach over the graph. While fewer than two classes
are known no document can be uncertain, so density and diversity decide alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import UNLABELLED
from workbench.methods.few_labels.naive_bayes import expectation_maximisation
from workbench.methods.few_labels.students import COST, SHARE, pseudo_labels
from workbench.methods.few_labels.teachers import GraphTeacher, label_matrix, margins, posteriors

SECOND_LOOK = "second look"  # at a label that is probably wrong
_FIRST_STEPS = 2  # of the walk that finds dense regions before anything is known
_PARTS, _MOST_STUDIED = 5, 3_000  # of the labels; unlabelled documents for a second look
_ROUGH, _SETTLED = 1e-3, 0.02  # tolerances of opinions that are only ranked
_LATEST = 8  # labels that show whether questions repeat each other
_REACH = 3.0  # documents that a question reaches with a third of its strength are not asked about

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Pool:
    """The graph of the documents, normalised, and the documents that may be asked about."""

    walk: Any
    allowed: Mask


def most_useful(
    pool: Pool, scores: Floats | None, taught: Mapping[int, int], count: int
) -> list[int]:
    """A batch of documents whose labels would be most informative, none repeating another.

    A wrong label in a large class makes the whole class look uncertain, and every question is then
    about it: where nearly all recent labels are of one class, what labels reach counts less.
    """
    if scores is None:
        return _densest(pool, taught, count)
    uncertain = uncertainty(scores, pool.allowed)
    value = uncertain * (pool.walk @ uncertain)
    if is_repeating(taught):
        value = value / (1 + _relative_nearness(pool.walk, list(taught)))
    return _one_by_one(value, pool, count)


def is_repeating(taught: Mapping[int, int]) -> bool:
    """Whether nearly all of the latest labels are of one class."""
    latest = list(taught.values())[-_LATEST:]
    return len(latest) == _LATEST and max(map(latest.count, set(latest))) >= _LATEST - 1


def _relative_nearness(walk: Any, rows: list[int]) -> Floats:
    """How near documents are to some rows in one or two steps; 2 is as near as these mostly are."""
    first = walk @ np.bincount(rows, minlength=walk.shape[0]).astype(np.float64)
    near = first + walk @ first
    typical = float(np.median(near[rows]))
    return np.asarray(2 * near / typical) if typical > 0 else np.zeros_like(near)


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


def doubtful_labels(
    X: Any, teacher: GraphTeacher, labels: Mapping[int, int], n_classes: int
) -> list[int]:
    """Labels that two opinions contradict, the most doubtful first; neither has seen the label.

    A fifth of the labels is held out at a time; naive Bayes with unlabelled documents and the
    student of Poisson learning judge it, and their ranks are added.
    """
    rows, given = np.array(list(labels)), np.array(list(labels.values()))
    part = np.arange(len(rows)) % _PARTS
    doubts = np.zeros((2, len(rows)))
    for number in range(_PARTS):
        is_held_out = part == number
        if len(np.unique(given[~is_held_out])) > 1:
            shown = np.full(X.shape[0], UNLABELLED, dtype=np.int64)
            shown[rows[~is_held_out]] = given[~is_held_out]
            opinions = _two_opinions(X, teacher, shown, n_classes, rows[is_held_out])
            doubts[:, is_held_out] = (
                opinions.max(axis=2) - opinions[:, np.arange(is_held_out.sum()), given[is_held_out]]
            )
    ranks = doubts.argsort(axis=1, kind="stable").argsort(axis=1, kind="stable").sum(axis=0)
    order = np.argsort(-ranks, kind="stable")
    return [int(rows[position]) for position in order if doubts[:, position].all()]


def _two_opinions(
    X: Any, teacher: GraphTeacher, shown: Indices, n_classes: int, asked: Indices
) -> Floats:
    """What naive Bayes and the student say about some documents, without their labels."""
    unlabelled = np.flatnonzero(shown == UNLABELLED)
    step = -(-len(unlabelled) // _MOST_STUDIED) or 1
    known = np.flatnonzero(shown != UNLABELLED)
    seen = np.sort(np.concatenate([known, unlabelled[::step]]))
    labels = label_matrix(shown, n_classes)
    bayes = expectation_maximisation(X[seen], labels[seen], settled=_SETTLED)
    scores = teacher.poisson(labels, tolerance=_ROUGH)[seen]
    taught = pseudo_labels(shown[seen], scores, np.asarray(scores.any(axis=1)), SHARE)
    used = np.flatnonzero(taught != UNLABELLED)
    student = LinearMachine.learn(X[seen[used]], taught[used], n_classes, COST, is_rough=True)
    return np.array([posteriors(bayes.scores(X[asked])), student.scores(X[asked])])


def smaller_half(documents: Any, rows: Sequence[int]) -> list[int]:
    """Divide documents by the first direction in which they differ; the smaller part."""
    if len(rows) < 2:
        return []
    chosen = documents[list(rows)]
    similar = np.asarray((chosen @ chosen.T).todense(), dtype=np.float64)
    centred = similar - similar.mean(axis=0) - similar.mean(axis=1, keepdims=True) + similar.mean()
    side = np.linalg.eigh(centred)[1][:, -1] > 0
    part = side if side.sum() <= len(rows) / 2 else ~side
    return [row for row, is_in in zip(rows, part.tolist(), strict=True) if is_in]


def uncertainty(scores: Floats, allowed: Mask) -> Floats:
    """1 where two classes are equally likely, falling with the margin between them."""
    gaps = margins(scores)
    typical = float(np.median(gaps[allowed])) if allowed.any() else 0.0
    return np.exp(-gaps / typical) if typical > 0 else np.ones_like(gaps)


def _densest(pool: Pool, taught: Iterable[int], count: int) -> list[int]:
    """Documents with many near neighbours that no earlier question reaches."""
    unreached = np.ones(len(pool.allowed))
    for row in taught:
        unreached *= 1 - reach(pool.walk, row)
    allowed, chosen = pool.allowed.copy(), list[int]()
    while len(chosen) < count and allowed.any():
        density, step = np.zeros_like(unreached), unreached
        for _ in range(_FIRST_STEPS):
            step = pool.walk @ step
            density += step
        row = int(np.where(allowed, density, -1.0).argmax())
        chosen.append(row)
        allowed[row] = False
        unreached = unreached * (1 - reach(pool.walk, row))
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
    first = walk[[row]]  # as the walk is symmetric, also its column
    both = np.asarray((first @ walk).todense()).ravel()
    both[row] = 0.0
    both[first.indices] += first.data
    most = both.max()
    reached = np.minimum(1.0, _REACH * both / most) if most > 0 else both
    reached[row] = 1.0
    return np.asarray(reached)
