"""The kernel of the paper, the shares of its orders and the scaling of each order."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

from workbench.methods.algebra.document_rows import check_not_negative, finite_documents
from workbench.methods.algebra.input_checks import require_number
from workbench.methods.algebra.kernels import (
    DENSE_DOCUMENTS,
    combined_orders,
    combined_parts,
    order_diagonals,
    order_parts,
)

MEAN_DIAGONAL, COSINE, MAXIMUM = "mean diagonal", "cosine", "maximum"


def higher_order_kernel(counts: Any, second_order_weight: float = 0.95) -> NDArray[np.float64]:
    """Compute K = λ S / max(S) + (1 − λ) F / max(F) of all documents (equations 1 to 8)."""
    counts = finite_documents(counts)
    check_not_negative(counts, "higher_order_kernel")
    require_number("second_order_weight", second_order_weight, 0.0, 1.0)
    documents = normalize(counts, norm="max")  # (1)
    shares = order_shares(2, second_order_weight)
    if documents.shape[0] > DENSE_DOCUMENTS:  # one matrix in memory, one more pass
        diagonals = order_diagonals(documents, documents, 2)
        factors = [scale_factors(diagonal, diagonal, MAXIMUM) for diagonal in diagonals]
        return combined_orders(documents, slice(None), shares, factors)
    parts = order_parts(documents, slice(None), 2)  # (2), (4)
    diagonals = np.array([np.diagonal(part) for part in parts])
    factors = [scale_factors(diagonal, diagonal, MAXIMUM) for diagonal in diagonals]  # (6), (7)
    return combined_parts(parts, shares, factors)  # (8)


def order_shares(order: int, higher_order_weight: float) -> list[float]:
    """Share of each order: Kᵣ = λ Pᵣ + (1 − λ) Kᵣ₋₁, which is the paper's sum for r = 2."""
    shares = [1.0]
    for _ in range(order - 1):
        shares = [(1 - higher_order_weight) * share for share in shares] + [higher_order_weight]
    return shares


def scale_factors(
    diagonal: NDArray[np.float64], reference: NDArray[np.float64], scaling: str
) -> NDArray[np.float64]:
    """Compute g so that g(i) Pᵣ(i, j) g(j) is scaled; `reference` is the learnt diagonal.

    Pᵣ is positive semidefinite, so its largest value is on its diagonal.
    """
    if scaling == MAXIMUM:
        measure = np.full_like(diagonal, reference.max())
    elif scaling == MEAN_DIAGONAL:
        measure = np.full_like(diagonal, reference.mean())
    else:
        measure = diagonal
    # A document without terms is similar to none; its row stays zero.
    return np.divide(1.0, np.sqrt(measure), out=np.zeros_like(measure), where=measure > 0)
