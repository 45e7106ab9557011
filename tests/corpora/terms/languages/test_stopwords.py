"""Stop words: every offered language has them offline, split as the tokeniser splits text."""

import pytest

from workbench import paths
from workbench.corpora.terms.languages.stopwords import STOP_WORD_LANGUAGES, own_words, stop_words
from workbench.corpora.terms.word_patterns import find_words


@pytest.mark.parametrize("language", STOP_WORD_LANGUAGES)
def test_a_list_holds_words_the_tokeniser_can_produce(language):
    words = stop_words(language)
    assert len(words) > 35
    for word in words:
        assert find_words(word, True, language == "turkish") == [word]


def test_every_language_of_the_package_is_offered():
    import stop_words as package

    assert set(STOP_WORD_LANGUAGES) == {*package.AVAILABLE_LANGUAGES, "slovene"}  # our own list


def test_english_holds_function_words_and_no_content_words():
    words = stop_words("english")
    assert {"the", "weren", "ll", "themselves", "although"} <= words
    assert not {"computer", "microsoft", "bill", "fire", "system", "world", "research"} & words


def test_turkish_letters_are_correct():
    words = stop_words("turkish")
    assert {"için", "şu", "çünkü", "değil", "nasıl"} <= words
    assert not any(letter in word for word in words for letter in "ýþð")


def test_romanian_has_the_comma_and_the_cedilla():
    assert {"și", "şi"} <= stop_words("romanian")


def test_apostrophes_split_stop_words_as_they_split_text():
    assert {"qu", "aujourd"} & stop_words("french")


def test_phrases_are_not_stop_words():
    assert not any(" " in word for word in stop_words("vietnamese"))


def test_own_words_are_separated_by_commas_spaces_or_lines():
    assert own_words("Foo, bar;baz\nQUX", "english") == {"foo", "bar", "baz", "qux"}
    assert own_words("IŞIK", "turkish") == {"ışık"}
    assert own_words("", "english") == frozenset()


def test_arabic_function_words_with_and_without_hamza():
    words = stop_words("arabic")
    assert {"إلى", "الى", "أن", "ان", "على", "من", "التي", "إذا"} <= words
    assert not {"مليون", "زيارة", "قوة", "جديد"} & words


def test_slovene_function_words_and_no_content_words():
    words = stop_words("slovene")
    assert {"in", "je", "ki", "čeprav", "njihov"} <= words
    assert not {"vlada", "dober", "slab", "šola"} & words


def test_every_list_of_the_project_is_used():
    files = {path.stem for path in (paths.resources() / "stopwords").glob("*.txt")}
    assert files == {"arabic", "english", "greek", "romanian", "slovene", "turkish"}
