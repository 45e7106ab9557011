"""Shingles, near duplicates and the guess, against literal transcriptions of their definitions."""

import numpy as np
import pytest
from sklearn.naive_bayes import MultinomialNB

from workbench.corpora.doctor import shingles as shingles_module
from workbench.corpora.doctor.checks.near_duplicates import near_pairs
from workbench.corpora.doctor.duplicate_groups import grouped
from workbench.corpora.doctor.guessing import guess_classes
from workbench.corpora.doctor.shingles import make_shingles, phrase_of
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.corpora.terms.word_numbers import number_words


def literal_shingles(text):
    words = text.split()
    return {tuple(words[position : position + 5]) for position in range(len(words) - 4)}


def literal_pairs(texts, least=0.8):
    sets = [literal_shingles(text) for text in texts]
    pairs = [(first, second) for second in range(len(texts)) for first in range(second)]
    return {
        (first, second)
        for first, second in pairs
        if min(len(sets[first]), len(sets[second])) >= 8
        and len(sets[first] & sets[second]) >= least * len(sets[first] | sets[second])
    }


@pytest.fixture
def texts():
    """Random texts, some of them changed copies of others at every distance, and short ones."""
    generator = np.random.default_rng(0)
    made = [
        " ".join(f"w{n}" for n in generator.integers(0, 50, generator.integers(0, 90)))
        for _ in range(60)
    ]
    for _ in range(140):
        words = made[generator.integers(0, len(made))].split()
        for position in generator.integers(0, max(1, len(words)), generator.integers(0, 3)):
            words[position : position + 1] = ["new"]
        made.append(" ".join(words))
    return made


def numbered(texts):
    settings = resolve(TokenSettings(language="english"), texts)
    return number_words(texts, settings, workers=1)


def test_shingles_are_those_of_the_definition(texts):
    words = numbered(texts)
    made = make_shingles(words)
    sets = [literal_shingles(text) for text in texts]
    assert made.lengths.tolist() == [len(found) for found in sets]
    shared = {s for found in sets for s in found if sum(s in other for other in sets) > 1}
    phrases = {phrase_of(made, column, words): column for column in range(made.matrix.shape[1])}
    assert set(phrases) == {" ".join(shingle) for shingle in shared}
    for phrase, column in phrases.items():
        rows = made.matrix[:, [column]].toarray().ravel() > 0
        assert rows.tolist() == [tuple(phrase.split()) in found for found in sets]


def test_near_duplicates_are_those_of_all_pairs(texts):
    found = near_pairs(make_shingles(numbered(texts)))
    assert set(found) == literal_pairs(texts)
    assert len(found) > 50


def test_a_large_group_of_near_copies_is_found(texts):
    copies = [f"{texts[0]} end{number}" for number in range(200)]
    assert len(literal_shingles(texts[0])) >= 8
    pairs = near_pairs(make_shingles(numbered(copies)))
    assert [len(group) for group in grouped(pairs)] == [200]


def test_a_sample_of_shingles_finds_copies_in_a_large_corpus(texts, monkeypatch):
    monkeypatch.setattr(shingles_module, "MOST_KEPT", 2000)
    long = [" ".join([text, text[::-1], text[::2]]) for text in texts if len(text) > 300]
    made = make_shingles(numbered(long))
    everything = sum(len(literal_shingles(text)) for text in long)
    assert made.lengths.sum() < everything / 2
    equal = {(a, b) for b in range(len(long)) for a in range(b) if long[a] == long[b]}
    assert equal <= set(near_pairs(made))


def test_groups_are_connected_pairs():
    assert list(map(sorted, grouped([(1, 5), (2, 3), (5, 7)]))) == [[1, 5, 7], [2, 3]]
    assert list(grouped([])) == []


def test_classes_are_guessed_as_by_naive_bayes():
    generator = np.random.default_rng(4)
    from scipy.sparse import csr_array  # late: after the thread limits of the tests

    counts = csr_array(generator.poisson(0.4, (80, 30)).astype(float))
    labels = generator.integers(0, 3, 80)
    learns = np.zeros(80, dtype=bool)
    mixed = np.random.default_rng(0).permutation(80).tolist()
    for position, row in enumerate(sorted(mixed, key=lambda row: labels[row])):
        learns[row] = position % 2 == 0
    expected = MultinomialNB(alpha=0.1).fit(counts[learns], labels[learns])
    found = guess_classes(counts, labels)
    assert found.correct == expected.score(counts[~learns], labels[~learns])
    assert found.tested == 40
