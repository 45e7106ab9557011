"""Texts as sequences of numbers, one number per distinct word, without a string per occurrence.

Most words of most texts have at most eight Latin-1 letters: their eight bytes, read as one integer,
represent the word, and sorting these integers finds the distinct words. Longer words and texts in
other scripts use a dictionary. Sorting releases the interpreter lock, so threads use several
processors and no processes are needed.
"""

import os
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain, count

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.piece_tokens import BY_PIECES, PieceTokeniser
from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.token_steps import lower_token
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS, WORDS, token_finder
from workbench.corpora.terms.tokens import TokenSettings, has_turkish_case, with_tokeniser
from workbench.corpora.terms.word_patterns import find_words, latin_codes
from workbench.progress import ProgressCallback

Positions = NDArray[np.int64]
BATCH_CHARACTERS = 2_000_000  # large enough for arrays, small enough for the processor cache
_LONG_TEXT = 4_000_000  # characters: longer texts are numbered in portions, for less memory
_WHITE_SPACE = re.compile(r"\s")
_MAX_WORKERS = 4
_WIDTH = 8
_FIRST_BYTES = np.array([256**size - 1 for size in range(_WIDTH + 1)], dtype=np.uint64)
_SPACE = 32


def number_words(
    texts: Sequence[str],
    settings: TokenSettings,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> Sequences:
    """Split every text into words and number the distinct words."""
    settings = with_tokeniser(settings)
    if settings.tokeniser in BY_PIECES:
        return _tokenised_by_pieces(texts, settings, progress)
    batches = list(text_batches(texts))
    parts, done = [], 0
    is_ours = settings.tokeniser in (WORDS, *CHARACTER_TOKENISERS)
    number = _numbered if is_ours else _tokenised
    with ThreadPoolExecutor(_default_workers() if workers is None else max(1, workers)) as threads:
        for part in threads.map(partial(number, settings=settings), batches):
            parts.append(part)
            done += len(part.lengths)
            if progress is not None:
                progress(done, len(texts))
    return _joined(parts)


def _default_workers() -> int:
    allowed = getattr(os, "sched_getaffinity", None)  # not available on every system
    return min(_MAX_WORKERS, len(allowed(0)) if allowed else os.cpu_count() or 1)


def text_batches(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    """Divide texts into batches of about two million characters."""
    start = size = 0
    for end, text in enumerate(texts, 1):
        size += len(text)
        if size >= BATCH_CHARACTERS or end == len(texts):
            yield texts[start:end]
            start, size = end, 0


def _numbered(texts: Sequence[str], settings: TokenSettings) -> Sequences:
    if any(len(text) > _LONG_TEXT for text in texts):
        return _joined([_numbered_in_portions(text, settings) for text in texts])
    return _numbered_at_once(texts, settings)


def _numbered_at_once(texts: Sequence[str], settings: TokenSettings) -> Sequences:
    """Number Latin texts and other texts separately, then restore the order of the documents."""
    lower_case, turkish = settings.lower_case, has_turkish_case(settings)
    runs = settings.tokeniser in CHARACTER_TOKENISERS
    codes = [None if turkish else latin_codes(text, lower_case) for text in texts]
    latin = _number_latin([code for code in codes if code is not None])
    if len(latin.lengths) == len(texts):
        return latin
    others = [text for text, code in zip(texts, codes, strict=True) if code is None]
    found = [find_words(text, lower_case, turkish, runs=runs) for text in others]
    joined = _joined([latin, _number_any(found)])
    documents = np.split(joined.numbers, np.cumsum(joined.lengths)[:-1])
    is_other = np.array([code is None for code in codes])
    order = np.argsort(np.argsort(is_other, kind="stable"))
    in_order = np.concatenate([documents[position] for position in order])
    return Sequences(joined.names, in_order, joined.lengths[order])


def _numbered_in_portions(text: str, settings: TokenSettings) -> Sequences:
    found = _joined([_numbered_at_once([portion], settings) for portion in _portions(text)])
    return Sequences(found.names, found.numbers, np.array([len(found.numbers)]))


def _portions(text: str) -> Iterator[str]:
    """Divide a text at white space, which is part of no word."""
    start = 0
    while start < len(text):
        space = _WHITE_SPACE.search(text, start + BATCH_CHARACTERS)
        end = space.start() if space else len(text)
        yield text[start:end]
        start = end


def _tokenised_by_pieces(
    texts: Sequence[str], settings: TokenSettings, progress: ProgressCallback | None
) -> Sequences:
    """Number the tokens of NLTK; all batches share what is known about pieces."""
    pieces = PieceTokeniser(settings.tokeniser, token_finder(settings.tokeniser, settings.pattern))
    numbers, lengths, done = [np.empty(0, np.int32)], [np.empty(0, np.int64)], 0
    for batch in text_batches(texts):
        found, sizes = pieces.numbered([unicodedata.normalize("NFC", text) for text in batch])
        numbers.append(found)
        lengths.append(sizes)
        done += len(batch)
        if progress is not None:
            progress(done, len(texts))
    joined = Sequences(pieces.names(), np.concatenate(numbers), np.concatenate(lengths))
    return _lowered(joined, settings)


def _tokenised(texts: Sequence[str], settings: TokenSettings) -> Sequences:
    """Number the tokens of another tokeniser; the case of each distinct one is changed once."""
    find = token_finder(settings.tokeniser, settings.pattern)
    numbered = _number_any([find(unicodedata.normalize("NFC", text)) for text in texts])
    return _lowered(numbered, settings)


def _lowered(numbered: Sequences, settings: TokenSettings) -> Sequences:
    if not settings.lower_case:
        return numbered
    lowered = [lower_token(token, settings) for token in numbered.names]
    return _joined([Sequences(lowered, numbered.numbers, numbered.lengths)])


def _number_any(documents: Sequence[Sequence[str]]) -> Sequences:
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    lengths = np.array([len(words) for words in documents], dtype=np.int64)
    occurrences = map(numbers.__getitem__, chain.from_iterable(documents))
    in_order = np.fromiter(occurrences, np.int32, lengths.sum())
    return Sequences(list(numbers), in_order, lengths)


def _number_latin(codes: Sequence[bytes]) -> Sequences:
    """Number words of Latin-1 letters separated by spaces."""
    text = b" " + b" ".join(codes) + b" " * _WIDTH
    is_letter = np.frombuffer(text, np.uint8) != _SPACE
    edges = np.flatnonzero(is_letter[1:] != is_letter[:-1]) + 1
    starts, ends = edges[::2], edges[1::2]
    is_short = ends - starts <= _WIDTH
    short, short_numbers = _short_words(text, starts[is_short], ends[is_short])
    long, long_numbers = _long_words(text, starts[~is_short], ends[~is_short])
    numbers = np.empty(len(starts), dtype=np.int32)
    numbers[is_short] = short_numbers
    numbers[~is_short] = long_numbers + len(short)
    document_ends = np.cumsum([len(code) + 1 for code in codes], dtype=np.int64)
    lengths = np.diff(np.searchsorted(starts, document_ends, side="right"), prepend=0)
    return Sequences(b" ".join(short + long).decode("latin-1").split(), numbers, lengths)


def _short_words(text: bytes, starts: Positions, ends: Positions) -> tuple[list[bytes], Positions]:
    """The distinct words of at most eight letters, and the number of each occurrence."""
    windows = np.ndarray(len(text) - _WIDTH + 1, "<u8", text, strides=(1,))  # one at every byte
    words = windows[starts] & _FIRST_BYTES[ends - starts]
    distinct, numbers = np.unique(words, return_inverse=True)
    return distinct.astype("<u8").view(f"S{_WIDTH}").tolist(), numbers


def _long_words(text: bytes, starts: Positions, ends: Positions) -> tuple[list[bytes], Positions]:
    numbers: defaultdict[bytes, int] = defaultdict(count().__next__)
    spans = zip(starts.tolist(), ends.tolist(), strict=True)
    occurrences = [numbers[text[start:end]] for start, end in spans]
    return list(numbers), np.array(occurrences, dtype=np.int64)


def _joined(parts: Sequence[Sequences]) -> Sequences:
    """Join the parts and give their words common numbers."""
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    rows, lengths = [np.empty(0, np.int32)], [np.empty(0, np.int64)]
    for part in parts:
        common = np.fromiter(map(numbers.__getitem__, part.names), np.int32, len(part.names))
        rows.append(common[part.numbers])
        lengths.append(part.lengths)
    return Sequences(list(numbers), np.concatenate(rows), np.concatenate(lengths))
