"""Counting the terms of a corpus, with a cache of the counts on disk."""

import contextlib
import dataclasses
import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.embeddings.model import fingerprint
from workbench.corpora.embeddings.vectors import embedded, names_of
from workbench.corpora.portion_workers import PortionWorker
from workbench.corpora.term_matrix import TermMatrix, write_names
from workbench.corpora.terms.character_counts import (
    count_marked_ngrams,
    count_pieces,
    count_text_ngrams,
    joined,
)
from workbench.corpora.terms.kinds import LEAST_RUNNING
from workbench.corpora.terms.languages.stopwords import lists_fingerprint
from workbench.corpora.terms.portions import (
    LEAST_DOCUMENTS,
    can_count_by_portions,
    write_counts,
)
from workbench.corpora.terms.running_words import count_running_words
from workbench.corpora.terms.term_sequences import count_by_document, longer_ngrams, make_terms
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS, CHARACTERS
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.word_numbers import number_words
from workbench.errors import CorpusError
from workbench.files import remove_abandoned, sync_tree
from workbench.parameters import check_parameters
from workbench.progress import ProgressCallback
from workbench.versions import versions

_CODE_VERSION = 3  # raised when the same settings give other terms
_UNFINISHED_PREFIX = "unfinished-"


def count_terms(
    corpus: Corpus,
    settings: TokenSettings,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    least: int = 1,
) -> TermMatrix:
    """Count the terms of every document; terms are in alphabetical order, n-grams after words.

    Running words beside them are left out if they occur in fewer than `least` documents.
    """
    if corpus.counts is not None:
        return corpus.counts
    settings = resolve(settings, corpus.texts)
    counted = _counted(corpus, settings, workers, progress, least)
    return _with_embeddings(corpus, counted, settings, progress) if settings.embeddings else counted


def _with_embeddings(
    corpus: Corpus, counted: TermMatrix, settings: TokenSettings, progress: ProgressCallback | None
) -> TermMatrix:
    """Put the dimensions of sentence embeddings beside the terms, after all of them."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    folder = Path(settings.embeddings).expanduser()
    vectors = embedded(corpus.texts, corpus.content_fingerprint(), folder, None, progress)
    counts = joined(csr_array(counted.counts, dtype=float), csr_array(vectors))
    names = [*counted.terms, *names_of(vectors.shape[1])]
    return TermMatrix(counts, names, counted.document_ids)


def _counted(
    corpus: Corpus,
    settings: TokenSettings,
    workers: int | None,
    progress: ProgressCallback | None,
    least: int,
) -> TermMatrix:
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
    beside = count_running_words(words, settings, least) if settings.also_running else None
    if settings.also_characters:
        grams, gram_names = count_marked_ngrams(words, settings)
        counts, names = joined(counts, grams), names + gram_names
    if beside is not None:
        counts, names = joined(counts, beside[0]), names + beside[1]
    return TermMatrix(counts, names, corpus.document_ids)


def cached_term_matrix(
    corpus: Corpus,
    settings: TokenSettings,
    cache: Path | None = None,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    cluster: Sequence[PortionWorker] = (),
) -> TermMatrix:
    """Count the terms, or open the cached counts of the same texts and settings.

    What is counted by portions is counted by the workers of a `cluster`, where there is one.
    """
    if corpus.counts is not None:
        return corpus.counts
    check_parameters(settings)
    if settings.also_running and len(corpus) > LEAST_DOCUMENTS:  # their pairs would fill the memory
        settings = dataclasses.replace(settings, also_running=False)
    folder = (cache or paths.cache()) / "counts" / counts_key(corpus, settings)
    cached = _load(folder)
    if cached is not None:
        if progress is not None:
            progress(len(corpus), len(corpus))
        return dataclasses.replace(cached, document_ids=corpus.document_ids)
    resolved = resolve(settings, corpus.texts)
    if can_count_by_portions(corpus.texts, resolved):
        with contextlib.suppress(OSError):  # a cache that cannot be written
            return _counted_on_disk(corpus, resolved, folder, workers, progress, cluster)
    matrix = count_terms(corpus, settings, workers, progress, LEAST_RUNNING)
    _save(matrix, folder)
    return matrix


def _counted_on_disk(
    corpus: Corpus,
    settings: TokenSettings,
    folder: Path,
    workers: int | None,
    progress: ProgressCallback | None,
    cluster: Sequence[PortionWorker],
) -> TermMatrix:
    """Count by portions into the cache; identifiers stay with the corpus."""
    with _unfinished(folder) as written:
        texts = corpus.texts
        terms, shape = write_counts(texts, settings, written, workers, progress, cluster)
        write_names(written, terms, (), shape)
    return dataclasses.replace(TermMatrix.load(folder), document_ids=corpus.document_ids)


def counts_key(corpus: Corpus, settings: TokenSettings) -> str:
    """Identify the counts by everything they depend on: texts, settings, stop words, versions."""
    described = json.dumps(dataclasses.asdict(settings), sort_keys=True)
    code = (_CODE_VERSION, lists_fingerprint(), *sorted(versions().items()))
    model = fingerprint(Path(settings.embeddings).expanduser()) if settings.embeddings else ""
    parts = (corpus.content_fingerprint(), described, model, *code)
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def _load(folder: Path) -> TermMatrix | None:
    try:
        return TermMatrix.load(folder)
    except CorpusError:  # absent or damaged: count
        shutil.rmtree(folder, ignore_errors=True)
        return None


def _save(matrix: TermMatrix, folder: Path) -> None:
    """Store the counts; a cache that cannot be written (full, read-only) only costs time later."""
    with contextlib.suppress(OSError), _unfinished(folder) as written:
        matrix.save(written)


@contextlib.contextmanager
def _unfinished(folder: Path) -> Iterator[Path]:
    """Give a temporary folder and rename it, so that no other program sees an incomplete one.

    If another program was faster, its copy is kept.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(
        dir=folder.parent, prefix=_UNFINISHED_PREFIX, ignore_cleanup_errors=True
    ) as unfinished:
        now = Path(unfinished).stat().st_mtime
        remove_abandoned(folder.parent, f"{_UNFINISHED_PREFIX}*", now)
        written = Path(unfinished) / folder.name
        written.mkdir()
        yield written
        sync_tree(written)
        try:
            written.rename(folder)
        except OSError:
            if not folder.is_dir():
                raise
