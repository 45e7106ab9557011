"""Kinds of terms: words, n-grams, characters and embeddings that were counted together.

Embeddings are never weighted like counts, and joined with terms at equal lengths. Running words
(all words, stop words included, and their pairs) are never mixed with terms: methods that choose
between both get them as columns of their own, the last ones, as 1 + log(count).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Indices
from workbench.corpora.embeddings.vectors import EMBEDDING_MARK
from workbench.corpora.terms.collocations import RUNNING_MARK, Collocations
from workbench.corpora.terms.feature_rows import descending_order, use_short_indices
from workbench.errors import ParameterError

EVERY_KIND, SINGLE, WITH_PAIRS = "all", "single terms", "terms and n-grams"
CHARACTERS_ALONE, WITH_CHARACTERS = "characters", "single terms and characters"
EMBEDDINGS_ALONE, WITH_EMBEDDINGS = "embeddings", "single terms and embeddings"
WITH_RUNNING, SINGLE_WITH_RUNNING = "all, running words apart", "single terms, running words apart"
RUNNING_ALONE = "running words"
KINDS = (
    EVERY_KIND,
    SINGLE,
    WITH_PAIRS,
    CHARACTERS_ALONE,
    WITH_CHARACTERS,
    EMBEDDINGS_ALONE,
    WITH_EMBEDDINGS,
    WITH_RUNNING,
    SINGLE_WITH_RUNNING,
    RUNNING_ALONE,
)
RUNNING_KINDS = (WITH_RUNNING, SINGLE_WITH_RUNNING, RUNNING_ALONE)
_USED_BY = (EVERY_KIND, EMBEDDINGS_ALONE, WITH_EMBEDDINGS, WITH_RUNNING)
_ROWS_AT_ONCE = 2_000
LEAST_RUNNING = 3  # documents with a running word
_MOST_RUNNING = 50_000  # the most frequent ones; more cost memory without better scores


def columns_of_kind(counted: Collocations | None, kinds: str) -> NDArray[np.bool_]:
    """Which columns are of the kinds that the settings name."""
    if counted is None:
        raise ParameterError(f"kinds = {kinds!r} needs the terms by name.")
    is_character, is_embedding = counted.is_character, counted.is_embedding
    is_term = ~is_character & ~is_embedding & ~counted.is_running
    is_single = is_term & ~counted.is_longer
    kept = {
        EVERY_KIND: ~counted.is_running,
        WITH_RUNNING: ~counted.is_running,
        SINGLE: is_single,
        WITH_PAIRS: is_term,
        CHARACTERS_ALONE: is_character,
        WITH_CHARACTERS: is_single | is_character,
        EMBEDDINGS_ALONE: is_embedding,
        WITH_EMBEDDINGS: is_single | is_embedding,
        SINGLE_WITH_RUNNING: is_single,
        RUNNING_ALONE: counted.is_running,
    }[kinds]
    if not kept.any():
        raise ParameterError(
            f"kinds = {kinds!r} keeps nothing of what was counted; set the longest n-gram to 2 for "
            "pairs, Also characters for characters, Also embeddings, or Also running words."
        )
    return np.asarray(kept)


def has_columns_beside(terms: Sequence[str]) -> bool:
    """Whether dimensions of embeddings or running words follow the terms."""
    return bool(len(terms)) and terms[-1].startswith((EMBEDDING_MARK, RUNNING_MARK))


def running_columns(
    kinds_of_terms: Collocations | None, kinds: str, frequencies: Any, least: int
) -> Indices:
    """The columns of running words, if they are wanted: the most frequent ones, in order."""
    if kinds_of_terms is None or kinds not in (WITH_RUNNING, SINGLE_WITH_RUNNING):
        return np.zeros(0, dtype=np.int64)
    is_frequent = frequencies >= max(least, LEAST_RUNNING)
    columns = np.flatnonzero(kinds_of_terms.is_running & is_frequent)
    return np.sort(columns[descending_order(frequencies[columns])[:_MOST_RUNNING]])


def with_running_words(features: Any, counts: Any) -> Any:
    """Put running words beside weighted terms, as 1 + log(count), a block of rows at a time."""
    from scipy.sparse import csr_array, hstack  # late: 0.4 s to import

    n_documents, width = counts.shape[0], features.shape[1] + counts.shape[1]
    size = features.nnz + counts.nnz
    data, indices = np.empty(size), np.empty(size, dtype=np.int32)
    ends = features.indptr.astype(np.int64) + counts.indptr
    for first in range(0, n_documents, _ROWS_AT_ONCE):
        rows = slice(first, first + _ROWS_AT_ONCE)
        beside = csr_array(counts[rows], dtype=np.float64)
        beside.data = 1 + np.log(np.maximum(beside.data, 1.0))
        block = hstack([features[rows], beside], format="csr")
        cells = slice(ends[first], ends[first] + block.nnz)
        data[cells], indices[cells] = block.data, block.indices
    joined = csr_array((data, indices, ends), shape=(n_documents, width))
    use_short_indices(joined)
    return joined


def embedding_columns(kinds_of_terms: Collocations | None, kinds: str) -> Indices:
    """The columns of embeddings, if these kinds of terms include them."""
    if kinds_of_terms is None or kinds not in _USED_BY:
        return np.zeros(0, dtype=np.int64)
    return np.flatnonzero(kinds_of_terms.is_embedding)


def without_running_words(counts: Any, terms: Sequence[str]) -> Any:
    """The counts with empty columns for running words."""
    if not has_columns_beside(terms):
        return counts
    is_running = np.array([term.startswith(RUNNING_MARK) for term in terms], dtype=bool)
    if not is_running.any():
        return counts
    kept = counts.copy()
    kept.data[is_running[kept.indices]] = 0
    kept.eliminate_zeros()
    return kept


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
