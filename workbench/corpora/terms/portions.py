"""Counting by portions: memory for a portion and the vocabulary, never for all texts or counts.

Each portion of documents is split into words and counted by words, in processes of their own where
the texts are stored. When the vocabulary is complete, each distinct word becomes a term, and the
counts are read again, portion by portion, and written as a matrix of terms.
"""

import multiprocessing
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate, count, pairwise
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.mapped_texts import MappedTexts, read_texts
from workbench.corpora.portion_workers import PoolWorker, PortionWorker, results_in_order
from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.term_sequences import count_by_document, make_terms
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS
from workbench.corpora.terms.tokens import TokenSettings
from workbench.corpora.terms.word_numbers import number_words
from workbench.errors import CorpusError
from workbench.files import write_array
from workbench.progress import ProgressCallback

LEAST_DOCUMENTS = 50_000  # of fewer, all words fit into memory
PORTION_BYTES = 4_000_000
ROWS = 50_000  # written at a time
_HEADER = 128  # bytes before the values of an array of one dimension
_MOST_WORKERS = 4


class WordCounts(NamedTuple):
    """The counted words of a portion: documents one after the other."""

    names: Sequence[str]
    words: NDArray[np.int32]
    counts: NDArray[np.int32]
    lengths: NDArray[np.int32]  # distinct words of each document


def can_count_by_portions(texts: Sequence[str], settings: TokenSettings) -> bool:
    """Whether there are many documents, and words alone are counted."""
    is_plain = settings.ngrams == 1 and not settings.also_characters
    is_of_words = settings.tokeniser not in CHARACTER_TOKENISERS
    return len(texts) > LEAST_DOCUMENTS and is_plain and is_of_words


def write_counts(
    texts: Sequence[str],
    settings: TokenSettings,
    folder: Path,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    cluster: Sequence[PortionWorker] = (),
) -> tuple[list[str], tuple[int, int]]:
    """Write data.npy, indices.npy and indptr.npy; return the terms and the shape.

    Texts of a stored corpus are counted by the `cluster` where there is one, otherwise by
    `workers` processes. The portions are joined in their order, so nothing depends on who
    counted them.
    """
    raw = [folder / "words.raw", folder / "counts.raw"]
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    lengths = []
    with raw[0].open("wb") as words, raw[1].open("wb") as counts:
        for portion in _counted(texts, settings, workers, cluster):
            known = map(numbers.__getitem__, portion.names)
            common = np.fromiter(known, np.int32, len(portion.names))
            words.write(common[portion.words].tobytes())
            counts.write(portion.counts.tobytes())
            lengths.append(portion.lengths)
            if progress is not None:
                progress(sum(map(len, lengths)), len(texts))
    names, term_of_word = _terms_of(list(numbers), settings)
    del numbers
    _write_matrix(raw, np.concatenate(lengths), term_of_word, len(names), folder)
    for file in raw:
        file.unlink()
    return names, (len(texts), len(names))


def _terms_of(words: list[str], settings: TokenSettings) -> tuple[list[str], NDArray[np.int32]]:
    """The terms, and the number of the term of each word; -1 where the word is dropped."""
    each = np.arange(len(words), dtype=np.int32)
    terms = make_terms(Sequences(words, each, np.ones(len(words), np.int64)), settings)
    term_of_word = np.full(len(words), -1, np.int32)
    term_of_word[terms.lengths > 0] = terms.numbers
    return list(terms.names), term_of_word


def _write_matrix(
    raw: Sequence[Path],
    lengths: NDArray[np.int32],
    term_of_word: NDArray[np.int32],
    n_terms: int,
    folder: Path,
) -> None:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    ends = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)])
    sizes = [np.zeros(1, np.int64)]
    with (
        raw[0].open("rb") as words,
        raw[1].open("rb") as counts,
        (folder / "indices.npy").open("wb") as indices,
        (folder / "data.npy").open("wb") as data,
    ):
        for file in (indices, data):
            file.write(bytes(_HEADER))
        for rows in range(0, len(lengths), ROWS):
            positions = ends[rows : rows + ROWS + 1]
            size = int(positions[-1] - positions[0])
            terms = term_of_word[np.fromfile(words, np.int32, size)]
            kept = np.flatnonzero(terms >= 0)
            borders = np.searchsorted(kept, positions - positions[0]).astype(np.int32)
            values = np.fromfile(counts, np.int32, size)[kept]
            shape = (len(positions) - 1, n_terms)
            block = csr_array((values, terms[kept], borders), shape=shape)
            block.sum_duplicates()
            indices.write(block.indices.astype(np.int32, copy=False).tobytes())
            data.write(block.data.tobytes())
            sizes.append(np.diff(block.indptr).astype(np.int64))
        pointers = np.cumsum(np.concatenate(sizes))
        for file in (indices, data):
            _write_header(file, int(pointers[-1]))
    is_short = int(ends[-1]) < 2**31
    write_array(folder / "indptr.npy", pointers.astype(np.int32) if is_short else pointers)


def _write_header(file: IO[bytes], size: int) -> None:
    """Say before the values how many there are."""
    file.seek(0)
    header = {"descr": "<i4", "fortran_order": False, "shape": (size,)}
    np.lib.format.write_array_header_1_0(file, header)
    if file.tell() != _HEADER:
        raise ValueError(f"The header of an array has {file.tell()} bytes, not {_HEADER}.")


def count_words_of_texts(texts: Sequence[str], settings: TokenSettings) -> WordCounts:
    """Count the words of each text."""
    words = number_words(texts, settings, workers=1)
    block = count_by_document([words])
    lengths = np.diff(block.indptr).astype(np.int32)
    return WordCounts(words.names, block.indices.astype(np.int32), block.data, lengths)


def count_stored_words(folder: Path, start: int, end: int, settings: TokenSettings) -> WordCounts:
    """Count the words of some texts of a stored corpus."""
    try:
        texts = MappedTexts(*read_texts(folder / "texts.bin", folder / "offsets.npy"))
    except OSError as problem:
        raise CorpusError(
            f"A worker cannot read {problem.filename}: {problem.strerror}. The folder of the cache "
            "must be on a disk that all workers share."
        ) from None
    return count_words_of_texts(texts[start:end], settings)


def _counted(
    texts: Sequence[str],
    settings: TokenSettings,
    workers: int | None,
    cluster: Sequence[PortionWorker],
) -> Iterator[WordCounts]:
    borders = list(_borders(texts))
    folder = getattr(texts, "folder", None)
    n_workers = min(_MOST_WORKERS, _cores()) if workers is None else workers
    is_child = multiprocessing.current_process().daemon  # such a process may not start others
    if folder is not None and cluster:
        yield from _counted_elsewhere(cluster, folder, borders, settings)
    elif folder is None or n_workers < 2 or is_child:
        yield from (
            count_words_of_texts(texts[start:end], settings) for start, end in pairwise(borders)
        )
    else:
        with ProcessPoolExecutor(n_workers, multiprocessing.get_context("spawn")) as pool:
            yield from _counted_elsewhere([PoolWorker(pool)], folder, borders, settings)


def _counted_elsewhere(
    workers: Sequence[PortionWorker], folder: Path, borders: Sequence[int], settings: TokenSettings
) -> Iterator[WordCounts]:
    jobs = ((folder, start, end, settings) for start, end in pairwise(borders))
    return results_in_order(workers, count_stored_words, jobs)


def _borders(texts: Sequence[str]) -> Iterator[int]:
    """The first document of each portion, and the end."""
    yield 0
    sizes: Any = texts.sizes() if isinstance(texts, MappedTexts) else map(len, texts)
    last = 0
    for number, total in enumerate(accumulate(sizes), 1):
        if total - last >= PORTION_BYTES or number == len(texts):
            last = total
            yield number


def _cores() -> int:
    allowed = getattr(os, "sched_getaffinity", None)  # not available on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1
