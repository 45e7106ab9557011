"""Products with the kernel of the labelled documents, which itself is never computed.

K(x, labelled) a = Σ shareᵣ gᵣ(x) · x (DᵀD)ʳ⁻¹ Dᵀ (gᵣ a): coefficients of documents become weights
of terms, one column per order, by which any document can be multiplied. With many machines these
weights take more memory than the kernel, so they are computed and used some machines at a time, and
next to a packed kernel they are kept in single precision as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.chunked_machine import train_in_chunks
from workbench.methods.algebra.kernel_columns import KernelColumns
from workbench.methods.algebra.kernel_machine import ONE_VS_ONE, KernelMachine
from workbench.methods.algebra.kernels import order_directions
from workbench.methods.algebra.packed_kernel import PackedKernel
from workbench.methods.algebra.paired_machines import by_class, has_small_pairs, train_pairs

MACHINES_AT_A_TIME = 16
Directions = Sequence[NDArray[np.floating[Any]]]  # of each order: terms × machines


@dataclass(frozen=True)
class LabelledPaths:
    """The seen documents D, which of them are labelled, and the share and scale of each order."""

    documents: Any
    labelled: NDArray[np.int64]
    shares: Sequence[float]
    factors: Sequence[NDArray[np.float64]]  # of all seen documents

    def directions(self, coefficients: NDArray[np.float64]) -> list[NDArray[np.float64]]:
        """Weights of terms for every order; coefficients are labelled documents × machines."""
        weighted = []
        for share, factor in zip(self.shares, self.factors, strict=True):
            of_all = np.zeros((self.documents.shape[0], coefficients.shape[1]))
            of_all[self.labelled] = share * factor[self.labelled, None] * coefficients
            weighted.append(of_all)
        return order_directions(self.documents.astype(np.float64), weighted)

    def packed_directions(self, coefficients: NDArray[np.float64]) -> list[NDArray[np.float32]]:
        """The same in single precision, computed some machines at a time."""
        shape = (self.documents.shape[1], coefficients.shape[1])
        packed = [np.empty(shape, dtype=np.float32) for _ in self.shares]
        for machines in _portions(shape[1]):
            for kept, part in zip(packed, self.directions(coefficients[:, machines]), strict=True):
                kept[:, machines] = part
        return packed

    def kernel_product(self, coefficients: NDArray[np.float64]) -> NDArray[np.float64]:
        """The kernel of the labelled documents times coefficients."""
        rows = self.documents[self.labelled]
        factors = [factor[self.labelled] for factor in self.factors]
        total = np.zeros_like(coefficients)
        for machines in _portions(coefficients.shape[1]):
            directions = self.directions(coefficients[:, machines])
            add_products(total[:, machines], rows, factors, directions)
        return total

    def packed_machine(
        self, class_index: NDArray[np.int64], cost: float, multiclass: str
    ) -> KernelMachine:
        """Train on a kernel in single precision: of pairs of classes, or half of it in chunks."""
        if multiclass == ONE_VS_ONE and has_small_pairs(class_index):
            rows = self.labelled[by_class(class_index)]
            inside = [factor[rows] for factor in self.factors]
            columns = KernelColumns(self.documents, rows, self.shares, inside)
            return train_pairs(columns, class_index, cost)
        inside = [factor[self.labelled] for factor in self.factors]
        kernel = PackedKernel.of(self.documents, self.labelled, self.shares, inside)
        return train_in_chunks(kernel, self.kernel_product, class_index, cost, multiclass)


def add_products(
    values: NDArray[np.float64],
    documents: Any,
    factors: Sequence[NDArray[np.float64]],
    directions: Directions,
) -> None:
    """Add Σ gᵣ(x) · x dᵣ to the values, for the directions dᵣ of every machine."""
    for factor, direction in zip(factors, directions, strict=True):
        for machines in _portions_of(direction):
            values[:, machines] += factor[:, None] * (documents @ direction[:, machines])


def class_directions(
    factors: Sequence[NDArray[np.float64]], directions: Directions, signs: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Weights of terms for every class: the directions of its machines at the mean scale."""
    scales = [factor.mean() for factor in factors]
    weights = (
        sum(scale * part[:, machines] for scale, part in zip(scales, directions, strict=True))
        @ signs[machines]
        for machines in _portions_of(directions[0])
    )
    return reduce(np.add, weights)


def _portions_of(direction: NDArray[np.floating[Any]]) -> Iterator[slice]:
    """All machines at once, or portions of them where the directions are in single precision."""
    if direction.dtype == np.float64:
        return iter([slice(None)])
    return _portions(direction.shape[1])


def _portions(n_machines: int) -> Iterator[slice]:
    starts = range(0, n_machines, MACHINES_AT_A_TIME)
    return (slice(start, start + MACHINES_AT_A_TIME) for start in starts)
