"""The documents-by-terms counts that every method starts from."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class TermMatrix:
    """Sparse counts (documents in rows, terms in columns) with their names."""

    counts: Any  # scipy.sparse.csr_array
    terms: Sequence[str]
    document_ids: Sequence[str]

    def document_frequencies(self) -> NDArray[np.int64]:
        """Count the documents that contain each term."""
        return np.bincount(self.counts.indices, minlength=self.counts.shape[1])

    def rows(self, index: NDArray[np.int64]) -> "TermMatrix":
        """Keep some documents and all terms."""
        return TermMatrix(self.counts[index], self.terms, [self.document_ids[i] for i in index])

    def fingerprint(self) -> str:
        """Identify the counts and the terms."""
        digest = hashlib.blake2b(digest_size=16)
        for part in (self.counts.indptr, self.counts.indices, self.counts.data):
            digest.update(np.ascontiguousarray(part).tobytes())
        digest.update("\0".join(self.terms).encode("utf-8", "surrogatepass"))
        return digest.hexdigest()
