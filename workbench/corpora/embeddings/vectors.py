"""The vectors of all documents of a corpus, computed once and kept in the cache."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from workbench import paths
from workbench.array_types import Floats
from workbench.corpora.embeddings.model import EmbeddingModel, fingerprint
from workbench.errors import CorpusError
from workbench.files import replaced_file, write_array
from workbench.progress import ProgressCallback
from workbench.versions import versions

EMBEDDING_MARK = "≈"  # before the numbers of dimensions that stand beside terms
_AT_ONCE = 32  # texts
_MOST_CHARACTERS = 20_000  # of a text; 512 tokens are far fewer
_CODE_VERSION = 1


def embedded(
    texts: Sequence[str],
    content: str,
    folder: Path,
    cache: Path | None = None,
    progress: ProgressCallback | None = None,
) -> Floats:
    """The vectors of texts; `content` identifies the texts in the cache."""
    folder = _existing(folder)
    parts = (_CODE_VERSION, sorted(versions().items()), content, fingerprint(folder))
    name = hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()
    stored = (cache or paths.cache()) / "embeddings" / f"{name}.npy"
    found = _load(stored, len(texts))
    if found is None:
        found = computed(texts, EmbeddingModel(folder), progress)
        _save(stored, found)
    return found


def computed(
    texts: Sequence[str], model: EmbeddingModel, progress: ProgressCallback | None = None
) -> Floats:
    """Embed texts in batches of similar length, so that little padding is computed."""
    lengths = np.array([len(text) for text in texts], dtype=np.int64)
    order = np.argsort(-np.minimum(lengths, _MOST_CHARACTERS), kind="stable")
    vectors: Floats | None = None
    for first in range(0, len(order), _AT_ONCE):
        rows = order[first : first + _AT_ONCE]
        batch = model.vectors([texts[row][:_MOST_CHARACTERS] for row in rows])
        if vectors is None:
            vectors = np.zeros((len(texts), batch.shape[1]))
        vectors[rows] = batch
        if progress is not None:
            progress(min(first + _AT_ONCE, len(order)), len(order))
    return np.zeros((0, 1)) if vectors is None else vectors


def names_of(n_dimensions: int) -> list[str]:
    """The names of the dimensions among the terms."""
    return [f"{EMBEDDING_MARK}{number:04d}" for number in range(n_dimensions)]


def _existing(folder: Path) -> Path:
    if not folder.is_dir():
        raise CorpusError(
            f"There is no folder {folder}; name the folder of a sentence-embedding model, or leave "
            "the setting empty."
        )
    return folder


def _load(path: Path, n_texts: int) -> Floats | None:
    try:
        vectors = np.load(path, allow_pickle=False)
    except (OSError, ValueError):
        return None
    is_usable = vectors.ndim == 2 and len(vectors) == n_texts and vectors.dtype == np.float64
    return vectors if is_usable else None


def _save(path: Path, vectors: Floats) -> None:
    """A cache that cannot be written only costs time later."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replaced_file(path) as unfinished:
            write_array(unfinished, vectors)
    except OSError:
        return
