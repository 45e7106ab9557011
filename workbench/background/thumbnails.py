"""A small picture of a corpus: its documents as points in two dimensions."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import beginning_of
from workbench.corpora.storage import load_corpus
from workbench.progress import ProgressCallback

_MOST_DOCUMENTS = 120
_MOST_CHARACTERS = 2000  # of each document
_MOST_TERMS = 3000


@dataclass(frozen=True)
class Thumbnail:
    """Points from 0 to 1 in both directions, and the class of each."""

    points: tuple[tuple[float, float, int], ...]


def thumbnail_job(progress: ProgressCallback, folder: Path) -> Thumbnail:
    """Place a few documents by the first two dimensions of their latent semantics."""
    from sklearn.decomposition import TruncatedSVD  # late: 1.7 s to import
    from sklearn.feature_extraction.text import TfidfVectorizer  # late: 1.7 s

    corpus = load_corpus(folder)
    if not len(corpus) or corpus.counts is not None:
        return Thumbnail(())
    rows = np.unique(np.linspace(0, len(corpus) - 1, _MOST_DOCUMENTS).astype(int))
    texts = [beginning_of(corpus.texts, row, _MOST_CHARACTERS) for row in rows]
    try:
        counts = TfidfVectorizer(max_features=_MOST_TERMS, min_df=2).fit_transform(texts)
        positions = TruncatedSVD(3, random_state=0).fit_transform(counts)[:, 1:]
    except ValueError:  # too few documents or terms
        return Thumbnail(())
    low, high = np.percentile(positions, 2, axis=0), np.percentile(positions, 98, axis=0)
    shares = np.clip((positions - low) / np.maximum(high - low, 1e-12), 0, 1)
    classes = _class_numbers(corpus, rows.tolist())
    progress(1, 1)
    return Thumbnail(
        tuple(
            (round(float(x), 3), round(float(y), 3), number)
            for (x, y), number in zip(shares, classes, strict=True)
        )
    )


def _class_numbers(corpus: Corpus, rows: list[int]) -> list[int]:
    return [int(corpus.class_index[row]) for row in rows]
