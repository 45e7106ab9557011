"""A kernel of many documents as half a matrix in single precision, an eighth of the usual size."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.kernel_columns import WIDTH, KernelColumns
from workbench.methods.algebra.kernels import blocks


@dataclass(frozen=True)
class PackedKernel:
    """Blocks of columns, each from its own diagonal downwards."""

    columns: tuple[NDArray[np.float32], ...]

    @classmethod
    def of(
        cls, seen: Any, rows: Indices, shares: Sequence[float], factors: Sequence[Floats]
    ) -> "PackedKernel":
        """Compute Σ shareᵣ · factorᵣ(i) Pᵣ(i, j) factorᵣ(j) of the seen documents at `rows`."""
        columns = _empty(len(rows))
        kernel = KernelColumns(seen, rows, shares, factors)
        for number, block in enumerate(blocks(len(rows), 0, WIDTH)):
            columns[number][...] = kernel.of(block, slice(block.start, len(rows)))
        return cls(columns)

    def inside(self, rows: Indices) -> Floats:
        """The kernel of some documents, whose numbers ascend, as an ordinary matrix."""
        starts = np.arange(len(self.columns) + 1) * WIDTH
        kernel = np.empty((len(rows), len(rows)))
        ends = np.searchsorted(rows, starts)
        for block, (first, last) in enumerate(pairwise(ends)):
            start = starts[block]
            part = self.columns[block][rows[first:] - start][:, rows[first:last] - start]
            kernel[first:, first:last] = part
            kernel[first:last, first:] = part.T
        return kernel


def _empty(n_documents: int) -> tuple[NDArray[np.float32], ...]:
    """All blocks in a single piece of memory, between which nothing is lost."""
    starts = range(0, n_documents, WIDTH)
    shapes = [(n_documents - start, min(WIDTH, n_documents - start)) for start in starts]
    ends = np.cumsum([0, *(rows * width for rows, width in shapes)])
    memory = np.empty(ends[-1], dtype=np.float32)
    parts = zip(pairwise(ends), shapes, strict=True)
    return tuple(memory[first:last].reshape(shape) for (first, last), shape in parts)
