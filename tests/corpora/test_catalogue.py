"""Known corpora are found, read with their own settings and checked against their size."""

import gzip
import json
import shutil
import socket
import subprocess
import sys
import zipfile

import pytest

from workbench import paths
from workbench.corpora import downloads
from workbench.corpora.catalogue import download, find_known, find_local, locate, open_corpus
from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.known_corpora import CATALOGUE
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_EXPECTED_NAMES = """20news-18828 20news-bydate mini_newsgroups 3news 20news-science comp-rec comp
reuters21578 reuters-R8 reuters-R52 reuters-R90 reuters-top25 webkb webkb5 1150haber scaledata
movie_reviews lymphoma soybean tour ratings classic fbis hitech reviews la12 tr31 tr41 re0 re1 k1a
k1b wap"""


def test_expected_names_are_in_the_catalogue():
    assert set(_EXPECTED_NAMES.split()) <= set(CATALOGUE)
    assert find_known("newsgroups") is CATALOGUE["20news-18828"]
    assert find_known("nonsense") is None


@pytest.mark.parametrize("known", CATALOGUE.values(), ids=list(CATALOGUE))
def test_entries_are_complete(known):
    assert known.title
    assert known.citation
    assert known.licence
    assert known.how_to_get
    assert known.documents > known.classes
    assert known.classes > 1 or known.name == "posts"  # which have no classes, to be labelled
    known.settings.check()


@pytest.mark.parametrize(("name", "is_ordered"), [("tour", False), ("ratings", True)])
def test_built_in_corpora_open_without_a_file(name, is_ordered):
    corpus = open_corpus(name)
    known = CATALOGUE[name]
    assert (len(corpus), len(corpus.class_names)) == (known.documents, known.classes)
    assert corpus.classes_are_ordered is is_ordered
    assert corpus.name == name
    assert corpus.notes == ()
    assert locate(name).is_file()


def test_mismatch_is_a_note_and_not_an_error(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    (tmp_path / "scaledata.jsonl").write_text(
        '{"id": 1, "label": 3, "text": "good"}\n{"id": 2, "label": 0, "text": "bad"}\n'
    )
    corpus = open_corpus("scaledata")
    assert corpus.class_names == ("0", "3")
    assert any("5,006 documents and has 2;" in note for note in corpus.notes)
    assert any("4 classes and has 2;" in note for note in corpus.notes)


def test_chosen_settings_override_those_of_the_catalogue(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    shutil.copy(paths.resources() / "corpora" / "ratings.jsonl.gz", tmp_path / "scaledata.jsonl.gz")
    corpus = open_corpus("scaledata", ReadingSettings(classes="1 star, 5 stars"))
    assert corpus.class_names == ("1 star", "5 stars")
    assert corpus.classes_are_ordered
    assert not any("should have" in note for note in corpus.notes)
    assert open_corpus("tour", ReadingSettings()).class_names == open_corpus("tour").class_names


def test_missing_corpus_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    assert find_local(CATALOGUE["webkb"]) is None
    with pytest.raises(CorpusError, match=r"webkb is not available.*WORKBENCH_DATA.*Universities"):
        open_corpus("webkb")
    with pytest.raises(CorpusError, match="no file, folder or known corpus"):
        open_corpus("no-such-corpus")


@pytest.mark.parametrize("name", ["x" * 5000, "~nobody-of-this-name/a", "a\0b", "a/" * 3000])
def test_an_impossible_name_gives_a_short_error_message(name):
    with pytest.raises(CorpusError, match="no file, folder or known corpus") as raised:
        locate(name)
    assert len(str(raised.value)) < 500
    assert paths.existing_path(name) is None


def test_downloaded_corpora_are_found_in_the_cache(monkeypatch):
    monkeypatch.delenv("WORKBENCH_DATA", raising=False)
    folder = paths.cache() / "corpora"
    folder.mkdir(parents=True)
    target = folder / "movie_reviews.zip"
    with zipfile.ZipFile(target, "w") as archive:
        for label in ("pos", "neg"):
            archive.writestr(f"movie_reviews/{label}/cv000.txt", f"a {label} film")
        archive.writestr("movie_reviews/README", "about")
    assert find_local(CATALOGUE["movie_reviews"]) == target
    assert open_corpus("movie_reviews").class_sizes() == {"neg": 1, "pos": 1}


def test_reuters_of_nltk_becomes_json_lines(tmp_path, monkeypatch):
    archive_path = tmp_path / "reuters.zip"
    with zipfile.ZipFile(archive_path, "w") as archive:
        archive.writestr("reuters/cats.txt", "test/14826 trade\ntraining/1 cocoa grain\n")
        archive.writestr("reuters/test/14826", "ASIAN EXPORTERS FEAR")
        archive.writestr("reuters/training/1", "BAHIA COCOA REVIEW")
    documents = downloads.reuters_documents(archive_path)
    target = downloads.write_json_lines(documents, tmp_path, tmp_path / "reuters-nltk.jsonl.gz")
    with gzip.open(target, "rt") as lines:
        assert json.loads(next(lines))["labels"] == ["trade"]
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    corpus = open_corpus("reuters-nltk")
    assert corpus.class_names == ("cocoa", "grain", "trade")
    assert corpus.label_sets == ((2,), (0, 1))
    assert corpus.given_split.tolist() == [TEST, TRAINING]


def test_download_without_a_network_gives_an_error_message(tmp_path, monkeypatch):
    def no_network(*_, **__):
        raise socket.gaierror("no route to host")

    monkeypatch.setattr("socket.create_connection", no_network)
    monkeypatch.setattr("socket.getaddrinfo", no_network)
    with pytest.raises(CorpusError, match=r"movie_reviews could not be downloaded.*WORKBENCH_DATA"):
        download("movie_reviews", tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []
    with pytest.raises(CorpusError, match="the program can download 20news-bydate"):
        download("wap", tmp_path)


def test_listing_the_catalogue_loads_no_heavy_library():
    program = (
        "import sys, workbench.corpora.catalogue, workbench.corpora.description;"
        "heavy = {'sklearn', 'scipy', 'nltk', 'python_calamine'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert answer.stdout.strip() == "[]", answer.stderr


def test_a_folder_with_the_name_of_a_corpus_that_is_not_here_is_opened(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path / "no-data"))
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / "cache"))
    for name in ("course", "staff"):
        (tmp_path / "webkb" / name).mkdir(parents=True)
        (tmp_path / "webkb" / name / "1.txt").write_text(f"The page of a {name}.", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert open_corpus("webkb").class_sizes() == {"course": 1, "staff": 1}
