"""Texts in mapped files: any text comes back, by number, by slice and in order."""

import tracemalloc
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import (
    MappedTexts,
    TextSpool,
    beginning_of,
    packed,
    read_texts,
    write_texts,
)

TEXTS = ["one", "", "naïve 東京", "half \ud800 a pair", "last"]


def test_written_texts_are_read_back(tmp_path):
    write_texts(TEXTS, tmp_path / "texts", tmp_path / "offsets.npy")
    texts = MappedTexts(*read_texts(tmp_path / "texts", tmp_path / "offsets.npy"))
    assert list(texts) == TEXTS
    assert texts[-1] == "last"
    assert texts[1:4:2] == ["", "half \ud800 a pair"]
    assert texts.sizes() == [3, 0, 13, 15, 4]
    assert texts == TEXTS
    assert texts != TEXTS[:4]


def test_no_texts_are_read_back_as_none(tmp_path):
    write_texts([], tmp_path / "texts", tmp_path / "offsets.npy")
    assert list(MappedTexts(*read_texts(tmp_path / "texts", tmp_path / "offsets.npy"))) == []


def test_collected_texts_outlive_the_file():
    with TextSpool() as spool:
        spool.add(TEXTS[:2])
        spool.add(TEXTS[2:])
        texts = spool.texts()
    assert list(texts) == TEXTS


@given(st.text(st.characters()), st.integers(0, 20))
def test_the_beginning_is_that_of_the_whole_text(text, characters):
    for texts in (["before", text, "after"], packed(["before", text, "after"])):
        assert beginning_of(texts, 1, characters) == text[:characters]


def test_the_beginning_of_a_long_text_takes_no_memory_for_the_rest():
    texts = packed(["ü" * 10_000_000])
    tracemalloc.start()
    try:
        assert beginning_of(texts, 0, 100) == "ü" * 100
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()


def test_a_corpus_is_identified_without_all_texts_in_memory():
    texts = packed(f"{'word ' * 200}{number}" for number in range(3_000))
    corpus = Corpus(
        name="many",
        texts=texts,
        document_ids=["d"] * 3_000,
        class_index=np.zeros(3_000, np.int64),
        class_names=("a",),
    )
    tracemalloc.start()
    try:
        assert (
            corpus.content_fingerprint() == replace(corpus, texts=list(texts)).content_fingerprint()
        )
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        corpus.content_fingerprint()
        assert tracemalloc.get_traced_memory()[1] - before < 100_000  # the texts: 3 MB
    finally:
        tracemalloc.stop()
