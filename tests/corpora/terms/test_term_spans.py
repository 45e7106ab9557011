"""Terms are found where they stand in the text."""

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.term_spans import term_spans
from workbench.corpora.terms.token_steps import tokenise
from workbench.corpora.terms.tokens import TokenSettings, resolve

TEXTS = {
    "english": "The old bridges, re\u00adbuilt in 1890, don't cross New  York's river_bank!",
    "turkish": "İstanbul'da IŞIK ve ılık çay.",
    "chinese": "房间不好，iPhone12服务也不好。\n酒店很好！",
    "japanese": "サービスは良い。",
    "thai": "น้ำดี อาหารอร่อยมาก",
    "hindi": "होटल बहुत साफ़ था।",
    "hebrew": 'המלון של צה״ל וג׳ירפה, ״נקי״, צה"ל.',
    "arabic": "كانَ الفندقُ نظيفًا جدًا.",
    "greek": "ΟΔΟΣ και Οδός",
}
SETTINGS = [
    {},
    {"tokeniser": "words", "stop_words": "none"},
    {"tokeniser": "words", "ngrams": 3},
    {"tokeniser": "character pairs"},
    {"tokeniser": "character n-grams"},
    {"tokeniser": "character n-grams in words", "longest_character_ngram": 6},
    {"tokeniser": "tweet"},
    {"tokeniser": "regular expression", "pattern": r"[^\s]{2,}"},
    {"tokeniser": "words", "lower_case": False},
]


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("values", SETTINGS, ids=str)
def test_the_terms_are_those_that_are_counted(language, values):
    text = TEXTS[language]
    settings = resolve(TokenSettings(**{"language": language, **values}), [text])
    spans = term_spans(text, settings)
    assert sorted(span.term for span in spans) == sorted(tokenise(text, settings))
    assert all(0 <= span.start < span.end <= len(text) for span in spans)


@pytest.mark.parametrize("tokeniser", ["words", "character pairs", "character n-grams in words"])
def test_a_term_stands_where_its_characters_are(tokeniser):
    text = "房间不好，服务也不好。old bridges"
    settings = TokenSettings(
        language="chinese", tokeniser=tokeniser, stop_words="none", stemmer="none"
    )
    for span in term_spans(text, settings):
        assert text[span.start : span.end] == span.term.strip()


def test_a_pair_of_words_reaches_from_the_first_to_the_last():
    settings = TokenSettings(language="english", tokeniser="words", stemmer="none", ngrams=2)
    text = "hard, disk of the drive"
    settings = resolve(settings, [text])
    found = {span.term: text[span.start : span.end] for span in term_spans(text, settings)}
    assert found["hard disk"] == "hard, disk"
    assert found["disk drive"] == "disk of the drive"


def test_several_spaces_belong_to_a_running_ngram():
    settings = TokenSettings(
        language="english",
        tokeniser="character n-grams",
        shortest_character_ngram=3,
        longest_character_ngram=3,
    )
    text = "ab \n cd"
    found = {p.term: text[p.start : p.end] for p in term_spans(text, resolve(settings, [text]))}
    assert found == {"ab ": "ab ", "b c": "b \n c", " cd": " \n cd"}


def test_ngrams_beside_the_words_are_found():
    settings = TokenSettings(language="english", tokeniser="words", also_characters=4)
    text = "old bridges"
    counted = count_terms(Corpus("c", [text], ["1"], np.zeros(1, int), ("a",)), settings)
    spans = term_spans(text, resolve(settings, [text]))
    assert {span.term for span in spans} == set(counted.terms)
