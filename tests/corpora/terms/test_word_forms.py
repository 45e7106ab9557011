"""Word forms compared with words counted by hand, and with a direct count of random texts."""

import gzip
from collections import Counter, defaultdict

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.tokens import TokenSettings
from workbench.corpora.terms.word_forms import WordForms, cached_word_forms, word_forms

ENGLISH = TokenSettings(language="english")
TEXTS = ["Vegetables and vegetable soup.", "VEGETABLES, days", "every day: a sunny day"]


def corpus_of(texts) -> Corpus:
    ids = [f"d{number}" for number in range(len(texts))]
    return Corpus("test", texts, ids, np.zeros(len(texts), dtype=int), ("all",))


def test_the_most_frequent_word_stands_for_its_stem():
    forms = word_forms(TEXTS, ENGLISH)
    # "vegetables" twice, "vegetable" once; "day" twice, "days" once.
    assert forms.word("veget") == "vegetables"
    assert forms.word("dai") == "day"
    assert forms.word("soup") == "soup"


def test_an_ngram_is_shown_word_by_word():
    forms = word_forms(TEXTS, ENGLISH)
    assert forms.word("veget soup") == "vegetables soup"
    assert forms.of(["dai", "unknown"]) == ("day", "unknown")


def test_terms_without_a_stemmer_are_words_already():
    plain = TokenSettings(language="english", stemmer="none")
    assert word_forms(TEXTS, plain) == WordForms()
    assert word_forms(TEXTS, TokenSettings(tokeniser="character pairs")) == WordForms()


@given(st.lists(st.sampled_from(["run", "runs", "running", "cat", "cats", "flies", "fly"])))
def test_a_direct_count_finds_the_same_words(words):
    counted: dict[str, Counter] = defaultdict(Counter)
    for word, term in zip(words, stem(words, "porter"), strict=True):
        counted[term][word] += 1
    forms = word_forms([" ".join(words)], ENGLISH)
    for term, found in counted.items():
        assert forms.word(term) == min(found, key=lambda word: (-found[word], word))


def test_stored_forms_are_read_and_damaged_ones_counted_again(tmp_path):
    corpus = corpus_of(TEXTS)
    counted = cached_word_forms(corpus, ENGLISH, tmp_path)
    (file,) = (tmp_path / "words").iterdir()
    file.write_bytes(gzip.compress(b'{"veget": "stored"}'))
    assert cached_word_forms(corpus, ENGLISH, tmp_path).word("veget") == "stored"
    file.write_bytes(file.read_bytes()[:20])
    assert cached_word_forms(corpus, ENGLISH, tmp_path) == counted
