"""Running words: stop words and pairs beside the terms, only for methods that ask for them."""

from dataclasses import replace

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import cached_term_matrix, count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.kinds import (
    RUNNING_ALONE,
    SINGLE_WITH_RUNNING,
    WITH_RUNNING,
    without_running_words,
)
from workbench.corpora.terms.tokens import TokenSettings

TEXTS = ("The cats are not good, the cats", "I am not good", "", "Not good dogs")


@pytest.fixture
def corpus():
    return Corpus("pets", TEXTS, ["a", "b", "c", "d"], np.array([0, 1, 0, 1]), ("cat", "dog"))


def _column(matrix, term):
    return matrix.counts.toarray()[:, list(matrix.terms).index(term)].tolist()


def test_marked_stop_words_and_pairs_follow_the_terms(corpus):
    matrix = count_terms(corpus, TokenSettings(language="english", also_running=True))
    single = ["am", "ar", "cat", "dog", "good", "i", "not", "the"]
    pairs = ["am not", "ar not", "cat ar", "good dog", "good the", "i am", "not good", "the cat"]
    assert list(matrix.terms) == ["cat", "dog", "good", *("·" + name for name in single + pairs)]
    assert _column(matrix, "·the cat") == [2, 0, 0, 0]
    assert _column(matrix, "·not good") == [1, 1, 0, 1]
    assert _column(matrix, "cat") == [2, 0, 0, 0]


def test_pairs_keep_their_order_beside_characters(corpus):
    settings = TokenSettings(language="english", also_running=True)
    alone = count_terms(corpus, settings)
    both = count_terms(corpus, replace(settings, also_characters=3, ngrams=2))
    running = [term for term in alone.terms if term.startswith("·")]
    assert [term for term in both.terms if term.startswith("·")] == running
    assert all(_column(both, term) == _column(alone, term) for term in running)


def test_a_corpus_keeps_the_running_words_of_at_least_three_documents(corpus, tmp_path):
    settings = TokenSettings(language="english", also_running=True)
    matrix = cached_term_matrix(corpus, settings, cache=tmp_path)
    assert list(matrix.terms) == ["cat", "dog", "good", "·good", "·not", "·not good"]
    again = cached_term_matrix(corpus, settings, cache=tmp_path)
    assert list(again.terms) == list(matrix.terms)


def test_running_words_are_separate_columns_for_methods_that_read_them(corpus, tmp_path):
    settings = TokenSettings(language="english", also_running=True)
    matrix = cached_term_matrix(corpus, settings, cache=tmp_path)
    usual = FeatureSettings(minimum_documents=1)
    fitted = TermFeatures(usual, pairs_for(usual, matrix.terms)).fit(matrix.counts)
    assert [matrix.terms[column] for column in fitted.selected_] == ["cat", "dog", "good"]
    assert fitted.n_running_ == 0
    apart = FeatureSettings(kinds=WITH_RUNNING, minimum_documents=1)
    both = TermFeatures(apart, pairs_for(apart, matrix.terms)).fit(matrix.counts)
    assert both.n_running_ == 3
    X = both.transform(matrix.counts).toarray()
    assert X[:, :3].tolist() == fitted.transform(matrix.counts).toarray().tolist()
    # 1 + log(1), whatever the length.
    assert X[:, 3:].tolist() == [[1, 1, 1], [1, 1, 1], [0, 0, 0], [1, 1, 1]]


def test_running_words_can_be_used_alone_or_beside_single_terms(corpus):
    settings = TokenSettings(language="english", also_running=True, ngrams=2)
    matrix = count_terms(corpus, settings)
    chosen = FeatureSettings(kinds=RUNNING_ALONE, weighting="binary", minimum_documents=3)
    alone = TermFeatures(chosen, pairs_for(chosen, matrix.terms)).fit(matrix.counts)
    names = [matrix.terms[column] for column in alone.selected_]
    assert names == ["·good", "·not", "·not good"] and alone.n_running_ == 0
    chosen = FeatureSettings(kinds=SINGLE_WITH_RUNNING, minimum_documents=1)
    beside = TermFeatures(chosen, pairs_for(chosen, matrix.terms)).fit(matrix.counts)
    names = [matrix.terms[column] for column in beside.selected_]
    assert names == ["cat", "dog", "good", "·good", "·not", "·not good"]
    assert beside.n_running_ == 3


def test_methods_that_read_running_words_accept_counts_without_them(corpus):
    matrix = count_terms(corpus, TokenSettings(language="english"))
    apart = FeatureSettings(kinds=WITH_RUNNING, minimum_documents=1)
    fitted = TermFeatures(apart, pairs_for(apart, matrix.terms)).fit(matrix.counts)
    assert fitted.n_running_ == 0 and len(fitted.selected_) == 3


def test_the_columns_of_running_words_are_empty_for_figures(corpus):
    matrix = count_terms(corpus, TokenSettings(language="english", also_running=True))
    shown = without_running_words(matrix.counts, matrix.terms)
    assert shown.shape == matrix.counts.shape
    assert np.flatnonzero(shown.toarray().sum(axis=0)).tolist() == [0, 1, 2]
    assert without_running_words(matrix.counts[:, :3], matrix.terms[:3]).nnz == 5
