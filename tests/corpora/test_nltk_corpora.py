"""Corpora of nltk_data are read through NLTK's readers, on small files of the same layout."""

import gc
import json
import warnings

import pytest

from workbench.corpora.catalogue import locate, open_corpus
from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.nltk_corpora import nltk_names
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.errors import CorpusError


@pytest.fixture
def nltk_data(tmp_path, monkeypatch):
    import nltk.data

    monkeypatch.setattr(nltk.data, "path", [str(tmp_path)])

    def write(name, files):
        for file, text in files.items():
            path = tmp_path / "corpora" / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path / "corpora" / name

    yield write
    with warnings.catch_warnings():  # NLTK's readers keep files open where reading fails
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def test_categories_of_nltk_become_classes(nltk_data, tmp_path):
    folder = nltk_data(
        "movie_reviews", {"pos/cv1_1.txt": "a fine film", "neg/cv2_2.txt": "a dull film"}
    )
    corpus = open_corpus("nltk:movie_reviews")
    assert corpus.name == "movie_reviews"
    assert list(corpus.texts) == ["a dull film", "a fine film"]
    assert corpus.class_sizes() == {"neg": 1, "pos": 1}
    assert locate("nltk:movie_reviews") == folder
    assert len(open_corpus("nltk:movie_reviews", ReadingSettings(classes="pos"))) == 1
    stored = open_cached("nltk:movie_reviews", None, tmp_path / "cache")
    assert stored.fingerprint() == corpus.fingerprint()


def test_the_corpora_in_the_folders_are_listed(nltk_data, tmp_path):
    assert nltk_names() == []
    nltk_data("movie_reviews", {"pos/cv1_1.txt": "a fine film"})
    nltk_data("wordnet", {"data.noun": "a dictionary"})
    (tmp_path / "corpora" / "reuters.zip").write_bytes(b"PK")
    (tmp_path / "corpora" / "note.txt").write_bytes(b"not a corpus")
    assert nltk_names() == ["nltk:movie_reviews", "nltk:reuters"]


def test_several_topics_and_the_given_split_of_nltk_are_kept(nltk_data):
    nltk_data(
        "reuters",
        {
            "cats.txt": "training/1 grain wheat\ntest/2 grain\n",
            "training/1": "WHEAT UP",
            "test/2": "GRAIN DOWN",
        },
    )
    corpus = open_corpus("nltk:reuters")
    assert corpus.class_names == ("grain", "wheat")
    assert corpus.label_sets == ((0,), (0, 1))
    assert corpus.given_split.tolist() == [TEST, TRAINING]


def test_tags_are_not_part_of_the_text(nltk_data):
    nltk_data(
        "brown",
        {"cats.txt": "ca01 news\n", "ca01": "The/at oak/nn grows/vbz ./.\n\nIt/pps is/bez\n"},
    )
    corpus = open_corpus("nltk:brown")
    assert list(corpus.texts) == ["The oak grows .\nIt is"]
    assert corpus.class_names == ("news",)


def test_each_sentence_tweet_or_word_of_a_file_per_class_is_a_document(nltk_data):
    nltk_data(
        "sentence_polarity",
        {"rt-polarity.pos": "a fine film .\nso good .\n", "rt-polarity.neg": "so bad .\n"},
    )
    corpus = open_corpus("nltk:sentence_polarity")
    assert corpus.class_sizes() == {"neg": 1, "pos": 2}
    assert "a fine film ." in list(corpus.texts)
    tweets = "".join(json.dumps({"text": text}) + "\n" for text in ("one", "two"))
    nltk_data("twitter_samples", {"negative_tweets.json": tweets, "positive_tweets.json": tweets})
    sizes = {"negative_tweets": 2, "positive_tweets": 2}
    assert open_corpus("nltk:twitter_samples").class_sizes() == sizes
    nltk_data("names", {"male.txt": "Adam\nBen\n", "female.txt": "Ann\n"})
    assert open_corpus("nltk:names").class_sizes() == {"female": 1, "male": 2}


def test_texts_without_categories_have_no_classes(nltk_data):
    nltk_data("inaugural", {"1789-Washington.txt": "Fellow citizens.", "1793-W.txt": "Again."})
    corpus = open_corpus("nltk:inaugural")
    assert list(corpus.texts) == ["Fellow citizens.", "Again."]
    assert corpus.class_names == ()


def test_a_corpus_without_a_reader_is_read_as_a_folder(nltk_data):
    nltk_data("my_letters", {"a/1.txt": "one", "b/2.txt": "two"})
    assert open_corpus("nltk:my_letters").class_sizes() == {"a": 1, "b": 1}


def test_missing_and_impossible_names_are_reported_in_sentences(nltk_data):
    with pytest.raises(CorpusError, match=r"python -m nltk\.downloader webtext"):
        open_corpus("nltk:webtext")
    for name in ("nltk:../../etc", "nltk:", "nltk:a/b"):
        with pytest.raises(CorpusError, match="not the name of an NLTK corpus"):
            open_corpus(name)
    with pytest.raises(CorpusError, match="nltk_data"):
        locate("nltk:reader")
