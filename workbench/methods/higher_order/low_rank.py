"""The higher-order kernel by a few directions of terms, for a linear machine instead of a matrix.

With the leading directions V and singular values σ of the seen documents D, the path of order r
from x is close to (x V) σʳ⁻¹, whose inner products are the kernel Pᵣ; order 1 keeps all terms. The
directions come from a sample of documents; what they miss is stated.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.document_rows import row_squares

RANK = 300
_SAMPLE = 30_000
_BLOCK = 20_000
_ROUNDS = 2


@dataclass(frozen=True)
class PathDirections:
    """Directions of terms, scaled so that (x steps)·(y steps) is the kernel of an order."""

    steps: tuple[NDArray[np.float64], ...]  # of the orders 2, 3, …
    missed: float  # the share of the second-order kernel's trace

    @classmethod
    def of(cls, documents: Any, order: int, rank: int = RANK) -> "PathDirections":
        """Learn the directions from at most a sample of the documents."""
        rows, n_rows = documents, documents.shape[0]
        if n_rows > _SAMPLE:
            chosen = np.random.default_rng(0).choice(n_rows, _SAMPLE, replace=False)
            rows = documents[np.sort(chosen)]
        factors = sketched_factors(rows, rank, _ROUNDS).factors
        values = factors.values * np.sqrt(n_rows / rows.shape[0])
        steps = tuple(factors.right * values**r for r in range(1, order))
        return cls(steps, _missed(rows, factors.right, factors.values))

    def diagonals(self, documents: Any) -> NDArray[np.float64]:
        """Pᵣ(x, x) of each document for every order."""
        rows = [row_squares(documents)]
        for step in self.steps:
            values = np.empty(documents.shape[0])
            for start in range(0, documents.shape[0], _BLOCK):
                reached = np.asarray(documents[start : start + _BLOCK] @ step)
                values[start : start + _BLOCK] = np.einsum("ij,ij->i", reached, reached)
            rows.append(values)
        return np.array(rows)

    def features(
        self, documents: Any, shares: Sequence[float], factors: Sequence[NDArray[np.float64]]
    ) -> Any:
        """Documents as rows whose inner products are the weighted sum of all orders."""
        first = sp.diags_array(np.sqrt(shares[0]) * factors[0]) @ sp.csr_array(documents)
        parts = [sp.csr_array(first)]
        for step, share, factor in zip(self.steps, shares[1:], factors[1:], strict=True):
            reached = np.asarray(documents @ step) * (np.sqrt(share) * factor)[:, None]
            parts.append(sp.csr_array(reached))
        return sp.hstack(parts, format="csr")

    def directions(
        self, weights: NDArray[np.float64], n_terms: int, shares: Sequence[float]
    ) -> list[NDArray[np.float64]]:
        """Weights of features (features × machines) as weights of terms, one array per order."""
        found, start = [np.sqrt(shares[0]) * weights[:n_terms]], n_terms
        for step, share in zip(self.steps, shares[1:], strict=True):
            found.append(np.sqrt(share) * (step @ weights[start : start + step.shape[1]]))
            start += step.shape[1]
        return found


def _missed(rows: Any, right: NDArray[np.float64], values: NDArray[np.float64]) -> float:
    """The share of trace((D Dᵀ)²) outside the directions, from 500 rows."""
    some = rows[: min(500, rows.shape[0])]
    exact = np.asarray((some @ rows.T).power(2).sum(axis=1)).ravel() if sp.issparse(some) else None
    if exact is None:
        exact = ((some @ rows.T) ** 2).sum(axis=1)
    reached = (np.asarray(some @ right) * values) ** 2
    total = float(exact.sum())
    return max(0.0, 1.0 - float(reached.sum()) / total) if total else 0.0
