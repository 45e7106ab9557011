"""Marks in the text of a document, whatever its terms are."""

from itertools import pairwise

import pytest

from workbench.background.highlights import Mark, marked_words
from workbench.corpora.terms.tokens import TokenSettings, resolve


def marks_of(text, weights, **values):
    return marked_words(text, weights, resolve(TokenSettings(**values), [text]))


def test_words_are_marked_by_their_stems():
    text = "Old bridges cross the river."
    found = marks_of(text, {"bridg": 2.0, "cross": -1.0}, language="english")
    assert found == (Mark(4, 11, 2.0), Mark(12, 17, -1.0))


def test_the_pairs_of_a_script_without_spaces_are_marked():
    text = "房间不好，服务也好。"
    found = marks_of(text, {"不好": 1.0, "间不": 0.5, "服务": -1.0})
    assert found == (Mark(1, 2, 0.5), Mark(2, 3, 1.5), Mark(3, 4, 1.0), Mark(5, 7, -1.0))


@pytest.mark.parametrize("tokeniser", ["character n-grams", "character n-grams in words"])
def test_character_ngrams_add_up_and_do_not_overlap(tokeniser):
    text = "bridge bridges"
    found = marks_of(text, {"bri": 1.0, "rid": 1.0}, language="english", tokeniser=tokeniser)
    assert [(mark.start, mark.end, mark.weight) for mark in found] == [
        (start + shift, end + shift, weight)
        for shift in (0, 7)
        for start, end, weight in ((0, 1, 1.0), (1, 3, 2.0), (3, 4, 1.0))
    ]
    assert all(first.end <= second.start for first, second in pairwise(found))


def test_a_pair_of_words_is_marked_as_a_whole():
    found = marks_of("a new hard disk", {"hard disk": 1.0}, language="english", ngrams=2)
    assert found == (Mark(6, 15, 1.0),)


def test_tokens_of_nltk_are_marked():
    found = marks_of("so :-) good", {":-)": 3.0}, language="english", tokeniser="tweet")
    assert found == (Mark(3, 6, 3.0),)
