"""Counting by portions gives the counts of counting at once, to the last bit."""

from dataclasses import replace

import numpy as np
import pytest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.storage import load_corpus, save_corpus
from workbench.corpora.terms import portions
from workbench.corpora.terms.counting import cached_term_matrix, count_terms
from workbench.corpora.terms.portions import (
    can_count_by_portions,
    count_words_of_texts,
    write_counts,
)
from workbench.corpora.terms.tokens import TokenSettings, resolve

MIXED = [
    "The cat's CATS",
    "",
    "кошка cat naïve",
    "a an the",
    "cat " * 9,
    "internationalisation",
    "東京",
]


@pytest.fixture
def small_portions(monkeypatch):
    monkeypatch.setattr(portions, "LEAST_DOCUMENTS", 3)
    monkeypatch.setattr(portions, "PORTION_BYTES", 400)
    monkeypatch.setattr(portions, "ROWS", 5)


def mixed_corpus():
    texts = MIXED * 3
    names = [str(row) for row in range(len(texts))]
    return Corpus("mixed", texts, names, np.zeros(len(texts), dtype=np.int64), ("only",))


def are_equal(first, second):
    for name in ("data", "indices", "indptr"):
        ours, theirs = getattr(first.counts, name), getattr(second.counts, name)
        assert ours.dtype == theirs.dtype
        assert np.array_equal(ours, theirs)
    assert first.counts.shape == second.counts.shape
    assert list(first.terms) == list(second.terms)
    assert list(first.document_ids) == list(second.document_ids)
    return True


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stored_corpus_is_counted_the_same_by_portions(tmp_path, small_portions, workers):
    save_corpus(open_corpus("tour"), tmp_path / "stored")
    corpus = load_corpus(tmp_path / "stored")
    counted = cached_term_matrix(corpus, TokenSettings(), tmp_path, workers)
    assert are_equal(counted, count_terms(corpus, TokenSettings()))
    assert are_equal(cached_term_matrix(corpus, TokenSettings(), tmp_path), counted)


@pytest.mark.parametrize(
    "settings",
    [
        TokenSettings(),
        TokenSettings(language="english", stemmer="none"),
        TokenSettings(language="turkish"),
        TokenSettings(lower_case=False, stop_words="none"),
    ],
)
def test_several_scripts_and_texts_without_terms_are_counted_the_same(
    tmp_path, small_portions, settings
):
    corpus = mixed_corpus()
    assert are_equal(cached_term_matrix(corpus, settings, tmp_path), count_terms(corpus, settings))


def test_words_are_counted_for_each_document():
    counted = count_words_of_texts(["one two one", "", "two"], TokenSettings(language="english"))
    named = [counted.names[word] for word in counted.words]
    assert sorted(zip(named[:2], counted.counts[:2].tolist(), strict=True)) == [
        ("one", 2),
        ("two", 1),
    ]
    assert counted.lengths.tolist() == [2, 0, 1]


def test_what_is_not_words_alone_is_counted_at_once(small_portions):
    settings = resolve(TokenSettings(language="english"), MIXED)
    assert can_count_by_portions(MIXED, settings)
    assert not can_count_by_portions(MIXED[:3], settings)
    assert not can_count_by_portions(MIXED, replace(settings, ngrams=2))


def test_progress_reaches_the_end(tmp_path, small_portions):
    seen = []
    settings = resolve(TokenSettings(language="english"), MIXED)
    write_counts(MIXED * 9, settings, tmp_path, 1, lambda done, total: seen.append((done, total)))
    assert seen[-1] == (63, 63)
    assert len(seen) > 2


def test_a_cache_that_cannot_be_written_changes_no_result(tmp_path, small_portions):
    (tmp_path / "counts").write_text("a file where the folder should be")
    corpus = mixed_corpus()
    matrix = cached_term_matrix(corpus, TokenSettings(), tmp_path)
    assert are_equal(matrix, count_terms(corpus, TokenSettings()))
