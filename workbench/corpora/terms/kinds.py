"""Kinds of terms: words, n-grams, characters and embeddings that were counted together.

Embeddings are never weighted like counts, and joined with terms at equal lengths.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.corpora.embeddings.vectors import EMBEDDING_MARK
from workbench.corpora.terms.collocations import Collocations
from workbench.errors import ParameterError

EVERY_KIND, SINGLE, WITH_PAIRS = "all", "single terms", "terms and n-grams"
CHARACTERS_ALONE, WITH_CHARACTERS = "characters", "single terms and characters"
EMBEDDINGS_ALONE, WITH_EMBEDDINGS = "embeddings", "single terms and embeddings"
KINDS = (
    EVERY_KIND,
    SINGLE,
    WITH_PAIRS,
    CHARACTERS_ALONE,
    WITH_CHARACTERS,
    EMBEDDINGS_ALONE,
    WITH_EMBEDDINGS,
)
_USED_BY = (EVERY_KIND, EMBEDDINGS_ALONE, WITH_EMBEDDINGS)


def columns_of_kind(counted: Collocations | None, kinds: str) -> NDArray[np.bool_]:
    """Which columns are of the kinds that the settings name."""
    if counted is None:
        raise ParameterError(f"kinds = {kinds!r} needs the terms by name.")
    is_character, is_embedding = counted.is_character, counted.is_embedding
    is_single = ~counted.is_longer & ~is_character & ~is_embedding
    kept = {
        SINGLE: is_single,
        WITH_PAIRS: ~is_character & ~is_embedding,
        CHARACTERS_ALONE: is_character,
        WITH_CHARACTERS: is_single | is_character,
        EMBEDDINGS_ALONE: is_embedding,
        WITH_EMBEDDINGS: is_single | is_embedding,
    }[kinds]
    if not kept.any():
        raise ParameterError(
            f"kinds = {kinds!r} keeps nothing of what was counted; set the longest n-gram to 2 for "
            "pairs, Also characters for characters, or Also embeddings."
        )
    return np.asarray(kept)


def has_embeddings(terms: Sequence[str]) -> bool:
    """Whether dimensions of embeddings stand after the terms."""
    return bool(len(terms)) and terms[-1].startswith(EMBEDDING_MARK)


def embedding_columns(kinds_of_terms: Collocations | None, kinds: str) -> Indices:
    """The columns of embeddings, if these kinds of terms include them."""
    if kinds_of_terms is None or kinds not in _USED_BY:
        return np.zeros(0, dtype=np.int64)
    return np.flatnonzero(kinds_of_terms.is_embedding)


def with_vectors(features: Any, vectors: Any, length: str) -> Any:
    """Put embeddings beside weighted terms; with length L2 both count equally, 1 together."""
    from scipy.sparse import csr_array, diags_array, hstack  # late: 0.4 s to import

    beside = csr_array(vectors, dtype=np.float64)
    if length != "L2":
        return csr_array(hstack([features, beside], format="csr"))
    joined = csr_array(hstack([features, _unit(beside, diags_array)], format="csr"))
    return _unit(joined, diags_array)


def _unit(rows: Any, diagonal: Any) -> Any:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    lengths = np.sqrt(np.asarray(rows.multiply(rows).sum(axis=1)).ravel())
    return csr_array(diagonal(1 / np.where(lengths > 0, lengths, 1.0)) @ rows)
