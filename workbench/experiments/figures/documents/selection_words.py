"""The words of some documents against all others, and the documents most similar to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.word_forms import WordForms
from workbench.experiments.figures.term_weights import counts_of, words_of
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_SMOOTHING = 0.5


@dataclass(frozen=True)
class TypicalWord:
    """A word of a group of documents: its log odds against the rest, and how many have it."""

    word: str
    term: str
    log_odds: float
    n_inside: int
    n_outside: int


@dataclass(frozen=True)
class SelectionWordsFigure:
    """The words that distinguish documents from all others, the surest difference first."""

    n_documents: int
    n_others: int
    words: tuple[TypicalWord, ...]

    @classmethod
    def from_run(
        cls, run: Run, documents: Sequence[int], count: int = 30, counts: Any | None = None
    ) -> Self:
        """Compare the presence of each term in the documents and in the rest."""
        counted = counts_of(run) if counts is None else counts
        rows = np.unique(np.asarray(documents, dtype=np.int64))
        if not 0 < len(rows) < counted.shape[0]:
            raise MissingResultError("Select some documents, but not all, to see their words.")
        words = typical_words(counted, rows, run.corpus.terms, words_of(run), count)
        return cls(len(rows), counted.shape[0] - len(rows), words)

    def rows(self) -> TableRows:
        """One row per word."""
        table: TableRows = [("word", "log odds", "documents", "other documents", "term")]
        return table + [
            (word.word, word.log_odds, word.n_inside, word.n_outside, word.term)
            for word in self.words
        ]


def typical_words(
    counts: Any, rows: NDArray[np.int64], terms: Sequence[str], words: WordForms, count: int
) -> tuple[TypicalWord, ...]:
    """Terms more frequent in some rows than in the others, the surest difference first."""
    presence = np.bincount(counts.indices, minlength=counts.shape[1])
    inside = np.bincount(counts[rows].indices, minlength=counts.shape[1])
    sizes = (len(rows), counts.shape[0] - len(rows))
    odds = _log_odds(inside, presence - inside, *sizes)
    evidence = np.where(odds > 0, _likelihood_ratio(inside, presence - inside, *sizes), 0.0)
    surest = np.argsort(-evidence, kind="stable")[:count]
    return tuple(
        TypicalWord(
            words.word(terms[column]),
            terms[column],
            float(odds[column]),
            int(inside[column]),
            int(presence[column] - inside[column]),
        )
        for column in surest
        if odds[column] > 0 and inside[column]
    )


def _log_odds(
    inside: NDArray[np.int64], outside: NDArray[np.int64], n_inside: int, n_outside: int
) -> NDArray[np.float64]:
    """Log odds ratios of a term's presence, smoothed by a half."""
    first = (inside + _SMOOTHING) / (n_inside - inside + _SMOOTHING)
    second = (outside + _SMOOTHING) / (n_outside - outside + _SMOOTHING)
    return np.asarray(np.log(first) - np.log(second), dtype=np.float64)


def _likelihood_ratio(
    inside: NDArray[np.int64], outside: NDArray[np.int64], n_inside: int, n_outside: int
) -> NDArray[np.float64]:
    """Dunning's G² of presence against group: 2 Σ observed · log(observed / expected).

    Log odds alone put a term of one document above one of all; their z-score puts a term that no
    other document has below common ones.
    """
    total = n_inside + n_outside
    share = (inside + outside) / total
    observed = (inside, n_inside - inside, outside, n_outside - outside)
    expected = (
        n_inside * share,
        n_inside * (1 - share),
        n_outside * share,
        n_outside * (1 - share),
    )
    parts = [
        np.where(seen > 0, seen * np.log(np.maximum(seen, 1) / np.maximum(meant, 1e-300)), 0.0)
        for seen, meant in zip(observed, expected, strict=True)
    ]
    return np.asarray(2 * np.sum(parts, axis=0), dtype=np.float64)


def similar_documents(
    run: Run, documents: Sequence[int], count: int = 50, counts: Any | None = None
) -> NDArray[np.int64]:
    """The other documents nearest to the mean of some, by the cosine of tf-idf, nearest first."""
    unit = unit_tf_idf(counts_of(run) if counts is None else counts)
    rows = np.unique(np.asarray(documents, dtype=np.int64))
    middle = np.asarray(unit[rows].sum(axis=0)).ravel()
    cosine = np.asarray(unit @ middle).ravel()
    cosine[rows] = -1.0
    nearest = np.argsort(-cosine, kind="stable")[:count]
    return np.asarray(nearest[cosine[nearest] > 0], dtype=np.int64)


def unit_tf_idf(counts: Any) -> Any:
    """Documents as rows of unit length: counts times the logarithm of their rarity."""
    from scipy.sparse import csr_array, diags_array  # late: 0.4 s to import

    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    idf = np.log((1 + counts.shape[0]) / (1 + frequencies)) + 1
    values = csr_array(counts, dtype=np.float64) @ diags_array(idf)
    lengths = np.sqrt(np.asarray(values.power(2).sum(axis=1))).ravel()
    return csr_array(diags_array(1 / np.where(lengths > 0, lengths, 1)) @ values)
