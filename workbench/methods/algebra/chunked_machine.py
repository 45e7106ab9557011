"""Support vector machines learnt from parts of a large kernel, a machine's own documents at a time.

Only documents near the boundary of a machine have a say in it. Each machine learns from a sample,
then from the documents that the last one got wrong or nearly so, until no other document violates
its conditions. What it learns is then the machine of all documents, to the same tolerance.
"""

from collections.abc import Callable

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.kernel_machine import (
    KernelMachine,
    train_two_class,
    untrained_machine,
)
from workbench.methods.algebra.packed_kernel import PackedKernel

SAMPLE, LEAST_OF_A_SIDE = 2_000, 50
_TOLERANCE = 1e-3  # that of the machines themselves
_KEPT, _ADDED = 1.2, 1.05  # margins; from 1 on a document has no say
MOST_ADDED = 1_500
_DROPPING_ROUNDS = 5  # later on nothing is dropped, so that the rounds come to an end
KernelProduct = Callable[[Floats], Floats]


def train_in_chunks(
    kernel: PackedKernel, times: KernelProduct, class_index: Indices, cost: float, multiclass: str
) -> KernelMachine:
    """Train the two-class machines; `times` multiplies the whole kernel by coefficients."""
    machine, sides = untrained_machine(class_index, multiclass)
    used = np.count_nonzero(sides, axis=1)
    chunks = {number: _first_chunk(side) for number, side in enumerate(sides)}
    rounds = 0
    while chunks:
        for number, rows in chunks.items():
            machine.coefficients[:, number] = 0.0
            # The kernel has no name here, so that two of them are never in memory together.
            train_two_class(machine, number, kernel.inside(rows), rows, sides[number, rows], cost)
        chunks = {number: rows for number, rows in chunks.items() if len(rows) < used[number]}
        numbers = list(chunks)
        if not numbers:
            break  # all have learnt from all of their documents
        values = times(machine.coefficients[:, numbers]) + machine.intercepts[numbers]
        rounds += 1
        for number, column in zip(numbers, values.T, strict=True):
            margins = np.where(sides[number] == 0, np.inf, sides[number] * column)
            drops = rounds <= _DROPPING_ROUNDS
            grown = _next_chunk(chunks.pop(number), margins, drops)
            if grown is not None:
                chunks[number] = grown
    return machine


def _first_chunk(sides: Floats) -> Indices:
    """A sample of the documents, with some of either side."""
    used = np.flatnonzero(sides)
    if len(used) <= SAMPLE:
        return used
    drawn = np.random.default_rng(0).choice(used, SAMPLE, replace=False)
    few = [np.flatnonzero(sides == side)[:LEAST_OF_A_SIDE] for side in (-1, 1)]
    return np.unique(np.concatenate([drawn, *few]))


def _next_chunk(rows: Indices, margins: Floats, drops: bool) -> Indices | None:
    """The documents from which to learn next, or None where no other document objects."""
    outside = np.ones(len(margins), dtype=bool)
    outside[rows] = False
    if not (margins[outside] < 1 - _TOLERANCE).any():
        return None
    kept = rows[margins[rows] < _KEPT] if drops else rows
    near = np.flatnonzero(outside & (margins < _ADDED))
    added = near[np.argsort(margins[near], kind="stable")[:MOST_ADDED]]
    return np.union1d(kept, added)
