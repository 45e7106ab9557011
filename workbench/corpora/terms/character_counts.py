"""Counting terms of characters: each distinct word is taken apart once.

N-grams that cross the borders of words need the running text; they are numbered and counted batch
by batch, so memory follows the number of distinct n-grams of each document.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any

import numpy as np

from workbench.corpora.terms.characters import number_characters, running_text
from workbench.corpora.terms.collocations import CHARACTER_MARK
from workbench.corpora.terms.sequences import Sequences, taken_apart
from workbench.corpora.terms.term_sequences import count_by_document, longer_ngrams
from workbench.corpora.terms.token_steps import pieces, removals
from workbench.corpora.terms.tokenisers import CHARACTERS_IN_WORDS
from workbench.corpora.terms.tokens import TokenSettings, has_turkish_case
from workbench.corpora.terms.word_numbers import text_batches
from workbench.progress import ProgressCallback

Counted = tuple[Any, list[str]]  # documents × terms, and the terms


def count_pieces(words: Sequences, settings: TokenSettings) -> Counted:
    """Count the pairs or n-grams of characters inside words: one product with the words' counts."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    found = [pieces(word, settings) for word in words.names]
    kept = set(chain.from_iterable(found))
    for _, is_removed in removals(settings):
        kept = {piece for piece in kept if not is_removed(piece)}
    names = sorted(kept)
    number_of = {name: number for number, name in enumerate(names)}
    numbers = [[number_of[piece] for piece in listed if piece in number_of] for listed in found]
    ends = np.cumsum([0, *map(len, numbers)])
    flat = np.fromiter(chain.from_iterable(numbers), np.int32, ends[-1])
    ones = np.ones(len(flat), dtype=np.int32)
    parts = csr_array((ones, flat, ends), shape=(len(words.names), len(names)))
    return _canonical(count_by_document([words]) @ parts), names


def in_pieces(words: Sequences, settings: TokenSettings) -> Sequences:
    """The pairs or n-grams of characters of each document in the order of its words."""
    return taken_apart(words, [pieces(word, settings) for word in words.names])


def count_marked_ngrams(words: Sequences, settings: TokenSettings) -> Counted:
    """Count the n-grams inside words that stand beside the words themselves, with a mark."""
    length = settings.also_characters
    of_characters = replace(
        settings,
        tokeniser=CHARACTERS_IN_WORDS,
        shortest_character_ngram=max(2, length),
        longest_character_ngram=max(2, length),
    )
    counts, names = count_pieces(words, of_characters)
    return counts, [CHARACTER_MARK + name for name in names]


def joined(left: Any, right: Any) -> Any:
    """The columns of two matrices beside each other."""
    from scipy.sparse import csr_array, hstack  # late: 0.4 s to import

    return _canonical(csr_array(hstack([left, right], format="csr", dtype=left.dtype)))


def count_text_ngrams(
    texts: Sequence[str], settings: TokenSettings, progress: ProgressCallback | None = None
) -> Counted:
    """Count the n-grams of running texts."""
    number_of: defaultdict[str, int] = defaultdict(count().__next__)
    blocks, done = [], 0
    for batch in text_batches(texts):
        counts, names = _count_batch(batch, settings)
        columns = np.fromiter(map(number_of.__getitem__, names), np.int64, len(names))
        blocks.append((counts, columns))
        done += len(batch)
        if progress is not None:
            progress(done, len(texts))
    names = sorted(number_of)
    order = np.empty(len(names), dtype=np.int64)
    order[[number_of[name] for name in names]] = np.arange(len(names))
    return _stacked([(counts, order[columns]) for counts, columns in blocks], names), names


def _count_batch(texts: Sequence[str], settings: TokenSettings) -> Counted:
    turkish = has_turkish_case(settings)
    single = number_characters([running_text(text, settings.lower_case, turkish) for text in texts])
    grams = [single]
    for _ in range(1, settings.longest_character_ngram):
        grams.append(longer_ngrams(grams[-1], single, separator=""))
    wanted = grams[settings.shortest_character_ngram - 1 :]
    return count_by_document(wanted), [name for part in wanted for name in part.names]


def _stacked(blocks: Sequence[tuple[Any, Any]], names: Sequence[str]) -> Any:
    """One matrix with common columns."""
    from scipy.sparse import csr_array, vstack  # late: 0.4 s to import

    if not blocks:
        return csr_array((0, len(names)), dtype=np.int32)
    common = [
        csr_array(
            (counts.data, columns[counts.indices], counts.indptr),
            shape=(counts.shape[0], len(names)),
        )
        for counts, columns in blocks
    ]
    return _canonical(vstack(common, format="csr"))


def _canonical(counts: Any) -> Any:
    """Sorted columns with 32-bit numbers where they suffice."""
    counts.sum_duplicates()
    if counts.nnz < 2**31:
        counts.indices = counts.indices.astype(np.int32, copy=False)
        counts.indptr = counts.indptr.astype(np.int32, copy=False)
    return counts
