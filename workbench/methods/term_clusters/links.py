"""The links that terms keep: all, or the strongest of each term.

Usually only terms that co-occur are strongly linked, so the strongest links are searched among
those, at a cost proportional to their number. All pairs of a term are computed if most of them
co-occur anyway, or if a pair that does not co-occur could be among the strongest, which is possible
with supervision. Links that are not kept are discarded block by block.
"""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.neighbour_votes import first_largest
from workbench.methods.term_clusters.pairs import TermPairs, Terms

Links = tuple[Terms, Terms, Floats]  # term, other term, strength

_PREFERENCE = 1e-6  # orders only links of equal strength
DENSE_SHARE = 0.15  # share of co-occurring pairs above which all pairs are faster
PADDED_ENTRIES = 200_000  # per group of rows of similar length


def link_strengths(
    pairs: TermPairs, as_cosine: bool, n_links: int, background: bool
) -> sp.csr_array:
    """Collect g' of the links that each term keeps; a background also links pairs with g' = 0."""
    size = len(pairs.frequencies)
    n_links = 0 if n_links >= size else n_links
    collected: list[Links] = []
    for block in pairs.blocks():
        common = pairs.common_documents(block)
        is_complete = np.zeros(len(block), dtype=bool)
        if not background and common.nnz < DENSE_SHARE * len(block) * size:
            links, is_complete = _links_among_cooccurring(pairs, block, common, as_cosine, n_links)
            collected.append(links)
        if not is_complete.all():
            rest = np.flatnonzero(~is_complete)
            links = links_among_all(
                pairs, block[rest], common[rest], as_cosine, n_links, background
            )
            collected.append(links)
    term, other, value = (np.concatenate(part) for part in zip(*collected, strict=True))
    return sp.csr_array(sp.coo_array((value, (term, other)), shape=(size, size)))


def _links_among_cooccurring(
    pairs: TermPairs, block: Terms, common: sp.csr_array, as_cosine: bool, n_links: int
) -> tuple[Links, NDArray[np.bool_]]:
    """Links of the terms for which co-occurring pairs suffice, and a mask of these terms."""
    lengths = pairs.lengths
    common.sort_indices()  # among equal links the first term comes first
    row = np.repeat(np.arange(len(block)), np.diff(common.indptr))
    values = pairs.entries(common, block[row])
    cosines = values / (lengths[block[row]] * lengths[common.indices])
    values = cosines if as_cosine else values
    keys = values * (1 + _PREFERENCE * cosines)
    kept = values > 0
    if n_links:
        kept &= strongest_entries(common.indptr, keys, n_links)
    bound = pairs.bound_without_common(block)
    cosine = bound / lengths[block]
    bound = (cosine if as_cosine else bound) * (1 + _PREFERENCE * cosine)
    is_complete = (bound <= 0) | (bound < _weakest_kept(row[kept], keys[kept], len(block), n_links))
    kept &= is_complete[row]
    return (block[row[kept]], common.indices[kept].astype(np.int64), values[kept]), is_complete


def _weakest_kept(row: Terms, keys: Floats, n_rows: int, n_links: int) -> Floats:
    """The smallest key of each row with `n_links` links; 0 for rows with fewer links."""
    if not n_links:
        return np.zeros(n_rows)
    weakest = np.full(n_rows, np.inf)
    np.minimum.at(weakest, row, keys)
    weakest[np.bincount(row, minlength=n_rows) < n_links] = 0.0
    return weakest


def links_among_all(
    pairs: TermPairs,
    block: Terms,
    common: sp.csr_array,
    as_cosine: bool,
    n_links: int,
    background: bool,
) -> Links:
    """The strongest links of a block of terms, looked for among all pairs."""
    linkable, lengths = pairs.frequencies > 0, pairs.lengths
    values = pairs.rows(block, common)
    cosines = values / (lengths[block, None] * lengths)
    kept = np.outer(linkable[block], linkable) if background else values > 0
    kept[np.arange(len(block)), block] = False
    if as_cosine:
        values = cosines
    if n_links:
        # Among equal numbers of documents the rarer partner is more specific.
        keys = np.where(kept, values * (1 + _PREFERENCE * cosines), -1.0)
        chosen = np.zeros(values.shape, dtype=bool)
        np.put_along_axis(chosen, first_largest(keys, n_links), True, axis=1)
        kept &= chosen
    row, other = np.nonzero(kept)
    return block[row], other, values[row, other]


def strongest_entries(row_starts: Any, values: Floats, count: int) -> NDArray[np.bool_]:
    """Mark the largest entries of each row of a sparse matrix, the first among equals.

    Rows of similar length are processed together, so that little padding is needed.
    """
    sizes = np.diff(row_starts)
    kept = np.ones(len(values), dtype=bool)
    rows = np.argsort(sizes, kind="stable")
    rows = rows[sizes[rows] > count]
    while len(rows):
        width = int(sizes[rows[-1]])
        first = max(0, len(rows) - max(1, PADDED_ENTRIES // width))
        rows, group = rows[:first], rows[first:]
        positions = row_starts[group][:, None] + np.arange(width)
        inside = np.arange(width) < sizes[group][:, None]
        padded = np.where(inside, values[np.minimum(positions, len(values) - 1)], -np.inf)
        kept[positions[inside]] = False
        kept[np.take_along_axis(positions, first_largest(padded, count), axis=1)] = True
    return kept
