"""A labelling belongs to one corpus, also where another has the same name."""

from dataclasses import replace

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import LABEL, Decision
from workbench.labelling.labelling_files import labelling_file, labelling_of


def named(*texts):
    names = tuple(f"d{number}" for number in range(len(texts)))
    return Corpus("mail", texts, names, np.full(len(texts), -1), ())


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "labellings"


def label_first(folder, corpus, source):
    file = labelling_file(folder, corpus, source)
    labelling_of(corpus, file, source).append([Decision("d0", LABEL, "sea")])
    return file


def test_corpora_of_one_name_have_labellings_of_their_own(folder):
    first, second = named("a ship", "a boat"), named("a hill", "a peak")
    files = [label_first(folder, first, "/one/mail"), label_first(folder, second, "/two/mail")]
    assert [file.name for file in files] == ["mail.jsonl", "mail-2.jsonl"]
    assert labelling_file(folder, first, "/one/mail") == files[0]
    assert labelling_file(folder, second, "/two/mail") == files[1]


def test_a_corpus_is_known_by_its_documents_and_one_that_has_grown_by_its_place(folder):
    corpus, grown = named("a ship", "a boat"), named("a ship", "a boat", "a hill")
    file = label_first(folder, corpus, "/one/mail")
    assert labelling_file(folder, corpus, "/elsewhere/mail") == file
    assert labelling_file(folder, grown, "/one/mail") == file
    assert labelling_file(folder, grown, "/elsewhere/mail") != file
    labelling = labelling_of(grown, file, "/one/mail")
    assert labelling.is_about_changed(grown)
    assert not labelling.is_about_changed(corpus)


def test_a_labelling_names_no_place_as_it_may_be_given_to_others(folder):
    file = label_first(folder, named("a ship"), "/home/anna/mail")
    assert "anna" not in file.read_text("utf-8")


def test_a_labelling_from_before_is_continued(folder):
    corpus = named("a ship")
    folder.mkdir()
    (folder / "mail.jsonl").write_text('{"format": 1, "corpus": "mail"}\n', "utf-8")
    assert labelling_file(folder, corpus, "/one/mail").name == "mail.jsonl"
    changed = replace(corpus, texts=("a hill",))
    assert not labelling_of(changed, folder / "mail.jsonl").is_about_changed(changed)
