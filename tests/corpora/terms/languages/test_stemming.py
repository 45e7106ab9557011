"""Stemmers: all listed ones exist, and the differences from NLTK's Porter stemmer are counted."""

import pytest

from workbench.corpora.terms.languages.stemming import STEMMER_LANGUAGES, stem
from workbench.corpora.terms.word_patterns import find_words


def test_every_language_of_the_library_is_offered():
    import Stemmer

    algorithms = set(Stemmer.algorithms()) - {"porter", "dutch_porter"}
    assert set(STEMMER_LANGUAGES) == algorithms


@pytest.mark.parametrize("language", STEMMER_LANGUAGES)
def test_every_stemmer_gives_one_stem_per_word(language):
    assert len(stem(["word", "12", "ß"], language)) == 3
    assert all(stem(["word", "12", "ß"], language))


def test_stems_are_the_published_ones():
    words = ["caresses", "ponies", "relational", "hopping", "sky", "generalization"]
    assert stem(words, "porter") == ["caress", "poni", "relat", "hop", "sky", "gener"]
    assert stem(["kitaplarımızdan"], "turkish") == ["kitap"]
    assert stem(words, "none") == words


def test_no_words_give_no_stems():
    assert stem([], "porter") == []


@pytest.mark.data
def test_differences_from_nltk_on_the_words_of_20_newsgroups(newsgroups):
    from nltk.stem.porter import PorterStemmer

    words = sorted({word for text in newsgroups for word in find_words(text, True)})
    ours = stem(words, "porter")
    original = PorterStemmer(mode=PorterStemmer.ORIGINAL_ALGORITHM)
    extended = PorterStemmer(mode=PorterStemmer.NLTK_EXTENSIONS)
    # The help page resources/help/tokens.md gives these numbers and explains them.
    assert len(words) == 165_503
    unlike_original = _differences(words, ours, original)
    assert sorted(word for word, _, _ in unlike_original) == [
        "lawwed",
        "lokked",
        "receivving",
        "revved",
        "revving",
        "s",
        "screwwing",
        "trekked",
        "wordproccing",
    ]
    unlike_extended = _differences(words, ours, extended)
    assert len(unlike_extended) == 2_686
    assert {("used", "us", "use"), ("day", "dai", "day"), ("news", "new", "news")} <= set(
        unlike_extended
    )


def _differences(words, ours, stemmer):
    theirs = [stemmer.stem(word, to_lowercase=False) for word in words]
    together = zip(words, ours, theirs, strict=True)
    return [(word, mine, their) for word, mine, their in together if mine != their]
