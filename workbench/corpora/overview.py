"""The overview that the window draws: the description of a corpus with the arrays of its plots.

`description` alone has the sizes and warnings, without arrays.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import Corpus
from workbench.corpora.description import CorpusDescription, describe_corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.tokens import describe_tokens as describe_tokens

_GROWTH_POINTS = 60
_NOT_KNOWN = "not known"


@dataclass(frozen=True)
class CorpusOverview:
    """The description of a corpus, the lengths of its documents and its vocabulary growth."""

    description: CorpusDescription
    tokens: TokenSettings  # as resolved for this corpus
    lengths: NDArray[np.int64]  # terms per document
    growth_documents: NDArray[np.int64]
    growth_terms: NDArray[np.int64]  # distinct terms in that many documents

    @property
    def preprocessing(self) -> str:
        """How texts became terms; empty where the corpus already consists of counts."""
        return "" if self.description.language == _NOT_KNOWN else describe_tokens(self.tokens)

    def rows(self) -> list[tuple[str | int, ...]]:
        """The values of the three plots as rows of one table."""
        growth = zip(self.growth_documents.tolist(), self.growth_terms.tolist(), strict=True)
        return [
            ("picture", "of", "value"),
            *(
                ("documents of a class", name, count)
                for name, count in self.description.classes.items()
            ),
            *(
                ("terms of a document", number, count)
                for number, count in enumerate(self.lengths.tolist(), 1)
            ),
            *(("terms of the first documents", documents, count) for documents, count in growth),
        ]


def overview(
    corpus: Corpus,
    tokens: TokenSettings,
    cache: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> CorpusOverview:
    """Count the terms of a corpus and compute its overview."""
    matrix = cached_term_matrix(corpus, tokens, cache=cache, progress=progress)
    resolved = tokens if corpus.counts is not None else resolve(tokens, corpus.texts)
    language = _NOT_KNOWN if corpus.counts is not None else resolved.language
    documents, terms = vocabulary_growth(matrix)
    return CorpusOverview(
        description=describe_corpus(corpus, matrix, language),
        tokens=resolved,
        lengths=np.asarray(matrix.counts.sum(axis=1)).ravel().astype(np.int64),
        growth_documents=documents,
        growth_terms=terms,
    )


def vocabulary_growth(
    matrix: TermMatrix, points: int = _GROWTH_POINTS
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Count the distinct terms in a growing number of documents.

    Documents are taken in a fixed random order, because many corpora are sorted by class.
    """
    counts = matrix.counts
    documents, terms = counts.shape
    position = np.random.default_rng(0).permutation(documents)
    row_of_entry = np.repeat(position, np.diff(counts.indptr))
    first_seen = np.full(terms, documents, dtype=np.int64)
    np.minimum.at(first_seen, counts.indices, row_of_entry)
    new_terms = np.bincount(first_seen, minlength=documents + 1)[:documents]
    sizes = np.unique(np.linspace(1, max(documents, 1), points).round().astype(np.int64))
    return sizes, np.concatenate([[0], np.cumsum(new_terms)])[np.minimum(sizes, documents)]
