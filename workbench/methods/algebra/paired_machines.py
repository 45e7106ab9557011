"""Support vector machines of all pairs of classes, from the kernel of one class after another.

Two classes need their own kernels and the one between them. A class that is reached computes its
kernel with itself and with the classes before it, of which only their own kernels are kept.
"""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.methods.algebra.kernel_columns import KernelColumns
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    KernelMachine,
    train_two_class,
    untrained_machine,
)

_LARGEST_PAIR = 3_000  # documents, whose kernel and its copies take 200 MB


def has_small_pairs(class_index: Indices) -> bool:
    """Whether the kernel of the documents of any two classes fits well into memory."""
    return int(np.sort(np.bincount(class_index))[-2:].sum()) <= _LARGEST_PAIR


def train_pairs(kernel: KernelColumns, class_index: Indices, cost: float) -> KernelMachine:
    """Train the machines; the documents of the kernel are sorted by class, as by `by_class`."""
    machine, sides = untrained_machine(class_index, ONE_VS_ONE)
    order, ends = by_class(class_index), np.cumsum(np.bincount(class_index))
    spans = [slice(*span) for span in zip([0, *ends[:-1].tolist()], ends.tolist(), strict=True)]
    numbers = {pair: number for number, pair in enumerate(combinations(range(len(spans)), 2))}
    own: list[NDArray[np.float32]] = []
    for second, span in enumerate(spans):
        columns = kernel.of(span, slice(0, span.stop))
        own.append(np.float32(0.5) * (columns[span] + columns[span].T))  # rounding is not symmetric
        for first, before in enumerate(spans[:second]):
            across, number = columns[before], numbers[first, second]
            both = np.block([[own[first], across], [across.T, own[second]]])
            rows = np.concatenate([order[before], order[span]])
            if (np.diff(rows) < 0).any():
                ascending = np.argsort(rows)
                both, rows = both[np.ix_(ascending, ascending)], rows[ascending]
            train_two_class(machine, number, both, rows, sides[number, rows], cost)
    return machine


def by_class(class_index: Indices) -> Indices:
    """The documents class by class."""
    return np.argsort(class_index, kind="stable")
