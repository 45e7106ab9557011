"""Counting the terms of a corpus, with a cache of the counts on disk."""

import dataclasses
import hashlib
import json
import shutil
import tempfile
import time
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.character_counts import (
    count_marked_ngrams,
    count_pieces,
    count_text_ngrams,
    joined,
)
from workbench.corpora.terms.stopwords import lists_fingerprint
from workbench.corpora.terms.term_sequences import count_by_document, longer_ngrams, make_terms
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS, CHARACTERS
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.word_numbers import number_words
from workbench.errors import CorpusError
from workbench.files import sync_tree
from workbench.parameters import check_parameters
from workbench.progress import ProgressCallback
from workbench.versions import versions

_CODE_VERSION = 2  # raised when the same settings give other terms
_UNFINISHED_PREFIX, _DAY = "unfinished-", 24 * 3600


def count_terms(
    corpus: Corpus,
    settings: TokenSettings,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> TermMatrix:
    """Count the terms of every document; terms are in alphabetical order, n-grams after words."""
    if corpus.counts is not None:
        return corpus.counts
    settings = resolve(settings, corpus.texts)
    if settings.tokeniser == CHARACTERS:
        return TermMatrix(*count_text_ngrams(corpus.texts, settings, progress), corpus.document_ids)
    words = number_words(corpus.texts, settings, workers, progress)
    if settings.tokeniser in CHARACTER_TOKENISERS:
        return TermMatrix(*count_pieces(words, settings), corpus.document_ids)
    terms = make_terms(words, settings)
    parts = [terms]
    for _ in range(1, settings.ngrams):
        parts.append(longer_ngrams(parts[-1], terms))
    names = [name for part in parts for name in part.names]
    counts = count_by_document(parts)
    if settings.also_characters:
        grams, gram_names = count_marked_ngrams(words, settings)
        counts, names = joined(counts, grams), names + gram_names
    return TermMatrix(counts, names, corpus.document_ids)


def cached_term_matrix(
    corpus: Corpus,
    settings: TokenSettings,
    cache: Path | None = None,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> TermMatrix:
    """Count the terms, or open the cached counts of the same texts and settings."""
    if corpus.counts is not None:
        return corpus.counts
    check_parameters(settings)
    folder = (cache or paths.cache()) / "counts" / _key(corpus, settings)
    cached = _load(folder)
    if cached is not None:
        if progress is not None:
            progress(len(corpus), len(corpus))
        return cached
    matrix = count_terms(corpus, settings, workers, progress)
    _save(matrix, folder)
    return matrix


def _key(corpus: Corpus, settings: TokenSettings) -> str:
    """Identify the counts by everything they depend on: texts, settings, stop words, versions."""
    described = json.dumps(dataclasses.asdict(settings), sort_keys=True)
    code = (_CODE_VERSION, lists_fingerprint(), *sorted(versions().items()))
    parts = (corpus.content_fingerprint(), described, *code)
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def _load(folder: Path) -> TermMatrix | None:
    if not folder.is_dir():
        return None
    try:
        return TermMatrix.load(folder)
    except CorpusError:  # damaged: count again
        shutil.rmtree(folder, ignore_errors=True)
        return None


def _save(matrix: TermMatrix, folder: Path) -> None:
    """Write to a temporary folder and rename it, so that no other program sees an incomplete one.

    A cache that cannot be written (full, read-only) only costs time later. If another program was
    faster, its copy is kept.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _remove_abandoned(folder.parent)
        with tempfile.TemporaryDirectory(
            dir=folder.parent, prefix=_UNFINISHED_PREFIX, ignore_cleanup_errors=True
        ) as unfinished:
            written = Path(unfinished) / folder.name
            written.mkdir()
            matrix.save(written)
            sync_tree(written)
            written.rename(folder)
    except OSError:
        return


def _remove_abandoned(folder: Path) -> None:
    """Remove folders older than a day that an interrupted program did not finish."""
    for path in folder.glob(f"{_UNFINISHED_PREFIX}*"):
        if time.time() - path.stat().st_mtime > _DAY:
            shutil.rmtree(path, ignore_errors=True)
