"""A preview of the terms and collocations that preprocessing and feature settings keep."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.corpora.terms.word_forms import WordForms, cached_word_forms
from workbench.progress import ProgressCallback

_TERMS_SHOWN = 1000


@dataclass(frozen=True)
class RankedTerm:
    """A term that would be a feature, with its score and its number of documents."""

    term: str
    score: float
    documents: int
    word: str = ""  # the most frequent word that the term was made from


@dataclass(frozen=True)
class TermPreview:
    """The terms of a corpus with some preprocessing and features."""

    documents: int
    all_terms: int
    kept_terms: int
    tokens: str  # the resolved "auto" settings, as text
    score: str  # what terms are ranked by
    ranked: tuple[RankedTerm, ...]  # the best of the kept terms
    association: str = ""  # what collocations are ranked by
    collocations: tuple[RankedTerm, ...] = ()  # the best of the kept pairs


def preview_terms(
    corpus: Corpus,
    tokens: TokenSettings,
    features: FeatureSettings,
    progress: ProgressCallback | None = None,
) -> TermPreview:
    """Count the terms of a corpus and rank those that the features keep."""
    matrix = cached_term_matrix(corpus, tokens, cache=paths.cache(), progress=progress)
    fitted = TermFeatures(features, pairs_for(features, matrix.terms))
    fitted.fit(matrix.counts, _classes(corpus))
    forms = cached_word_forms(corpus, tokens, paths.cache())
    return TermPreview(
        documents=len(corpus),
        all_terms=len(matrix.terms),
        kept_terms=len(fitted.selected_),
        tokens="" if corpus.counts is not None else describe_tokens(resolve(tokens, corpus.texts)),
        score="documents" if features.selection == "none" else features.selection,
        ranked=_ranked(matrix, fitted, forms),
        association="" if features.collocations == "none" else features.collocations,
        collocations=_collocations(matrix, fitted, forms),
    )


def _classes(corpus: Corpus) -> np.ndarray | None:
    """One class per document, or an indicator per class if documents have several."""
    if corpus.label_sets is None:
        return corpus.class_index if (corpus.class_index >= 0).any() else None
    indicators = np.zeros((len(corpus), len(corpus.class_names)), dtype=np.int64)
    for row, classes in enumerate(corpus.label_sets):
        indicators[row, list(classes)] = 1
    return indicators


def _ranked(matrix: TermMatrix, fitted: TermFeatures, forms: WordForms) -> tuple[RankedTerm, ...]:
    best = fitted.ranking()[:_TERMS_SHOWN]
    return _ranked_terms(matrix, best, fitted.term_scores_[best].tolist(), forms)


def _collocations(
    matrix: TermMatrix, fitted: TermFeatures, forms: WordForms
) -> tuple[RankedTerm, ...]:
    kept = set(fitted.selected_.tolist())
    scored = fitted.collocation_scores_.items()
    best = [(column, score) for column, score in scored if column in kept][:_TERMS_SHOWN]
    columns = np.array([column for column, _ in best], dtype=np.int64)
    return _ranked_terms(matrix, columns, [score for _, score in best], forms)


def _ranked_terms(
    matrix: TermMatrix, columns: np.ndarray, scores: Sequence[float], forms: WordForms
) -> tuple[RankedTerm, ...]:
    counts = matrix.counts[:, columns]
    frequencies: Sequence[int] = np.diff(counts.tocsc().indptr).tolist()
    terms = [matrix.terms[column] for column in columns]
    return tuple(map(RankedTerm, terms, scores, frequencies, forms.of(terms)))
