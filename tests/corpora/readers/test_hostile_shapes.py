"""Short files that state or imply enormous work are refused or read at once."""

import contextlib
import sqlite3

import pytest

from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

pytestmark = pytest.mark.timeout(120)  # work in proportion to the stated size would take hours


def test_a_subject_of_endless_encoded_words_stays_as_it_is(tmp_path):
    file = tmp_path / "letter.eml"
    subject = b"=?utf-8?q?a?= " * 200_000
    file.write_bytes(b"From: ada@example.org\nSubject: " + subject + b"\n\nSee you at ten.\n")
    (text,) = read_corpus(file).texts
    assert text.startswith("Subject: =?utf-8?q?a?= =?utf-8?q?a?=")
    assert text.endswith("See you at ten.")


@pytest.mark.parametrize("between", [b"", b"\n "])
def test_an_endless_content_type_is_refused(tmp_path, between):
    file = tmp_path / "letter.eml"
    header = b'Content-Type: text/plain; x="' + (b";" + between) * 300_000
    file.write_bytes(b"From: ada@example.org\nSubject: x\n" + header + b"\n\nSee you.\n")
    with pytest.raises(CorpusError, match="more content than a document may have"):
        read_corpus(file)


@pytest.mark.parametrize("sizes", ["40000000 10 1", "10 9000000 1"])
def test_a_matrix_of_nothing_but_empty_documents_is_refused(tmp_path, sizes):
    file = tmp_path / "counts.mtx"
    file.write_text(f"%%MatrixMarket matrix coordinate real general\n{sizes}\n1 1 1\n", "utf-8")
    with pytest.raises(CorpusError, match="but only 1 values"):
        read_corpus(file)


def test_texts_that_a_database_computes_without_end_are_refused(tmp_path):
    file = tmp_path / "posts.sqlite"
    computed = "text TEXT GENERATED ALWAYS AS (printf('%.*c', length(class) * 20, 'x')) VIRTUAL"
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute(f"CREATE TABLE posts (class TEXT, {computed})")
        database.executemany("INSERT INTO posts VALUES (?)", [("a",), ("b",)])
    for sheet in ("", "posts"):
        with pytest.raises(CorpusError, match="computes its texts with printf"):
            read_corpus(file, ReadingSettings(sheet=sheet))


def test_texts_that_a_database_computes_quickly_are_read(tmp_path):
    file = tmp_path / "posts.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        computed = "text TEXT GENERATED ALWAYS AS (upper(said) || '!') VIRTUAL"
        database.execute(f"CREATE TABLE posts (class TEXT, said TEXT, {computed})")
        database.executemany("INSERT INTO posts VALUES (?, ?)", [("a", "one"), ("b", "two")])
    settings = ReadingSettings(text_column="text", class_column="class")
    assert list(read_corpus(file, settings).texts) == ["ONE!", "TWO!"]


def test_a_matrix_with_many_unused_terms_is_read(tmp_path):
    file = tmp_path / "hashed.mtx"
    header = "%%MatrixMarket matrix coordinate real general\n"
    file.write_text(f"{header}2 1048576 2\n1 7 1\n2 1048576 1\n", "utf-8")
    assert len(read_corpus(file)) == 2
