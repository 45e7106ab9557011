"""Counting compared with a direct count of the tokens; the cache with damaged files."""

import mmap
import os
import random
import re
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms import word_numbers
from workbench.corpora.terms.counting import cached_term_matrix, count_terms
from workbench.corpora.terms.token_steps import tokenise
from workbench.corpora.terms.tokens import TokenSettings, resolve

ENGLISH = TokenSettings(language="english")
SENTENCES = ["The cats sat on the mats.", "", "Cats! CATS; a mat", "of the", "12 bridges, 12 mats"]


def corpus_of(texts) -> Corpus:
    ids = [f"d{number}" for number in range(len(texts))]
    return Corpus("test", texts, ids, np.zeros(len(texts), dtype=int), ("all",))


def counted_directly(texts, token_settings):
    """Count the tokens of every document with a dictionary."""
    return [Counter(tokenise(text, token_settings)) for text in texts]


def as_counters(matrix):
    dense = matrix.counts.toarray()
    return [
        Counter({matrix.terms[term]: int(row[term]) for term in np.flatnonzero(row)})
        for row in dense
    ]


def random_texts(seed, n=40):
    chosen = random.Random(seed)
    vocabulary = [
        "the",
        "cats",
        "cat",
        "mats",
        "running",
        "ran",
        "of",
        "12",
        "New",
        "York",
        "Fuß",
        "İstanbul",
        "ΣΑΣ",
        "x",
    ]
    return [" ".join(chosen.choices(vocabulary, k=chosen.randrange(12))) for _ in range(n)]


@pytest.mark.parametrize("ngrams", [1, 2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_counts_equal_the_tokens_of_each_document(ngrams, seed):
    texts = random_texts(seed)
    chosen = replace(ENGLISH, ngrams=ngrams)
    matrix = count_terms(corpus_of(texts), chosen)
    assert as_counters(matrix) == counted_directly(texts, chosen)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.text(alphabet="abI İıΣß中 \n1'", max_size=12), max_size=5),
    st.integers(1, 3),
    st.booleans(),
    st.sampled_from(["english", "turkish", "unknown"]),
)
def test_counts_of_any_texts_equal_their_tokens(texts, ngrams, lower_case, language):
    chosen = TokenSettings(
        language=language, ngrams=ngrams, lower_case=lower_case, minimum_length=1
    )
    matrix = count_terms(corpus_of(texts), chosen)
    assert as_counters(matrix) == counted_directly(texts, chosen)


def test_terms_are_in_order_and_all_used():
    matrix = count_terms(corpus_of(SENTENCES), replace(ENGLISH, ngrams=2))
    words = [term for term in matrix.terms if " " not in term]
    pairs = [term for term in matrix.terms if " " in term]
    assert list(matrix.terms) == sorted(words) + sorted(pairs)
    assert len(set(matrix.terms)) == len(matrix.terms)
    assert (matrix.document_frequencies() > 0).all()
    assert matrix.counts.has_canonical_format


def test_language_is_guessed_from_the_whole_corpus():
    texts = ["İstanbul'da kızlar okula gidiyorlardı.", "IŞIK"]
    assert "ışık" in count_terms(corpus_of(texts), TokenSettings()).terms


def test_texts_without_terms_give_no_columns():
    for texts in ([], ["", ""], ["the of"]):
        matrix = count_terms(corpus_of(texts), replace(ENGLISH, ngrams=3))
        assert matrix.counts.shape == (len(texts), 0)


def test_progress_ends_at_the_number_of_documents():
    seen = []
    texts = ["cats on mats " * 1000] * 500
    count_terms(corpus_of(texts), ENGLISH, progress=lambda *pair: seen.append(pair))
    assert seen[-1] == (500, 500)
    assert seen == sorted(seen)
    assert len(seen) > 1


def test_ready_made_counts_are_returned_unchanged(tmp_path):
    made = count_terms(corpus_of(SENTENCES), ENGLISH)
    given_counts = replace(corpus_of([""] * len(SENTENCES)), texts=(), counts=made)
    assert count_terms(given_counts, ENGLISH) is made
    assert cached_term_matrix(given_counts, ENGLISH, cache=tmp_path) is made
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("workers", [None, 0, 2, 3])
@pytest.mark.parametrize("batch", [1, 100, 10**9])
def test_workers_and_batches_do_not_change_the_counts(monkeypatch, workers, batch):
    texts = random_texts(7, n=300)
    alone = count_terms(corpus_of(texts), ENGLISH, workers=1)
    monkeypatch.setattr(word_numbers, "BATCH_CHARACTERS", batch)
    assert are_same(alone, count_terms(corpus_of(texts), ENGLISH, workers=workers))
    assert as_counters(alone) == counted_directly(texts, ENGLISH)


def are_same(left, right):
    return (
        list(left.terms) == list(right.terms)
        and list(left.document_ids) == list(right.document_ids)
        and left.counts.shape == right.counts.shape
        and (left.counts != right.counts).nnz == 0
    )


def folders(cache: Path) -> list[Path]:
    return list((cache / "counts").iterdir())


def is_mapped(array) -> bool:
    while array is not None and not isinstance(array, mmap.mmap):
        array = getattr(array, "base", None)
    return array is not None


def test_the_second_call_reads_the_cache_of_the_first(tmp_path):
    corpus = corpus_of(SENTENCES)
    first = cached_term_matrix(corpus, ENGLISH, cache=tmp_path)
    (folder,) = folders(tmp_path)
    before = (folder / "contents.json").stat().st_mtime_ns
    seen = []
    second = cached_term_matrix(
        corpus, ENGLISH, cache=tmp_path, progress=lambda *pair: seen.append(pair)
    )
    assert are_same(first, second)
    assert is_mapped(second.counts.data)
    assert is_mapped(second.counts.indices)
    assert seen == [(5, 5)]
    assert (folder / "contents.json").stat().st_mtime_ns == before


def test_other_settings_or_texts_are_counted_again(tmp_path):
    corpus = corpus_of(SENTENCES)
    cached_term_matrix(corpus, ENGLISH, cache=tmp_path)
    cached_term_matrix(corpus, replace(ENGLISH, ngrams=2), cache=tmp_path)
    cached_term_matrix(replace(corpus, texts=[*SENTENCES[:-1], "dogs"]), ENGLISH, cache=tmp_path)
    assert len(folders(tmp_path)) == 3


def test_a_changed_stop_word_list_is_counted_again(tmp_path, monkeypatch):
    cached_term_matrix(corpus_of(SENTENCES), ENGLISH, cache=tmp_path / "cache")
    shutil.copytree(paths.resources() / "stopwords", tmp_path / "stopwords")
    with (tmp_path / "stopwords" / "turkish.txt").open("a", encoding="utf-8") as file:
        file.write("yenisi\n")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    cached_term_matrix(corpus_of(SENTENCES), ENGLISH, cache=tmp_path / "cache")
    assert len(folders(tmp_path / "cache")) == 2


def test_the_default_cache_is_the_cache_of_the_program():
    cached_term_matrix(corpus_of(SENTENCES), ENGLISH)
    assert len(folders(paths.cache())) == 1


@pytest.mark.parametrize(
    "name",
    ["data.npy", "indices.npy", "indptr.npy", "terms.json", "document_ids.json", "contents.json"],
)
@pytest.mark.parametrize("damage", ["missing", "cut", "flipped"])
def test_a_damaged_cache_is_counted_again(tmp_path, name, damage):
    corpus = corpus_of(SENTENCES)
    first = count_terms(corpus, ENGLISH)
    cached_term_matrix(corpus, ENGLISH, cache=tmp_path)
    path = folders(tmp_path)[0] / name
    content = path.read_bytes()
    if damage == "missing":
        path.unlink()
    elif damage == "cut":
        path.write_bytes(content[: len(content) // 2])
    else:
        path.write_bytes(content[:-3] + bytes([content[-3] ^ 1]) + content[-2:])
    assert are_same(cached_term_matrix(corpus, ENGLISH, cache=tmp_path), first)
    assert are_same(cached_term_matrix(corpus, ENGLISH, cache=tmp_path), first)


def test_terms_are_counted_without_a_writable_cache(tmp_path):
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    assert are_same(
        cached_term_matrix(corpus_of(SENTENCES), ENGLISH, cache=occupied),
        count_terms(corpus_of(SENTENCES), ENGLISH),
    )


def test_a_full_disk_leaves_nothing_behind(tmp_path, monkeypatch):
    def full(*_, **_settings):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np.lib.format, "write_array", full)
    corpus = corpus_of(SENTENCES)
    assert are_same(
        cached_term_matrix(corpus, ENGLISH, cache=tmp_path), count_terms(corpus, ENGLISH)
    )
    assert folders(tmp_path) == []


def test_a_cache_whose_name_is_impossible_costs_only_time(tmp_path):
    corpus = corpus_of(SENTENCES)
    matrix = cached_term_matrix(corpus, ENGLISH, cache=tmp_path / ("x" * 300))
    assert are_same(matrix, count_terms(corpus, ENGLISH))


def test_abandoned_folders_are_removed(tmp_path):
    old, fresh = (tmp_path / "counts" / f"unfinished-{age}" for age in ("old", "fresh"))
    for folder in (old, fresh):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    cached_term_matrix(corpus_of(SENTENCES), ENGLISH, cache=tmp_path)
    assert not old.exists()
    assert fresh.exists()


def test_the_copy_of_a_faster_program_is_kept(tmp_path, monkeypatch):
    corpus = corpus_of(SENTENCES)
    cached_term_matrix(corpus, ENGLISH, cache=tmp_path)
    (folder,) = folders(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    shutil.move(folder, elsewhere)
    from workbench.corpora.terms import counting

    def slow_count(*arguments):
        shutil.copytree(elsewhere, folder)
        return count_terms(*arguments)

    monkeypatch.setattr(counting, "count_terms", slow_count)
    assert are_same(
        cached_term_matrix(corpus, ENGLISH, cache=tmp_path), count_terms(corpus, ENGLISH)
    )
    assert folders(tmp_path) == [folder]


@pytest.mark.data
def test_counts_of_newsgroups_equal_their_tokens(newsgroups):
    texts = newsgroups[::150]
    chosen = resolve(TokenSettings(ngrams=2), texts)
    assert chosen.language == "english"
    matrix = count_terms(corpus_of(texts), chosen)
    for row in range(len(texts)):
        start, end = matrix.counts.indptr[row : row + 2]
        pairs = zip(matrix.counts.indices[start:end], matrix.counts.data[start:end], strict=True)
        counts = {matrix.terms[term]: int(count) for term, count in pairs}
        assert counts == Counter(tokenise(texts[row], chosen))


@pytest.mark.data
def test_counts_of_newsgroups_equal_those_of_scikit_learn(newsgroups):
    from sklearn.feature_extraction.text import CountVectorizer

    from workbench.corpora.terms.languages.stemming import stem

    texts = newsgroups[::40]
    plain = TokenSettings(language="english", stop_words="none", stemmer="porter")
    ours = count_terms(corpus_of(texts), plain)
    find = re.compile(r"[^\W_]{2,}").findall
    theirs = CountVectorizer(analyzer=lambda text: stem(find(text.lower()), "porter"))
    counts = theirs.fit_transform(texts)
    assert list(ours.terms) == theirs.get_feature_names_out().tolist()
    assert (ours.counts != counts).nnz == 0
