"""Columns of the kernel of many documents in single precision, computed some at a time.

Frequent terms come first, so that what the products read again and again stays in the processor's
cache; with half the digits they take a third of the time. The first step of all paths follows the
lists of documents that contain a term, where these are short.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.kernels import blocks, scaled_part
from workbench.methods.algebra.term_lists import TermLists, filled_rows, most_terms

WIDTH = 128  # columns at a time; fewer and more were slower
MOST_LISTED = 1 / 7  # of all documents, in the mean list; a dense product does not skip zeros


class KernelColumns:
    """Σ shareᵣ · factorᵣ(i) Pᵣ(i, j) factorᵣ(j) of the seen documents at `rows`."""

    def __init__(
        self, seen: Any, rows: Indices, shares: Sequence[float], factors: Sequence[Floats]
    ) -> None:
        ordered = frequent_first(seen)
        self._seen = ordered.astype(np.float32)
        self._rows, self._wanted = rows, self._seen[rows]
        self._shares, self._factors = shares, factors
        self._lists = None
        if has_short_lists(ordered):
            self._lists = TermLists(ordered.astype(np.float64), most_terms(ordered))

    def of(self, columns: slice, others: slice) -> NDArray[np.float32]:
        """Values of the documents `others`, in rows, with the documents `columns`."""
        reached_rows = self._wanted[others]
        found = np.empty((reached_rows.shape[0], columns.stop - columns.start), dtype=np.float32)
        for block in blocks(found.shape[1], 0, WIDTH):
            some = slice(columns.start + block.start, columns.start + block.stop)
            found[:, block] = self._block(some, others, reached_rows)
        return found

    def _block(self, columns: slice, others: slice, reached_rows: Any) -> NDArray[Any]:
        parts = []
        if len(self._shares) > 1:
            reached = self._reached(self._wanted[columns])
            parts.append(reached[self._rows[others]])
            for _ in self._shares[2:]:
                reached = self._seen @ (self._seen.T @ reached)
                parts.append(reached[self._rows[others]])
            parts.append(reached_rows @ (self._seen.T @ reached))
        else:
            parts.append(dense(reached_rows @ self._wanted[columns].T))
        total = np.zeros_like(parts[0])
        for share, factor, part in zip(self._shares, self._factors, parts, strict=True):
            total += scaled_part(part, share * factor[others], factor[columns])
        return total

    def _reached(self, documents: Any) -> NDArray[Any]:
        """Products of all seen documents with some."""
        if self._lists is None:
            return np.asarray(self._seen @ dense(documents.T))
        found = np.zeros((documents.shape[0], self._seen.shape[0]), dtype=np.float32)
        for row, terms, weights in filled_rows(documents):
            found[row] = self._lists.similarities(terms, weights)
        return np.ascontiguousarray(found.T)


def frequent_first(X: Any) -> sp.csr_array:
    """The same documents with their terms in falling document frequency, unused ones left out."""
    documents = sp.csr_array(X)
    frequencies = np.bincount(documents.indices, minlength=documents.shape[1])
    order = np.argsort(-frequencies, kind="stable")
    ordered = sp.csr_array(documents[:, order[frequencies[order] > 0]])
    ordered.sort_indices()
    return ordered


def has_short_lists(documents: sp.csr_array) -> bool:
    """Whether the lists of the documents' terms are so short that reading them is faster."""
    frequencies = np.bincount(documents.indices).astype(np.float64)
    most = MOST_LISTED * documents.shape[0] * max(documents.nnz, 1)
    return bool(frequencies @ frequencies < most)
