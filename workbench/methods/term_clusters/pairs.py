"""Pairs of terms: documents in common (1), and the bonus for classes in common (2)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats

Terms = NDArray[np.int64]

# (2): the bonus of a pair in k of n classes, to be multiplied by α. None rises with k.
_BONUSES: dict[str, Callable[[Floats, Floats, int, float], Floats]] = {
    "inverse": lambda _g, k, _n, _top: 1 / k,
    "logarithmic": lambda _g, k, n, _top: np.log(n / k),
    "proportional": lambda g, k, _n, _top: g / k,
    "balanced": lambda g, k, _n, top: top / k - g,
}
INTERPRETATIONS = tuple(_BONUSES)
SUPPORTS = ("class", "document")
BLOCK_ENTRIES = 4_000_000


@dataclass(frozen=True)
class TermPairs:
    """The data from which the strength of a pair of terms is computed."""

    documents: Any  # Boolean, documents × terms; terms that get no links are empty
    terms: Any  # its transpose
    frequencies: Floats
    classes: Floats | None = None  # Boolean, terms × classes
    supervision: float = 0.0
    reading: str = INTERPRETATIONS[0]
    support: str = SUPPORTS[0]
    largest: float = 0.0  # g_m before supervision, where the interpretation needs it

    @property
    def lengths(self) -> Floats:
        """Lengths of the Boolean vectors of the terms, for cosines."""
        return np.sqrt(np.maximum(self.frequencies, 1.0))

    def blocks(self) -> Iterator[Terms]:
        """Numbers of the terms, a block of rows at a time."""
        size = len(self.frequencies)
        step = max(1, BLOCK_ENTRIES // max(size, 1))
        return (np.arange(start, min(start + step, size)) for start in range(0, size, step))

    def common_documents(self, block: Terms) -> sp.csr_array:
        """Count the documents that contain both terms of a pair, by rows of terms (1)."""
        return sp.csr_array(self.terms[block] @ self.documents)

    def rows(self, block: Terms, common: sp.csr_array) -> Floats:
        """Strengths of all pairs of some terms, with zeros on the diagonal."""
        counts = common.toarray().astype(np.float64)
        if self.classes is not None:
            counts = self._supervised(counts, self.classes[block] @ self.classes.T)
        counts[np.arange(len(block)), block] = 0.0
        return counts

    def entries(self, common: sp.csr_array, term: Terms) -> Floats:
        """Strengths of the pairs that co-occur; `term` is the row of each."""
        counts = common.data.astype(np.float64)
        if self.classes is not None:
            bits = np.packbits(self.classes > 0, axis=1)
            shared = np.bitwise_count(bits[term] & bits[common.indices]).sum(axis=1)
            counts = self._supervised(counts, shared.astype(np.float64))
        counts[common.indices == term] = 0.0
        return counts

    def bound_without_common(self, block: Terms) -> Floats:
        """Upper bound of the strength of pairs without common documents, by rows of terms."""
        if self.classes is None or self.support == "document":
            return np.zeros(len(block))
        bonus = _BONUSES[self.reading](np.zeros(1), np.ones(1), self.classes.shape[1], self.largest)
        return self.supervision * bonus * self.classes[block].any(axis=1)

    def _supervised(self, counts: Floats, shared: Floats) -> Floats:
        assert self.classes is not None  # noqa: S101
        present = shared > 0
        if self.support == "document":
            present &= counts > 0
        bonus = _BONUSES[self.reading](
            counts, np.where(present, shared, 1.0), self.classes.shape[1], self.largest
        )
        outside = -counts if self.reading == "balanced" else 0.0  # (1 − α) g even without bonus
        return counts + self.supervision * np.where(present, bonus, outside)


def term_pairs(X: Any, max_document_share: float) -> TermPairs:
    """Pairs of the columns of X; terms in a larger share of the rows get no links."""
    documents = sp.csr_array(X != 0, dtype=np.int32)
    frequencies = np.asarray(documents.sum(axis=0)).ravel().astype(np.float64)
    frequencies[frequencies > max_document_share * X.shape[0]] = 0.0
    kept = sp.diags_array((frequencies > 0).astype(np.int32), dtype=np.int32)
    documents = sp.csr_array(documents @ kept)
    documents.eliminate_zeros()
    return TermPairs(documents, sp.csr_array(documents.T), frequencies)


def supervised_pairs(
    pairs: TermPairs, members: sp.csr_array, supervision: float, reading: str, support: str
) -> TermPairs:
    """Add the classes of terms to the pairs, from the members of each class."""
    classes = (members @ pairs.documents).toarray().T
    largest = 0.0
    if reading == "balanced":
        largest = max((_largest_strength(pairs, block) for block in pairs.blocks()), default=0.0)
    return replace(
        pairs,
        classes=(classes > 0).astype(np.float64),
        supervision=supervision,
        reading=reading,
        support=support,
        largest=largest,
    )


def _largest_strength(pairs: TermPairs, block: Terms) -> float:
    common = pairs.common_documents(block)
    term = np.repeat(block, np.diff(common.indptr))
    return float(pairs.entries(common, term).max(initial=0.0))
