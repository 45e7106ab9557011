"""Splitting text into words, compared with a slow version that examines every character."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.corpora.terms.word_patterns import find_words, is_single_character_word, lower


def words_by_character(text: str, lower_case: bool, turkish: bool) -> list[str]:
    """Split a text into words character by character."""
    words, word = [], ""
    for character in unicodedata.normalize("NFC", text).replace("\u00ad", "") + " ":
        belongs = character.isalnum() or unicodedata.category(character)[0] == "M"
        if is_single_character_word(character):
            words += [word, character]
            word = ""
        elif belongs or character in "\u200c\u200d":
            word += character
        else:
            words.append(word)
            word = ""
    words = [word for word in words if any(character.isalnum() for character in word)]
    return [lower(word, turkish) for word in words] if lower_case else words


ALL_LATIN = "".join(f"{chr(code)} a{chr(code)}B " for code in range(256))
SAMPLES = [
    "",
    "   \n\t ",
    "The cat's 2nd _emphasised_ mail: a.b@c.de; İstanbul, ΌΔΟΣ ΣΑΣ.",
    "naïve “quoted” – café… ½ ² ª",
    "हिन्दी में लिखा हुआ",
    "می‌دود",
    "中文 and 日本語のテキスト mixed2",
    "e\u0301 ❤\ufe0f 👩\u200d🔬 co\u00adop\u00aderate",
    "\ud800 lone surrogate \x00 NUL",
    "Fuß STRASSE ﬁne Ǆ ŉ",
    ALL_LATIN,
]
BOTH = pytest.mark.parametrize("lower_case", [False, True])


@BOTH
@pytest.mark.parametrize("turkish", [False, True])
@pytest.mark.parametrize("text", SAMPLES)
def test_samples_are_split_as_by_character(text, lower_case, turkish):
    assert find_words(text, lower_case, turkish) == words_by_character(text, lower_case, turkish)


@given(st.text(max_size=60), st.booleans(), st.booleans())
def test_any_text_is_split_as_by_character(text, lower_case, turkish):
    assert find_words(text, lower_case, turkish) == words_by_character(text, lower_case, turkish)


def test_every_letter_stays_one_word_in_lower_case():
    letters = [chr(code) for code in range(sys.maxunicode + 1) if chr(code).isalnum()]
    for letter in letters:
        normal = unicodedata.normalize("NFC", letter)
        assert find_words(letter, lower_case=True) == [lower(normal)], hex(ord(letter))


def test_turkish_capitals_are_lowered_as_in_turkish():
    assert find_words("IŞIK İstanbul'da", True, turkish=True) == ["ışık", "istanbul", "da"]
    assert find_words("IŞIK İstanbul'da", True, turkish=False) == ["işik", "istanbul", "da"]


@pytest.mark.data
def test_newsgroups_are_split_as_by_character(newsgroups):
    for text in newsgroups[::200]:
        assert find_words(text, True) == words_by_character(text, True, turkish=False)
