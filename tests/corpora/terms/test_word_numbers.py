"""Words as numbers: long texts are divided without a change of the words."""

import tracemalloc

from workbench.corpora.terms.tokens import TokenSettings
from workbench.corpora.terms.word_numbers import number_words

ENGLISH = TokenSettings(language="english")


def test_a_long_text_is_numbered_in_portions_with_little_memory():
    text = "Many rivers run to the sea " * 200_000
    number_words(["a"], ENGLISH, 1)  # imports are not measured
    tracemalloc.start()
    words = number_words([text, "the end"], ENGLISH, 1)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert words.lengths.tolist() == [1_200_000, 2]
    named = [words.names[number] for number in words.numbers]
    assert named == ["many", "rivers", "run", "to", "the", "sea"] * 200_000 + ["the", "end"]
    assert peak < 14 * len(text)  # 21 in one portion


def test_a_long_text_without_white_space_is_one_portion():
    words = number_words(["s" * 5_000_000, "end"], ENGLISH, 1)
    assert words.lengths.tolist() == [1, 1]
