"""Corpora that are written in many ways at random are read as they were written."""

import random
from collections import Counter

import pytest

from workbench.corpora.readers.reading import read_corpus

from .random_corpora import known_corpus, write_layout, write_table


@pytest.mark.parametrize("write", [write_table, write_layout])
@pytest.mark.parametrize("seed", range(40))
def test_a_corpus_is_read_as_it_was_written(tmp_path, write, seed):
    choice = random.Random(seed)
    known = known_corpus(choice)
    corpus = read_corpus(write(known, tmp_path, choice))
    labels = [corpus.class_names[index].lower() for index in corpus.class_index]
    texts = [" ".join(text.split()) for text in corpus.texts]
    named = [label.removeprefix("about_") for label in labels]
    assert Counter(zip(texts, named, strict=True)) == Counter(
        zip(known.texts, known.labels, strict=True)
    )
