"""The lengths of many documents in the kernel, from paths through a few documents drawn at random.

The kernel of the labelled documents is quick to compute by columns; what takes most of the time is
then Pᵣ(x, x) of all the others. With a sample S of m of the n seen documents, scaled by √(n/m),
the squared length of x after r − 1 half steps through S is an estimate without bias.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.kernel_columns import KernelColumns

EXACT_DOCUMENTS = 100_000  # the diagonals of all documents take about a minute
EXACT_LABELLED = 15_000  # whose kernel takes 1.8 GB
EXACT_PAIRS = 500_000_000  # labelled documents × all documents, about two minutes
SAMPLE = 5_000
_MOST_PAIRS = 10 * EXACT_PAIRS  # by columns, in the same time
_LEAST_SEEN = 5  # documents for each labelled one; where fewer are seen, directions are quicker
_BLOCK = 2_000
SAMPLED_NOTE = (
    f"Approximate: the lengths of documents in the kernel follow paths through at most {SAMPLE:,} "
    "documents, drawn at random, and the kernel has seven digits."
)


def is_costly(n_documents: int, n_labelled: int) -> bool:
    """Whether the exact kernel of the labelled documents takes more than some minutes or 2 GB."""
    is_large = n_documents > EXACT_DOCUMENTS or n_labelled > EXACT_LABELLED
    return is_large or n_documents * n_labelled > EXACT_PAIRS


def fits_columns(documents: Any, n_labelled: int) -> bool:
    """Whether the labelled documents are so few that columns of their kernel take little time."""
    n_documents = documents.shape[0]
    is_small = n_labelled <= EXACT_LABELLED and n_documents * n_labelled <= _MOST_PAIRS
    return sp.issparse(documents) and is_small and n_documents >= _LEAST_SEEN * n_labelled


def path_sample(documents: Any) -> Any:
    """Some of the documents, scaled as if they were all."""
    n_documents = documents.shape[0]
    if n_documents <= SAMPLE:
        return documents
    chosen = np.random.default_rng(0).choice(n_documents, SAMPLE, replace=False)
    return documents[np.sort(chosen)] * np.sqrt(n_documents / SAMPLE)


def sampled_diagonals(documents: Any, sample: Any, order: int) -> Floats:
    """Estimate Pᵣ(x, x) of each document for r = 1 … order; it is never below P₁(x, x)ʳ."""
    documents = sp.csr_array(documents)
    first = row_squares(documents)
    diagonals = np.array([first**r for r in range(1, order + 1)])
    steps = (sp.csr_array(sample.T), sp.csr_array(sample))
    for start in range(0, documents.shape[0], _BLOCK):
        rows = slice(start, start + _BLOCK)
        carried = documents[rows]
        for r in range(1, order):
            carried = carried @ steps[(r - 1) % 2]
            diagonals[r, rows] = np.maximum(diagonals[r, rows], row_squares(carried))
    return diagonals


def column_kernel(
    documents: Any, rows: Indices, shares: Sequence[float], factors: Sequence[Floats]
) -> Floats:
    """The kernel of the documents at `rows` with seven digits; the factors are theirs."""
    whole = slice(0, len(rows))
    kernel = KernelColumns(documents, rows, shares, factors).of(whole, whole)
    return (kernel + kernel.T).astype(np.float64) / 2  # rounding is not symmetric
