"""Documents as rows of numbers: each different word is filtered and stemmed once.

Texts become rows of word numbers first; what the settings do to a word is decided once per
different word and carried over to all its places by one array look-up. N-grams are numbered from
the pairs of neighbouring numbers, without a string per place.
"""

import os
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count, pairwise
from multiprocessing import current_process, get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.stemming import stem
from workbench.corpora.tokens import TokenSettings, algorithm, is_turkish, removals
from workbench.corpora.words import find_words

Progress = Callable[[int, int], None]
_STEP = 500  # documents between two reports of progress
_DROPPED = -1
_WORTH_PROCESSES = 20_000_000  # characters
_PARTS_PER_WORKER = 4
_MOST_WORKERS = 4
_NOTHING = np.empty(0, dtype=np.int32)


@dataclass(frozen=True)
class Sequences:
    """Numbered words or terms, document after document, and how many each document has."""

    names: Sequence[str]
    numbers: NDArray[np.int32]
    lengths: NDArray[np.int64]


def number_words(
    texts: Sequence[str],
    settings: TokenSettings,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Sequences:
    """Cut every text into words and number the different ones in the order of their coming.

    Left to itself it uses the processors it may use, as soon as there is enough text to be worth
    starting processes for.
    """
    workers = _usual_workers(texts) if workers is None else workers
    if workers <= 1:
        return _numbered(texts, settings, progress)
    bounds = np.linspace(0, len(texts), workers * _PARTS_PER_WORKER + 1).astype(int).tolist()
    pieces = [texts[start:end] for start, end in pairwise(bounds)]
    parts = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as processes:
        done = processes.map(partial(_numbered, settings=settings), pieces)
        for end, part in zip(bounds[1:], done, strict=True):
            parts.append(part)
            if progress is not None:
                progress(end, len(texts))
    return _joined(parts)


def _usual_workers(texts: Sequence[str]) -> int:
    if current_process().daemon or sum(map(len, texts)) < _WORTH_PROCESSES:
        return 1
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return min(_MOST_WORKERS, len(allowed(0)) if allowed else os.cpu_count() or 1)


def _numbered(
    texts: Sequence[str], settings: TokenSettings, progress: Progress | None = None
) -> Sequences:
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    rows, lower_case, turkish = [_NOTHING], settings.lower_case, is_turkish(settings)
    for done, text in enumerate(texts, 1):
        words = find_words(text, lower_case, turkish)
        rows.append(np.fromiter(map(numbers.__getitem__, words), np.int32, len(words)))
        if progress is not None and (done % _STEP == 0 or done == len(texts)):
            progress(done, len(texts))
    lengths = np.array([len(row) for row in rows[1:]], dtype=np.int64)
    return Sequences(list(numbers), np.concatenate(rows), lengths)


def _joined(parts: Sequence[Sequences]) -> Sequences:
    """Give the words of all parts common numbers."""
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    rows = []
    for part in parts:
        common = np.fromiter(map(numbers.__getitem__, part.names), np.int32, len(part.names))
        rows.append(common[part.numbers])
    lengths = np.concatenate([part.lengths for part in parts])
    return Sequences(list(numbers), np.concatenate(rows), lengths)


def make_terms(words: Sequences, settings: TokenSettings) -> Sequences:
    """Apply removals and stemmer to each different word, then carry that over to every place."""
    kept = set(words.names)
    for _, is_removed in removals(settings):
        kept = {word for word in kept if not is_removed(word)}
    remaining = sorted(kept)
    stems = dict(zip(remaining, stem(remaining, algorithm(settings)), strict=True))
    names = sorted(set(stems.values()))
    number_of = {name: number for number, name in enumerate(names)}
    carried = [number_of[stems[word]] if word in stems else _DROPPED for word in words.names]
    numbers = np.array([*carried, _DROPPED], dtype=np.int32)[words.numbers]
    return _without_dropped(Sequences(names, numbers, words.lengths))


def _without_dropped(sequences: Sequences) -> Sequences:
    kept = sequences.numbers != _DROPPED
    lengths = _sums_by_row(kept, sequences.lengths)
    return Sequences(sequences.names, sequences.numbers[kept], lengths)


def _sums_by_row(values: NDArray[np.bool_], lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    ends = np.cumsum(lengths)
    before_end = np.concatenate([[0], np.cumsum(values)])[ends]
    return np.diff(before_end, prepend=0)


def longer_ngrams(shorter: Sequences, terms: Sequences) -> Sequences:
    """Join each n-gram with the term that follows it in the same document."""
    first, second = _neighbours(shorter, terms)
    keys, numbers = np.unique(first * len(terms.names) + second, return_inverse=True)
    pairs = zip(*np.divmod(keys, max(1, len(terms.names))), strict=True)
    names = [f"{shorter.names[left]} {terms.names[right]}" for left, right in pairs]
    return Sequences(names, numbers.astype(np.int32), np.maximum(shorter.lengths - 1, 0))


def _neighbours(
    shorter: Sequences, terms: Sequences
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """All n-grams but each document's last, and the terms that follow them."""
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
    from scipy.sparse import csr_array, hstack

    blocks = []
    for part in parts:
        ends = np.concatenate([[0], np.cumsum(part.lengths)]).astype(np.int32)
        ones = np.ones(len(part.numbers), dtype=np.int32)
        shape = (len(part.lengths), len(part.names))
        block = csr_array((ones, part.numbers, ends), shape=shape)
        block.sum_duplicates()
        blocks.append(block)
    return blocks[0] if len(blocks) == 1 else hstack(blocks, format="csr")
