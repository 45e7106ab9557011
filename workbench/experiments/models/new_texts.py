"""New texts, counted with the terms that a model knows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms

if TYPE_CHECKING:
    from workbench.corpora.terms.tokens import TokenSettings

UNLABELLED = -1


def count_known_terms(texts: Sequence[str], terms: Sequence[str], tokens: "TokenSettings") -> Any:
    """Count known terms in texts, texts × terms; others are left out."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    new = Corpus(
        "new documents",
        list(texts),
        [str(number) for number in range(len(texts))],
        np.full(len(texts), UNLABELLED, dtype=np.int64),
        (),
    )
    counted = count_terms(new, tokens, workers=1)
    positions = {term: position for position, term in enumerate(terms)}
    columns = np.array([positions.get(term, -1) for term in counted.terms], dtype=np.int64)
    entries = counted.counts.tocoo()
    kept = columns[entries.col] >= 0 if len(columns) else np.zeros(0, dtype=bool)
    cells = (entries.row[kept], columns[entries.col[kept]])
    return csr_array((entries.data[kept], cells), shape=(len(texts), len(terms)))
