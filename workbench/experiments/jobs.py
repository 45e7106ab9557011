"""Jobs for the spare process of the window: each tells its progress and answers with little."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.storage import load_corpus, save_corpus, stored_folder
from workbench.corpora.tokens import TokenSettings
from workbench.errors import CorpusError
from workbench.experiments.background import Progress


@dataclass(frozen=True)
class OpenedCorpus:
    """Where the stored form of a corpus lies, for the window to map into memory."""

    folder: Path


def load_sciences_job(progress: Progress) -> None:
    """Import what later jobs need, so that the first of them does not wait."""
    import scipy.sparse  # noqa: F401
    import sklearn.preprocessing  # noqa: F401

    progress(1, 1)


def open_corpus_job(
    progress: Progress, name_or_path: str, reading: ReadingSettings | None
) -> OpenedCorpus:
    """Read a corpus and store it, unless that was done before."""
    folder = stored_folder(name_or_path, reading, paths.cache())
    try:
        load_corpus(folder)
    except (OSError, ValueError, KeyError):
        corpus = open_corpus(name_or_path, reading, progress)
        try:
            save_corpus(corpus, folder)
        except CorpusError:  # the cache is full or read-only
            folder = Path(tempfile.mkdtemp(prefix="workbench-")) / "corpus"
            save_corpus(corpus, folder)
    return OpenedCorpus(folder)


def count_terms_job(progress: Progress, folder: Path, tokens: TokenSettings) -> Path:
    """Count the terms of a stored corpus; the answer is the folder of the counts."""
    from workbench.corpora.counting import counted

    target = folder / "counted" / tokens_key(tokens)
    if not target.exists():
        counted(load_corpus(folder), tokens, cache=paths.cache(), progress=progress).save(target)
    return target


def tokens_key(tokens: TokenSettings) -> str:
    """A folder name for token settings."""
    import hashlib

    return hashlib.blake2b(repr(tokens).encode(), digest_size=8).hexdigest()
