"""What all findings look at: texts, numbered words and classes, computed once."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from workbench.array_types import Indices, Rows
from workbench.corpora.corpus import Corpus
from workbench.corpora.description import content_digests
from workbench.corpora.doctor.shingles import Shingles, make_shingles
from workbench.corpora.terms.character_counts import in_pieces
from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.term_sequences import count_by_document
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS, PAIRS
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.word_numbers import number_words


@dataclass(frozen=True)
class Evidence:
    """A corpus with its words; a corpus of counts has no texts and no word sequences."""

    corpus: Corpus
    tokens: TokenSettings
    texts: Sequence[str]
    words: Sequences
    suspected: Sequence[int] = field(default=())  # rows whose labels a method doubts

    @cached_property
    def presence(self) -> Any:
        """Documents by words: 1 where the document contains the word."""
        counts = self.corpus.counts
        if counts is None:
            matrix = count_by_document([self.words])
        else:
            matrix = counts.counts.copy()
        matrix.data = np.ones(len(matrix.data), dtype=np.float32)
        return matrix

    @cached_property
    def membership(self) -> Any:
        """Documents by classes: 1 where the document has the class."""
        from scipy.sparse import csr_array  # late: 0.4 s to import

        corpus = self.corpus
        if corpus.label_sets is None:
            rows = np.flatnonzero(corpus.class_index >= 0)
            columns = corpus.class_index[rows]
        else:
            sizes = [len(labels) for labels in corpus.label_sets]
            rows = np.repeat(np.arange(len(corpus)), sizes)
            columns = np.array(
                [label for labels in corpus.label_sets for label in labels], np.int64
            )
        ones = np.ones(len(rows), dtype=np.float32)
        return csr_array((ones, (rows, columns)), shape=(len(corpus), len(corpus.class_names)))

    @cached_property
    def class_sizes(self) -> Indices:
        """The number of documents of each class."""
        return np.array(list(self.corpus.class_sizes().values()), dtype=np.int64)

    @cached_property
    def class_frequencies(self) -> Any:
        """Classes by words: how many documents of the class contain the word."""
        return (self.membership.T @ self.presence).tocsr()

    @cached_property
    def column_of(self) -> dict[str, int]:
        """The column of each word."""
        return {word: column for column, word in enumerate(self.words.names)}

    @cached_property
    def _by_word(self) -> Any:
        return self.presence.tocsc()

    def rows_of(self, column: int) -> Rows:
        """The documents that contain a word, in order."""
        starts = self._by_word.indptr
        rows = self._by_word.indices[starts[column] : starts[column + 1]]
        return np.sort(rows).astype(np.int64)

    @cached_property
    def digests(self) -> list[bytes]:
        """A digest of each document without regard to white space; empty for an empty one."""
        return list(content_digests(self.corpus))

    @cached_property
    def shingles(self) -> Shingles:
        """The sequences of five words that distinct documents contain."""
        return make_shingles(self.words)

    @cached_property
    def has_classes(self) -> bool:
        """Whether at least two classes have documents."""
        return int((self.class_sizes > 0).sum()) > 1


def gather(
    corpus: Corpus, tokens: TokenSettings, workers: int | None = None, suspected: Sequence[int] = ()
) -> Evidence:
    """Number the words of a corpus once for all findings."""
    if corpus.counts is not None:
        nothing = np.empty(0, np.int32)
        words = Sequences(corpus.counts.terms, nothing, np.zeros(len(corpus), np.int64))
        return Evidence(corpus, tokens, (), words, suspected)
    resolved = resolve(tokens, corpus.texts)
    texts = list(corpus.texts)  # a stored text would be decoded again for each finding
    if resolved.tokeniser not in CHARACTER_TOKENISERS:
        return Evidence(corpus, resolved, texts, number_words(texts, resolved, workers), suspected)
    # Words of scripts with spaces stay whole; the others have no words but pairs.
    resolved = replace(resolved, tokeniser=PAIRS)
    words = in_pieces(number_words(texts, resolved, workers), resolved)
    return Evidence(corpus, resolved, texts, words, suspected)
