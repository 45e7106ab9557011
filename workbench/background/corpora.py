"""Jobs for the Corpus page: open, describe, search and preview a corpus."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.overview import CorpusOverview, overview
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus, save_corpus, stored_folder
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

if TYPE_CHECKING:
    from workbench.corpora.readers.preview import CorpusPreview


@dataclass(frozen=True)
class OpenedCorpus:
    """The folder of a stored corpus, for the window to map into memory."""

    folder: Path


def import_libraries_job(progress: ProgressCallback) -> None:
    """Import the scientific libraries, so that the first job that needs them does not wait."""
    import scipy.sparse  # noqa: F401  # late: 0.4 s to import
    import sklearn.preprocessing  # noqa: F401  # late: 1.7 s to import

    progress(1, 1)


def open_corpus_job(
    progress: ProgressCallback, name_or_path: str, reading: ReadingSettings | None
) -> OpenedCorpus:
    """Read a corpus and store it, unless that was done before."""
    folder = stored_folder(name_or_path, reading, paths.cache())
    try:
        load_corpus(folder)
    except (OSError, ValueError, KeyError, EOFError):  # missing or damaged
        corpus = open_corpus(name_or_path, reading, progress)
        try:
            save_corpus(corpus, folder)
        except CorpusError:  # the cache is full or read-only
            folder = Path(tempfile.mkdtemp(prefix="workbench-")) / "corpus"
            save_corpus(corpus, folder)
    return OpenedCorpus(folder)


def overview_job(progress: ProgressCallback, folder: Path, tokens: TokenSettings) -> CorpusOverview:
    """Describe a stored corpus."""
    return overview(load_corpus(folder), tokens, cache=paths.cache(), progress=progress)


def search_job(progress: ProgressCallback, folder: Path, text: str) -> NDArray[np.int64]:
    """Find the documents of a stored corpus whose id or text contains a text."""
    corpus = load_corpus(folder)
    wanted = text.casefold()
    rows = []
    texts = corpus.texts if corpus.counts is None else [""] * len(corpus)
    for row, (name, content) in enumerate(zip(corpus.document_ids, texts, strict=True)):
        if wanted in name.casefold() or wanted in content.casefold():
            rows.append(row)
        if row % 5000 == 0:
            progress(row, len(corpus))
    return np.array(rows, dtype=np.int64)


def preview_table_job(
    progress: ProgressCallback, path: str, reading: ReadingSettings
) -> "CorpusPreview":
    """Show how a file would be read."""
    from workbench.corpora.readers.reading import (
        preview_corpus,  # late: 0.1 s at the start of the window
    )

    preview = preview_corpus(path, reading)
    progress(1, 1)
    return preview
