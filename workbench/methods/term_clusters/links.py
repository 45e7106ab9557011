"""Which links terms keep: all, or the strongest of each term.

Mostly only terms that meet are strongly linked, so the strongest are looked for among those, at a
cost that follows their number. All pairs of a term are computed where most of them meet anyway, or
where a pair that never meets could be among the strongest, as supervision may have it. What is not
kept is forgotten block by block.
"""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.neighbour_votes import first_largest
from workbench.methods.term_clusters.pairs import Floats, TermPairs, Terms

Links = tuple[Terms, Terms, Floats]  # term, other term, strength

_PREFERENCE = 1e-6  # orders links of equal strength and no others
_CROWDED = 0.15  # of all pairs meet: one by one they would cost more
_SIDE_BY_SIDE = 200_000  # entries of rows of about the same length


def strengths(pairs: TermPairs, as_cosine: bool, n_links: int, background: bool) -> sp.csr_array:
    """Collect g' of the links that a term keeps; a background links even pairs with g' = 0."""
    size = len(pairs.frequencies)
    n_links = 0 if n_links >= size else n_links
    found: list[Links] = []
    for block in pairs.blocks():
        met = pairs.met(block)
        is_whole = np.zeros(len(block), dtype=bool)
        if not background and met.nnz < _CROWDED * len(block) * size:
            links, is_whole = _among_met(pairs, block, met, as_cosine, n_links)
            found.append(links)
        if not is_whole.all():
            rest = np.flatnonzero(~is_whole)
            links = _among_all(pairs, block[rest], met[rest], as_cosine, n_links, background)
            found.append(links)
    term, other, value = (np.concatenate(one) for one in zip(*found, strict=True))
    return sp.csr_array(sp.coo_array((value, (term, other)), shape=(size, size)))


def _among_met(
    pairs: TermPairs, block: Terms, met: sp.csr_array, as_cosine: bool, n_links: int
) -> tuple[Links, NDArray[np.bool_]]:
    """Links of the terms for which pairs that meet are enough, and which terms these are."""
    lengths = pairs.lengths
    met.sort_indices()  # the first among equals is to be the first term
    row = np.repeat(np.arange(len(block)), np.diff(met.indptr))
    values = pairs.entries(met, block[row])
    cosines = values / (lengths[block[row]] * lengths[met.indices])
    values = cosines if as_cosine else values
    keys = values * (1 + _PREFERENCE * cosines)
    kept = values > 0
    if n_links:
        kept &= strongest_entries(met.indptr, keys, n_links)
    unmet = pairs.most_unmet(block)
    cosine = unmet / lengths[block]
    bound = (cosine if as_cosine else unmet) * (1 + _PREFERENCE * cosine)
    is_whole = (bound <= 0) | (bound < _weakest_kept(row[kept], keys[kept], len(block), n_links))
    kept &= is_whole[row]
    return (block[row[kept]], met.indices[kept].astype(np.int64), values[kept]), is_whole


def _weakest_kept(row: Terms, keys: Floats, n_rows: int, n_links: int) -> Floats:
    """The smallest key of each row that has all its links; 0 where others may still come in."""
    if not n_links:
        return np.zeros(n_rows)
    weakest = np.full(n_rows, np.inf)
    np.minimum.at(weakest, row, keys)
    weakest[np.bincount(row, minlength=n_rows) < n_links] = 0.0
    return weakest


def _among_all(
    pairs: TermPairs,
    block: Terms,
    met: sp.csr_array,
    as_cosine: bool,
    n_links: int,
    background: bool,
) -> Links:
    linkable, lengths = pairs.frequencies > 0, pairs.lengths
    values = pairs.rows(block, met)
    cosines = values / (lengths[block, None] * lengths)
    kept = np.outer(linkable[block], linkable) if background else values > 0
    kept[np.arange(len(block)), block] = False
    if as_cosine:
        values = cosines
    if n_links:
        # Among equal numbers of documents the rarer partner says more.
        keys = np.where(kept, values * (1 + _PREFERENCE * cosines), -1.0)
        chosen = np.zeros(values.shape, dtype=bool)
        np.put_along_axis(chosen, first_largest(keys, n_links), True, axis=1)
        kept &= chosen
    row, other = np.nonzero(kept)
    return block[row], other, values[row, other]


def strongest_entries(row_starts: Any, values: Floats, count: int) -> NDArray[np.bool_]:
    """Tell which entries of a sparse matrix are the largest of their row, the first among equals.

    Rows of similar length are laid out side by side, so that little is padded.
    """
    sizes = np.diff(row_starts)
    kept = np.ones(len(values), dtype=bool)
    rows = np.argsort(sizes, kind="stable")
    rows = rows[sizes[rows] > count]
    while len(rows):
        width = int(sizes[rows[-1]])
        first = max(0, len(rows) - max(1, _SIDE_BY_SIDE // width))
        rows, group = rows[:first], rows[first:]
        places = row_starts[group][:, None] + np.arange(width)
        inside = np.arange(width) < sizes[group][:, None]
        padded = np.where(inside, values[np.minimum(places, len(values) - 1)], -np.inf)
        kept[places[inside]] = False
        kept[np.take_along_axis(places, first_largest(padded, count), axis=1)] = True
    return kept
