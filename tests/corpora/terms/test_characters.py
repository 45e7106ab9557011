"""Terms of characters: pairs where there are no spaces, n-grams compared with scikit-learn."""

import itertools
from collections import Counter

import numpy as np
import pytest
from sklearn.feature_extraction.text import CountVectorizer

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms import word_numbers
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.token_steps import preview, tokenise
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.errors import ParameterError

ENGLISH = ["The old bridge", "", "a\tbig\n\nbridge a", "İ x", "no NO no"]


def corpus_of(texts):
    ids = [str(number) for number in range(len(texts))]
    return Corpus("test", texts, ids, np.zeros(len(texts), dtype=int), ("all",))


def of_sizes(tokeniser, shortest, longest):
    return TokenSettings(
        language="english",
        tokeniser=tokeniser,
        shortest_character_ngram=shortest,
        longest_character_ngram=longest,
    )


def counters(matrix):
    dense = matrix.counts.toarray()
    return [Counter(dict(zip(matrix.terms, row.tolist(), strict=True))) for row in dense]


@pytest.mark.parametrize(("shortest", "longest"), [(2, 2), (2, 6), (3, 4), (6, 6)])
@pytest.mark.parametrize(
    ("tokeniser", "analyzer"),
    [("character n-grams", "char"), ("character n-grams in words", "char_wb")],
)
def test_ngrams_are_those_of_scikit_learn(tokeniser, analyzer, shortest, longest, monkeypatch):
    monkeypatch.setattr(word_numbers, "BATCH_CHARACTERS", 20)  # several batches
    texts = [" ".join(text.split()).replace("İ", "i") for text in ENGLISH]
    theirs = CountVectorizer(analyzer=analyzer, ngram_range=(shortest, longest))
    expected = theirs.fit_transform(texts)
    settings = of_sizes(tokeniser, shortest, longest)
    matrix = count_terms(corpus_of(ENGLISH), settings)
    assert list(matrix.terms) == sorted(theirs.get_feature_names_out())
    order = np.argsort(theirs.get_feature_names_out())
    np.testing.assert_array_equal(matrix.counts.toarray(), expected.toarray()[:, order])
    for text, counted in zip(ENGLISH, counters(matrix), strict=True):
        assert Counter(tokenise(text, settings)) == +counted


def test_the_shortest_ngram_is_not_longer_than_the_longest():
    with pytest.raises(ParameterError, match="shortest_character_ngram = 5"):
        resolve(of_sizes("character n-grams", 5, 3), [])


def literal_pairs(text):
    """Pairs of neighbours in each run of characters between punctuation."""
    runs = "".join(sign if sign.isalnum() else " " for sign in text).split()
    return [first + second for run in runs for first, second in itertools.pairwise(run)]


CHINESE = ["房间不好，服务也不好。", "酒店很好！", ""]


def test_chinese_is_counted_in_pairs_and_no_character_is_removed_first():
    settings = resolve(TokenSettings(), CHINESE)
    assert (settings.language, settings.tokeniser) == ("chinese", "character pairs")
    matrix = count_terms(corpus_of(CHINESE), TokenSettings())
    for text, counted in zip(CHINESE, counters(matrix), strict=True):
        assert +counted == Counter(literal_pairs(text))
    assert "不好" in matrix.terms and "好服" not in matrix.terms  # a comma is between them
    assert "character pairs (there are no spaces between words)" in describe_tokens(settings)


def test_japanese_pairs_include_the_long_vowel():
    assert tokenise("サービスは良い。", TokenSettings()) == literal_pairs("サービスは良い")


def test_latin_words_and_single_characters_stay_whole():
    chinese = TokenSettings(language="chinese")
    assert tokenise("用iPhone12拍照, 好 X", chinese) == ["用", "iphone12", "拍照", "好"]


def test_marks_stay_with_their_characters():
    assert tokenise("น้ำดี", TokenSettings(language="thai")) == ["น้ำ", "ำดี"]
    khmer = tokenise("ឆ្ងាញ់", TokenSettings(language="khmer"))
    assert "".join(sorted(set("".join(khmer)))) == "".join(sorted(set("ឆ្ងាញ់")))


SENTENCES = {
    "thai": "อาหารอร่อยมากและพนักงานบริการดี",
    "lao": "ອາຫານແຊບຫຼາຍ",
    "khmer": "អាហារឆ្ងាញ់ណាស់",
    "burmese": "အစားအစာအရမ်းကောင်းတယ်",
    "japanese": "料理はとても美味しかったです",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_languages_without_spaces_are_recognised_and_lose_no_character(language):
    text = SENTENCES[language]
    settings = resolve(TokenSettings(), [text])
    assert (settings.language, settings.tokeniser) == (language, "character pairs")
    tokens = tokenise(text, settings)
    assert len(tokens) > 4
    assert set("".join(tokens)) == set(text)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("arabic", "كانَ الفندقُ نظيفًا جدًا.", ["كانَ", "الفندقُ", "نظيفًا", "جدًا"]),
        ("hebrew", "המלון היה נקי, צה״ל וג׳ירפה", ["המלון", "היה", "נקי", "צה״ל", "וג׳ירפה"]),
        (
            "hebrew",
            "אמר ״שלום״ לאיש צה\"ל בצ'ק",
            ["אמר", "שלום", "לאיש", "צה״ל", "בצ׳ק"],
        ),
        ("persian", "این هتل بسیار تمیز می‌باشد", ["این", "هتل", "بسیار", "تمیز", "می‌باشد"]),
        ("hindi", "होटल बहुत साफ़ था।", ["होटल", "बहुत", "साफ़", "था"]),
    ],
)
def test_scripts_with_spaces_keep_their_words(language, text, words):
    settings = TokenSettings(stop_words="none", stemmer="none", minimum_length=1)
    assert resolve(settings, [text]).language == language
    assert resolve(settings, [text]).tokeniser == "words"
    assert tokenise(text, settings) == words


def test_own_stop_words_of_several_characters_remove_pairs():
    settings = TokenSettings(language="chinese", own_stop_words="酒店, 很好")
    assert tokenise("酒店很好", settings) == ["店很"]


def test_the_preview_names_its_steps():
    names = [step.name for step in preview("酒店很好", TokenSettings(language="chinese"))]
    assert names == ["Words", "Lower case", "Character pairs", "Short words"]
    (step,) = preview("a b", of_sizes("character n-grams", 2, 2))
    assert step.tokens == ("a ", " b")


def test_words_can_still_be_chosen_for_chinese():
    settings = TokenSettings(language="chinese", tokeniser="words", stop_words="none")
    assert tokenise("酒店", settings) == ["酒", "店"]
