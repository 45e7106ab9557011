"""Counting the terms of a corpus once, and keeping the counts for the next opening."""

import dataclasses
import hashlib
import importlib.metadata as metadata
import json
import shutil
import tempfile
import time
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.stopwords import lists_fingerprint
from workbench.corpora.terms.term_sequences import count_by_document, longer_ngrams, make_terms
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.word_numbers import number_words
from workbench.errors import CorpusError
from workbench.parameters import check_parameters
from workbench.progress import ProgressCallback

_CODE_VERSION = 1  # rises when the same settings begin to give other terms
_UNFINISHED, _DAY = "unfinished-", 24 * 3600
_LIBRARIES = ("PyStemmer", "stop-words", "py3langid")


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
    words = number_words(corpus.texts, settings, workers, progress)
    terms = make_terms(words, settings)
    parts = [terms]
    for _ in range(1, settings.ngrams):
        parts.append(longer_ngrams(parts[-1], terms))
    names = [name for part in parts for name in part.names]
    return TermMatrix(count_by_document(parts), names, corpus.document_ids)


def counted(
    corpus: Corpus,
    settings: TokenSettings,
    cache: Path | None = None,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> TermMatrix:
    """Count the terms, or open what an earlier count of the same texts left in the cache."""
    if corpus.counts is not None:
        return corpus.counts
    check_parameters(settings)
    folder = (cache or paths.cache()) / "counts" / _key(corpus, settings)
    kept = _opened(folder)
    if kept is not None:
        if progress is not None:
            progress(len(corpus), len(corpus))
        return kept
    matrix = count_terms(corpus, settings, workers, progress)
    _keep(matrix, folder)
    return matrix


def _key(corpus: Corpus, settings: TokenSettings) -> str:
    """Name the counts by all they follow from; "auto" follows from the texts and the libraries."""
    described = json.dumps(dataclasses.asdict(settings), sort_keys=True)
    code = (_CODE_VERSION, lists_fingerprint(), *map(_version, _LIBRARIES))
    parts = (corpus.content_fingerprint(), described, *code)
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def _version(library: str) -> str:
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:  # a frozen program may carry no metadata
        return ""


def _opened(folder: Path) -> TermMatrix | None:
    if not folder.is_dir():
        return None
    try:
        return TermMatrix.load(folder)
    except CorpusError:  # damaged: count again
        shutil.rmtree(folder, ignore_errors=True)
        return None


def _keep(matrix: TermMatrix, folder: Path) -> None:
    """Write beside the final place and rename, so that no other program sees half a folder.

    A cache that cannot be written (full, read-only) costs time later and nothing else; where
    another program was first, its copy stays.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _clear_away(folder.parent)
        with tempfile.TemporaryDirectory(
            dir=folder.parent, prefix=_UNFINISHED, ignore_cleanup_errors=True
        ) as unfinished:
            written = Path(unfinished) / folder.name
            written.mkdir()
            matrix.save(written)
            written.rename(folder)
    except OSError:
        return


def _clear_away(folder: Path) -> None:
    """Remove what a program that was ended while writing left behind a day ago or earlier."""
    for path in folder.glob(f"{_UNFINISHED}*"):
        if time.time() - path.stat().st_mtime > _DAY:
            shutil.rmtree(path, ignore_errors=True)
