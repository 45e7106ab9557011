"""From numbered words to counted terms.

Each distinct word is filtered and stemmed once; an array look-up applies the result to all its
occurrences. N-grams are numbered from pairs of adjacent numbers.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.token_steps import removals
from workbench.corpora.terms.tokens import TokenSettings, stemming_algorithm

_DROPPED = -1


def make_terms(words: Sequences, settings: TokenSettings) -> Sequences:
    """Filter and stem each distinct word, then apply the result to every occurrence."""
    kept = set(words.names)
    for _, is_removed in removals(settings):
        kept = {word for word in kept if not is_removed(word)}
    remaining = list(kept)
    stems = dict(zip(remaining, stem(remaining, stemming_algorithm(settings)), strict=True))
    names = sorted(set(stems.values()))
    number_of = {name: number for number, name in enumerate(names)}
    term_numbers = [number_of[stems[word]] if word in stems else _DROPPED for word in words.names]
    numbers = np.array([*term_numbers, _DROPPED], dtype=np.int32)[words.numbers]
    kept_positions = np.flatnonzero(numbers != _DROPPED)
    ends = np.searchsorted(kept_positions, np.cumsum(words.lengths))
    return Sequences(names, numbers[kept_positions], np.diff(ends, prepend=0))


def longer_ngrams(shorter: Sequences, terms: Sequences, separator: str = " ") -> Sequences:
    """Join each n-gram with the term that follows it in the same document."""
    first, second = _neighbours(shorter, terms)
    keys, numbers = np.unique(first * len(terms.names) + second, return_inverse=True)
    pairs = zip(*np.divmod(keys, max(1, len(terms.names))), strict=True)
    names = [f"{shorter.names[left]}{separator}{terms.names[right]}" for left, right in pairs]
    return Sequences(names, numbers.astype(np.int32), np.maximum(shorter.lengths - 1, 0))


def frequent_pairs(terms: Sequences, least: int) -> Sequences:
    """The pairs of adjacent terms that occur at least so often; most pairs occur once."""
    keys = _pair_keys(terms)
    frequent = _frequent_values(keys, least)
    numbers = np.searchsorted(frequent, keys).astype(np.int32)
    kept = np.zeros(len(keys), dtype=bool)
    if len(frequent):
        kept = frequent[np.minimum(numbers, len(frequent) - 1)] == keys
    ends = np.searchsorted(np.flatnonzero(kept), np.cumsum(np.maximum(terms.lengths - 1, 0)))
    parts = zip(*np.divmod(frequent, max(1, len(terms.names))), strict=True)
    names = [f"{terms.names[left]} {terms.names[right]}" for left, right in parts]
    return Sequences(names, numbers[kept], np.diff(ends, prepend=0))


def _pair_keys(terms: Sequences) -> NDArray[np.int64]:
    """One number for each pair of adjacent terms; in place, since there is one for every word."""
    keys, second = _neighbours(terms, terms)
    keys *= len(terms.names)
    keys += second
    return keys


def _frequent_values(values: NDArray[np.int64], least: int) -> NDArray[np.int64]:
    ordered = np.sort(values)
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return np.asarray(ordered[starts[np.diff(starts, append=len(ordered)) >= least]])


def _neighbours(
    shorter: Sequences, terms: Sequences
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """All n-grams except the last of each document, and the terms that follow them."""
    size = int((terms.lengths - shorter.lengths).max(initial=0)) + 1
    has_next = np.ones(len(shorter.numbers), dtype=bool)
    ends = np.cumsum(shorter.lengths)
    has_next[ends[shorter.lengths > 0] - 1] = False
    follows = np.ones(len(terms.numbers), dtype=bool)
    starts = np.cumsum(terms.lengths) - terms.lengths
    for offset in range(size):
        follows[(starts + offset)[terms.lengths > offset]] = False
    return (
        shorter.numbers[has_next].astype(np.int64),
        terms.numbers[follows].astype(np.int64),
    )


def count_by_document(parts: Sequence[Sequences]) -> Any:
    """Count words and n-grams in one sparse matrix, documents in rows."""
    from scipy.sparse import csr_array, hstack  # late: 0.4 s to import

    blocks = []
    for part in parts:
        ends: Any = np.concatenate([[0], np.cumsum(part.lengths)])
        if len(part.numbers) < 2**31:
            ends = ends.astype(np.int32)
        ones = np.ones(len(part.numbers), dtype=np.int32)
        shape = (len(part.lengths), len(part.names))
        # A copy, because adding up duplicates sorts the numbers in place.
        block = csr_array((ones, part.numbers.copy(), ends), shape=shape)
        block.sum_duplicates()
        blocks.append(block)
    return blocks[0] if len(blocks) == 1 else hstack(blocks, format="csr")
