"""Texts as rows of numbers, one number per different word, without a string per place.

Most words of most texts are at most eight Latin-1 letters long: the eight bytes at their place,
read as one number, are the word itself, and sorting these numbers finds the different words.
Longer words, and texts in other scripts, go through a dictionary. The sorting lets other threads
work, so threads use several processors and no process has to be started.
"""

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain, count

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.tokens import TokenSettings, is_turkish
from workbench.corpora.terms.word_patterns import find_words, latin_codes
from workbench.progress import ProgressCallback

Places = NDArray[np.int64]
_PORTION = 2_000_000  # characters: arrays pay, and still fit the cache of a processor
_MOST_WORKERS = 4
_WIDTH = 8
_FIRST_BYTES = np.array([256**size - 1 for size in range(_WIDTH + 1)], dtype=np.uint64)
_SPACE = 32


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
    progress: ProgressCallback | None = None,
) -> Sequences:
    """Cut every text into words and number the different ones; all processors unless told."""
    portions = list(_portions(texts))
    parts, done = [], 0
    with ThreadPoolExecutor(_usual_workers() if workers is None else max(1, workers)) as threads:
        for part in threads.map(partial(_numbered, settings=settings), portions):
            parts.append(part)
            done += len(part.lengths)
            if progress is not None:
                progress(done, len(texts))
    return _joined(parts)


def _usual_workers() -> int:
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return min(_MOST_WORKERS, len(allowed(0)) if allowed else os.cpu_count() or 1)


def _portions(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    start = size = 0
    for end, text in enumerate(texts, 1):
        size += len(text)
        if size >= _PORTION or end == len(texts):
            yield texts[start:end]
            start, size = end, 0


def _numbered(texts: Sequence[str], settings: TokenSettings) -> Sequences:
    """Number the Latin texts and the others apart, then put the documents back in order."""
    lower_case, turkish = settings.lower_case, is_turkish(settings)
    codes = [None if turkish else latin_codes(text, lower_case) for text in texts]
    latin = _number_latin([one for one in codes if one is not None])
    if len(latin.lengths) == len(texts):
        return latin
    others = [text for text, code in zip(texts, codes, strict=True) if code is None]
    joined = _joined([latin, _number_any([find_words(one, lower_case, turkish) for one in others])])
    documents = np.split(joined.numbers, np.cumsum(joined.lengths)[:-1])
    is_other = np.array([code is None for code in codes])
    order = np.argsort(np.argsort(is_other, kind="stable"))
    in_order = np.concatenate([documents[place] for place in order])
    return Sequences(joined.names, in_order, joined.lengths[order])


def _number_any(documents: Sequence[Sequence[str]]) -> Sequences:
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    lengths = np.array([len(words) for words in documents], dtype=np.int64)
    places = map(numbers.__getitem__, chain.from_iterable(documents))
    in_order = np.fromiter(places, np.int32, lengths.sum())
    return Sequences(list(numbers), in_order, lengths)


def _number_latin(codes: Sequence[bytes]) -> Sequences:
    """Number words of Latin-1 letters that are separated by spaces."""
    text = b" " + b" ".join(codes) + b" " * _WIDTH
    is_letter = np.frombuffer(text, np.uint8) != _SPACE
    edges = np.flatnonzero(is_letter[1:] != is_letter[:-1]) + 1
    starts, ends = edges[::2], edges[1::2]
    is_short = ends - starts <= _WIDTH
    short, short_places = _short_words(text, starts[is_short], ends[is_short])
    long, long_places = _long_words(text, starts[~is_short], ends[~is_short])
    numbers = np.empty(len(starts), dtype=np.int32)
    numbers[is_short] = short_places
    numbers[~is_short] = long_places + len(short)
    document_ends = np.cumsum([len(code) + 1 for code in codes], dtype=np.int64)
    lengths = np.diff(np.searchsorted(starts, document_ends, side="right"), prepend=0)
    return Sequences(b" ".join(short + long).decode("latin-1").split(), numbers, lengths)


def _short_words(text: bytes, starts: Places, ends: Places) -> tuple[list[bytes], Places]:
    """The different words of at most eight letters, and which of them stands at each place."""
    windows = np.ndarray(len(text) - _WIDTH + 1, "<u8", text, strides=(1,))  # at every byte
    words = windows[starts] & _FIRST_BYTES[ends - starts]
    different, places = np.unique(words, return_inverse=True)
    return different.astype("<u8").view(f"S{_WIDTH}").tolist(), places


def _long_words(text: bytes, starts: Places, ends: Places) -> tuple[list[bytes], Places]:
    numbers: defaultdict[bytes, int] = defaultdict(count().__next__)
    spans = zip(starts.tolist(), ends.tolist(), strict=True)
    places = [numbers[text[start:end]] for start, end in spans]
    return list(numbers), np.array(places, dtype=np.int64)


def _joined(parts: Sequence[Sequences]) -> Sequences:
    """Give the words of all parts common numbers."""
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    rows, lengths = [np.empty(0, np.int32)], [np.empty(0, np.int64)]
    for part in parts:
        common = np.fromiter(map(numbers.__getitem__, part.names), np.int32, len(part.names))
        rows.append(common[part.numbers])
        lengths.append(part.lengths)
    return Sequences(list(numbers), np.concatenate(rows), np.concatenate(lengths))
