"""Every known corpus has its published size when its real files are read."""

import numpy as np
import pytest

from workbench.corpora.catalogue import find_local, open_corpus
from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.known_corpora import CATALOGUE
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

pytestmark = pytest.mark.data

_FILES = [
    ("20news-18828.tar.gz", "archive"),
    ("20news-bydate.tar.gz", "archive"),
    ("mini_newsgroups.tar.gz", "archive"),
    ("reuters21578.tar.gz", "reuters"),
    ("webkb.jsonl.gz", "json-lines"),
    ("1150haber.zip", "archive"),
    ("scaledata.jsonl.gz", "json-lines"),
    ("cluto/hitech.mat.gz", "cluto"),
    ("cluto/tr31.mat.gz", "cluto"),
]


@pytest.mark.parametrize(("file", "expected"), _FILES)
def test_formats_are_recognised(real_data, file, expected):
    assert detect_format(real_data / file) == expected


@pytest.mark.parametrize("name", [name for name in CATALOGUE if not CATALOGUE[name].is_built_in])
def test_known_corpora_have_their_published_sizes(real_data, monkeypatch, name):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    known = CATALOGUE[name]
    if find_local(known) is None:
        pytest.skip(f"{name} is not in the data folder")
    corpus = open_corpus(name)
    assert (len(corpus), len(corpus.class_names)) == (known.documents, known.classes)
    if known.split is not None:
        assert (corpus.given_split == TRAINING).sum() == known.split[0]
        assert (corpus.given_split == TEST).sum() == known.split[1]
    if known.terms:
        assert corpus.counts.counts.shape == (known.documents, known.terms)
    assert not [note for note in corpus.notes if "should have" in note]


def test_newsgroups_are_latin_and_in_order(real_data):
    corpus = read_corpus(real_data / "20news-18828.tar.gz")
    sizes = corpus.class_sizes()
    assert list(sizes) == sorted(sizes)
    assert len(corpus) == 18_828  # one post quotes binary content
    assert sizes["alt.atheism"] == 799
    assert sizes["talk.religion.misc"] == 628
    assert corpus.encoding == "ISO-8859-1"
    assert any("é" in text for text in corpus.texts)
    assert not any("\ufffd" in text for text in corpus.texts)


def test_turkish_letters_are_decoded_correctly(real_data):
    corpus = read_corpus(real_data / "1150haber.zip")
    assert corpus.encoding == "windows-1254"
    assert corpus.class_sizes() == dict.fromkeys(
        ("ekonomi", "magazin", "saglik", "siyasi", "spor"), 230
    )
    text = "".join(corpus.texts)
    assert all(text.count(letter) > 50 for letter in "ğşıİŞçöü")
    assert not any(letter in text for letter in "ðþýÐÞÝ\ufffd")
    assert "Başkanı" in text


def test_webkb_has_its_seven_classes(real_data):
    corpus = read_corpus(real_data / "webkb.jsonl.gz")
    assert corpus.class_sizes() == {
        "course": 930,
        "department": 182,
        "faculty": 1124,
        "other": 3764,
        "project": 504,
        "staff": 137,
        "student": 1641,
    }


def test_scaledata_is_ordered_by_number(real_data):
    settings = ReadingSettings(ordered=True)
    corpus = read_corpus(real_data / "scaledata.jsonl.gz", settings)
    assert corpus.class_names == ("0", "1", "2", "3")
    assert corpus.classes_are_ordered


def test_reuters_documents_have_several_topics_and_clean_text(real_data):
    corpus = read_corpus(real_data / "reuters21578.tar.gz")
    first = corpus.document_ids.index("1")
    assert corpus.texts[first].startswith("BAHIA COCOA REVIEW\nShowers continued")
    assert corpus.label_sets is not None
    assert max(len(labels) for labels in corpus.label_sets) > 5
    assert not any("&lt;" in text or "\x03" in text for text in corpus.texts)
    assert np.bincount(corpus.given_split + 1).tolist() == [8676, 9603, 3299]


def test_unpacked_folder_equals_archive(real_data, tmp_path):
    import tarfile

    with tarfile.open(real_data / "mini_newsgroups.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    packed = read_corpus(real_data / "mini_newsgroups.tar.gz")
    unpacked = read_corpus(tmp_path / "mini_newsgroups")
    assert list(packed.texts) == list(unpacked.texts)
    assert packed.class_names == unpacked.class_names
